// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/samurai/game.h"

#include <algorithm>
#include <cassert>

namespace rules::samurai {

/// Runs one match: carries out a choice and goes on until the next question. Made for one call and thrown
/// away; all that lasts is in the state. What is still to be done is a stack of frames, so that a Kiai may
/// interrupt anything: whatever changes a total ends its step, and the run goes on with the top frame. The
/// parts are in files of their own: engine.h (the turn), kiai.h, village.h (wounds, barricades, the end of a
/// round).
template <class Log>
class Engine
{
public:
    Engine(const Game& game, State& state, Log& log)
        : m_game(game)
        , s(state)
        , m_log(log)
    {}

    /// Runs until a question is open or the match is over.
    void run()
    {
        while (s.result == Ending::Running)
            if (!step(s.frames.back()))
                return;
    }

    /// Takes a legal choice; `run` goes on from there.
    void take(const Choice& choice);

    [[gnu::always_inline]] void tell(EventKind kind, const Event& event, Clause clause,
                                     Clause also = Clause::None)
    {
        if constexpr (Log::kKeeps)
            m_log.add({kind, event.who, event.other, event.value, event.extra, event.card, clause, also});
    }

    void beginRound()
    {
        tell(EventKind::RoundBegan, {.who = who(s.active), .value = s.round, .extra = size(zone::kStack)},
             Clause::Rounds, Clause::TurnOrder);
        push(Task::StartTurn);
    }

private:
    // kiai.h
    void takeKiai(Verb verb, const Frame& frame, const Choice& choice);
    void useKiai(const Frame& frame);
    void endKiai(std::size_t seat);
    void discardRaiders(unsigned count, Clause clause);
    void discardIntruders(unsigned count, Clause clause);
    void reveal(std::size_t seat, unsigned count, Clause clause);
    void pickSource(const Frame& frame, std::size_t source);
    void pickTarget(const Frame& frame, std::size_t target);
    void putBack(const Frame& frame, Kind card);
    // village.h
    void loseBarricade(std::size_t seat, Clause clause, Clause also = Clause::None);
    void burnFarmstead(std::size_t seat, Clause clause);
    void burn(std::size_t seat, std::size_t position, Clause clause);
    void loseFamily(Clause clause);
    void raiseBarricade(Clause clause);
    void wound(std::size_t seat, Clause clause);
    void heal(std::size_t seat, Clause clause);
    void lose(std::uint8_t why, Clause clause);
    void endRound();
    void roundStep(const Frame& frame);
    void giveBonus(std::size_t family);
    void revealIntruder();
    void nextRound();

    /// One step of the top frame. False where it asks.
    bool step(const Frame frame)
    {
        switch (frame.task) {
        case Task::StartTurn:
            pop();
            startTurn();
            return true;
        case Task::AskToken:
            if (s.absent != 0)
                return false;
            pop();
            return true;
        case Task::Penalty:
            pop();
            penaltyStep();
            return true;
        case Task::Suffer:
            pop();
            suffer(static_cast<Penalty>(frame.a));
            return true;
        case Task::AskAction:
            // ss.ruling.stack-empty, ss.ruling.arrow-last-card
            if (!s.cards.empty(zone::kStack))
                return false;
            push(Task::RoundEnd);
            return true;
        case Task::Draw:
            pop();
            draw(frame.seat);
            push(Task::Play, frame.seat);
            return true;
        case Task::Play:
            pop();
            push(m_game.talentUse(s, frame).any() ? Task::AskTalent : Task::AskPlace, frame.seat, frame.a,
                 frame.b);
            return false;
        case Task::AfterFight:
            pop();
            afterFight();
            return true;
        case Task::EndTurn:
            pop();
            endTurn();
            return true;
        case Task::KiaiEffect:
            pop();
            useKiai(frame);
            return true;
        case Task::AskSource:
            if (m_game.kiaiSources(s, m_game.effectOf(who(frame.seat))) != 0)
                return false;
            pop();
            return true;
        case Task::KiaiBarricade:
            pop();
            raiseBarricade(m_game.kiaiClause(s, frame.seat));
            return true;
        case Task::KiaiEnd:
            pop();
            endKiai(frame.seat);
            return true;
        case Task::Reached:
            pop();
            if (m_game.options().kiaiByRemoval)
                reached(frame.seat, Clause::RulingKiaiByRemoval);
            return true;
        case Task::RoundEnd: endRound(); return true;
        case Task::StepHat:
        case Task::StepFarm:
        case Task::StepDoll:
        case Task::StepBonus:
        case Task::StepIntruders: roundStep(frame); return true;
        case Task::NextRound:
            pop();
            nextRound();
            return true;
        default: return false;
        }
    }

