// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/side_bar.h"

#include "views/frame/crest.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {
constexpr int kWidth = 176;
constexpr int kMargin = 20;
constexpr int kEdge = 2;     ///< room for the line at its edge
constexpr double kName = 17; ///< points of the program's name

} // namespace

SideBar::SideBar(const PlaceRegistry& places, const ActionRegistry& actions, const Theme& theme,
                 QWidget* parent)
    : QFrame(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("sideBar"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(4);
    for (const bool foot : {false, true}) {
        for (const PlaceEntry& place : places) {
            if (place.atFoot == foot && place.inSideBar)
                addButton(column, actions.action(QStringLiteral("place.") + place.id));
        }
        if (!foot)
            column->addStretch();
    }
    addFoldButton(column, actions.action(QStringLiteral("view.sideBar")));
    connect(&theme, &Theme::changed, this, &SideBar::adjust);
    adjust();
}

void SideBar::addButton(QVBoxLayout* column, QAction* action)
{
    QToolButton* button = prepared(column, action);
    button->setDefaultAction(action);
    button->setAccessibleDescription(action->toolTip());
}

void SideBar::addFoldButton(QVBoxLayout* column, QAction* action)
{
    QToolButton* button = prepared(column, action);
    const auto follow = [this, button, action] {
        button->setIcon(action->icon());
        button->setText(m_collapsed ? tr("Expand") : tr("Collapse"));
        button->setToolTip(action->toolTip());
        button->setAccessibleDescription(action->toolTip());
    };
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, button, follow);
    follow();
}

QToolButton* SideBar::prepared(QVBoxLayout* column, const QAction* action)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("button.") + action->objectName());
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::StrongFocus);
    // Its words may come after those of the window.
    connect(action, &QAction::changed, this, &SideBar::adjust, Qt::QueuedConnection);
    column->addWidget(button);
    m_buttons.push_back(button);
    return button;
}

void SideBar::adjust()
{
    const QFont font = m_theme.fonts().interface();
    const QFontMetrics metrics(font);
    const int crest = m_theme.scaled(28);
    layout()->setContentsMargins(12, m_theme.scaled(32) + 2 * kMargin + 4, 12, 12);
    const QFontMetrics name(m_theme.fonts().heading(kName));
    int icons = 2 * kMargin + crest;
    int width =
        std::max(kWidth, 2 * kMargin + crest + 10 + name.horizontalAdvance(QStringLiteral("Castellan")));
    for (QToolButton* button : m_buttons) {
        // The new font reaches the bar before it reaches its buttons.
        button->setFont(font);
        // Measured with its words in any case, for who decides whether there is room for them.
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize(QSize(m_theme.scaled(20) + 12, m_theme.scaled(20)));
        button->setMinimumHeight(metrics.height() + m_theme.gap(5));
        width = std::max(width, button->sizeHint().width() + 24);
        if (m_collapsed) {
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
            icons = std::max(icons, button->minimumSizeHint().width() + 24 + kEdge);
        }
    }
    m_fullWidth = (width + 3) / 4 * 4;
    setFixedWidth(m_collapsed ? icons : m_fullWidth);
    update();
}

void SideBar::setCollapsed(bool collapsed)
{
    if (m_collapsed == collapsed)
        return;
    m_collapsed = collapsed;
    adjust();
}

void SideBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        adjust();
}

void SideBar::keyPressEvent(QKeyEvent* event)
{
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    const auto it = std::find(m_buttons.begin(), m_buttons.end(), focusWidget());
    if (step == 0 || it == m_buttons.end()) {
        QFrame::keyPressEvent(event);
        return;
    }
    const auto next = std::clamp<std::ptrdiff_t>(it - m_buttons.begin() + step, 0,
                                                 static_cast<std::ptrdiff_t>(m_buttons.size()) - 1);
    m_buttons[static_cast<size_t>(next)]->setFocus(Qt::TabFocusReason);
}

void SideBar::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF crest(kMargin, kMargin, m_theme.scaled(28), m_theme.scaled(32));
    paintCrest(painter, crest, m_theme.tokens());
    if (m_collapsed)
        return;
    painter.setFont(m_theme.fonts().heading(kName));
    painter.setPen(m_theme.tokens().ink);
    const double left = crest.right() + 10;
    painter.drawText(QRectF(left, crest.top() - 8, width() - left, crest.height() + 16),
                     Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("Castellan"));
}

} // namespace views
