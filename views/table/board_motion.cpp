// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/board_motion.h"

#include <QPainter>

#include <utility>

namespace views {

BoardMotion::BoardMotion(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("boardMotion"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    m_clock.setDuration(kMilliseconds);
    m_clock.setStartValue(0.0);
    m_clock.setEndValue(1.0);
    m_clock.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_clock, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_clock, &QVariantAnimation::finished, this, &BoardMotion::stop);
}

void BoardMotion::start(std::vector<Way> ways, std::function<void()> done)
{
    stop();
    if (ways.empty())
        return;
    m_ways = std::move(ways);
    m_done = std::move(done);
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_clock.start();
}

void BoardMotion::stop()
{
    m_clock.stop();
    m_ways.clear();
    hide();
    if (const auto done = std::exchange(m_done, {}))
        done();
}

void BoardMotion::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const double at = m_clock.currentValue().toDouble();
    const auto between = [at](int from, int to) { return from + (to - from) * at; };
    for (const Way& way : m_ways)
        painter.drawPixmap(QRectF(between(way.from.x(), way.to.x()), between(way.from.y(), way.to.y()),
                                  between(way.from.width(), way.to.width()),
                                  between(way.from.height(), way.to.height())),
                           way.picture, QRectF(way.picture.rect()));
}

} // namespace views
