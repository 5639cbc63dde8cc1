// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/text_line.h"

#include "model/faces/figures.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRawFont>
#include <QTextLayout>

#include <algorithm>
#include <vector>

namespace model {

namespace {

/// The least that Qt knows, in units of the font.
constexpr double kLeastSpacing = 1.0 / 64;

struct Glyph
{
    QRawFont font;
    quint32 index = 0;
    QPointF at;
    bool afterBlank = false;
};

/// Adds the glyphs of a run: those of the font's own character table at the places where shaping, kerning
/// included, has put them.
void addUnjoined(std::vector<Glyph>& glyphs, const QGlyphRun& run, const QString& text)
{
    const QList<quint32> shaped = run.glyphIndexes();
    const QList<QPointF> places = run.positions();
    const QList<quint32> mapped = run.rawFont().glyphIndexesForString(text);
    const bool oneEach = mapped.size() == shaped.size() && text.size() == shaped.size();
    for (qsizetype i = 0; i < shaped.size(); ++i) {
        const bool known = oneEach && mapped[i] != 0;
        const bool blank = !oneEach || (i > 0 && text[i - 1].isSpace());
        glyphs.push_back({run.rawFont(), known ? mapped[i] : shaped[i], places[i], blank});
    }
}

/// A font may hold "f" and "i" apart where it has no ligature for them, so far that a reader of the PDF takes
/// it for a blank.
void closeUp(std::vector<Glyph>& glyphs)
{
    double back = 0;
    for (size_t i = 0; i < glyphs.size(); ++i) {
        Glyph& glyph = glyphs[i];
        if (i > 0 && !glyph.afterBlank) {
            const Glyph& before = glyphs[i - 1];
            const QList<QPointF> advance = before.font.advancesForGlyphIndexes({before.index});
            const double most = advance.value(0).x() + before.font.pixelSize() * 0.02;
            back += std::max(0.0, glyph.at.x() - back - before.at.x() - most);
        }
        glyph.at.rx() -= back;
    }
}

QList<QGlyphRun> runsOf(const std::vector<Glyph>& glyphs)
{
    QList<QGlyphRun> runs;
    size_t start = 0;
    while (start < glyphs.size()) {
        QList<quint32> indexes;
        QList<QPointF> places;
        size_t end = start;
        for (; end < glyphs.size() && glyphs[end].font == glyphs[start].font; ++end) {
            indexes << glyphs[end].index;
            places << glyphs[end].at;
        }
        QGlyphRun run;
        run.setRawFont(glyphs[start].font);
        run.setGlyphIndexes(indexes);
        run.setPositions(places);
        runs << run;
        start = end;
    }
    return runs;
}

struct Extent
{
    double ascent = 0;
    double width = 0;
};

/// Adds the glyphs of a text in one font, from 0.
Extent shape(std::vector<Glyph>& glyphs, const QString& text, const QFont& font)
{
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    Extent extent;
    if (line.isValid()) {
        line.setLineWidth(1e6);
        extent = {line.ascent(), line.horizontalAdvance()};
    }
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    if (runs.size() == 1) {
        addUnjoined(glyphs, runs.first(), text);
        return extent;
    }
    // Letters of a second font make several runs: one character at a time tells which glyph is whose.
    for (int i = 0; i < text.size(); ++i) {
        const bool blank = i > 0 && text[i - 1].isSpace();
        for (const QGlyphRun& run : layout.glyphRuns(i, 1)) {
            addUnjoined(glyphs, run, text.mid(i, 1));
            if (!glyphs.empty())
                glyphs.back().afterBlank = blank;
        }
    }
    return extent;
}

bool hasFigures(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

} // namespace

QFont TextLine::plain(QFont font)
{
    // Any spacing at all makes Qt leave ligatures out.
    if (font.letterSpacing() == 0)
        font.setLetterSpacing(QFont::AbsoluteSpacing, kLeastSpacing);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double TextLine::width(const QString& text, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const auto figures = hasFigures(text) ? borrowedFigures(font) : std::nullopt;
    if (!figures)
        return metrics.horizontalAdvance(text);
    const QFontMetricsF others(*figures);
    double sum = 0;
    for (const FigurePart& part : figureParts(text))
        sum += (part.isFigures ? others : metrics).horizontalAdvance(text.mid(part.start, part.length));
    return sum;
}

TextLine::TextLine(const QString& text, const QFont& font)
    : m_text(text)
{
    const QFont main = plain(font);
    const auto figures = hasFigures(text) ? borrowedFigures(main) : std::nullopt;
    std::vector<Glyph> glyphs;
    if (!figures) {
        m_ascent = shape(glyphs, text, main).ascent;
    } else {
        double x = 0;
        // Words stand on the line of the main font, wherever the first of them is.
        m_ascent = QFontMetricsF(main).ascent();
        for (const FigurePart& part : figureParts(text)) {
            const size_t first = glyphs.size();
            const Extent extent =
                shape(glyphs, text.mid(part.start, part.length), part.isFigures ? *figures : main);
            for (size_t i = first; i < glyphs.size(); ++i)
                glyphs[i].at += QPointF(x, m_ascent - extent.ascent);
            if (first > 0 && first < glyphs.size())
                glyphs[first].afterBlank = true;
            x += extent.width;
        }
    }
    // Letters that were set apart on purpose stay so.
    if (font.letterSpacing() <= kLeastSpacing)
        closeUp(glyphs);
    m_runs = runsOf(glyphs);
}

void TextLine::paint(QPainter& painter, const QPointF& start) const
{
    for (const QGlyphRun& run : m_runs)
        painter.drawGlyphRun(start - QPointF(0, m_ascent), run);
}

} // namespace model
