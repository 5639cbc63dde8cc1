// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/crimson_step_parts.h"

#include "rules/games/crimson/effects/effect_words.h"
#include "rules/games/crimson/effects/op_shape.h"

#include <numeric>

namespace model {

using namespace rules::effects;

namespace {

template <class E>
std::vector<int> countOf()
{
    std::vector<int> values(wordsOf<E>().size());
    std::iota(values.begin(), values.end(), 0);
    return values;
}

/// Numbers that are worth trying where one does not fit.
std::vector<int> someNumbers()
{
    return {1, 2, 3, 0, -1, 4};
}

} // namespace

int partOf(const Operation& operation, StepPart part)
{
    const Target& target = operation.target;
    switch (part) {
    case StepPart::Code: return static_cast<int>(operation.code);
    case StepPart::Pick: return static_cast<int>(target.pick);
    case StepPart::PickAmount: return target.amount;
    case StepPart::By: return static_cast<int>(target.by);
    case StepPart::Lane: return static_cast<int>(target.lane);
    case StepPart::Side: return static_cast<int>(target.side);
    case StepPart::Face: return static_cast<int>(target.face);
    case StepPart::MaxStrength: return target.maxStrength;
    case StepPart::Other: return target.other ? 1 : 0;
    case StepPart::Strongest: return target.strongest ? 1 : 0;
    case StepPart::Nearest: return target.nearest ? 1 : 0;
    case StepPart::To: return static_cast<int>(operation.to);
    case StepPart::From: return static_cast<int>(operation.from);
    case StepPart::FaceDown: return operation.faceDown ? 1 : 0;
    case StepPart::With: return static_cast<int>(operation.with);
    case StepPart::Who: return static_cast<int>(operation.who);
    case StepPart::AmountOf: return static_cast<int>(operation.amountOf);
    case StepPart::Change: return static_cast<int>(operation.change);
    case StepPart::Amount: return operation.amount;
    case StepPart::Rule: return static_cast<int>(operation.rule);
    case StepPart::Then: return operation.then ? 1 : 0;
    }
    return 0;
}

void setPart(Operation& operation, StepPart part, int value)
{
    Target& target = operation.target;
    switch (part) {
    case StepPart::Code: operation.code = static_cast<OpCode>(value); break;
    case StepPart::Pick: target.pick = static_cast<Pick>(value); break;
    case StepPart::PickAmount: target.amount = static_cast<std::uint8_t>(value); break;
    case StepPart::By: target.by = static_cast<Who>(value); break;
    case StepPart::Lane: target.lane = static_cast<LaneScope>(value); break;
    case StepPart::Side: target.side = static_cast<SideScope>(value); break;
    case StepPart::Face: target.face = static_cast<FaceScope>(value); break;
    case StepPart::MaxStrength: target.maxStrength = static_cast<std::int8_t>(value); break;
    case StepPart::Other: target.other = value != 0; break;
    case StepPart::Strongest: target.strongest = value != 0; break;
    case StepPart::Nearest: target.nearest = value != 0; break;
    case StepPart::To: operation.to = static_cast<LaneScope>(value); break;
    case StepPart::From: operation.from = static_cast<Source>(value); break;
    case StepPart::FaceDown: operation.faceDown = value != 0; break;
    case StepPart::With: operation.with = static_cast<Partner>(value); break;
    case StepPart::Who: operation.who = static_cast<Who>(value); break;
    case StepPart::AmountOf: operation.amountOf = static_cast<AmountOf>(value); break;
    case StepPart::Change: operation.change = static_cast<Change>(value); break;
    case StepPart::Amount: operation.amount = static_cast<std::int8_t>(value); break;
    case StepPart::Rule: operation.rule = static_cast<WinRule>(value); break;
    case StepPart::Then: operation.then = value != 0; break;
    }
}

bool isUsed(const Operation& operation, StepPart part, CardKind kind)
{
    const OpShape shape = shapeOf(operation.code);
    const Pick pick = operation.target.pick;
    const bool describes = shape.target && isDescription(pick);
    switch (part) {
    case StepPart::Code: return true;
    case StepPart::Pick: return shape.target;
    case StepPart::PickAmount: return shape.target && (pick == Pick::Several || pick == Pick::Total);
    case StepPart::By:
        return shape.target && (isChoice(pick) || (pick == Pick::All && operation.code == OpCode::Move &&
                                                   operation.to == LaneScope::Other));
    case StepPart::Lane:
    case StepPart::Side:
    case StepPart::Face:
    case StepPart::MaxStrength:
    case StepPart::Strongest:
    case StepPart::Nearest: return describes;
    case StepPart::Other: return describes && kind == CardKind::Character;
    case StepPart::To: return shape.to;
    case StepPart::From: return shape.from;
    case StepPart::FaceDown: return shape.face;
    case StepPart::With: return shape.with;
    case StepPart::Who: return shape.who;
    case StepPart::AmountOf: return shape.amount && shape.who;
    case StepPart::Amount: return shape.amount && operation.amountOf != AmountOf::StrengthOfIt;
    case StepPart::Change: return shape.change;
    case StepPart::Rule: return shape.rule;
    case StepPart::Then: return true;
    }
    return false;
}

Range rangeOf(const Operation& operation, StepPart part)
{
    if (part == StepPart::PickAmount)
        return operation.target.pick == Pick::Total ? kTotal : kSeveral;
    return part == StepPart::MaxStrength ? kStrength : amountRange(operation);
}

std::vector<int> allValues(StepPart part)
{
    switch (part) {
    case StepPart::Code: return countOf<OpCode>();
    case StepPart::Pick: return countOf<Pick>();
    case StepPart::By:
    case StepPart::Who: return countOf<Who>();
    case StepPart::Lane:
    case StepPart::To: return countOf<LaneScope>();
    case StepPart::Side: return countOf<SideScope>();
    case StepPart::Face: return countOf<FaceScope>();
    case StepPart::From: return countOf<Source>();
    case StepPart::With: return countOf<Partner>();
    case StepPart::AmountOf: return countOf<AmountOf>();
    case StepPart::Change: return countOf<Change>();
    case StepPart::Rule: return countOf<WinRule>();
    case StepPart::Other:
    case StepPart::Strongest:
    case StepPart::Nearest:
    case StepPart::FaceDown:
    case StepPart::Then: return {0, 1};
    case StepPart::PickAmount:
    case StepPart::Amount:
    case StepPart::MaxStrength: return someNumbers();
    }
    return {};
}

QString wordsFor(StepPart part, int value)
{
    switch (part) {
    case StepPart::Code: return EffectVocabulary::word(static_cast<OpCode>(value));
    case StepPart::Pick: return EffectVocabulary::word(static_cast<Pick>(value));
    case StepPart::By:
    case StepPart::Who: return EffectVocabulary::word(static_cast<Who>(value));
    case StepPart::Lane:
    case StepPart::To: return EffectVocabulary::word(static_cast<LaneScope>(value));
    case StepPart::Side: return EffectVocabulary::word(static_cast<SideScope>(value));
    case StepPart::Face: return EffectVocabulary::word(static_cast<FaceScope>(value));
    case StepPart::From: return EffectVocabulary::word(static_cast<Source>(value));
    case StepPart::With: return EffectVocabulary::word(static_cast<Partner>(value));
    case StepPart::AmountOf: return EffectVocabulary::word(static_cast<AmountOf>(value));
    case StepPart::Change: return EffectVocabulary::word(static_cast<Change>(value));
    case StepPart::Rule: return EffectVocabulary::word(static_cast<WinRule>(value));
    case StepPart::Other:
    case StepPart::Strongest:
    case StepPart::Nearest:
    case StepPart::FaceDown:
    case StepPart::Then: return EffectVocabulary::label(part);
    case StepPart::PickAmount:
    case StepPart::Amount:
    case StepPart::MaxStrength: return QString::number(value);
    }
    return {};
}

int partOf(const Effect& effect, EffectPart part)
{
    switch (part) {
    case EffectPart::Type: return static_cast<int>(effect.type);
    case EffectPart::Moment: return static_cast<int>(effect.moment);
    case EffectPart::PlayedSide: return static_cast<int>(effect.playedSide);
    case EffectPart::Condition: return static_cast<int>(effect.condition);
    }
    return 0;
}

void setPart(Effect& effect, EffectPart part, int value)
{
    switch (part) {
    case EffectPart::Type: effect.type = static_cast<EffectType>(value); break;
    case EffectPart::Moment: effect.moment = static_cast<Moment>(value); break;
    case EffectPart::PlayedSide: effect.playedSide = static_cast<SideScope>(value); break;
    case EffectPart::Condition: effect.condition = static_cast<Condition>(value); break;
    }
}

std::vector<int> allValues(EffectPart part)
{
    switch (part) {
    case EffectPart::Type: return countOf<EffectType>();
    case EffectPart::Moment: return countOf<Moment>();
    case EffectPart::PlayedSide: return countOf<SideScope>();
    case EffectPart::Condition: return countOf<Condition>();
    }
    return {};
}

QString wordsFor(EffectPart part, int value)
{
    switch (part) {
    case EffectPart::Type: return EffectVocabulary::word(static_cast<EffectType>(value));
    case EffectPart::Moment: return EffectVocabulary::word(static_cast<Moment>(value));
    case EffectPart::PlayedSide: return EffectVocabulary::word(static_cast<SideScope>(value));
    case EffectPart::Condition: return EffectVocabulary::word(static_cast<Condition>(value));
    }
    return {};
}

} // namespace model
