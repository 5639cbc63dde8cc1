// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/process_run.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace {

tests::ProcessRun cli(const QString& line, const QStringList& environment = {})
{
    return tests::runProcess(QStringLiteral(CASTELLAN_CLI), line.split(u' ', Qt::SkipEmptyParts),
                             environment);
}

} // namespace

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itNeedsNoWidgets()
    {
        QProcess ldd;
        ldd.start(QStringLiteral("ldd"), {QStringLiteral(CASTELLAN_CLI)});
        QVERIFY(ldd.waitForFinished());
        const QByteArray libraries = ldd.readAllStandardOutput();
        QVERIFY(libraries.contains("Qt6Core"));
        QVERIFY(!libraries.contains("Qt6Widgets"));
    }

    void itRunsWithoutADisplay()
    {
        const auto run =
            cli(QStringLiteral("--version"), {QStringLiteral("QT_QPA_PLATFORM=no-such-platform")});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.startsWith(QStringLiteral("castellan-cli ")));
    }

    void helpAnswersInTheLanguageAskedFor()
    {
        QVERIFY(cli(QStringLiteral("--help")).out.contains(QStringLiteral("Commands:")));
        QVERIFY(cli(QStringLiteral("--help --lang de")).out.contains(QStringLiteral("Befehle:")));
        QVERIFY(cli(QStringLiteral("--lang de --help")).out.contains(QStringLiteral("Befehle:")));
    }

    void withoutArgumentsItExplainsItselfAndFails()
    {
        const auto run = cli(QString());
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.contains(QStringLiteral("castellan-cli COMMAND")));
    }

    void aMistakeIsOnePlainSentence()
    {
        const auto run = cli(QStringLiteral("crad thief --lang de"));
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.isEmpty());
        QCOMPARE(run.err, QStringLiteral("Den Befehl „crad“ gibt es nicht; meinst du „card“?\n"));
    }

    void aCardIsShownInBothLanguages()
    {
        const auto english = cli(QStringLiteral("card war-bear"));
        QCOMPARE(english.exitCode, 0);
        QVERIFY(english.out.startsWith(QStringLiteral("War Bear (strength 4)\nDeployment: ")));
        QVERIFY(english.out.contains(QStringLiteral("Kriegsbär")));
        const auto german = cli(QStringLiteral("card war-bear --lang de"));
        QVERIFY(german.out.startsWith(QStringLiteral("Kriegsbär (Stärke 4)\nEinsatz: ")));
        QVERIFY(german.out.contains(QStringLiteral("War Bear")));
    }

    void aCardIsFoundByNameInEitherLanguageToo()
    {
        for (const char* name : {"Diebin", "thief", "THIEF"})
            QVERIFY(
                cli(QStringLiteral("card ") + QLatin1String(name)).out.startsWith(QStringLiteral("Thief (")));
    }

    void theLibraryIsExplainedWithoutBeingTouched()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.castellan"));
        const auto missing = cli(QStringLiteral("library info --library ") + path);
        QCOMPARE(missing.exitCode, 1);
        QVERIFY(missing.out.contains(path));
        QVERIFY(!QFile::exists(path));

        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not a database at all, but long enough to be looked at closely by anybody");
        file.close();
        const auto other = cli(QStringLiteral("library info --lang de --library ") + path);
        QCOMPARE(other.exitCode, 1);
        QVERIFY2(other.out.contains(QStringLiteral("keine Castellan-Bibliothek")), qPrintable(other.out));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    void anUnknownCardIsRefusedWithTheClosestOne()
    {
        const auto run = cli(QStringLiteral("card theif"));
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(QStringLiteral("thief")), qPrintable(run.err));
        QCOMPARE(run.err.count(u'\n'), 1);
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "test_cli.moc"
