// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/card_form.h"

#include "views/editor/effects_form.h"

namespace views {

CardForm* makeCardForm(const QString& game, const Theme& theme, QWidget* parent)
{
    Q_UNUSED(game)
    return new EffectsForm(theme, parent);
}

FieldProblem problemOf(const model::EditorSession& session, model::DraftField field, int effect)
{
    FieldProblem problem;
    QStringList words;
    for (const model::DraftProblem& each : session.problems()) {
        if (each.field != field || each.effect != effect)
            continue;
        words << each.words;
        problem.blocks = problem.blocks || each.blocks;
    }
    problem.words = words.join(u' ');
    return problem;
}

} // namespace views
