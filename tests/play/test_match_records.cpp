// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"
#include "model/play/match_recorder.h"
#include "rules/bots/survival.h"
#include "tests/support/stocked_library.h"

#include <QSignalSpy>
#include <QTimeZone>
#include <QtTest>

using namespace Qt::StringLiterals;

/// Records of one's own matches, and the chances of a match against the game.
class TestMatchRecords : public QObject
{
    Q_OBJECT

    struct FixedClock final : model::Clock
    {
        [[nodiscard]] QDateTime now() const override
        {
            return QDateTime(QDate(2026, 11, 18), QTime(20, 15), QTimeZone::utc());
        }
    };
    FixedClock m_clock;

    [[nodiscard]] static model::TableSetup soloSetup(quint64 seed)
    {
        return {{"crimson-company", "solo", seed, {{"option", "difficulty", "hard"}}},
                {model::SeatPlayer::Person},
                {}};
    }
    static void choose(model::MatchSession& session, quint64 seed)
    {
        const auto decide = session.game().bot(rules::bots::BotKind::Greedy, seed);
        session.choose(decide(session.match()));
    }
    static void playToTheEnd(model::MatchSession& session)
    {
        for (quint64 i = 0; !session.match().isOver() && i < 5000; ++i)
            choose(session, i);
        QVERIFY(session.match().isOver());
    }
    [[nodiscard]] static model::MatchRecord sample(const QString& id, bool cooperative, bool assisted,
                                                   model::MatchResult result)
    {
        model::MatchRecord record;
        record.id = id;
        record.ended = QDateTime(QDate(2026, 11, 17), QTime(8, 0), QTimeZone::utc());
        record.game = u"crimson-company"_s;
        record.variant = cooperative ? u"solo"_s : u"duel"_s;
        record.players = cooperative ? 1 : 2;
        record.difficulty = cooperative ? u"hard"_s : QString();
        record.cooperative = cooperative;
        record.assisted = assisted;
        record.result = result;
        record.rank = result == model::MatchResult::Lost ? 2 : 1;
        record.opponent = cooperative ? QString() : u"greedy"_s;
        return record;
    }

private Q_SLOTS:
    /// Once, when it ends; going back from the end and ending it again adds nothing.
    void aMatchLeavesOneRecord()
    {
        tests::StockedLibrary library;
        model::MatchSession session{QString()};
        model::MatchRecorder recorder(session, m_clock);
        recorder.setDatabase(&library.database());
        QSignalSpy recorded(&recorder, &model::MatchRecorder::recorded);
        QVERIFY(session.start(soloSetup(5)));
        playToTheEnd(session);
        QCOMPARE(recorded.size(), 1);
        session.undo();
        playToTheEnd(session);
        QCOMPARE(recorded.size(), 1);
        const auto records = model::MatchRecords(library.database()).list();
        QVERIFY(records);
        QCOMPARE(records->size(), 1U);
        const model::MatchRecord& record = records->front();
        QCOMPARE(record.ended, m_clock.now());
        QCOMPARE(record.variant, u"solo"_s);
        QCOMPARE(record.difficulty, u"hard"_s);
        QCOMPARE(record.players, 1);
        QVERIFY(record.cooperative);
        QVERIFY(!record.assisted);
        QVERIFY(record.deck.isEmpty());
        QVERIFY2(record.deal.startsWith(u"crimson-company/solo/difficulty=hard/5/"_s),
                 qPrintable(record.deal));
        QVERIFY(record.decisions > 5);
        // A second match is a second record.
        QVERIFY(session.start(soloSetup(6)));
        playToTheEnd(session);
        QCOMPARE(recorded.size(), 2);
    }

    void aChoiceThatWasTakenBackIsHelp()
    {
        tests::StockedLibrary library;
        model::MatchSession session{QString()};
        model::MatchRecorder recorder(session, m_clock);
        recorder.setDatabase(&library.database());
        QVERIFY(session.start(soloSetup(5)));
        for (quint64 i = 0; i < 3; ++i)
            choose(session, i);
        session.undo();
        playToTheEnd(session);
        const auto records = model::MatchRecords(library.database()).list();
        QVERIFY(records);
        QCOMPARE(records->size(), 1U);
        QVERIFY(records->front().assisted);
    }

    /// Bots alone, people against each other, and positions of scenarios.
    void whatIsNobodysOwnLeavesNoRecord()
    {
        tests::StockedLibrary library;
        model::MatchSession session{QString()};
        model::MatchRecorder recorder(session, m_clock);
        recorder.setDatabase(&library.database());
        model::TableSetup both{
            {"crimson-company", "duel", 5, {}}, {model::SeatPlayer::Person, model::SeatPlayer::Person}, {}};
        QVERIFY(session.start(both));
        playToTheEnd(session);
        const auto records = model::MatchRecords(library.database()).list();
        QVERIFY(records);
        QVERIFY(records->empty());
    }

