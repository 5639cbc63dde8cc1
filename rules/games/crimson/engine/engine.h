// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/engine/scoring.h"
#include "rules/games/crimson/engine/targets.h"
#include "rules/games/crimson/event.h"
#include "rules/games/crimson/game.h"

namespace rules::crimson {

/// Runs one match: carries out an answer and goes on until the next question. Made for one call and thrown
/// away; all that lasts is in the state. Its parts are in files of their own: changes.h (what can happen to
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
        case Ask::Victim: return takeVictim(choice);
        case Ask::Payer: return takePayer(choice);
        case Ask::Auction: return takeCall(choice);
        case Ask::SecretBid: return takeSecretBid(choice);
        case Ask::AuctionEnd: return takeAuctionEnd(choice);
        case Ask::CastleCoin: return takeCastleCoin(choice);
        case Ask::Permit: return takePermit(choice);
        case Ask::Give: return takeGive(choice);
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
            m_log.add({kind, event.who, event.card, event.other, event.from, event.to, event.value,
                       event.extra, clause, also});
    }

private:
    // changes.h
    void gain(Seat seat, int coins, Clause clause, EventKind kind = EventKind::CoinsGained,
              Clause also = Clause::None);
    void pay(Seat seat, int coins, Clause clause);
    bool turn(CardIx card, Clause cause);
    void destroy(CardIx card, Clause cause, std::uint8_t& limbo, bool stopped);
    void put(CardIx card, std::size_t zone, bool down);
    [[nodiscard]] unsigned quietLanes() const;
    void moveTo(CardIx card, Lane lane, Clause cause);
    void swapCards(CardIx a, CardIx b, Clause cause);
    CardIx nextWaiting();
    void tellStanding(std::size_t zone, effects::OpCode code);
    void tellStandingInLane(Lane lane, effects::OpCode code);
    void tellStandingOf(Party party, effects::OpCode code);

    // effects.h
    void beginEffect(CardIx source, std::size_t zone, std::uint8_t effect, CardIx played, Seat player);
    void beginCastleEffect(Lane lane, std::uint8_t effect, CardIx played, Seat player);
    void resolveDestruction(std::uint8_t& limbo);
    void stepEffect(Frame& frame);
    void operate(Frame& frame, const effects::Operation& operation);
    void operateOnCards(Frame& frame, const effects::Operation& operation);
    void operateOnAll(Frame& frame, const effects::Operation& operation);
    void operateByTotal(Frame& frame, const effects::Operation& operation);
    void moveNextQueued(Frame& frame, const effects::Operation& operation);
    void affect(Frame& frame, const effects::Operation& operation, CardIx card);
    void placeCard(Frame& frame, const effects::Operation& operation);
    void operateOnPicked(Frame& frame, const effects::Operation& operation, bool all);
    void operateTogether(Frame& frame, const effects::Operation& operation, const CardList& chosen);
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
    void takeVictim(const Choice& choice);
    void takeCoins(Frame& frame, const effects::Operation& operation, Seat victim);

    // phases.h
    void stepPhase();
    void stepIncome();
    void stepRecruitment();
    void stepDeployment();
    void stepScore();
    void scoreLane();
    void tellScoreEffects(Lane lane);
    void endTurn();
    [[nodiscard]] unsigned playing() const;
    [[nodiscard]] Clause winClause() const;
    void stepPlay(Frame& frame);
    void putDown(Frame& frame);
    bool markReactions(const Frame& frame, bool before);
    void takeBid(const Choice& choice);
    void takeAnswer(const Choice& choice);
    void takePlay(const Choice& choice);
    void takePayment(const Choice& choice);
    void recruit(Seat seat);

    // auction.h
    void takeCall(const Choice& choice);
    void takeSecretBid(const Choice& choice);
    void revealBids();
    void takeAuctionEnd(const Choice& choice);

    // placements.h
    void takePlace(Seat seat);
    void leave(Seat seat);
    void mergeFronts(Seat before, Seat gone, Seat after);
    void askNextOpponent();
    [[nodiscard]] bool isLastOpponent(Seat rival) const;
    void beginPayment(CardIx card);
    void takePayer(const Choice& choice);

    // raiders.h
    bool beginRound();
    void tellTurnAgainstRaiders();
    void draw(Seat seat);
    void stepGive();
    void takeGive(const Choice& choice);
    void receiveGiven(CardIx fromRight);
    void stepHands();
    void passOnHand();
    void takeDiscard(const Choice& choice);
    void addCastleCoins(Lane lane, int coins, Clause clause);
    void returnCastleCoins(Lane lane);
    void operateOnCastleCoins(Frame& frame, const effects::Operation& operation);
    int gainMore(Party party);
    void takeCastleCoin(const Choice& choice);
    void operateAgainstRaiders(Frame& frame, const effects::Operation& operation);
    void thinFullestCastle(Frame& frame, const effects::Operation& operation);
    void takePermit(const Choice& choice);
    void discardFromHand(Frame& frame, const effects::Operation& operation, std::uint16_t chosen);
    void exchange(Frame& frame, const effects::Operation& operation, std::uint16_t chosen);
    /// The first card of a kind in a zone; there must be one.
    [[nodiscard]] CardIx ofKind(std::size_t zone, std::uint16_t kind) const
    {
        for (const CardIx card : s.cards.in(zone))
            if (s.kind[card] == kind)
                return card;
        assert(false && "there is no such card");
        return kNoCard;
    }
    /// The clause of the variant against the Raiders that is played.
    [[nodiscard]] Clause raiderClause(Clause solo, Clause coop) const
    {
        return s.seating.variant == Variant::Solo ? solo : coop;
    }

    [[nodiscard]] Board board() const { return {m_table, s}; }
    [[nodiscard]] Targets targets() const { return {m_table, s}; }
    [[nodiscard]] const Traits& kind(CardIx card) const { return m_table.traits[s.kind[card]]; }
    [[nodiscard]] const effects::Effects& effectsOf(CardIx card) const
    {
        return m_table.characters[s.kind[card]].effects;
    }
    [[nodiscard]] Clause cardClause(CardIx card) const { return m_table.clauseOf(s.kind[card]); }
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
    /// A clause of two-versus-two, where that is played.
    [[nodiscard]] Clause teamClause(Clause clause) const
    {
        return s.seating.variant == Variant::TwoVersusTwo ? clause : Clause::None;
    }
    /// A party as events name it.
    [[nodiscard]] Seat nameOf(Party party) const { return s.seating.nameOf(party); }
    void markWaiting(CardIx card) { s.waiting[card] = static_cast<std::uint8_t>(s.frames.size() + 1); }

    const Table& m_table;
    State& s;
    Log& m_log;
};

} // namespace rules::crimson
