// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/review/exercise_session.h"
#include "model/review/reason_finder.h"
#include "model/review/review_model.h"
#include "views/review/review_page.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QLabel;
class QListView;
class QProgressBar;
class QPushButton;

namespace views {

class ChanceCurve;
class ChoiceBox;
class TextPage;

/// The review of the match at the table: the curve of winning chances, the decisions that cost something,
/// and for each of them the ranking of answers, the reason, and a way to try again.
class ReviewPanel : public QWidget
{
    Q_OBJECT

public:
    /// All outlive the panel.
    ReviewPanel(model::MatchSession& session, model::ReviewSession& review, model::ExerciseSession& exercises,
                const Theme& theme, QWidget* parent = nullptr);

    void setLanguage(model::Language language);
    void setTitles(std::function<QString(const QString& clause)> titles) { m_titles = std::move(titles); }
    void setLarge(double large);
    /// Goes to the next decision with a mark, or the one before.
    void stepMistake(int by);
    [[nodiscard]] bool hasMistakes() const;
    /// Whether best answers, and everything after the current step, are hidden.
    void setSpoilerFree(bool free);
    [[nodiscard]] bool isSpoilerFree() const { return m_model.isSpoilerFree(); }
    /// The review for paper; `board` gives the board as it was before a step.
    [[nodiscard]] ReviewPage page(const std::function<QImage(std::size_t step)>& board) const;

Q_SIGNALS:
    void clauseWanted(const QString& clause);
    /// The timeline has both branches now; they are to be compared.
    void comparisonWanted(quint32 other);
    void spoilersChanged(bool free);
    void printWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void follow();
    void followPlace();
    void showStart();
    void showCurve();
    void showDetails();
    void showButtons();
    void select(std::size_t step);
    void goTo(std::size_t step);
    void explain();
    void takeReason(const std::optional<rules::bots::Reason>& reason);
    void openBoth();
    void practise();
    /// The decision that is looked at; null: none.
    [[nodiscard]] const rules::bots::ReviewedDecision* chosen() const;

    model::MatchSession& m_session;
    model::ReviewSession& m_review;
    model::ExerciseSession& m_exercises;
    const Theme& m_theme;
    model::ReviewModel m_model;
    model::ReasonFinder m_finder;
    model::Language m_language = model::Language::English;
    std::function<QString(const QString&)> m_titles;
    QLabel* m_hint;
    ChanceCurve* m_curve;
    QLabel* m_reading;
    ChoiceBox* m_which;
    QCheckBox* m_spoilers;
    QListView* m_list;
    TextPage* m_details;
    QPushButton* m_why;
    QPushButton* m_both;
    QPushButton* m_practise;
    QPushButton* m_print;
    QProgressBar* m_progress;
    QPushButton* m_start;
    QPushButton* m_cancel;
    std::size_t m_step = 0;      ///< of the decision that is looked at; 0: none, the summary is shown
    std::size_t m_reasonFor = 0; ///< the step that `m_reason` belongs to
    std::optional<rules::bots::Reason> m_reason;
    double m_large = 1;
};

} // namespace views
