// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/games/crimson/game.h"

#include <string>
#include <vector>

/// Crimson Company in words, English and German. Pure functions over the values of the engine; the table, the
/// log, the command line and screen readers all show what they return. Texts are UTF-8 and do not depend on a
/// locale.
///
/// Players are named by their letters and numbers. Lanes are left, middle and right from A's seat, whoever
/// reads; in a ring they are named by their front. Card names
/// are never inflected: the German sentences are built around the name in its nominative or behind the word
/// "Karte".
namespace rules::crimson {

/// One line of the log, a full sentence in the third person.
[[nodiscard]] std::string tell(const Game& game, const Seating& seating, const Event& event,
                               Language language);

/// The same as the other players see it: a secret bid, a card drawn or passed on in co-op.
[[nodiscard]] std::string tellOpen(const Game& game, const Seating& seating, const Event& event,
                                   Language language);

/// The open question, addressed to the one who decides. `question` is what `game` asks in `state`. After the
/// match it says that the match is over.
[[nodiscard]] std::string ask(const Game& game, const State& state, const Question& question,
                              Language language);

/// Why `choice` of `who` (a seat, or a party together) is not legal in `state`, one sentence addressed to
/// them. `refusal` is what `game` answered. The choice may be any numbers at all.
[[nodiscard]] std::string refusal(const Game& game, const State& state, Seat who, const Choice& choice,
                                  const Refusal& refusal, Language language);

/// A choice as a person reads it in a list of answers, without a full stop. Any numbers are allowed; what
/// means nothing in `state` says so.
[[nodiscard]] std::string describeChoice(const Game& game, const State& state, const Choice& choice,
                                         Language language);

/// How one half of a lane counts if it were scored now: for every card from the castle outward its strength,
/// then each change with its source; then the total, and the rule by which the lane is won where it is not
/// the usual one. The lines have no full stop.
[[nodiscard]] std::vector<std::string> explain(const Game& game, const State& state, Lane lane, Half half,
                                               Language language);

} // namespace rules::crimson
