// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/bot_kind.h"
#include "rules/core/match_file.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace model {

/// Who decides on a seat: a person, or a bot of one of the levels of rules/bots/bot_kind.h.
enum class SeatPlayer { Person, RandomBot, GreedyBot, CasualBot, ClubBot, MasterBot };

/// All of them, in order.
inline constexpr int kSeatPlayers = 1 + static_cast<int>(rules::bots::kBotNames.size());

/// The bot that a player stands for; `player` is not a person.
[[nodiscard]] rules::bots::BotKind botOf(SeatPlayer player);

/// "you", "random", "greedy", …: as running matches and settings write it.
[[nodiscard]] QString seatWord(SeatPlayer player);
[[nodiscard]] std::optional<SeatPlayer> seatPlayer(const QString& word);

/// What a match at the table starts from: a set-up of the game, or a position of a scenario.
struct TableSetup
{
    rules::MatchSetup match;
    std::vector<SeatPlayer> seats; ///< in the order of AnyMatch::seats; empty: a person on each
    QString scenario;              ///< text of one scenario; then `match` is not used
    /// People pass the screen on: it is covered until the one who is asked is there.
    bool covers = false;

    friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

/// A set-up as lines that can be kept and read again, the scenario left out. Nothing where lines do not fit.
[[nodiscard]] QStringList writeTableSetup(const TableSetup& setup);
[[nodiscard]] std::optional<TableSetup> readTableSetup(const QStringList& lines);

} // namespace model
