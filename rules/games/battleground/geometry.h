// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/row_options.h"
#include "rules/games/battleground/state.h"

#include <array>
#include <vector>

namespace rules::battleground {

/// A board of some size, worked out beforehand: what lies next to a tile and before it. Tiles are numbered
/// from a1 along the rows, so their numbers sort as their names do, row by row.
class Geometry
{
public:
    Geometry(unsigned columns, unsigned rows, unsigned zoneRows);

    [[nodiscard]] unsigned columns() const { return m_columns; }
    [[nodiscard]] unsigned rows() const { return m_rows; }
    [[nodiscard]] unsigned tiles() const { return m_columns * m_rows; }
    [[nodiscard]] unsigned column(Tile tile) const { return tile % m_columns; }
    [[nodiscard]] unsigned row(Tile tile) const { return tile / m_columns; }
    /// None where the board ends before.
    [[nodiscard]] Tile tile(unsigned column, unsigned row) const
    {
        return column < m_columns && row < m_rows ? static_cast<Tile>(row * m_columns + column) : kNoTile;
    }

    [[nodiscard]] Bits zoneOf(Side side) const { return m_zones[side]; }
    /// The tiles one step away: forward, back, left and right.
    [[nodiscard]] Bits neighbours(Tile tile) const { return m_neighbours[tile]; }
    /// bg.range: so many tiles straight ahead, and the two beside where the range is above 0. `up`: looking
    /// towards B's edge.
    [[nodiscard]] Bits reach(Tile tile, bool up, unsigned range) const
    {
        return reachAt(rangeIndex(up, range), tile);
    }
    /// The same in two parts, for ranges that are asked for again and again.
    [[nodiscard]] std::uint32_t rangeIndex(bool up, unsigned range) const
    {
        return (unsigned(up) * (m_rows + 1) + (range < m_rows ? range : m_rows)) * unsigned(kMaxTiles);
    }
    [[nodiscard]] Bits reachAt(std::uint32_t index, Tile tile) const { return m_reach[index + tile]; }
    /// The same, but every living character ends the row behind it: bg.ruling.blocking.
    [[nodiscard]] Bits reachBlocked(Tile tile, bool up, unsigned range, Bits living) const;

    /// The tile right behind `tile` as seen from `from`, which lies in the same row or column; none at the
    /// edge.
    [[nodiscard]] Tile behind(Tile tile, Tile from) const;

private:
    unsigned m_columns;
    unsigned m_rows;
    std::array<Bits, kSides> m_zones{};
    std::array<Bits, kMaxTiles> m_neighbours{};
    std::vector<Bits> m_reach;
};

} // namespace rules::battleground
