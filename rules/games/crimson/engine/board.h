// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/state.h"
#include "rules/games/crimson/table.h"

#include <algorithm>
#include <bit>
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

    /// Whether a castle is none of the regular ones.
    [[nodiscard]] bool anyCastleHasRules() const
    {
        unsigned kinds = 0;
        for (const std::uint8_t castle : s.castle)
            kinds |= castle;
        return kinds != 0;
    }

    // One walk over neighbouring zones is much faster than one a zone: how many cards lie in a single zone is
    // what a processor predicts worst.
    [[nodiscard]] std::span<const CardIx> inPlay() const { return s.cards.inAll(0, s.seating.inPlay()); }
    /// The cards in play, or none where none of them can have one of these bits of Traits::standing.
    [[nodiscard]] std::span<const CardIx> inPlayIfAny(std::uint32_t bits) const
    {
        return mayHave(bits) ? inPlay() : std::span<const CardIx>{};
    }
    [[nodiscard]] std::span<const CardIx> inLane(Lane lane) const
    {
        return s.cards.inAll(zone::of(lane, 0), zone::of(lane, 0) + kHalves);
    }
    [[nodiscard]] Party ownerOf(CardIx card) const { return s.owner(s.cards.zoneOf(card)); }
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

    /// The party with more base strength in a lane; kNoParty on a tie.
    [[nodiscard]] Party leader(Lane lane) const
    {
        const int a = baseTotal(zone::of(lane, 0));
        const int b = baseTotal(zone::of(lane, 1));
        return a == b ? kNoParty : s.owner(zone::of(lane, a > b ? 0 : 1));
    }

    /// Whether a face-up card or the castle of this lane has the standing effect.
    [[nodiscard]] bool laneHolds(Lane lane, effects::OpCode code) const
    {
        return castle(lane).holds(code) || cardHolds(lane, code);
    }
    /// Whether a card in play might have one of these bits of Traits::standing.
    [[nodiscard]] bool mayHave(std::uint32_t bits) const { return (s.standing.bits & bits) != 0; }
    /// Whether a card in play might have the standing effect.
    [[nodiscard]] bool mayHold(effects::OpCode code) const { return mayHave(1u << unsigned(code)); }
    /// laneHolds without the castle.
    [[nodiscard]] bool cardHolds(Lane lane, effects::OpCode code) const
    {
        if (!mayHold(code))
            return false;
        for (const CardIx card : inLane(lane))
            if (kind(card).holds(code) && !s.isDown(card))
                return true;
        return false;
    }
    /// Whether a party has a face-up card with the standing effect in any lane.
    [[nodiscard]] bool partyHolds(Party party, effects::OpCode code) const
    {
        if (!mayHold(code))
            return false;
        for (const CardIx card : inPlay())
            if (kind(card).holds(code) && !s.isDown(card) && ownerOf(card) == party)
                return true;
        return false;
    }

    /// The lanes for which laneHolds is true, as bits.
    [[nodiscard]] unsigned lanesHolding(effects::OpCode code) const
    {
        unsigned lanes = 0;
        if (anyCastleHasRules())
            for (Lane lane = 0; lane < s.seating.lanes; ++lane)
                lanes |= unsigned{castle(lane).holds(code)} << lane;
        if (!mayHold(code))
            return lanes;
        for (const CardIx card : inPlay())
            if (kind(card).holds(code) && !s.isDown(card))
                lanes |= 1u << laneOf(card);
        return lanes;
    }

    /// What an opponent of the active player must pay to match the open bid.
    [[nodiscard]] int matchPrice() const
    {
        const Party bidder = s.activeParty();
        int price = s.bidCoins;
        if (!mayHold(effects::OpCode::MatchCost))
            return price;
        for (const CardIx card : inPlay())
            if (kind(card).matchCost != 0 && !s.isDown(card) && ownerOf(card) == bidder)
                price += kind(card).matchCost; // cc.ruling.bards: each one adds its coin
        return price;
    }

    /// The lanes that a party has a half of, as bits.
    [[nodiscard]] unsigned lanesOf(Party party) const
    {
        if (!s.seating.isRing)
            return (1u << s.seating.lanes) - 1u;
        unsigned lanes = 0;
        for (std::size_t zone = 0; zone < s.seating.inPlay(); ++zone)
            if (s.owner(zone) == party)
                lanes |= 1u << zone::lane(zone);
        return lanes;
    }

    /// The lanes the active player may play a card into, as bits. cc.card.freyja, cc.ruling.freyjas: any lane
    /// with a face-up Freyja; cc.ffa.freyja: she binds only players with a half of her lane.
    [[nodiscard]] unsigned playableLanes() const
    {
        const unsigned open = s.openLanes() & lanesOf(s.activeParty());
        const unsigned only = lanesHolding(effects::OpCode::PlayOnlyHere) & open;
        if (only != 0) // cc.solo.freyja: before all other rules
            return only;
        return s.seating.isAgainstRaiders() ? lanesAgainstRaiders(open) : open;
    }

    /// Of the open lanes those into which the next card of a hand may be played, as bits.
    [[nodiscard]] unsigned lanesAgainstRaiders(unsigned open) const
    {
        if (s.activeParty() == kRaiders) { // cc.solo.raiders.lane
            std::size_t fewest = kMaxCards;
            unsigned lanes = 0;
            for (Lane lane = 0; lane < kRaiderLanes; ++lane) {
                if ((open >> lane & 1u) == 0)
                    continue;
                const std::size_t cards = s.cards.size(zone::of(lane, 1));
                if (cards < fewest) {
                    fewest = cards;
                    lanes = 0;
                }
                lanes |= cards == fewest ? 1u << lane : 0u;
            }
            return lanes;
        }
        if (s.seating.seats == 1 || std::popcount(open) < 3)
            return open;
        return s.player == 0 ? 0b011u : 0b110u; // cc.coop.lanes
    }

    /// Whether a castle of an open lane has coins on it.
    [[nodiscard]] bool anyCastleCoins() const
    {
        for (Lane lane = 0; lane < kRaiderLanes; ++lane)
            if (s.isOpen(lane) && s.castleCoins[lane] > 0)
                return true;
        return false;
    }

    /// From how many cards on a side a lane is scored. As with who wins (cc.score.way), of several rules the
    /// last one in the order of Score effects counts.
    [[nodiscard]] std::size_t scoreAt(Lane lane) const
    {
        const std::uint8_t changed = castle(lane).scoreAt;
        std::size_t cards = changed != 0 ? changed : 4;
        if (!mayHold(effects::OpCode::ScoreAt))
            return cards;
        const std::size_t first = zone::of(lane, s.firstInScore(lane));
        for (const std::size_t half : {first, zone::opposite(first)})
            for (const CardIx card : s.cards.in(half))
                if (kind(card).scoreAt != 0 && !s.isDown(card))
                    cards = kind(card).scoreAt;
        return cards;
    }

    /// cc.score: the lanes with four or more cards on either side, face-down ones included, as bits.
    [[nodiscard]] unsigned scoredLanes() const
    {
        unsigned scored = 0;
        for (unsigned open = s.openLanes(); open != 0; open &= open - 1) {
            const auto lane = static_cast<Lane>(std::countr_zero(open));
            const std::size_t cards =
                std::max(s.cards.size(zone::of(lane, 0)), s.cards.size(zone::of(lane, 1)));
            scored |= unsigned{cards >= scoreAt(lane)} << lane;
        }
        return scored;
    }

    /// The lane that an effect acts from: where its card lies now, or where it began if the card has
    /// left play.
    [[nodiscard]] Lane laneOf(const Frame& frame) const
    {
        return zone::lane(s.inPlay(frame.source) ? s.cards.zoneOf(frame.source) : frame.zone);
    }

    /// A zone in play as a party counts them: facing each other, the lanes from the left as seen from its
    /// seat. In a ring the left front, which lies clockwise, before the right one. May be another party's.
    [[nodiscard]] std::size_t zoneFromSeat(Party party, std::size_t i) const
    {
        const std::size_t lanes = s.seating.lanes;
        if (!s.seating.isRing)
            return zone::of(static_cast<Lane>(party == 0 || s.seating.isAgainstRaiders() ? i : lanes - 1 - i),
                            party); // nobody sits behind the Raiders
        // Left: the fronts that begin at the party, going clockwise. Right: those that end there, going back.
        const std::size_t fronts = lanes / 2;
        const std::size_t front = i / 2 % fronts;
        const std::size_t at = i < lanes ? (party + front) % fronts : (party + fronts - 1 - front) % fronts;
        return zone::of(static_cast<Lane>(at * 2 + i % 2), i < lanes ? 0 : 1);
    }

    /// How many numbers zoneFromSeat takes.
    [[nodiscard]] std::size_t zonesToWalk() const
    {
        return s.seating.isRing ? s.seating.inPlay() : s.seating.lanes;
    }

    /// cc.score.order: the lanes as the score phase checks them.
    [[nodiscard]] Lane laneInScoreOrder(std::size_t i) const
    {
        if (!s.seating.isRing)
            return static_cast<Lane>(s.activeParty() == 0 ? i : s.seating.lanes - 1u - i);
        // cc.ffa.score-order: the own left front, which begins at the active player, then the own right one,
        // which ends there, then the others clockwise. A front has the number of the player it begins at.
        const std::size_t fronts = s.seating.seats;
        const std::size_t own = s.active;
        const std::size_t right = s.previousSeat(s.active);
        std::size_t front = i / 2 == 0 ? own : right;
        if (std::size_t ahead = i / 2; ahead > 1)
            for (front = own; ahead > 1;) {
                front = (front + 1) % fronts;
                ahead -= front == right || front == own ? 0 : 1;
            }
        return static_cast<Lane>(front * 2 + i % 2);
    }

    /// cc.order, cc.order.active: calls `visit(card)` for the cards in play in the order of resolution, those
    /// of `first` before the others clockwise, until it returns true.
    template <class Visit>
    bool inOrder(Party first, Visit&& visit) const
    {
        const std::size_t each = zonesToWalk();
        for (std::size_t p = 0; p < s.seating.parties; ++p) {
            const std::size_t turn = first + p;
            const auto party = static_cast<Party>(turn < s.seating.parties ? turn : turn - s.seating.parties);
            for (std::size_t i = 0; i < each; ++i) {
                const std::size_t zone = zoneFromSeat(party, i);
                if (s.owner(zone) == party)
                    for (const CardIx card : s.cards.in(zone))
                        if (visit(card))
                            return true;
            }
        }
        return false;
    }

protected:
    const Table& m_table;
    const State& s;
};

} // namespace rules::crimson
