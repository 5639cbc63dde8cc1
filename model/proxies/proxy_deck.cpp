// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/proxy_deck.h"

#include "model/decks/deck_rules_file.h"

namespace model {

ProxyCard proxyCardOf(const Card& card, int copies, const Rulebook& book)
{
    ProxyCard proxy{card, copies, {}};
    for (const Clarification* found : book.clarificationsOfCard(card.id))
        proxy.clarifications.push_back(*found);
    return proxy;
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
