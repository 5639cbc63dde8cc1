// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/tokens.h"
#include "model/library/card.h"

#include <QRectF>
#include <QSizeF>

class QPainter;

namespace model {

/// How a card is to be drawn.
struct CardFaceStyle
{
    const Tokens& tokens; ///< the light ones for paper
    Language language = Language::English;
    /// Text that would come out smaller than this, in units of the painter, is left out rather than drawn too
    /// small to read. On a screen 12 px are 9 pt; on paper it may be smaller.
    double smallestText = 12;
};

/// What found its place on the face.
struct CardFaceFit
{
    bool text = false;   ///< the effect's text is there, whole
    double textSize = 0; ///< units of the painter
};

/// Proportions of a card of 63 × 88 mm.
inline constexpr double kCardRatio = 63.0 / 88.0;
[[nodiscard]] QSizeF cardSizeForWidth(double width);

/// The one picture of a card, for browser, table and print; vectors only. Draws into `rect`, which should
/// have the proportions above. From a width of about 220 px the whole card; below that name, strength and
/// mark.
CardFaceFit paintCardFace(QPainter& painter, const QRectF& rect, const Card& card,
                          const CardFaceStyle& style);

} // namespace model
