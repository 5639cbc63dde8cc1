// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/examples.h"

#include "model/rulebook/reading.h"
#include "rules/scenario/scenario_file.h"

#include <QFile>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// The scenarios of a file that fit, each with its own lines.
template <class Fits>
std::vector<Example> fromFile(const QString& game, const QString& path, Fits&& fits)
{
    QFile file(u":/castellan/scenarios/%1/%2.scenario"_s.arg(game, path));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray text = file.readAll();
    const auto scenarios = rules::scenario::readScenarios(text.toStdString());
    if (!scenarios)
        return {};
    std::vector<Example> found;
    const QStringList lines = QString::fromUtf8(text).split(u'\n');
    for (std::size_t i = 0; i < scenarios->size(); ++i) {
        if (!fits((*scenarios)[i]))
            continue;
        const auto from = static_cast<qsizetype>((*scenarios)[i].line) - 1;
        const qsizetype end =
            i + 1 < scenarios->size() ? static_cast<qsizetype>((*scenarios)[i + 1].line) - 1 : lines.size();
        found.push_back(
            {QString::fromStdString((*scenarios)[i].title), lines.mid(from, end - from).join(u'\n')});
    }
    return found;
}

/// Whether the clarification is told in full at the clause.
bool isToldAt(const Rulebook& book, const Clarification& one, const Clause& clause)
{
    return homeOf(book, one) == &clause ||
           std::any_of(one.cards.begin(), one.cards.end(),
                       [&](const QString& card) { return book.clauseOfCard(card) == &clause; });
}

} // namespace

bool hasExamples(const Rulebook& book, const Clause& clause)
{
    return !clause.scenarios.isEmpty() ||
           std::any_of(book.clarifications().begin(), book.clarifications().end(), [&](const auto& one) {
               return !one.scenarios.empty() && isToldAt(book, one, clause);
           });
}

std::vector<Example> examplesOf(const Rulebook& book, const Clarification& clarification, Language language)
{
    std::vector<Example> found;
    for (const ScenarioRef& ref : clarification.scenarios)
        for (Example& example : fromFile(book.game(), ref.path, [&](const auto& scenario) {
                 return QString::fromStdString(scenario.title) == ref.title;
             }))
            found.push_back(std::move(example));
    // The question says in the reader's language what is shown.
    for (std::size_t i = 0; i < found.size(); ++i)
        found[i].title =
            clarification.question.in(language) + (found.size() > 1 ? u" (%1)"_s.arg(i + 1) : QString());
    return found;
}

std::vector<Example> examplesOf(const Rulebook& book, const Clause& clause, Language language)
{
    std::vector<Example> found;
    const auto add = [&found](std::vector<Example> more) {
        for (Example& example : more)
            if (std::none_of(found.begin(), found.end(),
                             [&](const Example& each) { return each.text == example.text; }))
                found.push_back(std::move(example));
    };
    for (const Clarification& one : book.clarifications())
        if (isToldAt(book, one, clause))
            add(examplesOf(book, one, language));
    for (const QString& path : clause.scenarios) {
        std::vector<Example> own = fromFile(book.game(), path, [&](const auto& scenario) {
            const std::vector<std::string> ids = scenario.clauses();
            return std::find(ids.begin(), ids.end(), clause.id.toStdString()) != ids.end();
        });
        // A file that is about one card need not name its clause in every scenario.
        if (own.empty())
            own = fromFile(book.game(), path, [](const auto&) { return true; });
        // Scenarios have English titles.
        if (language != Language::English) {
            for (std::size_t i = 0; i < own.size(); ++i)
                own[i].title =
                    clause.title.in(language) + (own.size() > 1 ? u" (%1)"_s.arg(i + 1) : QString());
        }
        add(std::move(own));
    }
    return found;
}

std::vector<Example> examplesOf(const Rulebook& book, const QString& id, Language language)
{
    if (const Clause* clause = book.clause(id))
        return examplesOf(book, *clause, language);
    const Clarification* clarification = book.clarification(id);
    return clarification != nullptr ? examplesOf(book, *clarification, language) : std::vector<Example>();
}

} // namespace model
