// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck.h"

namespace model {

/// The parts that every deck has besides its cards.
enum class DeckField { Name, Variant, Players, Notes, Tags, Sleeves, Options };
inline constexpr int kDeckFields = 7;

struct CopiesChange
{
    QString card;
    int from = 0;
    int to = 0;
    QString name;    ///< as the deck remembers it
    QString field{}; ///< the key of the field it stands in; empty: the deck itself

    friend bool operator==(const CopiesChange& a, const CopiesChange& b)
    {
        return a.card == b.card && a.from == b.from && a.to == b.to && a.field == b.field;
    }
};

/// What turns one deck into another.
struct DeckChanges
{
    std::vector<CopiesChange> cards;
    std::vector<CopiesChange> fieldCards; ///< cards in fields of the game
    std::vector<DeckField> fields;
    QStringList named; ///< keys of the game's other fields
    int restored = 0;  ///< the version that was brought back by this save; 0: none

    [[nodiscard]] bool isEmpty() const
    {
        return cards.empty() && fieldCards.empty() && fields.empty() && named.isEmpty();
    }
    friend bool operator==(const DeckChanges&, const DeckChanges&) = default;
};

[[nodiscard]] DeckChanges changesBetween(const Deck& from, const Deck& to);

/// In no language, one change a line, and back. Lines that are not understood are left out.
[[nodiscard]] QString storedChanges(const DeckChanges& changes);
[[nodiscard]] DeckChanges changesOf(const QString& stored);

enum class MergeCopies {
    Larger, ///< of each card as many as the deck with more of it
    Sum,    ///< of each card all copies of both
};

/// The cards, also those in fields, tags and notes of both; everything else is that of the first. Has the id
/// of the first.
[[nodiscard]] Deck mergedDeck(const Deck& first, const Deck& second, MergeCopies copies);

} // namespace model