    void startTurn()
    {
        if (s.cards.empty(zone::kStack))
            return push(Task::RoundEnd);
        const std::size_t seat = s.active;
        ++s.turn;
        s.bans = 0;
        s.fought = false;
        s.talents = static_cast<std::uint8_t>(talentBit(seat) | s.learned[seat]);
        for (std::size_t owner = 0; owner < s.seats; ++owner)
            if (s.token[owner] == seat)
                s.talents = static_cast<std::uint8_t>(s.talents | talentBit(owner));
        tell(EventKind::TurnBegan, {.who = who(seat)}, Clause::Turn);
        push(Task::AskAction, seat);
        push(Task::Penalty, seat);
        if (s.absent != 0)
            push(Task::AskToken, seat);
    }

    void penaltyStep()
    {
        const std::size_t seat = s.active;
        const std::size_t line = zone::kLine + seat;
        const Kind card = s.cards.empty(line) ? Kind{0} : s.at(line, s.cards.size(line) - 1);
        const Penalty first = firstPenalty(card);
        if (first == Penalty::None)
            return tell(EventKind::NoPenalty, {.who = who(seat), .card = card}, Clause::TurnPenaltyNone);
        const auto a = std::uint8_t(first);
        const auto b = std::uint8_t(secondPenalty(card));
        if (m_game.canIgnore(s, card))
            return push(Task::AskIgnore, seat, a, b);
        pushPenalties(a, b);
    }

    void pushPenalties(std::uint8_t a, std::uint8_t b)
    {
        if (b == 0)
            return push(Task::Suffer, s.active, a);
        if (a != b)
            return push(Task::AskOrder, s.active, a, b);
        push(Task::Suffer, s.active, b);
        push(Task::Suffer, s.active, a);
    }

    void suffer(Penalty penalty)
    {
        const std::size_t seat = s.active;
        const Clause clause = Game::penaltyClause(penalty);
        if constexpr (Log::kKeeps) {
            const std::size_t line = zone::kLine + seat;
            const Kind card = s.cards.empty(line) ? Kind{0} : s.at(line, s.cards.size(line) - 1);
            tell(EventKind::PenaltySuffered, {.who = who(seat), .value = std::uint8_t(penalty), .card = card},
                 Clause::TurnPenalty, clause);
        }
        switch (penalty) {
        case Penalty::Fire: return loseBarricade(seat, clause);
        case Penalty::Wound: return wound(seat, clause);
        case Penalty::Intruder:
            if (s.cards.empty(zone::kStack))
                return woundInstead(penalty, Clause::RulingStackEmpty);
            return slip(seat, clause);
        case Penalty::NoDefend: return forbid(ban::kDefend, EventKind::NoDefending, clause);
        case Penalty::NoSupport: return forbid(ban::kSupport, EventKind::NoSupporting, clause);
        case Penalty::MustPass: return forbid(ban::kAction, EventKind::OnlyPassing, clause);
        case Penalty::NoTalent: s.talents = 0; return forbid(ban::kTalent, EventKind::NoTalents, clause);
        case Penalty::Left: return arrow(penalty, s.leftOf(seat), clause);
        case Penalty::Right: return arrow(penalty, s.rightOf(seat), clause);
        case Penalty::Reshuffle: return reshuffle();
        case Penalty::DiscardDefence:
            if (s.cards.empty(zone::kLeft + seat))
                return woundInstead(penalty, Clause::RulingNothingToDiscard);
            return push(Task::AskLoss, seat);
        case Penalty::None: break;
        }
    }

    void woundInstead(Penalty penalty, Clause why)
    {
        tell(EventKind::WoundInstead, {.who = who(s.active), .value = std::uint8_t(penalty)},
             Clause::PenaltyWoundInstead, why);
        wound(s.active, Clause::PenaltyWoundInstead);
    }

    void forbid(std::uint8_t what, EventKind kind, Clause clause)
    {
        s.bans = static_cast<std::uint8_t>(s.bans | what);
        tell(kind, {.who = who(s.active)}, clause);
    }

