// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_list_model.h"

#include <QCollator>
#include <QSortFilterProxyModel>

#include <optional>

namespace model {

enum class CardOrder { Name, Strength, Type };

/// The cards that fit what is typed and chosen, in the order that is chosen. Names are found in both
/// languages, whatever is shown; equal cards stand by name, as the language sorts it.
class CardFilterModel : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit CardFilterModel(CardListModel& cards, QObject* parent = nullptr);

    void setTyped(const QString& typed);
    void setKind(std::optional<CardKind> kind);
    void setType(std::optional<EffectType> type);
    void setOrder(CardOrder order);

    [[nodiscard]] const Card& card(const QModelIndex& index) const;
    /// Invalid if the card is filtered out.
    [[nodiscard]] QModelIndex indexOf(const QString& id) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    void takeLanguage();

    CardListModel& m_cards;
    QCollator m_collator;
    QString m_typed;
    std::optional<CardKind> m_kind;
    std::optional<EffectType> m_type;
    CardOrder m_order = CardOrder::Name;
};

} // namespace model
