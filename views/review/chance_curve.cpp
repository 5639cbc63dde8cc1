// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/chance_curve.h"

#include "model/review/review_words.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace views {

using rules::bots::Mark;

namespace {
constexpr int kCurveHeight = 132;
constexpr double kMarkRadius = 7;
constexpr double kFaint = 0.35;
} // namespace

ChanceCurve::ChanceCurve(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("chanceCurve"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

QSize ChanceCurve::sizeHint() const
{
    return {280, m_theme.scaled(kCurveHeight)};
}

QSize ChanceCurve::minimumSizeHint() const
{
    return {160, m_theme.scaled(kCurveHeight)};
}

void ChanceCurve::setPoints(std::vector<ChancePoint> points, std::size_t steps)
{
    m_points = std::move(points);
    m_steps = steps;
    m_read = std::min(m_read, static_cast<int>(m_points.size()) - 1);
    setAccessibleName(tr("Winning chances over the match"));
    QStringList values;
    for (const ChancePoint& point : m_points)
        values << point.text;
    setAccessibleDescription(values.join(QStringLiteral("; ")));
    update();
    Q_EMIT readingChanged();
}

void ChanceCurve::setCurrent(std::optional<std::size_t> step)
{
    m_current = step;
    update();
    Q_EMIT readingChanged();
}

QString ChanceCurve::reading() const
{
    if (m_read >= 0 && m_read < static_cast<int>(m_points.size()))
        return m_points[static_cast<std::size_t>(m_read)].text;
    // Without a pointer or key, where the match is.
    QString shown;
    if (m_current)
        for (const ChancePoint& point : m_points)
            if (point.step <= *m_current + 1)
                shown = point.text;
    return shown;
}

QRectF ChanceCurve::plot(const QRectF& area) const
{
    const QFontMetricsF metrics(m_theme.fonts().interface(Fonts::kSmall));
    return area.adjusted(metrics.horizontalAdvance(QStringLiteral("100 %")) + 6, metrics.height() / 2 + 2, -8,
                         -metrics.height() - 4);
}

QPointF ChanceCurve::place(const QRectF& plot, double step, double chance) const
{
    const double across = m_steps > 0 ? step / static_cast<double>(m_steps) : 0;
    return {plot.left() + plot.width() * across, plot.bottom() - plot.height() * chance};
}

int ChanceCurve::nearest(double x) const
{
    int best = -1;
    double least = 1e9;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const double away = std::abs(place(plot(rect()), static_cast<double>(m_points[i].step), 0).x() - x);
        if (away < least) {
            least = away;
            best = static_cast<int>(i);
        }
    }
    return best;
}

void ChanceCurve::read(int index)
{
    if (index == m_read)
        return;
    m_read = index;
    update();
    Q_EMIT readingChanged();
    if (m_read >= 0 && QAccessible::isActive()) {
        setAccessibleName(reading());
        QAccessibleEvent spoken(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&spoken);
    }
}

void ChanceCurve::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, rect(), m_theme.tokens());
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.tokens().focus, 1, Qt::DashLine));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

QImage ChanceCurve::picture(int wide) const
{
    constexpr double kFine = 3;
    const QSizeF size(wide, sizeHint().height());
    QImage image((size * kFine).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(kFine);
    image.fill(tokensFor(Scheme::Light).raised);
    QPainter painter(&image);
    paint(painter, QRectF(QPointF(), size), tokensFor(Scheme::Light));
    return image;
}

void ChanceCurve::paint(QPainter& painter, const QRectF& area, const Tokens& tokens) const
{
    const QRectF inside = plot(area);
    const QFont font = m_theme.fonts().interface(Fonts::kSmall);
    const QFontMetricsF metrics(font);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font);
    for (const int percent : {0, 50, 100}) {
        const double y = inside.bottom() - inside.height() * percent / 100.0;
        painter.setPen(QPen(tokens.line, 1, percent == 50 ? Qt::DashLine : Qt::SolidLine));
        painter.drawLine(QPointF(inside.left(), y), QPointF(inside.right(), y));
        painter.setPen(tokens.quietInk);
        painter.drawText(
            QRectF(area.left(), y - metrics.height() / 2, inside.left() - area.left() - 6, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(percent) + QStringLiteral(" %"));
    }
    painter.drawText(QRectF(inside.left(), inside.bottom() + 3, inside.width(), metrics.height()),
                     Qt::AlignRight, tr("step %1").arg(m_steps));
    if (m_current) {
        const double x = place(inside, static_cast<double>(*m_current), 0).x();
        painter.setPen(QPen(tokens.accent, 1));
        painter.drawLine(QPointF(x, inside.top()), QPointF(x, inside.bottom()));
    }
    if (m_points.empty())
        return;
    QPainterPath line;
    QPolygonF upper;
    QPolygonF lower;
    for (const ChancePoint& point : m_points) {
        const auto step = static_cast<double>(point.step);
        const QPointF at = place(inside, step, point.chance);
        if (line.elementCount() == 0)
            line.moveTo(at);
        else
            line.lineTo(at);
        upper << place(inside, step, std::min(1.0, point.chance + point.margin));
        lower.prepend(place(inside, step, std::max(0.0, point.chance - point.margin)));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.accentTint);
    painter.drawPolygon(upper + lower);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tokens.ink, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(line);
    paintMarks(painter, inside, tokens);
}

/// Marks differ in their sign, not in colour alone.
void ChanceCurve::paintMarks(QPainter& painter, const QRectF& inside, const Tokens& tokens) const
{
    painter.setFont(m_theme.fonts().interface(Fonts::kSmall, QFont::Bold));
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const ChancePoint& point = m_points[i];
        const QPointF at = place(inside, static_cast<double>(point.step), point.chance);
        if (static_cast<int>(i) == m_read) {
            painter.setPen(QPen(tokens.focus, 2));
            painter.setBrush(tokens.raised);
            painter.drawEllipse(at, 4, 4);
        }
        if (point.mark == Mark::None)
            continue;
        painter.setOpacity(point.thin ? kFaint : 1);
        const QColor ink = point.mark == Mark::Inaccuracy ? tokens.warning : tokens.danger;
        painter.setPen(QPen(ink, 1.5));
        painter.setBrush(tokens.raised);
        painter.drawEllipse(at, kMarkRadius, kMarkRadius);
        painter.drawText(QRectF(at.x() - 10, at.y() - 10, 20, 20), Qt::AlignCenter,
                         model::ReviewWords::sign(point.mark));
        painter.setOpacity(1);
    }
}

void ChanceCurve::mouseMoveEvent(QMouseEvent* event)
{
    read(nearest(event->position().x()));
}

void ChanceCurve::leaveEvent(QEvent*)
{
    read(-1);
}

void ChanceCurve::mousePressEvent(QMouseEvent* event)
{
    const int index = nearest(event->position().x());
    if (index < 0 || event->button() != Qt::LeftButton)
        return;
    read(index);
    Q_EMIT stepWanted(m_points[static_cast<std::size_t>(index)].step);
}

void ChanceCurve::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void ChanceCurve::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_points.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left: read(std::max(0, m_read - 1)); break;
    case Qt::Key_Right: read(std::min(last, m_read + 1)); break;
    case Qt::Key_Home: read(std::min(0, last)); break;
    case Qt::Key_End: read(last); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_read >= 0 && m_read <= last)
            Q_EMIT stepWanted(m_points[static_cast<std::size_t>(m_read)].step);
        break;
    default: QWidget::keyPressEvent(event); return;
    }
}

} // namespace views
