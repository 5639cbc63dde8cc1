// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/match_options.h"

#include "rules/core/words.h"
#include "rules/games/battleground/battleground_reasons.h"
#include "rules/games/option_forms.h"

#include <array>

namespace rules::battleground {

namespace {

constexpr int kMostTiles = 64;
constexpr int kMostColumns = 26; ///< as many as there are letters
constexpr int kMostTurns = 10'000;
constexpr std::string_view kSwitch = "on, off";

constexpr std::array<OptionForm, 15> kForms{{
    {"board", Clause::RulingBoard, "COLUMNSxROWS, 2 columns at least, 64 tiles at most"},
    {"zone", Clause::RulingBoard, "rows, 1 at least, half the board at most"},
    {"first", Clause::SetupFirst, "random, A, B"},
    {"copies", Clause::RulingCards, kSwitch},
    {"opening-defeat", Clause::RulingOpeningDefeat, kSwitch},
    {"blocking", Clause::RulingBlocking, kSwitch},
    {"own-side-attacks", Clause::RulingOwnSide, kSwitch},
    {"flank-uses-defence", Clause::RulingFlankUses, kSwitch},
    {"defence-refresh", Clause::RulingRefresh, "every-turn, own-turn"},
    {"defence-per", Clause::RulingPerHit, "hit, attacker"},
    {"hand-limit", Clause::RulingHandLimit, "0 (none) … 64"},
    {"turn-limit", Clause::RulingEndless, "2 … 10000"},
    {"still-limit", Clause::RulingEndless, "0 (none) … 10000"},
    {"ability-needs-target", Clause::RulingAbilityTarget, kSwitch},
    {"zero-attacks", Clause::RulingNoAttack, kSwitch},
}};

/// The options that are on or off.
template <class Options>
auto flagOf(Options& options, std::string_view key) -> decltype(&options.copies)
{
    if (key == "copies")
        return &options.copies;
    if (key == "opening-defeat")
        return &options.openingDefeat;
    if (key == "blocking")
        return &options.blocking;
    if (key == "own-side-attacks")
        return &options.ownSide;
    if (key == "flank-uses-defence")
        return &options.flankUses;
    if (key == "ability-needs-target")
        return &options.abilityNeedsTarget;
    if (key == "zero-attacks")
        return &options.zeroAttacks;
    return nullptr;
}

bool setBoard(MatchOptions& options, std::string_view value)
{
    const std::size_t cross = value.find('x');
    if (cross == std::string_view::npos)
        return false;
    const auto columns = readNumber(value.substr(0, cross), 99);
    const auto rows = readNumber(value.substr(cross + 1), 99);
    if (!columns || !rows)
        return false;
    options.columns = static_cast<std::uint8_t>(*columns);
    options.rows = static_cast<std::uint8_t>(*rows);
    return true;
}

template <class T>
bool setNumber(T& into, std::string_view value, int least, int most)
{
    const auto number = readNumber(value, most);
    if (!number || *number < least)
        return false;
    into = static_cast<T>(*number);
    return true;
}

template <class T>
bool setOneOf(T& into, std::string_view value, std::initializer_list<std::pair<std::string_view, T>> words)
{
    for (const auto& [word, meaning] : words)
        if (word == value) {
            into = meaning;
            return true;
        }
    return false;
}

bool set(MatchOptions& options, std::string_view key, std::string_view value)
{
    if (bool* const flag = flagOf(options, key))
        return setOneOf<bool>(*flag, value, {{"on", true}, {"off", false}});
    if (key == "board")
        return setBoard(options, value);
    if (key == "zone")
        return setNumber(options.zone, value, 0, 99);
    if (key == "first")
        return setOneOf<First>(options.first, value,
                               {{"random", First::Random}, {"A", First::A}, {"B", First::B}});
    if (key == "defence-refresh")
        return setOneOf<bool>(options.refreshEveryTurn, value, {{"every-turn", true}, {"own-turn", false}});
    if (key == "defence-per")
        return setOneOf<bool>(options.defencePerHit, value, {{"hit", true}, {"attacker", false}});
    if (key == "hand-limit")
        return setNumber(options.handLimit, value, 0, kMostTiles);
    if (key == "turn-limit")
        return setNumber(options.turnLimit, value, 2, kMostTurns);
    return setNumber(options.stillLimit, value, 0, kMostTurns);
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
    if (key == "board")
        return std::to_string(options.columns) + "x" + std::to_string(options.rows);
    if (key == "zone")
        return std::to_string(options.zone);
    if (key == "first")
        return options.first == First::Random ? "random" : options.first == First::A ? "A" : "B";
    if (key == "defence-refresh")
        return options.refreshEveryTurn ? "every-turn" : "own-turn";
    if (key == "defence-per")
        return options.defencePerHit ? "hit" : "attacker";
    if (key == "hand-limit")
        return std::to_string(options.handLimit);
    if (key == "turn-limit")
        return std::to_string(options.turnLimit);
    if (key == "still-limit")
        return std::to_string(options.stillLimit);
    return {};
}

Result<Done> setOption(MatchOptions& options, std::string_view key, std::string_view value)
{
    return setOptionOf(kForms, key, value,
                       [&](std::string_view k, std::string_view v) { return set(options, k, v); });
}

std::optional<Error> optionsWrong(const MatchOptions& options)
{
    if (options.columns < 2)
        return Error{"board", BattlegroundReason::OneColumn};
    if (options.columns > kMostColumns)
        return Error{"board", BattlegroundReason::ManyColumns};
    if (options.rows < 2)
        return Error{"board", BattlegroundReason::OneRow};
    if (options.columns * options.rows > kMostTiles)
        return Error{"board", {BattlegroundReason::ManyTiles, options.columns * options.rows}};
    if (options.zone < 1)
        return Error{"zone", BattlegroundReason::NoZone};
    if (2 * options.zone > options.rows)
        return Error{"zone", {BattlegroundReason::ZonesOverlap, options.zone, options.rows}};
    return std::nullopt;
}

} // namespace rules::battleground
