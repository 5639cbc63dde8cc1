// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"
#include "rules/games/crimson/game.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The words of scenario files for Crimson Company: lanes, players, phases, cards in play, choices.
namespace rules::crimson {

[[nodiscard]] std::string_view variantWord(Variant variant);
[[nodiscard]] std::optional<Variant> readVariant(std::string_view word);

[[nodiscard]] std::string laneWord(const Seating& seating, Lane lane);    ///< "left", "P1P2.1"
[[nodiscard]] std::string seatWord(const Seating& seating, Seat seat);    ///< "A", "B2", "P4"
[[nodiscard]] std::string partyWord(const Seating& seating, Party party); ///< "A", "P4", "X"
/// A seat, or a party together; empty for nobody.
[[nodiscard]] std::string whoWord(const Seating& seating, Seat who);
[[nodiscard]] std::string_view phaseWord(Phase phase);
/// Whose turn it is: a seat, or in solo and co-op a party.
[[nodiscard]] std::string turnWord(const State& state);
[[nodiscard]] std::string_view difficultyWord(Difficulty difficulty); ///< "very-hard"
[[nodiscard]] std::optional<Difficulty> readDifficulty(std::string_view word);
inline constexpr std::string_view kDifficulties = "easy, medium, hard, very-hard, insane";
[[nodiscard]] std::string zoneWord(const Seating& seating, std::size_t zone); ///< "left.B"
[[nodiscard]] std::string placeWord(const Seating& seating, std::size_t zone,
                                    std::size_t position); ///< "left.B.2"

[[nodiscard]] std::optional<Lane> readLane(const Seating& seating, std::string_view word);
[[nodiscard]] std::optional<Seat> readSeat(const Seating& seating, std::string_view word);
[[nodiscard]] std::optional<Party> readParty(const Seating& seating, std::string_view word);
/// A seat, or a party of several; kNoSeat for any other word.
[[nodiscard]] Seat readWho(const Seating& seating, std::string_view word);
/// The half of a lane: both words must fit together.
[[nodiscard]] std::optional<std::size_t> readHalf(const Seating& seating, std::string_view lane,
                                                  std::string_view party);
/// "left, middle, right", "A, B": what fits, for messages.
[[nodiscard]] std::string laneWords(const Seating& seating);
[[nodiscard]] std::string seatWords(const Seating& seating);
[[nodiscard]] std::string partyWords(const Seating& seating);
/// Whether the word has the form of a lane of any variant: "left", "P1P3.2".
[[nodiscard]] bool isLaneOfAnyVariant(std::string_view word);
/// Whether the word is a player or a side of any variant.
[[nodiscard]] bool isPlayerOfAnyVariant(std::string_view word);
[[nodiscard]] std::optional<Phase> readPhase(std::string_view word);
/// A whole number from 0 to 60,000.
[[nodiscard]] std::optional<int> readNumber(std::string_view word);
/// "left.B.2" as zone and position (from 0); the place need not hold a card.
struct Place
{
    std::size_t zone = 0;
    std::size_t position = 0;
};
[[nodiscard]] std::optional<Place> readPlace(const Seating& seating, std::string_view word);

[[nodiscard]] std::string writeChoice(const Game& game, const State& state, const Choice& choice);
[[nodiscard]] Result<Choice> readChoice(const Game& game, const State& state,
                                        std::span<const std::string> words);

} // namespace rules::crimson
