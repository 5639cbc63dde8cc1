// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_filter_model.h"
#include "views/theme/theme.h"

#include <QStyledItemDelegate>

namespace views {

/// Draws a card in a list: as a small face, or as a line with strength, mark and both names.
class CardDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    CardDelegate(const model::CardFilterModel& cards, const Theme& theme, QObject* parent = nullptr);

    void setAsList(bool asList) { m_asList = asList; }
    /// What the list gives to each face; the face stands at its left.
    void setCell(const QSize& cell) { m_cell = cell; }
    void setLanguage(model::Language language) { m_language = language; }
    static constexpr int kRing = 6; ///< room around a face for the ring of the chosen one

    /// Width of a face in the grid, at the text size of the settings.
    [[nodiscard]] int faceWidth() const;
    [[nodiscard]] QSize faceCell() const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintFace(QPainter& painter, const QStyleOptionViewItem& option, const model::Card& card) const;
    void paintLine(QPainter& painter, const QStyleOptionViewItem& option, const model::Card& card) const;

    const model::CardFilterModel& m_cards;
    const Theme& m_theme;
    model::Language m_language = model::Language::English;
    bool m_asList = false;
    QSize m_cell;
};

} // namespace views
