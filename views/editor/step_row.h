// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/crimson_effect_builder.h"
#include "views/theme/theme.h"

#include <QFrame>

#include <map>

class QCheckBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace views {

class ChoiceBox;
class FlowLayout;

/// One step of an effect: what happens, and the parts that mean something for it. Shows only what can be
/// chosen; what is wrong all the same stands below.
class StepRow : public QFrame
{
    Q_OBJECT

public:
    StepRow(const Theme& theme, int number, QWidget* parent = nullptr);

    void showStep(const std::vector<model::BuilderField<model::StepPart>>& fields, const QString& problem,
                  bool canMoveUp, bool canMoveDown);
    void takeFocus();

Q_SIGNALS:
    void chosen(model::StepPart part, int value);
    void moveWanted(int by);
    void removeWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// The field of one part, with its label; made when it is first needed.
    struct Part
    {
        QWidget* whole = nullptr;
        QLabel* label = nullptr;
        ChoiceBox* list = nullptr;
        QSpinBox* number = nullptr;
        QCheckBox* check = nullptr;
    };

    Part& part(const model::BuilderField<model::StepPart>& field);
    void fill(Part& part, const model::BuilderField<model::StepPart>& field);
    void retranslate();
    void adjust();

    const Theme& m_theme;
    int m_number;
    QLabel* m_title;
    QToolButton* m_up;
    QToolButton* m_down;
    QToolButton* m_remove;
    QWidget* m_fields;
    QWidget* m_switches; ///< what is on or off, below the lists
    std::map<model::StepPart, Part> m_parts;
    std::map<model::StepPart, QWidget*> m_places; ///< keep the order of fields made later
    QLabel* m_problem;
};

} // namespace views
