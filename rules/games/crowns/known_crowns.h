// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crowns/game.h"
#include "rules/games/known_game.h"

namespace rules::crowns {

/// Game of Crowns with the cards of a box.
class KnownCrowns : public KnownGame
{
public:
    explicit KnownCrowns(Box box);

    [[nodiscard]] std::string_view id() const override { return "game-of-crowns"; }
    [[nodiscard]] BothLanguages name() const override { return {"Game of Crowns", "Game of Crowns"}; }
    [[nodiscard]] std::vector<VariantView> variants() const override;
    [[nodiscard]] std::vector<SeatView> seats(const MatchSetup& setup) const override;
    [[nodiscard]] std::vector<SetupField> setupFields(std::string_view variant,
                                                      unsigned players) const override;
    [[nodiscard]] std::uint32_t rulesVersion() const override { return Game::kRulesVersion; }
    [[nodiscard]] std::uint64_t libraryHash() const override { return m_libraryHash; }
    [[nodiscard]] std::vector<CardName> cards() const override;
    [[nodiscard]] std::vector<OptionView> options(std::string_view variant) const override;
    [[nodiscard]] std::unique_ptr<scenario::Stage> stage() const override;
    [[nodiscard]] std::vector<BothLanguages> cardIssues() const override;
    [[nodiscard]] std::vector<SetupIssue> issues(const MatchSetup& setup) const override;
    [[nodiscard]] Result<MatchSetup> complete(const MatchSetup& setup) const override;
    [[nodiscard]] Result<scenario::Stage::Begun> start(const MatchSetup& setup) const override;
    [[nodiscard]] Chooser bot(bots::BotKind kind, std::uint64_t seed) const override;
    [[nodiscard]] Result<bots::Simulation> simulate(const MatchSetup& setup,
                                                    const std::vector<bots::BotKind>& seats,
                                                    bots::SeedRange seeds, unsigned threads,
                                                    bots::Progress* progress) const override;

private:
    /// A game by the set-up's options, and the set-up itself.
    struct Prepared
    {
        std::shared_ptr<const Game> game;
        Setup setup;
    };
    [[nodiscard]] Result<Prepared> prepare(const MatchSetup& setup) const;

    Box m_box;
    std::uint64_t m_libraryHash;
};

} // namespace rules::crowns
