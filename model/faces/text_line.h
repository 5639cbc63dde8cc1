// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QGlyphRun>
#include <QList>
#include <QPointF>
#include <QString>

class QPainter;

namespace model {

/// One line of text, shaped once and painted any number of times. Every character has the glyph that the font
/// maps to it: a ligature or an alternate cannot be told from a PDF again, and searching would miss the word.
class TextLine
{
public:
    TextLine(const QString& text, const QFont& font);

    /// The font as lines use it, for measuring: without ligatures and hinting.
    [[nodiscard]] static QFont plain(QFont font);

    [[nodiscard]] const QString& text() const { return m_text; }

    /// How long the text is in a font of plain(), borrowed figures included.
    [[nodiscard]] static double width(const QString& text, const QFont& font);

    /// With the pen's colour; the point is the left end of the base line.
    void paint(QPainter& painter, const QPointF& start) const;

private:
    QString m_text;
    QList<QGlyphRun> m_runs;
    double m_ascent = 0;
};

} // namespace model
