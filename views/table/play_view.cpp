// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/play_view.h"

#include "model/faces/figures.h"
#include "model/play/chosen_options.h"
#include "model/review/review_words.h"
#include "views/review/exercise_bar.h"
#include "views/review/hint_panel.h"
#include "views/review/review_panel.h"
#include "views/table/log_view.h"
#include "views/table/news_strip.h"
#include "views/table/question_bar.h"
#include "views/table/rule_panel.h"
#include "views/table/survival_panel.h"
#include "views/table/timeline_panel.h"
#include "views/text/label.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QTabWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace views {

namespace {
const QString kSplit = QStringLiteral("table/split");
const QString kSide = QStringLiteral("table/side");
constexpr std::array kButtons{"table.undoTurn", "table.undo", "table.run", "table.step", "table.stepTurn"};
constexpr int kReplayPause = 1100; ///< between the steps of a slow replay
} // namespace

PlayView::PlayView(model::MatchSession& session, RulebookFinder books, const model::CardListModel& cards,
                   model::Settings& settings, ActionRegistry& actions, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_settings(settings)
    , m_theme(theme)
    , m_actions(actions)
    , m_books(std::move(books))
    , m_look{theme, cards, nullptr, settings.language()}
    , m_logModel(session)
    , m_advisor(session)
    , m_review(session)
    , m_exercises(session)
    , m_head(new RichLabel(this))
    , m_evaluation(new Label(this))
    , m_pace(new Label(this))
    , m_caption(new Label(this))
    , m_undoOwn(new QToolButton(this))
    , m_board(new BoardView(m_look, this))
    , m_question(new QuestionBar(session, theme, this))
    , m_rule(new RulePanel(settings, theme, this))
    , m_log(new LineList(theme, model::LogModel::FreshRole, -1, this))
    , m_timeline(new TimelinePanel(session, theme, this))
    , m_hint(new HintPanel(session, m_advisor, theme, this))
    , m_reviewPanel(new ReviewPanel(session, m_review, m_exercises, theme, this))
    , m_exerciseBar(new ExerciseBar(session, m_exercises, theme, this))
    , m_survival(new SurvivalPanel(session, theme, this))
    , m_news(new NewsStrip(theme, this))
    , m_tabs(new QTabWidget(this))
    , m_split(new QSplitter(Qt::Horizontal, this))
    , m_side(new QSplitter(Qt::Vertical, this))
    , m_curtain(new QWidget(this))
    , m_curtainText(new Label(m_curtain))
    , m_curtainLift(new QPushButton(m_curtain))
{
    build(actions);
    m_question->setTitles([this](const QString& id) { return titleOf(id); });
    connect(m_board, &BoardView::pointed, this, &PlayView::pointAt);
    connect(m_board, &BoardView::carried, this, &PlayView::carry);
    m_board->setPreview([this](TableItem* item) { return preview(item); });
    connect(m_board, &BoardView::numberAsked, this, [this](const QString& counter) {
        const std::string id = counter.toStdString();
        const auto lines = m_session.match().explain(id);
        if (!lines.empty())
            m_rule->showNumber(m_session.match().nameOf(id), lines);
    });
    connect(m_question, &QuestionBar::chosen, this, &PlayView::choose);
    connect(m_question, &QuestionBar::considered, this, &PlayView::consider);
    connect(m_question, &QuestionBar::numberChosen, this,
            [this](int number) { point({model::AnswerPart(number)}); });
    connect(m_question, &QuestionBar::partChosen, this,
            [this](const model::AnswerPart& part) { point({part}); });
    m_question->setColours([this](const std::string& who) { return m_look.inkOf(who); });
    connect(m_board, &BoardView::viewpointChanged, this, &PlayView::showQuestion);
    connect(m_question, &QuestionBar::backWanted, this, &PlayView::takeBack);
    connect(m_question, &QuestionBar::clauseWanted, this,
            [this](const QString& clause) { m_rule->showClause(clause, {}); });
    m_hint->setTitles([this](const QString& id) { return titleOf(id); });
    connect(m_hint, &HintPanel::clauseWanted, this,
            [this](const QString& clause) { m_rule->showClause(clause, {}); });
    connect(&m_advisor, &model::Advisor::changed, this, &PlayView::showEvaluation);
    m_reviewPanel->setTitles([this](const QString& id) { return titleOf(id); });
    connect(m_reviewPanel, &ReviewPanel::clauseWanted, this,
            [this](const QString& clause) { m_rule->showClause(clause, {}); });
    connect(m_reviewPanel, &ReviewPanel::comparisonWanted, this, [this](quint32 other) {
        m_tabs->setCurrentWidget(m_timeline);
        m_timeline->compareWith(other);
    });
    connect(m_reviewPanel, &ReviewPanel::printWanted, this, &PlayView::printWanted);
    connect(m_question, &QuestionBar::reviewWanted, this, &PlayView::showReview);
    connect(m_exerciseBar, &ExerciseBar::finished, this,
            [this] { Q_EMIT told(tr("There is nothing left to practise.")); });
    connect(&m_exercises, &model::ExerciseSession::changed, this, [this] {
        // What was picked for the last try is put back.
        if (m_session.isActive()) {
            m_open = model::OpenChoice(m_session.match(), m_session.question());
            showOpen();
        }
    });
    connect(m_news, &NewsStrip::replayWanted, this, &PlayView::replay);
    m_replayNext.setSingleShot(true);
    m_replayNext.setInterval(kReplayPause);
    connect(&m_replayNext, &QTimer::timeout, this, &PlayView::replayNext);
    connect(m_question, &QuestionBar::goOnWanted, &m_session, &model::MatchSession::run);
    connect(m_question, &QuestionBar::newWanted, this, &PlayView::newWanted);
    connect(m_question, &QuestionBar::againWanted, this, &PlayView::againWanted);
    connect(m_question, &QuestionBar::tradeWanted, this, &PlayView::openTrade);
    connect(m_question, &QuestionBar::survivalWanted, this, &PlayView::showSurvival);
    connect(m_rule, &RulePanel::ruleWanted, this, &PlayView::ruleWanted);
    connect(m_rule, &RulePanel::pdfWanted, this, &PlayView::pdfWanted);
    connect(m_log, &LineList::lineReached, this, [this](const QModelIndex& index) {
        m_rule->showClause(index.data(model::LogModel::ClauseRole).toString(), {});
    });
    connect(m_log, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        Q_EMIT ruleWanted(index.data(model::LogModel::ClauseRole).toString());
    });
    connect(&m_session, &model::MatchSession::started, this, [this] {
        setCaption({});
        m_seen.clear();
        m_shownAt.reset();
        m_replay.clear();
        m_replayNext.stop();
        m_news->setReplaying(false);
        m_curtain->hide();
        m_split->show();
        m_tabs->setTabVisible(m_tabs->indexOf(m_survival), m_survival->isPossible());
        follow();
    });
    connect(&m_session, &model::MatchSession::changed, this, &PlayView::follow);
    connect(&m_session, &model::MatchSession::runningChanged, this, &PlayView::showOpen);
    connect(&m_session, &model::MatchSession::paceChanged, this, &PlayView::showPace);
    // Lines get their height, and the bar its room, when they please.
    connect(m_log->verticalScrollBar(), &QScrollBar::valueChanged, this,
            [this](int value) { m_logFollows = value == m_log->verticalScrollBar()->maximum(); });
    connect(m_log->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
        if (m_logFollows)
            m_log->verticalScrollBar()->setValue(most);
    });
    connect(&theme, &Theme::changed, this, &PlayView::retranslate);
    qApp->installEventFilter(this);
    retranslate();
}

