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
constexpr int kHead = 64; ///< height of crest and name
constexpr int kWidth = 176;
} // namespace

SideBar::SideBar(const PlaceRegistry& places, const ActionRegistry& actions, const Theme& theme,
                 QWidget* parent)
    : QFrame(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("sideBar"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, kHead + 12, 12, 12);
    column->setSpacing(4);
    for (const bool foot : {false, true}) {
        for (const PlaceEntry& place : places) {
            if (place.atFoot == foot)
                addButton(column, actions.action(QStringLiteral("place.") + place.id));
        }
        if (!foot)
            column->addStretch();
    }
    connect(&theme, &Theme::changed, this, &SideBar::adjust);
    adjust();
}

void SideBar::addButton(QVBoxLayout* column, QAction* action)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("button.") + action->objectName());
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleDescription(action->toolTip());
    column->addWidget(button);
    m_buttons.push_back(button);
}

void SideBar::adjust()
{
    const QFont font = m_theme.fonts().interface();
    const QFontMetrics metrics(font);
    int width = kWidth;
    for (QToolButton* button : m_buttons) {
        button->setIconSize(QSize(32, 20));
        button->setMinimumHeight(metrics.height() + m_theme.gap(5));
        width = std::max(width, button->sizeHint().width() + 24);
    }
    setFixedWidth((width + 3) / 4 * 4);
    update();
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
    paintCrest(painter, QRectF(20, 20, 28, 32), m_theme.tokens());
    painter.setFont(m_theme.fonts().heading(17));
    painter.setPen(m_theme.tokens().ink);
    painter.drawText(QRectF(58, 16, width() - 58, 40), Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("Castellan"));
}

} // namespace views
