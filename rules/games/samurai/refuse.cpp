// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/game.h"

namespace rules::samurai {

namespace {

/// Finds out why a choice is none of the answers to the open question.
class SamuraiRefusalFinder
{
public:
    SamuraiRefusalFinder(const Game& game, const State& state, const Question& question, const Choice& choice)
        : m_game(game)
        , s(state)
        , m_question(question)
        , m_choice(choice)
    {}

    [[nodiscard]] Refusal find() const
    {
        const Verb verb = Verb(m_choice.verb);
        if (m_choice.verb == 0 || m_choice.verb > kVerbs)
            return {m_question.clause, RefusalReason::NoSuchChoice};
        switch (m_question.task) {
        case Task::AskAction: return action(verb);
        case Task::AskTalent: return talent(verb);
        case Task::AskPlace: return place(verb);
        case Task::AskToken: return token(verb);
        case Task::AskKiai:
            if (verb == Verb::Kiai)
                return {m_game.kiaiClause(s, m_question.seat), RefusalReason::NothingToDo};
            break;
        case Task::AskHeal:
        case Task::AskSource:
        case Task::AskTarget:
        case Task::AskGiver:
        case Task::AskReceiver:
            if (verb == Verb::PickSamurai)
                return pick();
            break;
        case Task::AskOrder:
            if (verb == Verb::First)
                return {m_question.clause, RefusalReason::NotAmong};
            break;
        case Task::AskLoss:
        case Task::AskOrderOf:
            if (verb == Verb::PickCard)
                return {m_question.clause, RefusalReason::NotAmong};
            break;
        case Task::AskFarm:
            if (verb == Verb::PickFarm)
                return {m_question.clause, RefusalReason::NotAmong};
            break;
        default: break;
        }
        return {m_question.clause, RefusalReason::OtherQuestion};
    }

private:
    [[nodiscard]] Refusal action(Verb verb) const
    {
        if (verb == Verb::Defend || verb == Verb::Confront)
            return {Clause::TurnFight, RefusalReason::OtherQuestion};
        if (verb != Verb::Fight && verb != Verb::Support)
            return {Clause::TurnAction, RefusalReason::OtherQuestion};
        if ((s.bans & ban::kAction) != 0)
            return {Clause::PenaltyMustPass, RefusalReason::MustPass};
        if (m_game.mustPass(s))
            return {Clause::PassForced, RefusalReason::AboveKiai};
        if ((s.bans & ban::kSupport) != 0)
            return {Clause::PenaltyNoSupport, RefusalReason::NoSupportNow};
        if ((s.inPlay() & ~(1u << s.active)) == 0)
            return {Clause::SupportAlone, RefusalReason::NobodyToSupport};
        if (s.token[s.active] != s.active)
            return {Clause::TurnSupport, RefusalReason::TokenAway};
        const Seat seat = s.seatOf(m_choice.a);
        if (seat != kNoSeat && seat != s.active && s.isPassed(seat))
            return {Clause::RulingSupportPassed, RefusalReason::HasPassed};
        return {Clause::TurnSupport, RefusalReason::NotThisSamurai};
    }

    [[nodiscard]] bool has(Talent talent) const
    {
        return (m_game.talentsOf(s, m_question.seat) >> unsigned(talent) & 1u) != 0;
    }

    [[nodiscard]] Refusal talent(Verb verb) const
    {
        const Kind card = s.at(zone::kHeld, 0);
        if (verb == Verb::HandOn) {
            const bool even = valueOf(card) % 2 == 0;
            const Clause clause = even ? Clause::TalentHeihachi : Clause::TalentDaisuke;
            if (m_choice.a > 1)
                return {Clause::TalentHandOn, RefusalReason::NoSuchChoice};
            if (!has(Talent::HandOnEven) && !has(Talent::HandOnOdd))
                return {Clause::Talent, RefusalReason::NoSuchTalent};
            if (!has(even ? Talent::HandOnEven : Talent::HandOnOdd))
                return {has(Talent::HandOnOdd) ? Clause::TalentDaisuke : Clause::TalentHeihachi,
                        RefusalReason::WrongValue};
            const std::size_t to = m_choice.a == 0 ? s.leftOf(m_question.seat) : s.rightOf(m_question.seat);
            if (s.isPassed(to))
                return {Clause::TalentHandOnPassed, RefusalReason::HasPassed};
            if (s.frames.back().a == 0)
                return {Clause::RulingHandOnLoop, RefusalReason::HeldAlready};
            return {clause, RefusalReason::SecondCard};
        }
        if (verb == Verb::Drop)
            return has(Talent::DropSame) ? Refusal{Clause::TalentKyuzo, RefusalReason::NotInLine}
                                         : Refusal{Clause::Talent, RefusalReason::NoSuchTalent};
        if (verb == Verb::Redraw) {
            if (!has(Talent::Redraw))
                return {Clause::Talent, RefusalReason::NoSuchTalent};
            if (s.frames.back().a != 0)
                return {Clause::RulingSecondCard, RefusalReason::SecondCard};
            return {Clause::RulingRedrawEmpty, RefusalReason::EmptyStack};
        }
        return {Clause::Talent, RefusalReason::OtherQuestion};
    }

