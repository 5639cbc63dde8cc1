// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/row_options.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rules::crowns {

inline constexpr std::size_t kHouses = 9;
inline constexpr std::size_t kHouseKinds = 6; ///< kinds of cards that every house has
inline constexpr std::size_t kGuestKinds = 7;
inline constexpr std::size_t kKinds = kHouseKinds + kGuestKinds;

using House = std::uint8_t; ///< 0 … 8 in the order of houseWords()
inline constexpr House kNoHouse = 0xff;

/// House cards first, then guests; each group in alphabetical order.
enum class Kind : std::uint8_t {
    Castellan,
    Coinage,
    Feud,
    Knight,
    Princess,
    Trader,
    Artist,
    Bard,
    Diplomat,
    Jester,
    Priest,
    Sentinel,
    Undertaker,
};

/// A printed card: a kind and, for house cards, a banner. Cards of one code cannot be told apart. There are
/// fewer than 64 codes, so a hand as a choice of cards is one set of bits.
using CardCode = std::uint8_t;
inline constexpr std::size_t kHouseCodes = kHouses * kHouseKinds;
inline constexpr std::size_t kCodes = kHouseCodes + kGuestKinds;
/// A card that the viewer of a position does not know.
inline constexpr CardCode kHiddenCode = 0xff;
static_assert(kCodes < 64);

[[nodiscard]] inline constexpr CardCode codeOf(Kind kind, House house = kNoHouse)
{
    const auto number = std::size_t(kind);
    if (number < kHouseKinds && house >= kHouses)
        return kHiddenCode;
    return static_cast<CardCode>(number < kHouseKinds ? house * kHouseKinds + number
                                                      : kHouseCodes + number - kHouseKinds);
}

namespace detail {
inline constexpr auto kKindOf = [] {
    std::array<Kind, kCodes> kinds{};
    for (std::size_t code = 0; code < kCodes; ++code)
        kinds[code] =
            static_cast<Kind>(code < kHouseCodes ? code % kHouseKinds : code - kHouseCodes + kHouseKinds);
    return kinds;
}();
inline constexpr auto kMaskOf = [] {
    std::array<Bits, kKinds> masks{};
    for (std::size_t code = 0; code < kCodes; ++code)
        masks[std::size_t(kKindOf[code])] |= bit(code);
    return masks;
}();
} // namespace detail

[[nodiscard]] inline constexpr Kind kindOf(CardCode code)
{
    return detail::kKindOf[code];
}
[[nodiscard]] inline constexpr bool isGuest(CardCode code)
{
    return code >= kHouseCodes;
}
/// The house whose banner the card has; kNoHouse for guests.
[[nodiscard]] inline constexpr House houseOf(CardCode code)
{
    return isGuest(code) ? kNoHouse : static_cast<House>(code / kHouseKinds);
}
/// All codes of a kind.
[[nodiscard]] inline constexpr Bits codesOf(Kind kind)
{
    return detail::kMaskOf[std::size_t(kind)];
}

/// "knight"; "ki-rin"; "knight@lyre", "jester" as scenario files name cards.
[[nodiscard]] std::string_view kindWord(Kind kind);
[[nodiscard]] std::string_view houseWord(House house);
[[nodiscard]] std::string cardWord(CardCode code);
[[nodiscard]] std::optional<Kind> readKind(std::string_view word);
[[nodiscard]] std::optional<House> readHouse(std::string_view word);
[[nodiscard]] std::optional<CardCode> readCard(std::string_view word);

} // namespace rules::crowns
