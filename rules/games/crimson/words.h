// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"
#include "rules/games/crimson/game.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The words of scenario files for Crimson Company: lanes, sides, phases, cards in play, choices.
namespace rules::crimson {

[[nodiscard]] std::string_view laneWord(Lane lane);
[[nodiscard]] std::string_view sideWord(Side side);
[[nodiscard]] std::string_view phaseWord(Phase phase);
[[nodiscard]] std::string placeWord(std::size_t zone, std::size_t position); ///< "left.B.2"

[[nodiscard]] std::optional<Lane> readLane(std::string_view word);
[[nodiscard]] std::optional<Side> readSide(std::string_view word);
[[nodiscard]] std::optional<Phase> readPhase(std::string_view word);
/// A whole number from 0 to 60,000.
[[nodiscard]] std::optional<int> readNumber(std::string_view word);
/// "left.B.2" as zone and position (from 0); the place need not hold a card.
struct Place
{
    std::size_t zone = 0;
    std::size_t position = 0;
};
[[nodiscard]] std::optional<Place> readPlace(std::string_view word);

[[nodiscard]] std::string writeChoice(const Game& game, const Choice& choice);
[[nodiscard]] Result<Choice> readChoice(const Game& game, std::span<const std::string> words);

} // namespace rules::crimson
