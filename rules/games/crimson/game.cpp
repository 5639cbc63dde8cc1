// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/game.h"

#include "rules/core/hash.h"
#include "rules/games/crimson/engine/phases.h"

namespace rules::crimson {

Game::Game(const effects::Library& library)
    : m_table(library)
{}

void Game::settle(State& state, EventLog& log) const
{
    Engine<EventLog> engine(m_table, state, log);
    engine.refill();
    engine.run();
}

void Game::apply(State& state, const Choice& choice) const
{
    NoLog log;
    Engine<NoLog> engine(m_table, state, log);
    engine.answer(choice);
    engine.run();
}

void Game::apply(State& state, const Choice& choice, EventLog& log) const
{
    Engine<EventLog> engine(m_table, state, log);
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
    Scoring(m_table, unpaid).count(lane, &totals);
    return totals;
}

std::string Game::clauseId(Clause clause) const
{
    const auto number = unsigned(clause);
    if (number >= unsigned(Clause::FirstCastle))
        return "cc.castle." + m_table.castles[number - unsigned(Clause::FirstCastle)].id;
    if (number >= unsigned(Clause::FirstCard))
        return "cc.card." + m_table.characters[number - unsigned(Clause::FirstCard)].id;
    return std::string(generalClauseId(clause));
}

std::uint64_t Game::hash(const State& state)
{
    Hash hash;
    for (std::size_t zone = 0; zone < zone::kCount; ++zone) {
        hash.byte(static_cast<std::uint8_t>(state.cards.size(zone)));
        for (const CardIx card : state.cards.in(zone)) {
            hash.byte(state.kind[card]);
            hash.byte(static_cast<std::uint8_t>(state.isDown(card)));
            hash.byte(state.waiting[card]);
            hash.byte(state.paid[card]);
            if (zone == zone::kLimbo) // where its Destruction effect happens
                hash.byte(state.home[card]);
        }
    }
    for (const Frame& frame : state.frames)
        for (const std::uint8_t field :
             {std::uint8_t(frame.type), std::uint8_t(frame.step), frame.source, frame.zone, frame.effect,
              frame.pc, frame.it, frame.played, frame.player, frame.round, frame.count, frame.value,
              frame.limbo, frame.needsLane})
            hash.byte(field);
    for (const std::uint8_t field : {state.coins[0],
                                     state.coins[1],
                                     state.castles[0],
                                     state.castles[1],
                                     state.castle[0],
                                     state.castle[1],
                                     state.castle[2],
                                     state.supply,
                                     state.closed,
                                     std::uint8_t(state.phase),
                                     state.step,
                                     std::uint8_t(state.ask),
                                     state.active,
                                     state.winner,
                                     state.bidCard,
                                     state.bidCoins,
                                     state.scoring,
                                     state.tied,
                                     state.limbo,
                                     state.cursor,
                                     state.triggered,
                                     state.quietTurns,
                                     std::uint8_t(state.eventful)})
        hash.byte(field);
    hash.number(state.turn);
    hash.number(state.random.state());
    return hash.value();
}

} // namespace rules::crimson
