// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/op_shape.h"

namespace rules::effects {

namespace {

Target tidyTarget(Target target)
{
    if (!isDescription(target.pick))
        return {.pick = target.pick};
    if (target.pick != Pick::Several && target.pick != Pick::Total)
        target.amount = 0;
    return target;
}

} // namespace

Operation tidy(const Operation& operation)
{
    const OpShape shape = shapeOf(operation.code);
    Operation kept;
    kept.code = operation.code;
    kept.then = operation.then;
    if (shape.target)
        kept.target = tidyTarget(operation.target);
    if (shape.to)
        kept.to = operation.to;
    if (shape.from)
        kept.from = operation.from;
    if (shape.face)
        kept.faceDown = operation.faceDown;
    if (shape.with)
        kept.with = operation.with;
    if (shape.who)
        kept.who = operation.who;
    if (shape.amount) {
        kept.amountOf = operation.amountOf;
        kept.amount = operation.amountOf == AmountOf::StrengthOfIt ? std::int8_t{0} : operation.amount;
    }
    if (shape.change)
        kept.change = operation.change;
    if (shape.rule)
        kept.rule = operation.rule;
    return kept;
}

} // namespace rules::effects
