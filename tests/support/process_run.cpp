// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/process_run.h"

#include <QProcess>
#include <QTemporaryDir>

namespace tests {

QProcessEnvironment plainEnvironment(const QString& home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QString::fromLatin1(name), home);
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    for (const char* name : {"LANG", "LC_ALL", "LANGUAGE"})
        environment.insert(QString::fromLatin1(name), QStringLiteral("C.UTF-8"));
    return environment;
}

ProcessRun runProcess(const QString& program, const QStringList& arguments,
                      const QStringList& extraEnvironment)
{
    const QTemporaryDir home;
    QProcess process;
    QProcessEnvironment environment = plainEnvironment(home.path());
    for (const QString& entry : extraEnvironment)
        environment.insert(entry.section(u'=', 0, 0), entry.section(u'=', 1));
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    ProcessRun run;
    if (!process.waitForFinished(580000)) {
        process.kill();
        process.waitForFinished();
        return run;
    }
    if (process.exitStatus() == QProcess::NormalExit)
        run.exitCode = process.exitCode();
    run.out = QString::fromUtf8(process.readAllStandardOutput());
    run.err = QString::fromUtf8(process.readAllStandardError());
    return run;
}

} // namespace tests
