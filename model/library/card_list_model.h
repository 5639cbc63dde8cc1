// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"

#include <QAbstractListModel>

namespace model {

/// Cards as rows, in the order they were given. Shows names in one language; its roles give the rest. Tool
/// tips and screen readers get the whole card in words.
class CardListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole,
        StrengthRole, ///< -1 for a card that has none
    };

    explicit CardListModel(QObject* parent = nullptr);

    void setCards(std::vector<Card> cards);
    void setLanguage(Language language);
    [[nodiscard]] Language language() const { return m_language; }

    [[nodiscard]] const Card& card(int row) const { return m_cards[static_cast<size_t>(row)]; }
    /// -1 if there is none of this id.
    [[nodiscard]] int rowOf(const QString& id) const;
    /// Two games may have a card of the same id.
    [[nodiscard]] int rowOf(const QString& game, const QString& id) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<Card> m_cards;
    Language m_language = Language::English;
};

} // namespace model
