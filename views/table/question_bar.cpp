// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/question_bar.h"

#include "model/faces/figures.h"
#include "model/play/match_ending.h"
#include "rules/bots/survival.h"
#include "views/table/answer_button.h"
#include "views/text/label.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace views {

namespace {

const QString kPrimaryRole = QStringLiteral("primary");
constexpr std::size_t kMostInARow = 4; ///< answers beside the question's other controls
constexpr int kAnswerWidth = 150;      ///< of an answer among many

/// A name may contain what a menu would take for a mnemonic.
QString inMenu(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

bool isPrimary(const QPushButton& answer)
{
    return answer.property("role").toString() == kPrimaryRole;
}

} // namespace

QuestionBar::QuestionBar(const model::MatchSession& session, const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_theme(theme)
    , m_seat(new Label(this))
    , m_text(new RichLabel(this))
    , m_clause(new QPushButton(this))
    , m_refusal(new Label(this))
    , m_refusalClause(new AnswerButton(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_amount(new AnswerButton(this))
    , m_back(new QPushButton(this))
    , m_afar(new QPushButton(this))
    , m_trade(new QPushButton(this))
    , m_row(new QHBoxLayout)
    , m_grid(new QGridLayout)
    , m_strut(new QSpacerItem(0, 0, QSizePolicy::Minimum, QSizePolicy::Fixed))
{
    setObjectName(QStringLiteral("questionBar"));
    m_seat->setObjectName(QStringLiteral("askedSeat"));
    m_text->setObjectName(QStringLiteral("questionText"));
    m_clause->setObjectName(QStringLiteral("questionClause"));
    m_refusal->setObjectName(QStringLiteral("refusalText"));
    m_refusalClause->setObjectName(QStringLiteral("refusalClause"));
    m_slider->setObjectName(QStringLiteral("amountSlider"));
    m_amount->setObjectName(QStringLiteral("amountChosen"));
    m_back->setObjectName(QStringLiteral("pickBack"));
    m_afar->setObjectName(QStringLiteral("afarAnswers"));
    m_afar->setMenu(new QMenu(m_afar));
    m_afar->setFocusPolicy(Qt::TabFocus);
    m_afar->hide();
    m_trade->setObjectName(QStringLiteral("proposeTrade"));
    m_trade->setFocusPolicy(Qt::TabFocus);
    m_trade->hide();
    m_text->setWordWrap(true);
    // One line that is always there, so that nothing moves when something is refused.
    m_refusal->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_amount->setFocusPolicy(Qt::TabFocus);
    m_back->setFocusPolicy(Qt::TabFocus);
    m_refusal->setProperty("role", QStringLiteral("danger"));
    m_clause->setProperty("role", QStringLiteral("quiet"));
    m_refusalClause->setProperty("role", QStringLiteral("quiet"));
    m_back->setProperty("role", QStringLiteral("quiet"));
    m_amount->setProperty("role", QStringLiteral("primary"));
    m_slider->setPageStep(3);
    m_slider->installEventFilter(this);
    m_slider->setMinimumWidth(100);
    m_slider->setMaximumWidth(280);

    auto* words = new QHBoxLayout;
    words->setSpacing(8);
    words->addWidget(m_seat, 0, Qt::AlignVCenter);
    words->addWidget(m_text, 1, Qt::AlignVCenter);
    words->addWidget(m_clause, 0, Qt::AlignVCenter);
    m_row->setSpacing(8);
    m_row->addWidget(m_refusalClause);
    m_row->addStretch(1);
    // The board does not jump from a question with buttons to one without.
    m_row->addSpacerItem(m_strut);
    m_row->addWidget(m_back);
    m_row->addWidget(m_trade);
    m_row->addWidget(m_afar);
    m_row->addWidget(m_slider, 1);
    m_row->addWidget(m_amount);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(4);
    column->addLayout(words, 1);
    column->addWidget(m_refusal);
    column->addLayout(m_row);
    column->addLayout(m_grid);
    m_grid->setSpacing(4);

    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        m_lastAmount = value;
        m_amount->setText(amountText());
    });
    connect(m_amount, &QPushButton::clicked, this, [this] { Q_EMIT numberChosen(m_slider->value()); });
    connect(m_back, &QPushButton::clicked, this, &QuestionBar::backWanted);
    connect(m_trade, &QPushButton::clicked, this, &QuestionBar::tradeWanted);
    connect(&session, &model::MatchSession::started, this,
            [this] { m_amountAt = model::MatchSession::Timeline::kNone; });
    connect(m_clause, &QPushButton::clicked, this,
            [this] { Q_EMIT clauseWanted(QString::fromStdString(m_session.question().clause)); });
    connect(m_refusalClause, &QPushButton::clicked, this, [this] { Q_EMIT clauseWanted(m_refusedBy); });
    connect(&theme, &Theme::changed, this, &QuestionBar::retranslate);
    retranslate();
}

/// The question grows with the board above it.
void QuestionBar::growFonts()
{
    constexpr double kUsual = 1200;
    const double large = std::clamp(width() / kUsual, 1.0, 1.7);
    const QFont words = m_theme.fonts().serif(Fonts::kReading * large);
    const QFont seat = m_theme.fonts().interface((Fonts::kBody + 2) * large, QFont::Bold);
    if (m_text->font() != words) {
        m_text->setFont(words);
        writeQuestion();
    }
    if (m_seat->font() != seat)
        m_seat->setFont(seat);
    // Buttons have their size when the style sheet is on.
    m_amount->ensurePolished();
    if (const int high = m_amount->sizeHint().height(); m_strut->sizeHint().height() != high) {
        m_strut->changeSize(0, high, QSizePolicy::Minimum, QSizePolicy::Fixed);
        m_row->invalidate();
    }
}

void QuestionBar::retranslate()
{
    growFonts();
    m_slider->setAccessibleName(tr("Amount"));
    m_afar->setText(tr("On other boards"));
    m_afar->setToolTip(tr("Answers that concern another player’s board"));
    m_trade->setText(tr("Propose a deal …"));
    m_trade->setToolTip(tr("Trade cards and pieces with another player; this is not your action"));
    m_back->setText(tr("Undo"));
    m_back->setToolTip(tr("Choose another card or position (Esc)"));
    update();
}

void QuestionBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

/// The ring of the keyboard around the amount lies on the bar. What an answer would do is shown before it is
/// given.
bool QuestionBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    if (const auto meant = m_meant.find(watched); meant != m_meant.end()) {
        if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
            Q_EMIT considered(meant->second);
        else if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
            Q_EMIT considered(std::nullopt);
    }
    return QFrame::eventFilter(watched, event);
}

void QuestionBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.tokens().raised);
    painter.fillRect(QRect(0, 0, width(), 1), m_theme.tokens().line);
    if (m_slider->isVisible() && m_slider->hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme.tokens().focus, 2));
        painter.drawRoundedRect(QRectF(m_slider->geometry()).adjusted(-4, -3, 4, 3), 4, 4);
    }
}

