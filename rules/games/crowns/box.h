// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/card_head.h"
#include "rules/core/json.h"
#include "rules/core/language.h"
#include "rules/core/result.h"
#include "rules/games/crowns/card.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rules::crowns {

/// What else is in the box. These are printed and searched for, but no rule moves them.
enum class Extra : std::uint8_t { None, VoteAttacker, VoteDefender, Reference, RoundTrack };

/// What is printed on a card, and how many of it there are.
struct Values
{
    Kind kind = Kind::Castellan;
    House house = kNoHouse; ///< of house cards and vote cards
    Extra extra = Extra::None;
    std::uint8_t count = 1;

    [[nodiscard]] bool isPlayed() const { return extra == Extra::None; }
    /// "knight@lyre", "jester", "vote-attacker@lyre"
    [[nodiscard]] std::string id() const;
    [[nodiscard]] CardCode code() const { return codeOf(kind, house); }
    friend bool operator==(const Values&, const Values&) = default;
};

struct BoxCard
{
    std::string id; ///< stable, as scenario files name it: "knight@lyre", "jester"
    BothLanguages name;
    Values values;
    Provenance countFrom = Provenance::House;
    Provenance textFrom = Provenance::Rulebook;
};

inline constexpr int kMaxCopies = 10;

/// The cards of a box, sorted by id. A value: copy it to change it.
struct Box
{
    std::vector<BoxCard> all;

    /// How many of each code there are; none of a code that the box does not list.
    [[nodiscard]] std::array<std::uint8_t, kCodes> counts() const;
    [[nodiscard]] const BoxCard* find(CardCode code) const;
    /// Changes whenever anything changes that the rules depend on; not with names.
    [[nodiscard]] std::uint64_t rulesHash() const;
};

/// Reads `cards.json`. All errors are found, each with its path ("cards[3].count") and what would fit.
[[nodiscard]] Result<Box, std::vector<Error>> readBox(std::string_view text);

/// One entry of such a file. `path` is where it stands, for the places of errors.
[[nodiscard]] Result<BoxCard, std::vector<Error>> readBoxCard(const json::Value& card,
                                                              const std::string& path);

/// What is printed alone, as an object with the same keys.
[[nodiscard]] Result<Values, std::vector<Error>> readValues(std::string_view text);
[[nodiscard]] json::Value toJson(const Values& values);

/// Why no match can be dealt from a box; nothing if it can: every house has the same ten cards, and there are
/// guests.
[[nodiscard]] std::optional<Error> boxWrong(const Box& box);

} // namespace rules::crowns
