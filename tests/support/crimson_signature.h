// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/bot.h"
#include "rules/core/hash.h"
#include "tests/support/crimson_matches.h"

#include <cstdio>
#include <string>

/// One number that proves that a change did not change how the game plays: a hash over all events of seeded
/// random matches. See tests/data/crimson_signature.txt.
///
/// Duel and castles have had the same numbers since the first version. Those of big-duel and tournament
/// changed once, with the ruling that Heimdall also stops an effect that must take every card
/// (cc.ruling.heimdall, Engine::operateByTotal). Without that ruling all four are the numbers from before
/// there were other seatings: big-duel 65198 decisions, 207852 events, 2ef8f3c3e0e99e56; tournament 65315
/// decisions, 209177 events, c0c475aa7115c30f.
namespace crimson_signature {

inline constexpr std::uint64_t kGames = 1000;

inline void add(rules::Hash& hash, const rules::crimson::Event& event)
{
    for (const std::uint8_t field : {std::uint8_t(event.kind), event.who, event.card, event.other, event.from,
                                     event.to, event.value, event.extra})
        hash.byte(field);
    hash.number(std::uint64_t(event.clause));
    hash.number(std::uint64_t(event.also));
}

/// Lines of: kind of match, matches, decisions, events, hash over the events and the last positions.
inline std::string text(const crimson_matches::Matches& matches)
{
    const rules::crimson::Game& game = matches.game();
    std::string text;
    for (const crimson_matches::Table table : crimson_matches::kTables) {
        rules::Hash hash;
        std::size_t decisions = 0;
        std::size_t events = 0;
        rules::crimson::EventLog log;
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            log.events.clear();
            rules::bots::RandomBot bot(rules::bots::botSeed(seed, 0));
            rules::crimson::State state = game.start(matches.setup(table, seed), log).value();
            while (!game.isOver(state) && decisions < 10'000'000) {
                game.apply(state, bot.choose(game, state, game.question(state)), log);
                ++decisions;
            }
            for (const rules::crimson::Event& event : log.events)
                add(hash, event);
            events += log.events.size();
            hash.number(rules::crimson::Game::hash(state));
        }
        char line[128];
        std::snprintf(line, sizeof line, "%s %llu %zu %zu %016llx\n",
                      std::string(crimson_matches::nameOf(table)).c_str(),
                      static_cast<unsigned long long>(kGames), decisions, events,
                      static_cast<unsigned long long>(hash.value()));
        text += line;
    }
    return text;
}

} // namespace crimson_signature
