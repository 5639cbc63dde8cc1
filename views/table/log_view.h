// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/theme.h"

#include <QHash>
#include <QListView>
#include <QStyledItemDelegate>

namespace views {

/// Lines of text that wrap: those of the last step, and where the match stands, have a bar in the accent;
/// branches stand further in.
class LineDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    /// Roles of the model: a bool for the bar, an int for the depth; -1 for none.
    LineDelegate(const Theme& theme, int markRole, int depthRole, QListView* view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] QRect textRect(const QRect& rect, const QModelIndex& index) const;

    const Theme& m_theme;
    int m_markRole;
    int m_depthRole;
    QListView* m_view;
    // Wrapping every line of a long match again with each step would be felt.
    mutable QHash<std::pair<QString, int>, int> m_heights; ///< by text and depth
    mutable int m_measuredWidth = 0;
    mutable QFont m_measuredFont;
};

/// A list of such lines. Activating a line (Enter, double click) and going to it both tell.
class LineList : public QListView
{
    Q_OBJECT

public:
    LineList(const Theme& theme, int markRole, int depthRole, QWidget* parent = nullptr);

    /// Shows the last line. Many lines that came at once are laid out first: in batches they would only get
    /// their heights after the list has been scrolled.
    void scrollToEnd();

Q_SIGNALS:
    void lineReached(const QModelIndex& index);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace views
