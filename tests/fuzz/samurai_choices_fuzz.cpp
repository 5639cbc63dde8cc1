// SPDX-License-Identifier: GPL-3.0-or-later

// The first bytes choose the match of Samurai Spirit.
#include "rules/games/samurai/position.h"
#include "rules/games/samurai/words.h"
#include "tests/support/choices_fuzz.h"
#include "tests/support/samurai_invariants.h"
#include "tests/support/samurai_matches.h"

namespace {

using rules::Choice;
using rules::Seat;
using rules::samurai::Game;
using rules::samurai::State;

void tryOut(const Game& game, const State& state, Seat seat, const Choice& choice)
{
    const auto question = game.question(state);
    const bool refused = game.refuse(state, seat, choice).has_value();
    const bool legal = seat == question.seat && question.options.contains(choice);
    if (refused == legal)
        require("refusals and answers do not agree");
    (void)rules::samurai::writeChoice(game, state, choice);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::vector<samurai_matches::Matches> all = [] {
        std::vector<samurai_matches::Matches> made;
        for (const samurai_matches::Table& table : samurai_matches::allTables())
            made.emplace_back(table);
        return made;
    }();
    FuzzBytes bytes(data, size);
    const samurai_matches::Matches& matches = all[bytes.byte() % all.size()];
    const Game& game = matches.game();
    const auto round = static_cast<std::uint8_t>(bytes.byte() % 3 + 1);
    fuzzChoices(
        game, matches.startIn(round, bytes.word()), bytes,
        [&](const State& state) {
            return samurai_invariants::positionWrong(game, state, game.question(state));
        },
        [&](const State& state, std::uint8_t byte) {
            const Choice choice{bytes.byte(), bytes.word(), bytes.byte(), 0};
            tryOut(game, state, static_cast<Seat>(byte & 7u), choice);
        });
    return 0;
}
