// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"

#include <QByteArray>
#include <QString>

namespace model {

/// The content of an ordinary file that somebody chose: a deck, a match, a scenario. The error is why not, in
/// the language of the program and without the path: it is missing, a folder, a device or a pipe, which could
/// block or never end, or has more than `most` bytes. Nothing is read before that is known.
[[nodiscard]] rules::Result<QByteArray, QString> readPlainFile(const QString& path, qint64 most);

/// The same for its first bytes alone, however large the file is.
[[nodiscard]] rules::Result<QByteArray, QString> readPlainHead(const QString& path, qint64 bytes);

/// For files with a format that has no limit of its own.
inline constexpr qint64 kLargestPlainFile = qint64{16} << 20;

} // namespace model
