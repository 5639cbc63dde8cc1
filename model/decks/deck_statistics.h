// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/deck.h"

#include <array>

namespace model {

/// One of the printed numbers over a whole deck.
struct FigureStatistics
{
    QString key;
    LocalText name;
    std::vector<int> counts; ///< cards by the number, from 0; what is repeated counts as often
    int without = 0;         ///< cards that lack it
    double average = 0;      ///< of those that have it
};

/// What a deck is made of, counted by copies. Cards that are not in the library count as unknown.
struct DeckStatistics
{
    int cards = 0;
    int unknown = 0;
    std::vector<int> strengths; ///< cards by strength, from 0
    double averageStrength = 0;
    std::array<int, kEffectTypes> types{}; ///< cards with an effect of each type, in the order of EffectType
    int withoutEffect = 0;

    int gains = 0; ///< cards that bring coins from the supply
    int takes = 0; ///< cards that take coins from an opponent
    int pays = 0;  ///< cards that cost coins
    int bids = 0;  ///< cards that change bidding

    int flipsOwn = 0;      ///< cards that can only flip on their own side
    int flipsOpposing = 0; ///< cards that can flip on the opposing side only
    int flipsBoth = 0;
    int destroys = 0;   ///< cards that destroy cards in play
    int outlives = 0;   ///< cards that come back instead of being destroyed
    int moves = 0;      ///< cards that move or swap
    int changesWin = 0; ///< cards that change how a lane is scored

    std::vector<FigureStatistics> figures; ///< for games whose cards have figures instead of a strength
};

[[nodiscard]] DeckStatistics statisticsOf(const Deck& deck, const CardDirectory& cards);

/// How likely at least one of `wanted` cards is among the first `drawn` of `total`: without replacement.
[[nodiscard]] double chanceOfAny(int total, int wanted, int drawn);

/// A group of cards whose chance is asked for.
struct CardGroup
{
    enum class Kind { Card, Type, Strength, Tag, Figure };

    Kind kind = Kind::Card;
    QString value; ///< id, number of the type, strength, tag, or "cost 2" for a figure
};

/// Copies in the deck that belong to the group.
[[nodiscard]] int countOf(const CardGroup& group, const Deck& deck, const CardDirectory& cards);

} // namespace model
