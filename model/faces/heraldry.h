// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/tokens.h"

#include <QRectF>
#include <QString>

class QPainter;

namespace model {

/// A quiet coat of arms made from an id alone: a divided field, two tinctures and a charge. The same id
/// always gives the same arms, on every machine; no picture is borrowed from anybody.
struct Arms
{
    int division = 0;     ///< how the field is parted
    int charge = 0;       ///< what lies upon it
    int tincture = 0;     ///< index of the second hue in Tokens::effect
    bool counter = false; ///< the two tinctures trade places

    static constexpr int kDivisions = 10;
    static constexpr int kCharges = 9;
    static constexpr int kTinctures = 6;

    friend bool operator==(const Arms&, const Arms&) = default;
};

[[nodiscard]] Arms armsOf(const QString& id);

/// Fills the rectangle with the arms, in `hue` and the second tincture, mixed quietly into the raised colour.
void paintArms(QPainter& painter, const QRectF& rect, const Arms& arms, const QColor& hue,
               const Tokens& tokens);

} // namespace model
