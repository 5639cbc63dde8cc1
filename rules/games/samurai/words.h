// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/core/result.h"
#include "rules/games/samurai/game.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The words of scenario files for Samurai Spirit: samurai, phases, choices.
namespace rules::samurai {

/// The samurai of a library by id.
[[nodiscard]] std::optional<Who> readSamuraiId(const Library& library, std::string_view word);
/// "heihachi, daisuke, …"
[[nodiscard]] std::string samuraiIds(const Library& library);

/// "token", "penalty", "action", "fight", "kiai", "round-end", "over".
[[nodiscard]] std::string_view phaseWord(const State& state);
/// How people call a zone, a counter, a value or a phase; the word itself if it is none.
[[nodiscard]] BothLanguages wordName(const Library& library, std::string_view word);

[[nodiscard]] std::string writeChoice(const Game& game, const State& state, const Choice& choice);
[[nodiscard]] Result<Choice> readChoice(const Game& game, std::span<const std::string> words);

} // namespace rules::samurai
