// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/words.h"

#include "rules/core/any_match.h"
#include "rules/games/crimson/crimson_reasons.h"

#include <array>
#include <charconv>

namespace rules::crimson {

namespace {

constexpr int kMostNumber = 60'000; ///< what a Choice can hold
constexpr std::array<std::string_view, 6> kVariantWords{"duel",         "tournament", "two-versus-two",
                                                        "free-for-all", "solo",       "coop"};
constexpr std::array<std::string_view, 3> kLaneWords{"left", "middle", "right"};
constexpr std::array<std::string_view, 6> kPhaseWords{"income", "recruitment", "deployment",
                                                      "score",  "score",       "give"};
constexpr std::array<std::string_view, 5> kDifficultyWords{"easy", "medium", "hard", "very-hard", "insane"};

template <class T, std::size_t N>
std::optional<T> find(const std::array<std::string_view, N>& words, std::string_view word)
{
    for (std::size_t i = 0; i < N; ++i)
        if (words[i] == word)
            return static_cast<T>(i);
    return std::nullopt;
}

/// The first number whose word it is.
template <class T, class Word>
std::optional<T> findWord(std::size_t count, std::string_view word, Word&& wordOf)
{
    for (std::size_t i = 0; i < count; ++i)
        if (wordOf(static_cast<T>(i)) == word)
            return static_cast<T>(i);
    return std::nullopt;
}

template <class T, class Word>
std::string listWords(std::size_t count, Word&& wordOf)
{
    std::string words;
    for (std::size_t i = 0; i < count; ++i)
        words += (i == 0 ? "" : ", ") + wordOf(static_cast<T>(i));
    return words;
}

std::string numbered(char letter, std::size_t number)
{
    return letter + std::to_string(number);
}

template <ReasonCode Code>
Error unknown(Code what, std::string_view word, AcceptedWords fitting)
{
    return {"", isNot(what, word, std::move(fitting))};
}

Error wrongCount(std::string_view form)
{
    return Error{"", hasForm(form)};
}

Choice choice(Verb verb, std::size_t a = 0, std::size_t b = 0)
{
    return {std::uint16_t(verb), static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), 0};
}

Result<Choice> readBidOrPlay(const Game& game, const Seating& seating, std::span<const std::string> words)
{
    const bool isBid = words[0] == "bid";
    if (words.size() == 2 && isBid)
        if (const auto coins = readNumber(words[1])) // a secret bid of free-for-all
            return seating.isRing ? choice(Verb::SecretBid, std::size_t(*coins)) : AnyMatch::kNeverLegal;
    if (words.size() != 3)
        return wrongCount(!isBid ? "play CARD LANE" : seating.isRing ? "bid COINS" : "bid CARD COINS");
    const auto kind = game.table().character(words[1]);
    if (!kind)
        return unknown(CoreReason::NotACharacter, words[1], CrimsonReason::IdOrPlain);
    if (isBid) {
        const auto coins = readNumber(words[2]);
        if (!coins)
            return unknown(CoreReason::NotACoinCount, words[2], "0, 1, 2, …");
        return choice(Verb::Bid, *kind, std::size_t(*coins));
    }
    const auto lane = readLane(seating, words[2]);
    if (!lane && isLaneOfAnyVariant(words[2]))
        return AnyMatch::kNeverLegal;
    if (!lane)
        return unknown(CrimsonReason::NotALane, words[2], laneWords(seating));
    return choice(Verb::Play, *kind, *lane);
}

/// Verbs of the other variants: where they answer no question the words must be right all the same.
Result<Choice> readOtherVariants(const Game& game, const Seating& seating, std::span<const std::string> words)
{
    const std::string& verb = words[0];
    const bool takesCard = verb == "auction" || verb == "give" || verb == "discard";
    const std::size_t count = verb == "discard" ? 3 : takesCard ? 2 : 1;
    if (words.size() != count)
        return wrongCount(verb == "discard" ? "discard CARD LANE" : takesCard ? verb + " CARD" : verb);
    if (!takesCard)
        return seating.isAgainstRaiders() ? choice(verb == "yes" ? Verb::Yes : Verb::No)
                                          : AnyMatch::kNeverLegal;
    const auto kind = game.table().character(words[1]);
    if (!kind)
        return unknown(CoreReason::NotACharacter, words[1], CrimsonReason::IdOrPlain);
    if (verb == "auction")
        return seating.isRing ? choice(Verb::Auction, *kind) : AnyMatch::kNeverLegal;
    if (verb == "give")
        return seating.variant == Variant::Coop ? choice(Verb::Give, *kind) : AnyMatch::kNeverLegal;
    const auto lane = readLane(seating, words[2]);
    if (!lane && !isLaneOfAnyVariant(words[2]))
        return unknown(CrimsonReason::NotALane, words[2], laneWords(seating));
    return lane && seating.isAgainstRaiders() ? choice(Verb::Discard, *kind, *lane) : AnyMatch::kNeverLegal;
}

Result<Choice> readPick(const Game& game, const Seating& seating, std::span<const std::string> words)
{
    if (words.size() != 2)
        return wrongCount("pick REF");
    if (const auto lane = readLane(seating, words[1]))
        return choice(Verb::PickLane, *lane);
    if (const auto seat = readSeat(seating, words[1]))
        return seating.isDuel() ? AnyMatch::kNeverLegal // nobody is picked in a duel
                                : choice(Verb::PickSeat, *seat);
    if (readParty(seating, words[1]) || isLaneOfAnyVariant(words[1]))
        return AnyMatch::kNeverLegal;
    if (const auto place = readPlace(seating, words[1]))
        return choice(Verb::PickCard, cardPlace(place->zone, place->position));
    if (const auto kind = game.table().character(words[1]))
        return choice(Verb::PickKind, *kind);
    return unknown(CrimsonReason::NotACardPlaceOrLane, words[1],
                   Reason(CrimsonReason::PickForm, verbatim(laneWords(seating) + ", " + seatWords(seating))));
}

} // namespace

