// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/tab_order.h"

#include <QWidget>

#include <algorithm>

namespace views {

void orderTabsByPlace(QWidget& page)
{
    constexpr int kSameLine = 12; // fields of one line are not all of one height
    struct Stop
    {
        QWidget* widget;
        QPoint middle;
    };
    std::vector<Stop> stops;
    for (QWidget* each : page.findChildren<QWidget*>())
        if (each->isVisible() && (each->focusPolicy() & Qt::TabFocus) == Qt::TabFocus &&
            each->focusProxy() == nullptr)
            stops.push_back({each, each->mapTo(&page, each->rect().center())});
    std::sort(stops.begin(), stops.end(),
              [](const Stop& a, const Stop& b) { return a.middle.y() < b.middle.y(); });
    for (auto line = stops.begin(); line != stops.end();) {
        const auto end = std::find_if(line, stops.end(), [line](const Stop& each) {
            return each.middle.y() - line->middle.y() > kSameLine;
        });
        std::sort(line, end, [](const Stop& a, const Stop& b) { return a.middle.x() < b.middle.x(); });
        line = end;
    }
    for (std::size_t i = 1; i < stops.size(); ++i)
        QWidget::setTabOrder(stops[i - 1].widget, stops[i].widget);
}

} // namespace views
