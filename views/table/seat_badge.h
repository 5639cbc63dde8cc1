// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/table/table_item.h"

#include <QPainterPath>

namespace views {

/// The shape that goes with the colour of a seat, so that nobody has to tell colours apart.
[[nodiscard]] QPainterPath seatMark(std::size_t number, const QRectF& room);

/// The name of a seat or party beside its cards. The one that is asked is filled, the one whose turn it is
/// has a broad frame. Clicked, it is the answer where a player can be chosen, else the table is seen from
/// there.
class SeatBadge : public TableItem
{
    Q_OBJECT

public:
    using TableItem::TableItem;

    struct State
    {
        std::string id;
        QString name;
        bool turn = false;
        bool asked = false;

        friend bool operator==(const State&, const State&) = default;
    };
    void setState(const State& state);
    [[nodiscard]] const State& state() const { return m_state; }

    [[nodiscard]] static int widthFor(const TableLook& look, const QString& name, double scale);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    State m_state;
};

} // namespace views
