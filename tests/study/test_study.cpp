// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"
#include "model/play/sample_decks.h"
#include "model/study/study_export.h"
#include "model/study/study_plan.h"
#include "model/study/study_session.h"
#include "model/study/study_words.h"
#include "rules/games/studied_game.h"
#include "tests/support/stocked_library.h"

#include <QSignalSpy>
#include <QtTest>

#include <atomic>

using namespace Qt::StringLiterals;

namespace {

/// Plays the first rounds of a study and then waits to be stopped, however fast the machine is.
class WaitingPlayer final : public rules::bots::StudyPlayer
{
public:
    explicit WaitingPlayer(std::shared_ptr<const rules::bots::StudyPlayer> player)
        : m_player(std::move(player))
    {}
    [[nodiscard]] bool play(rules::bots::SeedRange seeds, rules::bots::Study& study,
                            std::vector<rules::bots::StudyRow>* rows,
                            const std::atomic<bool>* stop) const override
    {
        if (!m_isDone.exchange(true))
            return m_player->play(seeds, study, rows, stop);
        while (!*stop)
            QThread::msleep(1);
        return false;
    }

private:
    std::shared_ptr<const rules::bots::StudyPlayer> m_player;
    mutable std::atomic<bool> m_isDone{false};
};

} // namespace

/// Studies as people start, leave and continue them.
class TestStudy : public QObject
{
    Q_OBJECT

    model::SystemClock m_clock;

    [[nodiscard]] static const rules::KnownGame& battleground()
    {
        return *model::knownGame(u"battleground"_s);
    }
    [[nodiscard]] static const rules::KnownGame& crimson() { return *model::knownGame(u"crimson-company"_s); }

    [[nodiscard]] static model::OwnDeck sample(const rules::KnownGame& game, const QString& variant)
    {
        for (const model::Deck& deck : model::sampleDecks(game, rules::Language::English))
            if (deck.variant == variant)
                return model::ownDeckOf(deck);
        qFatal("no sample");
    }
    [[nodiscard]] static model::StudyChoice choice(const rules::KnownGame& game, const QString& variant)
    {
        model::StudyChoice made;
        made.mine = sample(game, variant);
        made.theirs = made.mine;
        // Otherwise both sides would use the same cards.
        if (game.id() == "battleground")
            made.theirs = model::withReplacement(made.mine, made.mine.cards.front(), made.mine.cards.back());
        made.variant = variant.toStdString();
        made.theirBot = "random";
        return made;
    }
    [[nodiscard]] static model::StoredStudy stored(const rules::bots::StudyPlan& plan, quint64 rounds)
    {
        model::StoredStudy study;
        study.deckId = u"my-deck"_s;
        study.deckName = u"Mine"_s;
        study.rounds = rounds;
        study.study = rules::bots::emptyStudy(plan);
        return study;
    }
    [[nodiscard]] static std::shared_ptr<const rules::bots::StudyPlayer>
    playerOf(const rules::bots::StudyPlan& plan)
    {
        return rules::studyPlayer(battleground(), plan).value();
    }

private Q_SLOTS:
    void everySeatIsPlayedFrom()
    {
        const auto plan = model::planStudy(battleground(), choice(battleground(), u"standard"_s));
        QVERIFY2(plan.has_value(), plan ? "" : plan.error().text().c_str());
        const auto& seatings = plan->arms.front().seatings;
        QCOMPARE(seatings.size(), 2u);
        QCOMPARE(seatings[0].bots, (std::vector<std::string>{"greedy", "random"}));
        QCOMPARE(seatings[1].bots, (std::vector<std::string>{"random", "greedy"}));
        QCOMPARE(int(seatings[1].mine), 1);
        // Solo is one seat, two versus two has two parties, and all of them fit.
        for (const auto& [variant, matches] : {std::pair(u"solo"_s, 1u), std::pair(u"two-versus-two"_s, 2u),
                                               std::pair(u"duel"_s, 2u), std::pair(u"tournament"_s, 2u)}) {
            const auto other = model::planStudy(crimson(), choice(crimson(), variant));
            QVERIFY2(other.has_value(), other ? "" : other.error().text().c_str());
            QCOMPARE(other->arms.front().seatings.size(), std::size_t(matches));
        }
    }

