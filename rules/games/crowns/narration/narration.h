// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/games/crowns/game.h"

#include <string>

/// Game of Crowns in words, English and German. Pure functions over the values of the engine; the table, the
/// log, the command line and screen readers all show what they return. Texts are UTF-8 and do not depend on a
/// locale. Players are called by their houses; names of cards are never inflected.
namespace rules::crowns {

/// One line of the log, a full sentence in the third person. `open`: as those read it who may not know the
/// card or the vote; empty where they read nothing at all.
[[nodiscard]] std::string tell(const Game& game, const State& state, const Event& event, Language language,
                               bool open = false);

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

/// Where the points of a seat come from, one sentence per kind of card that it holds.
struct ScoreLine
{
    Clause clause = Clause::Score;
    Clause also = Clause::None;
    std::string text;
};
/// The sum of that explanation.
[[nodiscard]] int knownScore(const Game& game, const State& state, Seat seat);
/// While the match runs, cards that depend on other hands are left for the end: the owner must not learn
/// from the sum what the others hold.
[[nodiscard]] std::vector<ScoreLine> explainScore(const Game& game, const State& state, Seat seat,
                                                  Language language);

} // namespace rules::crowns
