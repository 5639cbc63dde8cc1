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
constexpr double kLabelSize = 9;
constexpr double kAboveChapter = 28;
constexpr double kAbovePart = 40;
constexpr double kAboveClause = 28;
constexpr double kAboveTerm = 14;
constexpr double kNotesLower = 10; ///< so that the first note is level with the title

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

} // namespace views
