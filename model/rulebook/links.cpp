// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/links.h"

namespace model {

std::vector<LinkText> linksIn(const QString& markdown)
{
    std::vector<LinkText> links;
    qsizetype at = 0;
    while ((at = markdown.indexOf(QStringLiteral("[["), at)) >= 0) {
        const qsizetype end = markdown.indexOf(QStringLiteral("]]"), at);
        if (end < 0)
            break;
        LinkText link;
        link.start = at;
        link.length = end + 2 - at;
        const QString inside = markdown.mid(at + 2, end - at - 2);
        link.target = inside.section(u'|', 0, 0).trimmed();
        link.shown = inside.section(u'|', 1).trimmed();
        if (link.target.startsWith(QStringLiteral("card:")))
            link.kind = LinkKind::Card;
        else if (link.target.startsWith(QStringLiteral("term:")))
            link.kind = LinkKind::Term;
        if (link.kind != LinkKind::Clause)
            link.target.remove(0, 5);
        links.push_back(std::move(link));
        at = end + 2;
    }
    return links;
}

} // namespace model
