// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/crimson_effect_builder.h"

#include "model/editor/crimson_effect_settling.h"
#include "model/editor/crimson_step_parts.h"

#include <algorithm>
#include <utility>

namespace model {

using namespace rules::effects;

namespace {

/// "do[2].target.by" is in step 2.
int stepOf(const std::string& path)
{
    return path.starts_with("do[") ? path[3] - '0' : -1;
}

} // namespace

std::vector<EffectMistake> mistakesOf(const Effect& effect, RuleKind kind)
{
    std::vector<EffectMistake> mistakes;
    checkEffect(effect, kind, [&](const std::string& path, EffectProblem problem, const rules::Reason&) {
        mistakes.push_back({stepOf(path), problem});
    });
    return mistakes;
}

std::vector<EffectMistake> mistakesOf(const Effects& effects, std::size_t at, RuleKind kind)
{
    std::vector<EffectMistake> mistakes = mistakesOf(effects[at], kind);
    for (std::size_t i = 0; i < at; ++i) {
        if (effects[i].type == effects[at].type)
            mistakes.push_back({-1, EffectProblem::TypeTwice});
    }
    return mistakes;
}

EffectBuilder::EffectBuilder(const Effects& effects, std::size_t at, RuleKind kind)
    : m_effects(effects)
    , m_at(at)
    , m_kind(kind)
{}

std::vector<int> EffectBuilder::valuesFor(EffectPart part) const
{
    std::vector<int> values;
    const Effect& built = effect();
    for (const int value : allValues(part)) {
        bool fit = true;
        switch (part) {
        case EffectPart::Type: {
            const auto type = static_cast<EffectType>(value);
            fit = fits(type, m_kind);
            for (std::size_t i = 0; i < m_effects.size(); ++i)
                fit = fit && (i == m_at || m_effects[i].type != type);
            break;
        }
        case EffectPart::Moment:
            fit = (value == static_cast<int>(Moment::Standing)) ||
                  (built.type == EffectType::Passive &&
                   !(m_kind == RuleKind::Castle && value == static_cast<int>(Moment::BeforePlayed)));
            break;
        case EffectPart::PlayedSide:
            fit = value == static_cast<int>(SideScope::Both) ||
                  (built.moment != Moment::Standing && m_kind == RuleKind::Character);
            break;
        case EffectPart::Condition: {
            Effect tried = built;
            tried.condition = static_cast<Condition>(value);
            fit = tried.condition == Condition::None ||
                  mistakesIn(tried, -1, m_kind) <= mistakesIn(built, -1, m_kind);
            break;
        }
        }
        if (fit)
            values.push_back(value);
    }
    return values;
}

std::vector<BuilderField<EffectPart>> EffectBuilder::fields() const
{
    std::vector<BuilderField<EffectPart>> fields;
    for (const EffectPart part :
         {EffectPart::Type, EffectPart::Moment, EffectPart::PlayedSide, EffectPart::Condition}) {
        BuilderField<EffectPart> field{part, partOf(effect(), part), {}, {}};
        std::vector<int> values = valuesFor(part);
        if (std::find(values.begin(), values.end(), field.value) == values.end())
            values.push_back(field.value);
        for (const int value : values)
            field.choices.push_back({value, wordsFor(part, value)});
        // With one answer there is nothing to ask, but a card always says of what type its effects are.
        if (field.choices.size() > 1 || part == EffectPart::Type)
            fields.push_back(std::move(field));
    }
    return fields;
}

std::vector<int> EffectBuilder::valuesFor(std::size_t step, StepPart part) const
{
    const int at = static_cast<int>(step);
    std::vector<int> values;
    for (const int value : allValues(part)) {
        Effect tried = effect();
        setPart(tried.program[step], part, value);
        settleStep(tried, step, part, m_kind);
        if (partOf(tried.program[step], part) == value && mistakesIn(tried, at, m_kind) == 0)
            values.push_back(value);
    }
    return values;
}

std::vector<BuilderField<StepPart>> EffectBuilder::fields(std::size_t step) const
{
    std::vector<BuilderField<StepPart>> fields;
    const Operation& operation = effect().program[step];
    for (const StepPart part : kStepParts) {
        if (!isUsed(operation, part, m_kind) || (part == StepPart::Then && step == 0))
            continue;
        BuilderField<StepPart> field{part, partOf(operation, part), {}, {}};
        field.isSwitch = isSwitch(part);
        if (isNumber(part)) {
            field.range = rangeOf(operation, part);
            field.mayBeNone = part == StepPart::MaxStrength;
            if (field.mayBeNone && field.value == -1) {
                Effect limited = effect();
                setPart(limited.program[step], part, 1);
                if (mistakesIn(limited, static_cast<int>(step), m_kind) >
                    mistakesIn(effect(), static_cast<int>(step), m_kind))
                    continue;
            }
            fields.push_back(std::move(field));
            continue;
        }
        std::vector<int> values = valuesFor(step, part);
        if (std::find(values.begin(), values.end(), field.value) == values.end())
            values.push_back(field.value);
        std::sort(values.begin(), values.end());
        for (const int value : values)
            field.choices.push_back({value, wordsFor(part, value)});
        if (field.choices.size() > 1 || part == StepPart::Code)
            fields.push_back(std::move(field));
    }
    return fields;
}

void EffectBuilder::set(EffectPart part, int value)
{
    Effect& built = m_effects[m_at];
    setPart(built, part, value);
    settleEffect(built, m_kind);
}

void EffectBuilder::set(std::size_t step, StepPart part, int value)
{
    Effect& built = m_effects[m_at];
    setPart(built.program[step], part, value);
    settleStep(built, step, part, m_kind);
    // A rule about where the card is played holds without a condition.
    if (step == 0 && built.program[0].code == OpCode::PlayOpposite)
        built.condition = Condition::None;
}

bool EffectBuilder::canAddStep() const
{
    if (effect().program.full())
        return false;
    EffectBuilder longer = *this;
    longer.addStep();
    return mistakesIn(longer.effect(), static_cast<int>(effect().program.size()), m_kind) == 0;
}

void EffectBuilder::addStep()
{
    Effect& built = m_effects[m_at];
    const std::size_t step = built.program.size();
    built.program.push_back({});
    settleStep(built, step, std::nullopt, m_kind);
}

void EffectBuilder::removeStep(std::size_t step)
{
    Effect& built = m_effects[m_at];
    for (std::size_t i = step; i + 1 < built.program.size(); ++i)
        built.program[i] = built.program[i + 1];
    built.program.pop_back();
    if (!built.program.empty())
        built.program[0].then = false;
}

bool EffectBuilder::canMoveStep(std::size_t step, int by) const
{
    const int to = static_cast<int>(step) + by;
    return to >= 0 && to < static_cast<int>(effect().program.size());
}

void EffectBuilder::moveStep(std::size_t step, int by)
{
    Effect& built = m_effects[m_at];
    const int there = static_cast<int>(step) + by;
    const auto to = static_cast<std::size_t>(there);
    std::swap(built.program[step], built.program[to]);
    // "Then" divides the effect at a place, whatever stands there.
    std::swap(built.program[step].then, built.program[to].then);
}

std::vector<EffectType> EffectBuilder::freeTypes(const Effects& effects, RuleKind kind)
{
    std::vector<EffectType> types;
    if (effects.full())
        return types;
    for (const int value : allValues(EffectPart::Type)) {
        const auto type = static_cast<EffectType>(value);
        const bool taken = std::any_of(effects.begin(), effects.end(),
                                       [type](const Effect& each) { return each.type == type; });
        if (fits(type, kind) && !taken)
            types.push_back(type);
    }
    return types;
}

Effect EffectBuilder::begun(EffectType type, RuleKind kind)
{
    Effect effect;
    effect.type = type;
    effect.program.push_back({});
    settleEffect(effect, kind);
    return effect;
}

} // namespace model
