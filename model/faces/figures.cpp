// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/figures.h"

#include "model/faces/fonts.h"

#include <QHash>
#include <QRawFont>

namespace model {

namespace {

constexpr double kLow = 0.85; ///< of the capitals: lower figures are taken for letters

/// Height of a letter in a font, 0 if it has none.
double heightOf(const QRawFont& font, QChar letter)
{
    const QList<quint32> glyphs = font.glyphIndexesForString(QString(letter));
    return glyphs.isEmpty() || glyphs.front() == 0 ? 0 : font.boundingRect(glyphs.front()).height();
}

std::optional<QFont> found(const QFont& font)
{
    const QRawFont raw = QRawFont::fromFont(font);
    const double capitals = heightOf(raw, u'H');
    const double zero = heightOf(raw, u'0');
    if (capitals <= 0 || zero <= 0 || zero >= kLow * capitals)
        return std::nullopt;
    QFont figures = font;
    figures.setFamilies(Fonts().interface().families());
    figures.setStyleHint(QFont::SansSerif);
    figures.setItalic(false);
    const double other = heightOf(QRawFont::fromFont(figures), u'0');
    if (other < kLow * capitals)
        return std::nullopt;
    if (font.pixelSize() > 0)
        figures.setPixelSize(qMax(1, qRound(font.pixelSize() * capitals / other)));
    else
        figures.setPointSizeF(font.pointSizeF() * capitals / other);
    return figures;
}

} // namespace

std::optional<QFont> borrowedFigures(const QFont& font)
{
    static thread_local QHash<QString, std::optional<QFont>> known;
    const QString key = font.key();
    const auto kept = known.constFind(key);
    return kept != known.cend() ? *kept : *known.insert(key, found(font));
}

std::vector<FigurePart> figureParts(QStringView text)
{
    std::vector<FigurePart> parts;
    const auto add = [&parts](qsizetype start, qsizetype end, bool isFigures) {
        if (start == end)
            return;
        if (parts.empty() || parts.back().isFigures != isFigures)
            parts.push_back({start, 0, isFigures});
        parts.back().length += end - start;
    };
    for (qsizetype start = 0; start < text.size();) {
        const bool isBlank = text[start].isSpace();
        qsizetype end = start;
        bool hasFigure = false;
        bool hasLetter = false;
        for (; end < text.size() && text[end].isSpace() == isBlank; ++end) {
            hasFigure = hasFigure || (text[end] >= u'0' && text[end] <= u'9');
            hasLetter = hasLetter || text[end].isLetter();
        }
        add(start, end, hasFigure && !hasLetter);
        start = end;
    }
    return parts;
}

} // namespace model
