// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/match.h"
#include "rules/games/known_game.h"

#include <memory>

namespace rules::crimson {

/// Crimson Company with a library. Set-up lines: `deck ID…` (one in a duel, one for each player in a
/// tournament), `castles ID ID ID`, `handicap A B`; what is left out is all characters (duel) or fifteen each
/// drawn by the seed (tournament), regular castles, none.
class KnownCrimson : public KnownGame
{
public:
    explicit KnownCrimson(effects::Library library);

    [[nodiscard]] std::string_view id() const override { return "crimson-company"; }
    [[nodiscard]] BothLanguages name() const override { return {"Crimson Company", "Crimson Company"}; }
    [[nodiscard]] BothLanguages variantName(std::string_view variant) const override;
    [[nodiscard]] std::vector<SetupField> setupFields() const override;
    [[nodiscard]] std::vector<std::string> variants() const override { return {"duel", "tournament"}; }
    [[nodiscard]] std::uint32_t rulesVersion() const override { return Game::kRulesVersion; }
    [[nodiscard]] std::uint64_t libraryHash() const override { return m_libraryHash; }
    [[nodiscard]] std::vector<CardName> cards() const override;
    [[nodiscard]] std::string variantForDecks(std::size_t decks) const override
    {
        return decks == kSides ? "tournament" : "duel";
    }
    [[nodiscard]] bool decksAreApart(std::string_view variant) const override
    {
        return variant == "tournament";
    }
    [[nodiscard]] std::unique_ptr<scenario::Stage> stage() const override;
    [[nodiscard]] Result<MatchSetup> complete(const MatchSetup& setup) const override;
    [[nodiscard]] Result<scenario::Stage::Begun> start(const MatchSetup& setup) const override;
    [[nodiscard]] Chooser bot(bots::BotKind kind, std::uint64_t seed) const override;
    [[nodiscard]] Result<bots::Simulation> simulate(const MatchSetup& setup,
                                                    const std::vector<bots::BotKind>& seats,
                                                    bots::SeedRange seeds, unsigned threads,
                                                    bots::Progress* progress) const override;

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
