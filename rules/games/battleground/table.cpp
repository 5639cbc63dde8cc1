// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/table.h"

#include <algorithm>
#include <cassert>

namespace rules::battleground {

namespace {

Traits traitsOf(const Values& values)
{
    Traits traits;
    traits.cost = values.cost;
    traits.range = values.range;
    traits.attack = values.attack.value_or(std::uint8_t{0});
    traits.attacks = values.attack ? values.attacks : std::uint8_t{0};
    traits.health = values.health;
    traits.defence = values.defence.value_or(std::uint8_t{0});
    traits.defences = values.defence ? values.defences : std::uint8_t{0};
    traits.hasAbility = values.ability.exists();
    traits.aim = values.ability.aim;
    const auto& program = values.ability.program;
    traits.aimless = std::all_of(program.begin(), program.end(), [](const Operation& operation) {
        return operation.code == OpCode::Draw || operation.upon == Upon::Self;
    });
    return traits;
}

} // namespace

Table::Table(const Characters& library)
    : characters(library.all)
{
    assert(characters.size() <= kMaxKinds);
    std::sort(characters.begin(), characters.end(),
              [](const Character& a, const Character& b) { return a.id < b.id; });
    for (const Character& each : characters)
        traits.push_back(traitsOf(each.values));
}

std::optional<std::uint8_t> Table::character(std::string_view id) const
{
    const auto found = std::find_if(characters.begin(), characters.end(),
                                    [id](const Character& each) { return each.id == id; });
    if (found == characters.end())
        return std::nullopt;
    return static_cast<std::uint8_t>(found - characters.begin());
}

} // namespace rules::battleground
