// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/game.h"

#include "rules/core/hash.h"
#include "rules/games/crowns/attack.h"
#include "rules/games/crowns/exchange.h"

namespace rules::crowns {

Game::Game(const Box& box, const MatchOptions& options)
    : m_box(box)
    , m_options(options)
    , m_counts(box.counts())
{}

BothLanguages Game::cardName(CardCode code) const
{
    const BoxCard* const card = code < kCodes ? m_box.find(code) : nullptr;
    if (card != nullptr)
        return card->name;
    return {cardWord(code), cardWord(code)};
}

void Game::settle(State& state, EventLog& log, bool fromTheStart) const
{
    Engine<EventLog> engine(*this, state, log);
    if (fromTheStart)
        engine.begin();
    else
        engine.beginTurn();
}

void Game::apply(State& state, const Choice& choice) const
{
    NoLog log;
    Engine<NoLog>(*this, state, log).take(choice);
}

void Game::apply(State& state, const Choice& choice, EventLog& log) const
{
    Engine<EventLog>(*this, state, log).take(choice);
}

State Game::observe(const State& state, Seat viewer) const
{
    State seen = state;
    seen.random = Random();
    seen.knownTo = {};
    const auto hide = [&](std::size_t zone) {
        for (const CardIx card : state.cards.in(zone))
            seen.code[card] = kHiddenCode;
    };
    hide(zone::kGuests);
    hide(zone::kBox);
    const bool over = isOver(state);
    const Seat loser = state.victor == state.active ? state.target : state.active;
    for (Seat seat = 0; seat < state.players; ++seat) {
        if (seat == viewer)
            continue;
        hide(zone::kSpare + seat);
        seen.swaps[seat] = 0;
        if (over)
            continue; // hands are laid open for scoring
        hide(zone::kAgenda + seat);
        const bool looksIn = state.ask == Ask::Reward && viewer == state.victor && seat == loser;
        if (!looksIn)
            hide(zone::hand(seat));
    }
    if (state.ask == Ask::Vote)
        seen.forDefender =
            viewer == kNoSeat ? SeatSet{0} : static_cast<SeatSet>(state.forDefender & seatBit(viewer));
    if (state.ask == Ask::Give && viewer != state.active && viewer != state.target)
        hide(zone::kPlayed);
    return seen;
}

std::uint64_t Game::hash(const State& state)
{
    Hash hash;
    for (std::size_t zone = 0; zone < zone::kCount; ++zone) {
        hash.byte(static_cast<std::uint8_t>(state.cards.size(zone)));
        for (const CardIx card : state.cards.in(zone)) {
            hash.byte(state.code[card]);
            hash.byte(static_cast<std::uint8_t>(state.knownTo[card]));
            hash.byte(static_cast<std::uint8_t>(state.knownTo[card] >> 8u));
        }
    }
    for (Seat seat = 0; seat < state.players; ++seat)
        for (const std::uint8_t field :
             {state.house[seat], state.ravens[seat], state.staked[seat], state.swaps[seat]})
            hash.byte(field);
    for (const std::uint16_t field : {state.waiting, state.forDefender, state.partners, state.turns})
        hash.number(field);
    for (const std::uint8_t field :
         {state.removed, state.players, state.first, state.active, state.asked, state.target, state.victor,
          state.passes, state.round, std::uint8_t(state.ask)})
        hash.byte(field);
    hash.number(state.random.state());
    return hash.value();
}

} // namespace rules::crowns