/// Who plays by keys has the focus led to the next question; a pointer stays where it is.
bool PlayView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress)
        m_keyboard = event->type() == QEvent::KeyPress;
    if (watched == m_head && event->type() == QEvent::Resize && m_session.isActive())
        showHead();
    return QWidget::eventFilter(watched, event);
}

void PlayView::build(ActionRegistry& actions)
{
    setObjectName(QStringLiteral("playView"));
    m_head->setObjectName(QStringLiteral("tableHead"));
    // It says what it has room for; a long line must not make the window wider.
    m_head->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_log->setObjectName(QStringLiteral("tableLog"));
    m_tabs->setObjectName(QStringLiteral("tableTabs"));
    m_log->setModel(&m_logModel);
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(16, 6, 12, 2);
    bar->setSpacing(4);
    bar->addWidget(m_head, 1);
    m_evaluation->setObjectName(QStringLiteral("evaluation"));
    bar->addWidget(m_evaluation);
    bar->addSpacing(8);
    m_pace->setObjectName(QStringLiteral("botPace"));
    m_pace->setProperty("role", QStringLiteral("quiet"));
    bar->addWidget(m_pace);
    bar->addSpacing(8);
    // Not the action of the menu: its keys would then belong to this button.
    m_undoOwn->setObjectName(QStringLiteral("undoOwn"));
    m_undoOwn->setIcon(m_theme.icon(QStringLiteral("undo")));
    m_undoOwn->setIconSize({20, 20});
    connect(m_undoOwn, &QToolButton::clicked, &m_session, [this] { m_session.undo(model::StepUnit::Own); });
    bar->addWidget(m_undoOwn);
    for (const char* id : kButtons) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(actions.action(QString::fromLatin1(id)));
        button->setObjectName(QString::fromLatin1(id));
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setIconSize({20, 20});
        bar->addWidget(button);
    }
    m_caption->setObjectName(QStringLiteral("exampleQuestion"));
    m_caption->setWordWrap(true);
    m_caption->setContentsMargins(16, 2, 16, 6);
    m_caption->hide();
    auto* table = new QWidget(this);
    auto* column = new QVBoxLayout(table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_caption);
    column->addWidget(m_exerciseBar);
    column->addWidget(m_board, 1);
    column->addWidget(m_question);
    m_tabs->setDocumentMode(true);
    auto* told = new QWidget(this);
    auto* lines = new QVBoxLayout(told);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(0);
    lines->addWidget(m_news);
    lines->addWidget(m_log, 1);
    m_tabs->addTab(told, QString());
    m_tabs->addTab(m_timeline, QString());
    m_tabs->addTab(m_hint, QString());
    m_tabs->addTab(m_reviewPanel, QString());
    m_tabs->addTab(m_survival, QString());
    m_side->addWidget(m_rule);
    m_side->addWidget(m_tabs);
    m_side->setChildrenCollapsible(false);
    m_split->addWidget(table);
    m_split->addWidget(m_side);
    m_split->setStretchFactor(0, 1);
    m_split->setChildrenCollapsible(false);
    m_board->setMinimumSize(420, 300);
    m_side->setMinimumWidth(240);
    m_ownSplit = m_split->restoreState(m_settings.state(kSplit).toByteArray());
    m_ownSide = m_side->restoreState(m_settings.state(kSide).toByteArray());
    if (!m_ownSide)
        m_side->setSizes({300, 300});
    connect(m_split, &QSplitter::splitterMoved, this, [this] {
        m_ownSplit = true;
        m_settings.setState(kSplit, m_split->saveState());
    });
    connect(m_side, &QSplitter::splitterMoved, this, [this] {
        m_ownSide = true;
        m_settings.setState(kSide, m_side->saveState());
    });
    // A review needs more room than the rule above it.
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        if (!m_ownSide)
            m_side->setSizes(m_tabs->currentWidget() == m_reviewPanel ? QList<int>{150, 450}
                                                                      : QList<int>{300, 300});
    });
    m_curtain->setObjectName(QStringLiteral("seatCurtain"));
    m_curtainLift->setObjectName(QStringLiteral("showSeat"));
    m_curtainLift->setProperty("role", QStringLiteral("primary"));
    m_curtainText->setAlignment(Qt::AlignCenter);
    auto* curtain = new QVBoxLayout(m_curtain);
    curtain->setSpacing(20);
    curtain->addStretch(1);
    curtain->addWidget(m_curtainText);
    curtain->addWidget(m_curtainLift, 0, Qt::AlignCenter);
    curtain->addStretch(1);
    m_curtain->hide();
    connect(m_curtainLift, &QPushButton::clicked, this, &PlayView::liftCurtain);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_split);
    whole->addWidget(m_curtain);
}

