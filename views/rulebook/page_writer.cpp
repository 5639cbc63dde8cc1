// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/page_writer.h"

#include <QFontInfo>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

namespace views {

using namespace Qt::StringLiterals;
using model::Language;
using model::LinkKind;
using model::ParagraphKind;

namespace {

const model::LocalText kChapter{u"Chapter %1"_s, u"Kapitel %1"_s};
const model::LocalText kNext{u"Next chapter  "_s, u"Nächstes Kapitel  "_s};

constexpr double kChapterTitle = 25;
constexpr double kPartTitle = 18;
constexpr double kClauseTitle = 15;
constexpr double kLabelSize = 9;
constexpr double kAboveChapter = 28;
constexpr double kAbovePart = 40;
constexpr double kAboveClause = 28;
constexpr double kAboveTerm = 14;
constexpr double kNotesLower = 10; ///< so that the first note is level with the title

QString hrefOf(const model::Run& run)
{
    switch (run.kind) {
    case LinkKind::Clause: return u"clause:"_s + run.target;
    case LinkKind::Card: return u"card:"_s + run.target;
    case LinkKind::Term: return u"term:"_s + run.target;
    case LinkKind::Clarification: return u"clarification:"_s + run.target;
    default: return {};
    }
}

} // namespace

double PageLayout::width() const
{
    return static_cast<double>(languages.size()) * (rail + column) + (notes > 0 ? rail + notes : 0);
}

PageWriter::PageWriter(const model::Rulebook& book, PageLayout layout)
    : m_book(book)
    , m_layout(std::move(layout))
{}

std::vector<WrittenParagraph> PageWriter::write(QTextDocument& document, const model::BookPage& page,
                                                const model::BookPage* next)
{
    m_written.clear();
    m_freshBlock = true;
    m_cursor = QTextCursor(&document);
    document.setIndentWidth(m_layout.fonts.serif().pointSizeF() * 1.6);
    m_cursor.beginEditBlock();
    writeHead(page);
    for (const model::PageEntry& entry : page.entries) {
        if (entry.isHeading)
            writeHeading(entry);
        else
            writeEntry(entry);
    }
    if (next != nullptr)
        writeFoot(*next);
    m_cursor.endEditBlock();
    return std::move(m_written);
}

void PageWriter::writeHead(const model::BookPage& page)
{
    const QFont titleFont = m_layout.fonts.heading(kChapterTitle);
    inColumns(page.chapter > 0 ? kAboveChapter : kAboveChapter + 12, [&](Language language) {
        if (page.chapter > 0) {
            QFont label = m_layout.fonts.interface(kLabelSize, QFont::Bold);
            label.setCapitalization(QFont::AllUppercase);
            label.setLetterSpacing(QFont::PercentageSpacing, 108);
            beginBlock(blockFormat(label, needsTable() ? 0 : kAboveChapter, 0));
            m_cursor.insertText(kChapter.in(language).arg(page.chapter),
                                charFormat(label, m_layout.tokens->accent));
        }
        beginBlock(blockFormat(titleFont, page.chapter > 0 ? 2 : needsTable() ? 0 : kAboveChapter + 12, 4));
        m_written.push_back({page.id, language, 0, ParagraphKind::Title, {}, m_cursor.position()});
        m_cursor.insertText(page.title.in(language), charFormat(titleFont, m_layout.tokens->ink));
    });
}

void PageWriter::writeHeading(const model::PageEntry& entry)
{
    const QFont font = m_layout.fonts.serif(kPartTitle);
    inColumns(kAbovePart, [&](Language language) {
        beginBlock(blockFormat(font, needsTable() ? 0 : kAbovePart, 0));
        m_written.push_back({entry.id, language, 0, ParagraphKind::Title, {}, m_cursor.position()});
        m_cursor.insertText(entry.title.in(language), charFormat(font, m_layout.tokens->accent));
    });
}

void PageWriter::writeEntry(const model::PageEntry& entry)
{
    std::vector<std::vector<model::Paragraph>> readings;
    for (const Language language : m_layout.languages)
        readings.push_back(model::readingOf(m_book, entry, language));
    const auto write = [&](size_t column, bool notes, bool inMargin) {
        const std::vector<model::Paragraph>& paragraphs = readings[column];
        for (size_t i = 0; i < paragraphs.size(); ++i) {
            if (model::isNote(paragraphs[i].kind) == notes)
                writeParagraph(entry.id, m_layout.languages[column], static_cast<int>(i), paragraphs[i],
                               inMargin);
        }
    };
    size_t column = 0;
    const double above = entry.id.startsWith(u"term:"_s) ? kAboveTerm : kAboveClause;
    inColumns(above, [&](Language) {
        write(column, false, false);
        if (m_layout.notes <= 0)
            write(column, true, false);
        ++column;
    });
    if (m_layout.notes <= 0)
        return;
    const QTextCursor after = m_cursor;
    setPadding(m_table->columns() - 1, above + kNotesLower);
    m_cursor = m_table->cellAt(0, m_table->columns() - 1).firstCursorPosition();
    m_freshBlock = true;
    write(0, true, true);
    m_cursor = after;
    m_freshBlock = true;
}

void PageWriter::writeFoot(const model::BookPage& next)
{
    const QFont font = m_layout.fonts.serif(Fonts::kReading);
    const QFont label = m_layout.fonts.interface(Fonts::kSmall);
    inColumns(kAbovePart, [&](Language language) {
        beginBlock(blockFormat(font, needsTable() ? 0 : kAbovePart, 48));
        m_cursor.insertText(kNext.in(language), charFormat(label, m_layout.tokens->quietInk));
        QTextCharFormat link = charFormat(font, m_layout.tokens->accent);
        link.setAnchor(true);
        link.setAnchorHref(u"page:"_s + next.id);
        m_cursor.insertText(next.title.in(language), link);
    });
}

void PageWriter::inColumns(double above, const std::function<void(Language)>& write)
{
    if (!needsTable()) {
        write(m_layout.languages.front());
        return;
    }
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(0);
    format.setCellSpacing(0);
    format.setWidth(QTextLength(QTextLength::FixedLength, m_layout.width()));
    QList<QTextLength> widths(static_cast<qsizetype>(m_layout.languages.size()),
                              QTextLength(QTextLength::FixedLength, m_layout.rail + m_layout.column));
    if (m_layout.notes > 0)
        widths << QTextLength(QTextLength::FixedLength, m_layout.rail + m_layout.notes);
    format.setColumnWidthConstraints(widths);
    const auto hideBlock = [this] {
        QTextBlockFormat gap;
        gap.setLineHeight(1, QTextBlockFormat::FixedHeight);
        m_cursor.setBlockFormat(gap);
    };
    // Qt keeps a block around and between tables; it should not be seen.
    hideBlock();
    m_table = m_cursor.insertTable(1, static_cast<int>(widths.size()), format);
    for (size_t i = 0; i < m_layout.languages.size(); ++i) {
        // Qt leaves the margin above the first block of a cell out.
        setPadding(static_cast<int>(i), above);
        m_cursor = m_table->cellAt(0, static_cast<int>(i)).firstCursorPosition();
        m_freshBlock = true;
        write(m_layout.languages[i]);
    }
    m_cursor = m_table->lastCursorPosition();
    m_cursor.movePosition(QTextCursor::NextBlock);
    hideBlock();
    m_freshBlock = true;
}

void PageWriter::setPadding(int column, double above)
{
    QTextTableCell cell = m_table->cellAt(0, column);
    QTextTableCellFormat format = cell.format().toTableCellFormat();
    format.setTopPadding(above);
    cell.setFormat(format);
}

void PageWriter::writeParagraph(const QString& entry, Language language, int number,
                                const model::Paragraph& paragraph, bool inMargin)
{
    const Tokens& tokens = *m_layout.tokens;
    const Fonts& fonts = m_layout.fonts;
    const bool isTerm = entry.startsWith(u"term:"_s);
    QFont font = fonts.serif(Fonts::kReading);
    QColor ink = tokens.ink;
    double above = 0;
    double below = 6;
    double indent = 0;
    switch (paragraph.kind) {
    case ParagraphKind::Title:
        font = fonts.heading(kClauseTitle);
        above = needsTable() ? 0 : isTerm ? kAboveTerm : kAboveClause;
        below = 2;
        break;
    case ParagraphKind::Text: break;
    case ParagraphKind::Item: below = 2; break;
    case ParagraphKind::Ruling:
        above = 6;
        below = 8;
        indent = 16;
        break;
    case ParagraphKind::Question:
        font.setItalic(true);
        above = 8;
        below = 0;
        indent = 16;
        break;
    case ParagraphKind::Answer:
        below = 4;
        indent = 16;
        break;
    default:
        font = fonts.interface(Fonts::kSmall);
        ink = tokens.quietInk;
        above = inMargin ? 0 : 2;
        below = inMargin ? 8 : 0;
    }
    QTextBlockFormat block = blockFormat(font, above, below);
    block.setLeftMargin(m_layout.rail + indent);
    beginBlock(block);
    if (paragraph.kind == ParagraphKind::Item) {
        QTextListFormat list;
        list.setStyle(QTextListFormat::ListDisc);
        list.setIndent(1);
        m_cursor.createList(list);
    }
    m_written.push_back(
        {entry, language, number, paragraph.kind, paragraph.clarification, m_cursor.position()});
    QFont label = fonts.interface(kLabelSize, QFont::Bold);
    for (const model::Run& run : paragraph.runs) {
        QTextCharFormat format = charFormat(font, ink);
        if (run.kind == LinkKind::Label)
            format =
                charFormat(label, paragraph.kind == ParagraphKind::Ruling ? tokens.warning : tokens.quietInk);
        else if (run.kind != LinkKind::None)
            format = linkFormat(run, format, model::isNote(paragraph.kind));
        m_cursor.insertText(run.text, format);
    }
    if (paragraph.kind == ParagraphKind::Title && !isTerm)
        m_cursor.insertText(u"   "_s + entry, charFormat(fonts.interface(kLabelSize), tokens.quietInk));
}

void PageWriter::beginBlock(const QTextBlockFormat& format)
{
    if (m_freshBlock)
        m_cursor.setBlockFormat(format);
    else
        m_cursor.insertBlock(format);
    m_freshBlock = false;
}

QTextBlockFormat PageWriter::blockFormat(const QFont& font, double above, double below) const
{
    QTextBlockFormat format;
    format.setLineHeight(kLineHeight * QFontInfo(font).pixelSize(), QTextBlockFormat::FixedHeight);
    format.setTopMargin(above);
    format.setBottomMargin(below);
    format.setLeftMargin(m_layout.rail);
    return format;
}

QTextCharFormat PageWriter::charFormat(const QFont& font, const QColor& ink) const
{
    QTextCharFormat format;
    format.setFont(font);
    format.setForeground(ink);
    return format;
}

QTextCharFormat PageWriter::linkFormat(const model::Run& run, QTextCharFormat format, bool inNote) const
{
    format.setAnchor(true);
    format.setAnchorHref(hrefOf(run));
    const Tokens& tokens = *m_layout.tokens;
    // Words keep their ink and have dots below; what leads to a rule or a card is crimson and underlined.
    // Notes are nothing but links, so they need no line.
    const bool isTerm = run.kind == LinkKind::Term;
    if (isTerm) {
        format.setUnderlineStyle(QTextCharFormat::DotLine);
        format.setUnderlineColor(tokens.quietInk);
    } else {
        format.setForeground(tokens.accent);
        if (!inNote) {
            format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
            format.setUnderlineColor(mixed(tokens.accent, tokens.raised, 0.4));
        }
    }
    return format;
}

} // namespace views
