// SPDX-License-Identifier: GPL-3.0-or-later

// The first bytes choose the match of Crimson Company.
#include "rules/games/crimson/position.h"
#include "tests/support/choices_fuzz.h"
#include "tests/support/crimson_invariants.h"
#include "tests/support/crimson_matches.h"

namespace {

using rules::Choice;
using rules::crimson::Game;
using rules::crimson::State;

void tryOut(const Game& game, const State& state, const Choice& choice)
{
    const auto question = game.question(state);
    const bool refused = game.refuse(state, question.who, choice).has_value();
    if (refused == crimson_invariants::isListed(question, choice))
        require("refusals and answers do not agree");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const crimson_matches::Matches matches;
    const Game& game = matches.game();
    FuzzBytes bytes(data, size);
    const auto table = crimson_matches::kTables[bytes.byte() % std::size(crimson_matches::kTables)];
    const State start = matches.start(table, bytes.word());
    const std::size_t cards = start.cards.count();
    fuzzChoices(
        game, start, bytes,
        [&](const State& state) {
            return crimson_invariants::positionWrong(game, state, game.question(state), cards);
        },
        [&](const State& state, std::uint8_t) {
            const Choice choice{bytes.byte(), bytes.word(), bytes.word(), 0};
            tryOut(game, state, choice);
        });
    return 0;
}
