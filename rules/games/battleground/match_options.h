// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"
#include "rules/games/battleground/clause.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rules::battleground {

/// Who begins a match.
enum class First : std::uint8_t { Random, A, B };

/// The rules that a match can be played by where the sheet leaves them open; each has its ruling. The
/// defaults are our reading.
struct MatchOptions
{
    std::uint8_t columns = 5;       ///< bg.ruling.board
    std::uint8_t rows = 5;          ///< bg.ruling.board
    std::uint8_t zone = 1;          ///< rows of a deployment zone: bg.ruling.board
    std::uint8_t handLimit = 0;     ///< cards in hand beyond which none is drawn, 0: no limit
    std::uint16_t turnLimit = 60;   ///< turns after which the match is drawn: bg.ruling.endless
    std::uint16_t stillLimit = 10;  ///< turns in a row in which nothing happens, 0: no such end
    First first = First::Random;    ///< bg.setup.first
    bool copies = true;             ///< a deck may hold a character more than once: bg.ruling.cards
    bool openingDefeat = true;      ///< bg.ruling.opening-defeat
    bool blocking = false;          ///< living characters end a range: bg.ruling.blocking
    bool ownSide = false;           ///< attacks may hit the own side: bg.ruling.own-side
    bool flankUses = true;          ///< a flanking attack uses a defence up: bg.ruling.flank-uses
    bool refreshEveryTurn = true;   ///< or only at the start of their owner's: bg.ruling.refresh
    bool defencePerHit = true;      ///< or per attacker: bg.ruling.per-hit
    bool abilityNeedsTarget = true; ///< bg.ruling.ability-target
    bool zeroAttacks = true;        ///< an attack value of 0 may attack: bg.ruling.no-attack

    friend bool operator==(const MatchOptions&, const MatchOptions&) = default;
};

/// One option as people choose it.
struct OptionForm
{
    std::string_view key;    ///< "board", "zone", "blocking"
    Clause clause;           ///< the ruling behind it
    std::string_view values; ///< what fits: "COLUMNSxROWS", "on, off", "1 … 1000"
};

[[nodiscard]] std::span<const OptionForm> optionForms();
/// The value of an option in words; empty where there is no such option.
[[nodiscard]] std::string optionValue(const MatchOptions& options, std::string_view key);
/// Sets one option, or says what would fit. Whether all of them go together: see `optionsWrong`.
[[nodiscard]] Result<Done> setOption(MatchOptions& options, std::string_view key, std::string_view value);
/// Why no match can be played by these options; nothing if it can.
[[nodiscard]] std::optional<Error> optionsWrong(const MatchOptions& options);

} // namespace rules::battleground
