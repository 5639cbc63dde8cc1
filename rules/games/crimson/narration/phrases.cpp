// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/phrases.h"

#include "rules/games/crimson/engine/targets.h"
#include "rules/games/crimson/words.h"

#include <cassert>

namespace rules::crimson::narration {

Phrases::Phrases(const Game& game, const Seating& seating, Language language)
    : m_table(game.table())
    , m_seating(seating)
    , m_language(language)
    , m_grammar(language == Language::German ? german() : english())
{}

std::string Phrases::card(std::size_t kind) const
{
    return knowsCard(kind) ? m_table.characters[kind].name.in(m_language) : std::string();
}

std::string Phrases::castle(std::size_t kind) const
{
    return kind < m_table.castles.size() ? m_table.castles[kind].name.in(m_language) : std::string();
}

std::string Phrases::coins(int count) const
{
    if (count == 0)
        return std::string(m_grammar.noCoins);
    return std::to_string(count) + ' ' + std::string(count == 1 ? m_grammar.coin : m_grammar.coins);
}

std::string Phrases::cards(int count) const
{
    return std::to_string(count) + ' ' + std::string(count == 1 ? m_grammar.card : m_grammar.cards);
}

std::string Phrases::lane(LaneForm form, std::size_t lane) const
{
    if (lane >= m_seating.lanes)
        return {};
    if (!m_seating.isRing)
        return std::string(m_grammar.lane[std::size_t(form)][lane]);
    const auto where = static_cast<Lane>(lane);
    return std::string(m_grammar.frontLane[std::size_t(form)][lane % 2]) + owner(zone::of(where, 0)) + "–" +
           owner(zone::of(where, 1));
}

std::string Phrases::laneScope(ScopeForm form, effects::LaneScope scope) const
{
    return std::string(m_grammar.laneScope[std::size_t(form)][std::size_t(scope)]);
}

std::string Phrases::intoOneOf(unsigned lanes) const
{
    std::string text;
    for (Lane lane = 0; lane < m_seating.lanes; ++lane) {
        if ((lanes >> lane & 1u) == 0)
            continue;
        if (!text.empty())
            text += m_grammar.orWord;
        text += this->lane(LaneForm::Into, lane);
    }
    return text;
}

std::string Phrases::place(std::size_t zone) const
{
    const bool ofRaiders =
        zone < m_seating.inPlay() && m_seating.isAgainstRaiders() && m_seating.owner[zone] == kRaiders;
    return lane(LaneForm::Bare, zone::lane(zone)) + ", " +
           (ofRaiders ? std::string(m_grammar.raidersSide)
                      : std::string(m_grammar.sideBefore) + owner(zone) + std::string(m_grammar.sideAfter));
}

std::string Phrases::ordinal(std::size_t position) const
{
    if (position < m_grammar.ordinal.size())
        return std::string(m_grammar.ordinal[position]);
    return std::to_string(position + 1) + std::string(m_grammar.ordinalEnd);
}

std::string Phrases::face(bool down) const
{
    return down ? ' ' + std::string(m_grammar.faceDown) : std::string();
}

std::string Phrases::target(const effects::Operation& operation, Party own, Party decider,
                            ScopeForm where) const
{
    const effects::Target& target = operation.target;
    Owner owner = Owner::Either;
    if (target.side != effects::SideScope::Both)
        owner = (target.side == effects::SideScope::Own) == (own == decider) ? Owner::Mine : Owner::Opposing;
    // A swap never takes the card that is swapped, so where that lies among the others it is "another" card.
    const bool other = target.other || (operation.code == effects::OpCode::Swap && owner == Owner::Either);
    std::string text = m_grammar.target(owner, other, target.face);
    if (target.maxStrength == 0)
        text += m_grammar.maxStrengthZero;
    else if (target.maxStrength > 0)
        text += std::string(m_grammar.maxStrengthBefore) + std::to_string(target.maxStrength) +
                std::string(m_grammar.maxStrengthAfter);
    if (target.strongest)
        text += m_grammar.strongest;
    if (target.nearest)
        text += m_grammar.nearest;
    return text + ' ' + laneScope(where, target.lane);
}

std::string Phrases::onSideOf(Seat who) const
{
    if (isRaiders(who))
        return std::string(m_grammar.onRaidersSide);
    // The people of co-op have one side.
    const std::string name = m_seating.isAgainstRaiders() ? player(m_seating.nameOf(kPeople)) : player(who);
    return std::string(m_grammar.onSideBefore) + name + std::string(m_grammar.onSideAfter);
}

std::string Phrases::onSide(std::size_t zone) const
{
    if (zone >= m_seating.inPlay())
        return {};
    if (m_seating.isAgainstRaiders())
        return onSideOf(together(m_seating.owner[zone]));
    return std::string(m_grammar.onSideBefore) + owner(zone) + std::string(m_grammar.onSideAfter);
}

std::string Phrases::player(Seat who) const
{
    if (isRaiders(who))
        return std::string(m_grammar.raiders);
    const std::string word = whoWord(m_seating, who);
    return isTogether(who) && !word.empty() ? std::string(m_grammar.team) + word : word;
}

std::string Phrases::owner(std::size_t zone) const
{
    if (zone >= m_seating.inPlay())
        return {};
    const Party party = m_seating.owner[zone];
    if (m_seating.isAgainstRaiders() && party == kRaiders)
        return std::string(m_grammar.raiders);
    const std::string word = partyWord(m_seating, party);
    return m_seating.members(party) > 1 ? std::string(m_grammar.team) + word : word;
}

Party Phrases::partyOf(Seat who) const
{
    if (isTogether(who))
        return who & ~kTogether;
    return who < m_seating.seats ? m_seating.partyOf[who] : kNoParty;
}

OpenEffect openEffect(const Table& table, const State& state)
{
    assert(!state.frames.empty());
    const Frame& frame = state.frames.back();
    const Kind& owner = frame.source == kNoCard ? table.castles[state.castle[zone::lane(frame.zone)]]
                                                : table.characters[state.kind[frame.source]];
    const effects::Operation& operation = owner.effects[frame.effect].program[frame.pc];
    const Party own = operation.target.by == effects::Who::Each
                          ? Targets(table, state).who(frame, effects::Who::Each)
                          : state.owner(frame.zone);
    return {frame, operation, own};
}

bool asksForEffect(Ask ask)
{
    return ask == Ask::Card || ask == Ask::Total || ask == Ask::Kind || ask == Ask::Destination ||
           ask == Ask::Victim || ask == Ask::CastleCoin || ask == Ask::Permit;
}

} // namespace rules::crimson::narration