    void aPooledDeckHasTheSameOrderInEverySeating()
    {
        const auto plan = model::planStudy(crimson(), choice(crimson(), u"tournament"_s));
        QVERIFY(plan.has_value());
        const auto& seatings = plan->arms.front().seatings;
        QVERIFY(seatings[0].setup == seatings[1].setup);
        auto equal = choice(crimson(), u"tournament"_s);
        equal.theirBot = equal.myBot;
        const auto even = model::planStudy(crimson(), equal);
        QVERIFY(even.has_value() && even->arms.front().isSymmetric());
        const auto study =
            rules::bots::runStudy(*rules::studyPlayer(crimson(), *even).value(), *even, {1, 5}, 1);
        const QStringList words =
            model::StudyWords::verdict(study, rules::bots::Looks::Once, model::Language::English);
        QVERIFY2(words.front().contains(u"the rules alone decide"_s), qPrintable(words.front()));
    }

    void changedCardsKeepThePlacesOfTheOthers()
    {
        model::OwnDeck base;
        base.cards = {"a", "b", "c", "d"};
        model::OwnDeck other;
        other.cards = {"d", "x", "a", "c"};
        QCOMPARE(model::alignedTo(base, other).cards, (std::vector<std::string>{"a", "x", "c", "d"}));
        QCOMPARE(model::withReplacement(base, "c", "y").cards,
                 (std::vector<std::string>{"a", "b", "y", "d"}));
    }

