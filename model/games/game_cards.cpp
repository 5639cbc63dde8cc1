// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/game_cards.h"

#include "model/games/battleground_cards.h"
#include "model/games/crimson_cards.h"
#include "model/games/crowns_cards.h"
#include "model/games/samurai_cards.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

const std::vector<const GameCards*>& allGameCards()
{
    static const CrimsonCards crimson;
    static const BattlegroundCards battleground;
    static const SamuraiCards samurai;
    static const CrownsCards crowns;
    static const std::vector<const GameCards*> all{&crimson, &battleground, &samurai, &crowns};
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
    static const CrimsonEffectCards others;
    const GameCards* known = gameCards(game);
    return known != nullptr ? *known : others;
}

const std::vector<KindOfCard>& GameCards::kinds() const
{
    static const std::vector<KindOfCard> characters{
        {CardKind::Character, {u"Character"_s, u"Charakter"_s}, {u"Characters"_s, u"Charaktere"_s}}};
    return characters;
}

const KindOfCard* GameCards::kindOf(const CardKind& kind) const
{
    const std::vector<KindOfCard>& all = kinds();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const KindOfCard& each) { return each.kind == kind; });
    return found == all.end() ? nullptr : &*found;
}

bool GameCards::hasStrength() const
{
    const std::vector<KindOfCard>& all = kinds();
    return std::any_of(all.begin(), all.end(), [](const KindOfCard& each) { return each.hasStrength; });
}

const std::vector<KindOfCard>& allKinds()
{
    static const std::vector<KindOfCard> all = [] {
        std::vector<KindOfCard> kinds;
        for (const GameCards* game : allGameCards())
            for (const KindOfCard& kind : game->kinds())
                if (std::none_of(kinds.begin(), kinds.end(),
                                 [&](const KindOfCard& each) { return each.kind == kind.kind; }))
                    kinds.push_back(kind);
        return kinds;
    }();
    return all;
}

CardKind kindByStrength(const CardLayer& layer)
{
    const std::vector<KindOfCard>& all = gameCardsOr(layer.game).kinds();
    const auto found = std::find_if(all.begin(), all.end(), [&](const KindOfCard& each) {
        return each.hasStrength == layer.strength.has_value();
    });
    return found == all.end() ? all.front().kind : found->kind;
}

bool showsTower(const Card& card)
{
    const KindOfCard* kind = gameCardsOr(card.game).kindOf(card.kind);
    return kind != nullptr && kind->isPlace;
}

void print(Card& card, const GameCards& game, const QString& data)
{
    card.figures = game.figures(data);
    card.signs = game.signs(data);
    card.banner = game.banner(data);
    card.sources = game.sources(data, card.effectFrom);
    const std::vector<LocalText> labels = game.effectLabels(data);
    for (std::size_t i = 0; i < std::min(labels.size(), card.effects.size()); ++i)
        card.effects[i].label = labels[i];
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
