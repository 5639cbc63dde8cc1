// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/proxy_job.h"

class QPainter;

namespace model {

/// Paints the back of a card of the job with its upper left corner at the origin, bleed included. Gives the
/// size of its text in units of the painter, 0 where there is none.
double paintCardBack(QPainter& painter, const ProxyJob& job, int card);

} // namespace model
