// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/attack.h"
#include "rules/games/crowns/crowns_reasons.h"
#include "rules/games/crowns/exchange.h"

namespace rules::crowns {

namespace {

Error errorAt(const SetupProblem& problem)
{
    return {problem.place, {CoreReason::Quoted, problem.text}};
}

std::optional<Error> housesWrong(const std::vector<House>& houses, std::string_view place)
{
    SeatSet seen = 0;
    for (const House house : houses) {
        if (house >= kHouses)
            return Error{std::string(place), CrownsReason::NoSuchHouse};
        if ((seen >> house & 1u) != 0)
            return Error{std::string(place), {CrownsReason::HouseOnce, houseWord(house)}};
        seen = static_cast<SeatSet>(seen | 1u << house);
    }
    return std::nullopt;
}

/// The spare houses of all seats: those that are named, then the first free ones.
Result<std::vector<House>> sparesOf(const Setup& setup)
{
    std::vector<House> spares = setup.spares;
    SeatSet used = 0;
    for (const House house : setup.houses)
        used = static_cast<SeatSet>(used | 1u << house);
    for (const House house : spares)
        if (house != kNoHouse) {
            if (house >= kHouses || (used >> house & 1u) != 0)
                return Error{"spare", CrownsReason::SpareTaken};
            used = static_cast<SeatSet>(used | 1u << house);
        }
    spares.resize(setup.houses.size(), kNoHouse);
    for (House& spare : spares)
        for (House house = 0; spare == kNoHouse; ++house)
            if ((used >> house & 1u) == 0) {
                spare = house;
                used = static_cast<SeatSet>(used | 1u << house);
            }
    return spares;
}

template <class Log>
Result<State> dealWith(const Game& game, const Setup& setup, Log& log)
{
    const MatchOptions& options = game.options();
    if (const auto wrong = optionsWrong(options, setup.houses.size()))
        return errorAt(*wrong);
    if (const auto wrong = housesWrong(setup.houses, "houses"))
        return *wrong;
    if (const auto wrong = boxWrong(game.box()))
        return *wrong;
    State state;
    state.random = Random(setup.seed);
    state.players = static_cast<std::uint8_t>(setup.houses.size());
    Engine<Log> engine(game, state, log);
    engine.tell(EventKind::MatchBegan, {.value = state.players, .extra = options.rounds},
                Clause::SetupPlayers, Clause::SetupHands);
    const auto add = [&](std::size_t zone, CardCode code, SeatSet knownTo) {
        for (int i = 0; i < game.countOf(code); ++i) {
            const CardIx card = state.cards.add(zone);
            state.code[card] = code;
            state.knownTo[card] = knownTo;
        }
    };
    for (Seat seat = 0; seat < state.players; ++seat) {
        state.house[seat] = setup.houses[seat];
        state.ravens[seat] = options.ravens;
        // Everybody knows what a house starts with, unless hands are customized.
        for (std::size_t kind = 0; kind < kHouseKinds; ++kind)
            add(zone::hand(seat), codeOf(static_cast<Kind>(kind), state.house[seat]),
                options.customizedHands ? seatBit(seat) : state.everyone());
    }
    for (std::size_t kind = kHouseKinds; kind < kKinds; ++kind)
        if (!options.hiddenAgendas || static_cast<Kind>(kind) != Kind::Sentinel) // gc.agenda.deal
            add(zone::kGuests, codeOf(static_cast<Kind>(kind)), 0);
    state.cards.shuffle(zone::kGuests, state.random);
    engine.tell(EventKind::GuestsShuffled,
                {.value = static_cast<std::uint8_t>(state.cards.size(zone::kGuests))}, Clause::SetupGuests,
                options.hiddenAgendas ? Clause::AgendaDeal : Clause::None);
    if (options.hiddenAgendas)
        for (Seat seat = 0; seat < state.players; ++seat) {
            if (state.cards.empty(zone::kGuests))
                return Error{"hidden-agendas", CrownsReason::TooFewGuests};
            const CardIx card = state.cards.at(zone::kGuests, 0);
            state.cards.moveToEnd(card, zone::kAgenda + seat);
            state.knownTo[card] = seatBit(seat);
            engine.tell(EventKind::AgendaDealt, {.seat = seat, .card = state.code[card]}, Clause::AgendaDeal,
                        Clause::AgendaUntouchable);
        }
    if (options.customizedHands) {
        const auto spares = sparesOf(setup);
        if (!spares)
            return spares.error();
        for (Seat seat = 0; seat < state.players; ++seat) {
            for (std::size_t kind = 0; kind < kHouseKinds; ++kind)
                add(zone::kSpare + seat, codeOf(static_cast<Kind>(kind), (*spares)[seat]), seatBit(seat));
            engine.tell(EventKind::SetTaken, {.seat = seat, .value = (*spares)[seat]}, Clause::Custom);
        }
    }
    if (options.firstIsRandom)
        state.first = static_cast<Seat>(state.random.below(state.players));
    state.active = state.first;
    engine.tell(EventKind::FirstPlayer, {.seat = state.first, .value = options.ravens}, Clause::SetupFirst,
                Clause::SetupRavens);
    return state;
}

template <class Log>
Result<State> startWith(const Game& game, const Setup& setup, Log& log)
{
    Result<State> state = dealWith(game, setup, log);
    if (state)
        Engine<Log>(game, *state, log).begin();
    return state;
}

} // namespace

Result<State> Game::deal(const Setup& setup, EventLog& log) const
{
    return dealWith(*this, setup, log);
}

Result<State> Game::start(const Setup& setup) const
{
    NoLog log;
    return startWith(*this, setup, log);
}

Result<State> Game::start(const Setup& setup, EventLog& log) const
{
    return startWith(*this, setup, log);
}

} // namespace rules::crowns
