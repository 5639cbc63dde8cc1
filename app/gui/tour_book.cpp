// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tour_book.h"

#include "model/rulebook/book_pages.h"

#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace app {

namespace {

constexpr size_t kChapters = 10;

QString htmlOf(const model::Rulebook& book, model::Language language)
{
    QString html;
    const std::vector<model::BookPage> pages = model::pagesOf(book, language);
    for (size_t i = 0; i < pages.size() && i < kChapters; ++i) {
        html += QStringLiteral("<h1>%1</h1>").arg(pages[i].title.in(language).toHtmlEscaped());
        for (const model::PageEntry& entry : pages[i].entries) {
            for (const model::Paragraph& paragraph : model::readingOf(book, entry, language)) {
                const QString text = paragraph.text().toHtmlEscaped();
                if (paragraph.kind == model::ParagraphKind::Title)
                    html += QStringLiteral("<h3>%1</h3>").arg(text);
                else if (!model::isNote(paragraph.kind))
                    html += QStringLiteral("<p>%1</p>").arg(text);
            }
        }
    }
    return html;
}

} // namespace

bool writeTourBook(const QString& path, const model::Rulebook& book, model::Language language)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    QPdfWriter writer(&file);
    writer.setPageSize(QPageSize(QPageSize::A5));
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
    QTextDocument document;
    QFont font(QStringLiteral("serif"), 10);
    // Qt writes ligatures without saying which letters they are, so that none could be found again.
    font.setStyleStrategy(QFont::PreferNoShaping);
    document.setDefaultFont(font);
    document.setHtml(htmlOf(book, language));
    document.print(&writer);
    return true;
}

} // namespace app
