// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/sheet_options.h"
#include "rules/core/result.h"

#include <QRectF>

namespace model {

/// Why cards cannot be put on paper as it was asked for; said in words by ProxyWords.
struct SheetProblem
{
    enum class Kind {
        PaperSize,   ///< smaller or larger than any paper
        CardSize,    ///< smaller or larger than any card
        Margins,     ///< negative, or they leave nothing
        CardTooBig,  ///< not one card fits between the margins
        Gap,         ///< not from 0 to 50 mm
        Bleed,       ///< not from 0 to 10 mm
        Corner,      ///< negative, or more than a half card
        MarkLength,  ///< not from 0 to 50 mm
        Copies,      ///< not from 1 to 99
        TooMany,     ///< more than 10,000 cards in all
        FirstSlot,   ///< there is no such slot
        SkippedSlot, ///< there is no such slot
        NoCards,
    };

    Kind kind;
    double value = 0;  ///< what was asked for
    double second = 0; ///< its height, for a size
    double limit = 0;  ///< what is possible
    double limit2 = 0;

    friend bool operator==(const SheetProblem&, const SheetProblem&) = default;
};

template <class T>
using SheetResult = rules::Result<T, SheetProblem>;

/// Where everything lies on a sheet, in exact millimetres from its upper left corner.
struct SheetLayout
{
    QSizeF paper; ///< as it lies: wider than high in landscape
    int columns = 0;
    int rows = 0;
    QSizeF card;
    double gap = 0;
    double bleed = 0;
    QRectF grid; ///< all slots with the gaps between them

    [[nodiscard]] int slots() const { return columns * rows; }
    /// The edge of the card in a slot, counted from 0, row by row.
    [[nodiscard]] QRectF slot(int index) const;
    /// Where the back of a slot lies on the other side of the paper.
    [[nodiscard]] QRectF backOf(int index, DuplexEdge edge) const;
    /// Whether the backs stand on their heads, because the paper is turned over its upper edge.
    [[nodiscard]] bool isBackTurned(DuplexEdge edge) const;
    /// The slot with as much of the bleed as does not reach into a neighbour.
    [[nodiscard]] QRectF withBleed(int index) const;
};

/// As many cards as fit, in the middle of what the margins leave.
[[nodiscard]] SheetResult<SheetLayout> layOut(const SheetOptions& options);

/// Room that the lines above and below the cards need, the printer's own border included.
inline constexpr double kCaptionRoom = 7.5;
/// On narrower paper the two scale bars stand one below the other.
inline constexpr double kBarsSideBySide = 130;
[[nodiscard]] double barRoom(double paperWidth);

} // namespace model
