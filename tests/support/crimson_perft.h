// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/bot.h"
#include "tests/support/crimson_matches.h"

#include <initializer_list>
#include <string>
#include <string_view>

/// Counts of all ways to play a few decisions from fixed positions. See tests/data/crimson_perft.txt.
namespace crimson_perft {

using rules::crimson::Game;
using rules::crimson::State;
namespace zone = rules::crimson::zone;
inline constexpr rules::crimson::Seating kDuel;

/// The ways to make `depth` decisions; a match that ends earlier is one way.
inline std::uint64_t count(const Game& game, const State& state, int depth)
{
    if (depth == 0 || game.isOver(state))
        return 1;
    const rules::crimson::Question question = game.question(state);
    std::uint64_t ways = 0;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        State next = state;
        game.apply(next, question.options[i]);
        ways += count(game, next, depth - 1);
    }
    return ways;
}

/// A small position: A is to play what lies in front of them.
class Position
{
public:
    explicit Position(const Game& game)
        : m_game(game)
    {
        m_state.phase = rules::crimson::Phase::Deployment;
        m_state.coins = {3, 2};
        m_state.supply = kDuel.coins - 5;
        m_state.random = rules::Random(1);
    }

    /// Adds cards to a zone; a name that ends in '-' is face-down.
    Position& with(std::size_t zone, std::initializer_list<std::string_view> names)
    {
        for (std::string_view name : names) {
            const bool down = name.back() == '-';
            if (down)
                name.remove_suffix(1);
            const rules::CardIx card = m_state.cards.add(zone);
            m_state.kind[card] = m_game.table().character(name).value();
            m_state.setDown(card, down);
        }
        rules::crimson::noteStanding(m_state, m_game.table());
        return *this;
    }

    [[nodiscard]] State settled() const
    {
        State state = m_state;
        rules::crimson::EventLog log;
        m_game.settle(state, log);
        return state;
    }

private:
    const Game& m_game;
    State m_state;
};

inline std::string line(const Game& game, std::string_view name, const State& state, int depth)
{
    std::string text(name);
    for (int d = 1; d <= depth; ++d)
        text += " " + std::to_string(count(game, state, d));
    return text + "\n";
}

/// Lines of: name, ways to make 1, 2, 3 … decisions.
inline std::string text(const crimson_matches::Matches& matches)
{
    const Game& game = matches.game();
    std::string text = line(game, "new-duel", matches.start(crimson_matches::Table::Duel, 1), 4);
    text += line(game, "new-tournament", matches.start(crimson_matches::Table::Tournament, 1), 4);

    rules::bots::RandomBot bot(7);
    State state = matches.start(crimson_matches::Table::Duel, 7);
    for (int i = 0; i < 30 && !game.isOver(state); ++i)
        game.apply(state, bot.choose(game, state, game.question(state)));
    text += line(game, "middle", state, 3);

    const auto lane = [](rules::crimson::Lane l, rules::crimson::Half side) { return zone::of(l, side); };
    text += line(game, "flips",
                 Position(game)
                     .with(lane(0, 0), {"monk-", "demon-", "wizard"})
                     .with(lane(0, 1), {"illusionist-", "bishop"})
                     .with(lane(1, 0), {"temptress-"})
                     .with(kDuel.front, {"shadow", "monk"})
                     .with(kDuel.offer, {"plain1", "plain1", "plain1", "plain1"})
                     .with(kDuel.deck, {"plain1", "plain1"})
                     .settled(),
                 5);
    text += line(game, "destruction",
                 Position(game)
                     .with(lane(0, 0), {"voodoo-doll", "undead"})
                     .with(lane(0, 1), {"veteran", "fanatic", "plain1"})
                     .with(lane(1, 1), {"plain2", "voodoo-doll"})
                     .with(kDuel.front, {"apocalyptic-rider", "alchemist"})
                     .with(kDuel.offer, {"bard", "demon", "hel", "loki"})
                     .with(kDuel.deck, {"plain1"})
                     .settled(),
                 5);
    text += line(game, "scoring",
                 Position(game)
                     .with(lane(0, 0), {"sellsword", "plain3", "undead"})
                     .with(lane(0, 1), {"sellsword", "plain3", "veteran"})
                     .with(lane(2, 1), {"loki", "heimdall"})
                     .with(kDuel.front, {"horror", "siren"})
                     .with(kDuel.offer, {"bard", "demon", "hel", "loki"})
                     .with(kDuel.deck, {"fairy", "plain1"})
                     .settled(),
                 5);
    return text;
}

} // namespace crimson_perft
