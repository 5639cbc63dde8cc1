// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/card_list_model.h"

#include "model/library/card_words.h"

#include <algorithm>

namespace model {

CardListModel::CardListModel(QObject* parent)
    : QAbstractListModel(parent)
{}

void CardListModel::setCards(std::vector<Card> cards)
{
    beginResetModel();
    m_cards = std::move(cards);
    endResetModel();
}

void CardListModel::setLanguage(Language language)
{
    if (language == m_language)
        return;
    m_language = language;
    if (!m_cards.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int CardListModel::rowOf(const QString& id) const
{
    const auto it =
        std::find_if(m_cards.begin(), m_cards.end(), [&](const Card& card) { return card.id == id; });
    return it == m_cards.end() ? -1 : static_cast<int>(it - m_cards.begin());
}

int CardListModel::rowOf(const QString& game, const QString& id) const
{
    const auto it = std::find_if(m_cards.begin(), m_cards.end(),
                                 [&](const Card& card) { return card.game == game && card.id == id; });
    return it == m_cards.end() ? -1 : static_cast<int>(it - m_cards.begin());
}

int CardListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

QVariant CardListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Card& card = this->card(index.row());
    switch (role) {
    case Qt::DisplayRole: return card.name.in(m_language);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return cardInWords(card, m_language);
    case IdRole: return card.id;
    case StrengthRole: return card.hasStrength() ? card.strength : -1;
    default: return {};
    }
}

} // namespace model
