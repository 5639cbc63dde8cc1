// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/battleground/game.h"
#include "rules/games/studied_game.h"

namespace rules::battleground {

/// Battleground with a library of characters.
class KnownBattleground : public KnownGame, public StudiedGame
{
public:
    explicit KnownBattleground(Characters library);

    [[nodiscard]] std::string_view id() const override { return "battleground"; }
    [[nodiscard]] BothLanguages name() const override { return {"Battleground", "Battleground"}; }
    [[nodiscard]] std::vector<VariantView> variants() const override
    {
        return {{"standard", {"Standard", "Standard"}}};
    }
    [[nodiscard]] std::uint32_t rulesVersion() const override { return Game::kRulesVersion; }
    [[nodiscard]] std::uint64_t libraryHash() const override { return m_libraryHash; }
    [[nodiscard]] std::vector<CardName> cards() const override;
    [[nodiscard]] std::vector<OptionView> options(std::string_view variant) const override;
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
    [[nodiscard]] bool poolsDecks(std::string_view) const override { return false; }

private:
    /// All characters, or, of a library that is too large for one match, those of the decks and the first of
    /// the others.
    [[nodiscard]] Characters usedBy(const MatchSetup& setup) const;
    /// The game that plays by the set-up's options.
    [[nodiscard]] Result<std::shared_ptr<const Game>> gameFor(const MatchSetup& setup) const;

    Characters m_library;
    std::uint64_t m_libraryHash;
};

} // namespace rules::battleground