    /// ss.penalty.arrow: straight into the line, no talent.
    void arrow(Penalty penalty, std::size_t neighbour, Clause clause)
    {
        if (s.isPassed(neighbour))
            return woundInstead(penalty, Clause::RulingFixedSeats);
        if (s.cards.empty(zone::kStack))
            return woundInstead(penalty, Clause::RulingStackEmpty);
        const CardIx card = takeTop();
        s.lastActive = static_cast<std::uint8_t>(neighbour);
        tell(EventKind::ArrowDrawn, {.who = who(neighbour), .card = s.kind[card]}, clause,
             Clause::PenaltyArrow);
        addToLine(card, neighbour, Clause::RulingArrowAbove);
    }

    void reshuffle()
    {
        const std::size_t count = s.cards.size(zone::kDiscard);
        if (count == 0)
            return woundInstead(Penalty::Reshuffle, Clause::RulingNothingToDiscard);
        const CardIx card = s.cards.at(zone::kDiscard, s.random.below(static_cast<std::uint32_t>(count)));
        s.cards.moveToEnd(card, zone::kStack);
        s.cards.shuffle(zone::kStack, s.random);
        const bool hidden = s.faceUp > 0;
        s.faceUp = 0;
        tell(EventKind::RaiderReturned, {.value = size(zone::kStack), .card = s.kind[card]},
             Clause::PenaltyReshuffle, hidden ? Clause::RulingFaceDownAgain : Clause::None);
    }

    /// The top card of the stack goes to the intruders, unseen.
    void slip(std::size_t seat, Clause clause)
    {
        s.cards.move(takeTop(), zone::kIntruders, 0);
        s.lastActive = static_cast<std::uint8_t>(seat);
        tell(EventKind::Slipped, {.who = who(seat), .value = size(zone::kIntruders)}, clause);
    }

    /// The top card of the stack, which is still in it.
    CardIx takeTop()
    {
        if (s.faceUp > 0)
            --s.faceUp;
        return s.cards.at(zone::kStack, 0);
    }

    void draw(std::size_t seat)
    {
        const CardIx card = takeTop();
        s.cards.move(card, zone::kHeld, 0);
        s.lastActive = static_cast<std::uint8_t>(seat);
        s.holders = static_cast<std::uint8_t>(1u << seat);
        s.handers = 0;
        tell(EventKind::Drawn, {.who = who(seat), .card = s.kind[card]}, Clause::TurnFight);
    }

    [[nodiscard]] CardIx held() const { return s.cards.at(zone::kHeld, 0); }

    void takeTalent(Verb verb, const Frame& frame, const Choice& choice)
    {
        const std::size_t seat = frame.seat;
        const CardIx card = held();
        const Kind kind = s.kind[card];
        if (verb == Verb::HandOn) {
            const std::uint8_t to = choice.a == 0 ? s.leftOf(seat) : s.rightOf(seat);
            s.handers = static_cast<std::uint8_t>(s.handers | 1u << seat);
            s.holders = static_cast<std::uint8_t>(s.holders | 1u << to);
            tell(EventKind::HandedOn, {.who = who(seat), .other = who(to), .card = kind},
                 valueOf(kind) % 2 == 0 ? Clause::TalentHeihachi : Clause::TalentDaisuke,
                 Clause::TalentHandOn);
            return push(Task::Play, to, 0, 1);
        }
        if (verb == Verb::Drop) {
            s.cards.moveToEnd(card, zone::kDiscard);
            return tell(EventKind::Dropped, {.who = who(seat), .card = kind}, Clause::TalentKyuzo,
                        seat == s.active ? Clause::Talent : Clause::TalentOffTurn);
        }
        if (verb == Verb::Redraw) {
            s.cards.moveToEnd(card, zone::kStack);
            tell(EventKind::PutUnder, {.who = who(seat), .card = kind}, Clause::TalentKatsushiro);
            const CardIx next = takeTop();
            s.cards.move(next, zone::kHeld, 0);
            s.lastActive = static_cast<std::uint8_t>(seat);
            tell(EventKind::Drawn, {.who = who(seat), .card = s.kind[next]}, Clause::TalentKatsushiro,
                 Clause::RulingSecondCard);
            return push(Task::Play, seat, 1, frame.b);
        }
        tell(EventKind::Kept, {.who = who(seat), .card = kind}, Clause::Talent);
        push(Task::AskPlace, seat);
    }

    void defend(std::size_t seat)
    {
        const CardIx card = held();
        s.cards.moveToEnd(card, zone::kLeft + seat);
        s.guard[seat] = static_cast<std::uint8_t>(s.guard[seat] | 1u << unsigned(symbolOf(s.kind[card])));
        tell(EventKind::Defended, {.who = who(seat), .card = s.kind[card]}, Clause::FightDefend,
             Clause::FightDefendTotal);
    }

