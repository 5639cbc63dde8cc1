// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/markup.h"

namespace model {

Markup Markup::plain(const QString& words)
{
    Markup markup;
    markup.m_html = words.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    return markup;
}

Markup& Markup::operator+=(const Markup& more)
{
    m_html += more.m_html;
    return *this;
}

// In one go: a part that has "%2" in it is not filled again.
Markup Markup::filled(QStringView text, std::initializer_list<QString> parts)
{
    Markup markup;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int gap = text[i] == u'%' && i + 1 < text.size() ? text[i + 1].unicode() - u'0' : 0;
        if (gap < 1 || gap > 9) {
            markup.m_html += text[i];
            continue;
        }
        Q_ASSERT(static_cast<std::size_t>(gap) <= parts.size());
        markup.m_html += parts.begin()[gap - 1];
        ++i;
    }
    return markup;
}

} // namespace model
