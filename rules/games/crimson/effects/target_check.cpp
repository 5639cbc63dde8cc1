// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/target_check.h"

#include "rules/games/crimson/effects/effect_reasons.h"
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
    void refuse(const char* below, EffectProblem problem, const Reason& reason)
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
                refuse(".target", EffectProblem::NothingPlayed, EffectReason::NothingPlayed);
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
            refuse(below, EffectProblem::CastleIsNoCard, EffectReason::CastleIsNoCard);
        else if (m_effect.type == EffectType::Destruction)
            refuse(below, EffectProblem::SelfIsGone, EffectReason::SelfIsGone);
    }

    void checkRange(const char* below, int number, Range range)
    {
        if (!range.holds(number))
            refuse(below, EffectProblem::OutOfRange,
                   {CoreReason::OutOfRange, number, range.least, range.most});
    }

    void checkDescription()
    {
        const bool asksForLane = m_operation.code == OpCode::Move && m_operation.to == LaneScope::Other;
        if (m_target.pick == Pick::All && m_target.by != Who::You && !asksForLane)
            refuse(".target.by", EffectProblem::NobodyChooses, EffectReason::NobodyChooses);
        if (m_target.by == Who::Player && !reacts())
            refuse(".target.by", EffectProblem::NobodyPlayed, EffectReason::NobodyPlayed);
        if (m_target.by == Who::Each && m_target.side == SideScope::Opposing)
            refuse(".target.side", EffectProblem::EachHasOwnSide, EffectReason::EachHasOwnSide);
        if (m_target.maxStrength != -1)
            checkRange(".target.max-strength", m_target.maxStrength, kStrength);
        if (m_target.maxStrength != -1 && m_target.strongest)
            refuse(".target.max-strength", EffectProblem::LimitAndStrongest, EffectReason::LimitAndStrongest);
        if (m_target.face == FaceScope::Down && (m_target.strongest || m_target.maxStrength != -1))
            refuse(".target.face", EffectProblem::FaceDownHasNone, EffectReason::FaceDownHasNone);
        if (m_target.pick == Pick::Total && (m_target.strongest || m_target.nearest))
            refuse(".target.pick", EffectProblem::TotalAmongSome, EffectReason::TotalAmongSome);
        if (m_target.pick == Pick::Total && m_target.face == FaceScope::Down)
            refuse(".target.face", EffectProblem::FaceDownAddsNothing, EffectReason::FaceDownAddsNothing);
        if (m_target.pick == Pick::Several && m_target.nearest)
            refuse(".target.pick", EffectProblem::OneIsNearest, EffectReason::OneIsNearest);
        if (m_target.other && m_kind == CardKind::Castle)
            refuse(".target.other", EffectProblem::CastleIsNoCard, EffectReason::CastleIsNoCard);
        if (m_target.side != SideScope::Both && m_kind == CardKind::Castle &&
            m_effect.type == EffectType::Score)
            refuse(".target.side", EffectProblem::CastleScoresBoth, EffectReason::CastleScoresBoth);
    }

    void checkMove()
    {
        const bool alreadyHere = m_operation.to == LaneScope::This &&
                                 ((isDescription(m_target.pick) && m_target.lane == LaneScope::This) ||
                                  m_target.pick == Pick::Self || m_target.pick == Pick::Played);
        if (m_operation.to == LaneScope::Any)
            refuse(".to", EffectProblem::MoveThisOrOther, EffectReason::MoveThisOrOther);
        else if (alreadyHere)
            refuse(".to", EffectProblem::MovesNowhere, EffectReason::MovesNowhere);
    }

    void checkSwap()
    {
        const bool withSelf = m_operation.with == Partner::Self;
        if (isDescription(m_target.pick) && m_target.pick != Pick::One)
            refuse(".target.pick", EffectProblem::SwapOne, EffectReason::SwapOne);
        if (withSelf)
            checkSelf(".with");
        else if (!reacts())
            refuse(".with", EffectProblem::NothingPlayed, EffectReason::NothingPlayedUseSelf);
        if (m_target.pick == (withSelf ? Pick::Self : Pick::Played))
            refuse(".with", EffectProblem::SwapWithItself, EffectReason::SwapWithItself);
        else if (m_target.pick == Pick::Self)
            refuse(".target", EffectProblem::SwapOtherWay, EffectReason::SwapOtherWay);
    }

    void checkStrength()
    {
        if (m_target.pick != Pick::All && m_target.pick != Pick::Self)
            refuse(".target", EffectProblem::ScoreHasNoChoice, EffectReason::ScoreHasNoChoice);
        else if (m_target.pick == Pick::All && m_target.lane != LaneScope::This)
            refuse(".target.lane", EffectProblem::ScoreThisLane, EffectReason::ScoreThisLane);
    }

    const Operation& m_operation;
    const Target& m_target;
    const Effect& m_effect;
    CardKind m_kind;
    const std::string& m_path;
    const Report& m_report;
};

} // namespace

EffectReason noIt(Chosen chosen)
{
    switch (chosen) {
    case Chosen::Many: return EffectReason::ItIsSeveral;
    case Chosen::Gone: return EffectReason::ItIsGone;
    default: return EffectReason::ItIsNothing;
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
