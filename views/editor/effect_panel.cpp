// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/effect_panel.h"

#include "views/cards/effect_mark.h"
#include "views/editor/form_field.h"
#include "views/editor/step_row.h"
#include "views/frame/choice_box.h"
#include "views/frame/flow_layout.h"
#include "views/text/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::EffectBuilder;
using model::EffectPart;

namespace {
constexpr EffectPart kParts[]{EffectPart::Type, EffectPart::Moment, EffectPart::PlayedSide,
                              EffectPart::Condition};
constexpr int kStripe = 4; ///< the colour of the type along the left edge
} // namespace

EffectPanel::EffectPanel(const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_head(new QWidget(this))
    , m_remove(new QToolButton(this))
    , m_problem(new Label(this))
    , m_rows(new QVBoxLayout)
    , m_add(new QPushButton(this))
{
    setObjectName(u"effectPanel"_s);
    m_remove->setObjectName(u"effectRemove"_s);
    m_remove->setFocusPolicy(Qt::StrongFocus);
    m_remove->setIconSize(QSize(16, 16));
    m_add->setObjectName(u"stepAdd"_s);
    m_problem->setObjectName(u"effectProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_rows->setSpacing(8);
    buildHead();
    auto* head = new QHBoxLayout;
    head->addWidget(m_head, 1);
    head->addWidget(m_remove, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kStripe + 12, 12, 8, 12);
    column->setSpacing(8);
    column->addLayout(head);
    column->addWidget(m_problem);
    column->addLayout(m_rows);
    column->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_remove, &QToolButton::clicked, this, &EffectPanel::removeWanted);
    connect(m_add, &QPushButton::clicked, this, [this] {
        EffectBuilder builder(m_effects, m_at, m_kind);
        builder.addStep();
        const std::size_t added = builder.effect().program.size() - 1;
        Q_EMIT changed(builder.effects());
        if (added < m_steps.size())
            m_steps[added]->takeFocus();
    });
    connect(&theme, &Theme::changed, this, &EffectPanel::adjust);
    retranslate();
    adjust();
}

void EffectPanel::buildHead()
{
    auto* flow = new FlowLayout(12, m_head);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const EffectPart which : kParts) {
        Part& part = m_parts[which];
        part.whole = new QWidget(m_head);
        part.label = new Label(part.whole);
        part.label->setProperty("role", u"quiet"_s);
        part.list = new ChoiceBox(part.whole);
        part.list->setObjectName(u"effectPart%1"_s.arg(static_cast<int>(which)));
        part.list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        guardFromWheel(part.list);
        part.label->setBuddy(part.list);
        auto* column = new QVBoxLayout(part.whole);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(2);
        column->addWidget(part.label);
        column->addWidget(part.list);
        flow->addWidget(part.whole);
        connect(part.list, &QComboBox::activated, this, [this, which, list = part.list](int at) {
            EffectBuilder builder(m_effects, m_at, m_kind);
            builder.set(which, list->itemData(at).toInt());
            Q_EMIT changed(builder.effects());
        });
    }
}

StepRow* EffectPanel::row(std::size_t step)
{
    while (m_steps.size() <= step) {
        const std::size_t at = m_steps.size();
        auto* made = new StepRow(m_theme, static_cast<int>(at), this);
        connect(made, &StepRow::chosen, this, [this, at](model::StepPart part, int value) {
            EffectBuilder builder(m_effects, m_at, m_kind);
            builder.set(at, part, value);
            Q_EMIT changed(builder.effects());
        });
        connect(made, &StepRow::moveWanted, this, [this, at](int by) {
            EffectBuilder builder(m_effects, m_at, m_kind);
            if (!builder.canMoveStep(at, by))
                return;
            builder.moveStep(at, by);
            Q_EMIT changed(builder.effects());
            const int there = static_cast<int>(at) + by;
            m_steps[static_cast<std::size_t>(there)]->takeFocus();
        });
        connect(made, &StepRow::removeWanted, this, [this, at] {
            EffectBuilder builder(m_effects, m_at, m_kind);
            builder.removeStep(at);
            Q_EMIT changed(builder.effects());
            if (at > 0)
                m_steps[at - 1]->takeFocus();
            else
                m_add->setFocus(Qt::OtherFocusReason);
        });
        m_steps.push_back(made);
        m_rows->addWidget(made);
    }
    return m_steps[step];
}

void EffectPanel::showEffect(const rules::effects::Effects& effects, std::size_t at, model::RuleKind kind,
                             const std::vector<model::DraftProblem>& problems)
{
    m_effects = effects;
    m_at = at;
    m_kind = kind;
    showHead();
    showSteps(problems);
    update();
}

void EffectPanel::showHead()
{
    const EffectBuilder builder(m_effects, m_at, m_kind);
    std::map<EffectPart, bool> shown;
    for (const auto& field : builder.fields()) {
        shown[field.part] = true;
        const Part& part = m_parts[field.part];
        const QSignalBlocker quiet(part.list);
        part.label->setText(model::EffectVocabulary::label(field.part));
        part.list->setAccessibleName(part.label->text());
        part.list->clear();
        for (const model::BuilderChoice& choice : field.choices)
            part.list->addItem(choice.words, choice.value);
        part.list->setCurrentIndex(part.list->findData(field.value));
    }
    for (const auto& [which, part] : m_parts)
        part.whole->setVisible(shown.contains(which));
}

void EffectPanel::showSteps(const std::vector<model::DraftProblem>& problems)
{
    const EffectBuilder builder(m_effects, m_at, m_kind);
    const auto wordsOf = [&problems](int step) {
        QStringList words;
        for (const model::DraftProblem& each : problems) {
            if (each.step == step)
                words << each.words;
        }
        return words.join(u' ');
    };
    const std::size_t count = builder.effect().program.size();
    for (std::size_t step = 0; step < count; ++step) {
        row(step)->showStep(builder.fields(step), wordsOf(static_cast<int>(step)),
                            builder.canMoveStep(step, -1), builder.canMoveStep(step, 1));
        row(step)->show();
    }
    for (std::size_t step = count; step < m_steps.size(); ++step)
        m_steps[step]->hide();
    showProblem(*m_problem, wordsOf(-1));
    m_add->setEnabled(builder.canAddStep());
}

void EffectPanel::takeFocus()
{
    m_parts[EffectPart::Type].list->setFocus(Qt::OtherFocusReason);
}

void EffectPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens& tokens = m_theme.tokens();
    painter.setPen(QPen(tokens.line, 1));
    painter.setBrush(tokens.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    if (m_at >= m_effects.size())
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.hue(static_cast<model::EffectType>(m_effects[m_at].type)));
    painter.drawRoundedRect(QRectF(0, 0, kStripe, height()), 2, 2);
}

void EffectPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EffectPanel::retranslate()
{
    m_add->setText(tr("Add step"));
    m_add->setToolTip(tr("Another step of this effect, after the others"));
    m_remove->setToolTip(tr("Remove this effect"));
    m_remove->setAccessibleName(tr("Remove this effect"));
}

void EffectPanel::adjust()
{
    m_remove->setIcon(m_theme.icon(u"close"_s));
    update();
}

} // namespace views
