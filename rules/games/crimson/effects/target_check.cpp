// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/target_check.h"

#include "rules/games/crimson/effects/op_shape.h"

namespace rules::effects {

namespace {

class TargetCheck
{
public:
    TargetCheck(const Operation& operation, const Effect& effect, CardKind kind, const std::string& path,
                const Report& report)
        : m_operation(operation)
        , m_target(operation.target)
        , m_effect(effect)
        , m_kind(kind)
        , m_path(path)
        , m_report(report)
    {}

    void run(Chosen chosen)
    {
        checkPick(chosen);
        if (isDescription(m_target.pick))
            checkDescription();
        if (m_operation.code == OpCode::Move)
            checkMove();
        if (m_operation.code == OpCode::Swap)
            checkSwap();
        if (m_operation.code == OpCode::Strength)
            checkStrength();
    }

private:
    void refuse(const char* below, EffectProblem problem, const std::string& reason)
    {
        m_report(m_path + below, problem, reason);
    }
    [[nodiscard]] bool reacts() const { return m_effect.moment != Moment::Standing; }

    void checkPick(Chosen chosen)
    {
        switch (m_target.pick) {
        case Pick::It:
            if (chosen != Chosen::One)
                refuse(".target", noItProblem(chosen), noIt(chosen));
            break;
        case Pick::Self: checkSelf(".target"); break;
        case Pick::Played:
            if (!reacts())
                refuse(".target", EffectProblem::NothingPlayed,
                       "no card was played here; \"played\" fits only passive effects with \"when\"");
            break;
        case Pick::Several: checkRange(".target.amount", m_target.amount, kSeveral); break;
        case Pick::Total: checkRange(".target.amount", m_target.amount, kTotal); break;
        case Pick::One:
        case Pick::All: break;
        }
    }

    void checkSelf(const char* below)
    {
        if (m_kind == CardKind::Castle)
            refuse(below, EffectProblem::CastleIsNoCard, "a castle is no card in a lane");
        else if (m_effect.type == EffectType::Destruction)
            refuse(below, EffectProblem::SelfIsGone,
                   "the card itself is gone when its destruction effect happens");
    }

    void checkRange(const char* below, int number, Range range)
    {
        if (!range.holds(number))
            refuse(below, EffectProblem::OutOfRange,
                   std::to_string(number) + " is out of range; a whole number from " +
                       std::to_string(range.least) + " to " + std::to_string(range.most) + " would fit");
    }

    void checkDescription()
    {
        const bool asksForLane = m_operation.code == OpCode::Move && m_operation.to == LaneScope::Other;
        if (m_target.pick == Pick::All && m_target.by != Who::You && !asksForLane)
            refuse(".target.by", EffectProblem::NobodyChooses, "nobody chooses where all cards are meant");
        if (m_target.by == Who::Player && !reacts())
            refuse(".target.by", EffectProblem::NobodyPlayed,
                   "nobody played a card here; player fits only passive effects with \"when\"");
        if (m_target.by == Who::Each && m_target.side == SideScope::Opposing)
            refuse(".target.side", EffectProblem::EachHasOwnSide,
                   "where each player chooses, own or both would fit");
        if (m_target.maxStrength != -1)
            checkRange(".target.max-strength", m_target.maxStrength, kStrength);
        if (m_target.maxStrength != -1 && m_target.strongest)
            refuse(".target.max-strength", EffectProblem::LimitAndStrongest,
                   "does not go together with strongest");
        if (m_target.face == FaceScope::Down && (m_target.strongest || m_target.maxStrength != -1))
            refuse(".target.face", EffectProblem::FaceDownHasNone,
                   "face-down cards all have strength 0; up would fit, or no choice by strength");
        if (m_target.pick == Pick::Total && (m_target.strongest || m_target.nearest))
            refuse(".target.pick", EffectProblem::TotalAmongSome,
                   "a total strength cannot be chosen among the strongest or nearest cards");
        if (m_target.pick == Pick::Total && m_target.face == FaceScope::Down)
            refuse(".target.face", EffectProblem::FaceDownAddsNothing,
                   "face-down cards never add up to a strength; up would fit");
        if (m_target.pick == Pick::Several && m_target.nearest)
            refuse(".target.pick", EffectProblem::OneIsNearest,
                   "only one card of a side is nearest the castle; one or all would fit");
        if (m_target.other && m_kind == CardKind::Castle)
            refuse(".target.other", EffectProblem::CastleIsNoCard, "a castle is no card in a lane");
        if (m_target.side != SideScope::Both && m_kind == CardKind::Castle &&
            m_effect.type == EffectType::Score)
            refuse(".target.side", EffectProblem::CastleScoresBoth,
                   "a castle scores both sides alike; both would fit");
    }

