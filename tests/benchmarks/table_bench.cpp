// SPDX-License-Identifier: GPL-3.0-or-later

// The table as a person feels it: from a choice to the repainted window of a crowded board, a jump in a
// timeline of 2,000 steps, a bot's move, and what a long session keeps. Budgets: 16 ms, 50 ms, 100 ms, and
// less than 64 MiB for 2,000 steps.
#include "app/gui/action_table.h"
#include "model/library/library_content.h"
#include "model/play/known_games.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/chosen_file.h"
#include "tests/support/crimson.h"
#include "tests/support/toy_game.h"
#include "views/table/table_place.h"

#include <QApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>
#include <malloc.h>

namespace {

constexpr std::size_t kSteps = 2'000;
constexpr int kCrowded = 10;

/// A place with a match of two persons, as large as a window of 1280 × 720.
struct Table
{
    QTemporaryDir folder;
    model::Settings settings{folder.filePath(QStringLiteral("a.ini"))};
    views::Theme theme{settings};
    views::ActionRegistry actions{app::actionTable(), settings, theme};
    model::CardListModel cards;
    tests::ChosenFile files;
    tests::toy::KnownToy toy;
    std::unique_ptr<views::TablePlace> place;

    Table()
    {
        views::TableGames games;
        games.find = [this](const QString& id) -> const rules::KnownGame* {
            return id == QStringLiteral("toy") ? &toy : model::knownGame(id);
        };
        cards.setCards(model::builtInCards(tests::kCrimson));
        views::TablePlace::restActions(actions);
        place = std::make_unique<views::TablePlace>(
            folder.filePath(QStringLiteral("running.match")),
            [](const QString& game) -> const model::Rulebook& { return model::builtInRulebook(game); }, cards,
            settings, actions, theme, files, nullptr, games);
        place->resize(1190, 660);
        place->show();
        start(12);
    }
    [[nodiscard]] model::MatchSession& session() { return place->session(); }

    void start(quint64 seed)
    {
        session().setForcedTaken(false);
        if (!session().start({{"crimson-company", "duel", seed, {}}, {}, {}}))
            qFatal("no match");
    }
    /// A match with as many seats as its game takes.
    void startManySeats(const char* game, const char* variant, unsigned players, quint64 seed)
    {
        session().setForcedTaken(false);
        model::TableSetup setup;
        setup.match.game = game;
        setup.match.variant = variant;
        setup.match.seed = seed;
        setup.match.players = players;
        if (!session().start(setup))
            qFatal("no match");
    }
    void choose(std::size_t number)
    {
        const auto& options = session().question().options;
        session().choose(options[number % options.size()]);
        session().pause();
    }
    /// The same; where the match is over another way is gone from somewhere before.
    void branch(std::size_t number)
    {
        for (std::size_t at = number; session().match().isOver(); ++at)
            session().jump(static_cast<quint32>(at % (session().timeline().size() / 2)));
        choose(number);
    }
    /// Everything that has changed is drawn, as on a screen.
    void paint()
    {
        QApplication::processEvents();
        QApplication::sendPostedEvents();
        QApplication::processEvents();
    }
    [[nodiscard]] int cardsInLanes()
    {
        int count = 0;
        for (const rules::ZoneView& zone : session().zones())
            if (zone.shape == rules::ZoneShape::LaneSide)
                count += static_cast<int>(zone.cards.size());
        return count;
    }
};

void choiceToRepaint(benchmark::State& state)
{
    Table table;
    std::size_t number = 0;
    quint64 seed = 12;
    table.paint();
    int most = 0;
    for ([[maybe_unused]] auto _ : state) {
        // Crowded: at least ten cards in the lanes.
        state.PauseTiming();
        while (table.session().match().isOver() || table.cardsInLanes() < kCrowded) {
            if (table.session().match().isOver())
                table.start(++seed);
            table.choose(number += 7);
        }
        table.paint();
        most = std::max(most, table.cardsInLanes());
        state.ResumeTiming();
        table.choose(number += 7);
        table.paint();
    }
    state.counters["cards"] = most;
}

void repaintManySeats(benchmark::State& state, const char* game, const char* variant, unsigned players)
{
    Table table;
    std::size_t number = 0;
    quint64 seed = 12;
    table.startManySeats(game, variant, players, seed);
    table.paint();
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        if (table.session().match().isOver())
            table.startManySeats(game, variant, players, ++seed);
        table.paint();
        state.ResumeTiming();
        table.choose(number += 7);
        table.paint();
    }
}

/// The game of the tests: everybody has a board, two counters and four zones.
void choiceToRepaintNineSeats(benchmark::State& state)
{
    repaintManySeats(state, "toy", "free", 9);
}

void choiceToRepaintSevenSamurai(benchmark::State& state)
{
    repaintManySeats(state, "samurai-spirit", "standard", 7);
}

void choiceToRepaintNineHouses(benchmark::State& state)
{
    repaintManySeats(state, "game-of-crowns", "standard", 9);
}

/// The ring of fronts of a free-for-all.
void choiceToRepaintSixAtTheRing(benchmark::State& state)
{
    repaintManySeats(state, "crimson-company", "free-for-all", 6);
}

void jumpAnywhere(benchmark::State& state)
{
    Table table;
    std::size_t number = 0;
    while (table.session().timeline().size() < kSteps) {
        table.branch(number += 5);
    }
    table.paint();
    quint32 node = 0;
    for ([[maybe_unused]] auto _ : state) {
        node = (node + 1'237) % static_cast<quint32>(kSteps);
        table.session().jump(node);
        table.paint();
    }
    state.counters["steps"] = static_cast<double>(table.session().timeline().size());
}

void greedyMove(benchmark::State& state)
{
    Table table;
    std::size_t number = 0;
    for ([[maybe_unused]] auto _ : state) {
        const auto decide = table.session().game().bot(rules::bots::BotKind::Greedy, number);
        benchmark::DoNotOptimize(decide(table.session().match()));
        state.PauseTiming();
        if (table.session().match().isOver())
            table.start(++number);
        table.choose(++number);
        state.ResumeTiming();
    }
}

/// What 2,000 steps of branches hold, by the heap's own count.
void memoryOfALongSession(benchmark::State& state)
{
    Table table;
    std::size_t number = 0;
    table.paint();
    const auto before = mallinfo2().uordblks;
    for ([[maybe_unused]] auto _ : state)
        while (table.session().timeline().size() < kSteps) {
            table.branch(number += 5);
        }
    table.paint();
    const auto used = static_cast<double>(mallinfo2().uordblks - before);
    state.counters["MiB"] = used / (1 << 20);
    state.counters["bytes_a_step"] = used / static_cast<double>(kSteps);
}

BENCHMARK(choiceToRepaint)->Unit(benchmark::kMillisecond)->Iterations(150);
BENCHMARK(choiceToRepaintNineSeats)->Unit(benchmark::kMillisecond)->Iterations(150);
BENCHMARK(choiceToRepaintSevenSamurai)->Unit(benchmark::kMillisecond)->Iterations(150);
BENCHMARK(choiceToRepaintNineHouses)->Unit(benchmark::kMillisecond)->Iterations(150);
BENCHMARK(choiceToRepaintSixAtTheRing)->Unit(benchmark::kMillisecond)->Iterations(150);
BENCHMARK(jumpAnywhere)->Unit(benchmark::kMillisecond)->Iterations(60);
BENCHMARK(memoryOfALongSession)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(greedyMove)->Unit(benchmark::kMillisecond)->Iterations(150);

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
