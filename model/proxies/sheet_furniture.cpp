// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/sheet_furniture.h"

#include "model/faces/fonts.h"
#include "model/proxies/proxy_words.h"

#include <QPainter>

#include <algorithm>

namespace model {

namespace {

constexpr double kBesideCards = 0.8; ///< between cards and what stands above or below them
constexpr double kCaptionText = 2.6;
constexpr double kBarText = 2.4;
constexpr double kTick = 1.6;

QPen hairline(const QColor& colour)
{
    return {colour, kHairline, Qt::SolidLine, Qt::FlatCap};
}

/// Two marks at each corner of a card, pointing away from it as far as there is room.
void paintCorners(QPainter& painter, const ProxyJob& job, const ProxySheet& sheet)
{
    const SheetLayout& layout = job.layout;
    std::vector<bool> used(static_cast<size_t>(layout.slots()), false);
    for (const PlacedProxy& placed : sheet.cards)
        used[static_cast<size_t>(placed.slot)] = true;
    const auto isUsed = [&](int row, int column) {
        const int slot = row * layout.columns + column;
        return row >= 0 && column >= 0 && row < layout.rows && column < layout.columns &&
               used[static_cast<size_t>(slot)];
    };
    for (const PlacedProxy& placed : sheet.cards) {
        const QRectF card = layout.slot(placed.slot);
        const int row = placed.slot / layout.columns;
        const int column = placed.slot % layout.columns;
        const auto mark = [&](const QPointF& corner, const QPointF& away, bool neighbour) {
            const double start = neighbour ? std::min(layout.bleed, layout.gap / 2) : layout.bleed;
            const double end = neighbour ? layout.gap / 2 : start + job.options.markLength;
            if (end - start > 0.01)
                painter.drawLine(corner + away * start,
                                 corner + away * std::min(end, start + job.options.markLength));
        };
        for (const double x : {card.left(), card.right()}) {
            mark({x, card.top()}, {0, -1}, isUsed(row - 1, column));
            mark({x, card.bottom()}, {0, 1}, isUsed(row + 1, column));
        }
        for (const double y : {card.top(), card.bottom()}) {
            mark({card.left(), y}, {-1, 0}, isUsed(row, column - 1));
            mark({card.right(), y}, {1, 0}, isUsed(row, column + 1));
        }
    }
}

void paintText(QPainter& painter, const QString& text, double most, const QRectF& room, Qt::Alignment side)
{
    if (text.isEmpty() || room.width() <= 0)
        return;
    const MeasuredText measured(text, Fonts().interface());
    const double size = std::min(most, most * room.width() / measured.length(most));
    const FittedText line(measured, size, room.width() + 1, 1.0);
    const double x = side == Qt::AlignRight ? room.right() - measured.length(size) : room.left();
    line.paint(painter, QPointF(x, room.center().y() - line.height() / 2));
}

} // namespace

void paintCutMarks(QPainter& painter, const ProxyJob& job, const ProxySheet& sheet)
{
    if (job.options.marks == CutMarks::None)
        return;
    painter.setPen(hairline(job.options.markColour));
    painter.setBrush(Qt::NoBrush);
    paintCorners(painter, job, sheet);
    if (job.options.marks != CutMarks::Lines)
        return;
    for (const PlacedProxy& placed : sheet.cards) {
        if (job.options.corner > 0)
            painter.drawRoundedRect(job.layout.slot(placed.slot), job.options.corner, job.options.corner);
        else
            painter.drawRect(job.layout.slot(placed.slot));
    }
}

void paintCaption(QPainter& painter, const ProxyJob& job, int sheet)
{
    const SheetOptions& o = job.options;
    const SheetLayout& layout = job.layout;
    QStringList right;
    if (o.date && job.deck.date.isValid())
        right << localeFor(o.language).toString(job.deck.date, QLocale::ShortFormat);
    if (o.pageNumber)
        right << ProxyWords::page(sheet + 1, static_cast<int>(job.sheets.size()), o.language);
    const double bottom = layout.grid.top() - layout.bleed - kBesideCards;
    // Between the cut marks of the outermost cards.
    const double width = (layout.columns > 1 ? layout.card.width() : layout.card.width() / 2) - 2;
    const QRectF left(layout.grid.left() + 1, bottom - kCaptionText, width, kCaptionText);
    painter.setPen(inkTokens().ink);
    if (o.deckName)
        paintText(painter, job.deck.name, kCaptionText, left, Qt::AlignLeft);
    paintText(painter, right.join(QStringLiteral(" · ")), kCaptionText,
              left.translated(layout.grid.width() - 2 - width, 0), Qt::AlignRight);
}

ScaleBars scaleBars(const SheetLayout& layout)
{
    const double y = layout.grid.bottom() + layout.bleed + kBesideCards + kTick;
    const double labelled = kInchBar + 10;
    if (layout.columns > 1 && layout.card.width() >= labelled)
        return {{layout.grid.left() + 1, y}, {layout.grid.right() - layout.card.width() + 1, y}};
    const double start = std::max(3.0, std::min(layout.grid.left(), layout.paper.width() - 2 * labelled - 8));
    if (layout.paper.width() >= kBarsSideBySide)
        return {{start, y}, {start + labelled + 4, y}};
    return {{start, y}, {start, y + 3.5}};
}

void paintScaleBars(QPainter& painter, const SheetLayout& layout)
{
    const auto bar = [&painter](const QPointF& start, double length, double step, double small,
                                const QString& label) {
        painter.setPen(hairline(inkTokens().ink));
        painter.drawLine(start, start + QPointF(length, 0));
        for (int i = 0; i * small <= length + 1e-6; ++i) {
            const double x = start.x() + i * small;
            const bool full = i % qRound(step / small) == 0;
            painter.drawLine(QPointF(x, start.y() - (full ? kTick : kTick / 2)), QPointF(x, start.y()));
        }
        paintText(painter, label, kBarText,
                  QRectF(start.x() + length + 1, start.y() - kTick - 0.4, 9, kBarText), Qt::AlignLeft);
    };
    const ScaleBars bars = scaleBars(layout);
    bar(bars.metric, kMetricBar, 10, 5, QStringLiteral("50 mm"));
    bar(bars.inch, kInchBar, 25.4, 25.4 / 8, QStringLiteral("2 in"));
}

} // namespace model
