// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/game_cards.h"

#include "model/games/battleground_cards.h"
#include "model/games/crimson_cards.h"

#include <algorithm>

namespace model {

const std::vector<const GameCards*>& allGameCards()
{
    static const CrimsonCards crimson;
    static const BattlegroundCards battleground;
    static const std::vector<const GameCards*> all{&crimson, &battleground};
    return all;
}

const GameCards* gameCards(const QString& game)
{
    for (const GameCards* each : allGameCards())
        if (each->id() == game)
            return each;
    return nullptr;
}

const GameCards& gameCardsOr(const QString& game)
{
    static const EffectCards others;
    const GameCards* known = gameCards(game);
    return known != nullptr ? *known : others;
}

QString firstGame()
{
    return allGameCards().front()->id();
}

QString firstPrintedGame()
{
    const auto& all = allGameCards();
    const auto found =
        std::find_if(all.begin(), all.end(), [](const GameCards* game) { return game->isPrinted(); });
    return found == all.end() ? firstGame() : (*found)->id();
}

QString gameName(const QString& game, Language language)
{
    const GameCards* known = gameCards(game);
    return known != nullptr ? known->name().in(language) : game;
}

} // namespace model
