// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/table/board_scene.h"

#include <QHash>
#include <QRect>
#include <QSize>

#include <vector>

namespace views {

/// Where everything on the table is drawn, for any game: lanes side by side with their middles as a spine,
/// tiles as a grid, areas in the middle, what belongs to nobody on a shelf at the right. The seat at the
/// lower edge has its party beside it; the others sit along the upper edge or around the table in turn order.
/// Where players have boards of their own, that of the lower seat is large and the others are as large as the
/// room allows, down to the numbers of their cards.
struct BoardLayout
{
    std::vector<QRect> zones;              ///< as given; empty: not shown
    std::vector<std::vector<QRect>> cards; ///< of each zone; may be fewer than its cards
    std::vector<std::vector<QRect>> slots; ///< of each zone: its empty places; may be fewer than it has
    std::vector<bool> titled;              ///< zones that have their name above them
    std::vector<int> titleReserve;         ///< by zone: what is left free at the right of its name
    std::vector<QRect> counters;           ///< as given; empty: not shown
    std::vector<bool> labelled;            ///< counters with their name before the number
    QHash<QString, int> groupReserve;      ///< by group: what is left free at the right for its counters
    QHash<QString, QRect> groups;
    QHash<QString, QRect> fronts;   ///< those that are shown by their numbers alone; see BoardScene::frontOf
    int totalRoom = 0;              ///< what totals take from the width of the middle
    QHash<QString, QRect> badges;   ///< by seat or party: its name
    QHash<QString, QRect> stations; ///< by seat or party: everything it has
    QRect middle;                   ///< lanes, tiles or areas: where a pile opens

    /// How wide words are on this table.
    struct Words
    {
        int title = 22;             ///< the height of a name above a zone
        int front = 60;             ///< the height of a front that is shown by its numbers
        std::vector<int> titles;    ///< by zone
        std::vector<int> labelled;  ///< by counter: name, its coins and number
        std::vector<int> tight;     ///< by counter: name, one coin and number
        std::vector<int> bare;      ///< by counter: one coin and number
        QHash<QString, int> badges; ///< by seat or party
    };

    /// How much larger than on a usual window everything is that does not fill its room by itself.
    [[nodiscard]] static double scaleFor(const QSize& size);
    [[nodiscard]] static BoardLayout of(const BoardScene& scene, const QSize& size, const Words& words);
};

} // namespace views
