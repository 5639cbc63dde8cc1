// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/survival_panel.h"

#include "views/table/survival_chart.h"
#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {

namespace {
constexpr int kTurnNodeRole = Qt::UserRole;
}

SurvivalPanel::SurvivalPanel(model::MatchSession& session, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_theme(theme)
    , m_estimate(session)
    , m_now(new Label(this))
    , m_drop(new Label(this))
    , m_chart(new SurvivalChart(theme, this))
    , m_turns(new QListWidget(this))
    , m_method(new Label(this))
    , m_progress(new QProgressBar(this))
    , m_start(new QPushButton(this))
    , m_go(new QPushButton(this))
{
    setObjectName(QStringLiteral("survivalPanel"));
    m_now->setObjectName(QStringLiteral("survivalNow"));
    m_drop->setObjectName(QStringLiteral("survivalDrop"));
    m_turns->setObjectName(QStringLiteral("survivalTurns"));
    m_progress->setObjectName(QStringLiteral("survivalProgress"));
    m_start->setObjectName(QStringLiteral("survivalStart"));
    m_go->setObjectName(QStringLiteral("survivalGo"));
    m_method->setProperty("role", QStringLiteral("quiet"));
    for (Label* text : {m_now, m_drop, m_method})
        text->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_turns->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_turns->setSpacing(2);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_start);
    buttons->addWidget(m_go);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(6);
    column->addWidget(m_now);
    column->addWidget(m_chart);
    column->addWidget(m_drop);
    column->addLayout(buttons);
    column->addWidget(m_progress);
    column->addWidget(m_turns, 1);
    column->addWidget(m_method);

    connect(m_start, &QPushButton::clicked, this, [this] {
        if (m_estimate.isRunning())
            m_estimate.cancel();
        else
            m_estimate.start();
    });
    const auto goTo = [this](const QListWidgetItem* item) {
        if (item != nullptr)
            m_session.jump(item->data(kTurnNodeRole).toUInt());
    };
    connect(m_turns, &QListWidget::itemActivated, this, goTo);
    connect(m_go, &QPushButton::clicked, this, [this] {
        const auto turns = m_estimate.turns();
        if (const auto drop = model::SurvivalEstimate::largestDrop(turns))
            m_session.jump(turns[*drop].node);
    });
    connect(&m_estimate, &model::SurvivalEstimate::changed, this, &SurvivalPanel::follow);
    connect(&theme, &Theme::changed, this, &SurvivalPanel::retranslate);
    retranslate();
}

void SurvivalPanel::setLanguage(model::Language language)
{
    m_language = language;
    retranslate();
}

void SurvivalPanel::start()
{
    m_estimate.start();
}

QString SurvivalPanel::percent(double share) const
{
    return tr("%1 %").arg(QLocale().toString(qRound(share * 100)));
}

QString SurvivalPanel::between(const rules::bots::Share& share) const
{
    if (share.low == share.high)
        return percent(share.share);
    return tr("%1 (%2 to %3)").arg(percent(share.share), percent(share.low), percent(share.high));
}

QString SurvivalPanel::nameOf(const model::SurvivalEstimate::Turn& turn) const
{
    if (turn.isOver)
        return tr("End of the match");
    return tr("Turn %1, %2")
        .arg(turn.number)
        .arg(model::inLanguage(rules::nameOfPlayer(m_session.match(), turn.who), m_language));
}

void SurvivalPanel::retranslate()
{
    m_now->setFont(m_theme.fonts().heading(13));
    m_turns->setAccessibleName(tr("Chance of winning by turn"));
    m_go->setText(tr("Go to that turn"));
    m_method->setText(tr("Greedy bots play on from every turn. In brackets: the 95 % interval."));
    m_method->setToolTip(
        tr("From the start of every turn they play to the end 200 times. What nobody could know is "
           "drawn anew each time."));
    follow();
}

void SurvivalPanel::follow()
{
    // A long match has many turns, and every step of it comes by here.
    if (isVisible())
        show(m_estimate.turns());
}

void SurvivalPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    follow();
}

void SurvivalPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void SurvivalPanel::show(const std::vector<model::SurvivalEstimate::Turn>& turns)
{
    const bool running = m_estimate.isRunning();
    const auto drop = model::SurvivalEstimate::largestDrop(turns);
    std::vector<std::optional<rules::bots::Share>> chances;
    bool isMissing = false;
    const int row = m_turns->currentRow();
    m_turns->clear();
    for (const auto& turn : turns) {
        chances.push_back(turn.share);
        isMissing = isMissing || !turn.share;
        auto* item = new QListWidgetItem(
            tr("%1: %2").arg(nameOf(turn), turn.share ? between(*turn.share) : QStringLiteral("–")), m_turns);
        item->setData(kTurnNodeRole, turn.node);
    }
    m_turns->setCurrentRow(std::min(row, m_turns->count() - 1));
    m_chart->show(std::move(chances), drop);
    m_chart->setVisible(turns.size() > 1);
    const bool known = !turns.empty() && turns.back().share.has_value();
    if (known && turns.back().isOver)
        m_now->setText(turns.back().share->share > 0 ? tr("The match was won.") : tr("The match was lost."));
    else
        m_now->setText(known ? tr("Chance of winning now: %1").arg(between(*turns.back().share))
                             : tr("How likely is it that you still win?"));
    m_drop->setText(drop ? tr("The chance fell most in this turn: %1, from %2 to %3.")
                               .arg(nameOf(turns[*drop]), percent(turns[*drop].share->share),
                                    percent(turns[*drop + 1].share->share))
                         : QString());
    m_drop->setVisible(drop.has_value());
    m_chart->setAccessibleName(m_now->text() + u' ' + m_drop->text());
    m_go->setVisible(drop.has_value());
    m_start->setVisible(running || isMissing);
    m_start->setText(running ? tr("Cancel") : tr("Estimate"));
    m_progress->setVisible(running);
    m_progress->setRange(0, m_estimate.total());
    m_progress->setValue(m_estimate.done());
    m_progress->setAccessibleName(tr("Estimating"));
}

} // namespace views
