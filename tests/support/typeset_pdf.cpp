// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/typeset_pdf.h"

#include <QPainter>
#include <QPdfWriter>
#include <QTextLayout>

namespace tests {

namespace {

constexpr int kDots = 600; ///< an inch
constexpr double kGutter = 22;
constexpr double kLeading = 1.3;

bool isVowel(QChar c)
{
    return QStringLiteral("aeiouyäöü").contains(c.toLower());
}

/// Soft hyphens between syllables, roughly.
QString divisible(const QString& text)
{
    QString result;
    qsizetype inWord = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        result += text[i];
        inWord = text[i].isLetter() ? inWord + 1 : 0;
        if (inWord < 3 || i + 3 >= text.size())
            continue;
        const bool syllable = isVowel(text[i]) && !isVowel(text[i + 1]) && isVowel(text[i + 2]);
        if (syllable && text[i + 1].isLetter() && text[i + 3].isLetter())
            result += QChar(0xad);
    }
    return result;
}

class Press
{
public:
    Press(const QString& path, const TypeStyle& style)
        : m_style(style)
        , m_writer(path)
    {
        m_writer.setResolution(kDots);
        m_writer.setPageSize(
            QPageSize(style.page, QPageSize::Point, QStringLiteral("own"), QPageSize::ExactMatch));
        m_writer.setPageMargins({});
        m_painter.begin(&m_writer);
        beginPage();
    }

    std::vector<int> set(const SetParagraph& paragraph)
    {
        using Kind = SetParagraph::Kind;
        const bool isHead = paragraph.kind == Kind::Chapter || paragraph.kind == Kind::Heading;
        QFont font(m_style.family);
        font.setPointSizeF(m_style.points * (paragraph.kind == Kind::Chapter   ? 1.7
                                             : paragraph.kind == Kind::Heading ? 1.25
                                                                               : 1));
        font.setBold(isHead);
        // Qt writes ligatures without saying which letters they are, so that none could be read back.
        font.setStyleStrategy(QFont::PreferNoShaping);
        const bool isItem = paragraph.kind == Kind::Item;
        const double indent = isItem ? 1.4 * m_style.points : 0;
        const double size = font.pointSizeF();
        const QString text = m_style.hyphenated && !isHead ? divisible(paragraph.text) : paragraph.text;
        QTextLayout layout(text, font, &m_writer);
        QTextOption option;
        if (m_style.justified && !isHead)
            option.setAlignment(Qt::AlignJustify);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine())
            line.setLineWidth(dots(columnWidth() - indent));
        layout.endLayout();
        m_y += isHead ? size : 0.45 * size;
        std::vector<int> pages;
        for (int i = 0; i < layout.lineCount(); ++i) {
            if (m_y + size * kLeading * (isHead ? 3 : 1) > m_style.page.height() - m_style.margin)
                nextColumn();
            if (pages.empty() || pages.back() != m_page)
                pages.push_back(m_page);
            if (isItem && i == 0) {
                m_painter.setFont(font);
                m_painter.drawText(QPointF(dots(left()), dots(m_y) + layout.lineAt(i).ascent()),
                                   QStringLiteral("•"));
            }
            QTextLine line = layout.lineAt(i);
            line.draw(&m_painter, QPointF(dots(left() + indent), dots(m_y)) - line.position());
            m_y += size * kLeading;
        }
        return pages;
    }

private:
    [[nodiscard]] static double dots(double points) { return points * kDots / 72; }
    [[nodiscard]] double columnWidth() const
    {
        return (m_style.page.width() - 2 * m_style.margin - (m_style.columns - 1) * kGutter) /
               m_style.columns;
    }
    [[nodiscard]] double left() const { return m_style.margin + m_column * (columnWidth() + kGutter); }

    void nextColumn()
    {
        if (++m_column < m_style.columns) {
            m_y = m_style.margin;
            return;
        }
        m_writer.newPage();
        ++m_page;
        beginPage();
    }

    void beginPage()
    {
        m_column = 0;
        m_y = m_style.margin;
        QFont font(m_style.family);
        font.setPointSizeF(8);
        m_painter.setFont(font);
        if (!m_style.runningHead.isEmpty())
            m_painter.drawText(QPointF(dots(m_style.margin), dots(m_style.margin - 18)), m_style.runningHead);
        if (m_style.pageNumbers)
            m_painter.drawText(QPointF(dots(m_style.page.width() / 2), dots(m_style.page.height() - 26)),
                               QString::number(m_page + 1));
    }

    const TypeStyle& m_style;
    QPdfWriter m_writer;
    QPainter m_painter;
    int m_page = 0;
    int m_column = 0;
    double m_y = 0;
};

} // namespace

std::vector<std::vector<int>> typesetPdf(const QString& path, const std::vector<SetParagraph>& paragraphs,
                                         const TypeStyle& style)
{
    Press press(path, style);
    std::vector<std::vector<int>> pages;
    for (const SetParagraph& paragraph : paragraphs)
        pages.push_back(press.set(paragraph));
    return pages;
}

} // namespace tests
