// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/decks/deck_list.h"

#include <QMap>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <vector>

namespace model {

struct DeckCard
{
    QString card; ///< id
    int copies = 1;
    /// As it was last known: what is shown for a card whose pack is not installed.
    QString name;

    /// A name is only a reminder.
    friend bool operator==(const DeckCard& a, const DeckCard& b)
    {
        return a.card == b.card && a.copies == b.copies;
    }
};

/// A deck as somebody built it: a value. Cards keep the order in which they came in, each stands once.
struct Deck
{
    QString id; ///< stable, made once; never shown
    QString game;
    QString variant;
    int players = 0; ///< 0: as few as the variant allows
    QString name;
    QString notes;
    QStringList tags;
    QString sleeves; ///< a colour as "#rrggbb", or empty
    std::vector<DeckCard> cards;
    /// What its game describes besides, by key: ids of cards, or one number. Never empty lists; see setWords.
    QMap<QString, QStringList> fields;
    QStringList options;

    [[nodiscard]] int count() const;
    [[nodiscard]] int copiesOf(const QString& card) const;
    [[nodiscard]] QStringList wordsOf(const QString& field) const { return fields.value(field); }
    /// The number of a field; 0 where it has none.
    [[nodiscard]] int numberOf(const QString& field) const;
    /// How often a card stands in its fields.
    [[nodiscard]] int copiesInFields(const QString& card) const;
    void setWords(const QString& field, const QStringList& words);
    void setNumber(const QString& field, int number); ///< 0 removes it
    /// Adds copies, or takes them away; a card without copies is gone.
    void change(const QString& card, int by, const QString& name = {});

    friend bool operator==(const Deck&, const Deck&) = default;
};

/// More is refused everywhere: no game comes near, and hostile files must end somewhere.
inline constexpr int kMostCopies = 99;
inline constexpr int kMostDeckEntries = 1000;
inline constexpr qsizetype kLongestDeckName = 120;
inline constexpr qsizetype kLongestNotes = 20'000;
inline constexpr qsizetype kLongestTag = 40;
inline constexpr int kMostTags = 30;
inline constexpr int kMostInField = 999; ///< of a number that the game describes

[[nodiscard]] QString newDeckId();

/// A new deck of a game, with an id of its own.
[[nodiscard]] Deck emptyDeck(const QString& game, const QString& variant);

/// The deck as the constraints see it, and a repaired list back into the deck.
[[nodiscard]] rules::decks::DeckList listOf(const Deck& deck);
[[nodiscard]] Deck withList(Deck deck, const rules::decks::DeckList& list);

} // namespace model

Q_DECLARE_METATYPE(model::Deck)
