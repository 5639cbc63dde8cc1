// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_diff.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace model {

namespace {

constexpr std::array<QLatin1String, kDeckFields> kFieldWords{
    QLatin1String("name"), QLatin1String("variant"), QLatin1String("players"),  QLatin1String("notes"),
    QLatin1String("tags"), QLatin1String("sleeves"), QLatin1String("handicap"), QLatin1String("options")};

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

std::vector<DeckCard> counted(const QStringList& castles)
{
    std::vector<DeckCard> cards;
    for (const QString& castle : castles) {
        const auto found = std::find_if(cards.begin(), cards.end(),
                                        [&](const DeckCard& each) { return each.card == castle; });
        if (found == cards.end())
            cards.push_back({castle, 1, {}});
        else
            ++found->copies;
    }
    return cards;
}

} // namespace

DeckChanges changesBetween(const Deck& from, const Deck& to)
{
    DeckChanges changes;
    changes.cards = copiesBetween(from.cards, to.cards);
    changes.castles = copiesBetween(counted(from.castles), counted(to.castles));
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
    note(DeckField::Handicap, from.handicap == to.handicap);
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
    add(QStringLiteral("castle"), changes.castles);
    for (const DeckField field : changes.fields)
        lines << QStringLiteral("field ") + kFieldWords[static_cast<std::size_t>(field)];
    return lines.join(u'\n');
}

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
        } else if ((kind == u"card" || kind == u"castle") && words.size() >= 4) {
            auto& list = kind == u"card" ? changes.cards : changes.castles;
            list.push_back({words[1], words[2].toInt(), words[3].toInt(), words.mid(4).join(u' ')});
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
    for (const QString& castle : second.castles)
        if (!merged.castles.contains(castle))
            merged.castles << castle;
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
