// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace tests {

/// What a program did that ran to its end.
struct ProcessRun
{
    int exitCode = -1; ///< -1: did not start, crashed or took longer than a minute
    QString out;
    QString err;
};

/// Runs a program without a display, in a home folder of its own, in English unless `extra` says otherwise.
[[nodiscard]] ProcessRun runProcess(const QString& program, const QStringList& arguments,
                                    const QStringList& extraEnvironment = {});

/// The environment that runProcess gives; `home` must exist.
[[nodiscard]] QProcessEnvironment plainEnvironment(const QString& home);

} // namespace tests
