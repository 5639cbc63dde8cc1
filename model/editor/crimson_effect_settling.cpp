// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/crimson_effect_settling.h"

#include "model/editor/crimson_step_parts.h"
#include "rules/games/crimson/effects/op_shape.h"

namespace model {

using namespace rules::effects;

namespace {

/// The number nearest to what was there, for the numbers of a step.
void clampNumbers(Operation& operation, RuleKind kind)
{
    for (const StepPart part : {StepPart::PickAmount, StepPart::MaxStrength, StepPart::Amount}) {
        if (!isUsed(operation, part, kind))
            continue;
        const Range range = rangeOf(operation, part);
        const int value = partOf(operation, part);
        if (part == StepPart::MaxStrength && value == -1)
            continue;
        if (!range.holds(value))
            setPart(operation, part,
                    value < range.least ? qMax(range.least, qMin(1, range.most)) : range.most);
        if (part == StepPart::Amount && operation.code == OpCode::Strength &&
            operation.change == rules::effects::Change::Add && operation.amount == 0)
            operation.amount = 1;
    }
}

/// A part that is not offered must not stand in the way.
void resetUnused(Operation& operation, RuleKind kind)
{
    static const Operation usual;
    for (const StepPart part : kStepParts) {
        if (part == StepPart::AmountOf && shapeOf(operation.code).amount && !shapeOf(operation.code).who)
            operation.amountOf = AmountOf::Number;
        if (!isUsed(operation, part, kind) && part != StepPart::AmountOf)
            setPart(operation, part, partOf(usual, part));
    }
    operation = tidy(operation);
    clampNumbers(operation, kind);
}

} // namespace

int mistakesIn(const Effect& effect, int step, RuleKind kind)
{
    int count = 0;
    for (const EffectMistake& mistake : mistakesOf(effect, kind))
        count += mistake.step == step ? 1 : 0;
    return count;
}

void settleStep(Effect& effect, std::size_t step, std::optional<StepPart> kept, RuleKind kind)
{
    const int at = static_cast<int>(step);
    resetUnused(effect.program[step], kind);
    int mistakes = mistakesIn(effect, at, kind);
    // One part a round: the one whose change mends most, the first of equals.
    for (int round = 0; mistakes > 0 && round < 6; ++round) {
        std::optional<Effect> best;
        for (const StepPart part : kStepParts) {
            if (part == kept || isNumber(part) || !isUsed(effect.program[step], part, kind))
                continue;
            // Another operation is another step: only where nothing was chosen by hand.
            if (part == StepPart::Code && kept)
                continue;
            for (const int value : allValues(part)) {
                Effect tried = effect;
                setPart(tried.program[step], part, value);
                if (kept && partOf(tried.program[step], *kept) != partOf(effect.program[step], *kept))
                    continue;
                resetUnused(tried.program[step], kind);
                const int left = mistakesIn(tried, at, kind);
                if (left < mistakes) {
                    mistakes = left;
                    best = tried;
                }
            }
        }
        if (!best)
            return;
        effect = *best;
    }
}

void settleEffect(Effect& effect, RuleKind kind)
{
    if (effect.type != EffectType::Passive)
        effect.moment = Moment::Standing;
    if (kind == RuleKind::Castle && effect.moment == Moment::BeforePlayed)
        effect.moment = Moment::AfterPlayed;
    if (effect.moment == Moment::Standing || kind == RuleKind::Castle)
        effect.playedSide = SideScope::Both;
    if (!happens(effect.type, effect.moment)) {
        effect.condition = Condition::None;
        for (Operation& operation : effect.program)
            operation.then = false;
    }
    for (std::size_t step = 0; step < effect.program.size(); ++step)
        settleStep(effect, step, std::nullopt, kind);
    const bool opposite = !effect.program.empty() && effect.program[0].code == OpCode::PlayOpposite;
    if (opposite)
        effect.condition = Condition::None;
}

} // namespace model
