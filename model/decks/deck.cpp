// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck.h"

#include <QUuid>

#include <algorithm>

namespace model {

int Deck::count() const
{
    int sum = 0;
    for (const DeckCard& card : cards)
        sum += card.copies;
    return sum;
}

int Deck::copiesOf(const QString& card) const
{
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const DeckCard& each) { return each.card == card; });
    return found == cards.end() ? 0 : found->copies;
}

int Deck::numberOf(const QString& field) const
{
    return wordsOf(field).value(0).toInt();
}

int Deck::copiesInFields(const QString& card) const
{
    qsizetype copies = 0;
    for (const QStringList& words : fields)
        copies += words.count(card);
    return static_cast<int>(copies);
}

void Deck::setWords(const QString& field, const QStringList& words)
{
    if (words.isEmpty())
        fields.remove(field);
    else
        fields.insert(field, words);
}

void Deck::setNumber(const QString& field, int number)
{
    setWords(field, number == 0 ? QStringList() : QStringList{QString::number(number)});
}

void Deck::change(const QString& card, int by, const QString& cardName)
{
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const DeckCard& each) { return each.card == card; });
    if (found == cards.end()) {
        if (by > 0)
            cards.push_back({card, std::min(by, kMostCopies), cardName});
        return;
    }
    found->copies = std::min(found->copies + by, kMostCopies);
    if (found->copies <= 0)
        cards.erase(found);
}

QString newDeckId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

Deck emptyDeck(const QString& game, const QString& variant)
{
    Deck deck;
    deck.id = newDeckId();
    deck.game = game;
    deck.variant = variant;
    return deck;
}

rules::decks::DeckList listOf(const Deck& deck)
{
    rules::decks::DeckList list;
    for (const DeckCard& card : deck.cards)
        list.cards.push_back({card.card.toStdString(), card.copies});
    for (auto field = deck.fields.begin(); field != deck.fields.end(); ++field)
        for (const QString& word : field.value())
            list.fields[field.key().toStdString()].push_back(word.toStdString());
    list.players = deck.players;
    for (const QString& option : deck.options)
        list.options.push_back(option.toStdString());
    return list;
}

Deck withList(Deck deck, const rules::decks::DeckList& list)
{
    std::vector<DeckCard> cards;
    for (const rules::decks::Entry& entry : list.cards) {
        const QString id = QString::fromStdString(entry.card);
        const auto known = std::find_if(deck.cards.begin(), deck.cards.end(),
                                        [&](const DeckCard& each) { return each.card == id; });
        cards.push_back({id, entry.copies, known == deck.cards.end() ? QString() : known->name});
    }
    deck.cards = std::move(cards);
    deck.fields.clear();
    for (const auto& [key, words] : list.fields)
        for (const std::string& word : words)
            deck.fields[QString::fromStdString(key)] << QString::fromStdString(word);
    deck.players = list.players;
    deck.options.clear();
    for (const std::string& option : list.options)
        deck.options << QString::fromStdString(option);
    return deck;
}

} // namespace model
