// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/language/translations.h"
#include "model/library/library_store.h"
#include "model/packs/pack_shelf.h"
#include "model/play/known_games.h"
#include "tests/support/sample_pack.h"
#include "tests/support/stocked_library.h"

using namespace Qt::StringLiterals;
using namespace model;
using tests::SamplePack;

namespace {

SamplePack packOf(const QString& game, const QString& file, const QByteArray& list, const QByteArray& cards)
{
    SamplePack pack;
    pack.manifest.id = u"my-box"_s;
    pack.manifest.game = game;
    pack.manifest.title = {u"My box"_s, u"Meine Box"_s};
    pack.files.clear();
    pack.files[u"cards/%1/%2"_s.arg(game, file)] =
        "{\"game\": \"" + game.toUtf8() + "\", \"version\": 1, \"" + list + "\": [" + cards + "]}";
    return pack;
}

SamplePack raiders(const QByteArray& cards)
{
    return packOf(u"samurai-spirit"_s, u"raiders.json"_s, "raiders", cards);
}

QByteArray boss(const QByteArray& id, int count)
{
    return "{\"id\": \"" + id +
           "\", \"name\": {\"en\": \"Boss\", \"de\": \"Boss\"}, \"rank\": \"boss\", \"value\": 6, "
           "\"flames\": true, \"penalties\": [\"wound\"], \"count\": " +
           QByteArray::number(count) + ", \"provenance\": {\"printed\": \"owner\", \"count\": \"owner\"}}";
}

QByteArray warrior(const QByteArray& values)
{
    return "{\"id\": \"musashi\", \"name\": {\"en\": \"Musashi\", \"de\": \"Musashi\"}, " + values +
           ", \"provenance\": {\"human\": \"owner\", \"animal\": \"owner\", \"abilities\": \"owner\"}}";
}

} // namespace

/// Packs for games whose boxes owners check must leave a box that can be played.
class TestBoxPack : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    SystemClock m_clock;
    int m_files = 0;

    StorageResult<PackPlan> planOf(tests::StockedLibrary& library, const SamplePack& pack)
    {
        return planPack(
            library.database(),
            tests::writtenFile(m_folder.filePath(u"%1.castellan-pack"_s.arg(++m_files)), pack.zip()));
    }

