// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/review/hint_panel.h"

#include "model/review/review_words.h"
#include "views/text/label.h"
#include "views/text/text_page.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

namespace views {

HintPanel::HintPanel(model::MatchSession& session, model::Advisor& advisor, const Theme& theme,
                     QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_advisor(advisor)
    , m_theme(theme)
    , m_state(new Label(this))
    , m_page(new TextPage(this))
    , m_ask(new QPushButton(this))
    , m_stop(new QPushButton(this))
{
    setObjectName(QStringLiteral("hintPanel"));
    m_state->setObjectName(QStringLiteral("hintState"));
    m_page->setObjectName(QStringLiteral("hintAnswers"));
    m_ask->setObjectName(QStringLiteral("askHint"));
    m_stop->setObjectName(QStringLiteral("stopHint"));
    m_state->setProperty("role", QStringLiteral("quiet"));
    m_state->setWordWrap(true);
    m_page->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_ask);
    buttons->addWidget(m_stop);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(m_page, 1);
    column->addWidget(m_state);
    column->addLayout(buttons);
    connect(m_ask, &QPushButton::clicked, &advisor, &model::Advisor::ask);
    connect(m_stop, &QPushButton::clicked, &advisor, &model::Advisor::stop);
    connect(m_page, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { Q_EMIT clauseWanted(url.toString()); });
    connect(&advisor, &model::Advisor::changed, this, &HintPanel::follow);
    connect(&session, &model::MatchSession::changed, this, &HintPanel::follow);
    connect(&session, &model::MatchSession::started, this, &HintPanel::follow);
    connect(&theme, &Theme::changed, this, &HintPanel::retranslate);
    retranslate();
}

void HintPanel::setLanguage(model::Language language)
{
    m_language = language;
    follow();
}

void HintPanel::setLarge(double large)
{
    m_large = large;
    retranslate();
}

void HintPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HintPanel::retranslate()
{
    m_page->setFont(m_theme.fonts().interface(Fonts::kBody * m_large));
    m_page->setAccessibleName(tr("The best answers"));
    m_ask->setText(tr("What would you do?"));
    m_ask->setToolTip(tr("Search for the best answers; the match then counts as assisted"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Stop the search and keep what was found"));
    follow();
}

void HintPanel::follow()
{
    m_ask->setEnabled(m_advisor.canAsk() && !m_advisor.isThinking() && !m_advisor.advice().isDone);
    m_stop->setEnabled(m_advisor.isThinking());
    const bool isEmpty = m_advisor.advice().isEmpty();
    m_state->setText(!m_advisor.canAsk() && isEmpty ? tr("There is nothing for you to decide now.")
                     : m_advisor.isThinking()       ? tr("Searching …")
                     : isEmpty ? tr("The search knows only what you know. A match with hints is recorded "
                                    "as assisted.")
                               : QString());
    m_state->setVisible(!m_state->text().isEmpty());
    write();
}

void HintPanel::write()
{
    const model::ReviewWords words(m_language);
    Markup page;
    int place = 0;
    for (const model::AdvisedAnswer& answer : m_advisor.advice().answers) {
        ++place;
        page +=
            Markup::of(u"<p><b>%1. %2</b><br>%3</p>", QString::number(place), words.text(answer.text),
                       tr("Winning chance: %1").arg(words.chance(answer.rated.value, answer.rated.error)));
        if (!answer.reason)
            continue;
        const QString clause = QString::fromStdString(answer.reason->clause);
        page += Markup::of(u"<p>%1 %2 %3</p>",
                           tr("Better than the next answer: %1").arg(words.reason(*answer.reason)),
                           words.evidence(*answer.reason),
                           clause.isEmpty() ? Markup()
                                            : Markup::of(u"<a href=\"%1\">%2</a>", clause,
                                                         m_titles ? m_titles(clause) : clause));
    }
    // The page stays where it was read.
    const int at = m_page->verticalScrollBar()->value();
    m_page->setMarkup(page);
    m_page->verticalScrollBar()->setValue(at);
}

} // namespace views
