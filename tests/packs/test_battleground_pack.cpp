// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_store.h"
#include "model/packs/pack_shelf.h"
#include "model/play/game_shelf.h"
#include "model/play/known_games.h"
#include "model/play/match_session.h"
#include "tests/support/sample_pack.h"
#include "tests/support/stocked_library.h"

using namespace Qt::StringLiterals;
using namespace model;
using tests::SamplePack;

namespace {

const QString kGame = u"battleground"_s;

QByteArray characters(const QByteArray& cards)
{
    return R"({"game": "battleground", "version": 1, "characters": [)" + cards + "]}";
}

const QByteArray kOgre = R"({"id": "ogre", "name": {"en": "Ogre", "de": "Oger"}, "provenance": "owner",
    "cost": 1, "range": 1, "attack": 4, "health": 6,
    "ability": {"aim": "enemy", "do": [{"op": "push", "amount": 1}]}})";

SamplePack ogres()
{
    SamplePack pack;
    pack.manifest.id = u"ogres"_s;
    pack.manifest.game = kGame;
    pack.manifest.title = {u"Ogres"_s, u"Oger"_s};
    pack.files.clear();
    pack.files[u"cards/battleground/characters.json"_s] = characters(kOgre);
    pack.files[u"pictures/battleground/ogre.png"_s] = tests::samplePicture();
    pack.files[u"scenarios/battleground/ogre.scenario"_s] =
        "scenario An ogre pushes\ngame battleground\ngiven turn A actions\ngiven at c2 A ogre\n"
        "given at c3 B levy\ndo A ability c2 c3\nexpect at c4 B levy\n";
    return pack;
}

} // namespace

/// Packs of the second game are read, installed, shown and played like those of the first.
class TestBattlegroundPack : public QObject
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
    void anInstalledPackIsShownAndPlayed()
    {
        tests::StockedLibrary library;
        const auto plan = planOf(library, ogres());
        QVERIFY(plan);
        QVERIFY2(plan->canInstall(),
                 plan->problems.empty() ? "" : qPrintable(PackWords::problem(plan->problems.front())));
        const auto outcome = PackShelf(library.database(), m_clock).install(*plan);
        QVERIFY(outcome && outcome->undo);

        const auto record = LibraryStore(library.database()).record(kGame, u"ogre"_s);
        QVERIFY(record && *record);
        QCOMPARE((*record)->card.figuresText(Language::German),
                 u"Kosten 1 · Reichweite 1 · Angriff 4 · Leben 6"_s);
        QVERIFY(!(*record)->card.effects.empty());

        GameShelf shelf;
        shelf.setLibrary(&library.database());
        std::vector<std::string> deck{"deck"};
        deck.insert(deck.end(), 10, "ogre");
        MatchSession session({}, nullptr, shelf.finder());
        QVERIFY(session.start({{"battleground", "standard", 3, {deck, deck}}, {}, {}}));
        for (int i = 0; i < 400 && !session.match().isOver(); ++i) {
            const auto decide = session.game().bot(rules::bots::BotKind::Greedy, quint64(i) + 1);
            QVERIFY(!session.choose(decide(session.match())));
        }
        QVERIFY(session.match().isOver());
        // Its scenario is played with its card, which nobody else knows.
        QString problem;
        const QByteArray text = ogres().files[u"scenarios/battleground/ogre.scenario"_s];
        QVERIFY(session.openScenario(QString::fromUtf8(text), {}, &problem));
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QVERIFY(session.canRedo());
        QVERIFY(!MatchSession({}).openScenario(QString::fromUtf8(text)));
    }

    void charactersThatCannotBeAreRefusedBeforeAnythingChanges_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("no health") << QByteArray(", \"health\": 6") << QByteArray();
        QTest::newRow("health below 0") << QByteArray("\"health\": 6") << QByteArray("\"health\": -6");
        QTest::newRow("absurd attack") << QByteArray("\"attack\": 4") << QByteArray("\"attack\": 4000");
        QTest::newRow("a cost beyond all gold") << QByteArray("\"cost\": 1") << QByteArray("\"cost\": 70");
        QTest::newRow("an ability of nothing") << QByteArray("\"push\"") << QByteArray("\"sing\"");
    }
    void charactersThatCannotBeAreRefusedBeforeAnythingChanges()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        tests::StockedLibrary library;
        SamplePack pack = ogres();
        const QByteArray bad = QByteArray(kOgre).replace(from, to);
        QVERIFY(bad != kOgre);
        pack.files[u"cards/battleground/characters.json"_s] = characters(bad);
        const auto plan = planOf(library, pack);
        QVERIFY(plan);
        QVERIFY(!plan->canInstall());
        QVERIFY(!plan->problems.empty());
        QVERIFY(!PackWords::problem(plan->problems.front()).isEmpty());
        const auto record = LibraryStore(library.database()).record(kGame, u"ogre"_s);
        QVERIFY(record && !*record);
    }
};

QTEST_GUILESS_MAIN(TestBattlegroundPack)
#include "test_battleground_pack.moc"
