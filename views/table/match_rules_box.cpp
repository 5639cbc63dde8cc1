// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/match_rules_box.h"

#include "model/play/match_session.h"
#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

MatchRulesBox::MatchRulesBox(QWidget* parent)
    : QWidget(parent)
    , m_head(new QToolButton(this))
    , m_usual(new QToolButton(this))
    , m_mainBody(new QWidget(this))
    , m_mainForm(new QFormLayout(m_mainBody))
    , m_body(new QWidget(this))
    , m_form(new QFormLayout(m_body))
{
    setObjectName(QStringLiteral("matchRules"));
    m_head->setObjectName(QStringLiteral("matchRulesHead"));
    m_head->setCheckable(true);
    m_head->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_head->setArrowType(Qt::RightArrow);
    m_head->setFocusPolicy(Qt::StrongFocus);
    m_usual->setObjectName(QStringLiteral("matchRulesUsual"));
    m_usual->setFocusPolicy(Qt::StrongFocus);
    adjustForm(*m_mainForm);
    adjustForm(*m_form);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_head);
    head->addStretch(1);
    head->addWidget(m_usual);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_mainBody);
    column->addLayout(head);
    column->addWidget(m_body);
    m_body->hide();
    connect(m_head, &QToolButton::toggled, this, [this](bool open) {
        m_body->setVisible(open);
        m_head->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    });
    connect(m_usual, &QToolButton::clicked, this, [this] { setLines(linesOf(true)); });
    showHead();
}

void MatchRulesBox::adjustForm(QFormLayout& form) const
{
    form.setContentsMargins(0, 4, 0, 0);
    form.setHorizontalSpacing(16);
    form.setVerticalSpacing(8);
    form.setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form.setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

void MatchRulesBox::setRules(std::vector<rules::OptionView> options, model::Language language)
{
    const std::vector<std::vector<std::string>> kept = lines();
    m_rules.clear();
    for (QFormLayout* form : {m_mainForm, m_form})
        while (form->rowCount() > 0)
            form->removeRow(0);
    for (rules::OptionView& option : options) {
        const QString name = model::inLanguage(option.name, language);
        Rule rule{std::move(option), nullptr, nullptr};
        const bool isMain = rule.option.isMain;
        auto* row = new QWidget(isMain ? m_mainBody : m_body);
        auto* line = new QHBoxLayout(row);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(8);
        QWidget* field = nullptr;
        if (rule.option.choices.empty()) {
            rule.number = new QSpinBox(row);
            rule.number->setRange(rule.option.least, rule.option.most);
            rule.number->setButtonSymbols(QAbstractSpinBox::NoButtons);
            connect(rule.number, &QSpinBox::valueChanged, this, &MatchRulesBox::showHead);
            connect(rule.number, &QSpinBox::valueChanged, this, &MatchRulesBox::changed);
            field = rule.number;
        } else {
            rule.choice = new ChoiceBox(row);
            for (const rules::CardName& choice : rule.option.choices)
                rule.choice->addItem(model::inLanguage(choice.name, language),
                                     QString::fromStdString(choice.id));
            connect(rule.choice, &QComboBox::currentIndexChanged, this, &MatchRulesBox::showHead);
            connect(rule.choice, &QComboBox::currentIndexChanged, this, &MatchRulesBox::changed);
            field = rule.choice;
        }
        field->setObjectName(QStringLiteral("matchRule.") + QString::fromStdString(rule.option.key));
        field->setAccessibleName(name);
        auto* why = new QToolButton(row);
        const QString clause = QString::fromStdString(rule.option.clause);
        why->setText(QStringLiteral("§"));
        why->setToolTip(tr("Open %1 in the rulebook").arg(clause));
        why->setAccessibleName(tr("Rule about: %1").arg(name));
        why->setFocusPolicy(Qt::StrongFocus);
        connect(why, &QToolButton::clicked, this, [this, clause] { Q_EMIT ruleWanted(clause); });
        line->addWidget(field, 1);
        line->addWidget(why);
        auto* label = new Label(name, isMain ? m_mainBody : m_body);
        label->setBuddy(field);
        label->setMinimumHeight(field->sizeHint().height());
        (isMain ? m_mainForm : m_form)->addRow(label, row);
        m_rules.push_back(std::move(rule));
    }
    m_mainBody->setVisible(m_mainForm->rowCount() > 0);
    setVisible(!m_rules.empty());
    setLines(kept);
}

std::string MatchRulesBox::valueOf(const Rule& rule)
{
    return rule.choice != nullptr ? rule.choice->currentData().toString().toStdString()
                                  : std::to_string(rule.number->value());
}

void MatchRulesBox::setValue(const Rule& rule, const std::string& value)
{
    const QString word = QString::fromStdString(value);
    if (rule.number != nullptr) {
        rule.number->setValue(word.toInt());
        return;
    }
    // Others than those offered may fit too: another board.
    if (rule.choice->findData(word) < 0)
        rule.choice->addItem(word, word);
    rule.choice->setCurrentIndex(rule.choice->findData(word));
}

void MatchRulesBox::setLines(const std::vector<std::vector<std::string>>& lines)
{
    for (const Rule& rule : m_rules) {
        std::string value = rule.option.usual;
        for (const std::vector<std::string>& line : lines)
            if (line.size() == 3 && line[0] == "option" && line[1] == rule.option.key)
                value = line[2];
        setValue(rule, value);
    }
    showHead();
}

std::vector<std::vector<std::string>> MatchRulesBox::lines() const
{
    std::vector<std::vector<std::string>> lines = linesOf(true);
    for (std::vector<std::string>& line : linesOf(false))
        lines.push_back(std::move(line));
    return lines;
}

std::vector<std::vector<std::string>> MatchRulesBox::linesOf(bool main) const
{
    std::vector<std::vector<std::string>> lines;
    for (const Rule& rule : m_rules)
        if (std::string value = valueOf(rule); rule.option.isMain == main && value != rule.option.usual)
            lines.push_back({"option", rule.option.key, std::move(value)});
    return lines;
}

void MatchRulesBox::showHead()
{
    const int changed = static_cast<int>(linesOf(false).size());
    m_head->setText(changed == 0 ? tr("Rules of this match")
                                 : tr("Rules of this match: %n changed", nullptr, changed));
    m_usual->setText(tr("Use the standard rules"));
    m_usual->setVisible(changed > 0);
}

} // namespace views
