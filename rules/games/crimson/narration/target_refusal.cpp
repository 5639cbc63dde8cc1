// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/target_refusal.h"

#include "rules/games/crimson/engine/targets.h"

namespace rules::crimson::narration {

namespace {

/// Whether the operation would take the card if it did not ask for the strongest: then strength is what is
/// wrong.
bool fitsWithoutStrongest(const Targets& targets, const OpenEffect& effect, CardIx card)
{
    effects::Operation relaxed = effect.operation;
    relaxed.target.strongest = false;
    relaxed.target.nearest = false;
    bool fits = false;
    targets.each(effect.frame, relaxed, [&](CardIx candidate) { fits = fits || candidate == card; });
    if (!fits || !effect.operation.target.strongest)
        return false;
    relaxed.target.strongest = true;
    fits = false;
    targets.each(effect.frame, relaxed, [&](CardIx candidate) { fits = fits || candidate == card; });
    return !fits;
}

Line lineOf(const Targets& targets, const State& state, const OpenEffect& effect, Party decider, CardIx card)
{
    const effects::Operation& operation = effect.operation;
    const effects::Target& target = operation.target;
    const std::size_t zone = state.cards.zoneOf(card);
    const bool inThisLane = zone::lane(zone) == targets.laneOf(effect.frame);
    if (state.ask == Ask::Total && targets.isPicked(card))
        return Line::TargetIsPicked;
    if (target.lane != effects::LaneScope::Any && inThisLane != (target.lane == effects::LaneScope::This))
        return Line::TargetLane;
    if (target.side != effects::SideScope::Both &&
        (state.owner(zone) == effect.own) != (target.side == effects::SideScope::Own))
        return state.owner(zone) == decider ? Line::TargetOpposing : Line::TargetMine;
    if (target.other && card == effect.frame.source)
        return Line::TargetIsSource;
    if (operation.code == effects::OpCode::Swap &&
        card == (operation.with == effects::Partner::Self ? effect.frame.source : effect.frame.played))
        return Line::TargetIsPartner;
    if (target.face == effects::FaceScope::Up && state.isDown(card))
        return Line::TargetFaceUp;
    if (target.face == effects::FaceScope::Down && !state.isDown(card))
        return Line::TargetFaceDown;
    if (target.maxStrength >= 0 && targets.strength(card) > target.maxStrength)
        return Line::TargetTooStrong;
    if (fitsWithoutStrongest(targets, effect, card))
        return Line::TargetNotStrongest;
    if (target.nearest)
        return Line::TargetNotNearest;
    if (operation.code == effects::OpCode::Move && operation.to == effects::LaneScope::This && inThisLane)
        return Line::AlreadyInLane;
    return Line::NotATarget;
}

} // namespace

std::string targetRefusal(const Game& game, const State& state, Seat who, const Choice& choice,
                          const Phrases& phrases)
{
    const std::size_t zone = choice.a >> 8u;
    const CardIx card = state.cards.at(zone, choice.a & 0xffu);
    const Targets targets(game.table(state.seating), state);
    const OpenEffect effect = openEffect(game.table(state.seating), state);
    const CardIx source = effect.frame.source;
    return phrases.say(
        lineOf(targets, state, effect, phrases.partyOf(who), card),
        {{"card", phrases.card(state.kind[card])},
         {"asker", source == kNoCard ? phrases.castle(state.castle[zone::lane(effect.frame.zone)])
                                     : phrases.card(state.kind[source])},
         {"place", phrases.place(zone)},
         {"in", phrases.lane(LaneForm::In, zone::lane(zone))},
         {"scope", phrases.laneScope(ScopeForm::In, effect.operation.target.lane)},
         {"n", std::to_string(targets.strength(card))},
         {"m", std::to_string(effect.operation.target.maxStrength)}});
}

} // namespace rules::crimson::narration
