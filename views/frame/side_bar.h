// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/actions/action_registry.h"
#include "views/frame/place.h"

#include <QFrame>

class QToolButton;
class QVBoxLayout;

namespace views {

/// The column of places at the left edge. Each button shows the place's action; up and down move between
/// them. Collapsed, only the icons are left.
class SideBar : public QFrame
{
    Q_OBJECT

public:
    SideBar(const PlaceRegistry& places, const ActionRegistry& actions, const Theme& theme,
            QWidget* parent = nullptr);

    void setCollapsed(bool collapsed);
    [[nodiscard]] bool isCollapsed() const { return m_collapsed; }
    /// How wide it is with its words.
    [[nodiscard]] int fullWidth() const { return m_fullWidth; }

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void addButton(QVBoxLayout* column, QAction* action);
    /// Folds the bar in or out; unlike the others it leads nowhere, so nothing marks it as chosen.
    void addFoldButton(QVBoxLayout* column, QAction* action);
    QToolButton* prepared(QVBoxLayout* column, const QAction* action);
    void adjust();

    const Theme& m_theme;
    std::vector<QToolButton*> m_buttons;
    bool m_collapsed = false;
    int m_fullWidth = 0;
};

} // namespace views
