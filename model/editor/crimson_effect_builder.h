// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/crimson_effect_vocabulary.h"
#include "rules/games/crimson/effects/effect_check.h"

#include <vector>

namespace model {

using RuleKind = rules::effects::CardKind;
using rules::effects::Effect;
using rules::effects::Operation;

/// One answer that a list offers.
struct BuilderChoice
{
    int value = 0;
    QString words;

    friend bool operator==(const BuilderChoice&, const BuilderChoice&) = default;
};

/// A part that means something now, with everything that can be chosen for it. A part without choices is a
/// number from `range`; `mayBeNone`: or none at all, which is -1. A part that is on or off has the choices 0
/// and 1.
template <class Part>
struct BuilderField
{
    Part part;
    int value = 0;
    std::vector<BuilderChoice> choices;
    rules::effects::Range range;
    bool mayBeNone = false;
    bool isSwitch = false;
};

/// What is wrong with one effect: in which step (-1: the effect itself) and what.
struct EffectMistake
{
    int step = -1;
    rules::effects::EffectProblem problem = rules::effects::EffectProblem::NoStep;

    friend bool operator==(const EffectMistake&, const EffectMistake&) = default;
};

[[nodiscard]] std::vector<EffectMistake> mistakesOf(const Effect& effect, RuleKind kind);
/// The same for one effect of a card: also whether its type is there twice.
[[nodiscard]] std::vector<EffectMistake> mistakesOf(const rules::effects::Effects& effects, std::size_t at,
                                                    RuleKind kind);

/// The effect of a card with everything that an effect builder can do to it. Only what can lead to a valid
/// effect is offered: an answer is in a list if the other parts of the step can be made to fit it, and
/// choosing it makes them fit. What depends on other steps can still go wrong; mistakes() then says so.
class EffectBuilder
{
public:
    /// `effects` are all of the card, `at` the one that is built.
    EffectBuilder(const rules::effects::Effects& effects, std::size_t at, RuleKind kind);

    [[nodiscard]] const rules::effects::Effects& effects() const { return m_effects; }
    [[nodiscard]] const Effect& effect() const { return m_effects[m_at]; }
    [[nodiscard]] std::vector<EffectMistake> mistakes() const { return mistakesOf(m_effects, m_at, m_kind); }

    [[nodiscard]] std::vector<BuilderField<EffectPart>> fields() const;
    [[nodiscard]] std::vector<BuilderField<StepPart>> fields(std::size_t step) const;

    void set(EffectPart part, int value);
    void set(std::size_t step, StepPart part, int value);

    [[nodiscard]] bool canAddStep() const;
    void addStep(); ///< the first operation that fits behind the others
    void removeStep(std::size_t step);
    /// To the place before (-1) or after (1) it.
    [[nodiscard]] bool canMoveStep(std::size_t step, int by) const;
    void moveStep(std::size_t step, int by);

    /// The types that a further effect of the card can have; a card has a few effects at most.
    [[nodiscard]] static std::vector<rules::effects::EffectType>
    freeTypes(const rules::effects::Effects& effects, RuleKind kind);
    /// An effect of this type to begin with.
    [[nodiscard]] static Effect begun(rules::effects::EffectType type, RuleKind kind);

private:
    [[nodiscard]] std::vector<int> valuesFor(std::size_t step, StepPart part) const;
    [[nodiscard]] std::vector<int> valuesFor(EffectPart part) const;

    rules::effects::Effects m_effects;
    std::size_t m_at;
    RuleKind m_kind;
};

} // namespace model
