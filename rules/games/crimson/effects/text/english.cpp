// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/text/english_phrase.h"
#include "rules/games/crimson/effects/text/realiser.h"

#include <array>

namespace rules::effects::text {

namespace {

std::string mention(Mention how, const Description& cards)
{
    switch (how) {
    case Mention::Described: return englishCards(cards);
    case Mention::Pronoun: return "it";
    case Mention::Chosen: return "the chosen card";
    case Mention::Self: return "this card";
    case Mention::Played: return "the played card";
    }
    return {};
}

std::string subject(const Step& step)
{
    switch (step.subject) {
    case Who::You: return {};
    case Who::Opponent: return step.opponentJustNamed ? "they" : "your opponent";
    case Who::Each: return "each player";
    case Who::Leader: return "whoever leads this lane";
    case Who::Player:
        return step.player == Mention::Pronoun ? "the player who played it"
                                               : "the player who played the card";
    }
    return {};
}

/// Subject, verb and the rest: "flip …", "your opponent flips …", "flips …" after a frame that was the
/// subject.
std::string act(const Step& step, Order order, const std::string& verb, const std::string& rest)
{
    const std::string who = order == Order::Subjectless ? std::string() : subject(step);
    const bool third = order == Order::Subjectless || (step.subject != Who::You && who != "they");
    return who + (who.empty() ? "" : " ") + verb + (third ? "s " : " ") + rest;
}

std::string destination(const Step& step)
{
    if (step.operation->to == LaneScope::This)
        return " to this lane";
    const bool described = step.object == Mention::Described;
    const bool different = described && step.described.lane == LaneScope::Other;
    const bool all = described && step.described.pick == Pick::All;
    if (!described || step.described.pick == Pick::One)
        return different ? " to a different lane" : " to another lane";
    return std::string(different ? " to different lanes" : " to other lanes") +
           (all ? ", one at a time" : "");
}

std::string place(const Operation& operation)
{
    static constexpr std::array kCards{"a card from the offer", "a card from the discard pile", "this card"};
    static constexpr std::array kLanes{"this lane", "another lane", "any lane"};
    return std::string("place ") + kCards[static_cast<std::size_t>(operation.from)] +
           (operation.faceDown ? " face-down" : " face-up") + " on your side of " +
           kLanes[static_cast<std::size_t>(operation.to)] +
           (operation.from == Source::Self ? " instead" : "");
}

std::string gain(const Step& step, Order order)
{
    const Operation& operation = *step.operation;
    if (operation.amountOf == AmountOf::Number)
        return act(step, order, "gain", englishCoins(operation.amount));
    return act(step, order, "gain",
               step.measured == Mention::Pronoun ? "coins equal to its strength"
                                                 : "coins equal to the strength of the chosen card");
}

std::string pay(const Step& step, Order order)
{
    const Operation& operation = *step.operation;
    if (operation.amountOf == AmountOf::Number)
        return act(step, order, "pay", englishCoins(operation.amount) + " to the supply");
    return "pay any number of coins to the supply; this card gets +" + std::to_string(operation.amount) +
           " strength for each";
}

std::string swap(const Step& step, Order order)
{
    const std::string object = mention(step.object, step.described);
    const std::string partner = mention(step.partner, {});
    const bool playedFirst = step.partner != Mention::Self;
    return act(step, order, "swap", playedFirst ? partner + " with " + object : object + " with " + partner);
}

std::string strength(const Step& step)
{
    const Operation& operation = *step.operation;
    const bool one = step.object != Mention::Described || step.described.isSingle();
    const std::string amount = std::to_string(operation.amount < 0 ? -operation.amount : operation.amount);
    const std::string cards = mention(step.object, step.described);
    switch (operation.change) {
    case Change::Add:
        return cards + (one ? " gets " : " get ") + (operation.amount < 0 ? "−" : "+") + amount + " strength";
    case Change::Set: return cards + (one ? " has" : " have") + " strength " + amount;
    case Change::Times:
        return cards + (one ? " counts " : " count ") +
               (operation.amount == 2 ? "double" : amount + " times");
    }
    return {};
}

std::string winBy(WinRule rule)
{
    static constexpr std::array kMore{"the higher total strength", "the lower total strength",
                                      "more face-down cards"};
    return std::string("the side with ") + kMore[static_cast<std::size_t>(rule)] + " wins this lane";
}

std::string placeTop(const Operation& operation)
{
    static constexpr std::array kLanes{"this lane", "another lane", "any lane"};
    return std::string("place the top card of the deck") + (operation.faceDown ? " face-down" : " face-up") +
           " on your side of " + kLanes[static_cast<std::size_t>(operation.to)];
}

std::string cards(int amount)
{
    return std::to_string(amount) + (amount == 1 ? " card" : " cards");
}

class English final : public Realiser
{
public:
    [[nodiscard]] std::string_view keyword(EffectType type) const override
    {
        static constexpr std::array<std::string_view, 6> kWords{"Deployment",  "Income",  "Recruitment",
                                                                "Destruction", "Passive", "Score"};
        return kWords[static_cast<std::size_t>(type)];
    }

