// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/proxy_deck.h"

#include "model/decks/deck_rules_file.h"

#include <algorithm>

namespace model {

ProxyCard proxyCardOf(const Card& card, int copies, const Rulebook& book)
{
    ProxyCard proxy{card, copies, {}};
    for (const Clarification* found : book.clarificationsOfCard(card.id))
        proxy.clarifications.push_back(*found);
    return proxy;
}

const PrintSet* printSetOf(const std::vector<PrintSet>& sets, QStringView id)
{
    const auto found =
        std::find_if(sets.begin(), sets.end(), [id](const PrintSet& set) { return set.id == id; });
    return found == sets.end() ? nullptr : &*found;
}

ProxyDeck proxyBoxOf(const GameCards& game, const PrintSet* set, const CardDirectory& cards,
                     const Rulebook& book)
{
    ProxyDeck box;
    const std::vector<PrintSet> sets = game.printSets();
    for (const DirectoryCard& each : cards.cards()) {
        const Card& card = each.card;
        const CardFigure* const copies = card.figure(kCopies);
        const int count = copies != nullptr ? copies->value : 1;
        if (count <= 0 || (set != nullptr && !set->holds(card)))
            continue;
        const auto own = std::find_if(sets.begin(), sets.end(),
                                      [&card](const PrintSet& known) { return known.holds(card); });
        const bool hasSides = own != sets.end() && own->sides != nullptr;
        for (const Card& side : hasSides ? own->sides(card) : std::vector<Card>{card}) {
            box.cards.push_back(proxyCardOf(card, count, book));
            box.cards.back().card = side;
        }
    }
    return box;
}

ProxyDeck proxyDeckOf(const Deck& deck, const CardDirectory& cards, const Rulebook& book,
                      QStringList* unknown)
{
    ProxyDeck proxies;
    proxies.name = deck.name;
    proxies.sleeves = QColor(deck.sleeves);
    const auto add = [&](const QString& id, int copies) {
        if (const DirectoryCard* known = cards.find(id))
            proxies.cards.push_back(proxyCardOf(known->card, copies, book));
        else if (unknown != nullptr)
            *unknown << id;
    };
    for (const DeckCard& card : deck.cards)
        add(card.card, card.copies);
    for (const FieldCards& field : fieldCards(deck))
        for (const QString& card : field.cards)
            add(card, 1);
    return proxies;
}

} // namespace model
