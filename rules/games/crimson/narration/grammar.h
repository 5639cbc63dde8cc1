// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/games/crimson/effects/effect.h"
#include "rules/games/crimson/narration/line.h"
#include "rules/games/crimson/state.h"

#include <array>
#include <string>
#include <string_view>

namespace rules::crimson::narration {

/// A lane as it stands in a sentence: "left lane", "in the left lane", "into the left lane", "out of the left
/// lane".
enum class LaneForm : std::uint8_t { Bare, In, Into, OutOf };

/// An unnamed lane: "in this lane", "from another lane", "(your side of) any lane".
enum class ScopeForm : std::uint8_t { In, From, Of };

/// Whose cards a choice is about, seen from the one who decides.
enum class Owner : std::uint8_t { Mine, Opposing, Either };

/// What a language knows. Arrays are indexed by the enum that the name says.
struct Grammar
{
    std::string_view (*pattern)(Line);
    /// "one of your other cards", "a face-down card", "an opposing card": the object of a question.
    std::string (*target)(Owner, bool other, effects::FaceScope);

    std::array<std::array<std::string_view, 3>, 4> lane;      ///< LaneForm: left, middle, right
    std::array<std::array<std::string_view, 2>, 4> frontLane; ///< LaneForm: first and second of a front
    std::array<std::array<std::string_view, 3>, 3> laneScope; ///< ScopeForm, effects::LaneScope
    std::array<std::string_view, 6> effectType;               ///< effects::EffectType
    std::string_view effect;                                  ///< an effect of unknown type
    std::array<std::string_view, 17> wanted;                  ///< Ask: what is asked for
    std::array<std::string_view, 10> ordinal;                 ///< first … tenth card
    std::string_view ordinalEnd;                              ///< behind the number from the eleventh on
    std::string_view sideBefore, sideAfter;                   ///< "A’s side"
    std::string_view team;                                    ///< before the letter
    std::string_view onSideBefore, onSideAfter;               ///< "on A's side"
    std::string_view onRaidersSide, raidersSide, raiders;
    std::string_view noCoins, coin, coins;
    std::string_view card, cards;
    std::string_view faceDown;
    std::string_view strongest, nearest, maxStrengthBefore, maxStrengthAfter, maxStrengthZero;
    std::string_view oneOfSeveral; ///< between "1" and "2" in "1 of 2"
    std::string_view anyLane;      ///< where a card may be played if every lane is allowed
    std::string_view orWord;
};

[[nodiscard]] const Grammar& english();
[[nodiscard]] const Grammar& german();

} // namespace rules::crimson::narration
