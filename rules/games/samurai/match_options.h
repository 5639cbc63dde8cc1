// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"
#include "rules/games/samurai/clause.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules::samurai {

enum class Variant : std::uint8_t { Standard, TwoPlayer, Solo };
inline constexpr std::size_t kVariants = 3;

/// ss.level
enum class Level : std::uint8_t { Easy, Normal, Hard, Heroic };
inline constexpr std::size_t kLevels = 4;

/// ss.ruling.redeal: from what the stack is dealt again when it holds too few dolls.
enum class Redeal : std::uint8_t { Rest, All, Off };

/// The level and the rules that a match can be played by where the rulebook leaves them open; each has its
/// ruling. The defaults are our reading.
struct MatchOptions
{
    Variant variant = Variant::Standard;
    Level level = Level::Normal;
    bool absentTokens = false;  ///< ss.absent; in the other variants they always lie ready
    std::uint8_t first = 0;     ///< the seat that begins, from 1; 0: random
    bool overcomeFarm = true;   ///< ss.ruling.overcome-farm
    bool aboveAgain = true;     ///< ss.ruling.above-again
    bool kiaiByRemoval = true;  ///< ss.ruling.kiai-by-removal
    bool kiaiRoundEnd = false;  ///< ss.ruling.kiai-round-end
    bool daisukeSame = true;    ///< ss.ruling.daisuke-same
    bool handOnLoop = false;    ///< ss.ruling.hand-on-loop
    bool faqDaisuke = false;    ///< ss.ruling.faq-daisuke
    bool secondCard = false;    ///< ss.ruling.second-card: talents may be used on it
    bool againAbove = true;     ///< ss.ruling.again-above
    bool ignoreAll = true;      ///< ss.ruling.ignore-all: also a card that shows "no talent"
    bool lentToken = true;      ///< ss.ruling.lent-token
    bool supportPassed = false; ///< ss.ruling.support-passed
    bool randomHeal = true;     ///< ss.ruling.random-heal: or among the wounded only
    bool chosenFarm = false;    ///< ss.ruling.burning-farm: or random
    bool tokenTurn = true;      ///< ss.ruling.token-turn: or for the round
    Redeal redeal = Redeal::Rest;
    bool soloSamurai = true; ///< ss.ruling.solo-number: or one player

    friend bool operator==(const MatchOptions&, const MatchOptions&) = default;
};

/// One option as people choose it.
struct OptionForm
{
    std::string_view key; ///< "difficulty", "daisuke-same"
    Clause clause;        ///< the rule or ruling behind it
    std::string_view values;
};

[[nodiscard]] std::span<const OptionForm> optionForms();
/// The value of an option in words; empty where there is no such option.
[[nodiscard]] std::string optionValue(const MatchOptions& options, std::string_view key);
/// Sets one option, or says which values are accepted.
[[nodiscard]] Result<Done> setOption(MatchOptions& options, std::string_view key, std::string_view value);
/// Why these options do not go together with a number of samurai; nothing if they do.
[[nodiscard]] std::optional<Error> optionsWrong(const MatchOptions& options, std::size_t samurai);

[[nodiscard]] std::span<const std::string_view> variantWords();
[[nodiscard]] std::span<const std::string_view> levelWords();
[[nodiscard]] std::optional<Variant> readVariant(std::string_view word);

struct SeatRange
{
    std::size_t min;
    std::size_t max;
};
/// How many samurai a variant takes: ss.setup.samurai, ss.two, ss.solo.samurai.
[[nodiscard]] SeatRange seatsOf(Variant variant);

} // namespace rules::samurai
