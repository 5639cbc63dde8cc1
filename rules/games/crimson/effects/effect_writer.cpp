// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/effect_reader.h"
#include "rules/games/crimson/effects/effect_words.h"
#include "rules/games/crimson/effects/op_shape.h"

namespace rules::effects {

namespace {

using json::Value;

template <class E>
void set(Value& object, const char* key, E value, E normal)
{
    if (value != normal)
        object.set(key, wordOf(value));
}

void set(Value& object, std::string key, bool value)
{
    if (value)
        object.set(std::move(key), true);
}

Value toJson(const Target& target)
{
    if (!isDescription(target.pick))
        return wordOf(target.pick);
    Value object = Value::object();
    object.set("pick", wordOf(target.pick));
    if (target.pick == Pick::Several || target.pick == Pick::Total)
        object.set("amount", int{target.amount});
    set(object, "by", target.by, Who::You);
    object.set("lane", wordOf(target.lane));
    object.set("side", wordOf(target.side));
    set(object, "face", target.face, FaceScope::Any);
    set(object, "other", target.other);
    set(object, "strongest", target.strongest);
    set(object, "nearest", target.nearest);
    if (target.maxStrength >= 0)
        object.set("max-strength", int{target.maxStrength});
    return object;
}

void setAmount(Value& object, const Operation& operation)
{
    if (operation.amountOf != AmountOf::Number)
        object.set("amount", wordOf(operation.amountOf));
    if (operation.amountOf != AmountOf::StrengthOfIt)
        object.set(operation.amountOf == AmountOf::Any ? "strength" : "amount", int{operation.amount});
}

Value toJson(const Operation& operation)
{
    const OpShape shape = shapeOf(operation.code);
    Value object = Value::object();
    object.set("op", wordOf(operation.code));
    set(object, "then", operation.then);
    if (shape.target)
        object.set("target", toJson(operation.target));
    if (shape.from)
        object.set("from", wordOf(operation.from));
    if (shape.to)
        object.set("to", wordOf(operation.to));
    if (shape.face)
        object.set("face", wordOf(operation.faceDown ? FaceScope::Down : FaceScope::Up));
    if (shape.with)
        object.set("with", wordOf(operation.with));
    if (shape.who)
        set(object, "who", operation.who, Who::You);
    if (shape.change)
        object.set("change", wordOf(operation.change));
    if (shape.rule)
        object.set("rule", wordOf(operation.rule));
    if (shape.amount)
        setAmount(object, operation);
    return object;
}

} // namespace

Value toJson(const Effects& effects)
{
    Value list = Value::array();
    for (const Effect& effect : effects) {
        Value object = Value::object();
        object.set("type", wordOf(effect.type));
        set(object, "when", effect.moment, Moment::Standing);
        set(object, "played-side", effect.playedSide, SideScope::Both);
        set(object, "if", effect.condition, Condition::None);
        Value program = Value::array();
        for (const Operation& operation : effect.program)
            program.append(toJson(operation));
        object.set("do", std::move(program));
        list.append(std::move(object));
    }
    return list;
}

} // namespace rules::effects
