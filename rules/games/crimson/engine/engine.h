// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/engine/scoring.h"
#include "rules/games/crimson/engine/targets.h"
#include "rules/games/crimson/event.h"
#include "rules/games/crimson/game.h"

namespace rules::crimson {

/// Runs one match: carries out an answer and goes on until the next question. Made for one call and thrown
/// away; all that lasts is in the state. The parts stand in files of their own: changes.h (what can happen to
/// a card or coin), effects.h (carrying out effects), phases.h (the turn).
template <class Log>
class Engine
{
public:
    Engine(const Table& table, State& state, Log& log)
        : m_table(table)
        , s(state)
        , m_log(log)
    {}

    /// Runs until a question is open or the match is over.
    void run()
    {
        while (s.ask == Ask::Nothing && s.phase != Phase::Over) {
            if (s.frames.empty())
                stepPhase();
            else if (s.frames.back().type == FrameType::Play)
                stepPlay(s.frames.back());
            else
                stepEffect(s.frames.back());
        }
    }

    /// Takes a legal answer; `run` goes on from there.
    void answer(const Choice& choice)
    {
        const Ask asked = s.ask;
        s.ask = Ask::Nothing;
        switch (asked) {
        case Ask::Bid: return takeBid(choice);
        case Ask::Answer: return takeAnswer(choice);
        case Ask::Play: return takePlay(choice);
        case Ask::Card: return takeCard(choice);
        case Ask::Total: return takeTotal(choice);
        case Ask::Kind: return takeKind(choice);
        case Ask::Destination: return takeLane(choice);
        case Ask::Payment: return takePayment(choice);
        case Ask::Nothing: break;
        }
        assert(false && "there was no question");
    }

    /// cc.offer.refill, cc.deck.rebuild: done after everything that may have emptied one of them.
    void refill();
    /// Always inlined, so that the members go straight into the log: put together elsewhere byte by byte and
    /// then copied as a whole, they would have to wait for each other.
    [[gnu::always_inline]] void tell(EventKind kind, const Event& event, Clause clause,
                                     Clause also = Clause::None)
    {
        if constexpr (Log::kKeeps)
            m_log.add({kind, event.side, event.card, event.other, event.from, event.to, event.value,
                       event.extra, clause, also});
    }

private:
    // changes.h
    void gain(Side side, int coins, Clause clause, EventKind kind = EventKind::CoinsGained,
              Clause also = Clause::None);
    void pay(Side side, int coins, Clause clause);
    bool turn(CardIx card, Clause cause);
    void destroy(CardIx card, Clause cause, std::uint8_t& limbo, bool stopped);
    void put(CardIx card, std::size_t zone, bool down);
    [[nodiscard]] unsigned quietLanes() const;
    void moveTo(CardIx card, Lane lane, Clause cause);
    void swapCards(CardIx a, CardIx b, Clause cause);
    CardIx nextWaiting();
    void tellStanding(std::size_t zone, effects::OpCode code);
    void tellStandingInLane(Lane lane, effects::OpCode code);

    // effects.h
    void beginEffect(CardIx source, std::size_t zone, std::uint8_t effect, CardIx played, Side player);
    void beginCastleEffect(Lane lane, std::uint8_t effect, CardIx played, Side player);
    void resolveDestruction(std::uint8_t& limbo);
    void stepEffect(Frame& frame);
    void operate(Frame& frame, const effects::Operation& operation);
    void operateOnCards(Frame& frame, const effects::Operation& operation);
    void operateOnAll(Frame& frame, const effects::Operation& operation);
    void operateByTotal(Frame& frame, const effects::Operation& operation);
    void moveNextQueued(Frame& frame, const effects::Operation& operation);
    void affect(Frame& frame, const effects::Operation& operation, CardIx card);
    void placeCard(Frame& frame, const effects::Operation& operation);
    void destroyPicked(Frame& frame, const effects::Operation& operation, bool all);
    void finishOperation(Frame& frame, const effects::Operation& operation);
    void finishEffect(Frame& frame);
    bool shielded(Frame& frame, CardIx card);
    [[nodiscard]] bool holds(const Frame& frame, effects::Condition condition) const;
    void tellChosen(const Frame& frame, const effects::Operation& operation, CardIx card);
    void idle(Frame& frame, const effects::Operation& operation);
    void pushEffect(const Frame& frame, const effects::Effect& effect);
    void takeCard(const Choice& choice);
    void takeTotal(const Choice& choice);
    void takeKind(const Choice& choice);
    void takeLane(const Choice& choice);

    // phases.h
    void stepPhase();
    void stepIncome();
    void stepRecruitment();
    void stepDeployment();
    void stepScore();
    void scoreLane();
    void tellScoreEffects(Lane lane);
    void endTurn();
    void stepPlay(Frame& frame);
    void putDown(Frame& frame);
    bool markReactions(const Frame& frame, bool before);
    void takeBid(const Choice& choice);
    void takeAnswer(const Choice& choice);
    void takePlay(const Choice& choice);
    void takePayment(const Choice& choice);
    void recruit(Side side);

    [[nodiscard]] Board board() const { return {m_table, s}; }
    [[nodiscard]] Targets targets() const { return {m_table, s}; }
    [[nodiscard]] const Traits& kind(CardIx card) const { return m_table.traits[s.kind[card]]; }
    [[nodiscard]] const effects::Effects& effectsOf(CardIx card) const
    {
        return m_table.characters[s.kind[card]].effects;
    }
    [[nodiscard]] Clause cardClause(CardIx card) const
    {
        return static_cast<Clause>(unsigned(Clause::FirstCard) + s.kind[card]);
    }
    [[nodiscard]] Clause castleClause(Lane lane) const
    {
        return static_cast<Clause>(unsigned(Clause::FirstCastle) + s.castle[lane]);
    }
    [[nodiscard]] Clause clauseOf(const Frame& frame) const
    {
        return frame.source == kNoCard ? castleClause(zone::lane(frame.zone)) : cardClause(frame.source);
    }
    [[nodiscard]] const effects::Effect& effectOf(const Frame& frame) const
    {
        return frame.source == kNoCard
                   ? m_table.castles[s.castle[zone::lane(frame.zone)]].effects[frame.effect]
                   : effectsOf(frame.source)[frame.effect];
    }
    void markWaiting(CardIx card) { s.waiting[card] = static_cast<std::uint8_t>(s.frames.size() + 1); }

    const Table& m_table;
    State& s;
    Log& m_log;
};

} // namespace rules::crimson
