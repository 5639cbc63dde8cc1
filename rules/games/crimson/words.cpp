// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/words.h"

#include "rules/core/any_match.h"
#include "rules/core/reasons.h"

#include <array>
#include <charconv>

namespace rules::crimson {

namespace {

constexpr int kMostNumber = 60'000; ///< what a Choice can hold
constexpr std::array<std::string_view, kLanes> kLaneWords{"left", "middle", "right"};
constexpr std::array<std::string_view, kSides> kSideWords{"A", "B"};
constexpr std::array<std::string_view, 5> kPhaseWords{"income", "recruitment", "deployment", "score",
                                                      "score"};

template <class T, std::size_t N>
std::optional<T> find(const std::array<std::string_view, N>& words, std::string_view word)
{
    for (std::size_t i = 0; i < N; ++i)
        if (words[i] == word)
            return static_cast<T>(i);
    return std::nullopt;
}

Error unknown(std::string_view what, std::string_view word, std::string_view fitting)
{
    return errorOf("", isNo(what, word, fitting));
}

Error wrongCount(std::string_view form)
{
    return errorOf("", theFormIs(form));
}

Choice choice(Verb verb, std::size_t a = 0, std::size_t b = 0)
{
    return {std::uint16_t(verb), static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), 0};
}

Result<Choice> readBidOrPlay(const Game& game, std::span<const std::string> words)
{
    const bool isBid = words[0] == "bid";
    if (words.size() == 2 && isBid && readNumber(words[1]))
        return AnyMatch::kNeverLegal; // a secret bid of free-for-all
    if (words.size() != 3)
        return wrongCount(isBid ? "bid CARD COINS" : "play CARD LANE");
    const auto kind = game.table().character(words[1]);
    if (!kind)
        return unknown("character", words[1], "an id of the library, plain0 … plain9");
    if (isBid) {
        const auto coins = readNumber(words[2]);
        if (!coins)
            return unknown("number of coins", words[2], "0, 1, 2, …");
        return choice(Verb::Bid, *kind, std::size_t(*coins));
    }
    const auto lane = readLane(words[2]);
    if (!lane)
        return unknown("lane", words[2], "left, middle, right");
    return choice(Verb::Play, *kind, *lane);
}

/// Verbs that answer a question of another variant only: the words must be right all the same.
Result<Choice> readOtherVariants(const Game& game, std::span<const std::string> words)
{
    const std::string& verb = words[0];
    const bool takesCard = verb == "auction" || verb == "give" || verb == "discard";
    const std::size_t count = verb == "discard" ? 3 : takesCard ? 2 : 1;
    if (words.size() != count)
        return wrongCount(verb == "discard" ? "discard CARD LANE" : takesCard ? verb + " CARD" : verb);
    if (takesCard && !game.table().character(words[1]))
        return unknown("character", words[1], "an id of the library, plain0 … plain9");
    if (verb == "discard" && !readLane(words[2]))
        return unknown("lane", words[2], "left, middle, right");
    return AnyMatch::kNeverLegal;
}

Result<Choice> readPick(const Game& game, std::span<const std::string> words)
{
    if (words.size() != 2)
        return wrongCount("pick REF");
    if (const auto lane = readLane(words[1]))
        return choice(Verb::PickLane, *lane);
    if (readSide(words[1]))
        return AnyMatch::kNeverLegal; // a player: nobody is picked in a duel
    if (const auto place = readPlace(words[1]))
        return choice(Verb::PickCard, cardPlace(place->zone, place->position));
    if (const auto kind = game.table().character(words[1]))
        return choice(Verb::PickKind, *kind);
    return unknown("card, place or lane", words[1],
                   "LANE.SIDE.N, an id of the library, left, middle, right, A, B");
}

} // namespace

std::string_view laneWord(Lane lane)
{
    return kLaneWords[lane];
}

