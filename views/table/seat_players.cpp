// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/seat_players.h"

#include <QCoreApplication>

#include <array>

namespace views {

QStringList seatPlayerNames()
{
    static constexpr std::array kPlayers{
        QT_TRANSLATE_NOOP("SeatPlayers", "You"),
        QT_TRANSLATE_NOOP("SeatPlayers", "Bot, at random"),
        QT_TRANSLATE_NOOP("SeatPlayers", "Bot, greedy"),
        QT_TRANSLATE_NOOP("SeatPlayers", "Bot, casual player"),
        QT_TRANSLATE_NOOP("SeatPlayers", "Bot, club player"),
        QT_TRANSLATE_NOOP("SeatPlayers", "Bot, master"),
    };
    QStringList names;
    for (const char* player : kPlayers)
        names << QCoreApplication::translate("SeatPlayers", player);
    return names;
}

} // namespace views
