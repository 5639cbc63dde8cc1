// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/search_command.h"

#include "app/cli/open_library.h"
#include "model/games/game_cards.h"
#include "model/search/query_words.h"
#include "model/search/search_engine.h"
#include "model/search/search_kinds.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace app {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDefaultLimit = 20;
constexpr int kMostHits = 10000;

/// Sets what --in asks for; false, with a sentence on `err`, if that is no place.
bool takePlaces(const CommandContext& context, model::SearchRequest& request)
{
    const QString place = context.value(u"in"_s, u"all"_s);
    if (place == u"cards")
        request.kinds = {model::kCardKind.toString()};
    else if (place == u"rules")
        request.kinds = {model::kClauseKind.toString(), model::kClarificationKind.toString()};
    else if (place == u"pdf")
        request.kinds = {model::kPageKind.toString()};
    else if (place != u"all") {
        context.err << Cli::tr("--in needs one of: cards, rules, pdf, all; not “%1”.").arg(place) << Qt::endl;
        return false;
    }
    return true;
}

bool takeLanguage(const CommandContext& context, model::SearchRequest& request)
{
    const QString code = context.value(u"lang"_s, u"all"_s);
    request.only = model::languageFromCode(code);
    if (request.only || code == u"all")
        return true;
    context.err << Cli::tr("There is no language “%1”; use en, de or all.").arg(code) << Qt::endl;
    return false;
}

QJsonArray marks(const std::vector<model::Mark>& list)
{
    QJsonArray result;
    for (const model::Mark& mark : list)
        result << QJsonArray{mark.from, mark.length};
    return result;
}

void printJson(const CommandContext& context, const model::SearchResult& result)
{
    QJsonArray hits;
    for (const model::SearchHit& hit : result.hits)
        hits << QJsonObject{{u"kind"_s, hit.kind},       {u"game"_s, hit.game},
                            {u"id"_s, hit.id},           {u"language"_s, model::languageCode(hit.language)},
                            {u"title"_s, hit.title},     {u"titleMarks"_s, marks(hit.titleMarks)},
                            {u"snippet"_s, hit.snippet}, {u"snippetMarks"_s, marks(hit.snippetMarks)},
                            {u"whole"_s, hit.whole}};
    QJsonArray problems;
    for (const model::QueryProblem& problem : result.problems)
        problems << QJsonObject{
            {u"from"_s, problem.from},
            {u"length"_s, problem.length},
            {u"text"_s, model::QueryWords::problem(problem, result.request.query, context.language)}};
    QJsonArray respelled;
    for (const model::Respelling& word : result.respelled)
        respelled << QJsonObject{{u"typed"_s, word.typed},
                                 {u"used"_s, QJsonArray::fromStringList(word.used)}};
    const QJsonObject object{{u"query"_s, result.request.query},
                             {u"total"_s, result.total},
                             {u"hits"_s, hits},
                             {u"problems"_s, problems},
                             {u"respelled"_s, respelled}};
    context.out << QString::fromUtf8(QJsonDocument(object).toJson());
}

void printLines(const CommandContext& context, const model::SearchResult& result)
{
    const bool namesGame = model::allGameCards().size() > 1;
    for (const model::SearchHit& hit : result.hits) {
        context.out << hit.kind << '\t' << hit.id << '\t' << hit.title.simplified() << '\t'
                    << hit.snippet.simplified();
        if (namesGame)
            context.out << '\t' << model::gameName(hit.game, context.language);
        context.out << '\n';
    }
    for (const model::QueryProblem& problem : result.problems)
        context.err << Cli::tr("At character %1: %2")
                           .arg(problem.from + 1)
                           .arg(model::QueryWords::problem(problem, result.request.query, context.language))
                    << Qt::endl;
    for (const model::Respelling& word : result.respelled)
        context.err << Cli::tr("“%1” was not found; searched for this instead: %2.")
                           .arg(word.typed, word.used.join(u", "_s))
                    << Qt::endl;
}

} // namespace

int runSearch(CommandContext& context)
{
    model::SearchRequest request;
    request.query = context.arguments.join(u' ');
    if (request.query.trimmed().isEmpty())
        return context.fail(Cli::tr("“search” needs something to search for."), kBadInput);
    request.shown = context.language;
    const auto limit = context.integer(u"limit"_s, kDefaultLimit, 1, kMostHits);
    if (!takePlaces(context, request) || !takeLanguage(context, request) || !limit)
        return kBadInput;
    request.limit = static_cast<int>(*limit);
    const auto library = openLibrary(context);
    if (!library)
        return kBadInput;
    model::SearchEngine engine(*library->database);
    const auto result = engine.search(request);
    if (!result)
        return context.fail(storageSentence(result.error()), kBadInput);
    if (context.has(u"json"_s))
        printJson(context, *result);
    else
        printLines(context, *result);
    context.out.flush();
    if (result->hits.empty() && !context.has(u"json"_s))
        context.err << Cli::tr("Nothing was found.") << Qt::endl;
    return result->hits.empty() ? kNo : kSuccess;
}

} // namespace app
