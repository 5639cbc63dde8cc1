// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

namespace model {

/// The sum that PNG and zip files carry. Of several parts: each gets the sum of what came before it.
[[nodiscard]] quint32 crc32(QByteArrayView bytes, quint32 before = 0);

} // namespace model
