// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/crash_report.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>

/// A program that crashes is this one, started a second time.
class TestCrashReport : public QObject
{
    Q_OBJECT

    [[nodiscard]] static int crash(const QString& folder, int signal)
    {
        QProcess child;
        child.setProcessChannelMode(QProcess::MergedChannels);
        child.start(QCoreApplication::applicationFilePath(),
                    {QStringLiteral("--crash"), folder, QString::number(signal)});
        child.waitForFinished();
        return child.exitStatus() == QProcess::CrashExit ? child.exitCode() : -1;
    }

private Q_SLOTS:
    void aCrashLeavesAReport_data()
    {
        QTest::addColumn<int>("signal");
        QTest::addColumn<QString>("name");
        QTest::newRow("segmentation fault") << SIGSEGV << QStringLiteral("SIGSEGV");
        QTest::newRow("abort") << SIGABRT << QStringLiteral("SIGABRT");
    }
    void aCrashLeavesAReport()
    {
        QFETCH(int, signal);
        QFETCH(QString, name);
        const QTemporaryDir parent;
        const QString folder = parent.filePath(QStringLiteral("new/folder"));
        // The program still ends by its signal.
        QCOMPARE(crash(folder, signal), signal);
        const QString path = folder + QStringLiteral("/crash-report.txt");
        QVERIFY(QFile::exists(path));
        QCOMPARE(QFile::permissions(path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        const auto report = model::takeCrashReport(folder);
        QVERIFY(report.has_value());
        QVERIFY2(report->startsWith(QStringLiteral("Castellan 1.2.3\nQt ")), qPrintable(*report));
        QVERIFY(report->contains(QStringLiteral("Signal: ") + name));
        // The last twenty of twenty-five actions, in order.
        QVERIFY(!report->contains(QStringLiteral("action.4\n")));
        QVERIFY(report->contains(QStringLiteral("  action.5\n  action.6\n")));
        QVERIFY(report->contains(QStringLiteral("  action.24\nStack:\n")));
        const QString stack = report->section(QStringLiteral("Stack:\n"), 1);
        QVERIFY2(stack.count(u'\n') >= 3, qPrintable(stack));
        QVERIFY2(stack.contains(QStringLiteral("test_crash_report")), qPrintable(stack));
    }

    void aReportIsOfferedOnce()
    {
        const QTemporaryDir folder;
        QVERIFY(!model::takeCrashReport(folder.path()));
        QCOMPARE(crash(folder.path(), SIGSEGV), SIGSEGV);
        QVERIFY(model::takeCrashReport(folder.path()).has_value());
        QVERIFY(!model::takeCrashReport(folder.path()));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("last-crash-report.txt"))));
    }

    void theNameOfTheUserIsNotInIt()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("crash-report.txt")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Stack:\n" + QDir::homePath().toUtf8() + "/castellan/app/castellan(+0x12)\n");
        file.close();
        const auto report = model::takeCrashReport(folder.path());
        QCOMPARE(report.value_or(QString()), QStringLiteral("Stack:\n~/castellan/app/castellan(+0x12)\n"));
    }
};

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QStringLiteral("--crash")) {
        model::installCrashHandler(arguments[2], QStringLiteral("1.2.3"));
        for (int i = 0; i < 25; ++i)
            model::noteAction(QStringLiteral("action.%1").arg(i));
        ::raise(arguments[3].toInt());
        return 0;
    }
    TestCrashReport test;
    return QTest::qExec(&test, argc, argv);
}
#include "test_crash_report.moc"
