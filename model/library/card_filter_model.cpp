// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/card_filter_model.h"

#include "model/library/folded.h"

#include <algorithm>
#include <tuple>

namespace model {

CardFilterModel::CardFilterModel(CardListModel& cards, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_cards(cards)
{
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(true);
    setSourceModel(&cards);
    takeLanguage();
    // Names change with the language, and with them their order.
    connect(&cards, &QAbstractItemModel::dataChanged, this, &CardFilterModel::takeLanguage);
    sort(0);
}

void CardFilterModel::takeLanguage()
{
    m_collator.setLocale(localeFor(m_cards.language()));
    invalidate();
}

void CardFilterModel::setTyped(const QString& typed)
{
    m_typed = typed;
    invalidateFilter();
}

void CardFilterModel::setKind(std::optional<CardKind> kind)
{
    m_kind = kind;
    invalidateFilter();
}

void CardFilterModel::setType(std::optional<EffectType> type)
{
    m_type = type;
    invalidateFilter();
}

void CardFilterModel::setOrder(CardOrder order)
{
    m_order = order;
    invalidate();
}

const Card& CardFilterModel::card(const QModelIndex& index) const
{
    return m_cards.card(mapToSource(index).row());
}

QModelIndex CardFilterModel::indexOf(const QString& id) const
{
    const int row = m_cards.rowOf(id);
    return row < 0 ? QModelIndex() : mapFromSource(m_cards.index(row));
}

bool CardFilterModel::filterAcceptsRow(int row, const QModelIndex&) const
{
    const Card& card = m_cards.card(row);
    if (m_kind && card.kind != *m_kind)
        return false;
    const auto& effects = card.effects;
    if (m_type &&
        std::none_of(effects.begin(), effects.end(), [&](const CardEffect& e) { return e.type == *m_type; }))
        return false;
    return foundIn(m_cards.index(row).data(CardListModel::SearchRole).toString(), m_typed);
}

bool CardFilterModel::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const Card& a = m_cards.card(left.row());
    const Card& b = m_cards.card(right.row());
    const auto rank = [this](const Card& card) {
        const int castle = card.kind == CardKind::Castle ? 1 : 0;
        const int type = card.effects.empty() ? -1 : static_cast<int>(card.effects.front().type);
        switch (m_order) {
        case CardOrder::Strength: return std::tuple(castle, -card.strength);
        case CardOrder::Type: return std::tuple(castle, type);
        case CardOrder::Name: break;
        }
        return std::tuple(0, 0);
    };
    if (rank(a) != rank(b))
        return rank(a) < rank(b);
    const Language language = m_cards.language();
    return m_collator.compare(a.name.in(language), b.name.in(language)) < 0;
}

} // namespace model
