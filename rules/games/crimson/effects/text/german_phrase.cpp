// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/text/german_phrase.h"

#include <array>

namespace rules::effects::text {

namespace {

/// Lanes after „in“ and „aus“; `each` for what holds lane by lane (the strongest card in each lane).
std::string laneDative(const Description& cards, bool each)
{
    static constexpr std::array kOther{"einer anderen Lane", "anderen Lanes", "allen anderen Lanes"};
    static constexpr std::array kAny{"einer beliebigen Lane", "beliebigen Lanes", "allen Lanes"};
    if (cards.lane == LaneScope::This)
        return "dieser Lane";
    const bool other = cards.lane == LaneScope::Other;
    if (each && cards.spread == Spread::Every)
        return other ? "jeder anderen Lane" : "jeder Lane";
    return (other ? kOther : kAny)[static_cast<std::size_t>(cards.spread)];
}

/// Lanes after „Seite“.
std::string laneGenitive(const Description& cards)
{
    static constexpr std::array kOther{"einer anderen Lane", "anderer Lanes", "jeder anderen Lane"};
    static constexpr std::array kAny{"einer beliebigen Lane", "beliebiger Lanes", "jeder Lane"};
    if (cards.lane == LaneScope::This)
        return "dieser Lane";
    return (cards.lane == LaneScope::Other ? kOther : kAny)[static_cast<std::size_t>(cards.spread)];
}

std::string location(const Description& cards)
{
    const bool each = cards.strongest || cards.nearest;
    const std::string on = cards.leaves ? " von " : " auf ";
    if (cards.side == Side::Yours)
        return on + "deiner Seite " + laneGenitive(cards);
    if (cards.side == Side::YourOpponents)
        return on + "der Seite deines Gegners in " + laneDative(cards, each);
    if (cards.side == Side::Both && each)
        return on + (cards.pick == Pick::All ? "jeder Seite " : "einer Seite ") + laneGenitive(cards);
    return (cards.leaves ? " aus " : " in ") + laneDative(cards, each);
}

/// The adjectives, all with the same ending.
std::string adjectives(const Description& cards, const std::string& ending)
{
    std::string words;
    const auto add = [&](bool has, const char* stem) {
        if (has)
            words += stem + ending + " ";
    };
    add(cards.nearest && !cards.strongest, "der Burg nächst");
    add(cards.strongest, "stärkst");
    add(cards.other, "ander");
    add(cards.side == Side::Theirs || cards.side == Side::EachOwn, "eigen");
    add(cards.side == Side::Opposing, "gegnerisch");
    add(cards.face == FaceScope::Up, "aufgedeckt");
    add(cards.face == FaceScope::Down, "verdeckt");
    return words;
}

/// Article, adjectives and noun. After „eine“, „die“ (singular), a number or nothing the adjectives end in
/// -e, in the dative and after „alle“ and „der“ (genitive plural) in -en.
std::string nounPhrase(const Description& cards, Case in)
{
    const bool dative = in == Case::Dative;
    const std::string ending = dative ? "en" : "e";
    const std::string amount = std::to_string(cards.amount);
    if (cards.nearest)
        return (dative ? "der " : "die ") + adjectives(cards, ending) + "Karte";
    if (cards.strongest && cards.pick != Pick::All) {
        const std::string some = cards.pick == Pick::One ? (dative ? "einer" : "eine") : amount;
        return some + " der " + adjectives(cards, "en") + "Karten";
    }
    switch (cards.pick) {
    case Pick::One: return (dative ? "einer " : "eine ") + adjectives(cards, ending) + "Karte";
    case Pick::Several: return amount + " " + adjectives(cards, ending) + "Karten";
    case Pick::All: return "alle " + adjectives(cards, "en") + "Karten";
    default: return adjectives(cards, ending) + "Karten";
    }
}

std::string eachStrength(const Description& cards)
{
    if (cards.maxStrength < 0)
        return {};
    return " mit Stärke " + std::to_string(cards.maxStrength) +
           (cards.maxStrength > 0 ? " oder weniger" : "");
}

std::string totalStrength(const Description& cards)
{
    return cards.pick == Pick::Total
               ? " mit einer Gesamtstärke von mindestens " + std::to_string(cards.amount)
               : std::string();
}

} // namespace

std::string germanCards(const Description& cards, Case in)
{
    std::string phrase = nounPhrase(cards, in) + eachStrength(cards) + location(cards) + totalStrength(cards);
    if (cards.nearest && cards.strongest)
        phrase += in == Case::Dative ? " (bei Gleichstand der der Burg nächsten)"
                                     : " (bei Gleichstand die der Burg nächste)";
    if (cards.exceptSelf)
        phrase += " (außer dieser Karte)";
    return phrase;
}

std::string germanCoins(int amount)
{
    return std::to_string(amount) + (amount == 1 ? " Münze" : " Münzen");
}

} // namespace rules::effects::text
