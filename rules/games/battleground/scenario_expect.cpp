// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/words.h"
#include "rules/games/battleground/battleground_reasons.h"
#include "rules/games/battleground/scenario_stage.h"
#include "rules/games/battleground/words.h"
#include "rules/games/match_reasons.h"

#include <algorithm>

namespace rules::battleground {

using scenario::Finding;
using scenario::Wrong;

namespace {

constexpr int kMostNumber = 9999;
constexpr std::string_view kExpectWords =
    "options, clause, winner, no winner, turn, phase, at TILE, SIDE treasury, SIDE hand:, SIDE boneyard:, "
    "SIDE deck count, SIDE living";

template <ReasonCode Code>
Wrong unknown(Code what, std::string_view word, AcceptedWords fitting)
{
    return {isNot(what, word, std::move(fitting)), true};
}

std::vector<std::string> idsIn(const Game& game, const State& state, std::size_t zone)
{
    std::vector<std::string> ids;
    for (const CardIx card : state.cards.in(zone))
        ids.push_back(game.table().characters[state.kind[card]].id);
    return ids;
}

/// Collects what is expected and what is found, word by word.
struct Comparison
{
    std::string expected;
    std::string found;

    void add(const std::string& wanted, const std::string& is)
    {
        expected += " " + wanted;
        found += " " + is;
    }
};

Result<Finding, Wrong> expectAt(const Game& game, const State& state, std::span<const std::string> words)
{
    if (words.size() < 3)
        return Wrong{BattlegroundReason::ExpectAtForm, true};
    const auto place = readTile(game.board(), words[1]);
    if (!place)
        return unknown(BattlegroundReason::NotATile, words[1], BattlegroundReason::TileForm);
    if (*place == kOffBoard)
        return Wrong{{BattlegroundReason::OffTheBoard, words[1]}, true};
    const auto tile = static_cast<Tile>(*place);
    const bool isEmpty = state.at[tile] == 0;
    const CardIx card = isEmpty ? CardIx{0} : state.cardAt(tile);
    const bool isSlain = (state.slain & bit(tile)) != 0;
    Comparison compared{"at " + words[1], "at " + words[1]};
    for (std::size_t i = 2; i < words.size(); ++i) {
        const std::string& key = words[i];
        const std::string next = i + 1 < words.size() ? words[i + 1] : std::string();
        if (key == "empty") {
            compared.add(key, isEmpty ? key
                                      : std::string(sideWord(state.ownerOf(card))) + " " +
                                            game.table().characters[state.kind[card]].id);
        } else if (key == "slain" || key == "living") {
            compared.add(key, isEmpty ? "empty" : isSlain ? "slain" : "living");
        } else if (readSide(key)) {
            compared.add(key, isEmpty ? "empty" : std::string(sideWord(state.ownerOf(card))));
        } else if (key == "health" || key == "gold") {
            const auto number = readNumber(next, kMostNumber);
            if (!number)
                return Wrong{BattlegroundReason::ExpectAtForm, true};
            const int is = isEmpty ? 0 : key == "gold" ? state.gold[card] : state.health[card];
            const bool missing = isEmpty && key == "health";
            compared.add(key + " " + std::to_string(*number),
                         missing ? "empty" : key + " " + std::to_string(is));
            ++i;
        } else if (key == "facing") {
            if (next != "back" && next != "front" && next != "forward")
                return Wrong{BattlegroundReason::ExpectAtForm, true};
            const bool back = (state.turned & bit(tile)) != 0;
            compared.add("facing " + next, isEmpty                    ? "empty"
                                           : back == (next == "back") ? "facing " + next
                                           : back                     ? "facing back"
                                                                      : "facing front");
            ++i;
        } else if (game.table().character(key)) {
            compared.add(key, isEmpty ? "empty" : game.table().characters[state.kind[card]].id);
        } else {
            return Wrong{BattlegroundReason::ExpectAtForm, true};
        }
    }
    if (isEmpty && compared.found != compared.expected)
        compared.found = "at " + words[1] + " empty";
    return Finding{compared.expected, compared.found};
}

Result<Finding, Wrong> expectOf(const Game& game, const State& state, Side side,
                                std::span<const std::string> words)
{
    const std::string& key = words[1];
    const std::string name = words[0] + " " + key;
    const auto zoneOf = [&](std::string_view word) -> std::optional<std::size_t> {
        if (word == "hand")
            return zone::kHand + side;
        if (word == "deck")
            return zone::kDeck + side;
        if (word == "boneyard")
            return zone::kBoneyard + side;
        return std::nullopt;
    };
    if (key.back() == ':') {
        const auto zone = zoneOf(key.substr(0, key.size() - 1));
        if (!zone)
            return unknown(CoreReason::NotAList, key, "hand:, deck:, boneyard:");
        std::vector<std::string> expected(words.begin() + 2, words.end());
        for (const std::string& id : expected)
            if (!game.table().character(id))
                return unknown(CoreReason::NotACharacter, id, BattlegroundReason::IdOrDefined);
        std::vector<std::string> found = idsIn(game, state, *zone);
        if (key != "deck:") {
            std::sort(expected.begin(), expected.end());
            std::sort(found.begin(), found.end());
        }
        return Finding{name + " " + joinWords(expected), name + " " + joinWords(found)};
    }
    const auto number = readNumber(words.back(), kMostNumber);
    const auto compare = [&](std::size_t found) -> Result<Finding, Wrong> {
        if (!number)
            return Wrong{{CoreReason::NotANumber, words.back()}, true};
        return Finding{name + " " + std::to_string(*number), name + " " + std::to_string(found)};
    };
    if (words.size() == 3 && key == "treasury")
        return compare(state.treasury[side]);
    if (words.size() == 3 && key == "living")
        return compare(countBits(state.living[side]));
    const auto zone = zoneOf(key);
    if (words.size() == 4 && zone && words[2] == "count")
        return compare(state.cards.size(*zone));
    if (words.size() == 4 && key == "deck" && words[2] == "top") {
        if (!game.table().character(words[3]))
            return unknown(CoreReason::NotACharacter, words[3], BattlegroundReason::IdOrDefined);
        const auto ids = idsIn(game, state, *zone);
        return Finding{name + " top " + words[3], name + " top " + (ids.empty() ? "(empty)" : ids[0])};
    }
    if (key == "treasury" || key == "living")
        return Wrong{hasForm("expect SIDE " + key + " N"), true};
    if (zone)
        return Wrong{{BattlegroundReason::ExpectListForm, key}, true};
    return unknown(CoreReason::NotAnExpectation, name, kExpectWords);
}

} // namespace

Result<Finding, Wrong> ScenarioStage::expect(const AnyMatch& anyMatch,
                                             std::span<const std::string> words) const
{
    const auto& match = static_cast<const Match&>(anyMatch);
    if (words[0] == "at")
        return expectAt(match.rules(), match.state(), words);
    if (const auto side = readSide(words[0]); side && words.size() > 1)
        return expectOf(match.rules(), match.state(), *side, words);
    return unknown(CoreReason::NotAnExpectation, words[0], kExpectWords);
}

std::string ScenarioStage::sketch(const AnyMatch& anyMatch) const
{
    const auto& match = static_cast<const Match&>(anyMatch);
    const Game& game = match.rules();
    const State& state = match.state();
    std::string text = "  board: turn " + match.turn() + ", " + match.phase() + "\n";
    for (Side side = 0; side < kSides; ++side)
        text += "    " + std::string(sideWord(side)) + ": treasury " + std::to_string(state.treasury[side]) +
                ", deck " + std::to_string(state.cards.size(zone::kDeck + side)) +
                ", hand: " + joinWords(idsIn(game, state, zone::kHand + side)) +
                "; boneyard: " + joinWords(idsIn(game, state, zone::kBoneyard + side)) + "\n";
    for (Bits tiles = state.allLiving() | state.slain; tiles != 0; tiles &= tiles - 1) {
        const auto tile = static_cast<Tile>(std::countr_zero(tiles));
        const CardIx card = state.cardAt(tile);
        text += "    " + tileWord(game.board(), tile) + " " + std::string(sideWord(state.ownerOf(card))) +
                " " + game.table().characters[state.kind[card]].id + " health " +
                std::to_string(state.health[card]) + " gold " + std::to_string(state.gold[card]) +
                ((state.turned & bit(tile)) != 0 ? " facing back" : "") +
                ((state.acted & bit(tile)) != 0 ? " acted" : "") +
                ((state.slain & bit(tile)) != 0 ? " slain" : "") + "\n";
    }
    return text;
}

} // namespace rules::battleground
