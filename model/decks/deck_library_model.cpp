// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_library_model.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/library/folded.h"

#include <algorithm>

namespace model {

DeckLibraryModel::DeckLibraryModel(QObject* parent)
    : QAbstractListModel(parent)
{}

void DeckLibraryModel::setDecks(std::vector<DeckSummary> decks)
{
    if (decks == m_decks)
        return;
    beginResetModel();
    m_decks = std::move(decks);
    endResetModel();
}

void DeckLibraryModel::checkAgain()
{
    if (!m_decks.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1), {FaultsRole, Qt::AccessibleTextRole});
}

void DeckLibraryModel::setLanguage(Language language)
{
    m_language = language;
    if (!m_decks.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int DeckLibraryModel::rowOf(const QString& id) const
{
    const auto found =
        std::find_if(m_decks.begin(), m_decks.end(), [&](const DeckSummary& deck) { return deck.id == id; });
    return found == m_decks.end() ? -1 : static_cast<int>(found - m_decks.begin());
}

QStringList DeckLibraryModel::allTags() const
{
    QStringList tags;
    for (const DeckSummary& deck : m_decks)
        tags << deck.tags;
    tags.removeDuplicates();
    tags.sort(Qt::CaseInsensitive);
    return tags;
}

int DeckLibraryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_decks.size());
}

QVariant DeckLibraryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DeckSummary& deck = m_decks[static_cast<std::size_t>(index.row())];
    const QString name = deck.name.isEmpty() ? DeckWords::unnamed() : deck.name;
    switch (role) {
    case Qt::DisplayRole: return name;
    case IdRole: return deck.id;
    case SearchRole: return searchable(QStringList{deck.name} + deck.tags);
    case FaultsRole: {
        const auto faults = m_faults ? m_faults(deck) : std::nullopt;
        return faults ? QVariant(*faults) : QVariant();
    }
    case Qt::AccessibleTextRole: {
        const QString text = tr("%1, %n card(s)", nullptr, deck.cards).arg(name);
        const QVariant faults = index.data(FaultsRole);
        return faults.isValid() ? text + QStringLiteral(", ") + DeckWords::standing(faults.toInt()) : text;
    }
    default: return {};
    }
}

DeckFilterModel::DeckFilterModel(DeckLibraryModel& decks, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_decks(decks)
    , m_collator(QLocale(QLocale::English))
{
    // The plain locale of the machine may know no numbers in names.
    m_collator.setNumericMode(true);
    setSourceModel(&decks);
    setDynamicSortFilter(true);
    sort(0);
}

void DeckFilterModel::setTyped(const QString& typed)
{
    m_typed = typed;
    invalidateFilter();
}

void DeckFilterModel::setTag(const QString& tag)
{
    m_tag = tag;
    invalidateFilter();
}

void DeckFilterModel::setOrder(DeckOrder order)
{
    m_order = order;
    invalidate();
}

const DeckSummary& DeckFilterModel::deck(const QModelIndex& index) const
{
    return m_decks.deck(mapToSource(index).row());
}

bool DeckFilterModel::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const DeckSummary& deck = m_decks.deck(row);
    if (!m_tag.isEmpty() && !deck.tags.contains(m_tag))
        return false;
    return m_typed.isEmpty() ||
           foundIn(m_decks.index(row, 0, parent).data(DeckLibraryModel::SearchRole).toString(), m_typed);
}

bool DeckFilterModel::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const DeckSummary& a = m_decks.deck(left.row());
    const DeckSummary& b = m_decks.deck(right.row());
    switch (m_order) {
    case DeckOrder::Changed:
        if (a.changed != b.changed)
            return a.changed > b.changed;
        break;
    case DeckOrder::Variant:
        if (a.variant != b.variant)
            return a.variant < b.variant;
        break;
    case DeckOrder::Cards:
        if (a.cards != b.cards)
            return a.cards > b.cards;
        break;
    case DeckOrder::Name: break;
    }
    const int byName = m_collator.compare(a.name, b.name);
    return byName != 0 ? byName < 0 : a.id < b.id;
}

} // namespace model
