// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// What a match starts from, in words of the game: decks, castles, options. Together with the rules and the
/// library it decides everything that is not a choice.
struct MatchSetup
{
    std::string game;
    std::string variant;
    std::uint64_t seed = 1;
    std::vector<std::vector<std::string>> lines; ///< each a keyword and its words: {"deck", "bard", …}
    /// How many seats, where the variant lets people choose; 0: the variant's usual number.
    unsigned players = 0;

    friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

struct MatchStep
{
    std::string who;                ///< the seat, or the party that decided together
    std::vector<std::string> words; ///< the choice as behind `do WHO` in a scenario
    std::uint64_t hash = 0;         ///< of the state after it

    friend bool operator==(const MatchStep&, const MatchStep&) = default;
};

/// A match from its set-up to wherever it was saved: rules version, library hash, set-up, seed and choices,
/// with the state hash of every step. Plain text, one line per step; the last line counts them, so a file
/// that was cut off is found out.
struct MatchFile
{
    std::uint32_t rulesVersion = 0;
    std::uint64_t libraryHash = 0;
    MatchSetup setup;
    std::uint64_t startHash = 0;
    std::vector<MatchStep> steps;

    friend bool operator==(const MatchFile&, const MatchFile&) = default;
};

[[nodiscard]] std::string writeMatchFile(const MatchFile& file);
/// Reads what writeMatchFile wrote; the words of set-up and choices are checked by the game. An error names
/// its line.
[[nodiscard]] Result<MatchFile> readMatchFile(std::string_view text);

/// The same for people who want back what is left: a file that is damaged after its first step gives the
/// steps before the damage, and says what it is.
struct SalvagedMatch
{
    MatchFile file;
    std::optional<Error> wrong;
};
[[nodiscard]] Result<SalvagedMatch> salvageMatchFile(std::string_view text);

} // namespace rules
