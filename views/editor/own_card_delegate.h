// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/own_card_model.h"
#include "views/theme/theme.h"

#include <QStyledItemDelegate>

namespace views {

/// Draws a card of the owner's own as a small face with its name, what it does and where it stands.
class OwnCardDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    OwnCardDelegate(const model::OwnCardModel& cards, const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] QSizeF faceSize() const;

    const model::OwnCardModel& m_cards;
    const Theme& m_theme;
};

} // namespace views
