// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json.h"
#include "rules/core/language.h"
#include "rules/core/result.h"
#include "rules/games/samurai/raider.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// The cards, boards and tokens of Samurai Spirit as data: what an owner may correct.
namespace rules::samurai {

/// What a samurai may do with a card: ss.talent. Named after the samurai of the box who has it.
enum class Talent : std::uint8_t {
    HandOnEven, ///< Heihachi
    HandOnOdd,  ///< Daisuke
    IgnoreEven, ///< Gorobei
    IgnoreOdd,  ///< Kanbei
    FightAgain, ///< Kikuchiyo
    DropSame,   ///< Kyuzo
    Redraw,     ///< Katsushiro
};
inline constexpr std::size_t kTalents = 7;

/// What a Kiai does: ss.kiai. In the order of the talents.
enum class KiaiEffect : std::uint8_t {
    Barricade,        ///< Heihachi; as an animal also heals
    MoveLast,         ///< Daisuke; as an animal twice
    DiscardRaiders,   ///< Gorobei: two cards, as an animal three
    DiscardIntruders, ///< Kanbei: two cards, as an animal three
    DiscardLast,      ///< Kikuchiyo; as an animal twice
    PassToken,        ///< Kyuzo; as an animal also a barricade
    OrderRaiders,     ///< Katsushiro: two cards, as an animal three
};
inline constexpr std::size_t kKiaiEffects = 7;

/// Where a value comes from.
enum class Source : std::uint8_t { Rulebook, Found, Inferred, House, Owner };

struct Samurai
{
    std::string id; ///< stable, lower case with hyphens; never shown to people
    BothLanguages name;
    Talent talent = Talent::HandOnEven;
    KiaiEffect effect = KiaiEffect::Barricade;
    std::array<std::uint8_t, 2> kiai{};                           ///< the Kiai value: human, animal
    std::array<Source, 2> kiaiFrom{Source::Found, Source::Found}; ///< human, animal
    Source abilitiesFrom = Source::Rulebook;
};

/// When a raider joins: ss.raiders.
enum class Rank : std::uint8_t { Plunderer, Lieutenant, Boss };
inline constexpr std::size_t kRanks = 3;

struct RaiderCard
{
    std::string id;
    BothLanguages name;
    Rank rank = Rank::Plunderer;
    Kind kind = 1;
    std::uint8_t count = 1; ///< in the box
    Source printedFrom = Source::Found;
    Source countFrom = Source::Found;
};

enum class FarmPenalty : std::uint8_t { Family, Farm, Barricade, Wound };
inline constexpr std::size_t kFarmPenalties = 4;
enum class FamilyBonus : std::uint8_t { Heal, Barricade, Intruder };
inline constexpr std::size_t kFamilyBonuses = 3;

enum class TokenSort : std::uint8_t { Farmstead, Family };
struct Token
{
    std::string id;
    BothLanguages name;
    TokenSort sort = TokenSort::Farmstead;
    std::uint8_t effect = 0; ///< a FarmPenalty or a FamilyBonus
    std::uint8_t count = 1;
    Source printedFrom = Source::Rulebook;
    Source countFrom = Source::House;
};

/// Everything in the box. A value: copy it to change it.
struct Library
{
    static constexpr std::size_t kMaxSamurai = 16;

    std::vector<Samurai> samurai;
    std::vector<RaiderCard> raiders;
    std::vector<Token> tokens;

    [[nodiscard]] std::optional<std::size_t> findSamurai(std::string_view id) const;
    /// The card with everything that this kind shows; null where the box has none.
    [[nodiscard]] const RaiderCard* findRaider(Kind kind) const;
    /// Changes whenever anything changes that the rules depend on; not with names.
    [[nodiscard]] std::uint64_t rulesHash() const;
};

inline constexpr std::size_t kBoxPlunderers = 52;
inline constexpr std::size_t kBoxLieutenants = 7;
inline constexpr std::size_t kBoxBosses = 7;
inline constexpr std::size_t kMaxBosses = 8; ///< with the promotional one
inline constexpr std::size_t kFarmsteads = 6;
inline constexpr std::size_t kFamilies = 3;
/// A position may have more barricades than the set-up gives; the cap only limits what is raised.
inline constexpr int kMaxBarricades = 99;

/// All that keeps a match from being played with these cards: numbers per rank, tokens, samurai. Empty if
/// nothing does.
[[nodiscard]] std::vector<Error> libraryWrong(const Library& library);

using Errors = std::vector<Error>;

/// One entry of samurai.json, raiders.json or tokens.json. `path` is its place, for errors. All errors are
/// found.
[[nodiscard]] Result<Samurai, Errors> readSamurai(const json::Value& card, const std::string& path);
[[nodiscard]] Result<RaiderCard, Errors> readRaiderCard(const json::Value& card, const std::string& path);
[[nodiscard]] Result<Token, Errors> readToken(const json::Value& card, const std::string& path);

/// The same entries again, with all their keys.
[[nodiscard]] json::Value toJson(const Samurai& samurai);
[[nodiscard]] json::Value toJson(const RaiderCard& card);
[[nodiscard]] json::Value toJson(const Token& token);

/// Reads the three files of a box and checks that they go together.
struct LibraryTexts
{
    std::string_view samurai;
    std::string_view raiders;
    std::string_view tokens;
};
[[nodiscard]] Result<Library, Errors> readLibrary(const LibraryTexts& texts);

[[nodiscard]] std::span<const std::string_view> talentWords();
[[nodiscard]] std::span<const std::string_view> kiaiWords();
[[nodiscard]] std::span<const std::string_view> rankWords();
[[nodiscard]] std::span<const std::string_view> farmPenaltyWords(); ///< "family", "farm", …
[[nodiscard]] std::span<const std::string_view> familyBonusWords(); ///< "heal", "barricade", …
[[nodiscard]] std::span<const std::string_view> sourceWords();

} // namespace rules::samurai