void PlayView::setCaption(const QString& text)
{
    m_caption->setText(text);
    m_caption->setVisible(!text.isEmpty());
}

void PlayView::retranslate()
{
    m_look.language = m_settings.language();
    m_logModel.setLanguage(m_look.language);
    m_timeline->setLanguage(m_look.language);
    m_survival->setLanguage(m_look.language);
    m_question->setLanguage(m_look.language);
    m_hint->setLanguage(m_look.language);
    m_reviewPanel->setLanguage(m_look.language);
    m_exerciseBar->setLanguage(m_look.language);
    m_head->setFont(m_theme.fonts().heading(14));
    m_caption->setFont(m_theme.fonts().interface(Fonts::kBody * m_large));
    m_log->setFont(m_theme.fonts().interface(Fonts::kBody * m_large));
    m_log->setAccessibleName(tr("Log"));
    m_undoOwn->setToolTip(tr("Back to your last decision"));
    m_undoOwn->setAccessibleName(m_undoOwn->toolTip());
    m_tabs->setTabText(0, tr("Log"));
    m_tabs->setTabText(1, tr("Timeline"));
    m_tabs->setTabText(m_tabs->indexOf(m_hint), tr("Hint"));
    m_tabs->setTabText(m_tabs->indexOf(m_reviewPanel), tr("Review"));
    showEvaluation();
    m_tabs->setTabText(m_tabs->indexOf(m_survival), tr("Survival"));
    m_tabs->setTabToolTip(m_tabs->indexOf(m_survival), tr("How likely the match is still won, turn by turn"));
    // Also without a match: cards of the next one may lie where such cards lay before.
    m_board->renew();
    if (!m_session.isActive())
        return;
    showBoard(BoardView::Arrival::Still);
    showOpen();
    showStepRule();
    writeCurtain();
}

