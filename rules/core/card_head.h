// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json_walk.h"
#include "rules/core/language.h"

#include <string>
#include <string_view>

/// What the cards of every game begin with in their files: a stable id and names in both languages. What is
/// wrong is reported at its place.
namespace rules {

/// Lower-case letters, digits and single hyphens, beginning with a letter.
[[nodiscard]] bool isCardId(std::string_view id);

[[nodiscard]] std::string readCardId(const json::Place& card, std::string_view key);
[[nodiscard]] std::string readCardName(const json::Place& place);
/// The object "name" with "en" and "de".
[[nodiscard]] BothLanguages readCardNames(const json::Place& card);

} // namespace rules