std::string_view variantWord(Variant variant)
{
    return kVariantWords[std::size_t(variant)];
}

std::optional<Variant> readVariant(std::string_view word)
{
    return find<Variant>(kVariantWords, word);
}

std::string laneWord(const Seating& seating, Lane lane)
{
    if (!seating.isRing)
        return std::string(kLaneWords[lane]);
    return partyWord(seating, seating.owner[zone::of(lane, 0)]) +
           partyWord(seating, seating.owner[zone::of(lane, 1)]) + (lane % 2 == 0 ? ".1" : ".2");
}

std::string seatWord(const Seating& seating, Seat seat)
{
    if (seat >= seating.seats)
        return {};
    switch (seating.variant) {
    case Variant::TwoVersusTwo: return numbered(seat % 2 == 0 ? 'A' : 'B', seat / 2u + 1);
    case Variant::FreeForAll: return numbered('P', seat + 1u);
    case Variant::Coop: return seat == 0 ? "L" : "R";
    case Variant::Duel:
    case Variant::Tournament:
    case Variant::Solo: break;
    }
    return seat == 0 ? "A" : "B";
}

std::string partyWord(const Seating& seating, Party party)
{
    if (party >= seating.parties)
        return {};
    if (seating.variant == Variant::FreeForAll)
        return numbered('P', party + 1u);
    if (party == 0)
        return "A";
    if (seating.variant == Variant::Solo)
        return "R";
    return seating.variant == Variant::Coop ? "X" : "B";
}

std::string whoWord(const Seating& seating, Seat who)
{
    return isTogether(who) ? partyWord(seating, who & ~kTogether) : seatWord(seating, who);
}

std::string turnWord(const State& state)
{
    return state.seating.isAgainstRaiders() ? partyWord(state.seating, state.activeParty())
                                            : seatWord(state.seating, state.active);
}

std::string_view difficultyWord(Difficulty difficulty)
{
    return kDifficultyWords[std::size_t(difficulty)];
}

std::optional<Difficulty> readDifficulty(std::string_view word)
{
    return find<Difficulty>(kDifficultyWords, word);
}

std::string_view phaseWord(Phase phase)
{
    return kPhaseWords[std::size_t(phase)];
}

std::string zoneWord(const Seating& seating, std::size_t zone)
{
    return laneWord(seating, zone::lane(zone)) + "." + partyWord(seating, seating.owner[zone]);
}

std::string placeWord(const Seating& seating, std::size_t zone, std::size_t position)
{
    return zoneWord(seating, zone) + "." + std::to_string(position + 1);
}

std::optional<Lane> readLane(const Seating& seating, std::string_view word)
{
    return findWord<Lane>(seating.lanes, word, [&](Lane lane) { return laneWord(seating, lane); });
}

std::optional<Seat> readSeat(const Seating& seating, std::string_view word)
{
    return findWord<Seat>(seating.seats, word, [&](Seat seat) { return seatWord(seating, seat); });
}

std::optional<Party> readParty(const Seating& seating, std::string_view word)
{
    return findWord<Party>(seating.parties, word, [&](Party party) { return partyWord(seating, party); });
}

Seat readWho(const Seating& seating, std::string_view word)
{
    if (const auto seat = readSeat(seating, word))
        return *seat;
    const auto party = readParty(seating, word);
    return party ? together(*party) : kNoSeat;
}

