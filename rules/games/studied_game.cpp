// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/studied_game.h"

#include "rules/bots/study_reasons.h"

namespace rules {

Result<std::unique_ptr<bots::StudyPlayer>> studyPlayer(const KnownGame& game, const bots::StudyPlan& plan)
{
    const auto* const studied = dynamic_cast<const StudiedGame*>(&game);
    if (studied == nullptr)
        return Error{"game", bots::StudyReason::NoDecks};
    if (const auto fits = checkStudyPlan(game, plan); !fits)
        return fits.error();
    return studied->studyPlayer(plan);
}

bool poolsDecks(const KnownGame& game, std::string_view variant)
{
    const auto* const studied = dynamic_cast<const StudiedGame*>(&game);
    return studied != nullptr && studied->poolsDecks(variant);
}

std::string rulesMark(const KnownGame& game)
{
    return std::to_string(game.rulesVersion()) + "/" + std::to_string(game.libraryHash());
}

Result<Done> checkStudyPlan(const KnownGame& game, const bots::StudyPlan& plan)
{
    if (plan.game != game.id())
        return Error{"game", bots::StudyReason::OtherGame};
    if (plan.rules != rulesMark(game))
        return Error{"rules", {bots::StudyReason::OtherRules, plan.rules, rulesMark(game)}};
    for (const bots::StudyArm& arm : plan.arms)
        for (const bots::StudySeating& seating : arm.seatings) {
            if (const auto fits = checkBots(game, seating.setup, seating.bots.size()); !fits)
                return fits.error();
            for (const std::string& bot : seating.bots)
                if (!bots::botKind(bot))
                    return Error{"bots", {bots::StudyReason::NoSuchBot, bot}};
        }
    return Done{};
}

} // namespace rules
