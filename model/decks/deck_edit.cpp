// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_edit.h"

#include <algorithm>

namespace model {

namespace {

auto entryOf(Deck& deck, const QString& card)
{
    return std::find_if(deck.cards.begin(), deck.cards.end(),
                        [&](const DeckCard& each) { return each.card == card; });
}

void setCopies(Deck& deck, const CardEdit& edit, int copies)
{
    const auto entry = entryOf(deck, edit.copies.card);
    if (entry == deck.cards.end()) {
        const auto at =
            std::min(static_cast<std::ptrdiff_t>(edit.index), static_cast<std::ptrdiff_t>(deck.cards.size()));
        if (copies > 0)
            deck.cards.insert(deck.cards.begin() + at, {edit.copies.card, copies, edit.copies.name});
    } else if (copies > 0) {
        entry->copies = copies;
    } else {
        deck.cards.erase(entry);
    }
}

int indexIn(const Deck& deck, const QString& card)
{
    const auto entry = std::find_if(deck.cards.begin(), deck.cards.end(),
                                    [&](const DeckCard& each) { return each.card == card; });
    return static_cast<int>(entry - deck.cards.begin());
}

} // namespace

QVariant fieldOf(const Deck& deck, DeckField field)
{
    switch (field) {
    case DeckField::Name: return deck.name;
    case DeckField::Variant: return deck.variant;
    case DeckField::Players: return deck.players;
    case DeckField::Notes: return deck.notes;
    case DeckField::Tags: return deck.tags;
    case DeckField::Sleeves: return deck.sleeves;
    case DeckField::Options: return deck.options;
    }
    return {};
}

void setField(Deck& deck, DeckField field, const QVariant& value)
{
    switch (field) {
    case DeckField::Name: deck.name = value.toString().left(kLongestDeckName); break;
    case DeckField::Variant: deck.variant = value.toString(); break;
    case DeckField::Players: deck.players = value.toInt(); break;
    case DeckField::Notes: deck.notes = value.toString().left(kLongestNotes); break;
    case DeckField::Tags: deck.tags = value.toStringList().mid(0, kMostTags); break;
    case DeckField::Sleeves: deck.sleeves = value.toString(); break;
    case DeckField::Options: deck.options = value.toStringList(); break;
    }
}

DeckChanges DeckEdit::changes() const
{
    DeckChanges changes;
    for (const CardEdit& card : cards)
        changes.cards.push_back(card.copies);
    Deck before;
    Deck after;
    after.game = game;
    for (const NamedEdit& field : named) {
        before.setWords(field.key, field.before);
        after.setWords(field.key, field.after);
    }
    DeckChanges inFields = changesBetween(before, after);
    changes.fieldCards = std::move(inFields.fieldCards);
    changes.named = std::move(inFields.named);
    for (const FieldEdit& field : fields)
        changes.fields.push_back(field.field);
    return changes;
}

DeckEdit editBetween(const Deck& from, const Deck& to)
{
    DeckEdit edit;
    const DeckChanges changes = changesBetween(from, to);
    // What goes out comes first, by its place from the end, so that undoing finds every place again.
    for (const CopiesChange& change : changes.cards)
        if (change.to == 0)
            edit.cards.push_back({change, indexIn(from, change.card)});
    std::sort(edit.cards.begin(), edit.cards.end(),
              [](const CardEdit& a, const CardEdit& b) { return a.index > b.index; });
    for (const CopiesChange& change : changes.cards)
        if (change.to != 0)
            edit.cards.push_back({change, indexIn(change.from == 0 ? to : from, change.card)});
    edit.game = to.game;
    QStringList keys = from.fields.keys() + to.fields.keys();
    keys.removeDuplicates();
    for (const QString& key : keys)
        if (from.wordsOf(key) != to.wordsOf(key))
            edit.named.push_back({key, from.wordsOf(key), to.wordsOf(key)});
    for (const DeckField field : changes.fields)
        edit.fields.push_back({field, fieldOf(from, field), fieldOf(to, field)});
    return edit;
}

void redo(Deck& deck, const DeckEdit& edit)
{
    for (const CardEdit& card : edit.cards)
        setCopies(deck, card, card.copies.to);
    for (const NamedEdit& field : edit.named)
        deck.setWords(field.key, field.after);
    for (const FieldEdit& field : edit.fields)
        setField(deck, field.field, field.after);
}

void undo(Deck& deck, const DeckEdit& edit)
{
    for (auto card = edit.cards.rbegin(); card != edit.cards.rend(); ++card)
        setCopies(deck, *card, card->copies.from);
    for (const NamedEdit& field : edit.named)
        deck.setWords(field.key, field.before);
    for (const FieldEdit& field : edit.fields)
        setField(deck, field.field, field.before);
}

bool goesOn(const DeckEdit& last, const DeckEdit& next)
{
    const auto typedField = [](const DeckEdit& edit) -> std::optional<DeckField> {
        if (!edit.cards.empty() || !edit.named.empty() || edit.fields.size() != 1)
            return std::nullopt;
        const DeckField field = edit.fields.front().field;
        return field == DeckField::Name || field == DeckField::Notes ? std::optional(field) : std::nullopt;
    };
    const auto field = typedField(next);
    return field && field == typedField(last);
}

} // namespace model
