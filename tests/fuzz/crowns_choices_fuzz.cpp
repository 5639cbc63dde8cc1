// SPDX-License-Identifier: GPL-3.0-or-later

// The first bytes choose the match of Game of Crowns.
#include "rules/games/crowns/position.h"
#include "rules/games/crowns/words.h"
#include "tests/support/choices_fuzz.h"
#include "tests/support/crowns_invariants.h"
#include "tests/support/crowns_matches.h"

#include <memory>

namespace {

using rules::Choice;
using rules::Seat;
using rules::crowns::Game;
using rules::crowns::State;

void tryOut(const Game& game, State& state, Seat seat, const Choice& choice)
{
    const bool legal = !game.refuse(state, seat, choice).has_value();
    (void)rules::crowns::writeChoice(game, state, choice);
    if (rules::crowns::verbOf(choice) == rules::crowns::Verb::Deal) {
        if (legal)
            game.apply(state, choice);
        return;
    }
    const auto open = game.question(state);
    const bool asked = (open.seats >> seat & 1u) != 0;
    if (legal != (asked && crowns_invariants::isListed(game.questionTo(state, seat), choice)))
        require("refusals and answers do not agree");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const rules::crowns::Box box = crowns_matches::builtInBox();
    static const auto tables = crowns_matches::allTables();
    static const auto games = [] {
        std::vector<std::unique_ptr<Game>> all;
        for (const auto& table : tables)
            all.push_back(std::make_unique<Game>(box, crowns_matches::optionsOf(table)));
        return all;
    }();
    FuzzBytes bytes(data, size);
    const std::size_t number = bytes.byte() % tables.size();
    const Game& game = *games[number];
    const State start = game.start(crowns_matches::setup(tables[number], bytes.word())).value();
    fuzzChoices(
        game, start, bytes,
        [&](const State& state) { return crowns_invariants::positionWrong(game, state, start); },
        [&](State& state, std::uint8_t byte) {
            const Choice choice{bytes.word(), bytes.word(), bytes.word(), bytes.byte()};
            tryOut(game, state, static_cast<Seat>(byte % state.players), choice);
        });
    return 0;
}
