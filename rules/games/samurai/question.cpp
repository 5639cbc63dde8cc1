// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/game.h"

namespace rules::samurai {

namespace {

/// Seats as samurai of the library, one bit each.
Bits samuraiAt(const State& state, unsigned seats)
{
    Bits samurai = 0;
    for (; seats != 0; seats &= seats - 1)
        samurai |= bit(state.samurai[static_cast<std::size_t>(std::countr_zero(seats))]);
    return samurai;
}

/// The kinds among some cards, each once, in ascending order.
void addKinds(Options& options, const State& state, std::span<const CardIx> cards)
{
    FixedVector<Kind, 3> kinds;
    for (const CardIx card : cards)
        if (!kinds.contains(state.kind[card]))
            kinds.push_back(state.kind[card]);
    std::sort(kinds.begin(), kinds.end());
    for (const Kind kind : kinds)
        options.add(std::uint16_t(Verb::PickCard), kind, 1);
}

} // namespace

Question Game::question(const State& state) const
{
    Question question;
    if (isOver(state))
        return question;
    const Frame& frame = state.frames.back();
    const std::size_t seat = frame.seat;
    Options& options = question.options;
    question.task = frame.task;
    question.seat = frame.seat;
    const auto single = [&options](Verb verb) { options.addSingle(std::uint16_t(verb)); };
    const auto firsts = [&options](Verb verb, Bits bits) {
        if (bits != 0)
            options.addFirsts(std::uint16_t(verb), bits);
    };
    switch (frame.task) {
    case Task::AskToken:
        question.clause = m_options.variant == Variant::Standard ? Clause::Absent : Clause::TwoUse;
        firsts(Verb::Token, state.absent);
        single(Verb::NoToken);
        break;
    case Task::AskIgnore: {
        const std::size_t line = zone::kLine + seat;
        question.clause = valueOf(state.at(line, state.cards.size(line) - 1)) % 2 == 0 ? Clause::TalentGorobei
                                                                                       : Clause::TalentKanbei;
        single(Verb::Ignore);
        single(Verb::Suffer);
        break;
    }
    case Task::AskOrder:
        question.clause = Clause::PenaltyTwo;
        firsts(Verb::First, bit(frame.a) | bit(frame.b));
        break;
    case Task::AskLoss:
        question.clause = Clause::PenaltyDiscardDefence;
        addKinds(options, state, state.cards.in(zone::kLeft + seat));
        break;
    case Task::AskAction: {
        const bool forced = mustPass(state);
        question.clause = !forced                            ? Clause::TurnAction
                          : (state.bans & ban::kAction) != 0 ? Clause::PenaltyMustPass
                                                             : Clause::PassForced;
        if (!forced) {
            single(Verb::Fight);
            firsts(Verb::Support, samuraiAt(state, supportable(state)));
        }
        single(Verb::Pass);
        break;
    }
    case Task::AskTalent: {
        const TalentUse use = talentUse(state, frame);
        question.clause = Clause::Talent;
        firsts(Verb::HandOn, use.handOn);
        if (use.drop)
            single(Verb::Drop);
        if (use.redraw)
            single(Verb::Redraw);
        single(Verb::Keep);
        break;
    }
    case Task::AskPlace:
        question.clause = Clause::TurnFight;
        single(Verb::Confront);
        if (canDefend(state, seat, state.at(zone::kHeld, 0)))
            single(Verb::Defend);
        break;
    case Task::AskAgain:
        question.clause = Clause::TalentKikuchiyo;
        single(Verb::Again);
        single(Verb::Enough);
        break;
    case Task::AskKiai:
        question.clause = Clause::Kiai;
        if (kiaiCanDoSomething(state, seat))
            single(Verb::Kiai);
        single(Verb::KiaiWithout);
        single(Verb::NoKiai);
        break;
    case Task::AskHeal:
        question.clause = kiaiClause(state, seat);
        firsts(Verb::PickSamurai, samuraiAt(state, wounded(state)));
        break;
    case Task::AskSource:
        question.clause = kiaiClause(state, seat);
        firsts(Verb::PickSamurai, samuraiAt(state, kiaiSources(state, effectOf(state.samurai[seat]))));
        if (frame.b != 0)
            single(Verb::Enough);
        break;
    case Task::AskTarget:
        question.clause = kiaiClause(state, seat);
        firsts(Verb::PickSamurai, samuraiAt(state, kiaiTargets(state, frame.b)));
        break;
    case Task::AskGiver:
        question.clause = kiaiClause(state, seat);
        firsts(Verb::PickSamurai, samuraiAt(state, tokenGivers(state)));
        break;
    case Task::AskReceiver:
        question.clause = kiaiClause(state, seat);
        firsts(Verb::PickSamurai, samuraiAt(state, tokenReceivers(state, frame.a)));
        break;
    case Task::AskOrderOf:
        question.clause = kiaiClause(state, seat);
        addKinds(options, state,
                 state.cards.in(zone::kStack).subspan(std::size_t(frame.b - frame.a), frame.a));
        break;
    case Task::AskFarm: {
        question.clause = Clause::RulingBurningFarm;
        Bits penalties = 0;
        for (const std::uint8_t penalty : state.farmsteads)
            penalties |= bit(penalty);
        firsts(Verb::PickFarm, penalties);
        break;
    }
    default: break;
    }
    return question;
}

} // namespace rules::samurai
