// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crowns/engine.h"

namespace rules::crowns {

// gc.coinage, gc.attack

template <class Log>
void Engine<Log>::playCoinage(CardCode code, Seat target)
{
    s.target = target;
    // Onlookers see that a Coinage goes, not which.
    for (const CardIx card : s.cards.in(zone::hand(s.active)))
        if (kindOf(s.code[card]) == Kind::Coinage)
            s.knownTo[card] = static_cast<SeatSet>(s.knownTo[card] & ~onlookers(s.active, target));
    s.cards.moveToEnd(s.find(zone::hand(s.active), code), zone::kPlayed);
    tell(EventKind::CoinagePlayed, {.seat = s.active, .aim = target}, Clause::Coinage, Clause::Play);
    tell(EventKind::CoinageCard, {.seat = s.active, .aim = target, .card = code}, Clause::Coinage,
         Clause::HandSecret);
    if (m_game.areTeammates(s, s.active, target)) {
        s.ask = Ask::Give; // gc.team.coinage
        s.asked = target;
        return;
    }
    const auto hand = s.cards.in(zone::hand(target));
    passCoinage(hand[s.random.below(static_cast<std::uint32_t>(hand.size()))]);
}

template <class Log>
void Engine<Log>::give(CardCode code)
{
    passCoinage(s.find(zone::hand(s.target), code));
}

/// The card was drawn or given before the Coinage joins that hand: gc.coinage.random.
template <class Log>
void Engine<Log>::passCoinage(CardIx taken)
{
    const Seat active = s.active;
    const Seat target = s.target;
    const SeatSet strangers = onlookers(active, target);
    const SeatSet both = static_cast<SeatSet>(seatBit(active) | seatBit(target));
    const CardIx coin = s.cards.at(zone::kPlayed, 0);
    const CardCode code = s.code[coin];
    blur(zone::hand(target), strangers);
    s.cards.moveToEnd(taken, zone::hand(active));
    s.cards.moveToEnd(coin, zone::hand(target));
    s.knownTo[taken] = both;
    s.knownTo[coin] = both;
    const CardCode got = s.code[taken];
    if (m_game.areTeammates(s, active, target)) {
        tell(EventKind::CardGiven, {.seat = target, .aim = active, .card = got, .other = code},
             Clause::TeamCoinage, Clause::CoinagePass);
        tell(EventKind::CardReceived, {.seat = active, .aim = target, .card = got}, Clause::TeamCoinage,
             Clause::HandSecret);
    } else {
        tell(EventKind::CardDrawn, {.seat = active, .aim = target, .card = got}, Clause::CoinageRandom,
             Clause::HandSecret);
        tell(EventKind::CardLost, {.seat = target, .aim = active, .card = got, .other = code},
             Clause::CoinagePass, Clause::HandSecret);
    }
    s.target = 0;
    endTurn();
}

template <class Log>
void Engine<Log>::attack(CardCode code, Seat target)
{
    const CardIx card = s.find(zone::hand(s.active), code);
    s.cards.moveToEnd(card, zone::kPlayed);
    s.knownTo[card] = s.everyone();
    s.target = target;
    s.forDefender = 0;
    s.waiting = s.everyone();
    s.ask = Ask::Vote;
    s.asked = s.active;
    tell(EventKind::Attacked, {.seat = s.active, .aim = target, .card = code}, Clause::Attack,
         Clause::AttackTarget);
}

template <class Log>
void Engine<Log>::vote(Seat seat, bool forDefender)
{
    s.waiting = static_cast<SeatSet>(s.waiting & ~seatBit(seat));
    if (forDefender)
        s.forDefender |= seatBit(seat);
    tell(EventKind::VoteCast, {.seat = seat, .value = forDefender}, Clause::AttackVote);
    if (s.waiting != 0) {
        s.asked = nextWaiting(s.active);
        return;
    }
    if constexpr (Log::kKeeps) {
        Seat each = s.active;
        do {
            const bool defends = (s.forDefender & seatBit(each)) != 0;
            const bool against = (each == s.active && defends) || (each == s.target && !defends);
            tell(EventKind::VoteRevealed, {.seat = each, .value = defends, .extra = against},
                 Clause::AttackReveal, against ? Clause::AttackVoteAgainst : Clause::None);
            each = s.next(each);
        } while (each != s.active);
    }
    s.ask = Ask::Spend;
    s.asked = s.target;
}

template <class Log>
void Engine<Log>::spend(std::uint8_t count)
{
    const Seat seat = s.asked;
    s.ravens[seat] = static_cast<std::uint8_t>(s.ravens[seat] - count);
    s.staked[seat] = count;
    if (count > 0)
        tell(EventKind::RavensSpent,
             {.seat = seat,
              .value = count,
              .extra = static_cast<std::uint8_t>((s.forDefender & seatBit(seat)) != 0)},
             Clause::AttackRavens);
    else
        tell(EventKind::NoRavensSpent, {.seat = seat}, Clause::AttackRavensOnce);
    s.asked = s.next(seat);
    if (s.asked == s.target)
        decide();
}

template <class Log>
void Engine<Log>::decide()
{
    unsigned forAttacker = 0;
    unsigned forDefender = 0;
    for (Seat seat = 0; seat < s.players; ++seat)
        ((s.forDefender & seatBit(seat)) != 0 ? forDefender : forAttacker) += 1u + s.staked[seat];
    tell(EventKind::VotesCounted,
         {.value = static_cast<std::uint8_t>(forAttacker), .extra = static_cast<std::uint8_t>(forDefender)},
         Clause::AttackVictor);
    const bool attackerWins = forAttacker >= forDefender;
    s.victor = attackerWins ? s.active : s.target;
    const Seat loser = attackerWins ? s.target : s.active;
    const bool tie = forAttacker == forDefender;
    tell(EventKind::AttackWon, {.seat = s.victor, .aim = loser, .extra = tie}, Clause::AttackVictor,
         tie ? Clause::AttackTie : Clause::None);
    s.asked = s.victor;
    if (!s.hasCards(loser) && s.cards.empty(zone::kGuests)) {
        tell(EventKind::NoReward, {.seat = s.victor}, Clause::RulingNoReward);
        return finishAttack();
    }
    s.ask = Ask::Reward;
    for (const CardIx card : s.cards.in(zone::hand(loser)))
        s.knownTo[card] |= seatBit(s.victor); // the victor looks at that hand
}

template <class Log>
void Engine<Log>::takeCard(CardCode code)
{
    const Seat loser = s.victor == s.active ? s.target : s.active;
    const CardIx card = s.find(zone::hand(loser), code);
    blur(zone::hand(loser), onlookers(s.victor, loser));
    s.cards.moveToEnd(card, zone::hand(s.victor));
    s.knownTo[card] = static_cast<SeatSet>(seatBit(s.victor) | seatBit(loser));
    tell(EventKind::CardTaken, {.seat = s.victor, .aim = loser, .card = code}, Clause::AttackTake,
         Clause::HandSecret);
    tell(EventKind::CardStolen, {.seat = loser, .aim = s.victor, .card = code}, Clause::AttackTake,
         Clause::HandSecret);
    finishAttack();
}

template <class Log>
void Engine<Log>::drawGuest()
{
    const CardIx card = s.cards.at(zone::kGuests, 0);
    s.cards.moveToEnd(card, zone::hand(s.victor));
    s.knownTo[card] = seatBit(s.victor);
    tell(EventKind::GuestDrawn, {.seat = s.victor, .card = s.code[card]}, Clause::AttackGuest,
         Clause::HandSecret);
    finishAttack();
}

template <class Log>
void Engine<Log>::finishAttack()
{
    const bool attackerWon = s.victor == s.active;
    const Seat loser = attackerWon ? s.target : s.active;
    unsigned gained = 0;
    unsigned removed = 0;
    for (Seat seat = 0; seat < s.players; ++seat) {
        const bool forVictor = ((s.forDefender & seatBit(seat)) == 0) == attackerWon;
        (forVictor ? gained : removed) += s.staked[seat];
        s.staked[seat] = 0;
    }
    s.ravens[loser] = static_cast<std::uint8_t>(s.ravens[loser] + gained);
    s.removed = static_cast<std::uint8_t>(s.removed + removed);
    if (gained > 0)
        tell(EventKind::RavensGained, {.seat = loser, .value = static_cast<std::uint8_t>(gained)},
             Clause::AttackDefeated);
    if (removed > 0)
        tell(EventKind::RavensRemoved, {.seat = s.victor, .value = static_cast<std::uint8_t>(removed)},
             Clause::AttackRemoved);
    const CardIx knight = s.cards.at(zone::kPlayed, 0);
    s.cards.moveToEnd(knight, zone::kDiscard);
    tell(EventKind::KnightDiscarded, {.seat = s.active, .card = s.code[knight]}, Clause::AttackDiscard,
         Clause::Discard);
    s.target = 0;
    s.victor = 0;
    s.forDefender = 0;
    endTurn();
}

} // namespace rules::crowns
