// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/games/battleground/game.h"

#include <string>

/// Battleground in words, English and German. Pure functions over the values of the engine; the table, the
/// log, the command line and screen readers all show what they return. Texts are UTF-8 and do not depend on a
/// locale. Players are the letters A and B, tiles their names. Names of characters are never inflected.
namespace rules::battleground {

/// One line of the log, a full sentence in the third person. `open`: as it is told to those who may not know
/// the card.
[[nodiscard]] std::string tell(const Game& game, const Event& event, Language language, bool open = false);

/// Whether only the side of the event may know its card: bg.hand.
[[nodiscard]] bool isSecret(const Event& event);

/// The open question, addressed to the one who decides; after the match it says that the match is over.
[[nodiscard]] std::string ask(const Game& game, const State& state, const Question& question,
                              Language language);

/// Why `choice` of `seat` is not legal in `state`, one sentence addressed to that seat. `refusal` is what
/// `game` answered. The choice may be any numbers at all.
[[nodiscard]] std::string refusal(const Game& game, const State& state, Seat seat, const Choice& choice,
                                  const Refusal& refusal, Language language);

/// A choice as a person reads it in a list of answers, without a full stop. Any numbers are allowed; what
/// means nothing in `state` says so.
[[nodiscard]] std::string describeChoice(const Game& game, const State& state, const Choice& choice,
                                         Language language);

} // namespace rules::battleground
