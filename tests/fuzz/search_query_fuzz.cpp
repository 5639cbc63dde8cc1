// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever is typed, as UTF-8 or as any UTF-16: the parser ends, places its problems inside the query, and
// what it makes is small and made of folded words.
#include "model/search/folding.h"
#include "model/search/query_parser.h"
#include "model/search/query_words.h"
#include "model/search/snippet.h"

#include <cstdio>
#include <cstdlib>

namespace {

void require(bool holds, const char* promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", promise);
    std::abort();
}

int check(const model::QueryNode& node, int depth)
{
    require(depth < 60, "a query is not deep");
    int count = 1;
    for (const QString& word : node.words) {
        require(!word.isEmpty() && !word.contains(u' '), "words are single words");
        for (const QChar c : word)
            require(c.isLetterOrNumber() || c.isSurrogate(), "words have letters and digits only");
    }
    for (const model::QueryNode& child : node.children)
        count += check(child, depth + 1);
    return count;
}

void tryOut(const QString& typed)
{
    const model::Query query = model::parseQuery(typed);
    require(check(query.root, 0) < 500, "a query is not large");
    for (const model::QueryProblem& problem : query.problems) {
        require(problem.from >= 0 && problem.length >= 0 && problem.from + problem.length <= typed.size(),
                "a problem has its place in the query");
        require(!model::QueryWords::problem(problem, typed, model::Language::English).isEmpty(),
                "a problem has words");
    }
    const model::Folded folded = model::foldWithPlaces(typed);
    require(folded.text == model::fold(typed), "both ways of folding agree");
    require(folded.from.size() == static_cast<std::size_t>(folded.text.size()),
            "every character has its place");
    for (std::size_t i = 0; i < folded.from.size(); ++i)
        require(folded.from[i] >= 0 && folded.from[i] < folded.until[i] && folded.until[i] <= typed.size(),
                "places lie in the text");
    (void)model::joinedCompounds(typed);
    const model::Snippet snippet =
        model::snippetOf(typed, {{typed.left(3), model::WordFit::Within}, {QStringLiteral("e"), {}}}, 40);
    for (const model::Mark& mark : snippet.marks)
        require(mark.from >= 0 && mark.length > 0 && mark.from + mark.length <= snippet.text.size(),
                "marks lie in the snippet");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto* bytes = reinterpret_cast<const char*>(data);
    tryOut(QString::fromUtf8(bytes, static_cast<qsizetype>(size)));
    QString units(static_cast<qsizetype>(size / 2), Qt::Uninitialized);
    for (qsizetype i = 0; i < units.size(); ++i)
        units[i] = QChar(static_cast<char16_t>(data[2 * i] << 8 | data[2 * i + 1]));
    tryOut(units);
    return 0;
}
