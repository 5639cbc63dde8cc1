// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace views {

/// Fusion, with check boxes and radio buttons that grow with the text, take the accent when they are set and
/// show the keyboard's place by a ring. Colours come from the palette alone.
class MarkStyle : public QProxyStyle
{
    Q_OBJECT

public:
    MarkStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
};

} // namespace views
