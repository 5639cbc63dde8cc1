// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/battleground_form.h"

#include "rules/core/json.h"
#include "views/editor/form_field.h"
#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
namespace bg = rules::battleground;
using model::DraftField;

namespace {

constexpr int kNone = -1; ///< a value that is not printed

// Every switch names every value and has no default, so that the compiler finds what has no words yet.
QString word(bg::Aim aim)
{
    switch (aim) {
    case bg::Aim::Enemy: return BattlegroundForm::tr("an enemy in range");
    case bg::Aim::Friend: return BattlegroundForm::tr("a friend in range");
    case bg::Aim::Anyone: return BattlegroundForm::tr("anyone in range");
    case bg::Aim::Self: return BattlegroundForm::tr("the character itself");
    }
    return {};
}

QString word(bg::OpCode code)
{
    switch (code) {
    case bg::OpCode::Damage: return BattlegroundForm::tr("Loses health");
    case bg::OpCode::Heal: return BattlegroundForm::tr("Regains health");
    case bg::OpCode::Push: return BattlegroundForm::tr("Is pushed away");
    case bg::OpCode::Gold: return BattlegroundForm::tr("You take gold from its card");
    case bg::OpCode::Draw: return BattlegroundForm::tr("Draw cards");
    case bg::OpCode::Turn: return BattlegroundForm::tr("Turns around");
    case bg::OpCode::Shield: return BattlegroundForm::tr("Gets a shield");
    }
    return {};
}

QString word(bg::Upon upon)
{
    switch (upon) {
    case bg::Upon::Target: return BattlegroundForm::tr("the target");
    case bg::Upon::Self: return BattlegroundForm::tr("the character itself");
    }
    return {};
}

template <class E>
void fill(ChoiceBox* list, std::size_t count)
{
    const QSignalBlocker quiet(list);
    const int was = list->currentIndex();
    list->clear();
    for (std::size_t i = 0; i < count; ++i)
        list->addItem(word(static_cast<E>(i)));
    list->setCurrentIndex(qMax(0, was));
}

std::optional<std::uint8_t> printed(const QSpinBox* field)
{
    return field->value() == kNone ? std::nullopt : std::optional(static_cast<std::uint8_t>(field->value()));
}

void put(QSpinBox* field, int value)
{
    const QSignalBlocker quiet(field);
    field->setValue(value);
}

} // namespace

BattlegroundForm::BattlegroundForm(const Theme& theme, QWidget* parent)
    : CardForm(parent)
    , m_theme(theme)
    , m_cost(number("bgCost", bg::kCost, false))
    , m_range(number("bgRange", bg::kRange, false))
    , m_attack(number("bgAttack", bg::kAttack, true))
    , m_attacks(number("bgAttacks", bg::kTimes, false))
    , m_health(number("bgHealth", bg::kHealth, false))
    , m_defence(number("bgDefence", bg::kDefence, true))
    , m_defences(number("bgDefences", bg::kTimes, false))
    , m_title(new Label(this))
    , m_aim(new ChoiceBox(this))
    , m_add(new QPushButton(this))
    , m_problem(new Label(this))
{
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_aim->setObjectName(u"bgAim"_s);
    m_add->setObjectName(u"bgAddStep"_s);
    guardFromWheel(m_aim);
    m_aimField = new FormField(m_aim, this);
    m_fields = {{new FormField(m_cost, this), QT_TR_NOOP("Cost")},
                {new FormField(m_range, this), QT_TR_NOOP("Range")},
                {new FormField(m_health, this), QT_TR_NOOP("Health")},
                {new FormField(m_attack, this), QT_TR_NOOP("Attack")},
                {new FormField(m_attacks, this), QT_TR_NOOP("Attacks per turn")},
                {new FormField(m_defence, this), QT_TR_NOOP("Defence")},
                {new FormField(m_defences, this), QT_TR_NOOP("Defences per turn")}};
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(12);
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        grid->addWidget(m_fields[i].first, static_cast<int>(i) / 4, static_cast<int>(i) % 4);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addLayout(grid);
    column->addWidget(m_title);
    column->addWidget(m_aimField);
    buildAbility();
    for (const Row& row : m_rows)
        column->addWidget(row.whole);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addWidget(m_problem);
    connect(m_aim, &QComboBox::activated, this, &BattlegroundForm::give);
    connect(m_add, &QPushButton::clicked, this, [this] {
        if (m_values.ability.program.full())
            return;
        m_values.ability.program.push_back({bg::OpCode::Damage, bg::Upon::Target, 1});
        showValues();
        give();
        m_rows[m_values.ability.program.size() - 1].code->setFocus(Qt::OtherFocusReason);
    });
    connect(&theme, &Theme::changed, this, &BattlegroundForm::adjust);
    retranslate();
    adjust();
}

QSpinBox* BattlegroundForm::number(const char* name, bg::Bounds bounds, bool mayBeNone)
{
    auto* field = new QSpinBox(this);
    field->setObjectName(QString::fromLatin1(name));
    field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    field->setRange(mayBeNone ? kNone : bounds.least, bounds.most);
    guardFromWheel(field);
    connect(field, &QSpinBox::valueChanged, this, &BattlegroundForm::give);
    return field;
}

