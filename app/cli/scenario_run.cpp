// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_commands.h"
#include "app/cli/text_file.h"
#include "rules/scenario/runner.h"

#include <QDirIterator>
#include <QFileInfo>

namespace app {

std::optional<QStringList> scenarioFiles(const CommandContext& context)
{
    QStringList files;
    for (const QString& path : context.arguments) {
        const QFileInfo info(path);
        if (!info.exists()) {
            context.err << Cli::tr("%1 does not exist.").arg(path) << Qt::endl;
            return std::nullopt;
        }
        if (info.isFile()) {
            files.append(path);
            continue;
        }
        QStringList found;
        QDirIterator folder(path, {QStringLiteral("*.scenario")}, QDir::Files, QDirIterator::Subdirectories);
        while (folder.hasNext())
            found.append(folder.next());
        found.sort();
        files.append(found);
    }
    return files;
}

int runScenarios(CommandContext& context)
{
    const std::optional<QStringList> files = scenarioFiles(context);
    if (!files)
        return kBadInput;
    if (files->isEmpty())
        return context.fail(Cli::tr("There is no scenario file (*.scenario) in these folders."), kBadInput);

    const rules::scenario::StageMaker makeStage =
        [&context](std::string_view game) -> std::unique_ptr<rules::scenario::Stage> {
        const rules::KnownGame* known = builtInGame(context, QString::fromStdString(std::string(game)));
        return known == nullptr ? nullptr : known->stage();
    };
    int passed = 0;
    int failed = 0;
    for (const QString& path : *files) {
        const std::optional<QByteArray> content = readFile(context, path);
        if (!content)
            return kBadInput;
        const auto scenarios = rules::scenario::readEachScenario(
            {content->constData(), static_cast<std::size_t>(content->size())});
        if (!scenarios) {
            context.out << path << ": " << QString::fromStdString(scenarios.error().text()) << Qt::endl;
            ++failed;
            continue;
        }
        for (const rules::scenario::Scenario& scenario : *scenarios) {
            if (scenario.wrong) {
                context.out << path << ": " << QString::fromStdString(scenario.wrong->text()) << Qt::endl;
                ++failed;
                continue;
            }
            const auto failure = rules::scenario::runScenario(scenario, makeStage);
            if (!failure) {
                ++passed;
                if (context.has(QStringLiteral("verbose")))
                    context.out << path << ": " << QString::fromStdString(scenario.title) << Qt::endl;
                continue;
            }
            ++failed;
            context.out << QString::fromStdString(scenario.title) << "\n"
                        << QString::fromStdString(failure->text(path.toStdString())) << Qt::endl;
        }
    }
    // A fixed form, the same in every language: other programs read this line.
    context.out << passed << " passed, " << failed << " failed" << Qt::endl;
    return failed == 0 ? kSuccess : kNo;
}

} // namespace app
