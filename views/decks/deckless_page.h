// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "views/theme/theme.h"

#include <QWidget>

class QPushButton;

namespace views {

class EmptyState;

/// Says that a game does not use decks, and leads to the set-up of a match.
class DecklessPage : public QWidget
{
    Q_OBJECT

public:
    explicit DecklessPage(const Theme& theme, QWidget* parent = nullptr);

    void setGame(const QString& game, model::Language language);
    void takeFocus();

Q_SIGNALS:
    void setupAsked(const QString& game);
    void left();

private:
    EmptyState* m_state;
    QPushButton* m_back;
    QString m_game;
};

} // namespace views
