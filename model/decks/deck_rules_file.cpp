// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_rules_file.h"

#include "model/library/library_content.h"

#include <QFile>

namespace model {

namespace {

rules::decks::DeckRules readBuiltIn(const QString& game)
{
    QFile file(QStringLiteral(":/castellan/decks/%1.json").arg(game));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    auto rules = rules::decks::readDeckRules(file.readAll().toStdString());
    Q_ASSERT(rules);
    return *rules;
}

} // namespace

const rules::decks::DeckRules* deckRulesOf(const QString& game)
{
    if (game != kCrimsonCompany)
        return nullptr;
    static const rules::decks::DeckRules crimson = readBuiltIn(game);
    return &crimson;
}

const rules::decks::Variant* variantOf(const Deck& deck)
{
    const rules::decks::DeckRules* rules = deckRulesOf(deck.game);
    if (rules == nullptr)
        return nullptr;
    const rules::decks::Variant* variant = rules->variant(deck.variant.toStdString());
    return variant != nullptr ? variant : &rules->variants.front();
}

rules::decks::DeckCheck checkDeck(const Deck& deck, const CardDirectory& cards)
{
    const rules::decks::Variant* variant = variantOf(deck);
    return variant == nullptr ? rules::decks::DeckCheck()
                              : rules::decks::check(*variant, listOf(deck), cards.pool());
}

} // namespace model