QString QuestionBar::playerName(const std::string& who) const
{
    return model::inLanguage(rules::nameOfPlayer(m_session.match(), who), m_language);
}

QString QuestionBar::questionText() const
{
    if (m_session.match().isOver())
        return model::MatchEnding::text(m_session, m_language);
    if (m_session.asksPerson())
        return model::inLanguage(m_session.question().text, m_language);
    if (m_session.hidesQuestion())
        return m_session.isRunning() ? tr("A bot is deciding …")
                                     : tr("It is a bot’s decision. The match is paused.");
    const QString seat = playerName(m_session.question().who);
    return m_session.isRunning() ? tr("%1’s bot is deciding …").arg(seat)
                                 : tr("It is %1’s bot’s decision. The match is paused.").arg(seat);
}

/// What choosing a part would mean: the whole answer, or the name of what the part is.
QString QuestionBar::partText(const model::AnswerPart& part) const
{
    model::OpenChoice trial = m_open;
    if (trial.pick(part))
        if (const auto choice = trial.decided())
            return model::inLanguage(m_session.match().describe(*choice), m_language);
    if (const QString player = playerName(part.id()); player != QString::fromStdString(part.id()))
        return player;
    return model::inLanguage(m_session.match().nameOf(part.id()), m_language);
}

/// Many answers are in lines of their own.
void QuestionBar::arrangeAnswers()
{
    const int room = width() - 32;
    int whole = 0;
    int widest = kAnswerWidth;
    for (const QPushButton* answer : m_answers) {
        whole += answer->sizeHint().width() + m_row->spacing();
        widest = std::max(widest, answer->sizeHint().width() + m_grid->horizontalSpacing());
    }
    const bool many = m_answers.size() > kMostInARow;
    if (!many && (whole <= room || m_answers.size() < 2))
        return;
    const int columns =
        std::clamp(room / (many ? kAnswerWidth : widest), many ? 2 : 1, static_cast<int>(m_answers.size()));
    int place = 0;
    for (QPushButton* answer : m_answers) {
        m_row->removeWidget(answer);
        m_grid->addWidget(answer, place / columns, place % columns);
        ++place;
    }
}

