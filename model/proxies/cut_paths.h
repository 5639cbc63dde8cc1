// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/proxy_job.h"

namespace model {

/// The edges of the cards of one sheet for a cutting machine, in millimetres and at the places where they are
/// printed.
[[nodiscard]] QByteArray cutPathsSvg(const ProxyJob& job, int sheet);
/// DXF of AutoCAD R12, which every program reads; its y axis points up.
[[nodiscard]] QByteArray cutPathsDxf(const ProxyJob& job, int sheet);

} // namespace model
