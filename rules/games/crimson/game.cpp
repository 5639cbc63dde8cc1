// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/game.h"

#include "rules/core/hash.h"
#include "rules/games/crimson/engine/phases.h"
#include "rules/games/crimson/raider_effects.h"

namespace rules::crimson {

Game::Game(const effects::Library& library)
    : m_table(library)
    , m_raiderTable(library, Table::For::Raiders)
{}

void Game::settle(State& state, EventLog& log) const
{
    Engine<EventLog> engine(table(state.seating), state, log);
    engine.refill();
    engine.run();
}

void Game::apply(State& state, const Choice& choice) const
{
    NoLog log;
    Engine<NoLog> engine(table(state.seating), state, log);
    engine.answer(choice);
    engine.run();
}

void Game::apply(State& state, const Choice& choice, EventLog& log) const
{
    Engine<EventLog> engine(table(state.seating), state, log);
    engine.answer(choice);
    engine.run();
}

int Game::strength(const State& state, CardIx card) const
{
    return Board(m_table, state).strength(card);
}

LaneTotals Game::totals(const State& state, Lane lane) const
{
    LaneTotals totals;
    State unpaid = state;
    unpaid.paid = {};
    Scoring(table(state.seating), unpaid).count(lane, &totals);
    return totals;
}

Outcome Game::outcome(const State& state) const
{
    const std::size_t parties = state.seating.parties;
    Outcome outcome = isOver(state) ? Outcome::wonBy(state.winner, parties) : Outcome::running(parties);
    if (isOver(state) && state.placements && state.winner != kNoParty)
        for (Seat seat = 0; seat < state.seating.seats; ++seat)
            outcome.rank[seat] = state.isPlaced(seat) ? state.place[seat] : state.seating.seats;
    for (Party party = 0; party < parties; ++party)
        outcome.score[party] = state.castles[party];
    return outcome;
}

std::string Game::clauseId(Clause clause) const
{
    if (isCastle(clause))
        return "cc.castle." + m_table.castles[kindOf(clause)].id;
    if (isCard(clause)) {
        const std::string& id = m_table.characters[kindOf(clause)].id;
        const RaiderEffects* const changed = clause >= Clause::FirstRaiderCard ? raiderEffects(id) : nullptr;
        return changed != nullptr ? std::string(changed->clause) : "cc.card." + id;
    }
    return std::string(generalClauseId(clause));
}

std::uint64_t Game::hash(const State& state)
{
    const Seating& seating = state.seating;
    Hash hash;
    for (std::size_t zone = 0; zone < seating.zones; ++zone) {
        hash.byte(static_cast<std::uint8_t>(state.cards.size(zone)));
        for (const CardIx card : state.cards.in(zone)) {
            hash.byte(state.kind[card]);
            hash.byte(static_cast<std::uint8_t>(state.isDown(card)));
            hash.byte(state.waiting[card]);
            hash.byte(state.paid[card]);
            if (zone == seating.limbo) // where its Destruction effect happens
                hash.byte(state.home[card]);
        }
    }
    for (const Frame& frame : state.frames) {
        for (const std::uint8_t field :
             {std::uint8_t(frame.type), std::uint8_t(frame.step), frame.source, frame.zone, frame.effect,
              frame.pc, frame.it, frame.played, frame.player, frame.round, frame.count, frame.value,
              frame.limbo, frame.needsLane})
            hash.byte(field);
        // Only where they say more than `it`: the hashes in saved matches were made without them.
        if (frame.chosen != kNoCard && frame.chosen != frame.it)
            hash.byte(frame.chosen);
        if (frame.chooser != kNoSeat)
            hash.byte(frame.chooser);
    }
    for (Seat seat = 0; seat < seating.seats; ++seat)
        hash.byte(state.coins[seat]);
    for (Party party = 0; party < seating.parties; ++party)
        hash.byte(state.castles[party]);
    for (Lane lane = 0; lane < seating.lanes; ++lane)
        hash.byte(state.castle[lane]);
    for (const std::uint8_t field :
         {state.supply, static_cast<std::uint8_t>(state.closed), std::uint8_t(state.phase), state.step,
          std::uint8_t(state.ask), state.active, state.winner, state.bidCard, state.bidCoins, state.scoring,
          static_cast<std::uint8_t>(state.tied), state.limbo, state.cursor, state.triggered, state.quietTurns,
          std::uint8_t(state.eventful)})
        hash.byte(field);
    // Match files of the duel hold hashes from before there were other seatings.
    if (!seating.isDuel()) {
        for (const std::uint8_t field :
             {std::uint8_t(seating.variant), seating.seats, state.answering, state.payer,
              static_cast<std::uint8_t>(state.closed >> 8u), static_cast<std::uint8_t>(state.tied >> 8u)})
            hash.byte(field);
        for (std::size_t zone = 0; zone < seating.inPlay(); ++zone)
            hash.byte(seating.owner[zone]);
        for (Lane lane = 0; lane < seating.lanes; ++lane)
            hash.byte(state.wonBy[lane]);
    }
    if (seating.isRing) {
        for (Seat seat = 0; seat < seating.seats; ++seat) {
            hash.byte(state.secretBid[seat]);
            hash.byte(state.place[seat]);
        }
        for (const std::uint8_t field : {state.price, state.highest, std::uint8_t(state.placements)})
            hash.byte(field);
    }
    if (seating.isAgainstRaiders()) {
        for (const std::uint8_t coins : state.castleCoins)
            hash.byte(coins);
        for (const std::uint8_t field : {state.usedDiscard, state.player, std::uint8_t(state.difficulty)})
            hash.byte(field);
    }
    hash.number(state.turn);
    hash.number(state.random.state());
    return hash.value();
}

} // namespace rules::crimson