/// Figures are set in the size of the words.
void QuestionBar::writeQuestion()
{
    if (m_session.isActive())
        m_text->setMarkup(model::withFigures(questionText(), m_text->font()));
}

void QuestionBar::clearAnswers()
{
    m_meant.clear();
    for (QPushButton* answer : m_answers) {
        m_row->removeWidget(answer);
        m_grid->removeWidget(answer);
        answer->hide();
        answer->setObjectName(QString());
        answer->disconnect(this);
        answer->resize(0, 0); // its next text is measured anew
        m_spare[isPrimary(*answer) ? 1 : 0].push_back(answer);
    }
    m_answers.clear();
}

void QuestionBar::addAnswer(const QString& text, const QString& name, bool primary,
                            const std::function<void()>& run)
{
    // A style sheet takes longer to dress a new button than all the rest of a question takes.
    std::vector<QPushButton*>& spare = m_spare[primary ? 1 : 0];
    QPushButton* answer = nullptr;
    if (spare.empty()) {
        answer = new AnswerButton(this);
        answer->installEventFilter(this);
        answer->setFocusPolicy(
            Qt::TabFocus); // it goes with its question; a click leaves the keyboard where it is
        if (primary)
            answer->setProperty("role", kPrimaryRole);
    } else {
        answer = spare.back();
        spare.pop_back();
    }
    answer->setText(text);
    answer->setObjectName(name);
    connect(answer, &QPushButton::clicked, this, run);
    m_row->addWidget(answer);
    setTabOrder(m_answers.empty() ? m_amount : m_answers.back(), answer);
    answer->show(); // a layout would only do so later, and the keyboard is to go there now
    m_answers.push_back(answer);
}

void QuestionBar::showAfar(const model::AnswerParts& parts)
{
    m_afar->menu()->clear();
    m_afar->setVisible(!parts.isEmpty());
    for (const model::AnswerPart& part : parts) {
        QAction* answer = m_afar->menu()->addAction(inMenu(partText(part)));
        connect(answer, &QAction::triggered, this, [this, part] { Q_EMIT partChosen(part); });
    }
}

void QuestionBar::show(const model::OpenChoice& open, const model::AnswerParts& elsewhere,
                       const model::AnswerParts& afar)
{
    m_open = m_session.isActive() && m_session.asksPerson() ? open : model::OpenChoice();
    m_typed = -1;
    growFonts();
    clearAnswers();
    refuse(QString(), QString());
    if (!m_session.isActive())
        return;
    const rules::QuestionView& question = m_session.question();
    m_seat->setText(playerName(question.who));
    m_seat->setVisible(!question.who.empty() && !m_session.hidesQuestion());
    QPalette palette = m_seat->palette();
    palette.setColor(QPalette::WindowText, m_colours ? m_colours(question.who) : m_theme.tokens().ink);
    m_seat->setPalette(palette);
    writeQuestion();
    m_text->setAccessibleName(questionText());
    setAccessibleName(questionText());
    nameClause(m_clause, QString::fromStdString(question.clause), tr("Read the rule behind this question"));
    m_clause->setVisible(!question.clause.empty() && m_session.asksPerson());
    m_back->setVisible(false);
    m_trade->setVisible(m_session.asksPerson() && m_session.match().trade().has_value());
    showAfar(afar);
    if (m_session.match().isOver()) {
        addAnswer(tr("Review the match"), QStringLiteral("reviewMatch"), false,
                  [this] { Q_EMIT reviewWanted(); });
        if (rules::bots::commonParty(m_session.match()))
            addAnswer(tr("How close was it?"), QStringLiteral("showSurvival"), false,
                      [this] { Q_EMIT survivalWanted(); });
        addAnswer(tr("New match"), QStringLiteral("newMatch"), false, [this] { Q_EMIT newWanted(); });
        if (m_session.setup().scenario.isEmpty())
            addAnswer(tr("Shuffle and play again"), QStringLiteral("playAgain"), true,
                      [this] { Q_EMIT againWanted(); });
    } else if (!m_session.asksPerson()) {
        if (!m_session.isRunning())
            addAnswer(tr("Continue"), QStringLiteral("goOn"), true, [this] { Q_EMIT goOnWanted(); });
    } else {
        model::OpenChoice before = m_open;
        m_back->setVisible(before.takeBack());
        int number = 0;
        const std::vector<rules::Choice> ready = m_open.ready();
        for (const rules::Choice& choice : ready) {
            addAnswer(model::inLanguage(m_session.match().describe(choice), m_language),
                      QStringLiteral("answer%1").arg(number++), ready.size() + elsewhere.size() == 1,
                      [this, choice] { Q_EMIT chosen(choice); });
            m_meant.emplace(m_answers.back(), choice);
        }
        for (const model::AnswerPart& part : elsewhere)
            addAnswer(partText(part), QStringLiteral("answer%1").arg(number++), false,
                      [this, part] { Q_EMIT partChosen(part); });
        arrangeAnswers();
    }
    showAmount();
}

