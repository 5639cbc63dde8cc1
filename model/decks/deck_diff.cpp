// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_diff.h"

#include "model/decks/deck_rules_file.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace model {

namespace {

constexpr std::array<QLatin1String, kDeckFields> kFieldWords{
    QLatin1String("name"), QLatin1String("variant"), QLatin1String("players"), QLatin1String("notes"),
    QLatin1String("tags"), QLatin1String("sleeves"), QLatin1String("options")};
/// Earlier versions wrote the cards of the only field there was under this word.
constexpr QLatin1String kOldFieldWord("castle");
constexpr QLatin1String kOldField("castles");

std::vector<CopiesChange> copiesBetween(const std::vector<DeckCard>& from, const std::vector<DeckCard>& to)
{
    QHash<QString, int> before;
    for (const DeckCard& card : from)
        before.insert(card.card, card.copies);
    std::vector<CopiesChange> changes;
    for (const DeckCard& card : to) {
        const int had = before.take(card.card);
        if (had != card.copies)
            changes.push_back({card.card, had, card.copies, card.name});
    }
    for (const DeckCard& card : from)
        if (before.contains(card.card))
            changes.push_back({card.card, card.copies, 0, card.name});
    return changes;
}

std::vector<DeckCard> counted(const QStringList& ids)
{
    std::vector<DeckCard> cards;
    for (const QString& id : ids) {
        const auto found =
            std::find_if(cards.begin(), cards.end(), [&](const DeckCard& each) { return each.card == id; });
        if (found == cards.end())
            cards.push_back({id, 1, {}});
        else
            ++found->copies;
    }
    return cards;
}

void compareFields(const Deck& from, const Deck& to, DeckChanges& changes)
{
    QStringList keys = from.fields.keys();
    for (const QString& key : to.fields.keys())
        if (!keys.contains(key))
            keys << key;
    keys.sort();
    for (const QString& key : keys) {
        const rules::decks::Field* field = deckField(to.game, key);
        if (field == nullptr || field->isNumber()) {
            if (from.wordsOf(key) != to.wordsOf(key))
                changes.named << key;
            continue;
        }
        for (CopiesChange& change : copiesBetween(counted(from.wordsOf(key)), counted(to.wordsOf(key)))) {
            change.field = key;
            changes.fieldCards.push_back(std::move(change));
        }
    }
}

} // namespace

DeckChanges changesBetween(const Deck& from, const Deck& to)
{
    DeckChanges changes;
    changes.cards = copiesBetween(from.cards, to.cards);
    compareFields(from, to, changes);
    const auto note = [&](DeckField field, bool same) {
        if (!same)
            changes.fields.push_back(field);
    };
    note(DeckField::Name, from.name == to.name);
    note(DeckField::Variant, from.variant == to.variant);
    note(DeckField::Players, from.players == to.players);
    note(DeckField::Notes, from.notes == to.notes);
    note(DeckField::Tags, from.tags == to.tags);
    note(DeckField::Sleeves, from.sleeves == to.sleeves);
    note(DeckField::Options, from.options == to.options);
    return changes;
}

QString storedChanges(const DeckChanges& changes)
{
    QStringList lines;
    if (changes.restored > 0)
        lines << QStringLiteral("restored %1").arg(changes.restored);
    const auto add = [&](const QString& word, const std::vector<CopiesChange>& copies) {
        for (const CopiesChange& change : copies)
            lines << QStringLiteral("%1 %2 %3 %4 %5")
                         .arg(word, change.card, QString::number(change.from), QString::number(change.to),
                              change.name)
                         .trimmed();
    };
    add(QStringLiteral("card"), changes.cards);
    for (const CopiesChange& change : changes.fieldCards)
        add(QStringLiteral("in ") + change.field, {change});
    for (const DeckField field : changes.fields)
        lines << QStringLiteral("field ") + kFieldWords[static_cast<std::size_t>(field)];
    for (const QString& key : changes.named)
        lines << QStringLiteral("field ") + key;
    return lines.join(u'\n');
}

namespace {

/// "card thief 0 2 Thief"
CopiesChange copiesOf(const QStringList& words)
{
    return {words[1], words[2].toInt(), words[3].toInt(), words.mid(4).join(u' ')};
}

} // namespace

DeckChanges changesOf(const QString& stored)
{
    DeckChanges changes;
    const QStringList lines = stored.split(u'\n', Qt::SkipEmptyParts);
    for (const QString& line : lines) {
        const QStringList words = line.split(u' ');
        const QString kind = words.value(0);
        if (kind == u"restored")
            changes.restored = words.value(1).toInt();
        else if (kind == u"field") {
            const auto found = std::find(kFieldWords.begin(), kFieldWords.end(), words.value(1));
            if (found != kFieldWords.end())
                changes.fields.push_back(static_cast<DeckField>(found - kFieldWords.begin()));
            else if (words.size() == 2)
                changes.named << words[1];
        } else if (kind == u"card" && words.size() >= 4) {
            changes.cards.push_back(copiesOf(words));
        } else if (kind == kOldFieldWord && words.size() >= 4) {
            changes.fieldCards.push_back(copiesOf(words));
            changes.fieldCards.back().field = kOldField;
        } else if (kind == u"in" && words.size() >= 5) {
            changes.fieldCards.push_back(copiesOf(words.mid(1)));
            changes.fieldCards.back().field = words[1];
        }
    }
    return changes;
}

Deck mergedDeck(const Deck& first, const Deck& second, MergeCopies copies)
{
    Deck merged = first;
    for (const DeckCard& card : second.cards) {
        const int has = merged.copiesOf(card.card);
        merged.change(card.card, copies == MergeCopies::Sum ? card.copies : std::max(0, card.copies - has),
                      card.name);
    }
    for (const FieldCards& field : fieldCards(second)) {
        QStringList words = merged.wordsOf(field.key);
        for (const QString& card : field.cards)
            if (!words.contains(card))
                words << card;
        merged.setWords(field.key, words);
    }
    for (const QString& tag : second.tags)
        if (!merged.tags.contains(tag) && merged.tags.size() < kMostTags)
            merged.tags << tag;
    if (!second.notes.isEmpty() && second.notes != first.notes)
        merged.notes =
            (merged.notes.isEmpty() ? QString() : merged.notes + QStringLiteral("\n\n")) + second.notes;
    merged.notes.truncate(kLongestNotes);
    return merged;
}

} // namespace model