std::string_view sideWord(Side side)
{
    return side < kSides ? kSideWords[side] : std::string_view{};
}

std::string_view phaseWord(Phase phase)
{
    return kPhaseWords[std::size_t(phase)];
}

std::string placeWord(std::size_t zone, std::size_t position)
{
    return std::string(laneWord(zone::lane(zone))) + "." + std::string(sideWord(zone::side(zone))) + "." +
           std::to_string(position + 1);
}

std::optional<Lane> readLane(std::string_view word)
{
    return find<Lane>(kLaneWords, word);
}

std::optional<Side> readSide(std::string_view word)
{
    return find<Side>(kSideWords, word);
}

std::optional<Phase> readPhase(std::string_view word)
{
    return find<Phase>(kPhaseWords, word);
}

std::optional<int> readNumber(std::string_view word)
{
    int number = 0;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (problem != std::errc{} || end != word.data() + word.size() || number < 0 || number > kMostNumber)
        return std::nullopt;
    return number;
}

std::optional<Place> readPlace(std::string_view word)
{
    const std::size_t first = word.find('.');
    const std::size_t second = first == std::string_view::npos ? first : word.find('.', first + 1);
    if (second == std::string_view::npos)
        return std::nullopt;
    const auto lane = readLane(word.substr(0, first));
    const auto side = readSide(word.substr(first + 1, second - first - 1));
    const auto number = readNumber(word.substr(second + 1));
    if (!lane || !side || !number || *number < 1 || *number > 255)
        return std::nullopt;
    return Place{zone::of(*lane, *side), std::size_t(*number) - 1};
}

std::string writeChoice(const Game& game, const Choice& choice)
{
    const auto id = [&game](std::uint16_t kind) {
        return kind < game.table().characters.size() ? game.table().characters[kind].id : std::string("?");
    };
    const auto lane = [](std::uint16_t number) {
        return number < kLanes ? std::string(laneWord(static_cast<Lane>(number))) : std::string("?");
    };
    switch (Verb(choice.verb)) {
    case Verb::Bid: return "bid " + id(choice.a) + " " + std::to_string(choice.b);
    case Verb::Play: return "play " + id(choice.a) + " " + lane(choice.b);
    case Verb::PickCard:
        return (choice.a >> 8u) < zone::kInPlay ? "pick " + placeWord(choice.a >> 8u, choice.a & 0xffu)
                                                : std::string("pick ?");
    case Verb::PickKind: return "pick " + id(choice.a);
    case Verb::PickLane: return "pick " + lane(choice.a);
    case Verb::Amount: return "pay " + std::to_string(choice.a);
    case Verb::Match: return "match";
    case Verb::Pass: return "pass";
    case Verb::Stop: return "stop";
    }
    return "?";
}

Result<Choice> readChoice(const Game& game, std::span<const std::string> words)
{
    if (words.empty())
        return Error{"", "a verb is missing", "ein Verb fehlt"};
    const std::string& verb = words[0];
    if (verb == "bid" || verb == "play")
        return readBidOrPlay(game, words);
    if (verb == "pick")
        return readPick(game, words);
    if (verb == "pay") {
        const auto coins = words.size() == 2 ? readNumber(words[1]) : std::nullopt;
        if (!coins)
            return wrongCount("pay N");
        return choice(Verb::Amount, std::size_t(*coins));
    }
    for (const auto& [word, code] :
         {std::pair{"match", Verb::Match}, {"pass", Verb::Pass}, {"stop", Verb::Stop}})
        if (verb == word)
            return words.size() == 1 ? Result<Choice>(choice(code)) : Result<Choice>(wrongCount(word));
    if (verb == "auction" || verb == "give" || verb == "discard" || verb == "yes" || verb == "no")
        return readOtherVariants(game, words);
    return unknown("verb", verb, "bid, match, pass, play, pick, stop, pay, yes, no, auction, discard, give");
}

} // namespace rules::crimson
