// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/hash.h"
#include "tests/support/samurai_matches.h"

#include <cstdio>
#include <string>

/// One number that proves that a change did not change how the game plays: a hash over all events of seeded
/// matches. See tests/data/samurai_signature.txt.
namespace samurai_signature {

inline constexpr std::uint64_t kGames = 40;

inline void add(rules::Hash& hash, const rules::samurai::Event& event)
{
    for (const std::uint8_t field :
         {std::uint8_t(event.kind), event.who, event.other, event.value, event.extra})
        hash.byte(field);
    hash.number(event.card);
    hash.text(rules::samurai::clauseId(event.clause));
    hash.text(rules::samurai::clauseId(event.also));
}

/// Lines of: kind of match, matches, decisions, events, hash over the events and the last positions.
inline std::string text()
{
    using namespace rules::samurai;
    std::string text;
    for (const samurai_matches::Table& table : samurai_matches::allTables()) {
        const samurai_matches::Matches matches(table);
        const Game& game = matches.game();
        rules::Hash hash;
        std::size_t decisions = 0;
        std::size_t events = 0;
        EventLog log;
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            log.events.clear();
            samurai_matches::SteadyBot bot(seed);
            State state = seed % 4 == 0 ? game.start(matches.setup(seed), log).value()
                                        : matches.startIn(static_cast<std::uint8_t>(seed % 4), seed);
            for (; !game.isOver(state); ++decisions)
                game.apply(state, bot.choose(game.question(state)), log);
            for (const Event& event : log.events)
                add(hash, event);
            events += log.events.size();
            hash.number(Game::hash(state));
        }
        char line[160];
        std::snprintf(line, sizeof line, "%s %llu %zu %zu %016llx\n", table.name().c_str(),
                      static_cast<unsigned long long>(kGames), decisions, events,
                      static_cast<unsigned long long>(hash.value()));
        text += line;
    }
    return text;
}

} // namespace samurai_signature
