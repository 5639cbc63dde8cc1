// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever bytes call themselves rules: reading ends, what is kept is within its limits, links lie inside
// their text one behind the other, and the plain text has no link left that could be resolved.
#include "model/library/content_limits.h"
#include "model/rulebook/clause_reader.h"
#include "model/rulebook/links.h"
#include "model/rulebook/rulebook_files.h"

#include <cstdio>
#include <cstdlib>

namespace {

using namespace model;

void require(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", promise);
    std::abort();
}

void checkText(const QString& text)
{
    qsizetype reached = 0;
    for (const LinkText& link : linksIn(text)) {
        require(link.start >= reached && link.length >= 4, "links stand one behind the other");
        reached = link.start + link.length;
        require(reached <= text.size(), "links stand inside their text");
    }
    require(plainText(text).size() <= text.size(), "a plain text is not longer");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    std::vector<rules::Error> problems;
    for (const ClauseText& clause : readClauses(QString::fromUtf8(bytes), QStringLiteral("a.md"), problems)) {
        checkText(clause.text);
        checkText(clause.ruling);
        require(clause.id.size() <= kLongestHeadLine && clause.title.size() <= kLongestHeadLine,
                "heads end somewhere");
    }
    for (const Clarification& one : readClarifications(bytes, problems)) {
        checkText(one.answer.en);
        require(!one.id.isEmpty() && one.cards.size() <= kMostRuleLinks, "a clarification is complete");
    }
    for (const Term& term : readGlossary(bytes, problems))
        require(!term.id.isEmpty() && term.meaning.en.size() <= kLongestRuleText, "a term is complete");
    require(problems.size() <= kMostContentProblems, "problems end somewhere");
    return 0;
}
