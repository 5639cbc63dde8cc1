// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/fitted_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace model {

FittedText::FittedText(const QString& text, const QFont& font, double width, double lineHeight)
    : m_font(font)
{
    const QFontMetricsF metrics(font);
    m_step = font.pixelSize() * lineHeight;
    m_ascent = (m_step - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent();
    for (const QString& paragraph : text.split(u'\n')) {
        QString line;
        for (const QString& word : paragraph.split(u' ', Qt::SkipEmptyParts)) {
            const QString longer = line.isEmpty() ? word : line + u' ' + word;
            if (metrics.horizontalAdvance(longer) <= width) {
                line = longer;
                continue;
            }
            if (!line.isEmpty())
                m_lines.push_back(line);
            line = word;
            if (metrics.horizontalAdvance(word) > width) {
                line = metrics.elidedText(word, Qt::ElideRight, width);
                m_whole = false;
            }
        }
        m_lines.push_back(line);
    }
}

FittedText FittedText::largest(const QString& text, QFont font, const QSizeF& room, double smallest,
                               double lineHeight)
{
    for (int size = font.pixelSize();; --size) {
        const bool last = size <= smallest;
        font.setPixelSize(std::max(1, last ? qRound(smallest) : size));
        FittedText fitted(text, font, room.width(), lineHeight);
        if ((fitted.m_whole && fitted.height() <= room.height()) || last) {
            if (last)
                fitted.keepLines(static_cast<size_t>(std::max(1.0, room.height() / fitted.m_step)),
                                 room.width());
            return fitted;
        }
    }
}

void FittedText::keepLines(size_t count, double width)
{
    if (m_lines.size() <= count)
        return;
    m_lines.resize(count);
    m_lines.back() = QFontMetricsF(m_font).elidedText(m_lines.back() + u'…', Qt::ElideRight, width);
    m_whole = false;
}

void FittedText::paint(QPainter& painter, const QPointF& topLeft) const
{
    painter.setFont(m_font);
    double y = topLeft.y() + m_ascent;
    for (const QString& line : m_lines) {
        painter.drawText(QPointF(topLeft.x(), y), line);
        y += m_step;
    }
}

} // namespace model
