// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json_walk.h"
#include "rules/core/language.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

/// What the cards of every game have in their files: a stable id, names in both languages, and where a value
/// comes from. What is wrong is reported at its place.
namespace rules {

/// Where a value of a card comes from: a rulebook says it, a rulebook implies it, a public page says it, we
/// chose it so that the game plays, or the owner read it off the printed card.
enum class Provenance : std::uint8_t { Rulebook, Implied, Public, House, Owner };
inline constexpr std::array<std::string_view, 5> kProvenanceWords{"rulebook", "implied", "public", "house",
                                                                  "owner"};

/// Of the German name.
enum class Gender : std::uint8_t { Masculine, Feminine, Neuter };
inline constexpr std::array<std::string_view, 3> kGenderWords{"m", "f", "n"};

/// Lower-case letters, digits and single hyphens, beginning with a letter; or two such words joined by @, for
/// a card that several owners have ("knight@lyre").
[[nodiscard]] bool isCardId(std::string_view id);

[[nodiscard]] std::string readCardId(const json::Place& card, std::string_view key);
[[nodiscard]] std::string readCardName(const json::Place& place);
/// The object "name" with "en" and "de".
[[nodiscard]] BothLanguages readCardNames(const json::Place& card);

} // namespace rules
