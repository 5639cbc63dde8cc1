// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/effects_form.h"

#include "model/games/game_cards.h"
#include "views/editor/effect_panel.h"
#include "views/editor/form_field.h"
#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::CardKind;
using model::DraftField;
using rules::Gender;

EffectsForm::EffectsForm(const Theme& theme, QWidget* parent)
    : CardForm(parent)
    , m_theme(theme)
    , m_kind(new ChoiceBox(this))
    , m_strength(new QSpinBox(this))
    , m_gender(new ChoiceBox(this))
    , m_title(new Label(this))
    , m_hint(new Label(this))
    , m_baseRow(new QWidget(this))
    , m_base(new Label(m_baseRow))
    , m_back(new QPushButton(m_baseRow))
    , m_effects(new QVBoxLayout)
    , m_add(new QPushButton(this))
{
    m_kind->setObjectName(u"cardKind"_s);
    m_strength->setObjectName(u"cardStrength"_s);
    m_gender->setObjectName(u"cardGender"_s);
    m_add->setObjectName(u"effectAdd"_s);
    m_back->setObjectName(u"effectsBack"_s);
    m_strength->setRange(rules::effects::kStrength.least, rules::effects::kStrength.most);
    m_strength->setButtonSymbols(QAbstractSpinBox::NoButtons);
    for (QWidget* field :
         {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_strength), static_cast<QWidget*>(m_gender)})
        guardFromWheel(field);
    m_kindField = new FormField(m_kind, this);
    m_strengthField = new FormField(m_strength, this);
    m_genderField = new FormField(m_gender, this);
    m_hint->setProperty("role", u"quiet"_s);
    m_hint->setWordWrap(true);
    m_base->setProperty("role", u"quiet"_s);
    m_base->setWordWrap(true);
    m_back->setProperty("role", u"quiet"_s);
    m_effects->setSpacing(12);

    auto* values = new QHBoxLayout;
    values->setSpacing(16);
    values->addWidget(m_kindField, 2, Qt::AlignTop);
    values->addWidget(m_strengthField, 2, Qt::AlignTop);
    values->addWidget(m_genderField, 3, Qt::AlignTop);
    auto* base = new QHBoxLayout(m_baseRow);
    base->setContentsMargins(0, 0, 0, 0);
    base->addWidget(m_base, 1);
    base->addWidget(m_back);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addLayout(values);
    column->addWidget(m_title);
    column->addWidget(m_hint);
    column->addLayout(m_effects);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    column->addWidget(m_baseRow);
    connectFields();
    connect(&theme, &Theme::changed, this, &EffectsForm::adjust);
    retranslate();
    adjust();
}

void EffectsForm::connectFields()
{
    connect(m_kind, &QComboBox::activated, this, [this](int row) {
        model::CardDraft to = m_draft;
        to.kind = CardKind(m_kind->itemData(row).toString());
        Q_EMIT changed(DraftField::Kind, to);
    });
    connect(m_strength, &QSpinBox::valueChanged, this, [this](int strength) {
        model::CardDraft to = m_draft;
        to.strength = strength;
        Q_EMIT changed(DraftField::Strength, to);
    });
    connect(m_gender, &QComboBox::activated, this, [this](int row) {
        model::CardDraft to = m_draft;
        to.gender = static_cast<Gender>(m_gender->itemData(row).toInt());
        Q_EMIT changed(DraftField::Gender, to);
    });
    connect(m_strengthField, &FormField::baseWanted, this,
            [this] { Q_EMIT baseWanted(DraftField::Strength); });
    connect(m_back, &QPushButton::clicked, this, [this] { Q_EMIT baseWanted(DraftField::Effects); });
    connect(m_add, &QPushButton::clicked, this, &EffectsForm::addEffect);
}

void EffectsForm::addEffect()
{
    const auto kind = model::ruleKind(m_draft.kind);
    const auto free = model::EffectBuilder::freeTypes(m_draft.effects, kind);
    if (free.empty())
        return;
    model::CardDraft to = m_draft;
    to.effects.push_back(model::EffectBuilder::begun(free.front(), kind));
    Q_EMIT changed(DraftField::Effects, to);
    if (!m_draft.effects.empty())
        panel(m_draft.effects.size() - 1)->takeFocus();
}

void EffectsForm::removeEffect(std::size_t at)
{
    model::CardDraft to = m_draft;
    to.effects.clear();
    for (std::size_t i = 0; i < m_draft.effects.size(); ++i) {
        if (i != at)
            to.effects.push_back(m_draft.effects[i]);
    }
    Q_EMIT changed(DraftField::Effects, to);
    m_add->setFocus(Qt::OtherFocusReason);
}

