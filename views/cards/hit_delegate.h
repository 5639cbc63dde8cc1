// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QStyledItemDelegate>

namespace views {

/// Draws what a search has found: title, kind, and up to two lines of text, with the words that were found
/// marked.
class HitDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit HitDelegate(const Theme& theme, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// "Card", "Rule", … as people read it.
    [[nodiscard]] static QString kindName(const QString& kind);
    /// The same with the name of the game, where more than one is installed.
    [[nodiscard]] static QString kindAndGame(const QModelIndex& index);

private:
    void paintMarked(QPainter& painter, const QRectF& room, const QString& text, const QVariantList& marks,
                     const QFont& font, const QColor& ink, int lines) const;

    const Theme& m_theme;
};

} // namespace views
