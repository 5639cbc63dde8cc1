// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QStyledItemDelegate>

class QListView;

namespace views {

/// A decision of a review: its sign in a column of its own, then the words, which wrap. Faint where the
/// evidence is thin.
class ReviewLineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Both outlive the delegate.
    ReviewLineDelegate(const Theme& theme, QListView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] QRect wordsIn(const QRect& rect, const QFontMetrics& metrics) const;

    const Theme& m_theme;
    QListView* m_view;
};

} // namespace views
