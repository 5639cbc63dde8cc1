// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/battleground_reasons.h"
#include "rules/games/battleground/fighting.h"
#include "rules/games/match_reasons.h"

#include <algorithm>

namespace rules::battleground {

namespace {

template <class Log>
Result<State> startWith(const Game& game, const Setup& setup, Log& log)
{
    for (Side side = 0; side < kSides; ++side)
        if (std::optional<Error> wrong = deckWrong(game.table(), game.options(), setup.decks[side]))
            return Error{std::string("deck ") + (side == 0 ? "A" : "B"), wrong->reason};
    State state;
    state.random = Random(setup.seed);
    for (Side side = 0; side < kSides; ++side) {
        for (const std::uint8_t kind : setup.decks[side]) {
            const CardIx card = state.cards.add(zone::kDeck + side);
            state.kind[card] = kind;
            if (side == 1)
                state.ownedByB |= bit(card);
        }
        state.cards.shuffle(zone::kDeck + side, state.random);
        state.treasury[side] = kStartGold;
    }
    state.toOpen = 3;
    const First first = game.options().first;
    state.active = first == First::Random ? static_cast<Side>(state.random.below(kSides))
                                          : static_cast<Side>(first == First::B);
    Engine<Log> engine(game, state, log);
    engine.tell(EventKind::MatchBegan, {.value = game.options().columns, .extra = game.options().rows},
                Clause::SetupDeck, Clause::SetupBoard);
    engine.tell(EventKind::FirstPlayer, {.side = state.active, .value = kStartGold}, Clause::SetupFirst,
                Clause::SetupGold);
    engine.run();
    return state;
}

} // namespace

Result<State> Game::start(const Setup& setup) const
{
    NoLog log;
    return startWith(*this, setup, log);
}

Result<State> Game::start(const Setup& setup, EventLog& log) const
{
    return startWith(*this, setup, log);
}

std::optional<Error> deckWrong(const Table& table, const MatchOptions& options,
                               const std::vector<std::uint8_t>& deck)
{
    if (deck.size() != kDeckSize)
        return Error{"", {BattlegroundReason::DeckSize, deck.size()}};
    std::array<std::uint8_t, Table::kMaxKinds> count{};
    for (const std::uint8_t kind : deck) {
        if (kind >= table.characters.size())
            return Error{"", MatchReason::NoSuchCharacter};
        if (++count[kind] > 1 && !options.copies)
            return Error{"", {BattlegroundReason::CharacterTwice, table.characters[kind].name}};
    }
    return std::nullopt;
}

OpeningRisk openingRisk(const Table& table, const std::vector<std::uint8_t>& deck)
{
    OpeningRisk risk;
    const auto cost = [&](std::size_t i) { return int{table.traits[deck[i]].cost}; };
    for (std::size_t a = 0; a < deck.size(); ++a)
        for (std::size_t b = a + 1; b < deck.size(); ++b)
            for (std::size_t c = b + 1; c < deck.size(); ++c) {
                const int dearest = std::max({cost(a), cost(b), cost(c)});
                ++risk.hands;
                risk.failing += cost(a) + cost(b) + cost(c) - dearest > kStartGold;
            }
    return risk;
}

} // namespace rules::battleground
