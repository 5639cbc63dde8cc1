// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"

#include <QColor>
#include <QRectF>

class QPainter;

namespace model {

/// The mark of a provenance as a drawing, so that it needs no font: full, half or empty circle, or a tick.
void paintProvenance(QPainter& painter, const QRectF& rect, Provenance provenance, const QColor& ink);

} // namespace model
