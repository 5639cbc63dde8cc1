// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/bar_chart.h"

#include <QPainter>

#include <algorithm>

namespace views {

namespace {
constexpr int kUprightHeight = 96;
constexpr int kLine = 24;
constexpr double kLeastRoom = 72; ///< px for lying bars; their words have the rest
constexpr double kLeast = 2;      ///< px, so that nothing is told from little
} // namespace

BarChart::BarChart(Form form, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_form(form)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
}

void BarChart::setBars(const QString& title, std::vector<Bar> bars, double most)
{
    m_title = title;
    m_bars = std::move(bars);
    m_most = most;
    QStringList values;
    for (const Bar& bar : m_bars)
        values << QStringLiteral("%1: %2").arg(bar.label, bar.shown);
    setAccessibleName(title);
    setAccessibleDescription(values.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize BarChart::sizeHint() const
{
    const int title = m_theme.scaled(24);
    if (m_form == Form::Upright)
        return {260, title + m_theme.scaled(kUprightHeight)};
    return {260, title + m_theme.scaled(kLine) * static_cast<int>(m_bars.size()) + 4};
}

double BarChart::greatest() const
{
    double most = m_most;
    if (most <= 0)
        for (const Bar& bar : m_bars)
            most = std::max(most, bar.value);
    return most > 0 ? most : 1;
}

void BarChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int title = m_theme.scaled(24);
    painter.setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    painter.setPen(m_theme.tokens().ink);
    painter.drawText(QRect(0, 0, width(), title), Qt::AlignLeft | Qt::AlignVCenter, m_title);
    const QRectF area(0, title, width(), height() - title);
    if (m_form == Form::Upright)
        paintUpright(painter, area);
    else
        paintLying(painter, area);
}

void BarChart::paintUpright(QPainter& painter, const QRectF& area) const
{
    const Tokens& tokens = m_theme.tokens();
    if (m_bars.empty())
        return;
    const QFont font = m_theme.fonts().interface(Fonts::kSmall);
    const double text = QFontMetricsF(font).height();
    const double step = std::min(48.0, area.width() / static_cast<double>(m_bars.size()));
    const double base = area.bottom() - text - 4;
    const double room = base - area.top() - text - 2;
    painter.setFont(font);
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const Bar& bar = m_bars[i];
        const double left = area.left() + step * static_cast<double>(i);
        const double tall = bar.value <= 0 ? 0 : std::max(kLeast, room * bar.value / greatest());
        const QRectF column(left + step * 0.18, base - tall, step * 0.64, tall);
        painter.setPen(Qt::NoPen);
        painter.setBrush(bar.colour.isValid() ? bar.colour : tokens.accent);
        painter.drawRoundedRect(column, 2, 2);
        painter.setPen(tokens.ink);
        painter.drawText(QRectF(left, column.top() - text - 1, step, text), Qt::AlignCenter, bar.shown);
        painter.setPen(tokens.quietInk);
        painter.drawText(QRectF(left, base + 3, step, text), Qt::AlignCenter, bar.label);
    }
    painter.setPen(tokens.line);
    painter.drawLine(QPointF(area.left(), base + 0.5),
                     QPointF(area.left() + step * static_cast<double>(m_bars.size()), base + 0.5));
}

void BarChart::paintLying(QPainter& painter, const QRectF& area) const
{
    const Tokens& tokens = m_theme.tokens();
    const QFont font = m_theme.fonts().interface(Fonts::kSmall);
    const QFontMetricsF metrics(font);
    double labels = 0;
    double values = 0;
    for (const Bar& bar : m_bars) {
        labels = std::max(labels, metrics.horizontalAdvance(bar.label));
        values = std::max(values, metrics.horizontalAdvance(bar.shown));
    }
    labels = std::min(labels, std::max(area.width() * 0.6, area.width() - values - 24 - kLeastRoom));
    const double line = m_theme.scaled(kLine);
    const double room = std::max(20.0, area.width() - labels - values - 24);
    painter.setFont(font);
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const Bar& bar = m_bars[i];
        const QRectF row(area.left(), area.top() + line * static_cast<double>(i), area.width(), line);
        painter.setPen(tokens.ink);
        painter.drawText(QRectF(row.left(), row.top(), labels, line), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(bar.label, Qt::ElideRight, labels));
        const double wide = bar.value <= 0 ? 0 : std::max(kLeast, room * bar.value / greatest());
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.hoverTint);
        painter.drawRoundedRect(QRectF(row.left() + labels + 10, row.center().y() - 5, room, 10), 3, 3);
        painter.setBrush(bar.colour.isValid() ? bar.colour : tokens.accent);
        painter.drawRoundedRect(QRectF(row.left() + labels + 10, row.center().y() - 5, wide, 10), 3, 3);
        if (bar.range) {
            const double from = room * std::clamp(bar.range->first / greatest(), 0.0, 1.0);
            const double to = room * std::clamp(bar.range->second / greatest(), 0.0, 1.0);
            painter.setBrush(tokens.ink);
            const double left = row.left() + labels + 10;
            painter.drawRect(QRectF(left + from, row.center().y() - 1, std::max(kLeast, to - from), 2));
            for (const double end : {from, to})
                painter.drawRect(QRectF(left + end - 1, row.center().y() - 5, 2, 10));
        }
        painter.setPen(tokens.ink);
        painter.drawText(QRectF(row.right() - values, row.top(), values, line),
                         Qt::AlignRight | Qt::AlignVCenter, bar.shown);
    }
}

} // namespace views
