// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/crimson_effect_vocabulary.h"
#include "rules/games/crimson/effects/effect_check.h"

#include <array>
#include <vector>

/// The parts of an operation as numbers, so that lists, checks and tests can go through all of them.
namespace model {

inline constexpr std::array kStepParts{
    StepPart::Code, StepPart::Who,   StepPart::Pick,      StepPart::PickAmount,  StepPart::By,
    StepPart::Lane, StepPart::Side,  StepPart::Face,      StepPart::MaxStrength, StepPart::From,
    StepPart::To,   StepPart::With,  StepPart::AmountOf,  StepPart::Change,      StepPart::Amount,
    StepPart::Rule, StepPart::Other, StepPart::Strongest, StepPart::Nearest,     StepPart::FaceDown,
    StepPart::Then};

[[nodiscard]] int partOf(const rules::effects::Operation& operation, StepPart part);
void setPart(rules::effects::Operation& operation, StepPart part, int value);

/// Whether the part means something for the operation, on this kind of card.
[[nodiscard]] bool isUsed(const rules::effects::Operation& operation, StepPart part,
                          rules::effects::CardKind kind);
[[nodiscard]] constexpr bool isNumber(StepPart part)
{
    return part == StepPart::PickAmount || part == StepPart::MaxStrength || part == StepPart::Amount;
}
[[nodiscard]] constexpr bool isSwitch(StepPart part)
{
    return part == StepPart::Other || part == StepPart::Strongest || part == StepPart::Nearest ||
           part == StepPart::FaceDown || part == StepPart::Then;
}
/// What a number may be; only for parts that are numbers.
[[nodiscard]] rules::effects::Range rangeOf(const rules::effects::Operation& operation, StepPart part);

/// Every value of the part that the vocabulary has; a few good ones for a number.
[[nodiscard]] std::vector<int> allValues(StepPart part);
[[nodiscard]] QString wordsFor(StepPart part, int value);

[[nodiscard]] int partOf(const rules::effects::Effect& effect, EffectPart part);
void setPart(rules::effects::Effect& effect, EffectPart part, int value);
[[nodiscard]] std::vector<int> allValues(EffectPart part);
[[nodiscard]] QString wordsFor(EffectPart part, int value);

} // namespace model
