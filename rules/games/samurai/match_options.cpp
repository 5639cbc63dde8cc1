// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/match_options.h"

#include "rules/core/words.h"
#include "rules/games/option_forms.h"
#include "rules/games/samurai/samurai_reasons.h"

#include <algorithm>
#include <array>

namespace rules::samurai {

namespace {

constexpr std::string_view kSwitch = "on, off";
constexpr int kMaxSeat = 7;

constexpr std::array<std::string_view, kVariants> kVariantWords{"standard", "two-player", "solo"};
constexpr std::array<std::string_view, kLevels> kLevelWords{"easy", "normal", "hard", "heroic"};
constexpr std::array<std::string_view, 3> kRedealWords{"rest", "all", "off"};

constexpr std::array<OptionForm, 20> kForms{{
    {"difficulty", Clause::Level, "easy, normal, hard, heroic"},
    {"absent-tokens", Clause::Absent, kSwitch},
    {"first", Clause::SetupFirst, "random, 1 … 7"},
    {"overcome-farm", Clause::RulingOvercomeFarm, kSwitch},
    {"above-again", Clause::RulingAboveAgain, kSwitch},
    {"kiai-by-removal", Clause::RulingKiaiByRemoval, kSwitch},
    {"kiai-round-end", Clause::RulingKiaiRoundEnd, kSwitch},
    {"daisuke-same", Clause::RulingDaisukeSame, kSwitch},
    {"hand-on-loop", Clause::RulingHandOnLoop, kSwitch},
    {"faq-daisuke", Clause::RulingFaqDaisuke, kSwitch},
    {"second-card", Clause::RulingSecondCard, kSwitch},
    {"again-above", Clause::RulingAgainAbove, kSwitch},
    {"ignore-all", Clause::RulingIgnoreAll, kSwitch},
    {"lent-token", Clause::RulingLentToken, kSwitch},
    {"support-passed", Clause::RulingSupportPassed, kSwitch},
    {"random-heal", Clause::RulingRandomHeal, kSwitch},
    {"burning-farm", Clause::RulingBurningFarm, "random, chosen"},
    {"token-turn", Clause::RulingTokenTurn, kSwitch},
    {"redeal", Clause::RulingRedeal, "rest, all, off"},
    {"solo-number", Clause::RulingSoloNumber, "samurai, one"},
}};

/// The options that are on or off.
template <class Options>
auto flagOf(Options& options, std::string_view key) -> decltype(&options.overcomeFarm)
{
    using Flag = decltype(&options.overcomeFarm);
    const std::pair<std::string_view, Flag> flags[]{
        {"absent-tokens", &options.absentTokens},   {"overcome-farm", &options.overcomeFarm},
        {"above-again", &options.aboveAgain},       {"kiai-by-removal", &options.kiaiByRemoval},
        {"kiai-round-end", &options.kiaiRoundEnd},  {"daisuke-same", &options.daisukeSame},
        {"hand-on-loop", &options.handOnLoop},      {"faq-daisuke", &options.faqDaisuke},
        {"second-card", &options.secondCard},       {"again-above", &options.againAbove},
        {"ignore-all", &options.ignoreAll},         {"lent-token", &options.lentToken},
        {"support-passed", &options.supportPassed}, {"random-heal", &options.randomHeal},
        {"token-turn", &options.tokenTurn},
    };
    for (const auto& [word, flag] : flags)
        if (word == key)
            return flag;
    return nullptr;
}

template <class T>
bool setWord(T& into, std::string_view value, std::span<const std::string_view> words)
{
    const auto found = std::find(words.begin(), words.end(), value);
    if (found == words.end())
        return false;
    into = static_cast<T>(found - words.begin());
    return true;
}

bool set(MatchOptions& options, std::string_view key, std::string_view value)
{
    static constexpr std::array<std::string_view, 2> kOffOn{"off", "on"};
    static constexpr std::array<std::string_view, 2> kFarms{"random", "chosen"};
    static constexpr std::array<std::string_view, 2> kNumbers{"one", "samurai"};
    if (bool* const flag = flagOf(options, key))
        return setWord(*flag, value, kOffOn);
    if (key == "difficulty")
        return setWord(options.level, value, kLevelWords);
    if (key == "burning-farm")
        return setWord(options.chosenFarm, value, kFarms);
    if (key == "redeal")
        return setWord(options.redeal, value, kRedealWords);
    if (key == "solo-number")
        return setWord(options.soloSamurai, value, kNumbers);
    const auto seat = value == "random" ? std::optional<int>(0) : readNumber(value, kMaxSeat);
    if (!seat || (*seat == 0 && value != "random"))
        return false;
    options.first = static_cast<std::uint8_t>(*seat);
    return true;
}

} // namespace

std::span<const OptionForm> optionForms()
{
    return kForms;
}

std::string optionValue(const MatchOptions& options, std::string_view key)
{
    if (const bool* const flag = flagOf(options, key))
        return *flag ? "on" : "off";
    if (key == "difficulty")
        return std::string(kLevelWords[std::size_t(options.level)]);
    if (key == "first")
        return options.first == 0 ? "random" : std::to_string(options.first);
    if (key == "burning-farm")
        return options.chosenFarm ? "chosen" : "random";
    if (key == "redeal")
        return std::string(kRedealWords[std::size_t(options.redeal)]);
    if (key == "solo-number")
        return options.soloSamurai ? "samurai" : "one";
    return {};
}

Result<Done> setOption(MatchOptions& options, std::string_view key, std::string_view value)
{
    return setOptionOf(kForms, key, value,
                       [&](std::string_view k, std::string_view v) { return set(options, k, v); });
}

std::optional<Error> optionsWrong(const MatchOptions& options, std::size_t samurai)
{
    const SeatRange range = seatsOf(options.variant);
    if (samurai < range.min || samurai > range.max) {
        const std::string word(kVariantWords[std::size_t(options.variant)]);
        const std::string fits = range.min == range.max
                                     ? std::to_string(range.min)
                                     : std::to_string(range.min) + "–" + std::to_string(range.max);
        return Error{"samurai", {SamuraiReason::SamuraiCount, word, fits, samurai}};
    }
    if (options.absentTokens && options.variant == Variant::Standard && samurai > kMaxSeat - 1)
        return Error{"absent-tokens", SamuraiReason::NobodyAbsent};
    if (options.first > samurai)
        return Error{"first", {SamuraiReason::NoSuchSeat, options.first}};
    return std::nullopt;
}

std::span<const std::string_view> variantWords()
{
    return kVariantWords;
}

std::span<const std::string_view> levelWords()
{
    return kLevelWords;
}

std::optional<Variant> readVariant(std::string_view word)
{
    const auto found = std::find(kVariantWords.begin(), kVariantWords.end(), word);
    if (found == kVariantWords.end())
        return std::nullopt;
    return static_cast<Variant>(found - kVariantWords.begin());
}

SeatRange seatsOf(Variant variant)
{
    switch (variant) {
    case Variant::TwoPlayer: return {2, 2};
    case Variant::Solo: return {2, 3};
    case Variant::Standard: break;
    }
    return {3, 7};
}

} // namespace rules::samurai
