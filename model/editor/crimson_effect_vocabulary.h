// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/effects/effect_problem.h"
#include "rules/games/crimson/effects/library.h"

#include <QCoreApplication>

namespace model {

/// Parts of an effect and of one of its operations that can be chosen.
enum class EffectPart { Type, Moment, PlayedSide, Condition };
enum class StepPart {
    Code,
    Pick,
    PickAmount,
    By,
    Lane,
    Side,
    Face,
    MaxStrength,
    Other,
    Strongest,
    Nearest,
    To,
    From,
    FaceDown,
    With,
    Who,
    AmountOf,
    Change,
    Amount,
    Rule,
    Then
};

/// The vocabulary of effects in the words of the effect builder, in the language of the program: every value
/// of every enum of rules/games/crimson/effects/effect.h, every part and every problem. A new value does not
/// compile before it has its words here.
class EffectVocabulary
{
    Q_DECLARE_TR_FUNCTIONS(EffectVocabulary)

public:
    [[nodiscard]] static QString word(rules::effects::EffectType type);
    [[nodiscard]] static QString word(rules::effects::Moment moment);
    [[nodiscard]] static QString word(rules::effects::Who who);
    [[nodiscard]] static QString word(rules::effects::LaneScope lane);
    [[nodiscard]] static QString word(rules::effects::SideScope side);
    [[nodiscard]] static QString word(rules::effects::FaceScope face);
    [[nodiscard]] static QString word(rules::effects::Pick pick);
    [[nodiscard]] static QString word(rules::effects::OpCode code);
    [[nodiscard]] static QString word(rules::effects::Source source);
    [[nodiscard]] static QString word(rules::effects::Partner partner);
    [[nodiscard]] static QString word(rules::effects::Change change);
    [[nodiscard]] static QString word(rules::effects::WinRule rule);
    [[nodiscard]] static QString word(rules::effects::AmountOf amount);
    [[nodiscard]] static QString word(rules::effects::Condition condition);
    [[nodiscard]] static QString word(rules::Gender gender);

    /// The label of a field.
    [[nodiscard]] static QString label(EffectPart part);
    [[nodiscard]] static QString label(StepPart part);

    /// What is wrong and what would be right, as a sentence.
    [[nodiscard]] static QString sentence(rules::effects::EffectProblem problem);
};

} // namespace model
