// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/review_panel.h"

#include "model/review/review_summary.h"
#include "model/review/review_words.h"
#include "views/frame/choice_box.h"
#include "views/review/chance_curve.h"
#include "views/review/review_line_delegate.h"
#include "views/text/label.h"
#include "views/text/text_page.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QListView>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

using rules::bots::Mark;
using rules::bots::ReviewedAnswer;
using rules::bots::ReviewedDecision;

namespace {
constexpr double kPanelErrors = 1.96; ///< standard errors of a 95 % interval
} // namespace

ReviewPanel::ReviewPanel(model::MatchSession& session, model::ReviewSession& review,
                         model::ExerciseSession& exercises, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_review(review)
    , m_exercises(exercises)
    , m_theme(theme)
    , m_model(session, review)
    , m_hint(new Label(this))
    , m_curve(new ChanceCurve(theme, this))
    , m_reading(new Label(this))
    , m_which(new ChoiceBox(this))
    , m_spoilers(new QCheckBox(this))
    , m_list(new QListView(this))
    , m_details(new TextPage(this))
    , m_why(new QPushButton(this))
    , m_both(new QPushButton(this))
    , m_practise(new QPushButton(this))
    , m_print(new QPushButton(this))
    , m_progress(new QProgressBar(this))
    , m_start(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    build();
    connect(m_start, &QPushButton::clicked, &review, &model::ReviewSession::start);
    connect(m_cancel, &QPushButton::clicked, &review, &model::ReviewSession::cancel);
    connect(m_why, &QPushButton::clicked, this, &ReviewPanel::explain);
    connect(m_both, &QPushButton::clicked, this, &ReviewPanel::openBoth);
    connect(m_practise, &QPushButton::clicked, this, &ReviewPanel::practise);
    connect(m_print, &QPushButton::clicked, this, &ReviewPanel::printWanted);
    connect(m_which, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_model.setAllDecisions(index == 1);
        followPlace();
    });
    connect(m_spoilers, &QCheckBox::clicked, this, &ReviewPanel::setSpoilerFree);
    connect(m_curve, &ChanceCurve::stepWanted, this, &ReviewPanel::goTo);
    connect(m_curve, &ChanceCurve::readingChanged, this, [this] { m_reading->setText(m_curve->reading()); });
    connect(m_list, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        goTo(static_cast<std::size_t>(index.data(model::ReviewModel::StepRole).toInt()));
    });
    connect(m_list, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        goTo(static_cast<std::size_t>(index.data(model::ReviewModel::StepRole).toInt()));
    });
    connect(m_details, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { Q_EMIT clauseWanted(url.toString()); });
    connect(&m_finder, &model::ReasonFinder::found, this, &ReviewPanel::takeReason);
    connect(&review, &model::ReviewSession::changed, this, &ReviewPanel::follow);
    connect(&session, &model::MatchSession::changed, this, &ReviewPanel::followPlace);
    connect(&session, &model::MatchSession::started, this, [this] {
        m_step = 0;
        m_reasonFor = 0;
        m_finder.stop();
        follow();
    });
    connect(&exercises, &model::ExerciseSession::changed, this, &ReviewPanel::showDetails);
    connect(&theme, &Theme::changed, this, &ReviewPanel::retranslate);
    retranslate();
}

void ReviewPanel::build()
{
    setObjectName(QStringLiteral("reviewPanel"));
    m_hint->setObjectName(QStringLiteral("reviewHint"));
    m_reading->setObjectName(QStringLiteral("curveReading"));
    m_which->setObjectName(QStringLiteral("reviewedWhich"));
    m_spoilers->setObjectName(QStringLiteral("spoilerFree"));
    m_list->setObjectName(QStringLiteral("reviewedDecisions"));
    m_details->setObjectName(QStringLiteral("reviewDetails"));
    m_why->setObjectName(QStringLiteral("explainMistake"));
    m_both->setObjectName(QStringLiteral("openBothBranches"));
    m_practise->setObjectName(QStringLiteral("practiseMistake"));
    m_print->setObjectName(QStringLiteral("printReview"));
    m_progress->setObjectName(QStringLiteral("reviewProgress"));
    m_start->setObjectName(QStringLiteral("startReview"));
    m_cancel->setObjectName(QStringLiteral("cancelReview"));
    m_start->setProperty("role", QStringLiteral("primary"));
    m_hint->setProperty("role", QStringLiteral("quiet"));
    m_hint->setWordWrap(true);
    m_reading->setWordWrap(true);
    m_reading->setProperty("role", QStringLiteral("quiet"));
    m_which->addItem(QString());
    m_which->addItem(QString());
    m_list->setModel(&m_model);
    m_list->setItemDelegate(new ReviewLineDelegate(m_theme, m_list));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMouseTracking(true);
    m_details->setFrameShape(QFrame::NoFrame);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(8);
    auto* which = new QHBoxLayout;
    which->addWidget(m_which, 1);
    which->addWidget(m_spoilers);
    auto* buttons = new QGridLayout;
    buttons->setSpacing(4);
    buttons->addWidget(m_why, 0, 0);
    buttons->addWidget(m_practise, 0, 1);
    buttons->addWidget(m_both, 1, 0);
    buttons->addWidget(m_print, 1, 1);
    auto* work = new QHBoxLayout;
    work->addWidget(m_progress, 1);
    work->addWidget(m_cancel);
    work->addWidget(m_start);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(m_hint);
    column->addWidget(m_curve);
    column->addWidget(m_reading);
    column->addLayout(which);
    column->addWidget(m_list, 2);
    column->addWidget(m_details, 3);
    column->addLayout(buttons);
    column->addLayout(work);
}

