// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/fitted_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace model {

namespace {

QString elided(const QString& line, const QFontMetricsF& metrics, double size, double width)
{
    return metrics.elidedText(line, Qt::ElideRight, width * MeasuredText::kReference / size);
}

} // namespace

FittedText::FittedText(const QString& text, const QFont& font, double width, double lineHeight)
    : FittedText(MeasuredText(text, font), font.pixelSize(), width, lineHeight)
{}

FittedText::FittedText(const MeasuredText& text, double size, double width, double lineHeight)
    : m_size(size)
    , m_step(size * lineHeight)
    , m_whole(text.isWhole(size, width))
{
    const QFontMetricsF metrics(text.font());
    const double scale = size / MeasuredText::kReference;
    m_ascent = (m_step + (metrics.ascent() - metrics.descent()) * scale) / 2;
    for (const QString& line : text.lines(size, width))
        m_lines.emplace_back(m_whole ? line : elided(line, metrics, size, width), text.font());
}

FittedText FittedText::largest(const QString& text, const QFont& font, const QSizeF& room, double smallest,
                               double lineHeight)
{
    const MeasuredText measured(text, font);
    const double largest = std::max<double>(font.pixelSize(), smallest);
    for (double size = largest; size > smallest; --size) {
        if (measured.isWhole(size, room.width()) &&
            measured.lineCount(size, room.width()) * size * lineHeight <= room.height())
            return {measured, size, room.width(), lineHeight};
    }
    FittedText fitted(measured, smallest, room.width(), lineHeight);
    const auto count = static_cast<size_t>(std::max(1.0, room.height() / fitted.m_step + 0.001));
    if (fitted.m_lines.size() > count) {
        const QString last = fitted.m_lines[count - 1].text() + u'…';
        fitted.m_lines.erase(fitted.m_lines.begin() + static_cast<std::ptrdiff_t>(count) - 1,
                             fitted.m_lines.end());
        fitted.m_lines.emplace_back(elided(last, QFontMetricsF(measured.font()), smallest, room.width()),
                                    measured.font());
        fitted.m_whole = false;
    }
    return fitted;
}

std::vector<QString> FittedText::lines() const
{
    std::vector<QString> lines;
    for (const TextLine& line : m_lines)
        lines.push_back(line.text());
    return lines;
}

void FittedText::paint(QPainter& painter, const QPointF& topLeft) const
{
    const double scale = m_size / MeasuredText::kReference;
    const QTransform before = painter.transform();
    painter.translate(topLeft);
    painter.scale(scale, scale);
    double y = m_ascent / scale;
    for (const TextLine& line : m_lines) {
        line.paint(painter, QPointF(0, y));
        y += m_step / scale;
    }
    painter.setTransform(before);
}

} // namespace model
