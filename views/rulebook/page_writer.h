// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/book_pages.h"
#include "views/theme/fonts.h"
#include "views/theme/tokens.h"

#include <QTextCursor>

#include <functional>

class QTextDocument;
class QTextTable;

namespace views {

/// How a page of the rulebook is set. Lengths in pixels.
struct PageLayout
{
    std::vector<model::Language> languages; ///< one column each, from left to right
    double column = 0;                      ///< of text, without the rail
    double rail = 0;                        ///< at the left of each column, for marks
    double notes = 0;                       ///< of the margin with notes; 0: notes stand below the text
    const Tokens* tokens = nullptr;
    Fonts fonts;

    [[nodiscard]] double width() const;
};

/// Where a paragraph of the page stands in the document.
struct WrittenParagraph
{
    QString entry; ///< empty for headings of the page itself
    model::Language language = model::Language::English;
    int paragraph = 0; ///< of the entry's reading
    model::ParagraphKind kind = model::ParagraphKind::Text;
    QString clarification;
    int position = 0; ///< of its block
};

/// Sets a page: the chapter's title, its entries with rulings, questions and notes, and the way to the next
/// chapter. Links lead to "clause:ID", "card:ID", "term:ID", "clarification:ID" and "page:ID". Line height
/// is 1.45 of the letters' size.
class PageWriter
{
public:
    static constexpr double kLineHeight = 1.45;

    PageWriter(const model::Rulebook& book, PageLayout layout);

    /// Writes into an empty document and says where everything stands, from top to bottom. `next` may be
    /// null.
    [[nodiscard]] std::vector<WrittenParagraph> write(QTextDocument& document, const model::BookPage& page,
                                                      const model::BookPage* next);

private:
    void writeHead(const model::BookPage& page);
    void writeHeading(const model::PageEntry& entry);
    void writeEntry(const model::PageEntry& entry);
    void writeFoot(const model::BookPage& next);
    /// `above` is the room over the first block.
    void inColumns(double above, const std::function<void(model::Language)>& write);
    void setPadding(int column, double above);
    void writeParagraph(const QString& entry, model::Language language, int number,
                        const model::Paragraph& paragraph, bool inMargin);
    void beginBlock(const QTextBlockFormat& format);
    void insert(const QString& text, const QTextCharFormat& format);
    [[nodiscard]] QTextBlockFormat blockFormat(const QFont& font, double above, double below) const;
    [[nodiscard]] QTextCharFormat charFormat(const QFont& font, const QColor& ink) const;
    [[nodiscard]] QTextCharFormat linkFormat(const model::Run& run, QTextCharFormat format,
                                             bool inNote) const;
    [[nodiscard]] bool needsTable() const { return m_layout.languages.size() > 1 || m_layout.notes > 0; }

    const model::Rulebook& m_book;
    PageLayout m_layout;
    QTextCursor m_cursor;
    QTextTable* m_table = nullptr; ///< of the entry that is being written; belongs to the document
    bool m_freshBlock = true;      ///< the cursor is in an empty block that nothing was written into
    std::vector<WrittenParagraph> m_written;
};

} // namespace views