void ReviewPanel::setLanguage(model::Language language)
{
    m_language = language;
    m_model.setLanguage(language);
    follow();
}

void ReviewPanel::setLarge(double large)
{
    m_large = large;
    retranslate();
}

void ReviewPanel::setSpoilerFree(bool free)
{
    m_spoilers->setChecked(free);
    m_model.setSpoilerFree(free);
    follow();
    Q_EMIT spoilersChanged(free);
}

void ReviewPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReviewPanel::retranslate()
{
    const QFont font = m_theme.fonts().interface(Fonts::kBody * m_large);
    m_list->setFont(font);
    m_details->setFont(font);
    m_list->setAccessibleName(tr("Decisions"));
    m_details->setAccessibleName(tr("Details of the review"));
    m_hint->setText(tr("A review shows your winning chances over the match, which decisions cost something, "
                       "and what was luck."));
    m_which->setItemText(0, tr("Mistakes by size"));
    m_which->setItemText(1, tr("All decisions"));
    m_which->setAccessibleName(tr("Which decisions are listed"));
    m_spoilers->setText(tr("No spoilers"));
    m_spoilers->setToolTip(tr("Hide best answers and everything after the current step"));
    m_why->setText(tr("Why?"));
    m_why->setToolTip(tr("Play both answers over the same seeds and name the first difference that matters"));
    m_both->setText(tr("Compare branches"));
    m_both->setToolTip(tr("Add the best answer to the timeline as a branch and compare it with the match"));
    m_practise->setText(tr("Practise"));
    m_practise->setToolTip(tr("Go back to this decision and find a better answer"));
    m_print->setText(tr("Print…"));
    m_print->setToolTip(tr("Print the review on a page, with the board at the turning points"));
    m_start->setToolTip(tr("A fast pass first, then a deeper one; what was found is saved with the match"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("Stop the review and keep what was found"));
    m_progress->setAccessibleName(tr("Progress of the review"));
    follow();
}

const ReviewedDecision* ReviewPanel::chosen() const
{
    return m_step == 0 ? nullptr : m_review.decisionAt(m_step);
}

void ReviewPanel::follow()
{
    const bool isEmpty = m_review.isEmpty();
    m_hint->setVisible(isEmpty);
    for (QWidget* each : std::initializer_list<QWidget*>{m_curve, m_reading, m_which, m_spoilers, m_list,
                                                         m_details, m_why, m_both, m_practise, m_print})
        each->setVisible(!isEmpty);
    m_progress->setVisible(m_review.isRunning());
    m_progress->setRange(0, static_cast<int>(std::max<std::size_t>(1, m_review.total())));
    m_progress->setValue(static_cast<int>(m_review.done()));
    m_cancel->setVisible(m_review.isRunning());
    showStart();
    m_start->setEnabled(m_session.isActive() && m_review.steps() > 0);
    showCurve();
    followPlace();
}

void ReviewPanel::showStart()
{
    const bool isElsewhere = m_session.isActive() && !m_review.isEmpty() && !m_review.currentStep();
    m_start->setText(m_review.isEmpty() ? tr("Review this match")
                     : isElsewhere      ? tr("Review this branch")
                                        : tr("Continue the review"));
    m_start->setVisible(!m_review.isRunning() && (isElsewhere || !m_review.isComplete()));
}

/// The list and the details go along with the match.
void ReviewPanel::followPlace()
{
    if (!m_session.isActive())
        return;
    showStart();
    m_curve->setCurrent(m_review.currentStep());
    if (m_model.isSpoilerFree())
        showCurve();
    if (m_step != 0) {
        const int row = m_model.rowOf(m_step);
        const QSignalBlocker still(m_list->selectionModel());
        if (row >= 0)
            m_list->setCurrentIndex(m_model.index(row));
    }
    showDetails();
}

void ReviewPanel::showCurve()
{
    if (!m_session.isActive() || m_review.isEmpty()) {
        m_curve->setPoints({}, 0);
        return;
    }
    const model::ReviewSummary summary(m_session, m_review, m_language);
    const model::ReviewWords words(m_language);
    const std::size_t last = m_model.isSpoilerFree() ? m_review.currentStep().value_or(0) : m_review.steps();
    std::vector<ChancePoint> points;
    for (const ReviewedDecision& decision : m_review.review().decisions) {
        const auto chance = summary.chanceOf(decision);
        if (!chance || decision.step > last)
            continue;
        const double error = decision.answers[decision.played].rated.error;
        const Mark mark = rules::bots::markOf(decision.loss);
        QString text =
            tr("%1 · winning chance %2").arg(summary.title(decision), words.chance(*chance, error));
        if (mark != Mark::None)
            text += QStringLiteral(" · ") +
                    (decision.thin ? tr("thin evidence") : model::ReviewWords::mark(mark));
        points.push_back(
            {decision.step, *chance, kPanelErrors * error, mark, decision.thin, std::move(text)});
    }
    m_curve->setPoints(std::move(points), m_review.steps());
}

void ReviewPanel::select(std::size_t step)
{
    if (m_step != step)
        m_finder.stop();
    m_step = step;
    followPlace();
}

/// Shows the question as it was put, before the answer.
void ReviewPanel::goTo(std::size_t step)
{
    if (step == 0 || step > m_review.steps())
        return;
    m_exercises.stop();
    m_step = step;
    m_session.jump(m_review.nodeBefore(step));
    select(step);
}

bool ReviewPanel::hasMistakes() const
{
    return !m_review.review().mistakes().empty();
}

void ReviewPanel::stepMistake(int by)
{
    std::vector<std::size_t> steps;
    for (const ReviewedDecision* mistake : m_review.review().mistakes())
        steps.push_back(mistake->step);
    std::sort(steps.begin(), steps.end());
    if (steps.empty())
        return;
    // The question of step n is asked at step n − 1.
    const std::size_t here = m_review.currentStep().value_or(0) + 1;
    if (by > 0) {
        const auto next = std::upper_bound(steps.begin(), steps.end(), here);
        goTo(next == steps.end() ? steps.front() : *next);
    } else {
        const auto next = std::lower_bound(steps.begin(), steps.end(), here);
        goTo(next == steps.begin() ? steps.back() : *std::prev(next));
    }
}

void ReviewPanel::showButtons()
{
    const ReviewedDecision* decision = chosen();
    const bool isMistake = decision != nullptr && decision->played != 0;
    const bool free = !m_model.isSpoilerFree();
    m_why->setEnabled(isMistake && free && !m_finder.isRunning() && m_reasonFor != m_step);
    m_both->setEnabled(isMistake && free);
    m_practise->setEnabled(decision != nullptr && decision->mark != Mark::None);
    m_print->setEnabled(!m_review.isEmpty() && free);
}

void ReviewPanel::showDetails()
{
    showButtons();
    if (!m_session.isActive() || m_review.isEmpty())
        return;
    const model::ReviewSummary summary(m_session, m_review, m_language);
    const model::ReviewWords words(m_language);
    const ReviewedDecision* decision = chosen();
    Markup page;
    if (decision == nullptr) {
        if (!m_model.isSpoilerFree())
            for (const QString& sentence : summary.sentences())
                page += Markup::of(u"<p>%1</p>", sentence);
        m_details->setMarkup(page);
        return;
    }
    // While somebody looks for a better answer, the page does not give it away.
    const bool hides =
        m_model.isSpoilerFree() ||
        (m_exercises.isActive() && m_exercises.state() != model::ExerciseSession::State::Solved &&
         m_exercises.state() != model::ExerciseSession::State::Shown);
    page += Markup::of(u"<p><b>%1</b></p>", summary.title(*decision));
    if (decision->mark != Mark::None)
        page += Markup::of(u"<p>%1</p>",
                           tr("%1 %2: %3 points")
                               .arg(model::ReviewWords::sign(decision->mark),
                                    model::ReviewWords::mark(decision->mark), words.points(-decision->loss)));
    else if (decision->thin && rules::bots::markOf(decision->loss) != Mark::None)
        page += Markup::of(u"<p>%1</p>", tr("%1 points, but the evidence is thin: the intervals overlap.")
                                             .arg(words.points(-decision->loss)));
    if (hides) {
        page += Markup::of(u"<p><i>%1</i></p>", tr("Better answers are hidden."));
    } else {
        page += Markup::of(u"<table cellspacing=\"0\" cellpadding=\"2\" width=\"100%\">");
        for (std::size_t i = 0; i < decision->answers.size(); ++i) {
            const ReviewedAnswer& answer = decision->answers[i];
            const QString text = words.text(answer.text);
            const QString chance = words.chance(answer.rated.value, answer.rated.error);
            page += i == decision->played
                        ? Markup::of(u"<tr><td><b>%1</b></td><td align=\"right\"><b>%2</b></td></tr>",
                                     tr("%1 (played)").arg(text), chance)
                        : Markup::of(u"<tr><td>%1</td><td align=\"right\">%2</td></tr>", text, chance);
        }
        page += Markup::of(u"</table>");
        if (m_finder.isRunning()) {
            page += Markup::of(u"<p><i>%1</i></p>", tr("Playing both answers …"));
        } else if (m_reasonFor == m_step) {
            const QString clause = m_reason ? QString::fromStdString(m_reason->clause) : QString();
            page +=
                Markup::of(u"<p>%1 %2</p>",
                           m_reason ? tr("Why the best answer is better: %1").arg(words.reason(*m_reason)) +
                                          u' ' + words.evidence(*m_reason)
                                    : model::ReviewWords::noReason(),
                           clause.isEmpty() ? Markup()
                                            : Markup::of(u"<a href=\"%1\">%2</a>", clause,
                                                         m_titles ? m_titles(clause) : clause));
        }
    }
    for (const rules::bots::ReviewedLuck& luck : m_review.review().luck)
        if (luck.step == decision->step && !hides)
            page += Markup::of(u"<p>%1</p>", tr("Luck afterwards: %1 came up, %2 points.")
                                                 .arg(summary.cards(luck.cards), words.points(luck.change)));
    m_details->setMarkup(page);
}

void ReviewPanel::explain()
{
    const ReviewedDecision* decision = chosen();
    if (decision == nullptr)
        return;
    m_reasonFor = 0;
    m_finder.find(*m_session.timeline().node(m_review.nodeBefore(m_step)).position,
                  decision->answers.front().rated.choice, decision->answers[decision->played].rated.choice,
                  m_session.setup().match.seed);
    showDetails();
}

void ReviewPanel::takeReason(const std::optional<rules::bots::Reason>& reason)
{
    m_reasonFor = m_step;
    m_reason = reason;
    showDetails();
}

void ReviewPanel::openBoth()
{
    constexpr std::size_t kUsualDecisions = 4;
    const ReviewedDecision* decision = chosen();
    if (decision == nullptr)
        return;
    const std::size_t decisions =
        m_reasonFor == m_step && m_reason ? std::max<std::size_t>(1, m_reason->decisions) : kUsualDecisions;
    const auto pair =
        model::openBranches(m_session, m_review.nodeOf(m_step), decision->answers.front().rated.choice,
                            decisions, tr("Best answer"));
    Q_EMIT comparisonWanted(pair.played);
}

ReviewPage ReviewPanel::page(const std::function<QImage(std::size_t step)>& board) const
{
    constexpr std::size_t kBoards = 3;
    constexpr int kCurveWidth = 760;
    const model::ReviewSummary summary(m_session, m_review, m_language);
    const model::ReviewWords words(m_language);
    ReviewPage page;
    page.title = tr("Review: %1, %2")
                     .arg(model::inLanguage(m_session.game().name(), m_language),
                          model::inLanguage(rules::variantName(m_session.game(), m_session.match().variant()),
                                            m_language));
    page.sentences = summary.sentences();
    page.curve = m_curve->picture(kCurveWidth);
    for (const std::size_t step : m_review.turningPoints(kBoards))
        if (const ReviewedDecision* decision = m_review.decisionAt(step))
            page.boards.push_back({summary.title(*decision), board(step)});
    for (const ReviewedDecision* mistake : m_review.review().mistakes())
        page.mistakes << tr("%1 %2 · %3 points · better: %4")
                             .arg(model::ReviewWords::sign(mistake->mark), summary.title(*mistake),
                                  words.points(-mistake->loss), words.text(mistake->answers.front().text));
    return page;
}

void ReviewPanel::practise()
{
    if (m_step != 0)
        m_exercises.start(m_review.nodeOf(m_step));
}

} // namespace views
