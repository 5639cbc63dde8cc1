// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/print_page.h"

#include "model/text/quiet_document.h"
#include "views/rulebook/page_writer.h"

#include <QGuiApplication>
#include <QPrinter>
#include <QScreen>

namespace views {

namespace {
constexpr int kPaperText = 85; ///< percent of the text on the screen: paper is nearer to the eye
constexpr double kMarginInches = 2.0 / 2.54; ///< what QTextDocument leaves free on each side
} // namespace

void printPage(QPrinter& printer, const model::Rulebook& book, const model::BookPage& page,
               const std::vector<model::Language>& languages)
{
    PageLayout layout;
    layout.languages = languages;
    layout.tokens = &tokensFor(Scheme::Light);
    layout.fonts = Fonts(kPaperText);
    layout.rail = languages.size() > 1 ? 12 : 0;
    // The document is set in pixels of the screen; printing scales it.
    const double inches = printer.pageRect(QPrinter::Inch).width() - 2 * kMarginInches;
    const double room = inches * QGuiApplication::primaryScreen()->logicalDotsPerInchX();
    layout.column = room / static_cast<double>(languages.size()) - layout.rail;
    model::QuietDocument document;
    document.setDefaultFont(layout.fonts.serif());
    PageWriter writer(book, layout);
    (void)writer.write(document, page, nullptr);
    document.print(&printer);
}

} // namespace views