    void recordsAreCountedApart()
    {
        using model::MatchResult;
        const std::vector<model::MatchRecord> records{
            sample(u"a"_s, true, false, MatchResult::Won),  sample(u"b"_s, true, false, MatchResult::Lost),
            sample(u"c"_s, true, true, MatchResult::Won),   sample(u"d"_s, false, false, MatchResult::Lost),
            sample(u"e"_s, false, false, MatchResult::Won), sample(u"f"_s, false, false, MatchResult::Drawn)};
        const std::vector<model::RecordRow> rows = model::counted(records);
        QCOMPARE(rows.size(), 3U);
        QVERIFY(rows[0].cooperative && !rows[0].assisted);
        QCOMPARE(rows[0].matches, 2);
        QCOMPARE(rows[0].won, 1);
        QVERIFY(rows[1].cooperative && rows[1].assisted);
        QVERIFY(!rows[2].cooperative);
        QCOMPARE(rows[2].matches, 3);
        QCOMPARE(rows[2].drawn, 1);
        QVERIFY(rows[0].share().low < 0.5 && rows[0].share().high > 0.5);
    }

    void recordsAreKeptExportedAndDeleted()
    {
        tests::StockedLibrary library;
        model::MatchRecords store(library.database());
        model::MatchRecord first = sample(u"a"_s, true, false, model::MatchResult::Won);
        first.points = 2;
        first.deckId = u"mine"_s;
        first.deckVersion = 3;
        QVERIFY(store.add(first));
        QVERIFY(store.add(first));
        model::MatchRecord second = sample(u"b"_s, false, true, model::MatchResult::Lost);
        second.opponent = u"club,greedy"_s;
        second.ended = first.ended.addDays(1);
        QVERIFY(store.add(second));
        const auto records = store.list();
        QVERIFY(records);
        QCOMPARE(*records, (std::vector<model::MatchRecord>{second, first}));
        QCOMPARE(store.list(u"battleground"_s)->size(), 0U);
        const QString csv = QString::fromUtf8(model::recordsAsCsv(*records));
        QCOMPARE(csv.count(u'\n'), 3);
        QVERIFY2(csv.contains(u"\"club,greedy\""_s), qPrintable(csv));
        const QByteArray json = model::recordsAsJson(*records);
        QVERIFY(json.contains("\"deckVersion\""));
        QVERIFY(store.remove(u"a"_s));
        QCOMPARE(store.clear().value(), 1);
        QVERIFY(store.list()->empty());
    }

    /// The same for the same seed, inside its interval, and 0 or 1 at the end; for every game that is played
    /// against the game itself.
    void survivalIsEstimatedForEveryCooperativeGame_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("variant");
        QTest::addColumn<unsigned>("players");
        QTest::newRow("solo") << u"crimson-company"_s << u"solo"_s << 1U;
        QTest::newRow("co-op") << u"crimson-company"_s << u"coop"_s << 2U;
        QTest::newRow("samurai") << u"samurai-spirit"_s << u"standard"_s << 3U;
    }
    void survivalIsEstimatedForEveryCooperativeGame()
    {
        QFETCH(QString, game);
        QFETCH(QString, variant);
        QFETCH(unsigned, players);
        const rules::KnownGame& known = *model::knownGame(game);
        rules::MatchSetup setup{game.toStdString(), variant.toStdString(), 4, {}};
        if (!rules::findVariant(known, setup.variant))
            setup.variant = known.variants().front().id;
        setup.players = players;
        std::vector<rules::KnownGame::Chooser> seats;
        for (std::size_t i = 0; i < known.seats(setup).size(); ++i)
            seats.push_back(known.bot(rules::bots::BotKind::Greedy, i));
        const auto file = rules::playMatch(known, setup, seats, 5000, [](std::size_t, const auto&) {});
        QVERIFY(file);
        rules::bots::SurvivalOptions options;
        options.playouts = 12;
        const auto points = rules::bots::survivalOf(known, *file, options);
        QVERIFY(points);
        QVERIFY(points->size() > 2);
        for (const rules::bots::SurvivalPoint& point : *points)
            QVERIFY(point.share.low <= point.share.share && point.share.share <= point.share.high);
        const double last = points->back().share.share;
        QVERIFY(last == 0 || last == 1);
        const auto again = rules::bots::survivalOf(known, *file, options);
        QCOMPARE(again->front().share.share, points->front().share.share);
        if (const auto drop = rules::bots::largestDrop(*points))
            QVERIFY((*points)[*drop].share.share > (*points)[*drop + 1].share.share);
        else
            QCOMPARE(last, 1.0);
    }

    void aDuelHasNoCommonSurvival()
    {
        const rules::KnownGame& known = *model::knownGame(u"crimson-company"_s);
        const auto begun = known.start({"crimson-company", "duel", 1, {}});
        QVERIFY(begun);
        QVERIFY(!rules::bots::commonParty(*begun->match));
        std::vector<rules::KnownGame::Chooser> seats{known.bot(rules::bots::BotKind::Greedy, 1),
                                                     known.bot(rules::bots::BotKind::Greedy, 2)};
        const auto file = rules::playMatch(known, {"crimson-company", "duel", 1, {}}, seats, 5000,
                                           [](std::size_t, const auto&) {});
        QVERIFY(file);
        QVERIFY(!rules::bots::survivalOf(known, *file, {}));
    }
};

QTEST_GUILESS_MAIN(TestMatchRecords)
#include "test_match_records.moc"
