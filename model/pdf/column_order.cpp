// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/column_order.h"

#include <algorithm>
#include <optional>

namespace model {

namespace {

constexpr size_t kMostLines = 2000; ///< more are left as they come: no page for readers has as many
constexpr int kDeepest = 12;
constexpr size_t kColumnLines = 3;     ///< that make a column, where something spans it
constexpr double kSpanningShare = 0.3; ///< of all lines; with more the page has one column
constexpr double kGutter = 0.5;        ///< heights
constexpr double kTouch = 1;           ///< points that neighbours may stand into each other

using Lines = std::vector<const PdfLine*>;

struct Gutter
{
    double x = 0;
    size_t spanning = 0;
    double width = 0;
};

double top(const Lines& lines)
{
    return (*std::min_element(lines.begin(), lines.end(),
                              [](const PdfLine* a, const PdfLine* b) { return a->box.top() < b->box.top(); }))
        ->box.top();
}

double bottom(const Lines& lines)
{
    return (*std::max_element(
                lines.begin(), lines.end(),
                [](const PdfLine* a, const PdfLine* b) { return a->box.bottom() < b->box.bottom(); }))
        ->box.bottom();
}

std::optional<Gutter> gutterAt(const Lines& lines, double x)
{
    Lines left;
    Lines right;
    double leftEnd = -1e9;
    double rightBegin = 1e9;
    size_t spanning = 0;
    for (const PdfLine* line : lines) {
        if (line->box.right() <= x + kTouch) {
            left.push_back(line);
            leftEnd = std::max(leftEnd, line->box.right());
        } else if (line->box.left() >= x - kTouch) {
            right.push_back(line);
            rightBegin = std::min(rightBegin, line->box.left());
        } else {
            ++spanning;
        }
    }
    if (left.empty() || right.empty())
        return {};
    const bool few = left.size() < kColumnLines || right.size() < kColumnLines;
    const bool isPage = spanning == 0 && std::max(left.size(), right.size()) >= kColumnLines;
    if ((few && !isPage) ||
        static_cast<double>(spanning) > kSpanningShare * static_cast<double>(lines.size()))
        return {};
    const double height = lines.front()->height;
    const double beside = std::min(bottom(left), bottom(right)) - std::max(top(left), top(right));
    if (rightBegin - leftEnd < kGutter * height || beside < height)
        return {};
    return Gutter{x, spanning, rightBegin - leftEnd};
}

std::optional<Gutter> bestGutter(const Lines& lines)
{
    std::vector<double> edges;
    for (const PdfLine* line : lines)
        edges.push_back(line->box.left());
    std::sort(edges.begin(), edges.end());
    std::optional<Gutter> best;
    double last = -1e9;
    for (const double edge : edges) {
        if (edge - last < kTouch)
            continue;
        last = edge;
        const auto found = gutterAt(lines, edge);
        if (found && (!best || found->spanning < best->spanning ||
                      (found->spanning == best->spanning && found->width > best->width)))
            best = found;
    }
    return best;
}

void byRows(Lines& lines)
{
    std::stable_sort(lines.begin(), lines.end(), [](const PdfLine* a, const PdfLine* b) {
        return a->box.center().y() < b->box.center().y();
    });
    // What stands beside each other is one row, from left to right.
    for (size_t begin = 0; begin < lines.size();) {
        size_t end = begin + 1;
        while (end < lines.size() &&
               lines[end]->box.center().y() < lines[begin]->box.center().y() + 0.4 * lines[begin]->height)
            ++end;
        std::stable_sort(lines.begin() + static_cast<std::ptrdiff_t>(begin),
                         lines.begin() + static_cast<std::ptrdiff_t>(end),
                         [](const PdfLine* a, const PdfLine* b) { return a->box.left() < b->box.left(); });
        begin = end;
    }
}

void order(Lines lines, int depth, Lines& result);

void orderColumns(const Lines& lines, double x, int depth, Lines& result)
{
    Lines left;
    Lines right;
    for (const PdfLine* line : lines)
        (line->box.right() <= x + kTouch ? left : right).push_back(line);
    order(std::move(left), depth, result);
    order(std::move(right), depth, result);
}

void order(Lines lines, int depth, Lines& result)
{
    const auto gutter = depth < kDeepest && lines.size() > 1 ? bestGutter(lines) : std::nullopt;
    if (!gutter) {
        byRows(lines);
        result.insert(result.end(), lines.begin(), lines.end());
        return;
    }
    byRows(lines);
    Lines band;
    for (const PdfLine* line : lines) {
        const bool spans = line->box.right() > gutter->x + kTouch && line->box.left() < gutter->x - kTouch;
        if (!spans) {
            band.push_back(line);
            continue;
        }
        orderColumns(band, gutter->x, depth + 1, result);
        band.clear();
        result.push_back(line);
    }
    orderColumns(band, gutter->x, depth + 1, result);
}

} // namespace

void putInReadingOrder(std::vector<PdfLine>& lines)
{
    if (lines.size() < 2 || lines.size() > kMostLines)
        return;
    Lines all;
    for (const PdfLine& line : lines)
        all.push_back(&line);
    Lines ordered;
    order(std::move(all), 0, ordered);
    std::vector<PdfLine> result;
    result.reserve(lines.size());
    for (const PdfLine* line : ordered)
        result.push_back(*line);
    lines = std::move(result);
}

} // namespace model
