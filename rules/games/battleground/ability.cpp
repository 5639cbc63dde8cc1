// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/ability.h"

#include <array>

namespace rules::battleground {

std::span<const std::string_view> aimWords()
{
    static constexpr std::array<std::string_view, 4> kWords{"enemy", "friend", "anyone", "self"};
    return kWords;
}

std::span<const std::string_view> opWords()
{
    static constexpr std::array<std::string_view, 7> kWords{"damage", "heal", "push",  "gold",
                                                            "draw",   "turn", "shield"};
    return kWords;
}

std::span<const std::string_view> uponWords()
{
    static constexpr std::array<std::string_view, 2> kWords{"target", "self"};
    return kWords;
}

Aim usualAim(OpCode code)
{
    switch (code) {
    case OpCode::Heal:
    case OpCode::Shield: return Aim::Friend;
    case OpCode::Draw: return Aim::Anyone;
    case OpCode::Damage:
    case OpCode::Push:
    case OpCode::Gold:
    case OpCode::Turn: break;
    }
    return Aim::Enemy;
}

bool takesAmount(OpCode code)
{
    return code != OpCode::Turn;
}

} // namespace rules::battleground
