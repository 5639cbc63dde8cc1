// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/study.h"
#include "rules/games/known_game.h"

#include <memory>

namespace rules {

/// A known game whose decks can be studied derives from this too.
class StudiedGame
{
public:
    virtual ~StudiedGame() = default;

    /// What plays the matches of a plan that checkStudyPlan accepts, or why a set-up of it does not fit.
    [[nodiscard]] virtual Result<std::unique_ptr<bots::StudyPlayer>>
    studyPlayer(const bots::StudyPlan& plan) const = 0;
    /// Whether the decks of all seats are shuffled into one in this variant.
    [[nodiscard]] virtual bool poolsDecks(std::string_view variant) const = 0;
};

/// What plays the matches of a plan; the reason of an error is that the plan does not fit, or that nobody
/// brings decks to this game.
[[nodiscard]] Result<std::unique_ptr<bots::StudyPlayer>> studyPlayer(const KnownGame& game,
                                                                     const bots::StudyPlan& plan);

/// Whether the decks of all seats are shuffled into one, so that everybody plays with the same cards.
[[nodiscard]] bool poolsDecks(const KnownGame& game, std::string_view variant);

/// The version of the rules and the hash of the library, as results of simulations and studies name them.
[[nodiscard]] std::string rulesMark(const KnownGame& game);

/// Nothing if a plan is about this game with these rules and cards and has one known bot per seat.
[[nodiscard]] Result<Done> checkStudyPlan(const KnownGame& game, const bots::StudyPlan& plan);

} // namespace rules