    /// ss.fight.confront: `also` is the ruling behind being overcome this way.
    void addToLine(CardIx card, std::size_t seat, Clause also = Clause::None)
    {
        const std::uint8_t kiai = m_game.kiaiOf(s, seat);
        const bool wasAbove = s.total[seat] > kiai;
        s.cards.moveToEnd(card, zone::kLine + seat);
        s.total[seat] = static_cast<std::uint8_t>(s.total[seat] + valueOf(s.kind[card]));
        tell(EventKind::Confronted,
             {.who = who(seat), .value = s.total[seat], .extra = kiai, .card = s.kind[card]},
             Clause::FightConfront, Clause::Track);
        if (s.total[seat] < kiai)
            return tell(EventKind::StoodGround, {.who = who(seat)}, Clause::FightBelow);
        if (s.total[seat] == kiai)
            return reached(seat, seat == s.active ? Clause::FightEqual : Clause::KiaiOffTurn);
        tell(EventKind::Overcome, {.who = who(seat), .value = s.total[seat], .extra = kiai},
             Clause::FightAbove, wasAbove ? Clause::RulingAboveAgain : also);
        if (wasAbove && !m_game.options().aboveAgain)
            return tell(EventKind::NothingLost, {.who = who(seat)}, Clause::RulingAboveAgain);
        if (s.barricades == 0 && !m_game.options().overcomeFarm)
            return tell(EventKind::NothingLost, {.who = who(seat)}, Clause::RulingOvercomeFarm);
        loseBarricade(seat, Clause::FightAbove,
                      s.barricades == 0 ? Clause::RulingOvercomeFarm : Clause::None);
    }

    /// The total of a seat has just become what it is, or its board was turned: may it activate its Kiai?
    void reached(std::size_t seat, Clause clause)
    {
        const std::uint8_t kiai = m_game.kiaiOf(s, seat);
        if (s.total[seat] != kiai || (s.resolving >> seat & 1u) != 0)
            return;
        if ((s.isPassed(seat) || s.ending) && !m_game.options().kiaiRoundEnd)
            return;
        tell(EventKind::KiaiReached, {.who = who(seat), .value = kiai}, clause, Clause::Kiai);
        push(Task::AskKiai, seat);
    }

    void support(std::size_t to)
    {
        const std::size_t seat = s.active;
        s.token[seat] = static_cast<std::uint8_t>(to);
        tell(EventKind::Supported, {.who = who(seat), .other = who(to)}, Clause::TurnSupport,
             Clause::SupportTalent);
        slip(seat, Clause::SupportIntruder);
    }

    void pass()
    {
        const std::size_t seat = s.active;
        const bool forced = m_game.mustPass(s);
        s.passed = static_cast<std::uint8_t>(s.passed | 1u << seat);
        s.lastActive = s.active;
        tell(EventKind::Passed, {.who = who(seat), .value = forced}, Clause::TurnPass,
             !forced                        ? Clause::PassOut
             : (s.bans & ban::kAction) != 0 ? Clause::PenaltyMustPass
                                            : Clause::PassForced);
    }

    void afterFight()
    {
        const std::size_t seat = s.active;
        if (s.fought || s.cards.empty(zone::kStack) || !hasTalent(s.talents, Talent::FightAgain))
            return;
        if (s.total[seat] > m_game.kiaiOf(s, seat) && !m_game.options().againAbove)
            return;
        push(Task::AskAgain, seat);
    }

    void returnTokens()
    {
        s.bans = 0;
        s.talents = 0;
        for (std::size_t owner = 0; owner < s.seats; ++owner)
            if (s.token[owner] == s.active && owner != s.active) {
                s.token[owner] = static_cast<std::uint8_t>(owner);
                tell(EventKind::TokenBack, {.who = who(owner), .other = who(s.active)},
                     Clause::SupportReturn);
            }
    }

    void endTurn()
    {
        if (s.cards.empty(zone::kStack) || s.inPlay() == 0)
            return push(Task::RoundEnd);
        returnTokens();
        do
            s.active = s.leftOf(s.active);
        while (s.isPassed(s.active));
        push(Task::StartTurn);
    }

    void push(Task task, std::size_t seat = 0, std::uint8_t a = 0, std::uint8_t b = 0)
    {
        s.frames.push_back({task, static_cast<std::uint8_t>(seat), a, b});
    }
    void pop() { s.frames.pop_back(); }