void PlayView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/// As long as nobody has chosen otherwise, rule and log have a quarter of the window, up to a readable line.
/// On a very large one they are written larger, as the board is.
void PlayView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const double large = std::clamp(width() / 2000.0, 1.0, 1.6);
    if (large != m_large) {
        m_large = large;
        m_rule->setLarge(large);
        m_hint->setLarge(large);
        m_reviewPanel->setLarge(large);
        m_log->setFont(m_theme.fonts().interface(Fonts::kBody * large));
        m_caption->setFont(m_log->font());
    }
    const int side = std::clamp(width() / 4, 300, static_cast<int>(560 * large));
    if (!m_ownSplit)
        m_split->setSizes({width() - side, side});
}

void PlayView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    // The style sheet takes fonts away when it is first put on.
    m_head->setFont(m_theme.fonts().heading(14));
    if (m_session.isActive())
        showHead();
    followLog();
}

const model::Rulebook& PlayView::book() const
{
    return m_books(QString::fromStdString(std::string(m_session.match().game())));
}

QString PlayView::titleOf(const QString& id) const
{
    const model::Clause* clause = book().clause(id);
    return clause == nullptr ? id : clause->title.in(m_look.language);
}

void PlayView::takeFocus()
{
    if (!m_curtain->isHidden()) {
        m_curtainLift->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!m_board->focusLit() && !m_question->takeFocus())
        m_log->setFocus(Qt::OtherFocusReason);
}

void PlayView::setEditions(EditionFinder editions)
{
    m_rule->setEditions(std::move(editions));
}

void PlayView::setOwnCards(const OwnCard& own)
{
    m_look.own = own;
    cardsChanged();
}

