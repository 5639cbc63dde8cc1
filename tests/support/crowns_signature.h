// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/hash.h"
#include "tests/support/crowns_matches.h"

#include <cstdio>
#include <string>

/// One number per way to set a match up that proves that a change did not change how the game plays: a hash
/// over all events of seeded random matches. See tests/data/crowns_signature.txt.
namespace crowns_signature {

using crowns_matches::Game;
using crowns_matches::State;
using crowns_matches::Table;

inline constexpr std::uint64_t kGames = 100;

inline void add(rules::Hash& hash, const rules::crowns::Event& event)
{
    for (const std::uint8_t field :
         {std::uint8_t(event.kind), event.seat, event.aim, event.card, event.other, event.value, event.extra})
        hash.byte(field);
    hash.text(rules::crowns::clauseId(event.clause));
    hash.text(rules::crowns::clauseId(event.also));
    hash.number(static_cast<std::uint64_t>(event.points));
}

inline std::vector<Table> tables()
{
    using namespace crowns_matches;
    std::vector<Table> tables;
    for (std::size_t players = 4; players <= 9; ++players)
        tables.push_back({players, Plain});
    tables.push_back({4, Agendas | Custom | Negotiations | Longer});
    tables.push_back({4, Custom | OtherRulings});
    tables.push_back({6, Teams | Agendas});
    tables.push_back({8, Teams | Agendas | Longer | OtherRulings});
    tables.push_back({9, Agendas | Longer | OtherRulings});
    return tables;
}

/// Lines of: kind of match, matches, decisions, events, hash over the events and the last positions.
inline std::string text(const rules::crowns::Box& box)
{
    std::string text;
    for (const Table& table : tables()) {
        const Game game(box, crowns_matches::optionsOf(table));
        rules::Hash hash;
        std::size_t decisions = 0;
        std::size_t events = 0;
        rules::crowns::EventLog log;
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            log.events.clear();
            rules::Random random(rules::Random::mix(seed));
            State state = game.start(crowns_matches::setup(table, seed), log).value();
            for (; !game.isOver(state); ++decisions) {
                const auto question = game.question(state);
                const auto count = static_cast<std::uint32_t>(question.options.size());
                game.apply(state, question.options[random.below(count)], log);
            }
            for (const rules::crowns::Event& event : log.events)
                add(hash, event);
            events += log.events.size();
            hash.number(Game::hash(state));
        }
        char line[128];
        std::snprintf(line, sizeof line, "%s %llu %zu %zu %016llx\n", table.name().c_str(),
                      static_cast<unsigned long long>(kGames), decisions, events,
                      static_cast<unsigned long long>(hash.value()));
        text += line;
    }
    return text;
}

} // namespace crowns_signature
