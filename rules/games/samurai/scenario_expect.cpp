// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/words.h"
#include "rules/games/samurai/samurai_reasons.h"
#include "rules/games/samurai/scenario_stage.h"
#include "rules/games/samurai/words.h"

#include <algorithm>

namespace rules::samurai {

using scenario::Finding;
using scenario::Wrong;

namespace {

constexpr int kMaxNumber = 9999;
constexpr std::string_view kExpectWords =
    "options, clause, winner, no winner, turn, phase, SAMURAI total, SAMURAI line:, SAMURAI left:, "
    "SAMURAI wounds, SAMURAI animal, SAMURAI human, SAMURAI passed, SAMURAI lent, SAMURAI kiai, barricades, "
    "farmsteads, families, stack count, stack has, stack top, stack:, intruders count, intruders:, "
    "discard count, discard:, wound-tokens, round, won, lost, score";

template <ReasonCode Code>
Wrong unknown(Code what, std::string_view word, AcceptedWords fitting)
{
    return scenario::wrongOf(isNot(what, word, std::move(fitting)), true);
}

std::vector<std::string> cardsIn(const State& state, std::size_t zone)
{
    std::vector<std::string> words;
    for (const CardIx card : state.cards.in(zone))
        words.push_back(raiderWord(state.kind[card]));
    return words;
}

/// Compares cards; in any order where `anyOrder`.
Result<Finding, Wrong> expectCards(const std::string& name, std::span<const std::string> words,
                                   std::vector<std::string> found, bool anyOrder)
{
    std::vector<std::string> expected;
    for (const std::string& word : words) {
        const auto kind = readRaider(word);
        if (!kind)
            return scenario::wrongOf(kind.error().reason, true);
        expected.push_back(raiderWord(*kind));
    }
    if (anyOrder) {
        std::sort(expected.begin(), expected.end());
        std::sort(found.begin(), found.end());
    }
    return Finding{name + " " + joinWords(expected), name + " " + joinWords(found)};
}

Result<Finding, Wrong> expectNumber(const std::string& name, std::span<const std::string> rest,
                                    std::size_t found)
{
    const auto number = rest.size() == 1 ? readNumber(rest[0], kMaxNumber) : std::nullopt;
    if (!number)
        return scenario::wrongOf(hasForm("expect " + name + " N"), true);
    return Finding{name + " " + std::to_string(*number), name + " " + std::to_string(found)};
}

/// "stack has 2 doll": how many cards show it, at least.
Result<Finding, Wrong> expectHas(const State& state, std::size_t zone, std::span<const std::string> words)
{
    const auto number = words.size() == 4 ? readNumber(words[2], kMaxNumber) : std::nullopt;
    if (!number)
        return scenario::wrongOf(hasForm("expect " + words[0] + " has N SYMBOL"), true);
    const auto symbols = symbolWords().subspan(1);
    const auto symbol = std::find(symbols.begin(), symbols.end(), words[3]);
    if (symbol == symbols.end() && words[3] != "flames")
        return unknown(SamuraiReason::NotASymbol, words[3], "hat, farm, doll, flames");
    int count = 0;
    for (const CardIx card : state.cards.in(zone))
        count += words[3] == "flames"
                     ? hasFlames(state.kind[card])
                     : std::size_t(symbolOf(state.kind[card])) == std::size_t(symbol - symbols.begin()) + 1;
    const std::string expected = words[0] + " has " + words[2] + " " + words[3];
    return Finding{expected,
                   count >= *number ? expected : words[0] + " has " + std::to_string(count) + " " + words[3]};
}

Result<Finding, Wrong> expectPile(const State& state, std::size_t zone, const std::string& pile,
                                  std::span<const std::string> words)
{
    const bool isDiscard = zone == zone::kDiscard;
    std::vector<std::string> cards = cardsIn(state, zone);
    if (isDiscard)
        std::reverse(cards.begin(), cards.end()); // what came last is on top
    if (words[0].back() == ':')
        return expectCards(words[0], words.subspan(1), std::move(cards), isDiscard);
    if (words.size() > 1 && words[1] == "count")
        return expectNumber(pile + " count", words.subspan(2), cards.size());
    if (words.size() > 1 && words[1] == "has")
        return expectHas(state, zone, words);
    if (words.size() == 3 && words[1] == "top") {
        cards.resize(std::min<std::size_t>(cards.size(), 1));
        return expectCards(pile + " top", words.subspan(2), std::move(cards), false);
    }
    return unknown(CoreReason::NotAnExpectation, joinWords(words), kExpectWords);
}

Result<Finding, Wrong> expectOf(const Game& game, const State& state, std::size_t seat,
                                std::span<const std::string> words)
{
    const std::string& key = words[1];
    const std::string name = words[0] + " " + key;
    const auto rest = words.subspan(2);
    const auto idOf = [&](std::size_t at) { return game.library().samurai[state.samurai[at]].id; };
    if (key == "line:" || key == "left:")
        return expectCards(name, rest, cardsIn(state, (key == "line:" ? zone::kLine : zone::kLeft) + seat),
                           key == "left:");
    if (key == "total")
        return expectNumber(name, rest, state.total[seat]);
    if (key == "wounds")
        return expectNumber(name, rest, state.isWounded(seat) ? 1 : 0);
    if (key == "kiai")
        return expectNumber(name, rest, game.kiaiOf(state, seat));
    if (rest.empty() && (key == "animal" || key == "human"))
        return Finding{name, words[0] + (state.isAnimal(seat) ? " animal" : " human")};
    if (rest.empty() && (key == "passed" || key == "in-play"))
        return Finding{name, words[0] + (state.isPassed(seat) ? " passed" : " in-play")};
    if (key == "lent" && rest.size() == 1) {
        if (rest[0] != "nobody" && !game.library().findSamurai(rest[0]))
            return unknown(SamuraiReason::NotASamurai, rest[0], samuraiIds(game.library()) + ", nobody");
        const bool isHome = state.token[seat] == seat;
        return Finding{name + " " + rest[0], name + " " + (isHome ? "nobody" : idOf(state.token[seat]))};
    }
    return unknown(CoreReason::NotAnExpectation, joinWords(words), kExpectWords);
}

} // namespace

Result<Finding, Wrong> ScenarioStage::expect(const AnyMatch& anyMatch,
                                             std::span<const std::string> words) const
{
    const auto& match = static_cast<const Match&>(anyMatch);
    const Game& game = match.rules();
    const State& state = match.state();
    const std::string& key = words[0];
    const auto rest = words.subspan(1);
    if (const auto who = readSamuraiId(game.library(), key); who && words.size() > 1) {
        const Seat seat = state.seatOf(*who);
        if (seat == kNoSeat)
            return Wrong{{SamuraiReason::NotAtTheTable, key}, true};
        return expectOf(game, state, seat, words);
    }
    const std::string pile = key.substr(0, key.find(':'));
    if (pile == "stack")
        return expectPile(state, zone::kStack, pile, words);
    if (pile == "intruders")
        return expectPile(state, zone::kIntruders, pile, words);
    if (pile == "discard")
        return expectPile(state, zone::kDiscard, pile, words);
    if (key == "barricades")
        return expectNumber(key, rest, state.barricades);
    if (key == "farmsteads")
        return expectNumber(key, rest, state.farmsteads.size());
    if (key == "families")
        return expectNumber(key, rest, state.families.size());
    if (key == "round")
        return expectNumber(key, rest, state.round);
    if (key == "wound-tokens")
        return expectNumber(key, rest, countBits(Game::wounded(state)));
    if (rest.empty() && (key == "won" || key == "lost"))
        return Finding{key, state.result == Ending::Won    ? "won"
                            : state.result == Ending::Lost ? "lost"
                                                           : "the match is running"};
    if (key == "score" && rest.size() == 1)
        return Finding{"score " + rest[0], state.result == Ending::Won ? "score " + game.score(state)
                                                                       : "no score without a victory"};
    return unknown(CoreReason::NotAnExpectation, joinWords(words), kExpectWords);
}

std::string ScenarioStage::sketch(const AnyMatch& anyMatch) const
{
    const auto& match = static_cast<const Match&>(anyMatch);
    const Game& game = match.rules();
    const State& state = match.state();
    std::string text =
        "  table: turn " + match.turn() + ", " + match.phase() + ", round " + std::to_string(state.round) +
        "\n    barricades " + std::to_string(state.barricades) + " of " + std::to_string(state.cap) +
        ", farmsteads " + std::to_string(state.farmsteads.size()) + ", families " +
        std::to_string(state.families.size()) + "\n    stack (" +
        std::to_string(state.cards.size(zone::kStack)) + "): " + joinWords(cardsIn(state, zone::kStack)) +
        "\n    intruders: " + joinWords(cardsIn(state, zone::kIntruders)) +
        "\n    discard: " + joinWords(cardsIn(state, zone::kDiscard)) + "\n";
    if (!state.cards.empty(zone::kHeld))
        text += "    card: " + joinWords(cardsIn(state, zone::kHeld)) + "\n";
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        const auto idOf = [&](std::size_t at) { return game.library().samurai[state.samurai[at]].id; };
        text += "    " + idOf(seat) + (state.isAnimal(seat) ? " animal" : " human") +
                (state.isWounded(seat) ? " wounded" : "") + (state.isPassed(seat) ? " passed" : "") + ": " +
                std::to_string(state.total[seat]) + "/" + std::to_string(game.kiaiOf(state, seat)) +
                ", line: " + joinWords(cardsIn(state, zone::kLine + seat)) +
                "; left: " + joinWords(cardsIn(state, zone::kLeft + seat)) +
                (state.token[seat] != seat ? "; lent " + idOf(state.token[seat]) : "") + "\n";
    }
    return text;
}

} // namespace rules::samurai