    void aStudyRunsAndIsKept()
    {
        tests::StockedLibrary library;
        const auto plan = model::planStudy(battleground(), choice(battleground(), u"standard"_s));
        QVERIFY(plan.has_value());
        model::StudySession session(m_clock);
        session.setDatabase(&library.database());
        QSignalSpy finished(&session, &model::StudySession::finished);
        QVERIFY(session.begin(stored(*plan, 60)).has_value());
        session.start(playerOf(*plan));
        QVERIFY(session.isRunning());
        QVERIFY(finished.wait(60'000));
        QVERIFY(!session.isRunning());
        QCOMPARE(session.study()->state, model::StudyState::Finished);
        const rules::bots::Study direct = rules::bots::runStudy(*playerOf(*plan), *plan, {1, 60}, 1);
        QVERIFY(session.study()->study == direct);

        model::StudyStore store(library.database());
        const auto list = store.list(u"my-deck"_s);
        QVERIFY(list && list->size() == 1);
        const auto kept = store.study(list->front().id);
        QVERIFY(kept && *kept);
        QVERIFY((*kept)->study == direct);
        QCOMPARE(*store.matchCount(list->front().id), 120u);
        const auto rows = store.matches(list->front().id, 100, 50);
        QVERIFY(rows && rows->size() == 20);

        // A stored match can be played again, with the same end.
        const rules::bots::StudyRow& row = rows->front();
        const auto match = model::studyMatch(battleground(), *plan, row.arm, row.seating, row.seed);
        QVERIFY(match.has_value());
        QCOMPARE(match->steps.size(), std::size_t(row.decisions));
        QVERIFY(store.remove(list->front().id).has_value());
        QCOMPARE(*store.matchCount(list->front().id), 0u);
    }

    void aStudyThatWasLeftGoesOnWithTheMissingSeeds()
    {
        tests::StockedLibrary library;
        const auto plan = model::planStudy(battleground(), choice(battleground(), u"standard"_s));
        QString id;
        {
            model::StudySession session(m_clock);
            session.setDatabase(&library.database());
            QVERIFY(session.begin(stored(*plan, 400)).has_value());
            id = session.study()->id;
            QSignalSpy changed(&session, &model::StudySession::changed);
            session.start(std::make_shared<WaitingPlayer>(playerOf(*plan)));
            while (session.study()->study.rounds() == 0)
                QVERIFY(changed.wait(60'000));
            session.pause();
            QVERIFY(!session.isRunning());
            QVERIFY(session.study()->study.rounds() < 400);
        } // the window is closed
        auto found = model::StudyStore(library.database()).study(id);
        QVERIFY(found && *found);
        QCOMPARE((*found)->state, model::StudyState::Paused);
        QVERIFY((*found)->study.rounds() > 0);
        model::StudySession session(m_clock);
        session.setDatabase(&library.database());
        session.open(**found);
        QSignalSpy finished(&session, &model::StudySession::finished);
        session.start(playerOf(*plan));
        QVERIFY(finished.wait(120'000));
        const rules::bots::Study direct = rules::bots::runStudy(*playerOf(*plan), *plan, {1, 400}, 1);
        QVERIFY(session.study()->study == direct);
        QCOMPARE(*model::StudyStore(library.database()).matchCount(id), 800u);
    }

    void aCancelledStudyKeepsItsResults()
    {
        tests::StockedLibrary library;
        const auto plan = model::planStudy(battleground(), choice(battleground(), u"standard"_s));
        model::StudySession session(m_clock);
        session.setDatabase(&library.database());
        QVERIFY(session.begin(stored(*plan, 1'000'000)).has_value());
        QSignalSpy changed(&session, &model::StudySession::changed);
        session.start(playerOf(*plan));
        while (session.study()->study.rounds() == 0)
            QVERIFY(changed.wait(60'000));
        session.cancel();
        QVERIFY(!session.isRunning());
        QCOMPARE(session.study()->state, model::StudyState::Cancelled);
        session.start(playerOf(*plan));
        QVERIFY(!session.isRunning());
        const auto kept = model::StudyStore(library.database()).study(session.study()->id);
        QVERIFY(kept && *kept && (*kept)->study == session.study()->study);
    }

    void watchingEndsWhenTheAnswerIsClear()
    {
        const auto plan = model::planStudy(battleground(), choice(battleground(), u"standard"_s));
        model::StudySession session(m_clock);
        auto study = stored(*plan, 20'000);
        study.untilClear = true;
        QVERIFY(session.begin(std::move(study)).has_value());
        QSignalSpy finished(&session, &model::StudySession::finished);
        session.start(playerOf(*plan));
        QVERIFY(finished.wait(120'000));
        QVERIFY(session.study()->study.rounds() >= rules::bots::kMinRoundsToStop);
        QVERIFY(session.study()->study.rounds() < 20'000);
        QVERIFY(model::isClear(session.study()->study, rules::bots::Looks::Any));
    }

    void aMillionMatchesAreBrowsedAtOnce()
    {
        tests::StockedLibrary library;
        const auto plan = model::planStudy(battleground(), choice(battleground(), u"standard"_s));
        model::StudyStore store(library.database());
        auto study = stored(*plan, 500'000);
        study.id = u"large"_s;
        study.made = m_clock.now();
        QVERIFY(store.add(study).has_value());
        std::vector<rules::bots::StudyRow> rows(1'000'000);
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].seed = i / 2;
        QVERIFY(store.keep(study, rows).has_value());
        QElapsedTimer timer;
        qint64 slowest = 0;
        for (const quint64 first : {0ull, 999'900ull, 500'000ull, 123'456ull}) {
            timer.start();
            const auto page = store.matches(u"large"_s, first, 100);
            slowest = std::max(slowest, timer.elapsed());
            QVERIFY(page && page->size() == 100);
            QCOMPARE(page->front().seed, first / 2);
        }
        qInfo("a page of a million matches: %lld ms at most", slowest);
    }

    void missingCardsAndOtherRulesAreRefused()
    {
        auto missing = choice(battleground(), u"standard"_s);
        missing.mine.cards.front() = "no-such-card";
        const auto refused = model::planStudy(battleground(), missing);
        QVERIFY(!refused.has_value());
        QVERIFY2(refused.error().text().find("no-such-card") != std::string::npos,
                 refused.error().text().c_str());
        auto plan = model::planStudy(battleground(), choice(battleground(), u"standard"_s)).value();
        plan.rules = "0/0";
        QVERIFY(!rules::studyPlayer(battleground(), plan).has_value());
        QVERIFY(!rules::studyPlayer(*model::knownGame(u"samurai-spirit"_s), plan).has_value());
    }

    void sentencesAndTablesHaveIntervals()
    {
        auto asked = choice(battleground(), u"standard"_s);
        asked.instead.push_back(asked.mine);
        asked.instead.front().name = u"The same again"_s;
        const auto plan = model::planStudy(battleground(), asked);
        QVERIFY(plan.has_value());
        const auto study = rules::bots::runStudy(*playerOf(*plan), *plan, {1, 50}, 1);
        const QStringList words =
            model::StudyWords::verdict(study, rules::bots::Looks::Once, model::Language::English);
        QVERIFY2(words.front().startsWith(u"Your deck wins "_s), qPrintable(words.front()));
        QVERIFY(words.front().contains(u'–'));
        QVERIFY2(words.back().contains(u"0.0 points"_s), qPrintable(words.back()));
        const QByteArray csv = model::studyAsCsv(study, rules::bots::Looks::Once);
        QVERIFY(csv.startsWith("what,name,value,low,high,rounds\r\n"));
        QVERIFY(csv.contains("win rate when taken"));
        const auto back =
            rules::bots::studyFromJson(rules::json::read(model::studyAsJson(study).toStdString()).value());
        QVERIFY(back && *back == study);
    }
};

QTEST_GUILESS_MAIN(TestStudy)
#include "test_study.moc"
