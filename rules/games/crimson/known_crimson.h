// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/match.h"
#include "rules/games/studied_game.h"

#include <memory>

namespace rules::crimson {

/// Crimson Company with a library. Set-up lines: `deck ID…` (one, or in a tournament one for each player),
/// `castles ID…` (one per lane), `handicap N…` (one per seat), `option placements on|off` (free for all),
/// `option difficulty LEVEL` (solo and co-op); what is left out is all characters, with copies where the
/// variant needs more, or in a tournament fifteen each drawn by the seed, regular castles, none, off, easy.
class KnownCrimson : public KnownGame, public StudiedGame
{
public:
    explicit KnownCrimson(effects::Library library);

    [[nodiscard]] std::string_view id() const override { return "crimson-company"; }
    [[nodiscard]] BothLanguages name() const override { return {"Crimson Company", "Crimson Company"}; }
    [[nodiscard]] std::vector<VariantView> variants() const override;
    [[nodiscard]] std::vector<OptionView> options(std::string_view variant) const override;
    [[nodiscard]] std::vector<SeatView> seats(const MatchSetup& setup) const override;
    [[nodiscard]] std::vector<SetupField> setupFields(std::string_view variant,
                                                      unsigned players) const override;
    [[nodiscard]] std::uint32_t rulesVersion() const override { return Game::kRulesVersion; }
    [[nodiscard]] std::uint64_t libraryHash() const override { return m_libraryHash; }
    [[nodiscard]] std::vector<CardName> cards() const override;
    [[nodiscard]] std::string variantForDecks(std::size_t decks) const override
    {
        return decks == 2 ? "tournament" : "duel";
    }
    [[nodiscard]] std::optional<BothLanguages> textIn(std::string_view variant,
                                                      std::string_view card) const override;
    [[nodiscard]] std::unique_ptr<scenario::Stage> stage() const override;
    [[nodiscard]] Result<MatchSetup> complete(const MatchSetup& setup) const override;
    [[nodiscard]] Result<scenario::Stage::Begun> start(const MatchSetup& setup) const override;
    [[nodiscard]] Chooser bot(bots::BotKind kind, std::uint64_t seed) const override;
    [[nodiscard]] Result<bots::Simulation> simulate(const MatchSetup& setup,
                                                    const std::vector<bots::BotKind>& seats,
                                                    bots::SeedRange seeds, unsigned threads,
                                                    bots::Progress* progress) const override;
    [[nodiscard]] Result<std::unique_ptr<bots::StudyPlayer>>
    studyPlayer(const bots::StudyPlan& plan) const override;
    [[nodiscard]] bool poolsDecks(std::string_view variant) const override
    {
        return variant == "tournament"; // cc.tournament.deck
    }

private:
    /// All cards, or, of a library that is too large for one match, those that the set-up names and the first
    /// of the others.
    [[nodiscard]] effects::Library usedBy(const MatchSetup& setup) const;
    [[nodiscard]] std::shared_ptr<const Game> gameFor(const MatchSetup& setup) const;

    effects::Library m_library;
    std::uint64_t m_libraryHash;
    std::shared_ptr<const Game> m_game;
};

} // namespace rules::crimson
