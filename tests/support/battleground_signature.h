// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/bot.h"
#include "rules/core/hash.h"
#include "rules/games/battleground/rating.h"
#include "tests/support/battleground_matches.h"

#include <cstdio>
#include <string>

/// One number that proves that a change did not change how the game plays: a hash over all events of seeded
/// random matches. See tests/data/battleground_signature.txt. And counts of all ways to play a few decisions
/// from fixed positions: see tests/data/battleground_perft.txt.
namespace battleground_signature {

using battleground_matches::Game;
using battleground_matches::Matches;
using battleground_matches::State;
using battleground_matches::Table;

inline constexpr std::uint64_t kGames = 1000;

inline void add(rules::Hash& hash, const rules::battleground::Event& event)
{
    for (const std::uint8_t field : {std::uint8_t(event.kind), event.side, event.card, event.other,
                                     event.from, event.to, event.value, event.extra})
        hash.byte(field);
    hash.number(std::uint64_t(event.clause));
    hash.number(std::uint64_t(event.also));
}

/// Lines of: kind of match, matches, decisions, events, hash over the events and the last positions.
inline std::string text(const Matches& matches)
{
    std::string text;
    for (const Table table : battleground_matches::kTables) {
        const Game& game = matches.game(table);
        rules::Hash hash;
        std::size_t decisions = 0;
        std::size_t events = 0;
        rules::battleground::EventLog log;
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            log.events.clear();
            rules::bots::RandomBot bot(rules::bots::botSeed(seed, 0));
            State state = game.start(matches.setup(table, seed), log).value();
            for (; !game.isOver(state); ++decisions)
                game.apply(state, bot.choose(game, state, game.question(state)), log);
            for (const rules::battleground::Event& event : log.events)
                add(hash, event);
            events += log.events.size();
            hash.number(Game::hash(state));
        }
        char line[128];
        std::snprintf(line, sizeof line, "%s %llu %zu %zu %016llx\n",
                      std::string(battleground_matches::nameOf(table)).c_str(),
                      static_cast<unsigned long long>(kGames), decisions, events,
                      static_cast<unsigned long long>(hash.value()));
        text += line;
    }
    return text;
}

/// The ways to make `depth` decisions; a match that ends earlier is one way.
inline std::uint64_t ways(const Game& game, const State& state, int depth)
{
    if (depth == 0 || game.isOver(state))
        return 1;
    const rules::battleground::Question question = game.question(state);
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        State next = state;
        game.apply(next, question.options[i]);
        count += ways(game, next, depth - 1);
    }
    return count;
}

/// Lines of: name, ways to make 1, 2, 3 … decisions.
inline std::string perft(const Matches& matches)
{
    std::string text;
    for (const Table table : battleground_matches::kTables)
        for (const int before : {0, 12, 40}) {
            const Game& game = matches.game(table);
            rules::bots::RandomBot bot(7);
            State state = matches.start(table, 7);
            for (int i = 0; i < before && !game.isOver(state); ++i)
                game.apply(state, bot.choose(game, state, game.question(state)));
            text += std::string(battleground_matches::nameOf(table)) + "-" + std::to_string(before);
            for (int depth = 1; depth <= 4; ++depth)
                text += " " + std::to_string(ways(game, state, depth));
            text += "\n";
        }
    return text;
}

} // namespace battleground_signature
