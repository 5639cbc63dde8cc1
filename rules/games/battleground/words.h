// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/core/result.h"
#include "rules/games/battleground/game.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The words of scenario files for Battleground: tiles, sides, phases, choices.
namespace rules::battleground {

/// "c2"; "?" for numbers that are no tile of this board.
[[nodiscard]] std::string tileWord(const Geometry& board, std::size_t tile);
[[nodiscard]] std::string_view sideWord(Seat side);
[[nodiscard]] BothLanguages sideName(Seat side);
[[nodiscard]] std::string_view phaseWord(Phase phase);
/// How people call a zone, a counter, a value or a phase; the word itself if it is none.
[[nodiscard]] BothLanguages wordName(std::string_view word);

/// A tile by its name. Off this board it is kOffBoard; what is no name of a tile at all gives nothing.
inline constexpr std::uint16_t kOffBoard = 0xfff;
[[nodiscard]] std::optional<std::uint16_t> readTile(const Geometry& board, std::string_view word);
[[nodiscard]] std::optional<Side> readSide(std::string_view word);

[[nodiscard]] std::string writeChoice(const Game& game, const State& state, const Choice& choice);
/// `seat` is who makes the choice: giving up names the one who does.
[[nodiscard]] Result<Choice> readChoice(const Game& game, std::optional<Side> seat,
                                        std::span<const std::string> words);

} // namespace rules::battleground
