// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/exercise_session.h"
#include "model/review/reason_finder.h"
#include "model/review/review_model.h"
#include "model/review/review_summary.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

using State = model::ExerciseSession::State;

/// Reviews of matches at the table, and the exercises that they give.
class TestReviewSession : public QObject
{
    Q_OBJECT

    static constexpr int kPatience = 120'000;

    /// A whole match in which a person answers at random, so that there is something to find.
    static void play(model::MatchSession& session, quint64 seed = 5)
    {
        QVERIFY(session.start({{"crimson-company", "duel", seed, {}},
                               {model::SeatPlayer::Person, model::SeatPlayer::GreedyBot},
                               {}}));
        session.pause();
        for (quint64 i = 0; !session.match().isOver() && i < 5'000; ++i) {
            const bool isOwn = session.asksPerson();
            const auto decide = session.game().bot(
                isOwn ? rules::bots::BotKind::Random : rules::bots::BotKind::Greedy, seed + i);
            QVERIFY(!session.choose(decide(session.match())));
            session.pause();
        }
        QVERIFY(session.match().isOver());
    }
    static void makeQuick(model::ReviewSession& review) { review.setPasses({{30, 10, 2}, {120, 20, 2}}); }
    static void finish(model::ReviewSession& review)
    {
        review.start();
        QTRY_VERIFY_WITH_TIMEOUT(!review.isRunning(), kPatience);
        QVERIFY(review.isComplete());
    }

private Q_SLOTS:
    void aReviewFindsMistakesAndIsSavedWithTheMatch()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("running.match"));
        std::vector<std::size_t> mistakes;
        {
            model::MatchSession session(file);
            model::ReviewSession review(session);
            makeQuick(review);
            play(session);
            QVERIFY(review.isEmpty());
            QSignalSpy changed(&review, &model::ReviewSession::changed);
            finish(review);
            QVERIFY2(changed.count() > 50, "it is shown as it grows");
            for (const auto* each : review.review().mistakes())
                mistakes.push_back(each->step);
            QVERIFY2(!mistakes.empty(), "whoever answers at random makes mistakes");
            for (const auto* each : review.review().mistakes())
                QVERIFY(rules::bots::markOf(each->loss) == each->mark);
            QVERIFY(review.turningPoints(3).size() == 3);
        }
        model::MatchSession session(file);
        model::ReviewSession review(session);
        makeQuick(review);
        QString problem;
        QVERIFY(session.takeUp(&problem));
        QCOMPARE(problem, QString());
        QVERIFY2(review.isComplete(), "nothing has to be calculated again");
        std::vector<std::size_t> again;
        for (const auto* each : review.review().mistakes())
            again.push_back(each->step);
        QCOMPARE(again, mistakes);
    }

    void aCancelledReviewGoesOnWhereItWas()
    {
        model::MatchSession session{QString()};
        model::ReviewSession review(session);
        review.setPasses({{100, 10, 2}});
        play(session);
        // At the third decision, however many more the other thread has reviewed by then.
        connect(&review, &model::ReviewSession::changed, this, [&review] {
            if (review.review().decisions.size() == 3)
                review.cancel();
        });
        review.start();
        QTRY_VERIFY_WITH_TIMEOUT(!review.isRunning(), kPatience);
        review.disconnect(this);
        const std::size_t known = session.findings().reviews.size();
        QVERIFY(known >= 3);
        QVERIFY(!review.isComplete());
        finish(review);
        QVERIFY(session.findings().reviews.size() > known);
    }

    void everythingIsSaidInBothLanguages()
    {
        model::MatchSession session{QString()};
        model::ReviewSession review(session);
        makeQuick(review);
        play(session);
        finish(review);
        for (const model::Language language : {model::Language::English, model::Language::German}) {
            const model::ReviewSummary summary(session, review, language);
            QCOMPARE(summary.party(), std::string("A"));
            const QStringList sentences = summary.sentences();
            QVERIFY(sentences.size() >= 4);
            for (const QString& sentence : sentences)
                QVERIFY2(!sentence.contains(u'%') || sentence.contains(QStringLiteral("\u00a0%")),
                         qPrintable(sentence));
        }
    }

    void rowsAreMistakesBySizeOrAllDecisions()
    {
        model::MatchSession session{QString()};
        model::ReviewSession review(session);
        makeQuick(review);
        model::ReviewModel rows(session, review);
        const QAbstractItemModelTester tester(&rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        play(session);
        finish(review);
        const int mistakes = rows.rowCount();
        QVERIFY(mistakes > 0);
        rows.setAllDecisions(true);
        QCOMPARE(rows.rowCount(), static_cast<int>(review.review().decisions.size()));
        QVERIFY(rows.rowCount() > mistakes);
        // Without spoilers nothing of what comes later is listed.
        session.jump(review.nodeOf(4));
        rows.setSpoilerFree(true);
        for (int row = 0; row < rows.rowCount(); ++row)
            QVERIFY(rows.index(row).data(model::ReviewModel::StepRole).toInt() <= 4);
    }

    void anExerciseIsSolvedByAGoodAnswerOnly()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("running.match"));
        model::MatchSession::NodeId node = 0;
        {
            model::MatchSession session(file);
            model::ReviewSession review(session);
            model::ExerciseSession exercises(session);
            makeQuick(review);
            play(session);
            QVERIFY2(!exercises.startNext(false), "nothing was reviewed yet");
            finish(review);
            const std::size_t steps = session.timeline().size();
            QVERIFY(exercises.startNext(false));
            QCOMPARE(exercises.state(), State::Asking);
            const std::size_t left = exercises.left();
            const auto decision = exercises.exercise().decision;
            QVERIFY2(decision.who == "A", "only what the person decided");
            node = exercises.exercise().node;
            QCOMPARE(session.timeline().here(), session.timeline().node(node).parent);
            QVERIFY(exercises.attempt(decision.answers[decision.played].rated.choice));
            QCOMPARE(exercises.state(), State::Missed);
            exercises.retry();
            QVERIFY(exercises.attempt(decision.answers.front().rated.choice));
            QCOMPARE(exercises.state(), State::Solved);
            QCOMPARE(exercises.left(), left - 1);
            QCOMPARE(session.timeline().size(), steps);
            QVERIFY(session.findings().solved.contains(node));
            // An answer that the review does not list is searched.
            if (exercises.startNext(false)) {
                for (const rules::Choice& option : session.question().options) {
                    const auto& listed = exercises.exercise().decision.answers;
                    if (std::any_of(listed.begin(), listed.end(),
                                    [&](const auto& each) { return each.rated.choice == option; }))
                        continue;
                    QVERIFY(exercises.attempt(option));
                    QCOMPARE(exercises.state(), State::Judging);
                    QTRY_VERIFY_WITH_TIMEOUT(exercises.state() != State::Judging, kPatience);
                    break;
                }
                exercises.stop();
            }
            QVERIFY(!exercises.attempt(session.question().options.front()));
        }
        model::MatchSession session(file);
        QVERIFY(session.takeUp());
        QVERIFY2(session.findings().solved.contains(node), "completed exercises are remembered");
    }

    void allMatchesArePractisedTogether()
    {
        QTemporaryDir folder;
        model::MatchSession session(folder.filePath(QStringLiteral("running.match")));
        model::ReviewSession review(session);
        model::ExerciseSession exercises(session);
        makeQuick(review);
        for (const quint64 seed : {5U, 6U}) {
            play(session, seed);
            finish(review);
        }
        const std::vector<model::Exercise> all = model::allExercises(session);
        QVERIFY(std::any_of(all.begin(), all.end(), [](const auto& each) { return each.path.isEmpty(); }));
        QVERIFY(std::any_of(all.begin(), all.end(), [](const auto& each) { return !each.path.isEmpty(); }));
        for (std::size_t i = 1; i < all.size(); ++i)
            QVERIFY(all[i - 1].decision.loss >= all[i].decision.loss);
        // One after the other, whichever match they are of.
        QVERIFY(exercises.startNext(true));
        std::set<quint64> seeds;
        for (std::size_t i = 0; i < all.size(); ++i) {
            QVERIFY(exercises.isActive());
            QCOMPARE(exercises.exercise().key, all[i].key);
            seeds.insert(session.setup().match.seed);
            exercises.skip();
        }
        QVERIFY(!exercises.isActive());
        QCOMPARE(seeds.size(), std::size_t{2});
    }

    void theReasonComesWithBothBranches()
    {
        model::MatchSession session{QString()};
        model::ReviewSession review(session);
        model::ReasonFinder finder;
        makeQuick(review);
        play(session);
        finish(review);
        const auto* mistake = review.review().mistakes().front();
        const auto best = mistake->answers.front().rated.choice;
        QSignalSpy found(&finder, &model::ReasonFinder::found);
        finder.find(*session.timeline().node(review.nodeBefore(mistake->step)).position, best,
                    mistake->answers[mistake->played].rated.choice, 1);
        QTRY_COMPARE_WITH_TIMEOUT(found.count(), 1, kPatience);
        const auto node = review.nodeOf(mistake->step);
        const std::size_t reviewed = review.review().decisions.size();
        const auto pair = model::openBranches(session, node, best, 3, QStringLiteral("Best answer"));
        QVERIFY(pair.best != pair.played);
        QCOMPARE(session.timeline().here(), pair.best);
        QCOMPARE(session.timeline().fork(pair.best, pair.played), session.timeline().node(node).parent);
        QCOMPARE(session.timeline().path(pair.best).size(), session.timeline().path(pair.played).size());
        QVERIFY2(review.review().decisions.size() == reviewed, "the review stays that of the match");
    }

    /// Whatever a file claims about a step, nothing but a review of that step is taken from it.
    void damagedReviewsAreLeftOut()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("a.match"));
        model::MatchSession session{QString()};
        play(session);
        for (const char* line : {"", "1", "1 99999999999", "1 2000 | answer x", "2 100 | luck 0.5 0.1 a",
                                 "1 100 | answer 2 0 1 pass", "1 100 | answer nan 0 1 pass"})
            session.setReview(3, QString::fromLatin1(line));
        session.setReview(4, QStringLiteral("1 100 | answer 0.5 0.1 10 no such words"));
        QVERIFY(session.save(file));
        model::MatchSession other{QString()};
        model::ReviewSession review(other);
        QString problem;
        QVERIFY(other.open(file, &problem));
        QCOMPARE(problem, QString());
        QVERIFY(review.isEmpty());
        QVERIFY(model::exercisesOf(other).empty());
    }
};

QTEST_GUILESS_MAIN(TestReviewSession)
#include "test_review_session.moc"
