// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/game_cards.h"
#include "model/library/library_content.h"

namespace tests {

/// How many kinds of cards come with the program, of all games together.
[[nodiscard]] inline int allCards()
{
    std::size_t count = 0;
    for (const model::GameCards* game : model::allGameCards())
        count += model::builtInCards(game->id()).size();
    return static_cast<int>(count);
}

} // namespace tests
