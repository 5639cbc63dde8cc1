// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/state.h"
#include "rules/games/crimson/table.h"

#include <algorithm>
#include <span>

namespace rules::crimson {

/// Reads a position: strengths, standing effects, who leads. Nothing is stored; every answer is computed from
/// the cards.
class Board
{
public:
    Board(const Table& table, const State& state)
        : m_table(table)
        , s(state)
    {}

    [[nodiscard]] const Traits& kind(CardIx card) const { return m_table.traits[s.kind[card]]; }
    [[nodiscard]] const effects::Effects& effectsOf(CardIx card) const
    {
        return m_table.characters[s.kind[card]].effects;
    }
    [[nodiscard]] const Kind& castle(Lane lane) const { return m_table.castles[s.castle[lane]]; }

    // One walk over neighbouring zones is much faster than one a zone: how many cards lie in a single zone is
    // what a processor predicts worst.
    [[nodiscard]] std::span<const CardIx> inPlay() const { return s.cards.inAll(0, zone::kInPlay); }
    [[nodiscard]] std::span<const CardIx> inLane(Lane lane) const
    {
        return s.cards.inAll(zone::of(lane, 0), zone::of(lane, 0) + kSides);
    }
    [[nodiscard]] Side sideOf(CardIx card) const { return zone::side(s.cards.zoneOf(card)); }
    [[nodiscard]] Lane laneOf(CardIx card) const { return zone::lane(s.cards.zoneOf(card)); }

    /// cc.flip.down: face-down cards have no strength.
    [[nodiscard]] int strength(CardIx card) const { return s.isDown(card) ? 0 : kind(card).strength; }

    [[nodiscard]] int baseTotal(std::size_t zone) const
    {
        int total = 0;
        for (const CardIx card : s.cards.in(zone))
            total += strength(card);
        return total;
    }

    /// The side with more base strength in a lane; kNoSide on a tie.
    [[nodiscard]] Side leader(Lane lane) const
    {
        const int a = baseTotal(zone::of(lane, 0));
        const int b = baseTotal(zone::of(lane, 1));
        return a == b ? kNoSide : static_cast<Side>(a > b ? 0 : 1);
    }

    /// Whether a face-up card or the castle of this lane has the standing effect.
    [[nodiscard]] bool laneHolds(Lane lane, effects::OpCode code) const
    {
        return castle(lane).holds(code) || cardHolds(lane, code);
    }
    /// The same without the castle.
    [[nodiscard]] bool cardHolds(Lane lane, effects::OpCode code) const
    {
        for (const CardIx card : inLane(lane))
            if (kind(card).holds(code) && !s.isDown(card))
                return true;
        return false;
    }
    [[nodiscard]] bool sideHolds(Side side, effects::OpCode code) const
    {
        for (const CardIx card : inPlay())
            if (kind(card).holds(code) && !s.isDown(card) && sideOf(card) == side)
                return true;
        return false;
    }

    /// The lanes for which laneHolds is true, as bits.
    [[nodiscard]] unsigned lanesHolding(effects::OpCode code) const
    {
        unsigned lanes = 0;
        for (Lane lane = 0; lane < kLanes; ++lane)
            lanes |= unsigned{castle(lane).holds(code)} << lane;
        for (const CardIx card : inPlay())
            if (kind(card).holds(code) && !s.isDown(card))
                lanes |= 1u << laneOf(card);
        return lanes;
    }

    /// What the opponent of `bidder` must pay to match the open bid.
    [[nodiscard]] int matchPrice(Side bidder) const
    {
        int price = s.bidCoins;
        for (const CardIx card : inPlay())
            if (kind(card).matchCost != 0 && !s.isDown(card) && sideOf(card) == bidder)
                price += kind(card).matchCost; // cc.ruling.bards: each one adds its coin
        return price;
    }

    /// The lanes a card may be played into, as bits. cc.card.freyja, cc.ruling.freyjas: any lane with a
    /// face-up Freyja.
    [[nodiscard]] unsigned playableLanes() const
    {
        const unsigned open = ~unsigned{s.closed} & ((1u << kLanes) - 1u);
        const unsigned only = lanesHolding(effects::OpCode::PlayOnlyHere) & open;
        return only != 0 ? only : open;
    }

    [[nodiscard]] std::size_t scoreAt(Lane lane) const
    {
        const std::uint8_t changed = castle(lane).scoreAt;
        return changed != 0 ? changed : 4;
    }

    /// cc.score: four or more cards on either side, face-down ones included.
    [[nodiscard]] bool isScored(Lane lane) const
    {
        return s.isOpen(lane) &&
               std::max(s.cards.size(zone::of(lane, 0)), s.cards.size(zone::of(lane, 1))) >= scoreAt(lane);
    }

    /// The lane and side that an effect acts from: where its card lies now, or where it began if the card has
    /// left play.
    [[nodiscard]] Lane laneOf(const Frame& frame) const
    {
        return zone::lane(s.inPlay(frame.source) ? s.cards.zoneOf(frame.source) : frame.zone);
    }

    /// cc.order, cc.order.active: calls `visit(card)` for the cards in play in the order of resolution until
    /// it returns true.
    template <class Visit>
    bool inOrder(Side first, Visit&& visit) const
    {
        for (const Side side : {first, other(first)})
            for (std::size_t i = 0; i < kLanes; ++i)
                for (const CardIx card : s.cards.in(zone::of(laneFromSeat(side, i), side)))
                    if (visit(card))
                        return true;
        return false;
    }

protected:
    const Table& m_table;
    const State& s;
};

} // namespace rules::crimson
