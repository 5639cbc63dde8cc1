// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/survival_chart.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <utility>

namespace views {

SurvivalChart::SurvivalChart(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("survivalChart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void SurvivalChart::show(std::vector<std::optional<rules::bots::Share>> chances,
                         std::optional<std::size_t> drop)
{
    m_chances = std::move(chances);
    m_drop = drop;
    update();
}

QSize SurvivalChart::sizeHint() const
{
    return {m_theme.scaled(240), m_theme.scaled(110)};
}

void SurvivalChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& tokens = m_theme.tokens();
    painter.setFont(m_theme.fonts().interface(Fonts::kSmall));
    const QFontMetricsF metrics(painter.font());
    const QString whole = QLocale().toString(100) + QStringLiteral(" %");
    const QRectF area = QRectF(rect()).adjusted(metrics.horizontalAdvance(whole) + 8,
                                                metrics.height() / 2 + 1, -8, -metrics.height() / 2 - 1);
    const auto yOf = [&area](double share) { return area.bottom() - share * area.height(); };
    for (const int mark : {0, 50, 100}) {
        const double y = yOf(mark / 100.0);
        painter.setPen(QPen(tokens.line, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(tokens.quietInk);
        painter.drawText(QRectF(0, y - metrics.height() / 2, area.left() - 6, metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(mark) + QStringLiteral(" %"));
    }
    const auto last = static_cast<double>(m_chances.size() > 1 ? m_chances.size() - 1 : 1);
    const auto xOf = [&](std::size_t place) {
        return area.left() + static_cast<double>(place) / last * area.width();
    };
    // A band and a line over each stretch whose two ends are known.
    QColor band = tokens.accent;
    band.setAlphaF(0.18F);
    for (std::size_t i = 0; i + 1 < m_chances.size(); ++i) {
        if (!m_chances[i] || !m_chances[i + 1])
            continue;
        QPainterPath between;
        between.moveTo(xOf(i), yOf(m_chances[i]->low));
        between.lineTo(xOf(i + 1), yOf(m_chances[i + 1]->low));
        between.lineTo(xOf(i + 1), yOf(m_chances[i + 1]->high));
        between.lineTo(xOf(i), yOf(m_chances[i]->high));
        between.closeSubpath();
        painter.fillPath(between, band);
        const bool falls = m_drop == i;
        painter.setPen(
            QPen(falls ? tokens.danger : tokens.accent, falls ? 3 : 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(xOf(i), yOf(m_chances[i]->share)),
                         QPointF(xOf(i + 1), yOf(m_chances[i + 1]->share)));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.accent);
    if (m_chances.size() < 40)
        for (std::size_t i = 0; i < m_chances.size(); ++i)
            if (m_chances[i])
                painter.drawEllipse(QPointF(xOf(i), yOf(m_chances[i]->share)), 2.5, 2.5);
}

} // namespace views
