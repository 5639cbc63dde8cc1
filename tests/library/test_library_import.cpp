// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/crimson_effect_cards.h"
#include "model/library/library_store.h"
#include "model/rulebook/clause_list.h"
#include "model/rulebook/rulebook_store.h"
#include "model/search/search_engine.h"
#include "model/storage/integrity_check.h"
#include "tests/support/all_cards.h"
#include "tests/support/crimson.h"
#include "tests/support/stocked_library.h"

#include <QFutureWatcher>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

const QString kGame = u"crimson-company"_s;

int count(Database& database, const QString& table)
{
    return database.value(u"SELECT count(*) FROM "_s + table)->toInt();
}

} // namespace

class TestLibraryImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBuiltInContentHasNoProblem()
    {
        const LibraryContent content = builtInContent(tests::kCrimson);
        for (const rules::Error& problem : content.problems)
            qWarning("%s", problem.text().c_str());
        QVERIFY(content.problems.empty());
        QCOMPARE(content.cards.size(), size_t{48});
        QCOMPARE(content.clauses.size(), clauseTitles(tests::kCrimson).size());
        QVERIFY(content.clarifications.size() >= 32);
        QVERIFY(content.terms.size() >= 40);
        QCOMPARE(content.boxes.size(), size_t{3});
    }

    void everyLinkOfAClarificationLeadsSomewhere()
    {
        tests::StockedLibrary library;
        RulebookStore rulebook(library.database());
        LibraryStore store(library.database());
        const auto all = rulebook.clarifications(kGame);
        VERIFY_DONE(all);
        for (const Clarification& one : *all) {
            QVERIFY(!one.cards.isEmpty() && !one.clauses.isEmpty() && !one.source.isEmpty());
            for (const QString& card : one.cards)
                QVERIFY2(store.record(kGame, card)->has_value(), qPrintable(one.id + u' ' + card));
            for (const QString& clause : one.clauses)
                QVERIFY2(rulebook.clause(clause)->has_value(), qPrintable(one.id + u' ' + clause));
        }
        QVERIFY(!rulebook.clarificationsOfCard(kGame, u"alchemist"_s)->empty());
        QVERIFY(!rulebook.clarificationsOfClause(kGame, u"cc.card.alchemist"_s)->empty());
        QVERIFY(!rulebook.clausesAbout(kGame, u"alchemist"_s)->empty());
    }

    void whatIsStoredIsWhatWasRead()
    {
        tests::StockedLibrary library;
        RulebookStore rulebook(library.database());
        const LibraryContent content = builtInContent(tests::kCrimson);
        const auto clauses = rulebook.clauses(kGame);
        VERIFY_DONE(clauses);
        QCOMPARE(clauses->size(), content.clauses.size());
        for (std::size_t i = 0; i < clauses->size(); ++i) {
            Clause read = content.clauses[i];
            read.cards.sort();
            QCOMPARE((*clauses)[i].id, read.id);
            QVERIFY((*clauses)[i] == read);
        }
        QVERIFY(*rulebook.terms(kGame) == [&] {
            auto terms = content.terms;
            std::sort(terms.begin(), terms.end(), [](const Term& a, const Term& b) { return a.id < b.id; });
            return terms;
        }());
    }

    void aSecondImportOfTheSameDoesNothing()
    {
        tests::StockedLibrary library;
        const auto again = importContent(library.database(), builtInContent(tests::kCrimson));
        VERIFY_DONE(again);
        QCOMPARE(*again, ImportOutcome::UpToDate);
    }

    void anUpdateKeepsWhatTheOwnerWrote()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        VERIFY_DONE(store.correct(kGame, u"thief"_s, CardField::Strength, u"7"_s));
        VERIFY_DONE(store.correct(kGame, u"monk"_s, CardField::NameDe, u"Bruder"_s));
        VERIFY_DONE(store.setOwned(kGame, u"monk"_s, 2));

        LibraryContent update = builtInContent(tests::kCrimson);
        update.hash = u"new"_s;
        for (CardLayer& card : update.cards) {
            card.strength = card.kind == CardKind::Character ? std::optional(1) : std::nullopt;
            if (card.card == u"thief")
                card.nameEn = u"Burglar"_s;
        }
        std::erase_if(update.cards, [](const CardLayer& card) { return card.card == u"monk"; });
        update.clarifications.resize(1);
        QCOMPARE(*importContent(library.database(), update), ImportOutcome::Imported);

        const auto thief = store.record(kGame, u"thief"_s);
        QCOMPARE((*thief)->card.strength, 7);
        QCOMPARE((*thief)->card.name.en, u"Burglar"_s);
        QCOMPARE((*store.record(kGame, u"wizard"_s))->card.strength, 1);
        QVERIFY(!store.record(kGame, u"monk"_s)->has_value());
        std::size_t clarificationsOfOthers = 0;
        for (const GameCards* game : allGameCards())
            if (game->id() != kGame)
                clarificationsOfOthers += builtInContent(game->id()).clarifications.size();
        QCOMPARE(count(library.database(), u"clarification"_s), 1 + static_cast<int>(clarificationsOfOthers));

        // The card comes back with the next version, and so does what its owner wrote.
        QCOMPARE(*importContent(library.database(), builtInContent(tests::kCrimson)),
                 ImportOutcome::Imported);
        QCOMPARE((*store.record(kGame, u"monk"_s))->card.name.de, u"Bruder"_s);
        QCOMPARE(store.owned(kGame)->value(u"monk"_s), 2);
        QCOMPARE((*store.record(kGame, u"thief"_s))->card.strength, 7);
    }

    void aPackLiesBetweenTheProgramAndTheOwner()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        LibraryContent pack;
        pack.game = kGame;
        pack.layer = Layer::Pack;
        pack.pack = u"friends"_s;
        pack.hash = u"1"_s;
        CardLayer thief;
        thief.card = u"thief"_s;
        thief.strength = 4;
        thief.nameEn = u"Cutpurse"_s;
        CardLayer fresh;
        fresh.card = u"duke"_s;
        fresh.nameDe = u"Herzog"_s;
        fresh.strength = 3;
        pack.cards = {thief, fresh};
        QCOMPARE(*importContent(library.database(), pack), ImportOutcome::Imported);
        VERIFY_DONE(store.correct(kGame, u"thief"_s, CardField::Strength, u"5"_s));
        const CardRecord merged = **store.record(kGame, u"thief"_s);
        QCOMPARE(merged.card.strength, 5);
        QCOMPARE(merged.card.name.en, u"Cutpurse"_s);
        QCOMPARE(merged.card.name.de, u"Diebin"_s);
        QCOMPARE(merged.layerOf(CardField::NameEn), Layer::Pack);
        QCOMPARE(merged.layerOf(CardField::NameDe), Layer::BuiltIn);
        // A missing language is shown in the other.
        QCOMPARE((*store.record(kGame, u"duke"_s))->card.name.en, u"Herzog"_s);
        QVERIFY(rulesLibraryOf(*store.records(kGame)).character("duke") != nullptr);
        // Taken away again, everything is as before.
        pack.cards.clear();
        pack.hash = u"2"_s;
        QCOMPARE(*importContent(library.database(), pack), ImportOutcome::Imported);
        QCOMPARE((*store.record(kGame, u"thief"_s))->card.name.en, u"Thief"_s);
        QVERIFY(!store.record(kGame, u"duke"_s)->has_value());
    }

    void aCancelledImportLeavesNothingBehind()
    {
        tests::StockedLibrary library(false);
        int asked = 0;
        ImportWatch watch;
        watch.cancelled = [&] { return ++asked > 60; };
        const auto cancelled = importContent(library.database(), builtInContent(tests::kCrimson), watch);
        VERIFY_DONE(cancelled);
        QCOMPARE(*cancelled, ImportOutcome::Cancelled);
        for (const QString& table :
             {u"card"_s, u"card_layer"_s, u"clause"_s, u"search_item"_s, u"search_index"_s})
            QCOMPARE(count(library.database(), table), 0);
        QCOMPARE(*importContent(library.database(), builtInContent(tests::kCrimson)),
                 ImportOutcome::Imported);
    }

    void aWorkerImportsWithProgress()
    {
        tests::StockedLibrary library(false);
        auto future = importBuiltInLater(library.path());
        QFutureWatcher<StorageResult<ImportOutcome>> watcher;
        watcher.setFuture(future);
        QTRY_VERIFY_WITH_TIMEOUT(watcher.isFinished(), 60000);
        VERIFY_DONE(future.result());
        QCOMPARE(*future.result(), ImportOutcome::Imported);
        QVERIFY(watcher.progressMaximum() > 100);
        QCOMPARE(watcher.progressValue(), watcher.progressMaximum());
        QCOMPARE(count(library.database(), u"card"_s), tests::allCards());
    }

    void theFileStaysSound()
    {
        tests::StockedLibrary library;
        const auto problems = integrityProblems(library.database(), IntegrityDepth::Full);
        VERIFY_DONE(problems);
        QCOMPARE(*problems, QStringList());
        VERIFY_DONE(
            library.database().run(u"INSERT INTO search_index (search_index) VALUES ('integrity-check')"_s));
    }
};

QTEST_GUILESS_MAIN(TestLibraryImport)
#include "test_library_import.moc"
