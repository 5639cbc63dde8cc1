// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/step_row.h"

#include "model/editor/crimson_step_parts.h"
#include "views/editor/form_field.h"
#include "views/frame/choice_box.h"
#include "views/frame/flow_layout.h"
#include "views/text/label.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::StepPart;

StepRow::StepRow(const Theme& theme, int number, QWidget* parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_number(number)
    , m_title(new Label(this))
    , m_up(new QToolButton(this))
    , m_down(new QToolButton(this))
    , m_remove(new QToolButton(this))
    , m_fields(new QWidget(this))
    , m_switches(new QWidget(this))
    , m_problem(new Label(this))
{
    setObjectName(u"step%1"_s.arg(number));
    m_up->setObjectName(u"stepUp"_s);
    m_down->setObjectName(u"stepDown"_s);
    m_remove->setObjectName(u"stepRemove"_s);
    m_problem->setObjectName(u"stepProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* head = new QHBoxLayout;
    head->setSpacing(4);
    head->addWidget(m_title);
    auto* lists = new FlowLayout(12, m_fields);
    auto* switches = new FlowLayout(16, m_switches);
    for (QLayout* flow : {static_cast<QLayout*>(lists), static_cast<QLayout*>(switches)})
        flow->setContentsMargins(0, 0, 0, 0);
    for (const StepPart part : model::kStepParts) {
        auto* place = new QWidget(model::isSwitch(part) ? m_switches : m_fields);
        place->hide();
        m_places[part] = place;
        // "Then" stands before the step that it opens.
        if (part == StepPart::Then) {
            head->addSpacing(8);
            head->addWidget(place);
        } else {
            (model::isSwitch(part) ? switches : lists)->addWidget(place);
        }
    }
    head->addStretch(1);
    for (QToolButton* button : {m_up, m_down, m_remove}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setIconSize(QSize(16, 16));
        head->addWidget(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_fields);
    column->addWidget(m_switches);
    column->addWidget(m_problem);
    connect(m_up, &QToolButton::clicked, this, [this] { Q_EMIT moveWanted(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { Q_EMIT moveWanted(1); });
    connect(m_remove, &QToolButton::clicked, this, &StepRow::removeWanted);
    connect(&theme, &Theme::changed, this, &StepRow::adjust);
    retranslate();
    adjust();
}

StepRow::Part& StepRow::part(const model::BuilderField<StepPart>& field)
{
    Part& part = m_parts[field.part];
    if (part.whole != nullptr)
        return part;
    part.whole = m_places[field.part];
    auto* column = new QVBoxLayout(part.whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    const StepPart which = field.part;
    const QString name = u"part%1"_s.arg(static_cast<int>(which));
    if (field.isSwitch) {
        part.check = new QCheckBox(part.whole);
        part.check->setObjectName(name);
        column->addWidget(part.check);
        connect(part.check, &QCheckBox::clicked, this,
                [this, which](bool on) { Q_EMIT chosen(which, on ? 1 : 0); });
        return part;
    }
    part.label = new Label(part.whole);
    part.label->setProperty("role", u"quiet"_s);
    column->addWidget(part.label);
    if (model::isNumber(which)) {
        part.number = new QSpinBox(part.whole);
        part.number->setObjectName(name);
        part.number->setButtonSymbols(QAbstractSpinBox::NoButtons);
        part.number->setMinimumWidth(m_theme.scaled(72));
        guardFromWheel(part.number);
        part.label->setBuddy(part.number);
        column->addWidget(part.number);
        connect(part.number, &QSpinBox::valueChanged, this,
                [this, which](int value) { Q_EMIT chosen(which, value); });
    } else {
        part.list = new ChoiceBox(part.whole);
        part.list->setObjectName(name);
        part.list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        guardFromWheel(part.list);
        part.label->setBuddy(part.list);
        column->addWidget(part.list);
        connect(part.list, &QComboBox::activated, this, [this, which, list = part.list](int row) {
            Q_EMIT chosen(which, list->itemData(row).toInt());
        });
    }
    return part;
}

void StepRow::fill(Part& part, const model::BuilderField<StepPart>& field)
{
    const QString label = model::EffectVocabulary::label(field.part);
    if (part.check != nullptr) {
        const QSignalBlocker quiet(part.check);
        part.check->setText(label);
        part.check->setChecked(field.value != 0);
        return;
    }
    part.label->setText(label);
    if (part.number != nullptr) {
        const QSignalBlocker quiet(part.number);
        part.number->setAccessibleName(label);
        part.number->setSpecialValueText(field.mayBeNone ? tr("any") : QString());
        part.number->setRange(field.mayBeNone ? -1 : field.range.least, field.range.most);
        part.number->setValue(field.value);
        return;
    }
    const QSignalBlocker quiet(part.list);
    part.list->setAccessibleName(label);
    bool same = part.list->count() == static_cast<int>(field.choices.size());
    for (int row = 0; same && row < part.list->count(); ++row)
        same = part.list->itemText(row) == field.choices[static_cast<std::size_t>(row)].words;
    if (!same) {
        part.list->clear();
        for (const model::BuilderChoice& choice : field.choices)
            part.list->addItem(choice.words, choice.value);
    }
    part.list->setCurrentIndex(part.list->findData(field.value));
}

void StepRow::showStep(const std::vector<model::BuilderField<StepPart>>& fields, const QString& problem,
                       bool canMoveUp, bool canMoveDown)
{
    std::map<StepPart, bool> shown;
    for (const auto& field : fields) {
        fill(part(field), field);
        shown[field.part] = true;
    }
    for (const auto& [which, place] : m_places)
        place->setVisible(shown.contains(which));
    bool some = false;
    for (const auto& field : fields)
        some = some || (field.isSwitch && field.part != StepPart::Then);
    m_switches->setVisible(some);
    showProblem(*m_problem, problem);
    m_up->setEnabled(canMoveUp);
    m_down->setEnabled(canMoveDown);
}

void StepRow::takeFocus()
{
    if (const auto at = m_parts.find(StepPart::Code); at != m_parts.end())
        at->second.list->setFocus(Qt::OtherFocusReason);
}

void StepRow::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StepRow::retranslate()
{
    m_title->setText(tr("Step %1").arg(m_number + 1));
    for (const auto& [button, words] :
         {std::pair(m_up, tr("Move this step up")), std::pair(m_down, tr("Move this step down")),
          std::pair(m_remove, tr("Remove this step"))}) {
        button->setToolTip(words);
        button->setAccessibleName(words);
    }
}

void StepRow::adjust()
{
    m_title->setFont(m_theme.fonts().interface(Fonts::kSmall, QFont::DemiBold));
    m_up->setIcon(m_theme.icon(u"previous"_s));
    m_down->setIcon(m_theme.icon(u"next"_s));
    m_remove->setIcon(m_theme.icon(u"close"_s));
}

} // namespace views