EffectPanel* EffectsForm::panel(std::size_t at)
{
    while (m_panels.size() <= at) {
        const std::size_t made = m_panels.size();
        auto* panel = new EffectPanel(m_theme, this);
        panel->setObjectName(u"effect%1"_s.arg(made));
        connect(panel, &EffectPanel::changed, this, [this](const rules::effects::Effects& effects) {
            model::CardDraft to = m_draft;
            to.effects = effects;
            Q_EMIT changed(DraftField::Effects, to);
        });
        connect(panel, &EffectPanel::removeWanted, this, [this, made] { removeEffect(made); });
        m_panels.push_back(panel);
        m_effects->addWidget(panel);
    }
    return m_panels[at];
}

void EffectsForm::showDraft(const model::EditorSession& session, model::Language language)
{
    const bool otherEffects = !(m_draft.effects == session.draft().effects) ||
                              m_draft.kind != session.draft().kind || m_draft.game != session.draft().game;
    m_draft = session.draft();
    const QSignalBlocker quietKind(m_kind);
    const QSignalBlocker quietStrength(m_strength);
    const QSignalBlocker quietGender(m_gender);
    m_kind->setCurrentIndex(m_kind->findData(m_draft.kind.id()));
    m_strength->setValue(m_draft.strength);
    m_gender->setCurrentIndex(m_gender->findData(static_cast<int>(m_draft.gender)));
    const bool correction = session.purpose() == model::DraftPurpose::Correction;
    m_kind->setEnabled(!correction);
    m_genderField->setVisible(!correction);
    const model::KindOfCard* kind = model::gameCardsOr(m_draft.game).kindOf(m_draft.kind);
    m_strengthField->setVisible(kind != nullptr && kind->hasStrength);
    const FieldProblem strength = problemOf(session, DraftField::Strength);
    m_strengthField->setProblem(strength.words, strength.blocks);
    m_strengthField->setBase(session.isCorrected(DraftField::Strength)
                                 ? QString::number(session.opened().base.strength)
                                 : QString());
    const bool corrected = session.isCorrected(DraftField::Effects);
    m_baseRow->setVisible(corrected);
    if (corrected) {
        const QString before = model::writtenText(session.opened().base, language);
        m_base->setText(tr("Before: %1").arg(before.isEmpty() ? tr("no effect") : before));
    }
    // Typing a name changes nothing here, and building lists costs more than everything else.
    if (otherEffects)
        showEffects(session);
}

void EffectsForm::showEffects(const model::EditorSession& session)
{
    const std::size_t count = m_draft.effects.size();
    for (std::size_t at = 0; at < count; ++at) {
        std::vector<model::DraftProblem> problems;
        for (const model::DraftProblem& each : session.problems()) {
            if (each.field == DraftField::Effects && each.effect == static_cast<int>(at))
                problems.push_back(each);
        }
        panel(at)->showEffect(m_draft.effects, at, model::ruleKind(m_draft.kind), problems);
        panel(at)->show();
    }
    for (std::size_t at = count; at < m_panels.size(); ++at)
        m_panels[at]->hide();
    m_hint->setVisible(count == 0);
    m_add->setEnabled(
        !model::EffectBuilder::freeTypes(m_draft.effects, model::ruleKind(m_draft.kind)).empty());
}

void EffectsForm::changeEvent(QEvent* event)
{
    CardForm::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_draft = {};
    }
}

void EffectsForm::fillLists()
{
    const QSignalBlocker quietKind(m_kind);
    const QSignalBlocker quietGender(m_gender);
    m_kind->clear();
    const bool isGerman = QLocale().language() == QLocale::German;
    for (const model::KindOfCard& kind : model::gameCardsOr(m_draft.game).kinds())
        m_kind->addItem(isGerman ? kind.name.de : kind.name.en, kind.kind.id());
    m_gender->clear();
    for (const Gender gender : {Gender::Masculine, Gender::Feminine, Gender::Neuter})
        m_gender->addItem(model::EffectVocabulary::word(gender), static_cast<int>(gender));
}

void EffectsForm::retranslate()
{
    fillLists();
    m_kindField->setLabel(tr("Kind"));
    m_strengthField->setLabel(tr("Strength"));
    m_genderField->setLabel(tr("Gender of the German name"));
    m_title->setText(tr("Effects"));
    m_hint->setText(tr("Without an effect, only the card’s strength counts. Add an effect and choose what it "
                       "does; its text is written for you in both languages."));
    m_add->setText(tr("Add effect"));
    m_add->setToolTip(tr("A card has at most one effect of each type"));
    m_back->setText(tr("Reset"));
    m_back->setToolTip(tr("Reset to the value in the library"));
}

void EffectsForm::adjust()
{
    m_title->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
}

} // namespace views
