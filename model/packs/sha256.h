// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace model {

/// The SHA-256 of bytes in hexadecimal, as manifests and the picture store write it. Several times as quick
/// as QCryptographicHash where the processor has instructions for it: a pack may have half a gigabyte of
/// pictures.
[[nodiscard]] QString sha256Of(const QByteArray& bytes);

} // namespace model
