// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"
#include "model/play/match_recorder.h"
#include "model/review/advisor.h"
#include "tests/support/stocked_library.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest>

/// Hints while a match is played.
class TestAdvisor : public QObject
{
    Q_OBJECT

    static constexpr int kPatience = 60'000;

    static void begin(model::MatchSession& session, quint64 seed = 7)
    {
        QVERIFY(session.start({{"crimson-company", "duel", seed, {}},
                               {model::SeatPlayer::Person, model::SeatPlayer::Person},
                               {}}));
        session.pause();
    }

private Q_SLOTS:
    void theBestAnswersComeWithChancesAndReasons()
    {
        model::MatchSession session{QString()};
        model::Advisor advisor(session);
        advisor.setBudgets({100, 400});
        begin(session);
        QSignalSpy changed(&advisor, &model::Advisor::changed);
        QVERIFY(advisor.canAsk());
        advisor.ask();
        QVERIFY(advisor.isThinking());
        QTRY_VERIFY_WITH_TIMEOUT(advisor.advice().isDone, kPatience);
        QVERIFY2(changed.count() > 3, "it is told as it grows");
        const model::Advice& advice = advisor.advice();
        QCOMPARE(advice.answers.size(), model::Advisor::kListed);
        QVERIFY(advice.isExplained);
        for (std::size_t i = 0; i < advice.answers.size(); ++i) {
            QVERIFY(advice.answers[i].rated.value >= 0 && advice.answers[i].rated.value <= 1);
            QVERIFY(!advice.answers[i].text.en.empty() && !advice.answers[i].text.de.empty());
            QVERIFY(!session.match().refuse(session.question().who, advice.answers[i].rated.choice));
            if (i > 0)
                QVERIFY(advice.answers[i].rated.choice != advice.answers[i - 1].rated.choice);
        }
    }

    /// The same question gets the same hint, however often it is asked.
    void aHintIsReproducible()
    {
        std::vector<rules::RatedAnswer> first;
        for (int round = 0; round < 2; ++round) {
            model::MatchSession session{QString()};
            model::Advisor advisor(session);
            advisor.setBudgets({200});
            begin(session);
            advisor.ask();
            QTRY_VERIFY_WITH_TIMEOUT(advisor.advice().isDone, kPatience);
            std::vector<rules::RatedAnswer> found;
            for (const model::AdvisedAnswer& answer : advisor.advice().answers)
                found.push_back(answer.rated);
            if (round == 0)
                first = found;
            QVERIFY(found == first);
        }
    }

    void whoMovesOnIsNotKeptWaiting()
    {
        model::MatchSession session{QString()};
        auto advisor = std::make_unique<model::Advisor>(session);
        advisor->setBudgets({50'000'000});
        begin(session);
        advisor->ask();
        QTRY_VERIFY_WITH_TIMEOUT(!advisor->advice().isEmpty() || advisor->isThinking(), kPatience);
        QVERIFY(!session.choose(session.question().options.front()));
        session.pause();
        QVERIFY(!advisor->isThinking());
        QVERIFY(advisor->advice().isEmpty());
        // The search is given up, so that nobody waits for fifty million playouts.
        advisor->ask();
        QElapsedTimer clock;
        clock.start();
        advisor.reset();
        QVERIFY2(clock.elapsed() < 5'000, "stopped at once, also on a busy machine");
    }

    void aHintMakesAMatchAnAssistedOne()
    {
        tests::StockedLibrary library;
        model::SystemClock clock;
        for (const bool asks : {false, true}) {
            model::MatchSession session{QString()};
            model::MatchRecorder recorder(session, clock);
            recorder.setDatabase(&library.database());
            model::Advisor advisor(session);
            advisor.setBudgets({10});
            QVERIFY(session.start(
                {{"crimson-company", "solo", asks ? 3U : 4U, {}}, {model::SeatPlayer::Person}, {}}));
            session.pause();
            for (quint64 i = 0; !session.match().isOver() && i < 5'000; ++i) {
                if (asks && advisor.canAsk() && !session.findings().assisted)
                    advisor.ask();
                const auto decide = session.game().bot(rules::bots::BotKind::Random, i);
                session.choose(decide(session.match()));
                session.pause();
            }
            QVERIFY(session.match().isOver());
            const auto records = model::MatchRecords(library.database()).list();
            QVERIFY(records);
            QCOMPARE(records->size(), asks ? std::size_t{2} : std::size_t{1});
            QCOMPARE(std::count_if(records->begin(), records->end(),
                                   [](const model::MatchRecord& each) { return each.assisted; }),
                     asks ? 1 : 0);
        }
    }

    /// It is still so after a restart in the middle of the match.
    void thatSomebodyWasHelpedIsSavedWithTheMatch()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("running.match"));
        {
            model::MatchSession session(file);
            begin(session);
            QVERIFY(!session.findings().assisted);
            session.assist();
        }
        model::MatchSession session(file);
        QVERIFY(session.takeUp());
        QVERIFY(session.findings().assisted);
    }
};

QTEST_GUILESS_MAIN(TestAdvisor)
#include "test_advisor.moc"
