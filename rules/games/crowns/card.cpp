// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/card.h"

#include <algorithm>

namespace rules::crowns {

namespace {

constexpr std::array<std::string_view, kKinds> kKindWords{
    "castellan", "coinage",  "feud",   "knight", "princess", "trader",    "artist",
    "bard",      "diplomat", "jester", "priest", "sentinel", "undertaker"};
constexpr std::array<std::string_view, kHouses> kHouseWords{
    "lyre", "redtower", "orlok", "chiron", "akroyear", "midian", "celestian", "occultus", "ki-rin"};

template <class T, class Words>
std::optional<T> find(const Words& words, std::string_view word)
{
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end())
        return std::nullopt;
    return static_cast<T>(found - words.begin());
}

} // namespace

std::string_view kindWord(Kind kind)
{
    return kKindWords[std::size_t(kind)];
}

std::string_view houseWord(House house)
{
    return house < kHouses ? kHouseWords[house] : std::string_view{};
}

std::string cardWord(CardCode code)
{
    if (code >= kCodes)
        return "?";
    std::string word(kindWord(kindOf(code)));
    if (!isGuest(code))
        word += "@" + std::string(houseWord(houseOf(code)));
    return word;
}

std::optional<Kind> readKind(std::string_view word)
{
    return find<Kind>(kKindWords, word);
}

std::optional<House> readHouse(std::string_view word)
{
    return find<House>(kHouseWords, word);
}

std::optional<CardCode> readCard(std::string_view word)
{
    const std::size_t at = word.find('@');
    const auto kind = readKind(word.substr(0, at));
    if (!kind)
        return std::nullopt;
    const bool guest = std::size_t(*kind) >= kHouseKinds;
    if (guest != (at == std::string_view::npos))
        return std::nullopt;
    if (guest)
        return codeOf(*kind);
    const auto house = readHouse(word.substr(at + 1));
    if (!house)
        return std::nullopt;
    return codeOf(*kind, *house);
}

} // namespace rules::crowns
