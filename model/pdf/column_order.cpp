// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pdf/column_order.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace model {

namespace {

constexpr size_t kMostLines = 2000; ///< more are left as they come: no page for readers has as many
constexpr int kDeepest = 12;
constexpr size_t kColumnLines = 3;     ///< that make a column, where something spans it
constexpr size_t kSurelyColumn = 8;    ///< lines that are not below each other by chance
constexpr double kSpanningShare = 0.3; ///< of all lines; with more the page has one column
constexpr double kGutter = 0.5;        ///< heights
constexpr double kTouch = 1;           ///< points that neighbours may stand into each other
constexpr double kSpread = 6; ///< heights between words of one line, where it was made to fill its column
constexpr double kSameLetters = 0.12; ///< how much the letters of one line may differ

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

/// Whether enough lines begin at the same place for a column. Gaps between words that were spread over a
/// line lie below each other by chance, and the words behind them begin anywhere.
bool isColumn(const Lines& lines)
{
    if (lines.size() >= kSurelyColumn)
        return true;
    size_t most = 0;
    for (const PdfLine* first : lines)
        most = std::max(
            most, static_cast<size_t>(std::count_if(lines.begin(), lines.end(), [first](const PdfLine* line) {
                return std::abs(line->box.left() - first->box.left()) < kTouch;
            })));
    return 2 * most > lines.size();
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
    if (rightBegin - leftEnd < kGutter * height || beside < height || !isColumn(right))
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

/// What stands beside each other in one column is one line, whose words were spread to fill it.
bool isOneLine(const PdfLine& left, const PdfLine& right)
{
    const double larger = std::max(left.height, right.height);
    const double shared =
        std::min(left.box.bottom(), right.box.bottom()) - std::max(left.box.top(), right.box.top());
    const double gap = right.box.left() - left.box.right();
    return !right.isMarked && std::abs(left.height - right.height) <= kSameLetters * larger &&
           shared > 0.6 * larger && gap >= 0 && gap < kSpread * larger;
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

void order(Lines lines, int depth, std::vector<Lines>& result);

void orderColumns(const Lines& lines, double x, int depth, std::vector<Lines>& result)
{
    Lines left;
    Lines right;
    for (const PdfLine* line : lines)
        (line->box.right() <= x + kTouch ? left : right).push_back(line);
    order(std::move(left), depth, result);
    order(std::move(right), depth, result);
}

/// The lines in their order, each of one or several pieces.
void order(Lines lines, int depth, std::vector<Lines>& result)
{
    const auto gutter = depth < kDeepest && lines.size() > 1 ? bestGutter(lines) : std::nullopt;
    if (!gutter) {
        byRows(lines);
        for (size_t i = 0; i < lines.size(); ++i) {
            if (i > 0 && isOneLine(*lines[i - 1], *lines[i]))
                result.back().push_back(lines[i]);
            else
                result.push_back({lines[i]});
        }
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
        result.push_back({line});
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
    std::vector<Lines> ordered;
    order(std::move(all), 0, ordered);
    std::vector<PdfLine> result;
    result.reserve(lines.size());
    for (const Lines& pieces : ordered) {
        result.push_back(*pieces.front());
        for (size_t i = 1; i < pieces.size(); ++i) {
            result.back().text += u' ' + pieces[i]->text;
            result.back().box |= pieces[i]->box;
        }
    }
    lines = std::move(result);
}

} // namespace model
