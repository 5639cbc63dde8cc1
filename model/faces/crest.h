// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/tokens.h"

#include <QIcon>
#include <QPainterPath>

class QPainter;

namespace model {

/// A heater shield that fills the rectangle.
[[nodiscard]] QPainterPath shieldPath(const QRectF& rect);

/// A banner with two tails that fills the rectangle.
[[nodiscard]] QPainterPath pennonPath(const QRectF& rect);

/// A tower with a gate, to lie upon the shield that fills the rectangle.
[[nodiscard]] QPainterPath towerPath(const QRectF& shield);

/// The program's mark: a red shield with a tower.
void paintCrest(QPainter& painter, const QRectF& rect, const Tokens& tokens);

/// The mark as the window's icon.
[[nodiscard]] QIcon crestIcon();

} // namespace model
