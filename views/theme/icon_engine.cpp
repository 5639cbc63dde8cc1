// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/theme/icon_engine.h"

#include "views/theme/theme.h"

#include <QFile>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace views {

IconEngine::IconEngine(QString name, const Theme& theme)
    : m_name(std::move(name))
    , m_theme(theme)
{}

void IconEngine::paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state)
{
    QFile file(QStringLiteral(":/castellan/icons/%1.svg").arg(m_name));
    if (!file.open(QIODevice::ReadOnly))
        return;
    const Tokens& tokens = m_theme.tokens();
    const QColor color = mode == QIcon::Disabled ? mixed(tokens.quietInk, tokens.ground, 0.6)
                         : state == QIcon::On    ? tokens.accent
                                                 : tokens.ink;
    QByteArray svg = file.readAll();
    svg.replace("currentColor", color.name().toLatin1());
    const int side = qMin(rect.width(), rect.height());
    QSvgRenderer(svg).render(painter, QRectF(rect.x() + (rect.width() - side) / 2.0,
                                             rect.y() + (rect.height() - side) / 2.0, side, side));
}

QPixmap IconEngine::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state)
{
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
}

QIconEngine* IconEngine::clone() const
{
    return new IconEngine(m_name, m_theme);
}

} // namespace views
