// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/effect_reader.h"

#include "rules/games/crimson/effects/effect_reasons.h"
#include "rules/games/crimson/effects/effect_words.h"
#include "rules/games/crimson/effects/op_shape.h"

#include <set>

namespace rules::effects {

namespace {

using json::Place;

/// Reads a word into `value` where the key is there; otherwise the default stays.
template <class E>
void word(const Place& object, std::string_view key, E& value, std::size_t from = 0,
          std::size_t count = std::dynamic_extent)
{
    if (const auto place = object.find(key))
        value = readWord<E>(*place, key, from, count).value_or(value);
}

void flag(const Place& object, std::string_view key, bool& value)
{
    if (const auto place = object.find(key))
        value = place->flag().value_or(value);
}

template <class Number>
void number(const Place& place, Number& value, Range range)
{
    const auto whole = place.whole(range.least, range.most);
    value = whole ? static_cast<Number>(*whole) : value;
}

Target readTarget(const Place& place)
{
    Target target;
    if (place.value().string()) {
        const auto first = static_cast<std::size_t>(Pick::It);
        target.pick = readWord<Pick>(place, "target", first).value_or(target.pick);
        return target;
    }
    if (place.value().kind() != json::Kind::Object) {
        place.refuse(EffectReason::TargetForm);
        return target;
    }
    if (!place.isObject({"pick", "by", "lane", "side", "face", "other", "strongest", "nearest",
                         "max-strength", "amount"}))
        return target;
    for (const std::string_view key : {"pick", "lane", "side"})
        (void)place.need(key);
    word(place, "pick", target.pick, 0, static_cast<std::size_t>(Pick::It));
    word(place, "by", target.by);
    word(place, "lane", target.lane);
    word(place, "side", target.side);
    word(place, "face", target.face, 1);
    flag(place, "other", target.other);
    flag(place, "strongest", target.strongest);
    flag(place, "nearest", target.nearest);
    if (const auto most = place.find("max-strength")) {
        const auto whole = most->whole(kStrength.least, kStrength.most);
        target.maxStrength = static_cast<std::int8_t>(whole.value_or(-1));
    }
    if (const auto amount = place.find("amount")) {
        if (target.pick == Pick::Several || target.pick == Pick::Total)
            number(*amount, target.amount, target.pick == Pick::Several ? kSeveral : kTotal);
        else
            amount->refuse(EffectReason::AmountOnlyWith);
    } else if (target.pick == Pick::Several || target.pick == Pick::Total) {
        (void)place.need("amount");
    }
    return target;
}

void readAmount(const Place& object, Operation& operation)
{
    const auto place = object.need("amount");
    if (!place)
        return;
    const bool coins = operation.code == OpCode::Gain || operation.code == OpCode::Pay;
    if (!coins || !place->value().string()) {
        number(*place, operation.amount, amountRange(operation));
    } else if (operation.code == OpCode::Gain) {
        const auto one = static_cast<std::size_t>(AmountOf::StrengthOfIt);
        operation.amountOf = readWord<AmountOf>(*place, "amount", one, 1).value_or(AmountOf::Number);
    } else {
        const auto any = static_cast<std::size_t>(AmountOf::Any);
        operation.amountOf = readWord<AmountOf>(*place, "amount", any, 1).value_or(AmountOf::Number);
    }
    if (operation.amountOf == AmountOf::Any) {
        if (const auto strength = object.need("strength"))
            number(*strength, operation.amount, amountRange(operation));
    } else if (const auto strength = object.find("strength")) {
        strength->refuse(EffectReason::OnlyWithAny);
    }
}

std::vector<std::string_view> keysOf(OpCode code)
{
    const OpShape shape = shapeOf(code);
    std::vector<std::string_view> keys{"op", "then"};
    const auto add = [&keys](bool has, std::string_view key) {
        if (has)
            keys.push_back(key);
    };
    add(shape.target, "target");
    add(shape.to, "to");
    add(shape.from, "from");
    add(shape.face, "face");
    add(shape.with, "with");
    add(shape.who, "who");
    add(shape.amount, "amount");
    add(code == OpCode::Pay, "strength");
    add(shape.change, "change");
    add(shape.rule, "rule");
    return keys;
}

Operation readOperation(const Place& place)
{
    Operation operation;
    if (place.value().kind() != json::Kind::Object) {
        (void)place.isObject({});
        return operation;
    }
    const auto op = place.need("op");
    const auto code = op ? readWord<OpCode>(*op, "op") : std::nullopt;
    if (!code)
        return operation;
    operation.code = *code;
    (void)place.isObject(keysOf(*code));
    const OpShape shape = shapeOf(*code);
    flag(place, "then", operation.then);
    if (shape.target) {
        if (const auto target = place.need("target"))
            operation.target = readTarget(*target);
    }
    if (shape.to)
        word(place, "to", operation.to);
    if (shape.from)
        word(place, "from", operation.from);
    if (shape.face) {
        auto face = FaceScope::Up;
        word(place, "face", face, 1);
        operation.faceDown = face == FaceScope::Down;
    }
    if (shape.with)
        word(place, "with", operation.with);
    if (shape.who)
        word(place, "who", operation.who);
    if (shape.change)
        word(place, "change", operation.change);
    if (shape.amount)
        readAmount(place, operation);
    if (shape.rule && place.need("rule"))
        word(place, "rule", operation.rule);
    return operation;
}

Effect readEffect(const Place& place)
{
    Effect effect;
    if (!place.isObject({"type", "when", "played-side", "if", "do"}))
        return effect;
    if (place.need("type"))
        word(place, "type", effect.type);
    word(place, "when", effect.moment, 1);
    word(place, "played-side", effect.playedSide);
    word(place, "if", effect.condition, 1);
    if (const auto program = place.need("do")) {
        for (const Place& step : program->items(1, kMaxOperations))
            effect.program.push_back(readOperation(step));
    }
    return effect;
}

} // namespace

Effects readEffects(const Place& list, CardKind kind)
{
    Effects effects;
    std::set<EffectType> seen;
    for (const Place& place : list.items(0, kMaxEffects)) {
        const std::size_t before = list.problems().count();
        const Effect effect = readEffect(place);
        // What could not be read says nothing about the rest of the effect: its meaning is checked only when
        // its form is right.
        if (list.problems().count() != before)
            continue;
        checkEffect(effect, kind, [&place](const std::string& path, EffectProblem, const Reason& reason) {
            place.refuseBelow(path, reason);
        });
        if (!seen.insert(effect.type).second)
            place.refuseBelow("type", {EffectReason::TypeTwice, verbatim(wordOf(effect.type))});
        effects.push_back(effect);
    }
    return effects;
}

Result<Effects, std::vector<Error>> readEffects(std::string_view text, CardKind kind)
{
    const auto document = json::read(text);
    if (!document)
        return std::vector<Error>{document.error()};
    json::Problems problems;
    const Effects effects = readEffects(Place(*document, "effects", problems), kind);
    if (problems.count() > 0)
        return problems.sorted();
    return effects;
}

} // namespace rules::effects