    [[nodiscard]] Refusal place(Verb verb) const
    {
        const Kind card = s.at(zone::kHeld, 0);
        if (verb == Verb::Defend) {
            if (symbolOf(card) == Symbol::None)
                return {Clause::FightDefendSymbol, RefusalReason::NoSymbol};
            if ((s.guard[m_question.seat] >> unsigned(symbolOf(card)) & 1u) != 0)
                return {Clause::FightDefendOnce, RefusalReason::SymbolTaken};
            return {Clause::PenaltyNoDefend, RefusalReason::NoDefendingNow};
        }
        const Frame& frame = s.frames.back();
        const bool isTalent = verb == Verb::HandOn || verb == Verb::Drop || verb == Verb::Redraw;
        if (isTalent && frame.a != 0)
            return {Clause::RulingSecondCard, RefusalReason::SecondCard};
        if (isTalent && s.resolving != 0)
            return {Clause::RulingDaisukeTalents, RefusalReason::NoSuchTalent};
        if (isTalent && (s.bans & ban::kTalent) != 0 && m_question.seat == s.active)
            return {Clause::PenaltyNoTalent, RefusalReason::NoSuchTalent};
        if (isTalent)
            return talent(verb);
        return {Clause::TurnFight, RefusalReason::OtherQuestion};
    }

    [[nodiscard]] Refusal token(Verb verb) const
    {
        if (verb != Verb::Token)
            return {m_question.clause, RefusalReason::OtherQuestion};
        if (s.seatOf(m_choice.a) != kNoSeat)
            return {Clause::TwoTokens, RefusalReason::NotThisSamurai};
        return {Clause::TwoOnce, RefusalReason::TokenUsed};
    }

    [[nodiscard]] Refusal pick() const
    {
        const Seat seat = s.seatOf(m_choice.a);
        if (seat == kNoSeat)
            return {m_question.clause, RefusalReason::NotThisSamurai};
        switch (m_question.task) {
        case Task::AskHeal: return {Clause::WoundHeal, RefusalReason::NotWounded};
        case Task::AskSource:
            if (s.isPassed(seat))
                return {Clause::PassOut, RefusalReason::HasPassed};
            return {m_question.clause, RefusalReason::EmptyLine};
        case Task::AskTarget:
            if (s.isPassed(seat))
                return {Clause::PassOut, RefusalReason::HasPassed};
            return {Clause::RulingDaisukeSame, RefusalReason::NotThisSamurai};
        default: break;
        }
        if (s.isPassed(seat))
            return {Clause::RulingSupportPassed, RefusalReason::HasPassed};
        if (m_question.task == Task::AskGiver)
            return {m_question.clause, RefusalReason::TokenAway};
        return {m_question.clause, RefusalReason::NotThisSamurai};
    }

    const Game& m_game;
    const State& s;
    const Question& m_question;
    const Choice& m_choice;
};

} // namespace

std::optional<Refusal> Game::refuse(const State& state, Seat seat, const Choice& choice) const
{
    if (isOver(state))
        return Refusal{state.result == Ending::Won ? Clause::Win : Clause::Lose, RefusalReason::MatchOver};
    const Question open = question(state);
    const bool isToken = Verb(choice.verb) == Verb::Token || Verb(choice.verb) == Verb::NoToken;
    if (isToken && state.absent == 0)
        return Refusal{m_options.variant == Variant::Standard ? Clause::Absent : Clause::TwoOnce,
                       RefusalReason::NoAbsentTokens};
    if (seat != open.seat)
        return Refusal{Clause::TurnOrder, RefusalReason::NotAsked};
    if (open.options.contains(choice))
        return std::nullopt;
    return SamuraiRefusalFinder(*this, state, open, choice).find();
}

} // namespace rules::samurai
