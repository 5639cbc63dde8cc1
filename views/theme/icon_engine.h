// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIconEngine>

namespace views {

class Theme;

/// Draws an icon of resources/icons (one colour, "currentColor") in the ink of the theme at the moment of
/// painting, so that icons need not be made again when the scheme changes. The theme outlives every icon.
class IconEngine : public QIconEngine
{
public:
    IconEngine(QString name, const Theme& theme);

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine* clone() const override;

private:
    QString m_name;
    const Theme& m_theme;
};

} // namespace views
