// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/card_form.h"

#include "views/editor/battleground_form.h"
#include "views/editor/effects_form.h"

#include <QHash>

namespace views {

CardForm* makeCardForm(const QString& game, const Theme& theme, QWidget* parent)
{
    // A game with a form of its own is one line here; all others use the common vocabulary.
    using Make = CardForm* (*)(const Theme&, QWidget*);
    static const QHash<QString, Make> forms{
        {QStringLiteral("battleground"),
         [](const Theme& t, QWidget* p) -> CardForm* { return new BattlegroundForm(t, p); }}};
    const Make make =
        forms.value(game, [](const Theme& t, QWidget* p) -> CardForm* { return new EffectsForm(t, p); });
    return make(theme, parent);
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
