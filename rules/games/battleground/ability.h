// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fixed_vector.h"

#include <cstdint>
#include <span>
#include <string_view>

/// The closed vocabulary of special abilities. An ability is plain data: built-in characters, packs and
/// scenario files all make the same values, the engine carries them out, and the text writer turns them into
/// English and German.
namespace rules::battleground {

/// Whom an ability may be aimed at: living characters in range, or the character itself, which is always in
/// its own reach.
enum class Aim : std::uint8_t { Enemy, Friend, Anyone, Self };

enum class OpCode : std::uint8_t {
    Damage, ///< amount: health lost, past every defence
    Heal,   ///< amount: health won back, never above the printed value
    Push,   ///< amount: tiles straight away from the character, up to the first obstacle
    Gold,   ///< amount: gold that lies on the card and goes to your treasury
    Draw,   ///< amount: cards you draw
    Turn,   ///< it turns about, without using its action
    Shield, ///< amount: so much of the next loss of health is held off, until its owner's next turn
};

/// Whom a step is about: the character that the ability is aimed at, or the one that has it. Draw is about
/// neither.
enum class Upon : std::uint8_t { Target, Self };

struct Operation
{
    OpCode code = OpCode::Damage;
    Upon upon = Upon::Target;
    std::uint8_t amount = 0; ///< Turn: 0

    friend bool operator==(const Operation&, const Operation&) = default;
};

inline constexpr std::size_t kMaxOperations = 3;

/// Empty program: no ability.
struct Ability
{
    Aim aim = Aim::Enemy;
    FixedVector<Operation, kMaxOperations> program;

    [[nodiscard]] bool exists() const { return !program.empty(); }
    friend bool operator==(const Ability&, const Ability&) = default;
};

/// The words of the format, in the order of their enum.
[[nodiscard]] std::span<const std::string_view> aimWords();
[[nodiscard]] std::span<const std::string_view> opWords();
[[nodiscard]] std::span<const std::string_view> uponWords();

/// Whom an operation is aimed at where nothing else is said: what harms at an enemy, what helps at a friend.
[[nodiscard]] Aim usualAim(OpCode code);
[[nodiscard]] bool takesAmount(OpCode code);

} // namespace rules::battleground
