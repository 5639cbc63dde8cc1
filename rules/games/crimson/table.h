// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/clause.h"
#include "rules/games/crimson/effects/library.h"
#include "rules/games/crimson/state.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules::crimson {

/// What the engine asks of a card again and again, prepared from its effects: for each effect type and for
/// reactions the place in `Kind::effects` (kNone if there is none), and the standing effects as bits. Small,
/// so that those of all cards of a match stay in the processor's first cache.
struct alignas(32) Traits
{
    static constexpr std::uint8_t kNone = 0xff;
    // Bits of `standing` above those of the standing effects: at which other times a card in play is looked
    // for.
    static constexpr std::uint32_t kInIncome = 1u << 28u;
    static constexpr std::uint32_t kBeforePlayed = 1u << 29u;
    static constexpr std::uint32_t kAfterPlayed = 1u << 30u;
    static constexpr std::uint32_t kPays = 1u << 31u;

    std::uint8_t strength = 0;
    std::array<std::uint8_t, 6> byType{kNone, kNone, kNone, kNone, kNone, kNone};
    std::uint8_t beforePlayed = kNone;
    std::uint8_t afterPlayed = kNone;
    std::uint32_t standing = 0; ///< a bit for each effects::OpCode of a standing effect, and those above
    std::uint8_t matchCost = 0;
    std::uint8_t scoreAt = 0;
    std::uint8_t gainMore = 0;
    bool pays = false;       ///< a Score effect that asks for coins
    bool placesSelf = false; ///< a Destruction effect that places the card instead

    [[nodiscard]] std::uint8_t effectOf(effects::EffectType type) const { return byType[std::size_t(type)]; }
    [[nodiscard]] bool holds(effects::OpCode code) const { return (standing >> unsigned(code) & 1u) != 0; }
};

struct Kind : Traits
{
    std::string id;
    BothLanguages name;
    effects::Effects effects;
};

/// The characters and castles that a match may use. Characters are sorted by id, `plain0` … `plain9` (no
/// effect, that strength) among them; castle 0 is the regular one without a rule.
struct Table
{
    static constexpr std::size_t kMaxKinds = 254;

    std::vector<Kind> characters;
    std::vector<Traits> traits; ///< of the characters once more, close together
    std::vector<Kind> castles;

    Clause firstCard = Clause::FirstCard; ///< the clause of the first character

    /// The library must have passed its reader. At most kMaxKinds − 10 characters: give the ones that the
    /// match uses. Against the Raiders some characters have other effects, and nobody pays in a scoring; the
    /// order of the kinds is the same.
    enum class For : std::uint8_t { Players, Raiders };
    explicit Table(const effects::Library& library, For whom = For::Players);

    [[nodiscard]] Clause clauseOf(std::size_t character) const
    {
        return static_cast<Clause>(unsigned(firstCard) + unsigned(character));
    }

    [[nodiscard]] std::optional<std::uint8_t> character(std::string_view id) const;
    [[nodiscard]] std::optional<std::uint8_t> castle(std::string_view id) const;
};

/// Sets State::standing for a position that was put together card by card.
void noteStanding(State& state, const Table& table);

} // namespace rules::crimson
