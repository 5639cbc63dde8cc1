// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_rules_file.h"

#include "model/games/game_cards.h"

#include <QFile>

#include <algorithm>
#include <map>

namespace model {

namespace {

/// Nothing for a game without decks.
std::optional<rules::decks::DeckRules> readBuiltIn(const QString& game)
{
    QFile file(QStringLiteral(":/castellan/decks/%1.json").arg(game));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    auto rules = rules::decks::readDeckRules(file.readAll().toStdString());
    Q_ASSERT(rules);
    return *rules;
}

std::map<QString, rules::decks::DeckRules> readAll()
{
    std::map<QString, rules::decks::DeckRules> all;
    for (const GameCards* game : allGameCards())
        if (auto rules = readBuiltIn(game->id()))
            all.emplace(game->id(), std::move(*rules));
    return all;
}

} // namespace

const rules::decks::DeckRules* deckRulesOf(const QString& game)
{
    static const std::map<QString, rules::decks::DeckRules> all = readAll();
    const auto found = all.find(game);
    return found == all.end() ? nullptr : &found->second;
}

const rules::decks::Variant* variantOf(const Deck& deck)
{
    const rules::decks::DeckRules* rules = deckRulesOf(deck.game);
    if (rules == nullptr)
        return nullptr;
    const rules::decks::Variant* variant = rules->variant(deck.variant.toStdString());
    return variant != nullptr ? variant : &rules->variants.front();
}

const rules::decks::Field* deckField(const QString& game, const QString& key)
{
    const rules::decks::DeckRules* rules = deckRulesOf(game);
    return rules == nullptr ? nullptr : rules->field(key.toStdString());
}

const rules::decks::Field* fieldForCard(const Card& card)
{
    const rules::decks::DeckRules* rules = deckRulesOf(card.game);
    return rules == nullptr ? nullptr : rules->fieldFor(card.kind.id().toStdString());
}

std::vector<FieldCards> fieldCards(const Deck& deck)
{
    std::vector<FieldCards> all;
    if (const rules::decks::DeckRules* rules = deckRulesOf(deck.game))
        for (const rules::decks::Field& field : rules->fields) {
            const QString key = QString::fromStdString(field.key);
            if (!field.isNumber() && deck.fields.contains(key))
                all.push_back({&field, key, deck.wordsOf(key)});
        }
    return all;
}

bool hasCards(const Deck& deck)
{
    return !deck.cards.empty() || !fieldCards(deck).empty();
}

QString usualVariant(const QString& game)
{
    const rules::decks::DeckRules* rules = deckRulesOf(game);
    if (rules == nullptr)
        return {};
    const auto paired = std::find_if(rules->variants.begin(), rules->variants.end(),
                                     [](const auto& variant) { return variant.pairing.has_value(); });
    return QString::fromStdString(paired == rules->variants.end() ? rules->variants.front().id : paired->id);
}

rules::decks::DeckCheck checkDeck(const Deck& deck, const CardDirectory& cards)
{
    const rules::decks::Variant* variant = variantOf(deck);
    return variant == nullptr ? rules::decks::DeckCheck()
                              : rules::decks::check(*variant, listOf(deck), cards.pool());
}

} // namespace model
