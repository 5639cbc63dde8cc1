// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/simulation.h"
#include "rules/core/any_match.h"
#include "rules/games/known_game.h"

#include <functional>
#include <optional>
#include <vector>

namespace rules::bots {

/// The party that everybody at the table belongs to; nothing where people play against each other.
[[nodiscard]] std::optional<std::string> commonParty(const AnyMatch& match);

struct SurvivalOptions
{
    std::uint32_t playouts = 200; ///< per position
    std::uint64_t seed = 1;
    std::function<bool()> isCancelled{}; ///< asked between playouts; may be empty
    std::function<void(std::size_t done, std::size_t total)> onProgress{}; ///< of a whole match; may be empty
};

/// How often a party comes first when the match goes on from here with greedy bots on all seats. Everything
/// that the one who is asked cannot know is drawn anew for each playout. The same for the same seed; in a
/// finished match 0 or 1 without an interval.
[[nodiscard]] Share survival(const AnyMatch& match, std::string_view party, const SurvivalOptions& options);

/// The chance of survival at the start of a turn.
struct SurvivalPoint
{
    std::size_t step = 0; ///< how many choices were made before it
    std::size_t turn = 0; ///< counted from 1
    Share share;
};

/// The chances of a match turn by turn; its last point is where the file ends. An error if the match cannot
/// be replayed, or if people play against each other in it.
[[nodiscard]] Result<std::vector<SurvivalPoint>> survivalOf(const KnownGame& game, const MatchFile& file,
                                                            const SurvivalOptions& options);

/// The point after which the chance fell most; nothing if it never fell.
[[nodiscard]] std::optional<std::size_t> largestDrop(const std::vector<SurvivalPoint>& points);

} // namespace rules::bots
