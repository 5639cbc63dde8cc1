// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crowns/game.h"

#include <algorithm>
#include <cassert>

namespace rules::crowns {

/// Runs one match: carries out a choice and goes on until the next question. Made for one call and thrown
/// away; everything that lasts is in the state. The parts have files of their own: engine.h (turns and
/// rounds), exchange.h, attack.h (Coinage and Knight).
template <class Log>
class Engine
{
public:
    Engine(const Game& game, State& state, Log& log)
        : m_game(game)
        , s(state)
        , m_log(log)
    {}

    /// From the set-up to the first question.
    void begin()
    {
        if (m_game.options().customizedHands) {
            s.waiting = s.everyone();
            s.asked = s.first;
            s.ask = Ask::Swap;
            return;
        }
        beginRound();
    }

    /// The start of the active player's turn, in a position put together by hand.
    void beginTurn()
    {
        for (;;) {
            ++s.turns;
            if (!s.hasCards(s.active)) {
                // gc.ruling.skipped, gc.ruling.sentinel-skipped
                tell(EventKind::TurnSkipped, {.seat = s.active}, Clause::RulingSkipped,
                     Clause::RulingSentinelSkipped);
            } else {
                tell(EventKind::TurnBegan, {.seat = s.active}, Clause::Turn);
                if (askForSentinel(s.active) || askForAction())
                    return;
            }
            if (!goOn())
                return;
        }
    }

    /// Takes a legal choice and goes on to the next question.
    void take(const Choice& choice)
    {
        const auto card = static_cast<CardCode>(choice.a);
        const auto number = static_cast<std::uint8_t>(choice.a);
        switch (verbOf(choice)) {
        case Verb::Exchange: return offer(card);
        case Verb::Coinage: return playCoinage(card, static_cast<Seat>(choice.b));
        case Verb::Attack: return attack(card, static_cast<Seat>(choice.b));
        case Verb::Show: return show(card);
        case Verb::Second: return offerSecond(card);
        case Verb::NoSecond:
            tell(EventKind::SecondDeclined, {.seat = s.active}, Clause::ExchangeSecond);
            return beginBids();
        case Verb::Add: return addRavens(number);
        case Verb::Accept: return accept(static_cast<Seat>(choice.a));
        case Verb::Give: return give(card);
        case Verb::Vote: return vote(static_cast<Seat>(choice.c), choice.a != 0);
        case Verb::Spend: return spend(number);
        case Verb::Take: return takeCard(card);
        case Verb::Guest: return drawGuest();
        case Verb::Decline:
            tell(EventKind::RewardDeclined, {.seat = s.victor}, Clause::RulingMustTake);
            return finishAttack();
        case Verb::Sentinel: return useSentinel();
        case Verb::NoSentinel:
            tell(EventKind::SentinelKept, {.seat = s.asked}, Clause::GuestSentinel);
            return afterSentinel(s.asked);
        case Verb::Swap: return swap(static_cast<Seat>(choice.c), card, static_cast<CardCode>(choice.b));
        case Verb::SwapDone: return finishSwaps(static_cast<Seat>(choice.c));
        case Verb::Deal: return make(*decodeDeal(s, choice));
        }
        assert(false && "there is no such verb");
    }

    [[gnu::always_inline]] void tell(EventKind kind, const Event& event, Clause clause,
                                     Clause also = Clause::None)
    {
        if constexpr (Log::kKeeps) {
            Event told = event;
            told.kind = kind;
            told.clause = clause;
            told.also = also;
            m_log.add(told);
        }
    }

private:
    // exchange.h
    void offer(CardCode code);
    void show(CardCode code);
    void askToShow(Ask ask, Seat from);
    void offerSecond(CardCode code);
    void beginBids();
    void askToBid(Seat from);
    void addRavens(std::uint8_t count);
    void accept(Seat partner);
    void takeBack(Seat seat);
    void make(const Deal& deal);
    // attack.h
    void playCoinage(CardCode code, Seat target);
    void passCoinage(CardIx taken);
    void give(CardCode code);
    void attack(CardCode code, Seat target);
    void vote(Seat seat, bool forDefender);
    void spend(std::uint8_t count);
    void decide();
    void takeCard(CardCode code);
    void drawGuest();
    void finishAttack();

