// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/known_game.h"

#include "rules/games/match_reasons.h"

namespace rules {

namespace {

std::string numbers(const VariantView& variant)
{
    return variant.minPlayers == variant.maxPlayers
               ? std::to_string(variant.minPlayers)
               : std::to_string(variant.minPlayers) + "–" + std::to_string(variant.maxPlayers);
}

} // namespace

std::vector<SeatView> KnownGame::seats(const MatchSetup& setup) const
{
    MatchSetup bare{setup.game, setup.variant, setup.seed, {}};
    bare.players = setup.players;
    const auto begun = start(bare);
    return begun ? begun->match->seats() : std::vector<SeatView>{};
}

std::optional<VariantView> findVariant(const KnownGame& game, std::string_view id)
{
    for (VariantView& variant : game.variants())
        if (variant.id == id || (!variant.deckVariant.empty() && variant.deckVariant == id))
            return std::move(variant);
    return std::nullopt;
}

BothLanguages variantName(const KnownGame& game, std::string_view id)
{
    if (auto variant = findVariant(game, id))
        return std::move(variant->name);
    return {std::string(id), std::string(id)};
}

std::vector<SetupIssue> completionIssues(const KnownGame& game, const MatchSetup& setup)
{
    const auto completed = game.complete(setup);
    if (completed)
        return {};
    return {{{completed.error().text(Language::English), completed.error().text(Language::German)}}};
}

Result<SeatCount> seatCount(const KnownGame& game, const MatchSetup& setup)
{
    auto variant = findVariant(game, setup.variant);
    if (!variant) {
        std::string known;
        for (const VariantView& each : game.variants())
            known += (known.empty() ? "" : ", ") + each.id;
        return Error{"variant", isNot(CoreReason::NotAVariant, setup.variant, known)};
    }
    const unsigned players = setup.players == 0 ? variant->usualPlayers : setup.players;
    if (!variant->takes(players)) {
        Reason reason = variant->maxPlayers == 1 ? Reason(MatchReason::OnePlayer, variant->name, players)
                                                 : Reason(MatchReason::Players, variant->name,
                                                          verbatim(numbers(*variant)), players);
        if (!variant->clause.empty())
            reason = {CoreReason::WithClause, std::move(reason), verbatim(variant->clause)};
        // One person alone plays a variant that counts what that person plays.
        std::string others;
        for (const VariantView& each : game.variants())
            if (each.id != variant->id && (each.takes(players) || (players == 1 && each.id == "solo")))
                others += (others.empty() ? "" : ", ") + each.id;
        if (!others.empty())
            reason = {MatchReason::UseVariant, std::move(reason), verbatim(others)};
        return Error{"players", std::move(reason)};
    }
    return SeatCount{std::move(*variant), players};
}

Result<Done> checkBots(const KnownGame& game, const MatchSetup& setup, std::size_t bots)
{
    const auto count = seatCount(game, setup);
    if (!count)
        return count.error();
    const std::size_t seats = game.seats(setup).size();
    if (bots == seats)
        return Done{};
    return Error{"bots", {MatchReason::BotCount, seats, bots}};
}

} // namespace rules
