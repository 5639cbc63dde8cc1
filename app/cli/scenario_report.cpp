// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_commands.h"
#include "app/cli/text_file.h"
#include "model/rulebook/clause_list.h"
#include "rules/scenario/scenario_file.h"

#include <QSet>

namespace app {

int runScenarioReport(CommandContext& context)
{
    const std::optional<QStringList> files = scenarioFiles(context);
    if (!files)
        return kBadInput;
    QSet<QString> shown;
    QStringList games; // the files decide whose rules they have to show
    for (const QString& path : *files) {
        const std::optional<QByteArray> content = readFile(context, path);
        if (!content)
            return kBadInput;
        const auto scenarios =
            rules::scenario::readScenarios({content->constData(), static_cast<std::size_t>(content->size())});
        if (!scenarios)
            return context.fail(path + QStringLiteral(": ") + context.words(scenarios.error()), kBadInput);
        for (const rules::scenario::Scenario& scenario : *scenarios) {
            const QString game = QString::fromStdString(scenario.headValue("game"));
            if (!games.contains(game))
                games.append(game);
            for (const std::string& clause : scenario.clauses())
                shown.insert(QString::fromStdString(clause));
        }
    }
    int missing = 0;
    for (const QString& game : games) {
        for (const model::ClauseTitle& clause : model::clauseTitles(game)) {
            if (clause.background || !clause.variant.isEmpty() || shown.contains(clause.id))
                continue;
            ++missing;
            context.out << clause.id << "  " << clause.title.in(context.language) << '\n';
        }
    }
    context.out << Cli::tr("%n clause(s) without a scenario", nullptr, missing) << Qt::endl;
    return missing == 0 ? kSuccess : kNo;
}

} // namespace app
