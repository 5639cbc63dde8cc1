// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "model/proxies/paged_output.h"

class QPainter;

namespace model {

/// One side of the calibration page, in millimetres: bars and grid on the front, crosses on the back. It says
/// on the page what to measure.
void paintCalibration(QPainter& painter, const QSizeF& paper, bool isBack, Language language);

/// Both sides, to be written or printed.
[[nodiscard]] PagedWork calibrationPages(const QSizeF& paper, Language language);

} // namespace model
