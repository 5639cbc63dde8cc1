// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/text/english_phrase.h"

namespace rules::effects::text {

namespace {

std::string lane(const Description& cards)
{
    switch (cards.lane) {
    case LaneScope::This: return "this lane";
    case LaneScope::Other:
        return cards.spread == Spread::One    ? "another lane"
               : cards.spread == Spread::Some ? "other lanes"
                                              : "every other lane";
    case LaneScope::Any:
        return cards.spread == Spread::One    ? "any lane"
               : cards.spread == Spread::Some ? "any lanes"
                                              : "every lane";
    }
    return {};
}

/// "in this lane", "on your side of any lane". The strongest and the nearest card are so for one side of a
/// lane, and the text says it.
std::string location(const Description& cards)
{
    const std::string on = cards.leaves ? " from " : " on ";
    switch (cards.side) {
    case Side::Yours: return on + "your side of " + lane(cards);
    case Side::YourOpponents: return on + "your opponent’s side of " + lane(cards);
    case Side::Both:
        if (cards.strongest || cards.nearest)
            return on + (cards.pick == Pick::All ? "each side of " : "either side of ") + lane(cards);
        break;
    case Side::Theirs:
    case Side::EachOwn:
        if (cards.pick == Pick::Total)
            return on + (cards.side == Side::EachOwn ? "their own side of " : "their side of ") + lane(cards);
        break;
    case Side::Opposing: break;
    }
    return (cards.leaves ? " from " : " in ") + lane(cards);
}

std::string adjectives(const Description& cards)
{
    std::string words;
    if (cards.strongest)
        words += "strongest ";
    if (cards.other)
        words += "other ";
    if (cards.side == Side::Opposing)
        words += "opposing ";
    if (cards.face != FaceScope::Any)
        words += cards.face == FaceScope::Up ? "face-up " : "face-down ";
    return words;
}

bool isPossessive(const Description& cards)
{
    return (cards.side == Side::Theirs || cards.side == Side::EachOwn) && cards.pick != Pick::Total;
}

std::string withArticle(const std::string& words)
{
    if (words.starts_with("other "))
        return "an" + words;
    return (words.starts_with('o') ? "an " : "a ") + words;
}

/// Everything before the noun.
std::string determiner(const Description& cards)
{
    std::string words = adjectives(cards);
    const std::string their = cards.side == Side::EachOwn ? "their own " : "their ";
    const std::string amount = std::to_string(cards.amount);
    if (cards.nearest)
        return (isPossessive(cards) ? their : "the ") + words;
    if (isPossessive(cards) || (cards.strongest && cards.pick != Pick::All)) {
        const std::string of = " of " + (isPossessive(cards) ? their : "the ") + words;
        return (cards.pick == Pick::One ? "one" : cards.pick == Pick::Several ? amount : "all") + of;
    }
    switch (cards.pick) {
    case Pick::One: return withArticle(words);
    case Pick::Several: return amount + " " + words;
    case Pick::All: return (cards.strongest ? "all the " : "all ") + words;
    default: return words;
    }
}

std::string strengths(const Description& cards)
{
    std::string words;
    if (cards.maxStrength == 0)
        words = " with strength 0";
    else if (cards.maxStrength > 0)
        words = " with strength " + std::to_string(cards.maxStrength) + " or less";
    if (cards.pick == Pick::Total)
        words += (words.empty() ? " with" : " and") + std::string(" a total strength of at least ") +
                 std::to_string(cards.amount);
    return words;
}

} // namespace

std::string englishCards(const Description& cards)
{
    const bool one = cards.isSingle() && (cards.nearest || !(isPossessive(cards) || cards.strongest));
    std::string phrase = determiner(cards) + (one ? "card" : "cards") + strengths(cards);
    if (cards.nearest && !cards.strongest)
        phrase += " closest to the castle";
    phrase += location(cards);
    if (cards.nearest && cards.strongest)
        phrase += " (if tied, the one closest to the castle)";
    if (cards.exceptSelf)
        phrase += " (not this card)";
    return phrase;
}

std::string englishCoins(int amount)
{
    return std::to_string(amount) + (amount == 1 ? " coin" : " coins");
}

} // namespace rules::effects::text