void QuestionBar::showAmount()
{
    const auto range = m_open.numbers();
    m_slider->setVisible(range.has_value());
    m_amount->setVisible(range.has_value());
    if (!range)
        return;
    const QSignalBlocker still(m_slider);
    m_slider->setRange(range->least, range->most);
    // The slider stays where it is while the number grows.
    m_amount->setMinimumWidth(0);
    m_slider->setValue(range->most);
    m_amount->setText(amountText());
    const int widest = m_amount->sizeHint().width();
    // Who thinks of another card does not think of another price.
    const auto here = m_session.timeline().here();
    if (std::exchange(m_amountAt, here) != here)
        m_lastAmount = range->least;
    m_slider->setValue(std::clamp(m_lastAmount, range->least, range->most));
    m_amount->setText(amountText());
    m_amount->setMinimumWidth(std::max(widest, m_amount->sizeHint().width()));
}

QString QuestionBar::amountText() const
{
    model::OpenChoice trial = m_open;
    if (trial.pick(model::AnswerPart(m_slider->value())))
        if (const auto choice = trial.decided())
            return model::inLanguage(m_session.match().describe(*choice), m_language);
    return QString::number(m_slider->value());
}

void QuestionBar::refuse(const QString& why, const QString& clause)
{
    m_refusedBy = clause;
    m_refusedWhy = why;
    writeRefusal();
    nameClause(m_refusalClause, clause, tr("Read the rule behind this refusal"));
    // The rule of the question stands above.
    m_refusalClause->setVisible(!clause.isEmpty() && clause.toStdString() != m_session.question().clause);
}

void QuestionBar::nameClause(QPushButton* button, const QString& clause, const QString& hint) const
{
    constexpr int kLongest = 300;
    const QString title = m_titles ? m_titles(clause) : clause;
    button->setText(button->fontMetrics().elidedText(title, Qt::ElideRight, kLongest));
    button->setToolTip(QStringLiteral("%1 (%2)").arg(hint, clause));
    button->setProperty("clause", clause);
}

void QuestionBar::writeRefusal()
{
    m_refusal->setFixedHeight(m_refusal->fontMetrics().height() + 2);
    const QString shown =
        m_refusal->fontMetrics().elidedText(m_refusedWhy, Qt::ElideRight, std::max(80, m_refusal->width()));
    m_refusal->setText(shown);
    m_refusal->setAccessibleName(m_refusedWhy);
    m_refusal->setToolTip(shown == m_refusedWhy ? QString() : m_refusedWhy);
}

void QuestionBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    growFonts();
    writeRefusal();
}

bool QuestionBar::typeDigit(int digit)
{
    if (!asksNumber())
        return false;
    const int longer = m_typed > 0 ? m_typed * 10 + digit : digit;
    m_typed = longer <= m_slider->maximum() ? longer : digit;
    m_slider->setValue(m_typed);
    return true;
}

bool QuestionBar::stepNumber(int by)
{
    if (!asksNumber())
        return false;
    m_slider->setValue(m_slider->value() + by);
    return true;
}

bool QuestionBar::confirm()
{
    if (asksNumber()) {
        Q_EMIT numberChosen(m_slider->value());
        return true;
    }
    if (m_answers.size() == 1 && m_open.parts().isEmpty()) {
        m_answers.front()->click();
        return true;
    }
    return false;
}

bool QuestionBar::takeFocus()
{
    if (asksNumber())
        m_slider->setFocus(Qt::TabFocusReason);
    else if (!m_answers.empty())
        m_answers.front()->setFocus(Qt::TabFocusReason);
    return asksNumber() || !m_answers.empty();
}

} // namespace views
