// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/crimson_effect_builder.h"
#include "model/editor/draft_check.h"
#include "views/theme/theme.h"

#include <QFrame>

#include <map>

class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace views {

class ChoiceBox;
class StepRow;

/// One effect of a card as a form: type, moment, condition, then its steps. Every answer comes from a list
/// that holds only what can be made to fit.
class EffectPanel : public QFrame
{
    Q_OBJECT

public:
    EffectPanel(const Theme& theme, QWidget* parent = nullptr);

    /// `problems` are those of this effect.
    void showEffect(const rules::effects::Effects& effects, std::size_t at, model::RuleKind kind,
                    const std::vector<model::DraftProblem>& problems);
    void takeFocus();

Q_SIGNALS:
    void changed(const rules::effects::Effects& effects);
    void removeWanted();

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    struct Part
    {
        QWidget* whole = nullptr;
        QLabel* label = nullptr;
        ChoiceBox* list = nullptr;
    };

    void buildHead();
    void showHead();
    void showSteps(const std::vector<model::DraftProblem>& problems);
    StepRow* row(std::size_t step);
    void retranslate();
    void adjust();

    const Theme& m_theme;
    rules::effects::Effects m_effects;
    std::size_t m_at = 0;
    model::RuleKind m_kind = model::RuleKind::Character;
    std::map<model::EffectPart, Part> m_parts;
    QWidget* m_head;
    QToolButton* m_remove;
    QLabel* m_problem;
    QVBoxLayout* m_rows;
    std::vector<StepRow*> m_steps;
    QPushButton* m_add;
};

} // namespace views
