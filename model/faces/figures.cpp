// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/figures.h"

#include "model/faces/fonts.h"

#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

namespace model {

namespace {

/// As high as the serif's capitals.
constexpr double kSize = 0.88;

bool isFigure(QChar letter)
{
    return letter >= u'0' && letter <= u'9';
}

/// Calls `each` with every stretch of figures and of everything else.
template <class Each>
void stretches(const QString& text, Each&& each)
{
    for (qsizetype from = 0; from < text.size();) {
        const bool figures = isFigure(text[from]);
        qsizetype to = from;
        while (to < text.size() && isFigure(text[to]) == figures)
            ++to;
        each(from, to - from, figures);
        from = to;
    }
}

bool isSerif(const QFont& font)
{
    const QStringList families = font.families();
    return !families.isEmpty() && families.front().startsWith(QStringLiteral("EB Garamond"));
}

} // namespace

QFont figureFont(const QFont& text)
{
    if (!isSerif(text))
        return text;
    QFont font = text;
    font.setFamilies(Fonts().interface().families());
    font.setStyleHint(QFont::SansSerif);
    font.setItalic(false);
    if (text.pixelSize() > 0)
        font.setPixelSize(qMax(1, qRound(text.pixelSize() * kSize)));
    else
        font.setPointSizeF(text.pointSizeF() * kSize);
    return font;
}

QList<QTextLayout::FormatRange> figureFormats(const QString& text, const QFont& font)
{
    QList<QTextLayout::FormatRange> ranges;
    if (!isSerif(font))
        return ranges;
    QTextCharFormat format;
    format.setFont(figureFont(font));
    stretches(text, [&](qsizetype from, qsizetype length, bool figures) {
        if (figures)
            ranges.push_back({static_cast<int>(from), static_cast<int>(length), format});
    });
    return ranges;
}

double widthWithFigures(const QString& text, const QFont& font)
{
    const QFontMetricsF letters(font);
    if (!isSerif(font) || std::none_of(text.begin(), text.end(), isFigure))
        return letters.horizontalAdvance(text);
    const QFontMetricsF numbers(figureFont(font));
    double width = 0;
    stretches(text, [&](qsizetype from, qsizetype length, bool figures) {
        width += (figures ? numbers : letters).horizontalAdvance(text.mid(from, length));
    });
    return width;
}

QString withFigures(const QString& plain, const QFont& font)
{
    if (!isSerif(font))
        return plain.toHtmlEscaped();
    const QFont numbers = figureFont(font);
    const QString open = QStringLiteral("<span style=\"font-family:'%1'; font-size:%2pt\">")
                             .arg(numbers.families().join(QStringLiteral("','")))
                             .arg(numbers.pointSizeF());
    QString html;
    stretches(plain, [&](qsizetype from, qsizetype length, bool figures) {
        const QString part = plain.mid(from, length).toHtmlEscaped();
        html += figures ? open + part + QStringLiteral("</span>") : part;
    });
    return html;
}

void insertWithFigures(QTextCursor& cursor, const QString& text, const QTextCharFormat& format)
{
    if (!isSerif(format.font())) {
        cursor.insertText(text, format);
        return;
    }
    QTextCharFormat numbers = format;
    const QFont font = figureFont(format.font());
    numbers.setFontFamilies(font.families());
    numbers.setFontPointSize(font.pointSizeF());
    numbers.setFontItalic(false);
    stretches(text, [&](qsizetype from, qsizetype length, bool figures) {
        cursor.insertText(text.mid(from, length), figures ? numbers : format);
    });
}

void setFigures(QTextDocument& document)
{
    const QFont usual = document.defaultFont();
    QList<std::pair<QTextCursor, QTextCharFormat>> changes;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment part = at.fragment();
            const QFont font = part.charFormat().font().resolve(usual);
            if (!isSerif(font))
                continue;
            const QFont numbers = figureFont(font);
            QTextCharFormat format;
            format.setFontFamilies(numbers.families());
            format.setFontPointSize(numbers.pointSizeF());
            stretches(part.text(), [&](qsizetype from, qsizetype length, bool figures) {
                if (!figures)
                    return;
                QTextCursor cursor(&document);
                cursor.setPosition(part.position() + static_cast<int>(from));
                cursor.setPosition(part.position() + static_cast<int>(from + length),
                                   QTextCursor::KeepAnchor);
                changes.push_back({cursor, format});
            });
        }
    for (auto& [cursor, format] : changes)
        cursor.mergeCharFormat(format);
}

} // namespace model
