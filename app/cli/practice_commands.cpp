// SPDX-License-Identifier: GPL-3.0-or-later
//
// How one's own matches ended, and the chances of a match against the game turn by turn.
#include "app/cli/game_commands.h"
#include "app/cli/open_library.h"
#include "model/play/known_games.h"
#include "model/play/match_records.h"
#include "rules/bots/survival.h"

#include <QLocale>

namespace app {

namespace {

QString percentText(const CommandContext& context, double share)
{
    return model::localeFor(context.language).toString(share * 100, 'f', 0) + QStringLiteral(" %");
}

QString kindText(const CommandContext& context, const model::RecordRow& row)
{
    const rules::KnownGame* game = model::knownGame(row.game);
    QStringList parts{game == nullptr ? row.game : QString::fromStdString(game->name().in(context.language)),
                      game == nullptr
                          ? row.variant
                          : QString::fromStdString(
                                rules::variantName(*game, row.variant.toStdString()).in(context.language)),
                      Cli::tr("%n player(s)", nullptr, row.players)};
    if (!row.difficulty.isEmpty())
        parts << row.difficulty;
    parts << (row.assisted ? Cli::tr("with help") : Cli::tr("without help"));
    return parts.join(QStringLiteral(", "));
}

void printRows(CommandContext& context, const std::vector<model::RecordRow>& rows)
{
    for (const bool cooperative : {true, false}) {
        bool isFirst = true;
        for (const model::RecordRow& row : rows) {
            if (row.cooperative != cooperative)
                continue;
            if (isFirst)
                context.out << (cooperative ? Cli::tr("Together against the game:")
                                            : Cli::tr("Against each other:"))
                            << '\n';
            isFirst = false;
            const rules::bots::Share share = row.share();
            context.out << QStringLiteral("  ")
                        << Cli::tr("%1: %n match(es), won %2 (%3, between %4 and %5)", nullptr, row.matches)
                               .arg(kindText(context, row))
                               .arg(row.won)
                               .arg(percentText(context, share.share), percentText(context, share.low),
                                    percentText(context, share.high))
                        << '\n';
        }
    }
    context.out.flush();
}

} // namespace

int runStats(CommandContext& context)
{
    const auto library = openLibrary(context);
    if (!library)
        return kBadInput;
    const QString game = context.value(QStringLiteral("game"));
    if (!game.isEmpty() && model::knownGame(game) == nullptr)
        return context.fail(Cli::tr("There is no game “%1”; available games: %2.")
                                .arg(game, model::knownGameIds().join(QStringLiteral(", "))),
                            kBadInput);
    model::MatchRecords store(*library->database);
    if (context.has(QStringLiteral("delete"))) {
        const auto removed = store.clear(game);
        if (!removed)
            return context.fail(storageSentence(removed.error()), kNo);
        context.out << Cli::tr("%n record(s) deleted.", nullptr, *removed) << Qt::endl;
        return kSuccess;
    }
    const auto records = store.list(game);
    if (!records)
        return context.fail(storageSentence(records.error()), kBadInput);
    if (context.has(QStringLiteral("json")))
        context.out << QString::fromUtf8(model::recordsAsJson(*records)) << Qt::flush;
    else if (context.has(QStringLiteral("csv")))
        context.out << QString::fromUtf8(model::recordsAsCsv(*records)).remove(u'\r') << Qt::flush;
    else if (records->empty())
        context.out << Cli::tr("No match has ended at the table yet.") << Qt::endl;
    else
        printRows(context, model::counted(*records));
    return records->empty() ? kNo : kSuccess;
}

int runSurvival(CommandContext& context)
{
    const QString path = context.arguments[0];
    QString problem;
    const auto read = readMatch(context, path, problem);
    if (!read)
        return kBadInput;
    if (!*read)
        return context.fail(path + QStringLiteral(": ") + context.words(read->error()), kBadInput);
    const rules::MatchFile& file = **read;
    const auto playouts = context.integer(QStringLiteral("playouts"), 200, 1, 1'000'000);
    if (!playouts)
        return kBadInput;
    const rules::KnownGame* game = gameNamed(context, QString::fromStdString(file.setup.game));
    if (game == nullptr)
        return context.fail(Cli::tr("%1 is a match of the game “%2”, which is not known here.")
                                .arg(path, QString::fromStdString(file.setup.game)),
                            kBadInput);
    rules::bots::SurvivalOptions options;
    options.playouts = static_cast<std::uint32_t>(*playouts);
    const auto points = rules::bots::survivalOf(*game, file, options);
    if (!points)
        return context.fail(path + QStringLiteral(": ") + context.words(points.error()), kBadInput);
    const auto drop = rules::bots::largestDrop(*points);
    for (std::size_t i = 0; i < points->size(); ++i) {
        const rules::bots::SurvivalPoint& point = (*points)[i];
        context.out << Cli::tr("Turn %1, after step %2: %3, between %4 and %5")
                           .arg(static_cast<qulonglong>(point.turn), 3)
                           .arg(static_cast<qulonglong>(point.step), 4)
                           .arg(percentText(context, point.share.share),
                                percentText(context, point.share.low), percentText(context, point.share.high))
                    << '\n';
    }
    if (drop)
        context.out << Cli::tr("The chance fell most in turn %1: from %2 to %3.")
                           .arg(static_cast<qulonglong>((*points)[*drop].turn))
                           .arg(percentText(context, (*points)[*drop].share.share),
                                percentText(context, (*points)[*drop + 1].share.share))
                    << '\n';
    context.out.flush();
    return problem.isEmpty() ? kSuccess : context.fail(path + QStringLiteral(": ") + problem, kNo);
}

} // namespace app
