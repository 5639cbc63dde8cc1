// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QRectF>
#include <QString>

namespace model {

/// A small picture for a number on a card, by the key of its figure: a coin for a cost, an arrow for a range,
/// a sword for an attack, a heart for health, a shield for a defence. Fills the rectangle; empty for other
/// keys.
[[nodiscard]] QPainterPath figureMark(QStringView key, const QRectF& rect);

} // namespace model
