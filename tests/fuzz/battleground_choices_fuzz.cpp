// SPDX-License-Identifier: GPL-3.0-or-later

// The first bytes choose the match of Battleground.
#include "rules/games/battleground/position.h"
#include "rules/games/battleground/words.h"
#include "tests/support/battleground_invariants.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/choices_fuzz.h"

namespace {

using rules::Choice;
using rules::Seat;
using rules::battleground::Game;
using rules::battleground::State;

void tryOut(const Game& game, const State& state, Seat seat, const Choice& choice)
{
    const auto question = game.question(state);
    const bool refused = game.refuse(state, seat, choice).has_value();
    const bool legal = (seat == question.seat && battleground_invariants::isListed(question, choice)) ||
                       battleground_invariants::givesUp(state, seat, choice);
    if (refused == legal)
        require("refusals and answers do not agree");
    (void)rules::battleground::writeChoice(game, state, choice);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const battleground_matches::Matches matches;
    FuzzBytes bytes(data, size);
    const auto table = battleground_matches::kTables[bytes.byte() % std::size(battleground_matches::kTables)];
    const Game& game = matches.game(table);
    fuzzChoices(
        game, matches.start(table, bytes.word()), bytes,
        [&](const State& state) {
            return battleground_invariants::positionWrong(game, state, game.question(state));
        },
        [&](const State& state, std::uint8_t byte) {
            const Choice choice{bytes.byte(), bytes.word(), bytes.word(), 0};
            tryOut(game, state, static_cast<Seat>(byte & 1u), choice);
        });
    return 0;
}
