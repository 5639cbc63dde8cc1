// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/position_fields.h"

#include "views/frame/choice_box.h"
#include "views/table/board_names.h"
#include "views/text/label.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QSpinBox>

#include <algorithm>

namespace views {

using rules::scenario::DraftCard;
using rules::scenario::NamedWord;
using rules::scenario::PositionForm;

namespace {

constexpr int kTwoDigits = 99;

void choose(ChoiceBox* box, const QString& data)
{
    const QSignalBlocker quiet(box);
    box->setCurrentIndex(box->findData(data));
}

} // namespace

PositionFields::PositionFields(model::LabSession& lab, const TableLook& look, QWidget* parent)
    : QWidget(parent)
    , m_lab(lab)
    , m_look(look)
    , m_form(new QFormLayout(this))
{
    setObjectName(QStringLiteral("positionFields"));
    m_form->setContentsMargins(0, 0, 8, 0);
    m_form->setHorizontalSpacing(12);
    m_form->setVerticalSpacing(6);
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

QString PositionFields::inWords(const rules::BothLanguages& text) const
{
    return model::inLanguage(text, m_look.language);
}

void PositionFields::show(const BoardView::Spot& card)
{
    const rules::scenario::Draft* draft = m_lab.draft();
    setEnabled(draft != nullptr);
    if (draft == nullptr)
        return;
    const auto chosen = m_lab.card(card.zone, card.card);
    const bool hasTraits = chosen && !draft->form().traits.empty() && !chosen->owner.empty();
    const QString wanted = QStringLiteral("%1 %2 %3 %4 %5 %6")
                               .arg(word(std::string(m_lab.game()->id())))
                               .arg(draft->form().cards.size())
                               .arg(static_cast<int>(m_look.language))
                               .arg(hasTraits ? card.zone : QString())
                               .arg(hasTraits ? word(chosen->id) : QString())
                               .arg(m_look.theme.fonts().interface().pointSizeF());
    if (wanted != m_builtFor) {
        m_builtFor = wanted;
        build(hasTraits ? card : BoardView::Spot());
    }
    for (const auto& refresh : m_refresh)
        refresh();
}

void PositionFields::build(const BoardView::Spot& card)
{
    m_refresh.clear();
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    const PositionForm& form = m_lab.draft()->form();
    if (!card.zone.isEmpty())
        addCard(form, card);
    addTurn(form);
    addNumbers(form);
    addLanes(form);
}

void PositionFields::addTitle(const QString& text)
{
    auto* title = new Label(text, this);
    title->setFont(m_look.theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    m_form->addRow(title);
}

void PositionFields::addField(const QString& label, QWidget* field, const QString& part)
{
    field->setObjectName(QStringLiteral("field:") + part);
    field->setAccessibleName(label);
    if (qobject_cast<QCheckBox*>(field) != nullptr) {
        m_form->addRow(field);
    } else {
        auto* shown = new Label(label, this);
        shown->setBuddy(field);
        shown->setWordWrap(true);
        shown->setMinimumHeight(field->sizeHint().height());
        m_form->addRow(shown, field);
    }
}

void PositionFields::addTurn(const PositionForm& form)
{
    addTitle(tr("Turn"));
    auto* seat = new ChoiceBox(this);
    auto* phase = new ChoiceBox(this);
    for (const NamedWord& each : form.seats)
        seat->addItem(inWords(each.name), word(each.word));
    for (const NamedWord& each : form.phases)
        phase->addItem(inWords(each.name), word(each.word));
    const auto set = [this, seat, phase] {
        m_lab.setTurn(seat->currentData().toString(), phase->currentData().toString());
    };
    connect(seat, &QComboBox::activated, this, set);
    connect(phase, &QComboBox::activated, this, set);
    addField(tr("Whose turn"), seat, QStringLiteral("turn"));
    addField(tr("Phase"), phase, QStringLiteral("phase"));
    m_refresh.emplace_back([this, seat, phase] {
        choose(seat, word(m_lab.draft()->seat()));
        choose(phase, word(m_lab.draft()->phase()));
    });
}

void PositionFields::addNumbers(const PositionForm& form)
{
    addTitle(tr("Numbers"));
    for (const auto& part : form.numbers) {
        auto* number = new QSpinBox(this);
        number->setButtonSymbols(QAbstractSpinBox::NoButtons);
        const QString id = word(part.id);
        // One below nothing: the game works it out.
        const bool mayBeOpen = !part.usual.has_value();
        // What is too much is told with its reason, not swallowed while it is typed.
        number->setRange(mayBeOpen ? -1 : 0, std::max(part.most, kTwoDigits));
        if (mayBeOpen)
            number->setSpecialValueText(tr("the remainder"));
        connect(number, &QSpinBox::valueChanged, this, [this, id](int value) { m_lab.setNumber(id, value); });
        addField(inWords(part.name), number, id);
        m_refresh.emplace_back([this, number, id] {
            const QSignalBlocker quiet(number);
            number->setValue(m_lab.draft()->number(id.toStdString()).value_or(-1));
        });
    }
}

void PositionFields::addLanes(const PositionForm& form)
{
    if (form.choices.empty() && form.flags.empty())
        return;
    const bool hasLanes = std::any_of(form.groups.begin(), form.groups.end(), [](const auto& group) {
        return group.kind == rules::GroupKind::Lane || group.kind == rules::GroupKind::Front;
    });
    addTitle(hasLanes ? tr("Lanes") : tr("State"));
    for (const auto& part : form.choices) {
        auto* box = new ChoiceBox(this);
        const QString group = word(part.group);
        for (const NamedWord& each : part.choices)
            box->addItem(inWords(each.name), word(each.word));
        connect(box, &QComboBox::activated, this,
                [this, box, group] { m_lab.setChoice(group, box->currentData().toString()); });
        addField(inWords(part.name), box, group);
        m_refresh.emplace_back(
            [this, box, group] { choose(box, word(m_lab.draft()->choice(group.toStdString()))); });
    }
    for (const auto& part : form.flags) {
        auto* box = new QCheckBox(inWords(part.name), this);
        const QString group = word(part.group);
        connect(box, &QCheckBox::clicked, this, [this, group](bool on) { m_lab.setFlag(group, on); });
        addField(inWords(part.name), box, QStringLiteral("closed ") + group);
        m_refresh.emplace_back([this, box, group] {
            const QSignalBlocker quiet(box);
            box->setChecked(m_lab.draft()->flag(group.toStdString()));
        });
    }
}

/// The card on a tile: whose it is and what is told of it.
void PositionFields::addCard(const PositionForm& form, const BoardView::Spot& spot)
{
    const auto card = m_lab.card(spot.zone, spot.card);
    const auto* known = form.card(card->id);
    addTitle(known != nullptr ? inWords(known->name) : word(card->id));
    const auto change = [this, spot](const std::function<void(DraftCard&)>& with) {
        if (auto now = m_lab.card(spot.zone, spot.card)) {
            with(*now);
            m_lab.setCard(spot.zone, spot.card, *now);
        }
    };
    auto* owner = new ChoiceBox(this);
    for (const NamedWord& each : form.seats)
        owner->addItem(inWords(each.name), word(each.word));
    connect(owner, &QComboBox::activated, this, [owner, change] {
        change([owner](DraftCard& now) { now.owner = owner->currentData().toString().toStdString(); });
    });
    addField(tr("Belongs to"), owner, QStringLiteral("card owner"));
    m_refresh.emplace_back([this, owner, spot] {
        if (const auto now = m_lab.card(spot.zone, spot.card))
            choose(owner, word(now->owner));
    });
    for (const auto& trait : form.traits) {
        const std::string key = trait.word;
        const QString name = QStringLiteral("card ") + word(key);
        if (trait.most > 0) {
            auto* number = new QSpinBox(this);
            number->setButtonSymbols(QAbstractSpinBox::NoButtons);
            const int usual = known != nullptr && key == "health" ? known->health : 0;
            number->setRange(0, trait.most);
            connect(number, &QSpinBox::valueChanged, this, [change, key, usual](int value) {
                change([&](DraftCard& now) {
                    now.setTrait(key, value == usual ? std::string() : std::to_string(value));
                });
            });
            addField(inWords(trait.name), number, name);
            m_refresh.emplace_back([this, number, spot, key, usual] {
                const auto now = m_lab.card(spot.zone, spot.card);
                const QSignalBlocker quiet(number);
                number->setValue(now && now->has(key) ? word(now->trait(key)).toInt() : usual);
            });
        } else if (!trait.choices.empty()) {
            auto* box = new ChoiceBox(this);
            for (const NamedWord& each : trait.choices)
                box->addItem(inWords(each.name), word(each.word));
            connect(box, &QComboBox::activated, this, [box, change, key](int row) {
                change([&](DraftCard& now) {
                    now.setTrait(key, row == 0 ? std::string() : box->currentData().toString().toStdString());
                });
            });
            addField(inWords(trait.name), box, name);
            m_refresh.emplace_back([this, box, spot, key] {
                const auto now = m_lab.card(spot.zone, spot.card);
                const QSignalBlocker quiet(box);
                box->setCurrentIndex(std::max(0, now ? box->findData(word(now->trait(key))) : 0));
            });
        } else {
            auto* box = new QCheckBox(inWords(trait.name), this);
            connect(box, &QCheckBox::clicked, this, [change, key](bool on) {
                change([&](DraftCard& now) { now.setTrait(key, on ? key : std::string()); });
            });
            addField(inWords(trait.name), box, name);
            m_refresh.emplace_back([this, box, spot, key] {
                const auto now = m_lab.card(spot.zone, spot.card);
                const QSignalBlocker quiet(box);
                box->setChecked(now && now->has(key));
            });
        }
    }
}

bool PositionFields::focusPart(const QString& part)
{
    auto* field = findChild<QWidget*>(QStringLiteral("field:") + part);
    if (field == nullptr)
        return false;
    field->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace views
