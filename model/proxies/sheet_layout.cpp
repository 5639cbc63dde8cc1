// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/sheet_layout.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

using Kind = SheetProblem::Kind;

/// A hair, so that 3 × 63 mm fit into 189 mm although neither is exact in binary.
constexpr double kHair = 1e-6;

int fitting(double room, double card, double gap)
{
    return static_cast<int>(std::floor((room + gap + kHair) / (card + gap)));
}

/// A number that is no number is out of every range.
bool isWithin(double value, double low, double high)
{
    return value >= low && value <= high;
}

std::optional<SheetProblem> check(const SheetOptions& o)
{
    const auto size = [](Kind kind, const QSizeF& s, double low, double high) -> std::optional<SheetProblem> {
        if (isWithin(s.width(), low, high) && isWithin(s.height(), low, high))
            return std::nullopt;
        return SheetProblem{kind, s.width(), s.height(), low, high};
    };
    if (auto problem = size(Kind::PaperSize, o.paper, kSmallestCard, kLargestPaper))
        return problem;
    if (auto problem = size(Kind::CardSize, o.card, kSmallestCard, 300))
        return problem;
    for (const double margin : {o.margins.left(), o.margins.top(), o.margins.right(), o.margins.bottom()}) {
        if (!isWithin(margin, 0, kLargestPaper))
            return SheetProblem{Kind::Margins, margin};
    }
    if (!isWithin(o.gap, 0, 50))
        return SheetProblem{Kind::Gap, o.gap, 0, 0, 50};
    for (const double bleed : {o.bleed, o.pictureBleed})
        if (!isWithin(bleed, 0, kMostBleed))
            return SheetProblem{Kind::Bleed, bleed, 0, 0, kMostBleed};
    const double half = std::min(o.card.width(), o.card.height()) / 2;
    if (!isWithin(o.corner, 0, half))
        return SheetProblem{Kind::Corner, o.corner, 0, 0, half};
    if (!isWithin(o.markLength, 0, 50))
        return SheetProblem{Kind::MarkLength, o.markLength, 0, 0, 50};
    if (o.copies < 1 || o.copies > kMostCardCopies)
        return SheetProblem{Kind::Copies, static_cast<double>(o.copies), 0, 1, kMostCardCopies};
    return std::nullopt;
}

} // namespace

double barRoom(double paperWidth)
{
    return paperWidth < kBarsSideBySide ? kCaptionRoom + 3.5 : kCaptionRoom;
}

QRectF SheetLayout::slot(int index) const
{
    const int row = index / columns;
    const int column = index % columns;
    return {QPointF(grid.x() + column * (card.width() + gap), grid.y() + row * (card.height() + gap)), card};
}

bool SheetLayout::isBackTurned(DuplexEdge edge) const
{
    const bool upright = paper.height() >= paper.width();
    return upright == (edge == DuplexEdge::Short);
}

QRectF SheetLayout::backOf(int index, DuplexEdge edge) const
{
    QRectF back = slot(index);
    if (isBackTurned(edge))
        back.moveTop(paper.height() - back.bottom());
    else
        back.moveLeft(paper.width() - back.right());
    return back;
}

QRectF SheetLayout::withBleed(int index) const
{
    const int row = index / columns;
    const int column = index % columns;
    const double inner = std::min(bleed, gap / 2);
    return slot(index).adjusted(column == 0 ? -bleed : -inner, row == 0 ? -bleed : -inner,
                                column == columns - 1 ? bleed : inner, row == rows - 1 ? bleed : inner);
}

SheetResult<SheetLayout> layOut(const SheetOptions& options)
{
    if (const auto problem = check(options))
        return *problem;
    SheetLayout layout;
    layout.paper = options.landscape ? options.paper.transposed() : options.paper;
    layout.card = options.card;
    layout.gap = options.gap;
    layout.bleed = options.bleed;

    const bool caption = options.deckName || options.pageNumber || options.date;
    const double top = std::max(options.margins.top(), caption ? kCaptionRoom : 0) + options.bleed;
    const double bottom =
        std::max(options.margins.bottom(), options.scaleBar ? barRoom(layout.paper.width()) : 0) +
        options.bleed;
    const double left = options.margins.left() + options.bleed;
    const double right = options.margins.right() + options.bleed;
    const QRectF room(left, top, layout.paper.width() - left - right, layout.paper.height() - top - bottom);
    if (room.width() <= 0 || room.height() <= 0)
        return SheetProblem{Kind::Margins, std::max(left + right, top + bottom), 0, layout.paper.width(),
                            layout.paper.height()};
    layout.columns = fitting(room.width(), options.card.width(), options.gap);
    layout.rows = fitting(room.height(), options.card.height(), options.gap);
    if (layout.slots() == 0)
        return SheetProblem{Kind::CardTooBig, options.card.width(), options.card.height(), room.width(),
                            room.height()};
    const QSizeF used(layout.columns * (options.card.width() + options.gap) - options.gap,
                      layout.rows * (options.card.height() + options.gap) - options.gap);
    layout.grid = QRectF(
        QPointF(room.x() + (room.width() - used.width()) / 2, room.y() + (room.height() - used.height()) / 2),
        used);

    const int slots = layout.slots();
    if (options.firstSlot < 1 || options.firstSlot > slots)
        return SheetProblem{Kind::FirstSlot, static_cast<double>(options.firstSlot), 0, 1,
                            static_cast<double>(slots)};
    for (const int skipped : options.skipped) {
        if (skipped < 1 || skipped > slots)
            return SheetProblem{Kind::SkippedSlot, static_cast<double>(skipped), 0, 1,
                                static_cast<double>(slots)};
    }
    return layout;
}

} // namespace model
