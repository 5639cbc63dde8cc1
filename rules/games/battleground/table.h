// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/battleground/character.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules::battleground {

/// What the engine asks of a character again and again: small, so that those of all characters of a match
/// stay in the processor's first cache.
struct alignas(16) Traits
{
    std::uint8_t cost = 0;
    std::uint8_t range = 0;
    std::uint8_t attack = 0;
    std::uint8_t attacks = 0; ///< 0: cannot attack
    std::uint8_t health = 0;
    std::uint8_t defence = 0;
    std::uint8_t defences = 0; ///< 0: no defence value
    bool hasAbility = false;
    Aim aim = Aim::Enemy;
    bool aimless = false; ///< no step of the ability touches the character it is aimed at
};

/// The characters of a game by number ("kind"), in the order of their ids.
struct Table
{
    static constexpr std::size_t kMaxKinds = 250; ///< kinds are bytes, and some numbers mean others

    /// At most kMaxKinds characters.
    explicit Table(const Characters& library);

    std::vector<Character> characters;
    std::vector<Traits> traits;

    [[nodiscard]] std::optional<std::uint8_t> character(std::string_view id) const;
};

} // namespace rules::battleground
