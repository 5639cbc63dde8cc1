// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/lab_page.h"

#include "model/play/known_games.h"
#include "model/play/match_session.h"
#include "views/frame/choice_box.h"

#include <QCheckBox>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

LabPage::LabPage(const model::Settings& settings, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_theme(theme)
    , m_title(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_text(new QPlainTextEdit(this))
    , m_verdict(new QLabel(this))
    , m_card(new ChoiceBox(this))
    , m_zone(new ChoiceBox(this))
    , m_down(new QCheckBox(this))
    , m_add(new QPushButton(this))
    , m_play(new QPushButton(this))
    , m_fromTable(new QPushButton(this))
    , m_open(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    build();
    connect(m_text, &QPlainTextEdit::textChanged, this, &LabPage::check);
    connect(m_add, &QPushButton::clicked, this, &LabPage::addCard);
    connect(m_play, &QPushButton::clicked, this, [this] { Q_EMIT playWanted(text()); });
    connect(m_fromTable, &QPushButton::clicked, this, &LabPage::fromTableWanted);
    connect(m_open, &QPushButton::clicked, this, &LabPage::openWanted);
    connect(m_save, &QPushButton::clicked, this, [this] { Q_EMIT saveWanted(text()); });
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(text());
        Q_EMIT copied();
    });
    connect(m_close, &QPushButton::clicked, this, &LabPage::closed);
    connect(&theme, &Theme::changed, this, &LabPage::retranslate);
    retranslate();
    setText(model::emptyLabText(*model::knownGame(model::knownGameIds().front()), tr("A position")));
}

void LabPage::build()
{
    setObjectName(QStringLiteral("labPage"));
    m_text->setObjectName(QStringLiteral("labText"));
    m_verdict->setObjectName(QStringLiteral("labVerdict"));
    m_card->setObjectName(QStringLiteral("labCard"));
    m_zone->setObjectName(QStringLiteral("labZone"));
    m_down->setObjectName(QStringLiteral("labDown"));
    m_add->setObjectName(QStringLiteral("labAdd"));
    m_play->setObjectName(QStringLiteral("labPlay"));
    m_fromTable->setObjectName(QStringLiteral("labFromTable"));
    m_open->setObjectName(QStringLiteral("labOpen"));
    m_save->setObjectName(QStringLiteral("labSave"));
    m_copy->setObjectName(QStringLiteral("labCopy"));
    m_close->setObjectName(QStringLiteral("labClose"));
    m_play->setProperty("role", QStringLiteral("primary"));
    m_close->setProperty("role", QStringLiteral("quiet"));
    m_hint->setProperty("role", QStringLiteral("quiet"));
    m_hint->setWordWrap(true);
    m_verdict->setWordWrap(true);
    m_text->setTabChangesFocus(true);

    auto* add = new QHBoxLayout;
    add->setSpacing(8);
    add->addWidget(m_card);
    add->addWidget(m_zone);
    add->addWidget(m_down);
    add->addWidget(m_add);
    add->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton* button : {m_play, m_fromTable, m_open, m_save, m_copy})
        buttons->addWidget(button);
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(32, 20, 32, 24);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_hint);
    column->addLayout(add);
    column->addWidget(m_text, 1);
    column->addWidget(m_verdict);
    column->addLayout(buttons);
}

void LabPage::retranslate()
{
    m_title->setText(tr("Rules lab"));
    m_title->setFont(m_theme.fonts().heading());
    m_text->setFont(m_theme.fonts().fixed());
    m_hint->setText(
        tr("Put cards anywhere, face-up or face-down, set coins, phase and turn, then play on from "
           "there. The text is a scenario: save it, or send it with a question."));
    m_text->setAccessibleName(tr("The position as a scenario"));
    m_card->setAccessibleName(tr("Card"));
    m_zone->setAccessibleName(tr("Where it lies"));
    m_down->setText(tr("face-down"));
    m_add->setText(tr("Add card"));
    m_play->setText(tr("Play on from here"));
    m_fromTable->setText(tr("From the table"));
    m_fromTable->setToolTip(tr("Take the position where the match stands"));
    m_open->setText(tr("Open…"));
    m_save->setText(tr("Save…"));
    m_copy->setText(tr("Copy as text"));
    m_close->setText(tr("Back to the table"));
    m_game.clear();
    check();
}

void LabPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void LabPage::setText(const QString& text)
{
    m_text->setPlainText(text);
}

QString LabPage::text() const
{
    return m_text->toPlainText();
}

void LabPage::takeFocus()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

void LabPage::check()
{
    const model::LabCheck check = model::checkLab(text(), model::knownGame);
    m_play->setEnabled(check.possible);
    const model::Language language = m_settings.language();
    QPalette palette = m_verdict->palette();
    palette.setColor(QPalette::WindowText, check.possible ? m_theme.tokens().good : m_theme.tokens().danger);
    m_verdict->setPalette(palette);
    if (!check.possible) {
        m_verdict->setText(tr("This position cannot be: %1").arg(check.reason));
        return;
    }
    const rules::QuestionView question = check.match->question();
    m_verdict->setText(question.seat.empty() ? tr("The match is over in this position.")
                                             : tr("This position can be played. %1 is asked: %2")
                                                   .arg(QString::fromStdString(question.seat),
                                                        model::inLanguage(question.text, language)));
    const QString game = QString::fromStdString(std::string(check.match->game()));
    m_zones = check.match->zones();
    if (game == m_game)
        return;
    m_game = game;
    m_card->clear();
    m_zone->clear();
    std::vector<std::pair<QString, QString>> cards;
    for (const rules::CardName& card : model::knownGame(game)->cards())
        cards.emplace_back(model::inLanguage(card.name, language), QString::fromStdString(card.id));
    std::sort(cards.begin(), cards.end(),
              [](const auto& a, const auto& b) { return QString::localeAwareCompare(a.first, b.first) < 0; });
    for (const auto& [name, id] : cards)
        m_card->addItem(name, id);
    for (const rules::ZoneView& zone : m_zones)
        m_zone->addItem(model::inLanguage(check.match->nameOf(zone.id), language),
                        QString::fromStdString(zone.id));
}

void LabPage::addCard()
{
    const std::string wanted = m_zone->currentData().toString().toStdString();
    for (const rules::ZoneView& zone : m_zones)
        if (zone.id == wanted) {
            setText(model::withCard(text(), zone, m_card->currentData().toString(), m_down->isChecked()));
            return;
        }
}

} // namespace views
