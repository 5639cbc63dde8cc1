// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/engine/phases.h"
#include "rules/games/crimson/game.h"

#include <algorithm>
#include <string>

namespace rules::crimson {

namespace {

constexpr std::size_t kDuelDeck = 30;
constexpr std::size_t kTournamentDeck = 15;
constexpr std::array<std::uint8_t, kSides> kStartCoins{3, 4};

std::optional<Error> checkDecks(const Setup& setup, const Table& table)
{
    const std::size_t wanted = setup.variant == Variant::Duel ? 1 : kSides;
    if (setup.decks.size() != wanted)
        return Error{"decks",
                     "this variant takes " + std::to_string(wanted) + " deck(s), not " +
                         std::to_string(setup.decks.size()),
                     "diese Variante braucht " + std::to_string(wanted) + " Deck(s), nicht " +
                         std::to_string(setup.decks.size())};
    for (std::size_t i = 0; i < setup.decks.size(); ++i) {
        const std::vector<std::uint8_t>& deck = setup.decks[i];
        const std::string place = "decks[" + std::to_string(i) + "]";
        for (const std::uint8_t kind : deck)
            if (kind >= table.characters.size())
                return Error{place, "no such character", "diesen Charakter gibt es nicht"};
        if (setup.variant == Variant::Duel) {
            if (deck.size() < kDuelDeck || deck.size() > kMaxCards)
                return Error{place,
                             "a duel needs 30 to " + std::to_string(kMaxCards) + " cards, not " +
                                 std::to_string(deck.size()),
                             "ein Duell braucht 30 bis " + std::to_string(kMaxCards) + " Karten, nicht " +
                                 std::to_string(deck.size())};
            continue;
        }
        if (deck.size() != kTournamentDeck)
            return Error{place, "a tournament deck has 15 cards, not " + std::to_string(deck.size()),
                         "ein Turnierdeck hat 15 Karten, nicht " + std::to_string(deck.size())};
        std::vector<std::uint8_t> sorted = deck;
        std::sort(sorted.begin(), sorted.end());
        const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
        if (twice != sorted.end())
            return Error{place,
                         "a tournament deck has every card once, but " + table.characters[*twice].name.en +
                             " is in twice",
                         "ein Turnierdeck hat jede Karte einmal, aber " + table.characters[*twice].name.de +
                             " ist zweimal darin"};
    }
    return std::nullopt;
}

template <class Log>
Result<State> startWith(const Table& table, const Setup& setup, Log& log)
{
    if (std::optional<Error> wrong = checkDecks(setup, table))
        return *wrong;
    for (const std::uint8_t castle : setup.castles)
        if (castle >= table.castles.size())
            return Error{"castles", "no such castle", "diese Burg gibt es nicht"};
    if (kStartCoins[0] + kStartCoins[1] + setup.handicap[0] + setup.handicap[1] > Game::kCoins)
        return Error{"handicap", "there are only 40 coins", "es gibt nur 40 Münzen"};

    State state;
    state.random = Random(setup.seed);
    state.castle = setup.castles;
    for (const std::vector<std::uint8_t>& deck : setup.decks)
        for (const std::uint8_t kind : deck)
            state.kind[state.cards.add(zone::kDeck)] = kind;
    state.cards.shuffle(zone::kDeck, state.random);
    state.supply = Game::kCoins;
    for (Side side = 0; side < kSides; ++side) {
        state.coins[side] = static_cast<std::uint8_t>(kStartCoins[side] + setup.handicap[side]);
        state.supply = static_cast<std::uint8_t>(state.supply - state.coins[side]);
    }
    Engine<Log> engine(table, state, log);
    engine.tell(EventKind::MatchBegan, {.value = state.coins[0], .extra = state.coins[1]}, Clause::SetupStart,
                setup.variant == Variant::Tournament ? Clause::TournamentDeck : Clause::SetupDeck);
    engine.refill();
    engine.run();
    return state;
}

} // namespace

Result<State> Game::start(const Setup& setup) const
{
    NoLog log;
    return startWith(m_table, setup, log);
}

Result<State> Game::start(const Setup& setup, EventLog& log) const
{
    return startWith(m_table, setup, log);
}

} // namespace rules::crimson
