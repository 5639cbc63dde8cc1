// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/raider_effects.h"

#include "rules/games/crimson/effects/text/effect_text.h"

#include <array>
#include <initializer_list>

namespace rules::crimson {

namespace {

using namespace effects;

Effects only(EffectType type, std::initializer_list<Operation> program)
{
    Effect effect;
    effect.type = type;
    for (const Operation& operation : program)
        effect.program.push_back(operation);
    Effects effects;
    effects.push_back(effect);
    return effects;
}

Operation step(OpCode code, std::int8_t amount = 0)
{
    Operation operation;
    operation.code = code;
    operation.amount = amount;
    return operation;
}

Operation destroyOne(SideScope side)
{
    Operation operation = step(OpCode::Destroy);
    operation.target.side = side;
    return operation;
}

Operation placeTop(LaneScope to)
{
    Operation operation = step(OpCode::PlaceTop);
    operation.to = to;
    operation.faceDown = true;
    return operation;
}

Operation thenDiscardFromHand()
{
    Operation operation = step(OpCode::DiscardFromHand);
    operation.then = true;
    return operation;
}

/// Sorted by id.
const std::array<RaiderEffects, 9>& changed()
{
    static const std::array<RaiderEffects, 9> kChanged{{
        {"apocalyptic-rider", "cc.solo.apocalyptic-rider",
         only(EffectType::Deployment, {destroyOne(SideScope::Own), destroyOne(SideScope::Opposing)})},
        {"bard", "cc.solo.bard", only(EffectType::Passive, {step(OpCode::GainMore, 1)})},
        {"beggar", "cc.solo.beggar", only(EffectType::Deployment, {step(OpCode::ThinFullestCastle, 1)})},
        {"fortune-teller", "cc.solo.fortune-teller",
         only(EffectType::Deployment, {step(OpCode::DiscardTop)})},
        {"sellsword", "cc.solo.sellsword", only(EffectType::Score, {step(OpCode::StrengthByCastleCoins, 2)})},
        {"shapeshifter", "cc.solo.shapeshifter", only(EffectType::Deployment, {step(OpCode::Exchange, 3)})},
        {"summoner", "cc.solo.summoner", only(EffectType::Deployment, {placeTop(LaneScope::This)})},
        {"troll-mother", "cc.solo.troll-mother",
         only(EffectType::Deployment, {step(OpCode::Draw, 1), thenDiscardFromHand()})},
        {"veteran", "cc.solo.veteran", only(EffectType::Destruction, {placeTop(LaneScope::Any)})},
    }};
    return kChanged;
}

} // namespace

const RaiderEffects* raiderEffects(std::string_view character)
{
    for (const RaiderEffects& each : changed())
        if (each.character == character)
            return &each;
    return nullptr;
}

std::optional<BothLanguages> raiderText(std::string_view character)
{
    const RaiderEffects* const found = raiderEffects(character);
    if (found == nullptr)
        return std::nullopt;
    return BothLanguages{effectText(found->effects, Language::English),
                         effectText(found->effects, Language::German)};
}

} // namespace rules::crimson