    [[nodiscard]] std::string_view then() const override { return "then "; }

    [[nodiscard]] std::string opening(const Plan& plan) const override
    {
        static constexpr std::array kPlayed{"on your side of this lane",
                                            "on your opponent’s side of this lane", "into this lane"};
        static constexpr std::array kIf{"", "your opponent has more coins than you", "you lead this lane"};
        const std::string played = kPlayed[static_cast<std::size_t>(plan.playedSide)];
        const std::string condition = kIf[static_cast<std::size_t>(plan.condition)];
        const std::string also = condition.empty() ? ", " : ", if " + condition + ", ";
        switch (plan.frame) {
        case Frame::None: return condition.empty() ? std::string() : "if " + condition + ", ";
        case Frame::When: return "when a card is played " + played + also;
        case Frame::After: return "after a card is played " + played + " and its effect has resolved" + also;
        case Frame::Whoever: return "whoever plays a card " + played + " ";
        }
        return {};
    }

    [[nodiscard]] std::string clause(const Step& step, Order order) const override
    {
        const Operation& operation = *step.operation;
        const auto object = [&step] { return mention(step.object, step.described); };
        switch (operation.code) {
        case OpCode::Flip: return act(step, order, "flip", object());
        case OpCode::Destroy: return act(step, order, "destroy", object());
        case OpCode::Move: return act(step, order, "move", object() + destination(step));
        case OpCode::Swap: return swap(step, order);
        case OpCode::Place: return place(operation);
        case OpCode::Discard: return "put a card from the offer on the discard pile";
        case OpCode::Gain: return gain(step, order);
        case OpCode::Take:
            return "take " + englishCoins(operation.amount) + " from " +
                   (step.opponentJustNamed ? "them" : "your opponent");
        case OpCode::Pay: return pay(step, order);
        case OpCode::Strength: return strength(step);
        case OpCode::WinBy: return winBy(operation.rule);
        case OpCode::MatchCost:
            return "your opponent pays you " + englishCoins(operation.amount) + " more to match your bid";
        case OpCode::BidOnTop: return "you may also bid on the top card of the deck";
        case OpCode::PlayedFaceDown: return "cards are played face-down into this lane";
        case OpCode::PlayOnlyHere: return "cards may only be played into this lane";
        case OpCode::Shield:
            return "cancel the first effect that targets a card in this lane, then flip this card";
        case OpCode::NoDestruction: return "Destruction effects of cards in this lane do not trigger";
        case OpCode::PlayOpposite: return "play this card on your opponent’s side of a lane";
        case OpCode::ScoreAt:
            return "this lane is scored once a side has " + std::to_string(operation.amount) +
                   " or more cards";
        case OpCode::GainMore:
            return "whenever an effect lets you gain coins, gain " + std::to_string(operation.amount) +
                   " more";
        case OpCode::PlaceTop: return placeTop(operation);
        case OpCode::DiscardTop: return "you may put the top card of the deck on the discard pile";
        case OpCode::Draw: return "draw " + cards(operation.amount);
        case OpCode::DiscardFromHand: return "discard a card from your hand";
        case OpCode::Exchange:
            return "draw " + cards(operation.amount) +
                   " and let one of them take the place of this card; discard this card and the other ones";
        case OpCode::ThinFullestCastle:
            return "if this lane’s castle has more coins than every other castle, return " +
                   englishCoins(operation.amount) + " from it to the supply";
        case OpCode::StrengthByCastleCoins:
            return "this card gets +1 strength for every " + englishCoins(operation.amount) +
                   " on this lane’s castle";
        }
        return {};
    }
};

} // namespace

const Realiser& english()
{
    static const English kEnglish;
    return kEnglish;
}

} // namespace rules::effects::text