void PlayView::cardsChanged()
{
    m_look.forget();
    m_board->renew();
}

void PlayView::follow()
{
    if (!m_session.isActive())
        return;
    const QString variant = QString::fromStdString(std::string(m_session.match().variant()));
    if (m_look.game != &m_session.game() || m_look.variant != variant)
        m_look.forget();
    m_look.game = &m_session.game();
    m_look.variant = variant;
    m_look.nameOf = [this](const std::string& word) {
        return model::inLanguage(m_session.match().nameOf(word), m_look.language);
    };
    m_rule->setBook(book());
    m_look.setPlayers(m_session.match().seats(), m_session.match().parties());
    m_open = model::OpenChoice(m_session.match(), m_session.question());
    // One step on from what was shown is worth a movement; going back, jumping and opening are not.
    const auto& timeline = m_session.timeline();
    const auto here = timeline.here();
    const QPointer<QWidget> focus = QApplication::focusWidget();
    const bool hadFocus =
        focus != nullptr && (m_board->isAncestorOf(focus) || m_question->isAncestorOf(focus));
    const bool stepped = m_shownAt && timeline.node(here).parent == *m_shownAt && isVisible();
    m_shownAt = here;
    showBoard(!stepped              ? BoardView::Arrival::Still
              : m_theme.hasMotion() ? BoardView::Arrival::Moving
                                    : BoardView::Arrival::Marked);
    showOpen();
    followLog();
    showStepRule();
    if (m_keyboard && m_session.asksPerson() && m_split->isVisible())
        takeFocus();
    else if (hadFocus && QApplication::focusWidget() != focus)
        m_board->setFocus(Qt::OtherFocusReason); // what was clicked is gone; keys still mean the table
    showNews();
    speak();
    drawCurtain();
}

