// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/single_instance.h"
#include "tests/support/process_run.h"

#include <QFile>
#include <QLocalSocket>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using app::SingleInstance;

/// The second start is the real program; the first is the real program or the object that it uses.
class TestSingleInstance : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_home;

    [[nodiscard]] QString library(const char* name = "library") const
    {
        return m_home->filePath(QString::fromLatin1(name));
    }

    void start(QProcess& process, const QString& libraryFile, const QStringList& files = {}) const
    {
        process.setProcessEnvironment(tests::plainEnvironment(m_home->path()));
        process.start(QStringLiteral(CASTELLAN),
                      QStringList{QStringLiteral("--library"), libraryFile} + files);
    }

    [[nodiscard]] std::unique_ptr<SingleInstance> instance(const QString& libraryFile) const
    {
        return std::make_unique<SingleInstance>(libraryFile, m_home->path());
    }

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("HOME", m_home->path().toUtf8());
    }

    void aSecondStartHandsItsFilesOverAndEnds()
    {
        const auto first = instance(library());
        QCOMPARE(first->meet({}), SingleInstance::Role::First);
        QSignalSpy called(first.get(), &SingleInstance::called);
        QProcess second;
        start(second, library(), {QStringLiteral("/decks/a.txt"), QStringLiteral("/decks/zwölf Reiter.txt")});
        QTRY_COMPARE(called.count(), 1);
        QTRY_COMPARE(second.state(), QProcess::NotRunning);
        QCOMPARE(second.exitCode(), 0);
        QCOMPARE(called.first().first().toStringList(),
                 QStringList({QStringLiteral("/decks/a.txt"), QStringLiteral("/decks/zwölf Reiter.txt")}));
    }

    void aSecondStartWithoutFilesStillCallsTheWindow()
    {
        const auto first = instance(library());
        QCOMPARE(first->meet({}), SingleInstance::Role::First);
        QSignalSpy called(first.get(), &SingleInstance::called);
        QProcess second;
        start(second, library());
        QTRY_COMPARE(called.count(), 1);
        QTRY_COMPARE(second.state(), QProcess::NotRunning);
    }

    void twoRealProgramsMeet()
    {
        QProcess first;
        start(first, library());
        const QString socket = instance(library())->socketPath();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(socket), 20000);
        QProcess second;
        start(second, library());
        QTRY_COMPARE_WITH_TIMEOUT(second.state(), QProcess::NotRunning, 20000);
        QCOMPARE(second.exitCode(), 0);
        QCOMPARE(first.state(), QProcess::Running);
        first.kill();
        first.waitForFinished();
    }

    void otherLibrariesDoNotMeet()
    {
        const auto first = instance(library("one"));
        const auto other = instance(library("two"));
        QCOMPARE(first->meet({}), SingleInstance::Role::First);
        QCOMPARE(other->meet({}), SingleInstance::Role::First);
        QVERIFY(first->socketPath() != other->socketPath());
    }

    void twoNamesOfOneLibraryMeet()
    {
        QFile file(library());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(QFile::link(library(), library("link")));
        QCOMPARE(instance(library("link"))->socketPath(), instance(library())->socketPath());
    }

    void whatAKilledProgramLeavesBehindIsTakenOver()
    {
        QProcess killed;
        start(killed, library());
        const QString socket = instance(library())->socketPath();
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(socket), 20000);
        killed.kill();
        QVERIFY(killed.waitForFinished());
        QVERIFY(QFile::exists(socket));
        const auto next = instance(library());
        QCOMPARE(next->meet({}), SingleInstance::Role::First);
    }

    void withoutAFolderForTheSocketTheProgramRunsAlone()
    {
        SingleInstance alone(library(), m_home->filePath(QStringLiteral("missing/folder")));
        QCOMPARE(alone.meet({}), SingleInstance::Role::Alone);
    }

    void strangersAreNotListenedTo()
    {
        const auto first = instance(library());
        QCOMPARE(first->meet({}), SingleInstance::Role::First);
        QSignalSpy called(first.get(), &SingleInstance::called);
        for (const QByteArray& message : {QByteArray("GET / HTTP/1.1\r\n\r\n"),
                                          QByteArray("\xff\xff\xff\xff"), QByteArray("\0\0\0\4abcd", 8)}) {
            QLocalSocket stranger;
            stranger.connectToServer(first->socketPath());
            QVERIFY(stranger.waitForConnected());
            stranger.write(message);
            QTRY_COMPARE(stranger.state(), QLocalSocket::UnconnectedState);
        }
        QCOMPARE(called.count(), 0);
    }

    void nobodyElseCanReachTheSocket()
    {
        const auto first = instance(library());
        QCOMPARE(first->meet({}), SingleInstance::Role::First);
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(!(QFile::permissions(first->socketPath()) & others));
    }
};

QTEST_GUILESS_MAIN(TestSingleInstance)
#include "test_single_instance.moc"
