// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/core/result.h"
#include "rules/games/crowns/game.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The words of scenario files for Game of Crowns: seats, phases, choices. Cards and houses: see card.h.
namespace rules::crowns {

/// A house that does not play, as the seat in a choice: a valid word that is always refused.
inline constexpr std::uint16_t kAbsentSeat = 16;

/// "lyre"; empty for what is not a seat of the match.
[[nodiscard]] std::string_view seatWord(const State& state, Seat seat);
[[nodiscard]] std::optional<Seat> readSeat(const State& state, std::string_view word);
[[nodiscard]] std::string_view phaseWord(Ask ask);
[[nodiscard]] BothLanguages houseName(House house);
/// How people call a phase, a zone or a counter; the word itself where there is no other name.
[[nodiscard]] BothLanguages wordName(std::string_view word);

[[nodiscard]] std::string writeChoice(const Game& game, const State& state, const Choice& choice);
/// `seat` is who makes the choice; secret answers name it.
[[nodiscard]] Result<Choice> readChoice(const State& state, std::optional<Seat> seat,
                                        std::span<const std::string> words);

} // namespace rules::crowns
