// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/battleground/character.h"
#include "views/editor/card_form.h"

class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace views {

class ChoiceBox;
class FormField;

/// Characters of Battleground: the printed values, and the special ability from its closed vocabulary.
class BattlegroundForm : public CardForm
{
    Q_OBJECT

public:
    explicit BattlegroundForm(const Theme& theme, QWidget* parent = nullptr);

    void showDraft(const model::EditorSession& session, model::Language language) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    /// One step of the ability.
    struct Row
    {
        QWidget* whole = nullptr;
        ChoiceBox* code = nullptr;
        ChoiceBox* upon = nullptr;
        QSpinBox* amount = nullptr;
        QToolButton* remove = nullptr;
    };

    QSpinBox* number(const char* name, rules::battleground::Bounds bounds, bool mayBeNone);
    void buildAbility();
    void give(); ///< what the fields say becomes the draft
    void showValues();
    void retranslate();
    void adjust();

    const Theme& m_theme;
    model::CardDraft m_draft;
    rules::battleground::Values m_values;
    QSpinBox* m_cost;
    QSpinBox* m_range;
    QSpinBox* m_attack;
    QSpinBox* m_attacks;
    QSpinBox* m_health;
    QSpinBox* m_defence;
    QSpinBox* m_defences;
    std::vector<std::pair<FormField*, const char*>> m_fields; ///< with the words of their labels
    QLabel* m_title;
    ChoiceBox* m_aim;
    FormField* m_aimField;
    std::vector<Row> m_rows;
    QPushButton* m_add;
    QLabel* m_problem;
};

} // namespace views
