// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "rules/games/known_game.h"

#include <QWidget>

#include <string>
#include <vector>

class QFormLayout;
class QSpinBox;
class QToolButton;

namespace views {

class ChoiceBox;

/// The rules that a match can choose: those that people decide for every match, and the others folded away
/// until somebody wants them. A game without any has none to show.
class MatchRulesBox : public QWidget
{
    Q_OBJECT

public:
    explicit MatchRulesBox(QWidget* parent = nullptr);

    /// The rules of a game, all as usual.
    void setRules(std::vector<rules::OptionView> options, model::Language language);
    /// Lines of a set-up, {"option", key, value}; those of other keys are left alone. What no line names is
    /// as usual.
    void setLines(const std::vector<std::vector<std::string>>& lines);
    /// Those that are not as usual.
    [[nodiscard]] std::vector<std::vector<std::string>> lines() const;
    [[nodiscard]] bool isEmpty() const { return m_rules.empty(); }

Q_SIGNALS:
    void changed();
    void ruleWanted(const QString& clause);

private:
    struct Rule
    {
        rules::OptionView option;
        ChoiceBox* choice = nullptr;
        QSpinBox* number = nullptr;
    };
    [[nodiscard]] static std::string valueOf(const Rule& rule);
    static void setValue(const Rule& rule, const std::string& value);
    void showHead();
    void adjustForm(QFormLayout& form) const;
    [[nodiscard]] std::vector<std::vector<std::string>> linesOf(bool main) const;

    QToolButton* m_head;
    QToolButton* m_usual;
    QWidget* m_mainBody;
    QFormLayout* m_mainForm;
    QWidget* m_body;
    QFormLayout* m_form;
    std::vector<Rule> m_rules;
};

} // namespace views
