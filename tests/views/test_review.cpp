// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_content.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/chosen_file.h"
#include "tests/support/place_test.h"
#include "views/review/chance_curve.h"
#include "views/review/exercise_bar.h"
#include "views/review/review_panel.h"
#include "views/table/table_place.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QTabWidget>
#include <QTextBrowser>

#include <algorithm>

/// Hints, reviews and exercises at the table.
class TestReview : public tests::PlaceTest
{
    Q_OBJECT

    static constexpr int kPatience = 240'000;

    tests::ChosenFile m_chooser;
    std::unique_ptr<model::CardListModel> m_cards;
    std::unique_ptr<views::TablePlace> m_place;

    [[nodiscard]] model::MatchSession& session() { return m_place->session(); }
    [[nodiscard]] views::PlayView& table() { return *named<views::PlayView>(*m_place, "playView"); }
    [[nodiscard]] model::ReviewSession& review() { return table().review(); }
    [[nodiscard]] QString page(const char* name)
    {
        return named<QTextBrowser>(*m_place, name)->toPlainText();
    }
    void press(const char* name)
    {
        auto* button = named<QPushButton>(*m_place, name);
        QVERIFY2(button->isVisible() && button->isEnabled(), name);
        QTest::mouseClick(button, Qt::LeftButton);
    }

    void start(model::SeatPlayer opponent, quint64 seed)
    {
        session().setPace(0);
        QVERIFY(session().start(
            {{"crimson-company", "duel", seed, {}}, {model::SeatPlayer::Person, opponent}, {}}));
    }
    /// The person answers at random, so that there is something to find.
    void playToTheEnd()
    {
        for (quint64 i = 0; i < 2'000 && !session().match().isOver(); ++i) {
            QTRY_VERIFY_WITH_TIMEOUT(session().isIdle(), kPatience);
            if (session().match().isOver())
                break;
            const auto decide = session().game().bot(rules::bots::BotKind::Random, 11 + i);
            QVERIFY(!session().choose(decide(session().match())));
        }
        QVERIFY(session().match().isOver());
    }
    void finishReview()
    {
        QTRY_VERIFY_WITH_TIMEOUT(!review().isRunning(), kPatience);
        QVERIFY(review().isComplete());
    }
    /// Answers as a person does: one word after the other.
    void answer(const rules::Choice& choice)
    {
        for (const QString& word : QString::fromStdString(session().match().write(choice)).split(u' ').mid(1))
            if (table().exercises().state() == model::ExerciseSession::State::Asking)
                table().point({model::AnswerPart::fromWord(word.toStdString())});
    }

protected:
    void setUpPlace() override
    {
        m_cards = std::make_unique<model::CardListModel>();
        m_cards->setCards(model::builtInCards(QStringLiteral("crimson-company")));
        m_place = std::make_unique<views::TablePlace>(
            file(QStringLiteral("running.match")),
            [](const QString& game) -> const model::Rulebook& { return model::builtInRulebook(game); },
            *m_cards, settings(), actions(), theme(), m_chooser);
        present(*m_place, {1280, 760});
        review().setPasses({{30, 10, 2}, {120, 20, 2}});
    }
    void tearDownPlace() override
    {
        m_place.reset();
        m_cards.reset();
    }

private Q_SLOTS:
    /// As somebody would: play against the strongest bot, ask for a hint, look at what went wrong, do better.
    void aMatchIsPlayedReviewedAndPractised()
    {
        start(model::SeatPlayer::MasterBot, 5);
        QTRY_VERIFY_WITH_TIMEOUT(session().isIdle() && session().asksPerson(), kPatience);
        QVERIFY(action("table.hint")->isEnabled());
        trigger("table.hint");
        QTRY_VERIFY_WITH_TIMEOUT(page("hintAnswers").contains(u'%'), kPatience);
        QVERIFY(session().findings().assisted);
        QTRY_VERIFY_WITH_TIMEOUT(page("hintAnswers").contains(QStringLiteral("continuations")) ||
                                     !named<QPushButton>(*m_place, "stopHint")->isEnabled(),
                                 kPatience);
        if (named<QPushButton>(*m_place, "stopHint")->isEnabled())
            press("stopHint");
        playToTheEnd();
        press("reviewMatch");
        QVERIFY(review().isRunning());
        finishReview();
        // The summary first.
        QVERIFY(page("reviewDetails").contains(QStringLiteral("Turning point")));
        auto* list = named<QListView>(*m_place, "reviewedDecisions");
        QVERIFY(list->model()->rowCount() > 0);
        const auto* worst = review().review().mistakes().front();
        trigger("table.nextMistake");
        const QModelIndex first = list->model()->index(0, 0);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(first).center());
        QCOMPARE(session().timeline().here(), review().nodeBefore(worst->step));
        QVERIFY(page("reviewDetails").contains(QStringLiteral("(played)")));
        press("explainMistake");
        QTRY_VERIFY_WITH_TIMEOUT(page("reviewDetails").contains(QStringLiteral("Why the best")) ||
                                     page("reviewDetails").contains(QStringLiteral("No single number")),
                                 kPatience);

