// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/known_game.h"
#include "rules/games/samurai/game.h"

namespace rules::samurai {

/// Samurai Spirit with a box of raiders, samurai and tokens.
class KnownSamurai : public KnownGame
{
public:
    explicit KnownSamurai(Library library);

    [[nodiscard]] std::string_view id() const override { return "samurai-spirit"; }
    [[nodiscard]] BothLanguages name() const override { return {"Samurai Spirit", "Samurai Spirit"}; }
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
    struct Prepared
    {
        std::shared_ptr<const Game> game;
        Setup setup;
    };
    /// The game by the set-up's options, and who plays.
    [[nodiscard]] Result<Prepared> prepare(const MatchSetup& setup) const;

    Library m_library;
    std::uint64_t m_libraryHash = 0;
};

} // namespace rules::samurai
