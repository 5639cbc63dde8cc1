// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QStringView>

#include <span>
#include <string_view>

namespace model {

/// A sign and its shape on a field of 100 × 100. Commands as in SVG paths, all with absolute numbers:
/// M x y, L x y, C (two handles and the end), Q (one handle and the end), Z. Besides: O x y r is a circle and
/// R x y w h a rectangle. What lies on something else is cut out of it.
struct SignShape
{
    std::string_view key;
    std::string_view path;
};

/// The picture of something that is printed on a card: a symbol, a penalty, a figure, an emblem. Fills the
/// rectangle; empty for a key that no game has.
[[nodiscard]] QPainterPath signMark(QStringView key, const QRectF& rect);

/// A shape read from its commands, on its field. Empty if they cannot be read.
[[nodiscard]] QPainterPath signPath(std::string_view commands);

} // namespace model
