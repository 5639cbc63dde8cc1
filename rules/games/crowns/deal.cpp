// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/deal.h"

#include <algorithm>

namespace rules::crowns {

namespace {

// From the lowest bit: partner 4, ravens 6 + 6, number of cards given 3, six cards of 6 bits each. The first
// 8 bits share the choice's verb, the other 48 are its numbers.
constexpr unsigned kSeatBits = 4;
constexpr unsigned kRavenBits = 6;
constexpr unsigned kCountBits = 3;
constexpr unsigned kCardBits = 6;
constexpr unsigned kNoCardHere = 63;

class Packer
{
public:
    void put(std::uint64_t value, unsigned bits)
    {
        m_value |= value << m_at;
        m_at += bits;
    }
    [[nodiscard]] std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0;
    unsigned m_at = 0;
};

} // namespace

bool Deal::empty() const
{
    return giveRavens == getRavens && std::is_permutation(give.begin(), give.end(), get.begin(), get.end());
}

Choice encodeDeal(const Deal& deal)
{
    Packer packer;
    packer.put(deal.with, kSeatBits);
    packer.put(deal.giveRavens, kRavenBits);
    packer.put(deal.getRavens, kRavenBits);
    packer.put(deal.give.size(), kCountBits);
    Deal sorted = deal; // written alike whatever the order
    std::sort(sorted.give.begin(), sorted.give.end());
    std::sort(sorted.get.begin(), sorted.get.end());
    for (const CardCode code : sorted.give)
        packer.put(code, kCardBits);
    for (const CardCode code : sorted.get)
        packer.put(code, kCardBits);
    for (std::size_t i = deal.give.size() + deal.get.size(); i < Deal::kMaxCards; ++i)
        packer.put(kNoCardHere, kCardBits);
    const std::uint64_t value = packer.value();
    return {static_cast<std::uint16_t>(unsigned(Verb::Deal) | (value & 0xffu) << 8u),
            static_cast<std::uint16_t>(value >> 8u), static_cast<std::uint16_t>(value >> 24u),
            static_cast<std::uint16_t>(value >> 40u)};
}

std::optional<Deal> decodeDeal(const Choice& choice)
{
    if (verbOf(choice) != Verb::Deal)
        return std::nullopt;
    std::uint64_t value = std::uint64_t{choice.verb} >> 8u | std::uint64_t{choice.a} << 8u |
                          std::uint64_t{choice.b} << 24u | std::uint64_t{choice.c} << 40u;
    const auto take = [&value](unsigned bits) {
        const auto number = static_cast<unsigned>(value & ((1u << bits) - 1));
        value >>= bits;
        return number;
    };
    Deal deal;
    deal.with = static_cast<Seat>(take(kSeatBits));
    deal.giveRavens = static_cast<std::uint8_t>(take(kRavenBits));
    deal.getRavens = static_cast<std::uint8_t>(take(kRavenBits));
    const unsigned given = take(kCountBits);
    if (given > Deal::kMaxCards)
        return std::nullopt;
    for (unsigned i = 0; i < Deal::kMaxCards; ++i) {
        const unsigned code = take(kCardBits);
        if (code == kNoCardHere ? i < given : code >= kCodes)
            return std::nullopt;
        if (code != kNoCardHere)
            (i < given ? deal.give : deal.get).push_back(static_cast<CardCode>(code));
    }
    if (encodeDeal(deal) != choice)
        return std::nullopt;
    return deal;
}

} // namespace rules::crowns