    void swap(Seat seat, CardCode own, CardCode spare)
    {
        s.cards.swap(s.find(zone::hand(seat), own), s.find(zone::kSpare + seat, spare));
        ++s.swaps[seat];
        tell(EventKind::CardSwapped, {.seat = seat, .card = own, .other = spare}, Clause::CustomSwap,
             Clause::CustomSecret);
    }

    void finishSwaps(Seat seat)
    {
        s.waiting = static_cast<SeatSet>(s.waiting & ~seatBit(seat));
        tell(EventKind::HandSettled, {.seat = seat}, Clause::CustomSecret);
        if (s.waiting != 0) {
            s.asked = nextWaiting(s.first);
            return;
        }
        for (Seat each = 0; each < s.players; ++each)
            while (!s.cards.empty(zone::kSpare + each))
                s.cards.moveToEnd(s.cards.at(zone::kSpare + each, 0), zone::kBox);
        beginRound();
    }

    [[nodiscard]] Seat nextWaiting(Seat from) const
    {
        Seat seat = from;
        while ((s.waiting & seatBit(seat)) == 0)
            seat = s.next(seat);
        return seat;
    }

    void beginRound()
    {
        tell(EventKind::RoundBegan, {.value = s.round, .extra = m_game.options().rounds},
             s.round == 1 ? Clause::SetupTrack : Clause::RoundMarker, Clause::Round);
        s.active = s.first;
        beginTurn();
    }

    /// After a turn.
    void endTurn()
    {
        if (goOn())
            beginTurn();
    }

    /// The next player, and a new round where one begins. False: the match is over.
    bool goOn()
    {
        s.active = s.next(s.active);
        if (s.active != s.first)
            return true;
        if (s.round >= m_game.options().rounds) {
            tell(EventKind::EndReached, {.value = s.round}, Clause::End, Clause::RoundMarker);
            finish();
            return false;
        }
        // gc.ruling.empty-check: only when a round is about to begin, before the marker moves.
        for (Seat seat = 0; seat < s.players; ++seat)
            if (!s.hasCards(seat)) {
                tell(EventKind::EndEmpty, {.seat = seat}, Clause::EndEmpty, Clause::RulingEmptyCheck);
                finish();
                return false;
            }
        ++s.round;
        tell(EventKind::RoundBegan, {.value = s.round, .extra = m_game.options().rounds}, Clause::RoundMarker,
             Clause::Round);
        return true;
    }

    void finish();

    /// Looks for the next holder of a Sentinel after `from`, up to the active player.
    bool askForSentinel(Seat from)
    {
        if (s.ravens[s.active] == 0)
            return false;
        for (Seat seat = s.next(from); seat != s.active; seat = s.next(seat))
            if (s.find(zone::hand(seat), codeOf(Kind::Sentinel)) != kNoCard) {
                s.ask = Ask::Sentinel;
                s.asked = seat;
                return true;
            }
        return false;
    }

    void afterSentinel(Seat from)
    {
        if (!askForSentinel(from) && !askForAction())
            endTurn();
    }

    void useSentinel()
    {
        const Seat seat = s.asked;
        const CardIx card = s.find(zone::hand(seat), codeOf(Kind::Sentinel));
        const auto taken = static_cast<std::uint8_t>(s.ravens[s.active] / 2);
        s.cards.moveToEnd(card, zone::kDiscard);
        s.knownTo[card] = s.everyone();
        s.ravens[s.active] = static_cast<std::uint8_t>(s.ravens[s.active] - taken);
        s.ravens[seat] = static_cast<std::uint8_t>(s.ravens[seat] + taken);
        // gc.ruling.sentinel-again: who has another one is asked again, then the others.
        const bool again =
            s.ravens[s.active] > 0 && s.find(zone::hand(seat), codeOf(Kind::Sentinel)) != kNoCard;
        tell(EventKind::SentinelUsed,
             {.seat = seat, .aim = s.active, .card = codeOf(Kind::Sentinel), .value = taken},
             Clause::GuestSentinel, again ? Clause::RulingSentinelAgain : Clause::Discard);
        if (again)
            return;
        afterSentinel(seat);
    }

