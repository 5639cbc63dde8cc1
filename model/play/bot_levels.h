// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/table_setup.h"

#include <QString>

#include <vector>

namespace model {

/// A measured contest between a level of bots and the level below it, as resources/bots/strength.json lists
/// them; tests/benchmarks/strength.md says how they were played.
struct StrengthProof
{
    QString game;
    QString variant;
    int players = 0;               ///< the only number of players it holds for; 0: all
    rules::bots::BotLevel level{}; ///< which has played against the one below
    int parties = 2;               ///< 1: all play together
    int pairs = 0;                 ///< of matches with the same seed and seats swapped
    double share = 0;  ///< of matches won, 0 … 1; of one party: by how much more often than below
    double margin = 0; ///< of its 95 % interval

    /// At least 400 pairs, and the whole interval above odds of 3 : 2 against each opponent: 60 % where two
    /// play. Where all play together, the level has to win more often than the one below.
    [[nodiscard]] bool isConvincing() const;
};

[[nodiscard]] const std::vector<StrengthProof>& strengthProofs();

/// Who can be chosen for a seat: a person, the two simple bots, and every level that has beaten the one below
/// in this variant with this many players.
[[nodiscard]] std::vector<SeatPlayer> offeredPlayers(const QString& game, const QString& variant,
                                                     int players);

/// The player itself where it is offered, otherwise the strongest bot below it that is.
[[nodiscard]] SeatPlayer nearestOffered(SeatPlayer player, const std::vector<SeatPlayer>& offered);

} // namespace model
