// SPDX-License-Identifier: GPL-3.0-or-later

// Any stream of choices, legal or not, leaves a Crimson match sound. The first bytes choose the match, then
// each byte an answer; some bytes try an illegal choice, or go back to a copy.
#include "tests/support/crimson_invariants.h"
#include "tests/support/crimson_matches.h"
#include "tests/support/fuzz_bytes.h"

namespace {

using rules::Choice;
using rules::crimson::Game;
using rules::crimson::Question;
using rules::crimson::State;

void tryOut(const Game& game, const State& state, const Question& question, const Choice& choice)
{
    const bool refused = game.refuse(state, question.seat, choice).has_value();
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
    State state = matches.start(table, bytes.word());
    const std::size_t cards = state.cards.count();
    State kept = state;
    while (!bytes.empty()) {
        const Question question = game.question(state);
        require(crimson_invariants::positionWrong(game, state, question, cards));
        const std::uint8_t byte = bytes.byte();
        if (byte >= 0xfc) {
            kept = state;
        } else if (byte >= 0xf8) {
            state = kept;
        } else if (byte >= 0xf0) {
            const Choice choice{bytes.byte(), bytes.word(), bytes.word(), 0};
            tryOut(game, state, question, choice);
        } else if (!game.isOver(state)) {
            const Choice choice = question.options[byte % question.options.size()];
            State copy = state;
            game.apply(copy, choice);
            rules::crimson::EventLog log;
            game.apply(state, choice, log);
            if (!(copy == state) || Game::hash(copy) != Game::hash(state))
                require("the same answer leads elsewhere without a log");
        } else {
            break;
        }
    }
    return 0;
}
