// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/seat_players.h"

#include "model/play/bot_levels.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QListView>
#include <QStandardItemModel>

#include <algorithm>
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

void offerPlayers(QComboBox& choice, const QString& game, const QString& variant, std::size_t seats)
{
    const auto offered = model::offeredPlayers(game, variant, static_cast<int>(seats));
    auto* list = qobject_cast<QListView*>(choice.view());
    auto* items = qobject_cast<QStandardItemModel*>(choice.model());
    for (int i = 0; i < choice.count(); ++i) {
        const bool isOffered =
            std::find(offered.begin(), offered.end(), static_cast<model::SeatPlayer>(i)) != offered.end();
        if (list != nullptr)
            list->setRowHidden(i, !isOffered);
        if (items != nullptr)
            items->item(i)->setEnabled(isOffered);
    }
    const auto chosen = static_cast<model::SeatPlayer>(std::max(0, choice.currentIndex()));
    if (const auto nearest = model::nearestOffered(chosen, offered); nearest != chosen)
        choice.setCurrentIndex(static_cast<int>(nearest));
}

} // namespace views
