// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json.h"
#include "rules/core/language.h"
#include "rules/core/result.h"
#include "rules/games/battleground/ability.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules::battleground {

/// What is printed on a character. A value that is not there is not the same as 0: without an attack value
/// nobody can attack, with 0 they can, for nothing.
struct Values
{
    std::uint8_t cost = 0;
    std::uint8_t range = 0;
    std::optional<std::uint8_t> attack;
    std::uint8_t attacks = 1;
    std::uint8_t health = 0; ///< 0: none; such a character cannot lose any
    std::optional<std::uint8_t> defence;
    std::uint8_t defences = 1;
    Ability ability;

    friend bool operator==(const Values&, const Values&) = default;
};

/// Characters are made up by us or by who owns the cards; no rulebook names any.
enum class MadeBy : std::uint8_t { House, Owner };

struct Character
{
    std::string id; ///< stable, lower case with hyphens; never shown to people
    BothLanguages name;
    Values values;
    MadeBy madeBy = MadeBy::House;
};

/// What a printed value may be. A cost above the six coins of the box could never be paid.
struct Bounds
{
    int least;
    int most;
};
inline constexpr Bounds kCost{0, 6};
inline constexpr Bounds kRange{0, 9};
inline constexpr Bounds kAttack{0, 9};
inline constexpr Bounds kTimes{1, 5};
inline constexpr Bounds kHealth{1, 20};
inline constexpr Bounds kDefence{0, 9};
inline constexpr Bounds kAmount{1, 9};

/// The characters of a library, sorted by id. A value: copy it to change it.
struct Characters
{
    std::vector<Character> all;

    [[nodiscard]] const Character* find(std::string_view id) const;
    /// Changes whenever anything changes that the rules depend on; not with names.
    [[nodiscard]] std::uint64_t rulesHash() const;
};

/// Reads `characters.json`. All errors are found, each with its path ("characters[3].health") and what would
/// fit: characters without health, values that are negative or beyond the bounds, abilities that do nothing.
[[nodiscard]] Result<Characters, std::vector<Error>> readCharacters(std::string_view text);

/// One entry of such a file. `path` is where it stands, for the places of errors.
[[nodiscard]] Result<Character, std::vector<Error>> readCharacter(const json::Value& card,
                                                                  const std::string& path);

/// What is printed alone, as an object with the same keys; and that object with defaults left out.
[[nodiscard]] Result<Values, std::vector<Error>> readValues(std::string_view text);
[[nodiscard]] json::Value toJson(const Values& values);

} // namespace rules::battleground
