// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/deckless_page.h"

#include "model/games/game_cards.h"
#include "views/frame/empty_state.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace views {

DecklessPage::DecklessPage(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_state(new EmptyState(theme, this))
    , m_back(new QPushButton(this))
{
    setObjectName(QStringLiteral("decklessPage"));
    m_back->setObjectName(QStringLiteral("decklessBack"));
    m_back->setProperty("role", QStringLiteral("quiet"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 16, 24, 16);
    column->addWidget(m_back, 0, Qt::AlignLeft);
    column->addWidget(m_state, 1);
    connect(m_state, &EmptyState::stepTaken, this, [this] { Q_EMIT setupAsked(m_game); });
    connect(m_back, &QPushButton::clicked, this, &DecklessPage::left);
}

void DecklessPage::setGame(const QString& game, model::Language language)
{
    m_game = game;
    m_back->setText(tr("Back to your decks"));
    m_state->setTexts(
        tr("%1 does not use decks").arg(model::gameName(game, language)),
        tr("All cards come from the box. Choose who plays, the number of seats and the rules on "
           "the set-up page."),
        tr("Set up a match"));
}

void DecklessPage::takeFocus()
{
    m_state->findChild<QWidget*>(QStringLiteral("emptyStep"))->setFocus(Qt::OtherFocusReason);
}

} // namespace views
