// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace model {

/// Which letters a word has, as bits: what misses more of them than slips are allowed need not be compared.
[[nodiscard]] std::uint32_t letterBits(std::string_view word);

/// The longest word that slips are counted in.
inline constexpr std::size_t kLongestSlippedWord = 40;

/// How many slips (a letter too many, missing, wrong, or two exchanged) part the words; more than `most` is
/// most + 1. `beginning`: of the nearest beginning of `word`. `most` is at most 3.
[[nodiscard]] int slipsBetween(std::string_view typed, std::string_view word, int most, bool beginning);

} // namespace model
