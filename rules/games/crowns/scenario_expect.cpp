// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/words.h"
#include "rules/games/crowns/crowns_reasons.h"
#include "rules/games/crowns/scenario_stage.h"

#include <algorithm>

namespace rules::crowns {

using scenario::Finding;
using scenario::Wrong;

namespace {

constexpr int kMaxNumber = 9999;
constexpr std::string_view kExpectWords =
    "options, clause, winner, no winner, turn, phase, round, removed-ravens, guests count, guests:, "
    "discard:, "
    "discard count, HOUSE vp, HOUSE hand:, HOUSE hand count, HOUSE ravens, HOUSE agenda, HOUSE shown:";

template <ReasonCode Code>
Wrong unknownIn(Code what, std::string_view word, AcceptedWords fitting)
{
    return scenario::wrongOf(isNot(what, word, std::move(fitting)), true);
}

/// A whole number, also below zero.
std::optional<int> readSigned(const std::string& word)
{
    const bool negative = !word.empty() && word[0] == '-';
    const auto number = readNumber(std::string_view(word).substr(negative ? 1 : 0), kMaxNumber);
    if (!number)
        return std::nullopt;
    return negative ? -*number : *number;
}

Result<Finding, Wrong> compareNumber(std::span<const std::string> words, int found)
{
    const auto number = readSigned(words.back());
    if (!number)
        return unknownIn(CoreReason::NotANumber, words.back(), "0, 1, 2, …");
    const std::string name = joinWords(words.first(words.size() - 1));
    return Finding{name + " " + std::to_string(*number), name + " " + std::to_string(found)};
}

std::vector<std::string> cardsIn(const State& state, std::size_t zone)
{
    std::vector<std::string> words;
    for (const CardIx card : state.cards.in(zone))
        words.push_back(cardWord(state.code[card]));
    return words;
}

/// In any order, unless `ordered`.
Result<Finding, Wrong> compareCards(const State& state, std::size_t zone, std::span<const std::string> name,
                                    std::span<const std::string> cards, bool ordered)
{
    std::vector<std::string> expected(cards.begin(), cards.end());
    for (const std::string& word : expected)
        if (!readCard(word))
            return unknownIn(CoreReason::NotACard, word, CrownsReason::CardForm);
    std::vector<std::string> found = cardsIn(state, zone);
    if (!ordered) {
        std::sort(expected.begin(), expected.end());
        std::sort(found.begin(), found.end());
    }
    const std::string what = joinWords(name);
    return Finding{what + " " + joinWords(expected), what + " " + joinWords(found)};
}

Result<Finding, Wrong> expectOf(const Game& game, const State& state, Seat seat,
                                std::span<const std::string> words)
{
    const std::string& key = words[1];
    const auto name = words.first(2);
    const auto rest = words.subspan(2);
    if (key == "hand:")
        return compareCards(state, zone::hand(seat), name, rest, false);
    if (key == "shown:")
        return compareCards(state, zone::shown(seat), name, rest, true);
    if (key == "agenda" && rest.size() == 1)
        return compareCards(state, zone::kAgenda + seat, name, rest, true);
    if (key == "vp" && rest.size() == 1)
        return compareNumber(words, game.scores(state)[seat].total);
    if (key == "ravens" && rest.size() == 1)
        return compareNumber(words, state.ravens[seat]);
    if (key == "hand" && rest.size() == 2 && rest[0] == "count")
        return compareNumber(words, static_cast<int>(state.cards.size(zone::hand(seat))));
    return unknownIn(CoreReason::NotAnExpectation, joinWords(words), kExpectWords);
}

} // namespace

Result<Finding, Wrong> ScenarioStage::expect(const AnyMatch& anyMatch,
                                             std::span<const std::string> words) const
{
    const auto& match = static_cast<const Match&>(anyMatch);
    const State& state = match.state();
    const std::string& key = words[0];
    if (const auto seat = readSeat(state, key); seat && words.size() > 1)
        return expectOf(match.rules(), state, *seat, words);
    if (key == "round" && words.size() == 2)
        return compareNumber(words, state.round);
    if (key == "removed-ravens" && words.size() == 2)
        return compareNumber(words, state.removed);
    if (key == "discard:")
        return compareCards(state, zone::kDiscard, words.first(1), words.subspan(1), false);
    if (key == "guests:")
        return compareCards(state, zone::kGuests, words.first(1), words.subspan(1), true);
    if ((key == "guests" || key == "discard") && words.size() == 3 && words[1] == "count")
        return compareNumber(
            words, static_cast<int>(state.cards.size(key == "guests" ? zone::kGuests : zone::kDiscard)));
    return unknownIn(CoreReason::NotAnExpectation, key, kExpectWords);
}

std::string ScenarioStage::sketch(const AnyMatch& anyMatch) const
{
    const auto& match = static_cast<const Match&>(anyMatch);
    const State& state = match.state();
    const Scores scores = match.rules().scores(state);
    std::string text = "  table: turn " + match.turn() + ", " + match.phase() + ", round " +
                       std::to_string(state.round) + "\n";
    for (Seat seat = 0; seat < state.players; ++seat) {
        text +=
            "    " + std::string(seatWord(state, seat)) + ": ravens " + std::to_string(state.ravens[seat]);
        if (state.staked[seat] > 0)
            text += " (+" + std::to_string(state.staked[seat]) + ")";
        text += ", vp " + std::to_string(scores[seat].total) +
                ", hand: " + joinWords(cardsIn(state, zone::hand(seat)));
        if (!state.cards.empty(zone::shown(seat)))
            text += "; shown: " + joinWords(cardsIn(state, zone::shown(seat)));
        if (!state.cards.empty(zone::kAgenda + seat))
            text += "; agenda: " + joinWords(cardsIn(state, zone::kAgenda + seat));
        text += "\n";
    }
    return text + "    guests: " + joinWords(cardsIn(state, zone::kGuests)) +
           "; discard: " + joinWords(cardsIn(state, zone::kDiscard)) + "; removed-ravens " +
           std::to_string(state.removed) + "\n";
}

} // namespace rules::crowns
