// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/phrases.h"

#include "rules/games/crimson/engine/targets.h"

#include <cassert>

namespace rules::crimson::narration {

Phrases::Phrases(const Game& game, Language language)
    : m_table(game.table())
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
    return lane < kLanes ? std::string(m_grammar.lane[std::size_t(form)][lane]) : std::string();
}

std::string Phrases::laneScope(ScopeForm form, effects::LaneScope scope) const
{
    return std::string(m_grammar.laneScope[std::size_t(form)][std::size_t(scope)]);
}

std::string Phrases::intoOneOf(unsigned lanes) const
{
    std::string text;
    for (Lane lane = 0; lane < kLanes; ++lane) {
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
    return lane(LaneForm::Bare, zone::lane(zone)) + ", " + std::string(m_grammar.side) +
           player(zone::side(zone));
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

std::string Phrases::target(const effects::Operation& operation, Side own, Side decider,
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

std::string Phrases::player(Side side)
{
    return side < kSides ? std::string(1, static_cast<char>('A' + side)) : std::string();
}

OpenEffect openEffect(const Table& table, const State& state)
{
    assert(!state.frames.empty());
    const Frame& frame = state.frames.back();
    const Kind& owner = frame.source == kNoCard ? table.castles[state.castle[zone::lane(frame.zone)]]
                                                : table.characters[state.kind[frame.source]];
    const effects::Operation& operation = owner.effects[frame.effect].program[frame.pc];
    const Side own = operation.target.by == effects::Who::Each
                         ? Targets(table, state).who(frame, effects::Who::Each)
                         : zone::side(frame.zone);
    return {frame, operation, own};
}

bool asksForEffect(Ask ask)
{
    return ask == Ask::Card || ask == Ask::Total || ask == Ask::Kind || ask == Ask::Destination;
}

} // namespace rules::crimson::narration
