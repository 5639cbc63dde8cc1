// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/effects/effect.h"

namespace rules::effects {

/// Which members of an operation mean something for its code. The comments of OpCode, as a table.
struct OpShape
{
    bool target = false;
    bool to = false;
    bool from = false;
    bool face = false;
    bool with = false;
    bool who = false;
    bool amount = false;
    bool change = false;
    bool rule = false;
};

[[nodiscard]] constexpr OpShape shapeOf(OpCode code)
{
    switch (code) {
    case OpCode::Flip:
    case OpCode::Destroy: return {.target = true};
    case OpCode::Move: return {.target = true, .to = true};
    case OpCode::Swap: return {.target = true, .with = true};
    case OpCode::Place: return {.to = true, .from = true, .face = true};
    case OpCode::Discard: return {.from = true};
    case OpCode::Gain:
    case OpCode::Pay: return {.who = true, .amount = true};
    case OpCode::Take:
    case OpCode::MatchCost:
    case OpCode::ScoreAt: return {.amount = true};
    case OpCode::Strength: return {.target = true, .amount = true, .change = true};
    case OpCode::WinBy: return {.rule = true};
    case OpCode::BidOnTop:
    case OpCode::PlayedFaceDown:
    case OpCode::PlayOnlyHere:
    case OpCode::Shield:
    case OpCode::NoDestruction:
    case OpCode::PlayOpposite:
    case OpCode::DiscardTop:
    case OpCode::DiscardFromHand: return {};
    case OpCode::PlaceTop: return {.to = true, .face = true};
    case OpCode::GainMore:
    case OpCode::Draw:
    case OpCode::Exchange:
    case OpCode::ThinFullestCastle:
    case OpCode::StrengthByCastleCoins: return {.amount = true};
    }
    return {};
}

/// Whether somebody chooses cards with this pick.
[[nodiscard]] constexpr bool isChoice(Pick pick)
{
    return pick == Pick::One || pick == Pick::Several || pick == Pick::Total;
}

/// Whether the pick describes cards by lane, side and so on, and does not name one card.
[[nodiscard]] constexpr bool isDescription(Pick pick)
{
    return isChoice(pick) || pick == Pick::All;
}

/// Whether the code is a step that happens, and not a rule of scoring, recruiting or playing.
[[nodiscard]] constexpr bool isStep(OpCode code)
{
    return code <= OpCode::Pay;
}

/// The operation with every member that means nothing set back to its default.
[[nodiscard]] Operation tidy(const Operation& operation);

} // namespace rules::effects