    /// False where the active player can do nothing at all: gc.ruling.skipped.
    bool askForAction()
    {
        bool possible = m_game.canExchange(s, s.active);
        for (const CardIx card : s.cards.in(zone::hand(s.active))) {
            if (possible)
                break;
            possible =
                kindOf(s.code[card]) == Kind::Knight && m_game.attackTargets(s, s.active, s.code[card]) != 0;
        }
        if (!possible) {
            tell(EventKind::TurnSkipped, {.seat = s.active, .extra = 1}, Clause::RulingSkipped,
                 Clause::RulingNoPartner);
            return false;
        }
        s.ask = Ask::Action;
        s.asked = s.active;
        return true;
    }

    /// What onlookers cannot follow any more: a card of this hand has moved unseen.
    void blur(std::size_t zone, SeatSet onlookers)
    {
        for (const CardIx card : s.cards.in(zone))
            s.knownTo[card] = static_cast<SeatSet>(s.knownTo[card] & ~onlookers);
    }
    [[nodiscard]] SeatSet onlookers(Seat a, Seat b) const
    {
        return static_cast<SeatSet>(s.everyone() & ~seatBit(a) & ~seatBit(b));
    }

    const Game& m_game;
    State& s;
    Log& m_log;
};

template <class Log>
void Engine<Log>::finish()
{
    s.ask = Ask::Nothing;
    s.asked = kNoSeat;
    if constexpr (Log::kKeeps) {
        for (Seat seat = 0; seat < s.players; ++seat)
            for (const CardIx card : s.cards.in(zone::kAgenda + seat))
                tell(EventKind::AgendaRevealed, {.seat = seat, .card = s.code[card]}, Clause::AgendaScore);
        const Scores scores = m_game.scores(s);
        for (Seat seat = 0; seat < s.players; ++seat)
            tell(EventKind::HandScored,
                 {.seat = seat,
                  .value = scores[seat].cards,
                  .extra = scores[seat].ravens,
                  .points = scores[seat].total},
                 Clause::Score);
        std::array<Place, kSeats> places;
        const std::size_t count = m_game.ranking(s, places);
        const bool teams = m_game.options().teams;
        unsigned tied = 0;   // on points with the best
        unsigned shared = 0; // first places
        std::int16_t best = places[0].points;
        for (std::size_t i = 0; i < count; ++i)
            best = std::max(best, places[i].points);
        for (std::size_t i = 0; i < count; ++i) {
            if (teams)
                tell(EventKind::TeamScored,
                     {.seat = places[i].seat, .aim = s.opposite(places[i].seat), .points = places[i].points},
                     Clause::TeamScore);
            tied += places[i].points == best;
            shared += places[i].rank == 1;
        }
        // What decided: points alone, fewest cards, fewest ravens, or nothing.
        Clause decided = Clause::None;
        if (shared > 1) {
            decided = teams && !m_game.options().teamTieBreaks ? Clause::RulingTeamTie : Clause::WinShared;
        } else if (tied > 1) {
            decided = Clause::WinCards;
            for (std::size_t i = 0; i < count; ++i)
                for (std::size_t k = 0; k < count; ++k)
                    if (places[i].rank == 1 && k != i && places[k].points == best &&
                        places[k].cards == places[i].cards)
                        decided = Clause::WinRavens;
        }
        for (std::size_t i = 0; i < count; ++i)
            if (places[i].rank == 1)
                tell(teams ? EventKind::TeamWon : EventKind::Won,
                     {.seat = places[i].seat, .aim = s.opposite(places[i].seat), .points = places[i].points},
                     Clause::Win, decided);
    }
}

} // namespace rules::crowns
