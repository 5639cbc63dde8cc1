// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/effects/effect.h"

#include <vector>

/// What a card text says, before any language says it: who acts, how cards are referred to, what opens and
/// joins the sentences.
namespace rules::effects::text {

/// How a card is referred to. Pronoun where the sentence before has just named it; Chosen, Played where that
/// would be unclear.
enum class Mention : std::uint8_t { Described, Pronoun, Chosen, Self, Played };

/// Whose cards are described, seen from the subject of the sentence. Theirs: the subject's own, where it is
/// not you. Opposing is an adjective and only clear when you are the subject; otherwise it is YourOpponents.
enum class Side : std::uint8_t { Both, Yours, Opposing, YourOpponents, Theirs, EachOwn };

/// How many lanes "any lane" or "other lanes" is about: one lane, some lanes, or each of them.
enum class Spread : std::uint8_t { One, Some, Every };

/// A description of cards: "2 other face-down cards on your side of this lane".
struct Description
{
    Pick pick = Pick::One; ///< One, Several, All or Total
    int amount = 0;
    Side side = Side::Both;
    LaneScope lane = LaneScope::This;
    Spread spread = Spread::One;
    FaceScope face = FaceScope::Any;
    bool other = false;
    bool exceptSelf = false; ///< "other" would mean another card; says "not this card" instead
    bool strongest = false;
    bool nearest = false;
    int maxStrength = -1;
    bool leaves = false; ///< the cards leave where they are: "from this lane" instead of "in this lane"

    /// One card of each side: a singular noun, even for All.
    [[nodiscard]] bool isSingle() const { return pick == Pick::One || (pick == Pick::All && nearest); }
};

/// One clause.
struct Step
{
    const Operation* operation = nullptr;
    Who subject = Who::You;
    Mention object = Mention::Described;
    Description described;
    Mention partner = Mention::Self;     ///< Swap: what the object changes places with
    Mention player = Mention::Played;    ///< how to name the card whose player is the subject
    Mention measured = Mention::Pronoun; ///< Gain: the card whose strength counts
    bool first = false;                  ///< the clause that the frame opens
    bool opponentJustNamed = false;      ///< the frame has just named the opponent
};

/// What opens the text of an effect. Whoever: "Whoever plays a card into this lane …" takes the place of the
/// first subject.
enum class Frame : std::uint8_t { None, When, After, Whoever };

struct Plan
{
    Frame frame = Frame::None;
    SideScope playedSide = SideScope::Both;
    Condition condition = Condition::None;
    std::vector<Step> steps;

    /// Under a frame or condition all steps stay in one sentence, so that it is plain what it covers.
    [[nodiscard]] bool isOneSentence() const { return frame != Frame::None || condition != Condition::None; }
};

/// The plan refers to the operations of the effect, which must outlive it.
[[nodiscard]] Plan planText(const Effect& effect);

} // namespace rules::effects::text
