// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/effects/effect_check.h"
#include "rules/games/crimson/match.h"
#include "rules/scenario/stage.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rules::crimson {

/// Crimson Company in scenario files: positions from `given` lines, and what `expect` can ask.
class ScenarioStage : public scenario::Stage
{
public:
    explicit ScenarioStage(effects::Library library)
        : m_library(std::move(library))
    {}

    [[nodiscard]] std::unique_ptr<Stage> clone() const override
    {
        return std::make_unique<ScenarioStage>(*this);
    }
    [[nodiscard]] Result<Done, scenario::Wrong> head(std::span<const std::string> words) override;
    [[nodiscard]] Result<Done, scenario::Wrong> given(std::span<const std::string> words) override;
    [[nodiscard]] Result<Begun, scenario::Wrong> begin() const override;
    [[nodiscard]] scenario::PositionForm form() const override;
    [[nodiscard]] std::vector<scenario::PositionProblem> problems() const override;
    [[nodiscard]] Result<scenario::Finding, scenario::Wrong>
    expect(const AnyMatch& match, std::span<const std::string> words) const override;
    [[nodiscard]] std::string sketch(const AnyMatch& match) const override;

private:
    struct GivenCard
    {
        std::string id;
        bool down = false;
    };
    using Cards = std::vector<GivenCard>;
    static constexpr std::size_t kUsualDeck = 20;

    /// What a `define` line says about a card: its strength, its effects as in the card files but without
    /// blanks, names with `_` for a blank. With effects it may be a card that the library does not know.
    struct Definition
    {
        std::optional<std::uint8_t> strength;
        std::optional<std::string> effects;
        effects::CardKind kind = effects::CardKind::Character;
        std::string en;
        std::string de;
    };

    [[nodiscard]] Result<Done, scenario::Wrong> define(std::span<const std::string> words);
    [[nodiscard]] Result<Done, scenario::Wrong>
    readAttribute(const std::string& attribute, const std::string& value, Definition& defined) const;
    template <class Card>
    [[nodiscard]] Result<Done, scenario::Wrong> apply(const Definition& defined, const std::string& id,
                                                      std::vector<Card>& cards, bool mayBeNew);
    [[nodiscard]] Result<Done, scenario::Wrong> givenList(std::span<const std::string> words,
                                                          std::size_t colon);
    [[nodiscard]] Result<Done, scenario::Wrong> givenValue(std::span<const std::string> words);
    [[nodiscard]] Result<Cards, scenario::Wrong> readCards(std::span<const std::string> words,
                                                           bool mayBeDown) const;
    [[nodiscard]] std::string castleIds() const;
    [[nodiscard]] bool isKnown(std::string_view id) const;
    [[nodiscard]] Result<Begun, scenario::Wrong> newMatch() const;
    [[nodiscard]] Result<Begun, scenario::Wrong> position() const;
    void addRingProblems(std::vector<scenario::PositionProblem>& found) const;

    void sit(Variant variant, unsigned players);
    [[nodiscard]] std::optional<Seat> seatHere(const std::string& word) const;
    /// The coins on a castle of solo or co-op.
    [[nodiscard]] int castleCoinsOf(std::size_t lane) const;
    /// Whose turn it is, as State::active has it; nothing for a word that does not say it.
    [[nodiscard]] std::optional<Seat> turnHere(const std::string& word) const;
    [[nodiscard]] std::uint8_t castleOf(const Game& game, std::size_t lane) const;

    effects::Library m_library;
    Seating m_seating; ///< who sits where, by the variant and the number of players
    std::uint64_t m_seed = 1;
    bool m_placements = false;
    Difficulty m_difficulty = Difficulty::Easy;
    std::array<int, kMaxPlayers> m_handicap{};
    std::array<std::optional<Cards>, 2> m_brought; ///< tournament decks
    bool m_isPosition = false;
    bool m_namesCastle = false;

    Seat m_active = 0;
    Phase m_phase = Phase::Income;
    std::array<int, kMaxPlayers> m_coins{};
    std::optional<int> m_supply;
    std::array<Cards, kMaxZonesInPlay> m_lanes;
    std::array<std::string, kMaxLanes> m_castles; ///< empty: regular
    std::array<int, kMaxPlayers> m_won{};         ///< per party
    std::array<bool, kMaxLanes> m_closed{};
    std::array<Cards, kMaxPlayers> m_front;
    std::optional<Cards> m_offer;
    std::optional<Cards> m_deck;
    Cards m_discard;
    std::array<std::optional<int>, kRaiderLanes> m_castleCoins; ///< none: those of the difficulty
    unsigned m_usedDiscard = 0;                                 ///< one bit per seat
};

} // namespace rules::crimson
