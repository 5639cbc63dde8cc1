// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/table.h"

#include "rules/games/crimson/raider_effects.h"

#include <algorithm>
#include <cassert>

namespace rules::crimson {

using effects::Effect;
using effects::EffectType;
using effects::Moment;
using effects::OpCode;
using effects::Operation;

namespace {

bool isStanding(OpCode code)
{
    return code >= OpCode::MatchCost && code <= OpCode::GainMore;
}

Kind prepare(std::string id, BothLanguages name, std::uint8_t strength, const effects::Effects& effects)
{
    Kind kind;
    kind.id = std::move(id);
    kind.name = std::move(name);
    kind.strength = strength;
    kind.effects = effects;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const Effect& effect = effects[i];
        const auto index = static_cast<std::uint8_t>(i);
        bool happens = false;
        for (const Operation& operation : effect.program) {
            if (isStanding(operation.code)) {
                kind.standing |= 1u << unsigned(operation.code);
                if (operation.code == OpCode::MatchCost)
                    kind.matchCost = static_cast<std::uint8_t>(operation.amount);
                if (operation.code == OpCode::ScoreAt)
                    kind.scoreAt = static_cast<std::uint8_t>(operation.amount);
                if (operation.code == OpCode::GainMore)
                    kind.gainMore = static_cast<std::uint8_t>(operation.amount);
                continue;
            }
            happens = true;
            if (effect.type == EffectType::Score && operation.code == OpCode::Pay)
                kind.pays = true;
            if (operation.code == OpCode::Place && operation.from == effects::Source::Self)
                kind.placesSelf = true;
        }
        if (!happens)
            continue;
        if (effect.moment == Moment::BeforePlayed)
            kind.beforePlayed = index;
        else if (effect.moment == Moment::AfterPlayed)
            kind.afterPlayed = index;
        else
            kind.byType[std::size_t(effect.type)] = index;
    }
    kind.standing |= (kind.effectOf(EffectType::Income) != Kind::kNone ? Kind::kInIncome : 0) |
                     (kind.beforePlayed != Kind::kNone ? Kind::kBeforePlayed : 0) |
                     (kind.afterPlayed != Kind::kNone ? Kind::kAfterPlayed : 0) |
                     (kind.pays ? Kind::kPays : 0);
    return kind;
}

std::optional<std::uint8_t> find(const std::vector<Kind>& kinds, std::string_view id)
{
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [id](const Kind& kind) { return kind.id == id; });
    if (found == kinds.end())
        return std::nullopt;
    return static_cast<std::uint8_t>(found - kinds.begin());
}

} // namespace

Table::Table(const effects::Library& library, For whom)
    : firstCard(whom == For::Raiders ? Clause::FirstRaiderCard : Clause::FirstCard)
{
    for (const effects::Character& character : library.characters) {
        const RaiderEffects* const changed = whom == For::Raiders ? raiderEffects(character.id) : nullptr;
        characters.push_back(prepare(character.id, character.name, character.strength,
                                     changed != nullptr ? changed->effects : character.effects));
        if (whom == For::Raiders) // cc.solo.coins: nobody has a purse
            characters.back().pays = false;
    }
    for (std::uint8_t strength = 0; strength <= 9; ++strength) {
        const std::string digit(1, static_cast<char>('0' + strength));
        if (library.character("plain" + digit) != nullptr)
            continue; // a scenario defines it
        characters.push_back(prepare("plain" + digit, {"Plain " + digit, "Einfache " + digit}, strength, {}));
    }
    std::sort(characters.begin(), characters.end(), [](const Kind& a, const Kind& b) { return a.id < b.id; });
    assert(characters.size() <= kMaxKinds);
    traits.assign(characters.begin(), characters.end());

    castles.push_back(prepare("regular", {"Regular castle", "Reguläre Burg"}, 0, {}));
    for (const effects::Castle& castle : library.castles)
        castles.push_back(prepare(castle.id, castle.name, 0, castle.effects));
}

std::optional<std::uint8_t> Table::character(std::string_view id) const
{
    return find(characters, id);
}

std::optional<std::uint8_t> Table::castle(std::string_view id) const
{
    return find(castles, id);
}

void noteStanding(State& state, const Table& table)
{
    state.standing.bits = 0;
    for (const CardIx card : state.cards.inAll(0, state.seating.inPlay()))
        state.standing.bits |= table.traits[state.kind[card]].standing;
}

} // namespace rules::crimson
