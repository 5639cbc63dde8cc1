// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/effects/effect_check.h"
#include "rules/games/crimson/effects/effect_words.h"
#include "rules/games/crimson/effects/op_shape.h"

#include <random>

/// Makes valid effects from the whole vocabulary: members are drawn at random, what the check refuses is
/// drawn again.
class RandomEffects
{
public:
    explicit RandomEffects(std::uint32_t seed)
        : m_random(seed)
    {}

    rules::effects::Effects next(rules::effects::CardKind kind)
    {
        for (;;) {
            rules::effects::Effects effects;
            const int count = one(10) ? 2 : 1;
            for (int i = 0; i < count; ++i)
                effects.push_back(effect(kind));
            if (rules::effects::check(effects, kind).empty())
                return effects;
        }
    }

private:
    template <class E>
    E any()
    {
        return static_cast<E>(m_random() % rules::effects::wordsOf<E>().size());
    }
    bool one(std::uint32_t in) { return m_random() % in == 0; }
    template <class Number>
    Number from(rules::effects::Range range)
    {
        const auto width = static_cast<std::uint32_t>(range.most - range.least + 1);
        return static_cast<Number>(range.least + static_cast<int>(m_random() % width));
    }

    rules::effects::Effect effect(rules::effects::CardKind kind)
    {
        using namespace rules::effects;
        for (;;) {
            Effect effect;
            effect.type = any<EffectType>();
            if (effect.type == EffectType::Passive)
                effect.moment = any<Moment>();
            if (effect.moment != Moment::Standing)
                effect.playedSide = any<SideScope>();
            if (one(4))
                effect.condition = any<Condition>();
            if (!fits(effect.type, kind))
                continue;
            // Operation by operation: drawn as a whole, hardly any effect with a target would be valid.
            const std::uint32_t count = 1 + m_random() % 3;
            for (int tries = 0; effect.program.size() < count && tries < 200; ++tries) {
                Effect longer = effect;
                longer.program.push_back(operation(effect, kind));
                bool valid = true;
                checkEffect(longer, kind, [&valid](const std::string&, EffectProblem, const rules::Reason&) {
                    valid = false;
                });
                if (valid)
                    effect = longer;
            }
            if (!effect.program.empty())
                return effect;
        }
    }

    rules::effects::Operation operation(const rules::effects::Effect& effect, rules::effects::CardKind kind)
    {
        using namespace rules::effects;
        Operation operation;
        do
            operation.code = any<OpCode>();
        while (!fits(operation.code, effect.type, effect.moment, kind));
        operation.then = one(3) && !effect.program.empty();
        operation.target = target();
        operation.to = any<LaneScope>();
        operation.from = any<Source>();
        operation.faceDown = one(2);
        operation.with = any<Partner>();
        operation.who = any<Who>();
        if (operation.code == OpCode::Gain && one(3))
            operation.amountOf = AmountOf::StrengthOfIt;
        if (operation.code == OpCode::Pay && effect.type == EffectType::Score)
            operation.amountOf = AmountOf::Any;
        operation.change = any<Change>();
        operation.rule = any<WinRule>();
        operation.amount = from<std::int8_t>(amountRange(operation));
        return tidy(operation);
    }

    rules::effects::Target target()
    {
        using namespace rules::effects;
        Target target;
        target.pick = any<Pick>();
        target.by = one(2) ? Who::You : any<Who>();
        target.lane = any<LaneScope>();
        target.side = any<SideScope>();
        target.face = one(3) ? any<FaceScope>() : FaceScope::Any;
        target.other = one(4);
        target.strongest = one(4);
        target.nearest = one(4);
        target.maxStrength = one(4) ? from<std::int8_t>(kStrength) : std::int8_t{-1};
        target.amount = from<std::uint8_t>(target.pick == Pick::Total ? kTotal : kSeveral);
        return target;
    }

    std::mt19937 m_random;
};
