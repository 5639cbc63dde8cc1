// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "tests/support/fuzz_bytes.h"

/// Any stream of choices, legal or not, leaves a match of any game sound. Each byte answers the open
/// question; some try any choice, go back to a copy, or save and load. `wrongIn(state)` says what the game
/// promises and does not keep, `tryOut(state, byte)` reads a choice from the bytes and compares what the game
/// says of it.
template <class Game, class WrongIn, class TryOut>
void fuzzChoices(const Game& game, typename Game::State state, FuzzBytes& bytes, WrongIn&& wrongIn,
                 TryOut&& tryOut)
{
    auto kept = state;
    while (!bytes.empty()) {
        require(wrongIn(state));
        const std::uint8_t byte = bytes.byte();
        if (byte >= 0xfe) {
            const auto loaded = loadPosition(game, savePosition(game, state));
            if (!loaded || Game::hash(*loaded) != Game::hash(state))
                require("a saved position is loaded as another one");
        } else if (byte >= 0xfc) {
            kept = state;
        } else if (byte >= 0xf8) {
            state = kept;
        } else if (byte >= 0xf0) {
            tryOut(state, byte);
        } else if (!game.isOver(state)) {
            const auto question = game.question(state);
            const rules::Choice choice = question.options[byte % question.options.size()];
            auto copy = state;
            game.apply(copy, choice);
            typename Game::Log log;
            game.apply(state, choice, log);
            if (!(copy == state) || Game::hash(copy) != Game::hash(state))
                require("the same answer leads elsewhere without a log");
        } else {
            break;
        }
    }
}
