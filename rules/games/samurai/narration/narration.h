// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/games/samurai/game.h"

#include <string>

/// Samurai Spirit in words, English and German. Pure functions over the values of the engine; the table, the
/// log, the command line and screen readers all show what they return. Texts are UTF-8 and do not depend on a
/// locale. Names of samurai are never inflected; a raider is its value, with what else it shows in brackets.
namespace rules::samurai {

/// One line of the log, a full sentence in the third person.
[[nodiscard]] std::string tell(const Game& game, const Event& event, Language language);

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

/// "3 (farm, flames, wound)"
[[nodiscard]] std::string raiderText(Kind kind, Language language);
/// "farm", "no defending": what is drawn on a raider, without its value.
[[nodiscard]] std::string symbolName(Symbol symbol, Language language);
[[nodiscard]] std::string penaltyName(Penalty penalty, Language language);
/// What a penalty does, a sentence.
[[nodiscard]] std::string penaltyText(Penalty penalty, Language language);
/// What talent and Kiai of a samurai do, sentences; `isAnimal`: on the animal side.
[[nodiscard]] std::string talentText(Talent talent, Language language);
[[nodiscard]] std::string kiaiText(KiaiEffect effect, bool isAnimal, Language language);
/// What a token does when it is lost or saved, a sentence.
[[nodiscard]] std::string tokenText(TokenSort sort, std::uint8_t effect, Language language);

} // namespace rules::samurai
