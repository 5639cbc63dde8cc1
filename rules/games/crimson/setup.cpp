// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/crimson_reasons.h"
#include "rules/games/crimson/engine/phases.h"
#include "rules/games/crimson/game.h"
#include "rules/games/match_reasons.h"

#include <algorithm>
#include <string>

namespace rules::crimson {

namespace {

constexpr std::size_t kTournamentDeck = 15;

/// cc.setup.start, cc.two.start, cc.ffa.start; cc.solo.coins: none
std::uint8_t startCoins(const Seating& seating, Seat seat)
{
    switch (seating.variant) {
    case Variant::Duel:
    case Variant::Tournament: return static_cast<std::uint8_t>(3 + seat);
    case Variant::TwoVersusTwo: return static_cast<std::uint8_t>(1 + seat);
    case Variant::FreeForAll: return seating.seats;
    case Variant::Solo:
    case Variant::Coop: break;
    }
    return 0;
}

/// The rule that says how many cards a deck has.
std::string_view deckClause(Variant variant)
{
    switch (variant) {
    case Variant::Duel: return "cc.setup.deck";
    case Variant::Tournament: return "cc.tournament.cards";
    case Variant::TwoVersusTwo: return "cc.two.setup";
    case Variant::FreeForAll: return "cc.ffa.numbers";
    case Variant::Solo: return "cc.solo.setup";
    case Variant::Coop: return "cc.coop.setup";
    }
    return {};
}

std::optional<Error> checkDecks(const Setup& setup, const Table& table)
{
    const std::size_t wanted = setup.variant == Variant::Tournament ? 2 : 1;
    const std::size_t least = leastDeck(setup.variant, setup.players);
    if (setup.decks.size() != wanted)
        return Error{"decks", {CrimsonReason::DeckCount, wanted, setup.decks.size()}};
    for (std::size_t i = 0; i < setup.decks.size(); ++i) {
        const std::vector<std::uint8_t>& deck = setup.decks[i];
        const auto place = [i] { return "decks[" + std::to_string(i) + "]"; };
        for (const std::uint8_t kind : deck)
            if (kind >= table.characters.size())
                return Error{place(), MatchReason::NoSuchCharacter};
        if (setup.variant == Variant::FreeForAll) // cc.ffa.deck
            for (const std::uint8_t kind : deck)
                if (table.characters[kind].matchCost != 0)
                    return Error{place(), {CrimsonReason::NotInFreeForAll, table.characters[kind].name}};
        if (setup.variant != Variant::Tournament) {
            if (deck.size() < least || deck.size() > kMaxCards)
                return Error{place(),
                             {CoreReason::WithClause,
                              Reason(CrimsonReason::DeckSize, least, kMaxCards, deck.size()),
                              verbatim(deckClause(setup.variant))}};
            continue;
        }
        if (deck.size() != kTournamentDeck)
            return Error{place(), {CrimsonReason::TournamentDeckSize, deck.size()}};
        std::vector<std::uint8_t> sorted = deck;
        std::sort(sorted.begin(), sorted.end());
        const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
        if (twice != sorted.end())
            return Error{place(), {CrimsonReason::TournamentTwice, table.characters[*twice].name}};
    }
    return std::nullopt;
}

template <class Log>
Result<State> startWith(const Table& table, const Setup& setup, Log& log)
{
    if (std::optional<Error> wrong = checkDecks(setup, table))
        return *wrong;
    const PlayerRange range = playersOf(setup.variant);
    if (setup.players < range.min || setup.players > range.max)
        return Error{"players", CrimsonReason::PlayerCount};
    for (const std::uint8_t castle : setup.castles)
        if (castle >= table.castles.size())
            return Error{"castles", CrimsonReason::NoSuchCastle};
    if (setup.variant == Variant::FreeForAll)
        for (const std::uint8_t castle : setup.castles)
            if (castle != 0)
                return Error{"castles", CrimsonReason::RegularCastlesOnly};

    State state;
    state.seating = seatingOf(setup.variant, setup.players);
    const Seating& seating = state.seating;
    int purses = 0;
    for (Seat seat = 0; seat < seating.seats; ++seat)
        purses += startCoins(seating, seat) + setup.handicap[seat];
    if (seating.isAgainstRaiders() && purses > 0)
        return Error{"handicap", CrimsonReason::NoPurse};
    if (purses > seating.coins)
        return Error{"handicap", {CrimsonReason::CoinCount, seating.coins}};
    state.random = Random(setup.seed);
    for (Lane lane = 0; lane < seating.lanes; ++lane)
        state.castle[lane] = setup.castles[lane];
    state.placements = setup.placements && seating.isRing;
    std::size_t cards = 0;
    for (const std::vector<std::uint8_t>& deck : setup.decks) {
        std::copy(deck.begin(), deck.end(), state.kind.begin() + cards);
        cards += deck.size();
    }
    state.cards.fill(seating.deck, cards);
    state.cards.shuffle(seating.deck, state.random);
    state.supply = static_cast<std::uint8_t>(seating.coins - purses);
    if (seating.isAgainstRaiders()) { // cc.solo.difficulty
        state.difficulty = setup.difficulty;
        state.castleCoins.fill(kCastleCoins[std::size_t(setup.difficulty)]);
        state.supply = static_cast<std::uint8_t>(state.supply - kRaiderLanes * state.castleCoins[0]);
    }
    for (Seat seat = 0; seat < seating.seats; ++seat)
        state.coins[seat] = static_cast<std::uint8_t>(startCoins(seating, seat) + setup.handicap[seat]);
    Engine<Log> engine(table, state, log);
    if (seating.isDuel()) {
        engine.tell(EventKind::MatchBegan, {.value = state.coins[0], .extra = state.coins[1]},
                    Clause::SetupStart,
                    setup.variant == Variant::Tournament ? Clause::TournamentDeck : Clause::SetupDeck);
    } else if (seating.isAgainstRaiders()) {
        const bool isSolo = setup.variant == Variant::Solo;
        engine.tell(EventKind::MatchBegan, {}, isSolo ? Clause::SoloSetup : Clause::CoopSetup,
                    Clause::SetupDeck);
        engine.tell(EventKind::CastlesFilled, {.value = state.castleCoins[0]},
                    isSolo ? Clause::SoloDifficulty : Clause::CoopDifficulty);
    } else {
        engine.tell(EventKind::MatchBegan, {}, seating.isRing ? Clause::FfaFronts : Clause::TwoSetup,
                    seating.isRing ? Clause::FfaDeck : Clause::SetupDeck);
        for (Seat seat = 0; seat < seating.seats; ++seat)
            engine.tell(EventKind::PurseFilled, {.who = seat, .value = state.coins[seat]},
                        seating.isRing ? Clause::FfaStart : Clause::TwoStart);
    }
    engine.refill();
    engine.run();
    return state;
}

} // namespace

std::size_t leastDeck(Variant variant, unsigned players)
{
    if (variant == Variant::Tournament)
        return kTournamentDeck;
    return variant == Variant::FreeForAll ? 20 * players - 10 : 30; // cc.ffa.numbers
}

Result<State> Game::start(const Setup& setup) const
{
    NoLog log;
    return startWith(tableFor(setup.variant), setup, log);
}

Result<State> Game::start(const Setup& setup, EventLog& log) const
{
    return startWith(tableFor(setup.variant), setup, log);
}

} // namespace rules::crimson
