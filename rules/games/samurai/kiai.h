// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/samurai/engine.h"

namespace rules::samurai {

template <class Log>
void Engine<Log>::takeKiai(Verb verb, const Frame& frame, const Choice& choice)
{
    const std::size_t seat = frame.seat;
    switch (frame.task) {
    case Task::AskKiai:
        pop();
        if (verb == Verb::NoKiai)
            return tell(EventKind::KiaiDeclined, {.who = who(seat)}, Clause::RulingKiaiDecline);
        s.resolving = static_cast<std::uint8_t>(s.resolving | 1u << seat);
        push(Task::KiaiEnd, seat);
        if (verb == Verb::KiaiWithout)
            return tell(EventKind::KiaiWithoutEffect, {.who = who(seat)}, Clause::KiaiEffect);
        tell(EventKind::KiaiUsed, {.who = who(seat), .value = s.isAnimal(seat)}, m_game.kiaiClause(s, seat),
             seat == s.active ? Clause::Kiai : Clause::KiaiOffTurn);
        return push(Task::KiaiEffect, seat);
    case Task::AskHeal: pop(); return heal(s.seatOf(choice.a), m_game.kiaiClause(s, seat));
    case Task::AskSource:
        pop();
        if (verb == Verb::Enough)
            return tell(EventKind::FoughtEnough, {.who = who(seat)}, m_game.kiaiClause(s, seat));
        return pickSource(frame, s.seatOf(choice.a));
    case Task::AskTarget: pop(); return pickTarget(frame, s.seatOf(choice.a));
    case Task::AskGiver:
        pop();
        tell(EventKind::KiaiAimed, {.who = who(seat), .other = static_cast<Who>(choice.a)},
             m_game.kiaiClause(s, seat));
        return push(Task::AskReceiver, seat, s.seatOf(choice.a));
    case Task::AskReceiver:
        pop();
        s.token[frame.a] = s.seatOf(choice.a);
        return tell(EventKind::TokenMoved,
                    {.who = who(frame.a), .other = static_cast<std::uint8_t>(choice.a)},
                    m_game.kiaiClause(s, seat));
    case Task::AskOrderOf: return putBack(frame, choice.a);
    default: assert(false && "no question is open"); return;
    }
}

template <class Log>
void Engine<Log>::useKiai(const Frame& frame)
{
    const std::size_t seat = frame.seat;
    const Clause clause = m_game.kiaiClause(s, seat);
    const bool isAnimal = s.isAnimal(seat);
    const unsigned cards = isAnimal ? 3 : 2;
    const std::uint8_t further = isAnimal ? 1 : 0;
    switch (m_game.effectOf(who(seat))) {
    case KiaiEffect::Barricade:
        raiseBarricade(clause);
        if (isAnimal && Game::wounded(s) != 0)
            push(Task::AskHeal, seat);
        return;
    case KiaiEffect::DiscardRaiders: return discardRaiders(cards, clause);
    case KiaiEffect::DiscardIntruders: return discardIntruders(cards, clause);
    case KiaiEffect::MoveLast:
    case KiaiEffect::DiscardLast: return push(Task::AskSource, seat, further, 0);
    case KiaiEffect::PassToken:
        if (isAnimal)
            push(Task::KiaiBarricade, seat);
        if (m_game.tokenGivers(s) != 0)
            push(Task::AskGiver, seat);
        return;
    case KiaiEffect::OrderRaiders: return reveal(seat, cards, clause);
    }
}

/// ss.kiai.first-card; a line that the effect has emptied has none: ss.ruling.nested-kiai.
template <class Log>
void Engine<Log>::endKiai(std::size_t seat)
{
    s.resolving = static_cast<std::uint8_t>(s.resolving & ~(1u << seat));
    const std::size_t line = zone::kLine + seat;
    if (s.cards.empty(line))
        return;
    const CardIx card = s.cards.at(line, 0);
    s.cards.moveToEnd(card, zone::kDiscard);
    s.total[seat] = static_cast<std::uint8_t>(s.total[seat] - valueOf(s.kind[card]));
    tell(EventKind::KiaiCardGone, {.who = who(seat), .value = s.total[seat], .card = s.kind[card]},
         Clause::KiaiFirstCard, Clause::Track);
    if (m_game.options().kiaiByRemoval)
        reached(seat, Clause::RulingKiaiByRemoval);
}

template <class Log>
void Engine<Log>::discardRaiders(unsigned count, Clause clause)
{
    for (; count > 0 && !s.cards.empty(zone::kStack); --count) {
        const CardIx card = takeTop();
        s.cards.moveToEnd(card, zone::kDiscard);
        s.lastActive = s.active; // ss.ruling.last-active: nobody has drawn them
        tell(EventKind::RaiderDiscarded, {.card = s.kind[card]}, clause);
    }
}

template <class Log>
void Engine<Log>::discardIntruders(unsigned count, Clause clause)
{
    for (; count > 0 && !s.cards.empty(zone::kIntruders); --count) {
        const CardIx card = s.cards.at(zone::kIntruders, 0);
        s.cards.moveToEnd(card, zone::kDiscard);
        tell(EventKind::IntruderDiscarded, {.card = s.kind[card]}, clause);
    }
}

template <class Log>
void Engine<Log>::reveal(std::size_t seat, unsigned count, Clause clause)
{
    const auto cards = std::min<std::size_t>(count, s.cards.size(zone::kStack));
    const auto revealed = static_cast<std::uint8_t>(cards);
    for (std::size_t i = 0; i < cards; ++i)
        tell(EventKind::Revealed, {.card = s.at(zone::kStack, i)}, clause);
    s.faceUp = std::max(s.faceUp, revealed);
    if (revealed > 0)
        push(Task::AskOrderOf, seat, revealed, revealed);
}

/// The cards from position b − a on are still to be put back; the one picked is next from the top.
template <class Log>
void Engine<Log>::putBack(const Frame& frame, Kind card)
{
    const std::size_t next = std::size_t(frame.b - frame.a);
    std::size_t position = next;
    while (s.at(zone::kStack, position) != card)
        ++position;
    s.cards.move(s.cards.at(zone::kStack, position), zone::kStack, next);
    tell(EventKind::PutBack, {.who = who(frame.seat), .card = card}, m_game.kiaiClause(s, frame.seat));
    pop();
    if (frame.a > 1)
        push(Task::AskOrderOf, frame.seat, static_cast<std::uint8_t>(frame.a - 1), frame.b);
}

template <class Log>
void Engine<Log>::pickSource(const Frame& frame, std::size_t source)
{
    if (m_game.effectOf(who(frame.seat)) == KiaiEffect::MoveLast) {
        tell(EventKind::KiaiAimed, {.who = who(frame.seat), .other = who(source)},
             m_game.kiaiClause(s, frame.seat));
        return push(Task::AskTarget, frame.seat, frame.a, static_cast<std::uint8_t>(source));
    }
    const std::size_t line = zone::kLine + source;
    const CardIx card = s.cards.at(line, s.cards.size(line) - 1);
    s.cards.moveToEnd(card, zone::kDiscard);
    s.total[source] = static_cast<std::uint8_t>(s.total[source] - valueOf(s.kind[card]));
    tell(EventKind::LastDiscarded, {.who = who(source), .value = s.total[source], .card = s.kind[card]},
         m_game.kiaiClause(s, frame.seat), Clause::Track);
    if (frame.a > 0)
        push(Task::AskSource, frame.seat, static_cast<std::uint8_t>(frame.a - 1), 1);
    push(Task::Reached, source);
}

template <class Log>
void Engine<Log>::pickTarget(const Frame& frame, std::size_t target)
{
    const std::size_t source = frame.b;
    const std::size_t line = zone::kLine + source;
    const CardIx card = s.cards.at(line, s.cards.size(line) - 1);
    s.cards.move(card, zone::kHeld, 0);
    s.total[source] = static_cast<std::uint8_t>(s.total[source] - valueOf(s.kind[card]));
    tell(EventKind::CardTaken,
         {.who = who(source), .other = who(target), .value = s.total[source], .card = s.kind[card]},
         m_game.kiaiClause(s, frame.seat), source == target ? Clause::RulingDaisukeSame : Clause::Track);
    if (frame.a > 0)
        push(Task::AskSource, frame.seat, static_cast<std::uint8_t>(frame.a - 1), 1);
    if (source != target)
        push(Task::Reached, source);
    push(Task::AskPlace, target);
}

} // namespace rules::samurai
