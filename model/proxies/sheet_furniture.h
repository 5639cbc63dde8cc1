// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/proxy_job.h"

class QPainter;

namespace model {

/// Marks outside the cards, where they stay on the paper that is cut away.
void paintCutMarks(QPainter& painter, const ProxyJob& job, const ProxySheet& sheet);

/// Deck, date and page above the cards.
void paintCaption(QPainter& painter, const ProxyJob& job, int sheet);

/// 50 mm and 2 in below the cards, to be checked with a ruler.
void paintScaleBars(QPainter& painter, const SheetLayout& layout);

/// Where the two bars begin; their lengths are kMetricBar and kInchBar.
struct ScaleBars
{
    QPointF metric;
    QPointF inch;
};
[[nodiscard]] ScaleBars scaleBars(const SheetLayout& layout);

inline constexpr double kMetricBar = 50;
inline constexpr double kInchBar = 50.8;

/// Width of marks and bars.
inline constexpr double kHairline = 0.1;

} // namespace model
