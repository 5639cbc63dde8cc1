// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace model {

enum class LinkKind { None, Clause, Card, Term, Clarification, Example, Label };

/// A link as the text of a clause writes it: [[cc.score]], [[card:monk]], [[term:lane]], or [[card:monk|his
/// name]] to show other words.
struct LinkText
{
    LinkKind kind = LinkKind::Clause;
    QString target; ///< without "card:" or "term:"
    QString shown;  ///< empty: the title of the target
    qsizetype start = 0;
    qsizetype length = 0; ///< brackets included
};

/// All links of a text, from first to last.
[[nodiscard]] std::vector<LinkText> linksIn(const QString& markdown);

} // namespace model
