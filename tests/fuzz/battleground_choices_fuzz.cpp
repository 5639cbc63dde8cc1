// SPDX-License-Identifier: GPL-3.0-or-later

// Any stream of choices, legal or not, leaves a match of Battleground sound. The first bytes choose the
// match, then each byte an answer; some bytes try any choice, go back to a copy, or save and load.
#include "rules/games/battleground/position.h"
#include "rules/games/battleground/words.h"
#include "tests/support/battleground_invariants.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/fuzz_bytes.h"

namespace {

using rules::Choice;
using rules::Seat;
using rules::battleground::Game;
using rules::battleground::Question;
using rules::battleground::State;

void tryOut(const Game& game, const State& state, const Question& question, Seat seat, const Choice& choice)
{
    const bool refused = game.refuse(state, seat, choice).has_value();
    const bool legal = (seat == question.seat && battleground_invariants::isListed(question, choice)) ||
                       battleground_invariants::givesUp(state, seat, choice);
    if (refused == legal)
        require("refusals and answers do not agree");
    (void)rules::battleground::writeChoice(game, choice);
}

void saveAndLoad(const Game& game, const State& state)
{
    const auto loaded =
        rules::battleground::loadPosition(game, rules::battleground::savePosition(game, state));
    if (!loaded || Game::hash(*loaded) != Game::hash(state))
        require("a saved position is loaded as another one");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const battleground_matches::Matches matches;
    FuzzBytes bytes(data, size);
    const auto table = battleground_matches::kTables[bytes.byte() % std::size(battleground_matches::kTables)];
    const Game& game = matches.game(table);
    State state = matches.start(table, bytes.word());
    State kept = state;
    while (!bytes.empty()) {
        const Question question = game.question(state);
        require(battleground_invariants::positionWrong(game, state, question));
        const std::uint8_t byte = bytes.byte();
        if (byte >= 0xfe) {
            saveAndLoad(game, state);
        } else if (byte >= 0xfc) {
            kept = state;
        } else if (byte >= 0xf8) {
            state = kept;
        } else if (byte >= 0xf0) {
            const Choice choice{bytes.byte(), bytes.word(), bytes.word(), 0};
            tryOut(game, state, question, static_cast<Seat>(byte & 1u), choice);
        } else if (!game.isOver(state)) {
            const Choice choice = question.options[byte % question.options.size()];
            State copy = state;
            game.apply(copy, choice);
            rules::battleground::EventLog log;
            game.apply(state, choice, log);
            if (!(copy == state) || Game::hash(copy) != Game::hash(state))
                require("the same answer leads elsewhere without a log");
        } else {
            break;
        }
    }
    return 0;
}
