// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/editor/card_form.h"

class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace views {

class ChoiceBox;
class EffectPanel;
class FormField;

/// Cards with a strength and effects of the common vocabulary: kind, strength, gender of the German name, and
/// the effect builder.
class EffectsForm : public CardForm
{
    Q_OBJECT

public:
    explicit EffectsForm(const Theme& theme, QWidget* parent = nullptr);

    void showDraft(const model::EditorSession& session, model::Language language) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void connectFields();
    void addEffect();
    void removeEffect(std::size_t at);
    EffectPanel* panel(std::size_t at);
    void showEffects(const model::EditorSession& session);
    void fillLists();
    void retranslate();
    void adjust();

    const Theme& m_theme;
    model::CardDraft m_draft;
    ChoiceBox* m_kind;
    QSpinBox* m_strength;
    ChoiceBox* m_gender;
    FormField* m_kindField;
    FormField* m_strengthField;
    FormField* m_genderField;
    QLabel* m_title;
    QLabel* m_hint;
    QWidget* m_baseRow;
    QLabel* m_base;
    QPushButton* m_back;
    QVBoxLayout* m_effects;
    std::vector<EffectPanel*> m_panels;
    QPushButton* m_add;
};

} // namespace views
