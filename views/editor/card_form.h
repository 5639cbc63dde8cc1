// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/editor_session.h"
#include "views/theme/theme.h"

#include <QWidget>

namespace views {

/// The part of the editor that differs from game to game: what a card of the game has besides names, text,
/// box and tags. Shows the draft of a session and says what somebody wants to change.
class CardForm : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void showDraft(const model::EditorSession& session, model::Language language) = 0;

Q_SIGNALS:
    void changed(model::DraftField field, const model::CardDraft& draft);
    void baseWanted(model::DraftField field);
};

/// The form for the cards of a game.
[[nodiscard]] CardForm* makeCardForm(const QString& game, const Theme& theme, QWidget* parent);

/// What is wrong with one field, as one text; `blocks` tells whether it keeps the card from being saved.
struct FieldProblem
{
    QString words;
    bool blocks = false;
};
[[nodiscard]] FieldProblem problemOf(const model::EditorSession& session, model::DraftField field,
                                     int effect = -1);

} // namespace views