    void checkMove()
    {
        const bool alreadyHere = m_operation.to == LaneScope::This &&
                                 ((isDescription(m_target.pick) && m_target.lane == LaneScope::This) ||
                                  m_target.pick == Pick::Self || m_target.pick == Pick::Played);
        if (m_operation.to == LaneScope::Any)
            refuse(".to", EffectProblem::MoveThisOrOther,
                   "a card moves to this lane or to another; one of: this, other");
        else if (alreadyHere)
            refuse(".to", EffectProblem::MovesNowhere, "the card is in this lane already; other would fit");
    }

    void checkSwap()
    {
        const bool withSelf = m_operation.with == Partner::Self;
        if (isDescription(m_target.pick) && m_target.pick != Pick::One)
            refuse(".target.pick", EffectProblem::SwapOne,
                   "one card changes places with one other; one would fit");
        if (withSelf)
            checkSelf(".with");
        else if (!reacts())
            refuse(".with", EffectProblem::NothingPlayed, "no card was played here; self would fit");
        if (m_target.pick == (withSelf ? Pick::Self : Pick::Played))
            refuse(".with", EffectProblem::SwapWithItself, "a card cannot change places with itself");
        else if (m_target.pick == Pick::Self)
            refuse(".target", EffectProblem::SwapOtherWay,
                   "is written the other way round: target \"played\" with \"self\"");
    }

    void checkStrength()
    {
        if (m_target.pick != Pick::All && m_target.pick != Pick::Self)
            refuse(".target", EffectProblem::ScoreHasNoChoice,
                   "nobody chooses while a lane is scored; pick all, or \"self\", would fit");
        else if (m_target.pick == Pick::All && m_target.lane != LaneScope::This)
            refuse(".target.lane", EffectProblem::ScoreThisLane,
                   "only cards in the lane being scored count; this would fit");
    }

    const Operation& m_operation;
    const Target& m_target;
    const Effect& m_effect;
    CardKind m_kind;
    const std::string& m_path;
    const Report& m_report;
};

} // namespace

std::string noIt(Chosen chosen)
{
    switch (chosen) {
    case Chosen::Many: return "\"it\" is not one card: several were chosen before";
    case Chosen::Gone: return "\"it\" has been destroyed before";
    default: return "\"it\" stands for nothing: no card was chosen before";
    }
}

EffectProblem noItProblem(Chosen chosen)
{
    switch (chosen) {
    case Chosen::Many: return EffectProblem::SeveralChosen;
    case Chosen::Gone: return EffectProblem::ChosenIsGone;
    default: return EffectProblem::NoCardChosen;
    }
}

void checkTarget(const Operation& operation, const Effect& effect, CardKind kind, Chosen& chosen,
                 const std::string& path, const Report& report)
{
    TargetCheck(operation, effect, kind, path, report).run(chosen);
    const Target& target = operation.target;
    if (isChoice(target.pick))
        chosen = target.pick == Pick::One && target.by != Who::Each ? Chosen::One : Chosen::Many;
    const bool it = target.pick == Pick::It || target.pick == Pick::One;
    if (it && operation.code == OpCode::Destroy && chosen == Chosen::One)
        chosen = Chosen::Gone;
}

} // namespace rules::effects
