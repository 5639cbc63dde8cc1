// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/proxy_job.h"

#include <QCollator>

#include <algorithm>
#include <numeric>

namespace model {

namespace {

/// Indexes of the cards, in the order in which they are printed.
std::vector<int> ordered(const ProxyDeck& deck, const SheetOptions& options)
{
    std::vector<int> order(deck.cards.size());
    std::iota(order.begin(), order.end(), 0);
    const auto card = [&deck](int index) -> const Card& {
        return deck.cards[static_cast<size_t>(index)].card;
    };
    QCollator collator(localeFor(options.language));
    collator.setNumericMode(true);
    const auto byName = [&](int a, int b) {
        return collator.compare(card(a).name.in(options.language), card(b).name.in(options.language)) < 0;
    };
    if (options.order == SheetOrder::Name)
        std::stable_sort(order.begin(), order.end(), byName);
    if (options.order == SheetOrder::Strength)
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
            return card(a).strength != card(b).strength ? card(a).strength < card(b).strength : byName(a, b);
        });
    return order;
}

std::vector<int> withCopies(const ProxyDeck& deck, const SheetOptions& options)
{
    std::vector<int> all;
    const int sets = options.inSets ? options.copies : 1;
    const int together = options.inSets ? 1 : options.copies;
    for (int set = 0; set < sets; ++set) {
        for (const int index : ordered(deck, options)) {
            const int copies = deck.cards[static_cast<size_t>(index)].copies * together;
            all.insert(all.end(), static_cast<size_t>(copies), index);
        }
    }
    return all;
}

} // namespace

int ProxyJob::cards() const
{
    int count = 0;
    for (const ProxySheet& sheet : sheets)
        count += static_cast<int>(sheet.cards.size());
    return count;
}

SheetResult<ProxyJob> planJob(ProxyDeck deck, const SheetOptions& options)
{
    const SheetResult<SheetLayout> layout = layOut(options);
    if (!layout)
        return layout.error();
    qint64 total = 0;
    for (const ProxyCard& card : deck.cards)
        total += qint64{std::max(card.copies, 0)} * options.copies;
    if (total == 0)
        return SheetProblem{SheetProblem::Kind::NoCards};
    if (total > kMostProxies)
        return SheetProblem{SheetProblem::Kind::TooMany, static_cast<double>(total), 0, 0, kMostProxies};

    ProxyJob job{options, *layout, std::move(deck), {}};
    int slot = options.firstSlot - 1;
    job.sheets.emplace_back();
    for (const int card : withCopies(job.deck, options)) {
        while (job.sheets.size() == 1 && slot < layout->slots() && options.skipped.contains(slot + 1))
            ++slot;
        if (slot >= layout->slots()) {
            slot = 0;
            job.sheets.emplace_back();
        }
        job.sheets.back().cards.push_back({slot, card});
        ++slot;
    }
    // Nothing was free on the first sheet: it would come out empty.
    if (job.sheets.front().cards.empty())
        job.sheets.erase(job.sheets.begin());
    return job;
}

} // namespace model
