// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/geometry.h"

namespace rules::battleground {

namespace {

Bits bitOf(Tile tile)
{
    return tile == kNoTile ? 0 : bit(tile);
}

} // namespace

Geometry::Geometry(unsigned columns, unsigned rows, unsigned zoneRows)
    : m_columns(columns)
    , m_rows(rows)
    , m_reach(std::size_t{2} * (rows + 1) * kMaxTiles)
{
    for (unsigned row = 0; row < rows; ++row)
        for (unsigned column = 0; column < columns; ++column) {
            const Tile here = tile(column, row);
            if (row < zoneRows)
                m_zones[0] |= bit(here);
            if (row >= rows - zoneRows)
                m_zones[1] |= bit(here);
            const Bits beside = bitOf(tile(column - 1, row)) | bitOf(tile(column + 1, row));
            m_neighbours[here] = beside | bitOf(tile(column, row - 1)) | bitOf(tile(column, row + 1));
            for (const bool up : {false, true}) {
                Bits reached = beside;
                for (unsigned range = 1; range <= rows; ++range) {
                    reached |= bitOf(tile(column, up ? row + range : row - range));
                    m_reach[(std::size_t(up) * (rows + 1) + range) * kMaxTiles + here] = reached;
                }
            }
        }
}

Bits Geometry::reachBlocked(Tile tile, bool up, unsigned range, Bits living) const
{
    Bits reached = reach(tile, up, range);
    bool blocked = false;
    for (unsigned step = 1; step <= m_rows; ++step) {
        const Tile ahead = this->tile(column(tile), up ? row(tile) + step : row(tile) - step);
        if (ahead == kNoTile)
            break;
        if (blocked)
            reached &= ~bit(ahead);
        blocked = blocked || (living & bit(ahead)) != 0;
    }
    return reached;
}

Tile Geometry::behind(Tile tile, Tile from) const
{
    const auto step = [](unsigned a, unsigned b) { return a < b ? 1u : a > b ? ~0u : 0u; };
    return this->tile(column(tile) + step(column(from), column(tile)),
                      row(tile) + step(row(from), row(tile)));
}

} // namespace rules::battleground