        press("practiseMistake");
        auto* bar = named<views::ExerciseBar>(*m_place, "exerciseBar");
        QVERIFY(bar->isVisible());
        QVERIFY2(!page("reviewDetails").contains(QStringLiteral("(played)")), "the answer is not given away");
        const auto decision = table().exercises().exercise().decision;
        const std::size_t steps = session().timeline().size();
        answer(decision.answers[decision.played].rated.choice);
        QVERIFY2(bar->text().startsWith(QStringLiteral("Not good enough")), qPrintable(bar->text()));
        press("exerciseRetry");
        answer(decision.answers.front().rated.choice);
        QVERIFY2(bar->text().startsWith(QStringLiteral("Solved")), qPrintable(bar->text()));
        QVERIFY(session().findings().solved.contains(table().exercises().exercise().node));
        QCOMPARE(session().timeline().size(), steps);
        press("exerciseNext");
        if (table().exercises().isActive())
            press("exerciseShow");
        if (table().exercises().isActive())
            press("exerciseStop");
        QVERIFY(!bar->isVisible());
    }

    void bothBranchesAreComparedInTheTimeline()
    {
        start(model::SeatPlayer::GreedyBot, 5);
        playToTheEnd();
        trigger("table.review");
        finishReview();
        trigger("table.nextMistake");
        const std::size_t before = session().timeline().size();
        press("openBothBranches");
        QVERIFY(session().timeline().size() > before);
        QVERIFY(named<QTextBrowser>(*m_place, "stepDifference")->isVisible());
        QVERIFY(!page("stepDifference").isEmpty());
    }

    void theCurveIsReadByKeys()
    {
        start(model::SeatPlayer::GreedyBot, 5);
        playToTheEnd();
        trigger("table.review");
        finishReview();
        auto* curve = named<views::ChanceCurve>(*m_place, "chanceCurve");
        QVERIFY(curve->points().size() > 10);
        QVERIFY(curve->accessibleDescription().contains(u'%'));
        curve->setFocus();
        QTest::keyClick(curve, Qt::Key_Home);
        const QString first = curve->reading();
        QCOMPARE(named<QLabel>(*m_place, "curveReading")->text(), first);
        QTest::keyClick(curve, Qt::Key_Right);
        QVERIFY(curve->reading() != first);
        QTest::keyClick(curve, Qt::Key_Return);
        QCOMPARE(session().timeline().here(), review().nodeBefore(curve->points()[1].step));
    }

    void nothingIsGivenAwayWithoutSpoilers()
    {
        start(model::SeatPlayer::GreedyBot, 5);
        playToTheEnd();
        trigger("table.review");
        finishReview();
        action("table.spoilers")->trigger();
        QVERIFY(named<QCheckBox>(*m_place, "spoilerFree")->isChecked());
        session().jump(review().nodeOf(6));
        auto* curve = named<views::ChanceCurve>(*m_place, "chanceCurve");
        for (const views::ChancePoint& point : curve->points())
            QVERIFY(point.step <= 6);
        QVERIFY(!page("reviewDetails").contains(QStringLiteral("Turning point")));
        QTest::mouseClick(named<QCheckBox>(*m_place, "spoilerFree"), Qt::LeftButton);
        QVERIFY(!action("table.spoilers")->isChecked());
        QVERIFY(page("reviewDetails").contains(QStringLiteral("Turning point")));
    }

    void aReviewIsCancelledAndContinued()
    {
        start(model::SeatPlayer::GreedyBot, 5);
        playToTheEnd();
        review().setPasses({{400, 20, 2}});
        press("reviewMatch");
        QTRY_VERIFY_WITH_TIMEOUT(!review().isEmpty(), kPatience);
        press("cancelReview");
        QVERIFY(!review().isRunning());
        review().setPasses({{30, 10, 2}});
        if (!review().isComplete()) {
            press("startReview");
            finishReview();
        }
    }

    void chancesAreShownAtEveryDecisionIfWanted()
    {
        start(model::SeatPlayer::GreedyBot, 5);
        QTRY_VERIFY_WITH_TIMEOUT(session().isIdle() && session().asksPerson(), kPatience);
        auto* label = named<QLabel>(*m_place, "evaluation");
        QVERIFY(!label->isVisible());
        action("table.evaluation")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(label->isVisible() && label->text().contains(u'%'), kPatience);
        action("table.evaluation")->trigger();
        QVERIFY(!label->isVisible());
    }

    void theListOfMatchesShowsOpponentAndResult()
    {
        start(model::SeatPlayer::GreedyBot, 5);
        playToTheEnd();
        const QString result = session().findings().winners == QStringLiteral("A") ? QStringLiteral("won")
                               : session().findings().winners == QStringLiteral("B")
                                   ? QStringLiteral("lost")
                                   : QStringLiteral("a draw");
        start(model::SeatPlayer::GreedyBot, 6);
        trigger("table.new");
        const QString text = named<QPushButton>(*m_place, "recentMatch0")->text();
        QVERIFY2(text.contains(QStringLiteral("opponent: Bot, greedy")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral(" · ") + result + QStringLiteral(" · ")), qPrintable(text));
    }

    void onlyProvenBotsCanBeChosen()
    {
        trigger("table.new");
        auto* game = named<QComboBox>(*m_place, "setupGame");
        game->setCurrentIndex(game->findData(QStringLiteral("crimson-company")));
        auto* seat = named<QComboBox>(*m_place, "setupSeat1");
        seat->setCurrentIndex(static_cast<int>(model::SeatPlayer::ClubBot));
        game->setCurrentIndex(game->findData(QStringLiteral("battleground")));
        seat = named<QComboBox>(*m_place, "setupSeat1");
        QCOMPARE(seat->currentIndex(), static_cast<int>(model::SeatPlayer::CasualBot));
        auto* view = qobject_cast<QListView*>(seat->view());
        QVERIFY(view->isRowHidden(static_cast<int>(model::SeatPlayer::ClubBot)));
        QVERIFY(!view->isRowHidden(static_cast<int>(model::SeatPlayer::GreedyBot)));
    }
};

QTEST_MAIN(TestReview)
#include "test_review.moc"
