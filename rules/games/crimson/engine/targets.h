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

    /// The party that chooses or is meant. kNoParty: nobody (a tied leader). cc.ffa.opponent: the opponent
    /// is the owner of the other half of the lane.
    [[nodiscard]] Party who(const Frame& frame, effects::Who who) const
    {
        if (who == effects::Who::You) // nearly always; the rest is not worth a jump that is guessed wrong
            return s.owner(frame.zone);
        switch (who) {
        case effects::Who::You: break;
        case effects::Who::Opponent: return s.owner(zone::opposite(frame.zone));
        case effects::Who::Each: {
            const Lane lane = laneOf(frame);
            const std::size_t first = zone::of(lane, s.firstHalf(lane));
            return s.owner(frame.round == 0 ? first : zone::opposite(first));
        }
        case effects::Who::Leader: return leader(laneOf(frame));
        case effects::Who::Player: return s.seating.partyOf[frame.player];
        }
        return kNoParty;
    }

    /// The one player who gains or pays; kNoSeat: nobody.
    [[nodiscard]] Seat purse(const Frame& frame, effects::Who meant) const
    {
        if (meant == effects::Who::Player)
            return frame.player;
        const Party party = who(frame, meant);
        return party == kNoParty ? kNoSeat : s.acting(party);
    }

    /// The seat that chooses, or a party together; kNoSeat: nobody.
    [[nodiscard]] Seat decider(const Frame& frame, effects::Who meant) const
    {
        if (s.seating.isAgainstRaiders())
            return who(frame, meant) == kNoParty ? kNoSeat : deciderAgainstRaiders();
        if (meant == effects::Who::Player)
            return frame.player;
        const Party party = who(frame, meant);
        if (party == kNoParty)
            return kNoSeat;
        // cc.two.together: whoever is "the opponent" of the card decides as a team, in their own turn too.
        return party == s.owner(frame.zone) ? s.decider(party) : s.seating.nameOf(party);
    }

    /// Who decides for the side that a card lies on: about placing a card, or whom to take coins from.
    [[nodiscard]] Seat deciderFor(const Frame& frame) const
    {
        return s.seating.isAgainstRaiders() ? deciderAgainstRaiders() : s.decider(s.owner(frame.zone));
    }

    /// cc.coop.choices: whoever played the card. cc.coop.together: both in income, scoring and Destruction
    /// effects.
    [[nodiscard]] Seat deciderAgainstRaiders() const
    {
        if (s.frames.empty() || s.frames[0].type != FrameType::Play)
            return s.seating.nameOf(kPeople);
        for (const Frame& frame : s.frames)
            if (frame.type == FrameType::Effect && frame.source != kNoCard &&
                effectsOf(frame.source)[frame.effect].type == effects::EffectType::Destruction)
                return s.seating.nameOf(kPeople);
        return s.player;
    }

    /// The players from whom the effect may take coins, as bits: cc.two.thief, cc.two.beggar.
    [[nodiscard]] unsigned victims(const Frame& frame, effects::Condition condition) const
    {
        const Party opponent = s.owner(zone::opposite(frame.zone));
        const Seat you = s.acting(s.owner(frame.zone));
        unsigned seats = 0;
        for (Seat seat = 0; seat < s.seating.seats; ++seat)
            if (s.seating.partyOf[seat] == opponent && s.coins[seat] > 0 &&
                (condition != effects::Condition::OpponentHasMoreCoins || s.coins[seat] > s.coins[you]))
                seats |= 1u << seat;
        return seats;
    }

    /// Calls `visit(card)` for every fitting card, zone by zone, from the castle outward; until it returns
    /// true, if it returns anything.
    template <class Visit>
    void each(const Frame& frame, const effects::Operation& operation, Visit&& visit) const
    {
        const effects::Target& target = operation.target;
        const Lane here = laneOf(frame);
        const Party own =
            target.by == effects::Who::Each ? who(frame, effects::Who::Each) : s.owner(frame.zone);
        // Of several opponents only the one who chooses picks among their own cards.
        const Party rival =
            target.by == effects::Who::Opponent ? who(frame, effects::Who::Opponent) : kNoParty;
        const CardIx partner = partnerOf(frame, operation);
        if (operation.code == effects::OpCode::Swap && !s.inPlay(partner))
            return;
        if (operation.code == effects::OpCode::Move) {
            const unsigned open = s.openLanes();
            if (operation.to == effects::LaneScope::This ? !s.isOpen(here) : (open & (open - 1)) == 0)
                return;
        }
        for (Lane lane = 0; lane < s.seating.lanes; ++lane) {
            if (target.lane != effects::LaneScope::Any &&
                (lane == here) != (target.lane == effects::LaneScope::This))
                continue;
            if (operation.code == effects::OpCode::Move && operation.to == effects::LaneScope::This &&
                lane == here)
                continue;
            for (Half half = 0; half < kHalves; ++half) {
                const std::size_t zone = zone::of(lane, half);
                const Party party = s.owner(zone);
                if (target.side != effects::SideScope::Both &&
                    ((party == own) != (target.side == effects::SideScope::Own) ||
                     (party != own && rival != kNoParty && party != rival)))
                    continue;
                if (operation.code == effects::OpCode::Move && !mayMove(operation, here, lane, party))
                    continue;
                const auto cards = s.cards.in(zone);
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
        const unsigned open = s.openLanes();
        if (operation.code == effects::OpCode::Move)
            return open & lanesOf(ownerOf(frame.it)) & ~(1u << zone::lane(s.cards.zoneOf(frame.it)));
        const unsigned lanes = open & lanesOf(s.owner(frame.zone));
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
    /// cc.ffa.move: cards move between the lanes of their owner only.
    [[nodiscard]] bool mayMove(const effects::Operation& operation, Lane here, Lane from, Party party) const
    {
        if (!s.seating.isRing)
            return true;
        const unsigned own = s.openLanes() & lanesOf(party);
        return operation.to == effects::LaneScope::This ? (own >> here & 1u) != 0
                                                        : (own & ~(1u << from)) != 0;
    }

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

/// The zone whose cards an operation lets somebody pick by kind.
[[nodiscard]] inline std::size_t zoneToPickFrom(const State& state, const effects::Operation& operation)
{
    if (operation.code == effects::OpCode::DiscardFromHand)
        return state.seating.frontOf(state.player);
    if (operation.code == effects::OpCode::Exchange || operation.from == effects::Source::Offer)
        return state.seating.offer;
    return state.seating.discard;
}

} // namespace rules::crimson
