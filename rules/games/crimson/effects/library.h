// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/card_head.h"
#include "rules/core/json.h"
#include "rules/core/language.h"
#include "rules/core/result.h"
#include "rules/games/crimson/effects/effect.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rules::effects {

using rules::Gender;
using rules::Provenance;

struct Character
{
    std::string id; ///< stable, lower case with hyphens; never shown to people
    BothLanguages name;
    std::vector<std::string> otherNames; ///< more names under which it is found
    Gender gender = Gender::Masculine;   ///< of the German name
    std::uint8_t strength = 0;
    Provenance strengthFrom = Provenance::House;
    Provenance effectFrom = Provenance::House;
    Effects effects;
};

struct Castle
{
    std::string id;
    BothLanguages name;
    Gender gender = Gender::Feminine;
    Provenance effectFrom = Provenance::House;
    Effects effects;
};

/// The cards of a game as the rules know them, sorted by id. A value: copy it to change it.
struct Library
{
    std::vector<Character> characters;
    std::vector<Castle> castles;

    [[nodiscard]] const Character* character(std::string_view id) const;
    [[nodiscard]] const Castle* castle(std::string_view id) const;

    /// Changes whenever anything changes that the rules depend on (ids, strengths, effects); not with names
    /// or provenance.
    [[nodiscard]] std::uint64_t rulesHash() const;
};

/// Reads `characters.json` and `castles.json` (either may be empty text). All errors are found, not only the
/// first; each has its path in the file ("characters[3].effects[0].do[1].op") and says what would fit.
[[nodiscard]] Result<Library, std::vector<Error>> readLibrary(std::string_view characters,
                                                              std::string_view castles);

/// One entry of such a file. `path` is where it stands, for the places of errors.
[[nodiscard]] Result<Character, std::vector<Error>> readCharacter(const json::Value& card,
                                                                  const std::string& path);
[[nodiscard]] Result<Castle, std::vector<Error>> readCastle(const json::Value& card, const std::string& path);

} // namespace rules::effects
