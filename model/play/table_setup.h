// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/match_file.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace model {

/// Who decides on a seat.
enum class SeatPlayer { Person, RandomBot, GreedyBot };

/// "you", "random", "greedy": as running matches and settings write it.
[[nodiscard]] QString seatWord(SeatPlayer player);
[[nodiscard]] std::optional<SeatPlayer> seatPlayer(const QString& word);

/// What a match at the table starts from: a set-up of the game, or a position of a scenario.
struct TableSetup
{
    rules::MatchSetup match;
    std::vector<SeatPlayer> seats; ///< in the order of AnyMatch::seats; empty: a person on each
    QString scenario;              ///< text of one scenario; then `match` is not used
    bool covers = false; ///< two people pass the screen on: it is covered until the one who is asked is there

    friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

/// A set-up as lines that can be kept and read again, the scenario left out. Nothing where lines do not fit.
[[nodiscard]] QStringList writeTableSetup(const TableSetup& setup);
[[nodiscard]] std::optional<TableSetup> readTableSetup(const QStringList& lines);

} // namespace model
