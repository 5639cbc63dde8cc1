// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tour_book.h"

#include "model/files/file_writer.h"
#include "model/rulebook/book_pages.h"
#include "model/text/quiet_document.h"

#include <QFileDevice>
#include <QPainter>
#include <QPdfWriter>

namespace app {

namespace {

constexpr size_t kChapters = 10;

model::Markup textOf(const model::Rulebook& book, model::Language language)
{
    model::Markup text;
    const std::vector<model::BookPage> pages = model::pagesOf(book, language);
    for (size_t i = 0; i < pages.size() && i < kChapters; ++i) {
        text += model::Markup::of(u"<h1>%1</h1>", pages[i].title.in(language));
        for (const model::PageEntry& entry : pages[i].entries) {
            for (const model::Paragraph& paragraph : model::readingOf(book, entry, language)) {
                if (paragraph.kind == model::ParagraphKind::Title)
                    text += model::Markup::of(u"<h3>%1</h3>", paragraph.text());
                else if (!model::isNote(paragraph.kind))
                    text += model::Markup::of(u"<p>%1</p>", paragraph.text());
            }
        }
    }
    return text;
}

} // namespace

bool writeTourBook(const QString& path, const model::Rulebook& book, model::Language language)
{
    model::FileWriter file(path);
    if (!file.open())
        return false;
    QPdfWriter writer(&file.device());
    writer.setPageSize(QPageSize(QPageSize::A5));
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout::Millimeter);
    model::QuietDocument document;
    QFont font(QStringLiteral("serif"), 10);
    // Qt writes ligatures without saying which letters they are, so that none could be found again.
    font.setStyleStrategy(QFont::PreferNoShaping);
    document.setDefaultFont(font);
    document.setMarkup(textOf(book, language));
    document.print(&writer);
    return file.commit().has_value();
}

} // namespace app
