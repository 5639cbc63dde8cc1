// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <QStringList>

namespace tests {

/// The lines of a file of the source tree that have something on them; none if there is no such file.
inline QStringList linesOf(const QString& path)
{
    QFile file(QStringLiteral(CASTELLAN_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
                                          : QStringList();
}

} // namespace tests
