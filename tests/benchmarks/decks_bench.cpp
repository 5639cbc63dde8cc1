// SPDX-License-Identifier: GPL-3.0-or-later

// Deck building where it could become slow: the check after an edit, a library of 5,000 decks, a history of
// 10,000 edits.
#include "model/decks/deck_contents_model.h"
#include "model/decks/deck_library_model.h"
#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_session.h"
#include "model/decks/history_models.h"
#include "model/library/library_content.h"
#include "model/storage/library_file.h"
#include "model/storage/transaction.h"
#include "tests/support/crimson.h"

#include <QCoreApplication>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

template <class T>
T need(StorageResult<T> result)
{
    if (!result)
        qFatal("%s", qPrintable(result.error().reason));
    return std::move(result).value();
}

Deck deckOf(int cards, const QString& variant, int seed)
{
    static const CardDirectory directory = CardDirectory::builtIn(tests::kCrimson);
    Deck deck = emptyDeck(tests::kCrimson, variant);
    deck.name = u"Deck %1"_s.arg(seed);
    deck.tags = {u"tag %1"_s.arg(seed % 20)};
    for (int i = 0; i < cards; ++i) {
        const Card& card = directory.cards()[static_cast<std::size_t>((i * 5 + seed) % 42)].card;
        deck.change(card.id, 1, card.name.en);
    }
    return deck;
}

/// 120 cards: legal in free for all with six, and breaking nearly everything in a tournament.
void checkAfterEdit(benchmark::State& state, const char* variant)
{
    const CardDirectory cards = CardDirectory::builtIn(tests::kCrimson);
    Deck deck = deckOf(120, QString::fromLatin1(variant), 1);
    deck.players = state.range(0) == 0 ? 0 : static_cast<int>(state.range(0));
    for ([[maybe_unused]] auto _ : state) {
        deck.change(u"thief"_s, deck.copiesOf(u"thief"_s) > 3 ? -1 : 1);
        benchmark::DoNotOptimize(checkDeck(deck, cards));
    }
}
BENCHMARK_CAPTURE(checkAfterEdit, freeForAll, "free-for-all")->Arg(6)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(checkAfterEdit, tournament, "tournament")->Arg(0)->Unit(benchmark::kMicrosecond);

/// From an open library to a sorted list of 5,000 decks.
void openLibraryOfDecks(benchmark::State& state)
{
    const QTemporaryDir folder;
    const SystemClock clock;
    const QString path = folder.filePath(u"library.castellan"_s);
    Opening opening = LibraryFile(path, need(SchemaSteps::builtIn()), clock).open();
    (void)need(opening.database->run(u"PRAGMA synchronous = OFF"_s));
    DeckStore store(*opening.database, clock);
    for (int i = 0; i < 5000; ++i)
        need(store.save(deckOf(15 + i % 30, u"tournament"_s, i)));
    for ([[maybe_unused]] auto _ : state) {
        DeckLibraryModel model;
        DeckFilterModel filter(model);
        model.setDecks(need(store.list()));
        if (filter.rowCount() != 5000)
            qFatal("decks are missing");
        benchmark::DoNotOptimize(model.allTags());
    }
}
BENCHMARK(openLibraryOfDecks)->Unit(benchmark::kMillisecond);

/// One more edit, with the list of edits and the deck in view, after 10,000.
void editAfterTenThousand(benchmark::State& state)
{
    const CardDirectory cards = CardDirectory::builtIn(tests::kCrimson);
    DeckSession session(nullptr);
    session.begin(deckOf(30, u"duel"_s, 1));
    DeckEditsModel edits(session);
    edits.setDirectory(&cards);
    DeckContentsModel contents;
    contents.setDirectory(&cards);
    const auto edit = [&](int i) {
        session.changeCopies(
            {{cards.cards()[static_cast<std::size_t>(i % 42)].card.id, 0, i % 3 == 0 ? -1 : 1, {}}});
    };
    for (int i = 0; i < static_cast<int>(state.range(0)); ++i)
        edit(i);
    int i = 0;
    for ([[maybe_unused]] auto _ : state) {
        edit(++i);
        contents.setDeck(session.deck());
        benchmark::DoNotOptimize(edits.index(edits.rowCount() - 1).data());
    }
}
BENCHMARK(editAfterTenThousand)->Arg(10)->Arg(10'000)->Unit(benchmark::kMicrosecond);

/// From the last of 10,000 edits to the first and back.
void undoTenThousand(benchmark::State& state)
{
    DeckSession session(nullptr);
    session.begin(deckOf(30, u"duel"_s, 1));
    for (int i = 0; i < 10'000; ++i)
        session.changeCopies({{i % 2 == 0 ? u"thief"_s : u"bard"_s, 0, i % 4 < 2 ? 1 : -1, {}}});
    for ([[maybe_unused]] auto _ : state) {
        session.goTo(0);
        session.goTo(10'000);
    }
}
BENCHMARK(undoTenThousand)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