/// The lines of the last step, for ears: the question bar says what is asked, then what just happened.
void PlayView::speak()
{
    QStringList fresh;
    for (int row = m_logModel.rowCount(); row-- > 0;) {
        const QModelIndex line = m_logModel.index(row);
        if (line.data(model::LogModel::NodeRole).toUInt() != m_session.timeline().here())
            break;
        fresh.prepend(line.data().toString());
    }
    m_question->setAccessibleDescription(fresh.join(u' '));
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent spoken(m_question, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

/// What others did since the viewer decided. A replay keeps the strip, so that it can be stopped there.
void PlayView::showNews()
{
    if (!m_replay.empty())
        return;
    QStringList lines;
    if (m_session.lastOwnStep() && (m_session.asksPerson() || m_session.match().isOver()))
        for (int row = m_logModel.rowCount(); row-- > 0;) {
            const QModelIndex line = m_logModel.index(row);
            if (!line.data(model::LogModel::FreshRole).toBool())
                break;
            lines.prepend(line.data().toString());
        }
    m_news->setNews(lines);
}

/// From the viewer's last decision to here, one step after the other; a second press goes to the end at once.
void PlayView::replay()
{
    if (!m_replay.empty()) {
        const auto last = m_replay.back();
        m_replay.clear();
        m_replayNext.stop();
        m_news->setReplaying(false);
        m_session.jump(last);
        showNews();
        return;
    }
    const auto own = m_session.lastOwnStep();
    if (!own)
        return;
    const auto way = m_session.timeline().path(m_session.timeline().here());
    m_replay.assign(std::find(way.begin(), way.end(), *own) + 1, way.end());
    m_news->setReplaying(true);
    m_session.jump(*own);
    m_replayNext.start();
}

void PlayView::replayNext()
{
    if (m_replay.empty())
        return;
    // Whoever goes elsewhere in the meantime has had enough.
    const bool isOnWay = m_session.isActive() && m_replay.front() < m_session.timeline().size() &&
                         m_session.timeline().node(m_replay.front()).parent == m_session.timeline().here();
    const auto next = m_replay.front();
    m_replay.erase(m_replay.begin());
    if (!isOnWay)
        m_replay.clear();
    if (m_replay.empty())
        m_news->setReplaying(false);
    if (isOnWay)
        m_session.jump(next);
    if (!m_replay.empty())
        m_replayNext.start();
    else
        showNews();
}

/// Where people share a screen and cards are secret, the table is covered until the one who is asked is
/// there, also when they step back or resume the match.
void PlayView::drawCurtain()
{
    const auto zones = m_session.match().zones();
    // A secret answer is given unseen, also where nobody holds cards.
    const bool hasSecrets =
        m_session.question().secret || std::any_of(zones.begin(), zones.end(), [](const auto& zone) {
            return zone.shape == rules::ZoneShape::Hand;
        });
    const std::string viewer = m_session.viewer();
    const bool shared = m_session.persons().size() > 1;
    const bool begun = !m_seen.empty() || m_session.timeline().size() > 1;
    const bool covers =
        m_session.setup().covers && hasSecrets && shared && !viewer.empty() && viewer != m_seen && begun;
    m_seen = viewer.empty() ? m_seen : viewer;
    if (!covers)
        return;
    writeCurtain();
    m_split->hide();
    m_curtain->show();
    m_curtainLift->setFocus(Qt::OtherFocusReason);
}

void PlayView::writeCurtain()
{
    if (m_seen.empty())
        return;
    const QString seat = model::inLanguage(rules::nameOfPlayer(m_session.match(), m_seen), m_look.language);
    m_curtainText->setFont(m_theme.fonts().heading());
    m_curtainText->setText(tr("It is %1’s decision. Pass the screen on.").arg(seat));
    m_curtainLift->setText(tr("Show the table to %1").arg(seat));
}

void PlayView::liftCurtain()
{
    m_curtain->hide();
    m_split->show();
    takeFocus();
}

void PlayView::showOpen()
{
    if (!m_session.isActive())
        return;
    m_board->showOpen(m_session.asksPerson() ? m_open : model::OpenChoice());
    showQuestion();
    showHead();
}

/// What nothing on the board means is answered by buttons.
void PlayView::showQuestion()
{
    if (!m_session.isActive())
        return;
    model::AnswerParts elsewhere;
    model::AnswerParts afar;
    if (m_session.asksPerson())
        for (const model::AnswerPart& part : m_open.parts()) {
            if (!m_board->offers(part))
                elsewhere << part;
            else if (m_board->isAfar(part))
                afar << part;
        }
    m_question->show(m_open, elsewhere, afar);
}

void PlayView::showBoard(BoardView::Arrival arrival)
{
    BoardContent content = boardOf(m_session, m_look.language);
    content.title = [this](const std::string& clause) { return titleOf(QString::fromStdString(clause)); };
    m_board->show(std::move(content), m_session.asksPerson() ? m_open : model::OpenChoice(), arrival);
}

void PlayView::showHead()
{
    const rules::AnyMatch& match = m_session.match();
    const auto& timeline = m_session.timeline();
    QString head = tr("Turn: %1 · %2 · step %3")
                       .arg(model::inLanguage(rules::nameOfPlayer(match, match.turn()), m_look.language),
                            model::inLanguage(match.nameOf(match.phase()), m_look.language))
                       .arg(timeline.path(timeline.here()).size() - 1);
    QStringList options;
    for (const model::ChosenOption& option : model::chosenOptions(m_session)) {
        const QString name = model::inLanguage(option.name, m_look.language);
        const QString value = model::inLanguage(option.value, m_look.language);
        options << tr("%1: %2").arg(name, value);
        // What follows the name of a level explains it; the tool tip has that.
        if (option.isLevel)
            head += QStringLiteral(" · ") + tr("%1: %2").arg(name, value.section(u':', 0, 0));
    }
    m_head->setToolTip(options.join(u'\n'));
    const QString shown =
        m_head->fontMetrics().elidedText(head, Qt::ElideRight, std::max(160, m_head->width()));
    m_head->setMarkup(model::withFigures(shown, m_head->font()));
    m_head->setAccessibleName(head);
    m_undoOwn->setEnabled(m_session.canUndo());
    showPace();
}

void PlayView::showPace()
{
    if (!m_session.isActive())
        return;
    const std::vector<model::SeatPlayer>& seats = m_session.setup().seats;
    m_pace->setVisible(std::any_of(seats.begin(), seats.end(),
                                   [](model::SeatPlayer seat) { return seat != model::SeatPlayer::Person; }));
    const double seconds = m_session.pace() / 1000.0;
    m_pace->setText(m_session.pace() == 0 ? tr("Bot: no delay")
                                          : tr("Bot: %1 s").arg(QLocale().toString(seconds, 'g', 2)));
    m_pace->setToolTip(tr("How long a bot waits before its move; see “Faster” and “Slower” in the menu"));
}

void PlayView::askHint()
{
    m_tabs->setCurrentWidget(m_hint);
    m_advisor.ask();
}

void PlayView::showReview()
{
    m_tabs->setCurrentWidget(m_reviewPanel);
    if (!m_review.isComplete() && m_session.isActive())
        m_review.start();
}

ReviewPage PlayView::reviewPage()
{
    m_exercises.stop();
    const auto here = m_session.timeline().here();
    ReviewPage page = m_reviewPanel->page([this](std::size_t step) {
        m_session.jump(m_review.nodeBefore(step));
        return m_board->grab().toImage();
    });
    m_session.jump(here);
    return page;
}

void PlayView::practise(bool ofAllMatches)
{
    if (!m_exercises.startNext(ofAllMatches))
        Q_EMIT told(
            ofAllMatches
                ? tr("There is nothing to practise. Review a match first; its mistakes become exercises.")
                : tr("There is nothing to practise in this match. Review it first; its mistakes become "
                     "exercises."));
}

void PlayView::setEvaluated(bool evaluated)
{
    m_advisor.setLive(evaluated);
    showEvaluation();
}

void PlayView::showEvaluation()
{
    const model::Advice& advice = m_advisor.advice();
    m_evaluation->setVisible(m_advisor.isLive() && !advice.isEmpty());
    if (!m_evaluation->isVisibleTo(this))
        return;
    const rules::RatedAnswer& best = advice.answers.front().rated;
    const QString who =
        model::inLanguage(rules::nameOfPlayer(m_session.match(), m_session.question().who), m_look.language);
    m_evaluation->setText(
        tr("%1: %2").arg(who, model::ReviewWords(m_look.language).chance(best.value, best.error)));
    m_evaluation->setToolTip(tr("Winning chance with the best answer, with its 95 % interval"));
}

bool PlayView::hasFronts() const
{
    const auto groups = m_session.match().groups();
    return std::any_of(groups.begin(), groups.end(),
                       [](const rules::GroupView& group) { return group.kind == rules::GroupKind::Front; });
}

void PlayView::showSurvival()
{
    m_tabs->setCurrentWidget(m_survival);
    m_survival->start();
}

void PlayView::followLog()
{
    if (m_logModel.rowCount() == 0)
        return;
    m_logFollows = true;
    // Lines that have just come in have no height yet.
    QTimer::singleShot(0, m_log, &LineList::scrollToEnd);
}

/// The rule of the question; where nothing is asked, that of the last line of the log.
void PlayView::showStepRule()
{
    const rules::QuestionView& question = m_session.question();
    QString clause = QString::fromStdString(question.clause);
    if (question.who.empty() && m_logModel.rowCount() > 0)
        clause = m_logModel.index(m_logModel.rowCount() - 1).data(model::LogModel::ClauseRole).toString();
    QStringList cards;
    if (!question.card.empty())
        cards << QString::fromStdString(question.card);
    // A card that there is no choice about is what the question is about.
    for (const model::AnswerPart& part : m_open.picked())
        if (const QString id = QString::fromStdString(part.id());
            m_look.known(part.id()) != nullptr && !cards.contains(id))
            cards << id;
    m_rule->showClause(clause, cards);
}

} // namespace views
