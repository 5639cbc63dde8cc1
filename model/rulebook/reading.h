// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/links.h"
#include "model/rulebook/rulebook.h"

#include <vector>

namespace model {

/// A piece of a paragraph that looks and leads one way.
struct Run
{
    QString text;
    LinkKind kind = LinkKind::None;
    QString target; ///< id that it leads to; empty for plain text and labels

    friend bool operator==(const Run&, const Run&) = default;
};

enum class ParagraphKind {
    Title,
    Text,
    Item,
    Ruling,
    Question,
    Answer,
    Examples,
    Cards,
    Words,
    Questions,
    Related
};

/// One paragraph as a reader sees it: links show the title of what they lead to.
struct Paragraph
{
    ParagraphKind kind = ParagraphKind::Text;
    std::vector<Run> runs;
    QString clarification; ///< id, for a question and its answer

    [[nodiscard]] QString text() const;
    friend bool operator==(const Paragraph&, const Paragraph&) = default;
};

/// Examples, cards, words, questions answered elsewhere and related clauses: what may stand in the margin.
[[nodiscard]] bool isNote(ParagraphKind kind);

/// Everything that the book says at this clause, labels included, in a language that need not be the
/// program's. A clarification is told in full at the first clause that it names and at the clauses of its
/// cards; other clauses have a link to it.
[[nodiscard]] std::vector<Paragraph> readingOf(const Rulebook& book, const Clause& clause, Language language);

/// A word of the glossary and what it means.
[[nodiscard]] std::vector<Paragraph> readingOf(const Rulebook& book, const Term& term, Language language);

/// Markdown without its marks; links show the title of what they lead to.
[[nodiscard]] QString shownText(const Rulebook& book, const QString& markdown, Language language);

/// The clause where a clarification is told in full: the first that it names; null if it names none.
[[nodiscard]] const Clause* homeOf(const Rulebook& book, const Clarification& clarification);

/// A clause as plain text with title and id, to be pasted into a message: title, text, ruling, questions.
[[nodiscard]] QString quotation(const Rulebook& book, const Clause& clause, Language language);
/// "Ties (cc.score.tie), NAME OF THE GAME": what stands below a quoted passage.
[[nodiscard]] QString citation(const Rulebook& book, const Clause& clause, Language language);

} // namespace model