void BattlegroundForm::buildAbility()
{
    for (std::size_t i = 0; i < bg::kMaxOperations; ++i) {
        Row row;
        row.whole = new QWidget(this);
        row.code = new ChoiceBox(row.whole);
        row.upon = new ChoiceBox(row.whole);
        row.amount = number("", bg::kAmount, false);
        row.remove = new QToolButton(row.whole);
        row.code->setObjectName(u"bgCode%1"_s.arg(i));
        row.upon->setObjectName(u"bgUpon%1"_s.arg(i));
        row.amount->setObjectName(u"bgAmount%1"_s.arg(i));
        row.remove->setObjectName(u"bgRemove%1"_s.arg(i));
        row.remove->setFocusPolicy(Qt::StrongFocus);
        auto* line = new QHBoxLayout(row.whole);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(12);
        line->addWidget(row.code);
        line->addWidget(row.amount);
        line->addWidget(row.upon);
        line->addWidget(row.remove);
        line->addStretch(1);
        for (ChoiceBox* list : {row.code, row.upon}) {
            guardFromWheel(list);
            connect(list, &QComboBox::activated, this, &BattlegroundForm::give);
        }
        connect(row.remove, &QToolButton::clicked, this, [this, i] {
            auto& program = m_values.ability.program;
            for (std::size_t at = i; at + 1 < program.size(); ++at)
                program[at] = program[at + 1];
            program.pop_back();
            showValues();
            give();
            m_add->setFocus(Qt::OtherFocusReason);
        });
        m_rows.push_back(row);
    }
}

void BattlegroundForm::give()
{
    m_values.cost = static_cast<std::uint8_t>(m_cost->value());
    m_values.range = static_cast<std::uint8_t>(m_range->value());
    m_values.attack = printed(m_attack);
    m_values.attacks = static_cast<std::uint8_t>(m_values.attack ? m_attacks->value() : 1);
    m_values.health = static_cast<std::uint8_t>(m_health->value());
    m_values.defence = printed(m_defence);
    m_values.defences = static_cast<std::uint8_t>(m_values.defence ? m_defences->value() : 1);
    bg::Ability& ability = m_values.ability;
    for (std::size_t i = 0; i < ability.program.size(); ++i) {
        bg::Operation& step = ability.program[i];
        step.code = static_cast<bg::OpCode>(m_rows[i].code->currentIndex());
        step.upon = step.code == bg::OpCode::Draw ? bg::Upon::Target
                                                  : static_cast<bg::Upon>(m_rows[i].upon->currentIndex());
        step.amount = static_cast<std::uint8_t>(bg::takesAmount(step.code) ? m_rows[i].amount->value() : 0);
    }
    ability.aim = ability.exists() ? static_cast<bg::Aim>(m_aim->currentIndex()) : bg::Aim::Enemy;
    model::CardDraft to = m_draft;
    to.data = QString::fromStdString(rules::json::write(bg::toJson(m_values)));
    Q_EMIT changed(DraftField::Effects, to);
}

void BattlegroundForm::showDraft(const model::EditorSession& session, model::Language)
{
    m_draft = session.draft();
    if (const auto values = bg::readValues(m_draft.data.toStdString()))
        m_values = *values;
    const FieldProblem problem = problemOf(session, DraftField::Effects);
    showProblem(*m_problem, problem.words, problem.blocks);
    showValues();
}

void BattlegroundForm::showValues()
{
    put(m_cost, m_values.cost);
    put(m_range, m_values.range);
    put(m_attack, m_values.attack ? *m_values.attack : kNone);
    put(m_attacks, m_values.attacks);
    put(m_health, m_values.health);
    put(m_defence, m_values.defence ? *m_values.defence : kNone);
    put(m_defences, m_values.defences);
    m_attacks->setEnabled(m_values.attack.has_value());
    m_defences->setEnabled(m_values.defence.has_value());
    const bg::Ability& ability = m_values.ability;
    m_aimField->setVisible(ability.exists());
    m_aim->setCurrentIndex(static_cast<int>(ability.aim));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Row& row = m_rows[i];
        row.whole->setVisible(i < ability.program.size());
        if (i >= ability.program.size())
            continue;
        const bg::Operation& step = ability.program[i];
        row.code->setCurrentIndex(static_cast<int>(step.code));
        row.upon->setCurrentIndex(static_cast<int>(step.upon));
        row.upon->setVisible(step.code != bg::OpCode::Draw);
        put(row.amount, qMax<int>(1, step.amount));
        row.amount->setVisible(bg::takesAmount(step.code));
    }
    m_add->setEnabled(!ability.program.full());
}

void BattlegroundForm::changeEvent(QEvent* event)
{
    CardForm::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void BattlegroundForm::retranslate()
{
    for (const auto& [field, label] : m_fields)
        field->setLabel(tr(label));
    for (QSpinBox* field : {m_attack, m_defence})
        field->setSpecialValueText(tr("none"));
    m_title->setText(tr("Special ability"));
    m_aimField->setLabel(tr("Targets"));
    m_add->setText(tr("Add step"));
    m_add->setToolTip(tr("Another step of the ability, after the others"));
    fill<bg::Aim>(m_aim, bg::aimWords().size());
    for (const Row& row : m_rows) {
        fill<bg::OpCode>(row.code, bg::opWords().size());
        fill<bg::Upon>(row.upon, bg::uponWords().size());
        row.code->setAccessibleName(tr("What happens"));
        row.upon->setAccessibleName(tr("Who it affects"));
        row.amount->setAccessibleName(tr("How much"));
        row.remove->setToolTip(tr("Remove this step"));
        row.remove->setAccessibleName(tr("Remove this step"));
    }
    showValues();
}

void BattlegroundForm::adjust()
{
    m_title->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    for (const Row& row : m_rows)
        row.remove->setIcon(m_theme.icon(u"close"_s));
}

} // namespace views
