// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/text_page.h"

namespace views {

TextPage::TextPage(QWidget* parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
}

QVariant TextPage::loadResource(int /*type*/, const QUrl& /*name*/)
{
    return {};
}

void TextPage::doSetSource(const QUrl& /*name*/, QTextDocument::ResourceType /*type*/) {}

} // namespace views
