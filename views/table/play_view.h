// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_list_model.h"
#include "model/play/log_model.h"
#include "model/play/match_session.h"
#include "model/play/open_choice.h"
#include "model/review/advisor.h"
#include "model/review/exercise_session.h"
#include "model/review/review_session.h"
#include "model/rulebook/rulebook.h"
#include "views/actions/action_registry.h"
#include "views/review/review_page.h"
#include "views/table/board_view.h"
#include "views/table/rule_pdf.h"
#include "views/table/table_look.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QSplitter;
class QTabWidget;
class QToolButton;

namespace views {

class ExerciseBar;
class HintPanel;
class LineList;
class NewsStrip;
class QuestionBar;
class ReviewPanel;
class RichLabel;
class RulePanel;
class SurvivalPanel;
class TableItem;
class TimelinePanel;

/// The rulebook of a game, which outlives everything here; an empty one for a game without.
using RulebookFinder = std::function<const model::Rulebook&(const QString& game)>;

/// A match being played: the board, the open question below it, and beside it the rule of the step, the log
/// and the timeline. Turns pointing, dragging and keys into choices of the session.
class PlayView : public QWidget
{
    Q_OBJECT

public:
    /// All outlive the view.
    PlayView(model::MatchSession& session, RulebookFinder books, const model::CardListModel& cards,
             model::Settings& settings, ActionRegistry& actions, const Theme& theme,
             QWidget* parent = nullptr);

    void takeFocus();
    /// What the match shows, above the board; gone with the next match.
    void setCaption(const QString& text);
    void setEditions(EditionFinder editions);
    void setOwnCards(const OwnCard& own);
    /// Cards of the library may be others by now.
    void cardsChanged();
    /// Shows the table from the next seat, or the one before.
    void stepViewpoint(int by) { m_board->stepViewpoint(by); }
    /// Shows the next front of a ring in full, or the one before.
    void stepFront(int by) { m_board->stepFront(by); }
    [[nodiscard]] bool hasFronts() const;
    /// Picks the first of these parts that the open question offers, as if it had been pointed at; refuses
    /// with the reason otherwise.
    void point(const model::AnswerParts& parts);
    /// Searches for the best answers and shows them.
    void askHint();
    [[nodiscard]] bool canHint() const { return m_advisor.canAsk(); }
    /// Whether the winning chance is shown at every decision.
    void setEvaluated(bool evaluated);
    [[nodiscard]] bool isEvaluated() const { return m_advisor.isLive(); }
    /// The review of the match is shown, and begun where there is none yet.
    void showReview();
    [[nodiscard]] model::ReviewSession& review() { return m_review; }
    [[nodiscard]] model::ExerciseSession& exercises() { return m_exercises; }
    [[nodiscard]] ReviewPanel& reviewPanel() { return *m_reviewPanel; }
    /// The review for paper, with the board at its turning points.
    [[nodiscard]] ReviewPage reviewPage();
    /// Goes through the mistakes of this match, or of all matches; says so where there are none.
    void practise(bool ofAllMatches);

Q_SIGNALS:
    void ruleWanted(const QString& clause);
    void pdfWanted(const QString& clause);
    void newWanted();
    /// The same set-up, shuffled anew.
    void againWanted();
    /// A sentence for the message bar.
    void told(const QString& text);
    void printWanted();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build(ActionRegistry& actions);
    void retranslate();
    void follow();
    void showOpen();
    void showQuestion();
    void showBoard(BoardView::Arrival arrival);
    void followLog();
    void showHead();
    void showPace();
    void showEvaluation();
    void showStepRule();
    [[nodiscard]] const model::Rulebook& book() const;
    [[nodiscard]] QString titleOf(const QString& clause) const;
    void speak();
    void showNews();
    void showKeys();
    void replay();
    void replayNext();
    void drawCurtain();
    void writeCurtain();
    void liftCurtain();
    void pointAt(TableItem* item);
    [[nodiscard]] bool isMeant(const TableItem& item) const;
    void carry(TableItem* from, TableItem* to);
    void settle();
    void choose(const rules::Choice& choice);
    void refuse(const model::AnswerParts& parts);
    void tellRefusal(const QString& why, const QString& clause);
    [[nodiscard]] QString whatIsAsked() const;
    bool preview(TableItem* item);
    void openTrade();
    void consider(const std::optional<rules::Choice>& choice);
    void showSurvival();
    void takeBack();
    [[nodiscard]] bool handleKey(int key);

    model::MatchSession& m_session;
    model::Settings& m_settings;
    const Theme& m_theme;
    const ActionRegistry& m_actions;
    RulebookFinder m_books;
    TableLook m_look;
    model::OpenChoice m_open;
    model::LogModel m_logModel;
    model::Advisor m_advisor;
    model::ReviewSession m_review;
    model::ExerciseSession m_exercises;
    RichLabel* m_head;
    QLabel* m_evaluation; ///< the winning chance of whoever is asked
    QLabel* m_pace;
    QLabel* m_caption; ///< the question that an example answers
    QToolButton* m_undoOwn;
    BoardView* m_board;
    QuestionBar* m_question;
    RulePanel* m_rule;
    LineList* m_log;
    TimelinePanel* m_timeline;
    HintPanel* m_hint;
    ReviewPanel* m_reviewPanel;
    ExerciseBar* m_exerciseBar;
    SurvivalPanel* m_survival;
    NewsStrip* m_news;
    QTabWidget* m_tabs;
    QSplitter* m_split;
    QSplitter* m_side;
    QWidget* m_curtain;
    QLabel* m_curtainText;
    QPushButton* m_curtainLift;
    std::optional<model::MatchSession::NodeId> m_shownAt;
    std::vector<model::MatchSession::NodeId> m_replay; ///< what is still to be shown; empty: no replay
    QTimer m_replayNext;
    std::string m_seen;       ///< through whose eyes the table was shown last
    double m_large = 1;       ///< of what is read beside the board
    bool m_ownSplit = false;  ///< somebody has chosen how wide the side is
    bool m_ownSide = false;   ///< and how high the rule is
    bool m_previews = false;  ///< the rule panel shows what something would come to
    bool m_logFollows = true; ///< its end is in sight, and stays there
    bool m_keyboard = false;  ///< the last choice came from the keyboard: the focus follows the question
};

} // namespace views
