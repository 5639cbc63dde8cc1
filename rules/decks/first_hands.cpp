// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/deck_check.h"

#include <algorithm>
#include <map>

namespace rules::decks {

namespace {

std::uint64_t choose(int from, int count)
{
    std::uint64_t ways = 1;
    for (int i = 1; i <= count; ++i)
        ways = ways * static_cast<std::uint64_t>(from - count + i) / static_cast<std::uint64_t>(i);
    return ways;
}

/// Hands by how many cards of each cost they hold, from the cheapest cost up.
class Hands
{
public:
    Hands(const FirstHand& rule, const std::map<int, int>& copiesByCost)
        : m_rule(rule)
        , m_costs(copiesByCost.begin(), copiesByCost.end())
    {}

    [[nodiscard]] FirstHands count()
    {
        deal(0, m_rule.cards, m_rule.plays, 0, 1);
        return m_found;
    }

private:
    /// `missing` cards are still to be paid for; the cheaper ones, which cost `paid`, come first.
    void deal(std::size_t at, int left, int missing, int paid, std::uint64_t ways)
    {
        if (left == 0 || at == m_costs.size()) {
            if (left > 0)
                return;
            m_found.all += ways;
            if (missing > 0 || paid > m_rule.budget)
                m_found.failing += ways;
            return;
        }
        const auto [cost, copies] = m_costs[at];
        for (int taken = 0; taken <= std::min(left, copies); ++taken) {
            const int down = std::min(taken, missing);
            deal(at + 1, left - taken, missing - down, paid + down * cost, ways * choose(copies, taken));
        }
    }

    const FirstHand& m_rule;
    std::vector<std::pair<int, int>> m_costs;
    FirstHands m_found;
};

} // namespace

FirstHands firstHands(const FirstHand& rule, const DeckList& deck, const CardPool& pool)
{
    std::map<int, int> copiesByCost;
    for (const Entry& entry : deck.cards)
        if (const PoolCard* card = pool.find(entry.card))
            copiesByCost[card->cost] += entry.copies;
    return Hands(rule, copiesByCost).count();
}

} // namespace rules::decks
