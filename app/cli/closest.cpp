// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/closest.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace app {

namespace {

/// Insertions, deletions, replacements and neighbours swapped, each counted once.
int distance(const QString& a, const QString& b)
{
    const auto width = static_cast<size_t>(b.size()) + 1;
    std::vector<std::vector<int>> rows(static_cast<size_t>(a.size()) + 1, std::vector<int>(width));
    std::iota(rows[0].begin(), rows[0].end(), 0);
    for (size_t i = 1; i < rows.size(); ++i) {
        const QChar x = a[static_cast<qsizetype>(i) - 1];
        rows[i][0] = static_cast<int>(i);
        for (size_t j = 1; j < width; ++j) {
            const QChar y = b[static_cast<qsizetype>(j) - 1];
            rows[i][j] =
                std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + (x == y ? 0 : 1)});
            const bool swapped = i > 1 && j > 1 && x == b[static_cast<qsizetype>(j) - 2] &&
                                 a[static_cast<qsizetype>(i) - 2] == y;
            if (swapped)
                rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
        }
    }
    return rows.back().back();
}

} // namespace

QString closest(const QString& typed, const QStringList& candidates)
{
    QString best;
    int bestDistance = 0;
    for (const QString& candidate : candidates) {
        const int d = distance(typed.toLower(), candidate.toLower());
        const auto allowed = std::max(1, static_cast<int>(candidate.size()) / 3);
        if (d <= allowed && (best.isEmpty() || d < bestDistance)) {
            best = candidate;
            bestDistance = d;
        }
    }
    return best;
}

} // namespace app
