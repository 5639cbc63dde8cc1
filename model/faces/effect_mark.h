// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"

#include <QPainterPath>

namespace model {

/// The shape of an effect type, which tells it apart without its colour: deployment a banner, income a coin,
/// recruitment a square on its tip, destruction a star, passive a hexagon, score a crown, a special ability
/// a star of five points. Fills the rectangle.
[[nodiscard]] QPainterPath effectMark(EffectType type, const QRectF& rect);

} // namespace model
