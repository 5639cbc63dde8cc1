// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/crimson_reasons.h"
#include "rules/games/crimson/scenario_stage.h"
#include "rules/games/crimson/words.h"

#include <algorithm>

namespace rules::crimson {

using scenario::Finding;
using scenario::Wrong;

namespace {

constexpr std::string_view kExpectWords = "options, clause, winner, no winner, turn, phase, SIDE coins, "
                                          "supply, LANE SIDE:, front SIDE:, offer:, deck top, deck count, "
                                          "discard:, castles, closed, open, total, strength, place, hand, "
                                          "castle-coins";

std::string join(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += " " + word;
    return text;
}

std::vector<std::string> cardsIn(const Game& game, const State& state, std::size_t zone)
{
    std::vector<std::string> ids;
    for (const CardIx card : state.cards.in(zone))
        ids.push_back(game.table().characters[state.kind[card]].id + (state.isDown(card) ? "(down)" : ""));
    return ids;
}

Wrong unknown(std::string_view word)
{
    return {isNot(CoreReason::NotAnExpectation, word, kExpectWords), true};
}

/// A list: in order for lanes, in any order elsewhere.
Result<Finding, Wrong> compareCards(const Game& game, const State& state, std::span<const std::string> words,
                                    std::size_t colon)
{
    std::vector<std::string> key(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(colon) + 1);
    key.back().pop_back();
    const Seating& seating = state.seating;
    const auto lane = readLane(seating, key[0]);
    const bool hasOwner = key.size() == 2;
    const auto half = hasOwner ? readHalf(seating, key[0], key[1]) : std::nullopt;
    const auto seat = hasOwner ? readSeat(seating, key[1]) : std::nullopt;
    std::size_t zone = 0;
    if (half)
        zone = *half;
    else if (key[0] == (seating.isAgainstRaiders() ? "hand" : "front") && seat)
        zone = seating.frontOf(*seat);
    else if (key.size() == 1 && key[0] == "offer")
        zone = seating.offer;
    else if (key.size() == 1 && key[0] == "discard")
        zone = seating.discard;
    else if (key.size() == 1 && key[0] == "deck")
        zone = seating.deck;
    else
        return unknown(key[0]);
    std::vector<std::string> expected(words.begin() + static_cast<std::ptrdiff_t>(colon) + 1, words.end());
    for (const std::string& word : expected) {
        const std::string id = word.substr(0, word.find("(down)"));
        if (!game.table().character(id))
            return Wrong{isNot(CoreReason::NotACharacter, id, CrimsonReason::IdOrPlain), true};
    }
    std::vector<std::string> found = cardsIn(game, state, zone);
    if (!lane && zone != seating.deck) {
        std::sort(expected.begin(), expected.end());
        std::sort(found.begin(), found.end());
    }
    std::string name = key[0] + (hasOwner ? " " + key[1] : "") + ":";
    return Finding{name + join(expected), name + join(found)};
}

} // namespace

Result<Finding, Wrong> ScenarioStage::expect(const AnyMatch& anyMatch,
                                             std::span<const std::string> words) const
{
    const auto& match = static_cast<const Match&>(anyMatch);
    const Game& game = match.rules();
    const State& state = match.state();
    for (std::size_t i = 0; i < words.size() && i < 2; ++i)
        if (words[i].back() == ':')
            return compareCards(game, state, words, i);

    const std::string& key = words[0];
    const auto number = words.size() > 1 ? readNumber(words.back()) : std::nullopt;
    const auto compare = [&](int found) -> Result<Finding, Wrong> {
        if (!number)
            return Wrong{{CoreReason::NotANumber, words.back()}, true};
        std::string text;
        for (std::size_t i = 0; i + 1 < words.size(); ++i)
            text += words[i] + " ";
        return Finding{text + std::to_string(*number), text + std::to_string(found)};
    };
    const Seating& seating = state.seating;
    if (words.size() == 3 && readSeat(seating, key) && words[1] == "coins")
        return compare(state.coins[*readSeat(seating, key)]);
    if (words.size() == 3 && key == "place" && seating.isRing && readSeat(seating, words[1])) {
        const Seat seat = *readSeat(seating, words[1]);
        // Without placements the winner alone has a place.
        const bool hasWon = !state.placements && state.winner == seat;
        return compare(hasWon ? 1 : state.place[seat]);
    }
    if (words.size() == 3 && key == "castle-coins" && seating.isAgainstRaiders()) {
        const auto lane = readLane(seating, words[1]);
        if (!lane)
            return Wrong{isNot(CrimsonReason::NotALane, words[1], laneWords(seating)), true};
        return compare(state.castleCoins[*lane]);
    }
    if (words.size() == 2 && key == "supply")
        return compare(state.supply);
    if (words.size() == 3 && key == "deck" && words[1] == "count")
        return compare(static_cast<int>(state.cards.size(state.seating.deck)));
    if (words.size() == 3 && key == "deck" && words[1] == "top") {
        if (!game.table().character(words[2]))
            return Wrong{{CoreReason::NotACharacter, words[2]}, true};
        const bool empty = state.cards.empty(state.seating.deck);
        return Finding{"deck top " + words[2],
                       "deck top " +
                           (empty ? std::string("(empty)") : cardsIn(game, state, state.seating.deck)[0])};
    }
    if (words.size() == 3 && key == "castles" && readParty(seating, words[1]))
        return compare(state.castles[*readParty(seating, words[1])]);
    if (words.size() == 2 && (key == "closed" || key == "open")) {
        const auto lane = readLane(seating, words[1]);
        if (!lane)
            return Wrong{isNot(CrimsonReason::NotALane, words[1], laneWords(seating)), true};
        return Finding{key + " " + words[1], (state.isOpen(*lane) ? "open " : "closed ") + words[1]};
    }
    if (words.size() == 4 && key == "total")
        if (const auto half = readHalf(seating, words[1], words[2]))
            return compare(game.totals(state, zone::lane(*half)).halves[zone::half(*half)].total);
    if (words.size() == 3 && key == "strength") {
        const auto place = readPlace(seating, words[1]);
        if (!place)
            return Wrong{isNot(CrimsonReason::NotACardInPlay, words[1], "LANE.SIDE.N"), true};
        if (place->position >= state.cards.size(place->zone))
            return Finding{"strength " + words[1] + " " + words[2], "no card there"};
        return compare(game.strength(state, state.cards.at(place->zone, place->position)));
    }
    for (const auto& [word, form] : std::initializer_list<std::pair<std::string_view, std::string_view>>{
             {"supply", "supply N"},
             {"deck", "deck count N' or 'expect deck top CARD"},
             {"castles", "castles SIDE N"},
             {"castle-coins", "castle-coins LANE N"},
             {"hand", "hand PLAYER: CARD…"},
             {"place", "place PLAYER N"},
             {"closed", "closed LANE"},
             {"open", "open LANE"},
             {"total", "total LANE SIDE N"},
             {"strength", "strength LANE.SIDE.N N"},
             {"front", "front PLAYER: CARD…"},
             {"offer", "offer: CARD…"},
             {"discard", "discard: CARD…"}})
        if (key == word)
            return Wrong{hasForm("expect " + std::string(form)), true};
    if (readSeat(seating, key))
        return Wrong{hasForm("expect PLAYER coins N"), true};
    if (readLane(seating, key))
        return Wrong{hasForm("expect LANE SIDE: CARD…"), true};
    return unknown(key);
}

std::string ScenarioStage::sketch(const AnyMatch& anyMatch) const
{
    const auto& match = static_cast<const Match&>(anyMatch);
    const State& state = match.state();
    std::string text = "  board: turn " + match.turn() + ", " + match.phase() + ", supply " +
                       std::to_string(state.supply) + "\n";
    const Seating& seating = state.seating;
    for (Lane lane = 0; lane < seating.lanes && seating.isAgainstRaiders(); ++lane)
        text += "    castle-coins " + laneWord(seating, lane) + ": " +
                std::to_string(state.castleCoins[lane]) + "\n";
    for (Seat seat = 0; seat < seating.seats; ++seat)
        text += "    " + seatWord(seating, seat) + ": " + std::to_string(state.coins[seat]) +
                (seating.isAgainstRaiders() ? " coins, hand:" : " coins, front:") +
                join(cardsIn(match.rules(), state, seating.frontOf(seat))) + "\n";
    for (Party party = 0; party < seating.parties; ++party)
        text +=
            "    castles " + partyWord(seating, party) + ": " + std::to_string(state.castles[party]) + "\n";
    for (Lane lane = 0; lane < seating.lanes; ++lane) {
        text += "    " + laneWord(seating, lane) + (state.isOpen(lane) ? "" : " (closed)") + ":";
        for (Half half = 0; half < kHalves; ++half)
            text += "  " + partyWord(seating, seating.owner[zone::of(lane, half)]) + ":" +
                    join(cardsIn(match.rules(), state, zone::of(lane, half)));
        text += "\n";
    }
    text += "    offer:" + join(cardsIn(match.rules(), state, seating.offer)) +
            "   deck: " + std::to_string(state.cards.size(seating.deck)) +
            "   discard:" + join(cardsIn(match.rules(), state, seating.discard)) + "\n";
    return text;
}

} // namespace rules::crimson
