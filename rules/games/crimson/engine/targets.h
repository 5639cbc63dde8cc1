// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fixed_vector.h"
#include "rules/games/crimson/engine/board.h"

#include <type_traits>

namespace rules::crimson {

using CardList = FixedVector<CardIx, kMaxCards>;

/// Which cards in play an operation of an effect may be about, now.
class Targets : public Board
{
public:
    using Board::Board;

    /// The player who chooses or is meant. kNoSide: nobody (a tied leader).
    [[nodiscard]] Side who(const Frame& frame, effects::Who who) const
    {
        const Side you = zone::side(frame.zone);
        switch (who) {
        case effects::Who::You: return you;
        case effects::Who::Opponent: return other(you);
        case effects::Who::Each: return frame.round == 0 ? s.active : other(s.active);
        case effects::Who::Leader: return leader(laneOf(frame));
        case effects::Who::Player: return frame.player;
        }
        return kNoSide;
    }

    /// Calls `visit(card)` for every fitting card, by lane from A's left, side A before B, from the castle
    /// outward; until it returns true, if it returns anything.
    template <class Visit>
    void each(const Frame& frame, const effects::Operation& operation, Visit&& visit) const
    {
        const effects::Target& target = operation.target;
        const Lane here = laneOf(frame);
        const Side own =
            target.by == effects::Who::Each ? who(frame, effects::Who::Each) : zone::side(frame.zone);
        const CardIx partner = partnerOf(frame, operation);
        if (operation.code == effects::OpCode::Swap && !s.inPlay(partner))
            return;
        if (operation.code == effects::OpCode::Move) {
            if (operation.to == effects::LaneScope::This ? !s.isOpen(here) : s.openLanes() < 2)
                return;
        }
        for (Lane lane = 0; lane < kLanes; ++lane) {
            if (target.lane != effects::LaneScope::Any &&
                (lane == here) != (target.lane == effects::LaneScope::This))
                continue;
            if (operation.code == effects::OpCode::Move && operation.to == effects::LaneScope::This &&
                lane == here)
                continue;
            for (Side side = 0; side < kSides; ++side) {
                if (target.side != effects::SideScope::Both &&
                    (side == own) != (target.side == effects::SideScope::Own))
                    continue;
                const auto cards = s.cards.in(zone::of(lane, side));
                int limit = -1; // of the strongest
                if (target.strongest)
                    for (const CardIx card : cards)
                        if (fits(frame, target, partner, card))
                            limit = std::max(limit, strength(card));
                for (const CardIx card : cards) {
                    if (!fits(frame, target, partner, card) || (target.strongest && strength(card) != limit))
                        continue;
                    if constexpr (std::is_void_v<std::invoke_result_t<Visit&, CardIx>>)
                        visit(card);
                    else if (visit(card))
                        return;
                    if (target.nearest)
                        break;
                }
            }
        }
    }

    [[nodiscard]] bool any(const Frame& frame, const effects::Operation& operation) const
    {
        bool found = false;
        each(frame, operation, [&found](CardIx) { return found = true; });
        return found;
    }

    /// The lanes that a card of `frame` may be put or moved into, as bits.
    [[nodiscard]] unsigned lanesFor(const Frame& frame, const effects::Operation& operation) const
    {
        unsigned lanes = 0;
        for (Lane lane = 0; lane < kLanes; ++lane)
            if (s.isOpen(lane))
                lanes |= 1u << lane;
        if (operation.code == effects::OpCode::Move)
            return lanes & ~(1u << zone::lane(s.cards.zoneOf(frame.it)));
        const unsigned here = 1u << laneOf(frame);
        switch (operation.to) {
        case effects::LaneScope::This: return lanes & here;
        case effects::LaneScope::Other: return lanes & ~here;
        case effects::LaneScope::Any: break;
        }
        return lanes;
    }

    /// A choice by total strength, before the first pick: whether every card must be taken, because without
    /// any one of them the strength asked for would not be reached.
    [[nodiscard]] bool mustTakeAll(const Frame& frame, const effects::Operation& operation) const
    {
        int sum = 0;
        int least = 0x7fff;
        each(frame, operation, [&](CardIx card) {
            sum += strength(card);
            least = std::min(least, strength(card));
        });
        return sum - least < operation.target.amount;
    }

    /// Whether the effect on top has picked `card` already, or still has to move it.
    [[nodiscard]] bool isPicked(CardIx card) const { return (s.waiting[card] & kPicked) != 0; }

private:
    [[nodiscard]] bool fits(const Frame& frame, const effects::Target& target, CardIx partner,
                            CardIx card) const
    {
        if (target.other && card == frame.source)
            return false;
        if (card == partner)
            return false;
        if (target.face != effects::FaceScope::Any &&
            s.isDown(card) != (target.face == effects::FaceScope::Down))
            return false;
        return target.maxStrength < 0 || strength(card) <= target.maxStrength;
    }

    [[nodiscard]] static CardIx partnerOf(const Frame& frame, const effects::Operation& operation)
    {
        if (operation.code != effects::OpCode::Swap)
            return kNoCard;
        return operation.with == effects::Partner::Self ? frame.source : frame.played;
    }
};

} // namespace rules::crimson
