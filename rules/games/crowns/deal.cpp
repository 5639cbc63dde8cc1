// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/deal.h"

#include <algorithm>
#include <array>

namespace rules::crowns {

namespace {

// From the lowest bit: partner 4, ravens 6 + 6, one bit for the form, 39 bits for the cards. The first 8 bits
// share the choice's verb, the other 48 are its numbers. A list of cards is the number of those given (3
// bits) and six cards of 6 bits each. Otherwise the cards are one number of mixed radix: for each kind of
// card in the active player's hand, then in the partner's, how many of it change hands.
constexpr unsigned kSeatBits = 4;
constexpr unsigned kRavenBits = 6;
constexpr unsigned kFormBits = 1;
constexpr unsigned kCountBits = 3;
constexpr unsigned kCardBits = 6;
constexpr unsigned kCardsBits = kCountBits + kMaxListedCards * kCardBits;
constexpr unsigned kNoCardHere = 63;
static_assert(kSeatBits + 2 * kRavenBits + kFormBits + kCardsBits == 56);

class DealPacker
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

using CodeCounts = std::array<std::uint8_t, kCodes>;

template <class Codes>
CodeCounts countCodes(const Codes& codes)
{
    CodeCounts counts{};
    for (const CardCode code : codes)
        ++counts[code];
    return counts;
}

CodeCounts countHand(const State& state, Seat seat)
{
    CodeCounts counts{};
    for (const CardIx card : state.cards.in(zone::hand(seat)))
        if (state.code[card] < kCodes) // hidden cards are not counted
            ++counts[state.code[card]];
    return counts;
}

/// How many of each card change hands, as one number.
class HandNumber
{
public:
    /// False if the hand lacks a card, or if the number becomes too large.
    bool add(const CodeCounts& hand, const CodeCounts& chosen)
    {
        for (std::size_t code = 0; code < kCodes; ++code) {
            if (chosen[code] > hand[code])
                return false;
            if (hand[code] == 0)
                continue;
            m_value += m_radix * chosen[code];
            m_radix *= hand[code] + 1u;
            if (m_radix > std::uint64_t{1} << kCardsBits)
                return false;
        }
        return true;
    }
    [[nodiscard]] std::uint64_t value() const { return m_value; }

    /// The cards of a hand that `number` names; what is left of it is that of the next hand.
    template <class Codes>
    static void take(std::uint64_t& number, const CodeCounts& hand, Codes& into)
    {
        for (std::size_t code = 0; code < kCodes; ++code) {
            if (hand[code] == 0)
                continue;
            for (auto count = number % (hand[code] + 1u); count > 0; --count)
                into.push_back(static_cast<CardCode>(code));
            number /= hand[code] + 1u;
        }
    }

private:
    std::uint64_t m_value = 0;
    std::uint64_t m_radix = 1;
};

} // namespace

bool Deal::empty() const
{
    return giveRavens == getRavens && std::is_permutation(give.begin(), give.end(), get.begin(), get.end());
}

std::optional<Choice> encodeDeal(const State& state, const Deal& deal)
{
    DealPacker packer;
    packer.put(deal.with, kSeatBits);
    packer.put(deal.giveRavens, kRavenBits);
    packer.put(deal.getRavens, kRavenBits);
    const std::size_t cards = deal.give.size() + deal.get.size();
    packer.put(cards > kMaxListedCards ? 1 : 0, kFormBits);
    if (cards > kMaxListedCards) {
        HandNumber number;
        if (deal.with >= state.players ||
            !number.add(countHand(state, state.active), countCodes(deal.give)) ||
            !number.add(countHand(state, deal.with), countCodes(deal.get)))
            return std::nullopt;
        packer.put(number.value(), kCardsBits);
    } else {
        packer.put(deal.give.size(), kCountBits);
        Deal sorted = deal; // written alike whatever the order
        std::sort(sorted.give.begin(), sorted.give.end());
        std::sort(sorted.get.begin(), sorted.get.end());
        for (const CardCode code : sorted.give)
            packer.put(code, kCardBits);
        for (const CardCode code : sorted.get)
            packer.put(code, kCardBits);
        for (std::size_t i = cards; i < kMaxListedCards; ++i)
            packer.put(kNoCardHere, kCardBits);
    }
    const std::uint64_t value = packer.value();
    return Choice{static_cast<std::uint16_t>(unsigned(Verb::Deal) | (value & 0xffu) << 8u),
                  static_cast<std::uint16_t>(value >> 8u), static_cast<std::uint16_t>(value >> 24u),
                  static_cast<std::uint16_t>(value >> 40u)};
}

std::optional<Deal> decodeDeal(const State& state, const Choice& choice)
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
    if (take(kFormBits) != 0) {
        if (deal.with >= state.players)
            return std::nullopt;
        HandNumber::take(value, countHand(state, state.active), deal.give);
        HandNumber::take(value, countHand(state, deal.with), deal.get);
    } else {
        const unsigned given = take(kCountBits);
        if (given > kMaxListedCards)
            return std::nullopt;
        for (unsigned i = 0; i < kMaxListedCards; ++i) {
            const unsigned code = take(kCardBits);
            if (code == kNoCardHere ? i < given : code >= kCodes)
                return std::nullopt;
            if (code != kNoCardHere)
                (i < given ? deal.give : deal.get).push_back(static_cast<CardCode>(code));
        }
    }
    if (encodeDeal(state, deal) != choice)
        return std::nullopt;
    return deal;
}

} // namespace rules::crowns
