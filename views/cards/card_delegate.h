// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_table_model.h"
#include "views/cards/face_cache.h"

#include <QStyledItemDelegate>

namespace views {

/// How large the faces of the gallery are. From medium on, text and provenance are on them.
enum class FaceSize { Small, Medium, Large };

/// Draws a card of the gallery as a face.
class CardDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    CardDelegate(const model::CardTableModel& cards, FaceCache& faces, const Theme& theme,
                 QObject* parent = nullptr);

    /// What the gallery gives to each face; the face stands at its left.
    void setCell(const QSize& cell) { m_cell = cell; }
    static constexpr int kRing = 6; ///< room around a face for the ring of the chosen one

    void setFaceSize(FaceSize size) { m_size = size; }
    /// Width of a face, at the text size of the settings.
    [[nodiscard]] int faceWidth() const { return faceWidth(m_size); }
    [[nodiscard]] int faceWidth(FaceSize size) const;
    [[nodiscard]] QSize faceCell() const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const model::CardTableModel& m_cards;
    FaceCache& m_faces;
    const Theme& m_theme;
    QSize m_cell;
    FaceSize m_size = FaceSize::Small;
};

} // namespace views
