// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_diff.h"

#include <QVariant>

namespace model {

/// A card that changed its copies; `index` is where it stands (or stood) in the deck.
struct CardEdit
{
    CopiesChange copies;
    int index = 0;
};

struct FieldEdit
{
    DeckField field = DeckField::Name;
    QVariant before;
    QVariant after;
};

/// A field that the game describes.
struct NamedEdit
{
    QString key;
    QStringList before;
    QStringList after;
};

/// One edit as it can be undone and done again: only what changed, so that ten thousand of them are small.
struct DeckEdit
{
    std::vector<CardEdit> cards;
    std::vector<FieldEdit> fields;
    QString game; ///< whose fields the named ones are
    std::vector<NamedEdit> named;

    [[nodiscard]] bool isEmpty() const { return cards.empty() && fields.empty() && named.empty(); }
    /// For the history list.
    [[nodiscard]] DeckChanges changes() const;
};

/// What turns one deck into the other. The ids do not matter.
[[nodiscard]] DeckEdit editBetween(const Deck& from, const Deck& to);

void redo(Deck& deck, const DeckEdit& edit);
void undo(Deck& deck, const DeckEdit& edit);

/// Whether `next` goes on with what `last` began, typing in one text, so that both are undone together.
[[nodiscard]] bool goesOn(const DeckEdit& last, const DeckEdit& next);

[[nodiscard]] QVariant fieldOf(const Deck& deck, DeckField field);
void setField(Deck& deck, DeckField field, const QVariant& value);

} // namespace model
