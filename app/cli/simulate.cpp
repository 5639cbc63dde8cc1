// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/game_commands.h"
#include "app/cli/text_file.h"

#include <QLocale>

#include <algorithm>
#include <thread>

namespace app {

namespace {

using rules::bots::Simulation;

QString percent(const CommandContext& context, double share)
{
    return model::localeFor(context.language).toString(share * 100, 'f', 1) + QStringLiteral(" %");
}

/// How people call the parties of a simulation, each with the bots on its seats; their ids where the game
/// cannot be asked.
QStringList partyNames(const CommandContext& context, const rules::bots::Subject& subject)
{
    QStringList names;
    for (const std::string& party : subject.parties)
        names << QString::fromStdString(party);
    const rules::KnownGame* game = gameNamed(context, QString::fromStdString(subject.game));
    if (game == nullptr)
        return names;
    rules::MatchSetup setup{subject.game, subject.variant, 1, {}};
    setup.players = static_cast<unsigned>(subject.bots.size());
    const auto begun = game->start(setup);
    if (!begun)
        return names;
    const std::vector<rules::SeatView> seats = begun->match->seats();
    for (std::size_t party = 0; party < subject.parties.size(); ++party) {
        const std::string& id = subject.parties[party];
        names[static_cast<qsizetype>(party)] =
            QString::fromStdString(rules::nameOfPlayer(*begun->match, id).in(context.language));
        QStringList bots;
        for (std::size_t seat = 0; seat < seats.size() && seat < subject.bots.size(); ++seat)
            if (seats[seat].party == id)
                bots << QString::fromStdString(subject.bots[seat]);
        bots.removeDuplicates();
        if (!bots.isEmpty())
            names[static_cast<qsizetype>(party)] +=
                QStringLiteral(" (%1)").arg(bots.join(QStringLiteral(", ")));
    }
    return names;
}

void print(CommandContext& context, const Simulation& simulation)
{
    if (context.has(QStringLiteral("json"))) {
        context.out << QString::fromStdString(rules::json::write(rules::bots::toJson(simulation)))
                    << Qt::endl;
        return;
    }
    const QLocale locale = model::localeFor(context.language);
    const auto count = [&locale](std::uint64_t number) {
        return locale.toString(static_cast<qulonglong>(number));
    };
    context.out << Cli::tr("Matches: %1").arg(count(simulation.games)) << '\n';
    const QStringList names = partyNames(context, simulation.subject);
    const bool counts = std::any_of(simulation.points.begin(), simulation.points.end(),
                                    [](std::int64_t points) { return points != 0; });
    for (std::size_t party = 0; party < simulation.wins.size(); ++party) {
        const rules::bots::Share share = rules::bots::shareOf(simulation.wins[party], simulation.games);
        const QString who = names[static_cast<qsizetype>(party)];
        context.out << Cli::tr("%1 won %2: %3, between %4 and %5 with 95 % confidence")
                           .arg(who, count(simulation.wins[party]), percent(context, share.share),
                                percent(context, share.low), percent(context, share.high))
                    << '\n';
        if (counts && simulation.games > 0)
            context.out << Cli::tr("  mean points: %1")
                               .arg(locale.toString(static_cast<double>(simulation.points[party]) /
                                                        static_cast<double>(simulation.games),
                                                    'f', 2))
                        << '\n';
        if (simulation.wins.size() < 3 || simulation.ranks[party].empty())
            continue;
        QStringList places;
        for (const std::uint64_t times : simulation.ranks[party])
            places << count(times);
        context.out
            << Cli::tr("  ranks 1 to %1: %2").arg(places.size()).arg(places.join(QStringLiteral(", ")))
            << '\n';
    }
    context.out << Cli::tr("Without a single winner: %1; stopped: %2")
                       .arg(count(simulation.ties), count(simulation.unfinished))
                << '\n';
    if (simulation.games > 0)
        context.out << Cli::tr("Turns per match: %1; decisions per match: %2")
                           .arg(locale.toString(static_cast<double>(simulation.turnsTotal()) /
                                                    static_cast<double>(simulation.games),
                                                'f', 1),
                                locale.toString(static_cast<double>(simulation.decisions) /
                                                    static_cast<double>(simulation.games),
                                                'f', 1))
                    << '\n';
    context.out.flush();
}

} // namespace

int runSimulate(CommandContext& context)
{
    const rules::KnownGame* game = gameArgument(context);
    if (game == nullptr)
        return kBadInput;
    const auto wanted = setupOptions(context, *game);
    const auto games = context.integer(QStringLiteral("games"), 1000, 1, 1'000'000'000);
    const auto threads =
        context.integer(QStringLiteral("threads"), std::max(1U, std::thread::hardware_concurrency()), 1, 256);
    if (!wanted || !games || !threads)
        return kBadInput;
    const rules::MatchSetup& setup = *wanted;
    const auto bots = botsOption(context, *game, setup, QStringLiteral("random"));
    if (!bots)
        return kBadInput;
    const auto simulation = game->simulate(setup, *bots, {setup.seed, static_cast<std::uint64_t>(*games)},
                                           static_cast<unsigned>(*threads), nullptr);
    if (!simulation)
        return context.fail(context.words(simulation.error()), kBadInput);
    print(context, *simulation);
    return kSuccess;
}

int runSimulateMerge(CommandContext& context)
{
    std::optional<Simulation> whole;
    for (const QString& path : context.arguments) {
        const auto content = readFile(context, path);
        if (!content)
            return kBadInput;
        const auto parsed =
            rules::json::read({content->constData(), static_cast<std::size_t>(content->size())});
        if (!parsed)
            return context.fail(path + QStringLiteral(": ") + context.words(parsed.error()), kBadInput);
        const auto part = rules::bots::fromJson(*parsed);
        if (!part)
            return context.fail(path + QStringLiteral(": ") + context.words(part.error()), kBadInput);
        if (!whole) {
            whole = *part;
            continue;
        }
        if (const auto merged = rules::bots::merge(*whole, *part); !merged)
            return context.fail(path + QStringLiteral(": ") + context.words(merged.error()), kNo);
    }
    print(context, *whole);
    return kSuccess;
}

} // namespace app
