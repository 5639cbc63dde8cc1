// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/figures.h"

#include "model/faces/fonts.h"

#include <QHash>
#include <QRawFont>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

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

QTextCharFormat formatOf(const QFont& figures)
{
    QTextCharFormat format;
    format.setFontFamilies(figures.families());
    format.setFontPointSize(figures.pointSizeF());
    format.setFontItalic(false);
    return format;
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

Markup withFigures(const QString& plain, const QFont& font)
{
    const auto figures = borrowedFigures(font);
    if (!figures)
        return Markup::plain(plain);
    const QString families = figures->families().join(QStringLiteral("','"));
    Markup markup;
    for (const FigurePart& part : figureParts(plain)) {
        const QString text = plain.mid(part.start, part.length);
        markup += part.isFigures ? Markup::of(u"<span style=\"font-family:'%1'; font-size:%2pt\">%3</span>",
                                              families, figures->pointSizeF(), text)
                                 : Markup::plain(text);
    }
    return markup;
}

void insertWithFigures(QTextCursor& cursor, const QString& text, const QTextCharFormat& format)
{
    const auto figures = borrowedFigures(format.font());
    if (!figures) {
        cursor.insertText(text, format);
        return;
    }
    QTextCharFormat numbers = format;
    numbers.merge(formatOf(*figures));
    for (const FigurePart& part : figureParts(text))
        cursor.insertText(text.mid(part.start, part.length), part.isFigures ? numbers : format);
}

void setFigures(QTextDocument& document)
{
    const QFont usual = document.defaultFont();
    QList<std::pair<QTextCursor, QTextCharFormat>> changes;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment fragment = at.fragment();
            const auto figures = borrowedFigures(fragment.charFormat().font().resolve(usual));
            if (!figures)
                continue;
            for (const FigurePart& part : figureParts(fragment.text())) {
                if (!part.isFigures)
                    continue;
                const auto start = fragment.position() + static_cast<int>(part.start);
                QTextCursor cursor(&document);
                cursor.setPosition(start);
                cursor.setPosition(start + static_cast<int>(part.length), QTextCursor::KeepAnchor);
                changes.push_back({cursor, formatOf(*figures)});
            }
        }
    for (auto& [cursor, format] : changes)
        cursor.mergeCharFormat(format);
}

} // namespace model
