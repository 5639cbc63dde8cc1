// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/any_match.h"

#include <QHash>
#include <QRect>
#include <QSize>

#include <vector>

namespace views {

/// Where everything on the table stands. Worked out from what the game tells of its zones, so that all games
/// use one board: lanes stand side by side with their castles as a spine, tiles form a grid, what belongs to
/// nobody is a shelf at the right, what belongs to a seat lies along that seat's edge.
struct BoardLayout
{
    std::vector<QRect> zones;              ///< as given; empty for one that has no place
    std::vector<std::vector<QRect>> cards; ///< of each zone
    QHash<QString, QRect> groups;
    QHash<QString, QRect> totals; ///< by zone: beside the castle
    int totalRoom = 0;            ///< what they take from the castle's width
    QHash<QString, QRect> edges;  ///< by seat: where its counters go; "" for those of nobody
    QRect middle;                 ///< lanes or tiles: where a pile opens
    std::vector<bool> titled;     ///< zones that have their name above them

    /// How wide words are on this table.
    struct Words
    {
        int title = 22;               ///< the height of a name above a zone
        std::vector<int> titles;      ///< widths, by zone
        QHash<QString, int> counters; ///< by seat: the widest of its counters without coins
        int coins = 0;                ///< as many coins as are drawn at most
        bool largeHands = false;      ///< on both sides, not the lower one alone
    };

    /// How much larger than on a usual window everything is that does not fill its room by itself.
    [[nodiscard]] static double scaleFor(const QSize& size);
    /// `bottom` is the seat whose edge is the lower one.
    [[nodiscard]] static BoardLayout of(const std::vector<rules::ZoneView>& zones,
                                        const std::vector<rules::GroupView>& groups,
                                        const std::string& bottom, const QSize& size, const Words& words);
};

} // namespace views