std::optional<std::size_t> readHalf(const Seating& seating, std::string_view lane, std::string_view party)
{
    const auto where = readLane(seating, lane);
    const auto whose = readParty(seating, party);
    if (!where || !whose)
        return std::nullopt;
    for (Half half = 0; half < kHalves; ++half)
        if (seating.owner[zone::of(*where, half)] == *whose)
            return zone::of(*where, half);
    return std::nullopt;
}

std::string laneWords(const Seating& seating)
{
    return listWords<Lane>(seating.lanes, [&](Lane lane) { return laneWord(seating, lane); });
}

std::string seatWords(const Seating& seating)
{
    return listWords<Seat>(seating.seats, [&](Seat seat) { return seatWord(seating, seat); });
}

std::string partyWords(const Seating& seating)
{
    return listWords<Party>(seating.parties, [&](Party party) { return partyWord(seating, party); });
}

bool isLaneOfAnyVariant(std::string_view word)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return find<Lane>(kLaneWords, word) ||
           (word.size() == 6 && word[0] == 'P' && isDigit(word[1]) && word[2] == 'P' && isDigit(word[3]) &&
            word[4] == '.' && isDigit(word[5]));
}

bool isPlayerOfAnyVariant(std::string_view word)
{
    for (std::size_t i = 0; i < kVariantWords.size(); ++i) {
        const auto variant = static_cast<Variant>(i);
        const Seating seating = seatingOf(variant, playersOf(variant).max);
        if (readSeat(seating, word) || readParty(seating, word))
            return true;
    }
    return false;
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

std::optional<Place> readPlace(const Seating& seating, std::string_view word)
{
    // From the end: the name of a lane may have a dot of its own.
    const std::size_t second = word.rfind('.');
    const std::size_t first = second == std::string_view::npos || second == 0 ? std::string_view::npos
                                                                              : word.rfind('.', second - 1);
    if (first == std::string_view::npos)
        return std::nullopt;
    const auto half = readHalf(seating, word.substr(0, first), word.substr(first + 1, second - first - 1));
    const auto number = readNumber(word.substr(second + 1));
    if (!half || !number || *number < 1 || *number > 255)
        return std::nullopt;
    return Place{*half, std::size_t(*number) - 1};
}

std::string writeChoice(const Game& game, const State& state, const Choice& choice)
{
    const Seating& seating = state.seating;
    const auto id = [&game](std::uint16_t kind) {
        return kind < game.table().characters.size() ? game.table().characters[kind].id : std::string("?");
    };
    const auto lane = [&seating](std::uint16_t number) {
        return number < seating.lanes ? laneWord(seating, static_cast<Lane>(number)) : std::string("?");
    };
    switch (Verb(choice.verb)) {
    case Verb::Bid: return "bid " + id(choice.a) + " " + std::to_string(choice.b);
    case Verb::Play: return "play " + id(choice.a) + " " + lane(choice.b);
    case Verb::PickCard:
        return (choice.a >> 8u) < seating.inPlay()
                   ? "pick " + placeWord(seating, choice.a >> 8u, choice.a & 0xffu)
                   : std::string("pick ?");
    case Verb::PickKind: return "pick " + id(choice.a);
    case Verb::PickLane: return "pick " + lane(choice.a);
    case Verb::Amount: return "pay " + std::to_string(choice.a);
    case Verb::Match: return "match";
    case Verb::Pass: return "pass";
    case Verb::Stop: return "stop";
    case Verb::Auction: return "auction " + id(choice.a);
    case Verb::SecretBid: return "bid " + std::to_string(choice.a);
    case Verb::Discard: return "discard " + id(choice.a) + " " + lane(choice.b);
    case Verb::Give: return "give " + id(choice.a);
    case Verb::Yes: return "yes";
    case Verb::No: return "no";
    case Verb::PickSeat:
        return choice.a < seating.seats ? "pick " + seatWord(seating, static_cast<Seat>(choice.a))
                                        : std::string("pick ?");
    }
    return "?";
}

Result<Choice> readChoice(const Game& game, const State& state, std::span<const std::string> words)
{
    const Seating& seating = state.seating;
    if (words.empty())
        return Error{"", CoreReason::NoVerb};
    const std::string& verb = words[0];
    if (verb == "bid" || verb == "play")
        return readBidOrPlay(game, seating, words);
    if (verb == "pick")
        return readPick(game, seating, words);
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
        return readOtherVariants(game, seating, words);
    return unknown(CoreReason::NotAVerb, verb,
                   "bid, match, pass, play, pick, stop, pay, yes, no, auction, discard, give");
}

} // namespace rules::crimson
