// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/text/plan.h"

#include "rules/games/crimson/effects/op_shape.h"

namespace rules::effects::text {

namespace {

Who subjectOf(const Operation& operation)
{
    const OpShape shape = shapeOf(operation.code);
    if (shape.target && isDescription(operation.target.pick))
        return operation.target.by;
    return shape.who ? operation.who : Who::You;
}

Side sideOf(SideScope side, Who subject)
{
    if (side == SideScope::Both)
        return Side::Both;
    if (side == SideScope::Own)
        return subject == Who::Each ? Side::EachOwn : Side::Yours;
    switch (subject) {
    case Who::You: return Side::Opposing;
    case Who::Opponent: return Side::Theirs;
    default: return Side::YourOpponents;
    }
}

Spread spreadOf(Pick pick)
{
    return pick == Pick::One ? Spread::One : pick == Pick::All ? Spread::Every : Spread::Some;
}

Description describe(const Operation& operation, Who subject)
{
    const Target& target = operation.target;
    Description described;
    described.pick = target.pick;
    described.amount = target.amount;
    described.side = sideOf(target.side, subject);
    described.lane = target.lane;
    described.spread = spreadOf(target.pick);
    described.face = target.face;
    described.strongest = target.strongest;
    described.nearest = target.nearest;
    described.maxStrength = target.maxStrength;
    described.leaves = operation.code == OpCode::Move;
    // The card itself is never in another lane, nor on the opposing side: there "other" says nothing.
    const bool couldBeSelf = target.lane != LaneScope::Other && target.side != SideScope::Opposing;
    const bool notSelf = target.other && couldBeSelf;
    const bool swapsPlayed = operation.code == OpCode::Swap && operation.with == Partner::Played;
    described.other = swapsPlayed || (notSelf && subject != Who::Each);
    described.exceptSelf = notSelf && (swapsPlayed || subject == Who::Each);
    return described;
}

class Planner
{
public:
    explicit Planner(const Effect& effect)
        : m_effect(effect)
    {}

    Plan run()
    {
        Plan plan;
        plan.playedSide = m_effect.playedSide;
        plan.condition = m_effect.condition;
        plan.frame = frame();
        for (const Operation& operation : m_effect.program) {
            plan.steps.push_back(step(operation, plan.steps.empty()));
            plan.steps.back().opponentJustNamed =
                plan.steps.size() == 1 && plan.condition == Condition::OpponentHasMoreCoins;
        }
        return plan;
    }

private:
    [[nodiscard]] bool reacts() const { return m_effect.moment != Moment::Standing; }

    [[nodiscard]] Frame frame() const
    {
        if (!reacts())
            return Frame::None;
        if (m_effect.moment == Moment::AfterPlayed)
            return Frame::After;
        const bool playerFirst = !m_effect.program.empty() && subjectOf(m_effect.program[0]) == Who::Player;
        return playerFirst && m_effect.condition == Condition::None ? Frame::Whoever : Frame::When;
    }

    Step step(const Operation& operation, bool first)
    {
        const OpShape shape = shapeOf(operation.code);
        Step step;
        step.operation = &operation;
        step.first = first;
        step.subject = subjectOf(operation);
        step.measured = chosen();
        step.player = played(first);
        if (shape.with)
            step.partner = operation.with == Partner::Self ? Mention::Self : played(first);
        if (shape.target) {
            step.object = object(operation.target.pick, first);
            if (step.object == Mention::Described)
                step.described = describe(operation, step.subject);
            // A swap names two cards, and "it" could be either.
            m_justChosen = operation.code != OpCode::Swap &&
                           (isChoice(operation.target.pick) || operation.target.pick == Pick::It);
        } else if (operation.code == OpCode::Place || operation.code == OpCode::Discard) {
            m_justChosen = false;
        }
        return step;
    }

    [[nodiscard]] Mention object(Pick pick, bool first) const
    {
        switch (pick) {
        case Pick::It: return chosen();
        case Pick::Self: return Mention::Self;
        case Pick::Played: return played(first);
        default: return Mention::Described;
        }
    }

    /// Beside a played card "it" could be either card.
    [[nodiscard]] Mention chosen() const
    {
        return m_justChosen && !reacts() ? Mention::Pronoun : Mention::Chosen;
    }

    /// Right after "a card is played" a pronoun is clear; a condition in between names other things.
    [[nodiscard]] Mention played(bool first) const
    {
        return first && m_effect.condition == Condition::None ? Mention::Pronoun : Mention::Played;
    }

    const Effect& m_effect;
    bool m_justChosen = false;
};

} // namespace

Plan planText(const Effect& effect)
{
    return Planner(effect).run();
}

} // namespace rules::effects::text
