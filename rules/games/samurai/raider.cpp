// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/raider.h"

#include "rules/core/suggest.h"
#include "rules/core/words.h"
#include "rules/games/samurai/samurai_reasons.h"

#include <algorithm>

namespace rules::samurai {

namespace {

constexpr std::array<std::string_view, kSymbols> kSymbolWords{"none", "hat", "farm", "doll"};
constexpr std::array<std::string_view, kPenalties> kPenaltyWords{
    "none", "fire",  "wound",     "intruder",  "no-defend", "no-support",
    "left", "right", "must-pass", "reshuffle", "no-talent", "discard-defence"};

constexpr std::string_view kParts = "hat, farm, doll, flames, fire, wound, intruder, no-defend, no-support, "
                                    "left, right, must-pass, reshuffle, no-talent, discard-defence";

RaiderProblem impossibleRaider(SamuraiReason reason, std::string_view word)
{
    return {{reason, word}, false};
}

} // namespace

Kind kindOf(const Raider& raider)
{
    auto [first, second] = raider.penalties;
    if (first == Penalty::None || (second != Penalty::None && second < first))
        std::swap(first, second);
    return static_cast<Kind>(raider.value | unsigned(raider.symbol) << 3u | unsigned(raider.flames) << 5u |
                             unsigned(first) << 6u | unsigned(second) << 10u);
}

Raider raiderOf(Kind kind)
{
    return {valueOf(kind), symbolOf(kind), hasFlames(kind), {firstPenalty(kind), secondPenalty(kind)}};
}

bool isKind(Kind kind)
{
    return valueOf(kind) >= 1 && valueOf(kind) <= kMaxRaiderValue &&
           std::size_t(firstPenalty(kind)) < kPenalties && std::size_t(secondPenalty(kind)) < kPenalties &&
           kindOf(raiderOf(kind)) == kind;
}

std::span<const std::string_view> symbolWords()
{
    return kSymbolWords;
}

std::span<const std::string_view> penaltyWords()
{
    return kPenaltyWords;
}

std::string raiderWord(Kind kind)
{
    if (!isKind(kind))
        return "?";
    std::string word = std::to_string(valueOf(kind));
    if (symbolOf(kind) != Symbol::None)
        word += ":" + std::string(kSymbolWords[std::size_t(symbolOf(kind))]);
    if (hasFlames(kind))
        word += ":flames";
    for (const Penalty penalty : {firstPenalty(kind), secondPenalty(kind)})
        if (penalty != Penalty::None)
            word += ":" + std::string(kPenaltyWords[std::size_t(penalty)]);
    return word;
}

Result<Kind, RaiderProblem> readRaider(std::string_view word)
{
    const std::size_t end = std::min(word.find(':'), word.size());
    const std::string_view number = word.substr(0, end);
    if (!isNumber(number))
        return RaiderProblem{isNot(SamuraiReason::NotARaider, word, SamuraiReason::RaiderForm), true};
    Raider raider;
    bool isFlames = false;
    std::size_t penalties = 0;
    std::optional<RaiderProblem> problem;
    // Every part is looked at before a card that cannot be is refused: an unknown word is one in any case.
    for (std::size_t at = end; at < word.size();) {
        const std::size_t next = std::min(word.find(':', at + 1), word.size());
        const std::string_view part = word.substr(at + 1, next - at - 1);
        at = next;
        const auto symbol = std::find(kSymbolWords.begin() + 1, kSymbolWords.end(), part);
        const auto penalty = std::find(kPenaltyWords.begin() + 1, kPenaltyWords.end(), part);
        if (symbol != kSymbolWords.end()) {
            if (raider.symbol != Symbol::None && !problem)
                problem = impossibleRaider(SamuraiReason::TwoSymbols, word);
            raider.symbol = static_cast<Symbol>(symbol - kSymbolWords.begin());
        } else if (part == "flames") {
            if (isFlames && !problem)
                problem = impossibleRaider(SamuraiReason::FlamesTwice, word);
            isFlames = true;
        } else if (penalty != kPenaltyWords.end()) {
            if (penalties == raider.penalties.size()) {
                if (!problem)
                    problem = impossibleRaider(SamuraiReason::ThreePenalties, word);
            } else {
                raider.penalties[penalties++] = static_cast<Penalty>(penalty - kPenaltyWords.begin());
            }
        } else {
            return RaiderProblem{isNot(SamuraiReason::NotARaiderPart, part, kParts), true};
        }
    }
    const auto value = readNumber(number, kMaxRaiderValue);
    if (!value || *value < 1)
        problem = impossibleRaider(SamuraiReason::RaiderValue, number);
    if (problem)
        return *problem;
    raider.value = static_cast<std::uint8_t>(*value);
    raider.flames = isFlames;
    return kindOf(raider);
}

} // namespace rules::samurai
