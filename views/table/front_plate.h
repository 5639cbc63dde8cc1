// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/table/table_item.h"

#include <array>
#include <string>
#include <vector>

namespace views {

/// A front between two neighbours that is not shown in full: its name once, and for each of its lanes the
/// castle, both totals and the number of cards on either side. Pressing it shows the front in full.
class FrontPlate : public TableItem
{
    Q_OBJECT

public:
    using TableItem::TableItem;

    struct Side
    {
        std::string owner; ///< seat or party
        int total = 0;
        bool leads = false; ///< would win the lane now
        int cards = 0;

        friend bool operator==(const Side&, const Side&) = default;
    };
    struct Lane
    {
        bool closed = false;
        std::string wonBy; ///< empty: nobody
        std::array<Side, 2> sides{};

        friend bool operator==(const Lane&, const Lane&) = default;
    };
    struct State
    {
        QString name; ///< of both players
        std::vector<Lane> lanes;

        friend bool operator==(const State&, const State&) = default;
    };
    void setState(const State& state);
    [[nodiscard]] const State& state() const { return m_state; }

    /// With its name and one line per side.
    [[nodiscard]] static int heightFor(double scale);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLane(QPainter& painter, const Lane& lane, const QRectF& room) const;
    void paintSide(QPainter& painter, const Side& side, const QRectF& room) const;

    State m_state;
};

} // namespace views