private Q_SLOTS:
    void aPackThatBreaksTheBoxIsRefusedWithTheReason_data()
    {
        QTest::addColumn<QByteArray>("cards");
        QTest::addColumn<QString>("reason");
        QTest::newRow("nine bosses") << boss("boss-of-mine", 2) << u"the box has 7–8 bosses, not 9"_s;
        QTest::newRow("too few plunderers")
            << QByteArray("{\"id\": \"plunderer-1-hat-flames\", \"name\": {\"en\": \"P\", \"de\": \"P\"}, "
                          "\"rank\": \"plunderer\", \"value\": 1, \"symbol\": \"hat\", \"flames\": true, "
                          "\"count\": 0, \"provenance\": {\"printed\": \"owner\", \"count\": \"owner\"}}")
            << u"the box has 52 plunderers, not 51"_s;
    }
    void aPackThatBreaksTheBoxIsRefusedWithTheReason()
    {
        QFETCH(QByteArray, cards);
        QFETCH(QString, reason);
        tests::StockedLibrary library;
        const auto hash = (*libraryGame(library.database(), u"samurai-spirit"_s))->libraryHash();
        const auto plan = planOf(library, raiders(cards));
        QVERIFY(plan);
        QVERIFY(!plan->canInstall());
        QCOMPARE(plan->problems.size(), std::size_t{1});
        QCOMPARE(plan->problems.front().fault, PackFault::BreaksBox);
        const QString told = PackWords::problem(plan->problems.front());
        QVERIFY2(told.contains(reason), qPrintable(told));
        Translations translations;
        translations.switchTo(Language::German);
        const QString german = PackWords::problem(plan->problems.front());
        translations.switchTo(Language::English);
        QVERIFY2(german.contains(u"die Box hat"_s), qPrintable(german));
        const auto outcome = PackShelf(library.database(), m_clock).install(*plan);
        QVERIFY(outcome && !outcome->undo);
        QCOMPARE((*libraryGame(library.database(), u"samurai-spirit"_s))->libraryHash(), hash);
    }

    void anEighthBossIsWelcomeAndMayLeaveAgain()
    {
        tests::StockedLibrary library;
        const auto plan = planOf(library, raiders(boss("boss-of-mine", 1)));
        QVERIFY(plan);
        QVERIFY2(plan->canInstall(),
                 plan->problems.empty() ? "" : qPrintable(PackWords::problem(plan->problems.front())));
        const auto outcome = PackShelf(library.database(), m_clock).install(*plan);
        QVERIFY(outcome && outcome->undo);
        QVERIFY((*libraryGame(library.database(), u"samurai-spirit"_s))->cardIssues().empty());
        // The next version has another boss instead: still eight.
        SamplePack next = raiders(boss("boss-of-yours", 1));
        next.manifest.version = {{1, 1, 0}};
        const auto update = planOf(library, next);
        QVERIFY(update && update->canInstall());
        // One that has both is refused.
        SamplePack both = raiders(boss("boss-of-mine", 1) + "," + boss("boss-of-yours", 1));
        both.manifest.version = {{1, 2, 0}};
        const auto tooMany = planOf(library, both);
        QVERIFY(tooMany && !tooMany->canInstall());
    }

    void aBrokenSamuraiIsRefusedAndNothingIsChanged_data()
    {
        QTest::addColumn<QByteArray>("values");
        const QByteArray rest = ", \"kiai\": \"barricade\", \"human\": 8, \"animal\": 11";
        QTest::newRow("no such talent") << QByteArray("\"talent\": \"fly\"" + rest);
        QTest::newRow("no animal side")
            << QByteArray("\"talent\": \"redraw\", \"kiai\": \"barricade\", \"human\": 8");
        QTest::newRow("an animal weaker than the human")
            << QByteArray("\"talent\": \"redraw\", \"kiai\": \"barricade\", \"human\": 11, \"animal\": 8");
        QTest::newRow("no number") << QByteArray(
            "\"talent\": \"redraw\", \"kiai\": \"barricade\", \"human\": \"x\", \"animal\": 8");
    }
    void aBrokenSamuraiIsRefusedAndNothingIsChanged()
    {
        QFETCH(QByteArray, values);
        tests::StockedLibrary library;
        const auto plan =
            planOf(library, packOf(u"samurai-spirit"_s, u"samurai.json"_s, "samurai", warrior(values)));
        QVERIFY(plan);
        QVERIFY(!plan->canInstall());
        QCOMPARE(plan->problems.front().fault, PackFault::BadContent);
        QVERIFY(!PackWords::problem(plan->problems.front()).isEmpty());
        QVERIFY(!LibraryStore(library.database()).record(u"samurai-spirit"_s, u"musashi"_s)->has_value());
    }

    void aNewSamuraiIsPlayed()
    {
        tests::StockedLibrary library;
        const QByteArray good =
            "\"talent\": \"redraw\", \"kiai\": \"barricade\", \"human\": 8, \"animal\": 11";
        const auto plan =
            planOf(library, packOf(u"samurai-spirit"_s, u"samurai.json"_s, "samurai", warrior(good)));
        QVERIFY(plan);
        QVERIFY2(plan->canInstall(),
                 plan->problems.empty() ? "" : qPrintable(PackWords::problem(plan->problems.front())));
        QVERIFY(PackShelf(library.database(), m_clock).install(*plan)->undo);
        const auto game = libraryGame(library.database(), u"samurai-spirit"_s);
        rules::MatchSetup setup{"samurai-spirit", "standard", 3, {{"samurai", "musashi", "kyuzo", "kanbei"}}};
        QVERIFY((*game)->start(setup));
    }

    void aHouseThatLosesACardBreaksTheBoxOfCrowns()
    {
        tests::StockedLibrary library;
        const auto plan = planOf(
            library,
            packOf(
                u"game-of-crowns"_s, u"cards.json"_s, "cards",
                R"({"id": "knight@lyre", "name": {"en": "Knight", "de": "Ritter"}, "kind": "knight", "house": "lyre",
                       "count": 2, "provenance": {"count": "owner", "text": "rulebook"}})"));
        QVERIFY(plan);
        QVERIFY(!plan->canInstall());
        QCOMPARE(plan->problems.front().fault, PackFault::BreaksBox);
    }
};

QTEST_GUILESS_MAIN(TestBoxPack)
#include "test_box_pack.moc"