    [[nodiscard]] Who who(std::size_t seat) const { return s.samurai[seat]; }
    [[nodiscard]] std::uint8_t size(std::size_t zone) const
    {
        return static_cast<std::uint8_t>(s.cards.size(zone));
    }
    [[nodiscard]] unsigned talentBit(std::size_t seat) const
    {
        return 1u << unsigned(m_game.talentOf(s.samurai[seat]));
    }
    [[nodiscard]] static bool hasTalent(std::uint8_t talents, Talent talent)
    {
        return (talents >> unsigned(talent) & 1u) != 0;
    }

    const Game& m_game;
    State& s;
    Log& m_log;
};

template <class Log>
void Engine<Log>::take(const Choice& choice)
{
    const Frame frame = s.frames.back();
    const Verb verb = Verb(choice.verb);
    const std::size_t seat = frame.seat;
    switch (frame.task) {
    case Task::AskToken:
        if (verb == Verb::NoToken) {
            pop();
            return tell(EventKind::NoTokenUsed, {.who = who(seat)},
                        m_game.options().variant == Variant::Standard ? Clause::Absent : Clause::TwoUse);
        }
        s.absent = static_cast<std::uint16_t>(s.absent & ~(1u << choice.a));
        {
            const auto talent = static_cast<std::uint8_t>(1u << unsigned(m_game.talentOf(choice.a)));
            s.talents = static_cast<std::uint8_t>(s.talents | talent);
            if (!m_game.options().tokenTurn)
                s.learned[seat] = static_cast<std::uint8_t>(s.learned[seat] | talent);
        }
        return tell(EventKind::TokenUsed, {.who = who(seat), .other = static_cast<Who>(choice.a)},
                    m_game.options().variant == Variant::Standard ? Clause::Absent : Clause::TwoUse,
                    Clause::TwoOnce);
    case Task::AskIgnore: {
        const std::size_t line = zone::kLine + seat;
        const Kind card = s.at(line, s.cards.size(line) - 1);
        const Clause clause = valueOf(card) % 2 == 0 ? Clause::TalentGorobei : Clause::TalentKanbei;
        pop();
        if (verb == Verb::Ignore)
            return tell(EventKind::PenaltyIgnored, {.who = who(seat), .card = card}, clause,
                        frame.b != 0 ? Clause::RulingIgnoreAll : Clause::None);
        tell(EventKind::PenaltyAccepted, {.who = who(seat), .card = card}, Clause::Talent);
        return pushPenalties(frame.a, frame.b);
    }
    case Task::AskOrder: {
        const auto first = static_cast<std::uint8_t>(choice.a);
        pop();
        push(Task::Suffer, seat, frame.a == first ? frame.b : frame.a);
        return push(Task::Suffer, seat, first);
    }
    case Task::AskLoss: {
        pop();
        for (const CardIx card : s.cards.in(zone::kLeft + seat))
            if (s.kind[card] == choice.a) {
                s.guard[seat] =
                    static_cast<std::uint8_t>(s.guard[seat] & ~(1u << unsigned(symbolOf(s.kind[card]))));
                tell(EventKind::DefenceLost, {.who = who(seat), .card = s.kind[card]},
                     Clause::PenaltyDiscardDefence);
                return s.cards.moveToEnd(card, zone::kDiscard);
            }
        return;
    }
    case Task::AskAction:
        pop();
        push(Task::EndTurn, seat);
        if (verb == Verb::Support)
            return support(s.seatOf(choice.a));
        if (verb == Verb::Pass)
            return pass();
        push(Task::AfterFight, seat);
        return push(Task::Draw, seat);
    case Task::AskTalent: pop(); return takeTalent(verb, frame, choice);
    case Task::AskPlace: pop(); return verb == Verb::Defend ? defend(seat) : addToLine(held(), seat);
    case Task::AskAgain:
        pop();
        if (verb == Verb::Enough)
            return tell(EventKind::FoughtEnough, {.who = who(seat)}, Clause::TalentKikuchiyo);
        s.fought = true;
        tell(EventKind::FightsAgain, {.who = who(seat)}, Clause::TalentKikuchiyo,
             s.total[seat] > m_game.kiaiOf(s, seat) ? Clause::RulingAgainAbove : Clause::None);
        return push(Task::Draw, seat);
    case Task::AskFarm: {
        pop();
        std::size_t position = s.farmsteads.size();
        while (position > 0 && s.farmsteads[position - 1] != choice.a)
            --position;
        return burn(seat, position - 1, Clause::RulingBurningFarm);
    }
    default: return takeKiai(verb, frame, choice);
    }
}

} // namespace rules::samurai
