// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/exercise_bar.h"

#include "model/review/review_words.h"
#include "views/text/label.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {

using State = model::ExerciseSession::State;

ExerciseBar::ExerciseBar(const model::MatchSession& session, model::ExerciseSession& exercises,
                         const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_session(session)
    , m_exercises(exercises)
    , m_theme(theme)
    , m_text(new Label(this))
    , m_retry(new QPushButton(this))
    , m_show(new QPushButton(this))
    , m_next(new QPushButton(this))
    , m_stop(new QPushButton(this))
{
    setObjectName(QStringLiteral("exerciseBar"));
    m_text->setObjectName(QStringLiteral("exerciseText"));
    m_retry->setObjectName(QStringLiteral("exerciseRetry"));
    m_show->setObjectName(QStringLiteral("exerciseShow"));
    m_next->setObjectName(QStringLiteral("exerciseNext"));
    m_stop->setObjectName(QStringLiteral("exerciseStop"));
    m_text->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton* button : {m_retry, m_show, m_next, m_stop}) {
        button->setFocusPolicy(Qt::TabFocus);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(6);
    column->addWidget(m_text);
    column->addLayout(buttons);
    connect(m_retry, &QPushButton::clicked, &exercises, &model::ExerciseSession::retry);
    connect(m_show, &QPushButton::clicked, &exercises, &model::ExerciseSession::show);
    connect(m_stop, &QPushButton::clicked, &exercises, &model::ExerciseSession::stop);
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_exercises.state() == State::Solved || m_exercises.state() == State::Shown) {
            // What was shown is not solved; it comes again another time.
            if (m_exercises.state() == State::Shown)
                m_exercises.skip();
            else
                (void)m_exercises.startNext(m_exercises.isOfAllMatches());
        } else {
            m_exercises.skip();
        }
        if (!m_exercises.isActive())
            Q_EMIT finished();
    });
    connect(&exercises, &model::ExerciseSession::changed, this, &ExerciseBar::follow);
    connect(&theme, &Theme::changed, this, &ExerciseBar::retranslate);
    retranslate();
}

void ExerciseBar::setLanguage(model::Language language)
{
    m_language = language;
    follow();
}

void ExerciseBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ExerciseBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.tokens().accentTint);
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_theme.tokens().line);
}

void ExerciseBar::retranslate()
{
    m_retry->setText(tr("Try again"));
    m_show->setText(tr("Show the best answer"));
    m_stop->setText(tr("End practice"));
    follow();
}

QString ExerciseBar::text() const
{
    if (!m_exercises.isActive())
        return {};
    const model::ReviewWords words(m_language);
    const rules::bots::ReviewedDecision& decision = m_exercises.exercise().decision;
    const rules::bots::ReviewedAnswer& best = decision.answers.front();
    const QString played = words.text(decision.answers[decision.played].text);
    switch (m_exercises.state()) {
    case State::None: break;
    case State::Asking:
        return tr("Find a better answer. In the match: %1, which cost %2 points.")
            .arg(played, words.number(decision.loss * 100));
    case State::Judging: return tr("Your answer is being checked …");
    case State::Solved:
        return tr("Solved: %1 has a winning chance of %2.")
            .arg(words.text(m_session.match().describe(m_exercises.tried().choice)),
                 words.percent(m_exercises.tried().value));
    case State::Missed:
        return tr("Not good enough: %1 is %2 points behind the best answer. Try another one.")
            .arg(words.text(m_session.match().describe(m_exercises.tried().choice)),
                 words.number(100 * std::max(0.0, best.rated.value - m_exercises.tried().value)));
    case State::Shown:
        return tr("The best answer is %1, with a winning chance of %2.")
            .arg(words.text(best.text), words.chance(best.rated.value, best.rated.error));
    }
    return {};
}

void ExerciseBar::follow()
{
    setVisible(m_exercises.isActive());
    if (!m_exercises.isActive())
        return;
    const State state = m_exercises.state();
    const bool isKnown = state == State::Solved || state == State::Shown;
    m_text->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    m_text->setText(text());
    setAccessibleName(text());
    m_retry->setVisible(state == State::Missed || state == State::Shown);
    m_show->setVisible(!isKnown);
    m_next->setText(isKnown ? tr("Next exercise") : tr("Skip"));
    if (QAccessible::isActive()) {
        QAccessibleEvent spoken(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&spoken);
    }
}

} // namespace views
