// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/work_folder.h"
#include "model/storage/statement.h"
#include "tests/storage/test_library.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>
#include <QThread>

using namespace model;
using namespace storagetest;
using namespace Qt::StringLiterals;

class TestKilled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aProgramKilledTwoHundredTimesWhileSavingHasEveryCommittedRow();
    void aProgramKilledAtItsFirstStartLeavesALibraryOrNone();
    void aProgramKilledWhileMigratingLeavesAWholeVersion();
    void anyStartRemovesWhatKilledProgramsLeftAndNothingElse();

private:
    /// Starts the child, waits for so many lines and a random while more, kills it and returns all its lines.
    QList<QByteArray> killAfter(const QString& role, const QString& path, int lines, int microseconds);

    /// How long the child takes to open this library, in microseconds: kills are spread over that time, and
    /// somewhat more, on any machine.
    static int timeToOpen(const QString& path);

    /// Folders of work in progress that a killed program has left.
    static QStringList workFolders(const QString& folder)
    {
        return QDir(folder).entryList({u".castellan-work-*"_s}, QDir::Dirs | QDir::Hidden);
    }

    static constexpr int kMostKills = 300;
    QRandomGenerator m_random{20310517};
};

QList<QByteArray> TestKilled::killAfter(const QString& role, const QString& path, int lines, int microseconds)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QStringLiteral(STORAGE_CHILD), {role, path});
    if (!child.waitForStarted())
        return {};
    QByteArray said;
    while (said.count('\n') < lines && child.waitForReadyRead())
        said += child.readAllStandardOutput();
    // Not waiting for anything: the kill shall hit any moment between two reports.
    QThread::usleep(static_cast<unsigned long>(m_random.bounded(microseconds)));
    child.kill();
    child.waitForFinished();
    said += child.readAllStandardOutput();
    // The kill may cut the last line; only whole lines were reported.
    return said.left(said.lastIndexOf('\n') + 1).split('\n');
}

int TestKilled::timeToOpen(const QString& path)
{
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(QStringLiteral(STORAGE_CHILD), {u"open-once"_s, path});
    QByteArray said;
    QElapsedTimer timer;
    while (!said.contains("opened\n") && child.waitForReadyRead()) {
        if (said.isEmpty())
            timer.start();
        said += child.readAllStandardOutput();
    }
    const qint64 microseconds = timer.nsecsElapsed() / 1000;
    child.waitForFinished();
    return static_cast<int>(microseconds * 5 / 4 + 1000);
}

void TestKilled::aProgramKilledTwoHundredTimesWhileSavingHasEveryCommittedRow()
{
    const TestLibrary library;
    library.create();
    QSet<int> committed;
    int killsWhileSaving = 0;
    for (int kill = 0; kill < 200; ++kill) {
        const int lines = m_random.bounded(8);
        const auto said = killAfter(u"save-forever"_s, library.path(), lines, 3000);
        for (const QByteArray& line : said) {
            if (const int number = line.toInt())
                committed << number;
        }
        killsWhileSaving += said.contains("ready");

        const Opening opening = library.file().open(IntegrityDepth::Full);
        COMPARE_OUTCOME(opening, OpenOutcome::Opened);
        QSet<int> kept;
        Statement select(*opening.database,
                         u"SELECT number FROM entries JOIN notes ON notes.entry = entries.id"_s);
        VERIFY_DONE(select.run());
        VERIFY_DONE(select.eachRow([&](const QSqlQuery& row) { kept << row.value(0).toInt(); }));
        const QSet<int> lost = committed - kept;
        QVERIFY2(lost.isEmpty(), qPrintable(u"kill %1 lost %2 rows"_s.arg(kill).arg(lost.size())));
        // No half transaction either: an entry and its note come together.
        QCOMPARE(countOf(*opening.database, u"entries"_s), kept.size());
        QCOMPARE(countOf(*opening.database, u"notes"_s), kept.size());
    }
    qInfo("%d of 200 kills hit while saving; %d rows committed", killsWhileSaving, int(committed.size()));
    QVERIFY(killsWhileSaving > 100);
    QVERIFY(committed.size() > 300);
}

void TestKilled::aProgramKilledAtItsFirstStartLeavesALibraryOrNone()
{
    int none = 0;
    int inTheMiddle = 0;
    const TestLibrary measured;
    const int microseconds = timeToOpen(measured.path());
    // As many kills as it takes on this machine to hit the window, within reason.
    for (int kill = 0; kill < kMostKills && (kill < 30 || inTheMiddle == 0 || none == kill); ++kill) {
        const TestLibrary library;
        (void)killAfter(u"open-once"_s, library.path(), 1, microseconds);
        none += !QFileInfo::exists(library.path());
        inTheMiddle += !workFolders(library.folder()).isEmpty();
        const Opening opening = library.file().open();
        QVERIFY(opening.outcome == OpenOutcome::Created || opening.outcome == OpenOutcome::Opened);
        VERIFY_DONE(addEntry(*opening.database, 1));
        // What the killed program left is gone after the next start.
        QCOMPARE(workFolders(library.folder()), QStringList());
    }
    qInfo("%d kills came before the library, %d while it was made", none, inTheMiddle);
    QVERIFY2(inTheMiddle > 0, "no kill hit while the library was made");
}

void TestKilled::aProgramKilledWhileMigratingLeavesAWholeVersion()
{
    constexpr int kRows = 3000;
    const TestLibrary original;
    original.create(1, kRows);
    QMap<int, int> versions;
    const TestLibrary measured;
    QVERIFY(QFile::copy(original.path(), measured.path()));
    const int microseconds = timeToOpen(measured.path());
    int halfBackups = 0;
    const auto hit = [&] { return versions.value(1) > 0 && (halfBackups > 0 || versions.size() > 2); };
    for (int kill = 0; kill < kMostKills && (kill < 30 || !hit()); ++kill) {
        const TestLibrary library;
        QVERIFY(QFile::copy(original.path(), library.path()));
        (void)killAfter(u"open-once"_s, library.path(), 1, microseconds);
        {
            auto database = Database::open(library.path(), Database::Access::ReadOnly);
            VERIFY_DONE(database);
            ++versions[(*database)->schemaVersion().value()];
        }
        halfBackups += !workFolders(library.folder() + u"/backups"_s).isEmpty();
        const Opening opening = library.file().open(IntegrityDepth::Full);
        QVERIFY(opening.outcome == OpenOutcome::Migrated || opening.outcome == OpenOutcome::Opened);
        QCOMPARE(workFolders(library.folder()), QStringList());
        QCOMPARE(workFolders(library.folder() + u"/backups"_s), QStringList());
        QCOMPARE(countOf(*opening.database, u"entries"_s), kRows);
        QCOMPARE(countOf(*opening.database, u"notes"_s), kRows);
    }
    qInfo() << "kills by version left behind:" << versions << "while the backup was made:" << halfBackups;
    // Before the migration (or its backup) and after it: both sides of the window, and something between
    // them.
    QVERIFY2(versions.value(1) > 0, "no kill came before the migration");
    QVERIFY2(halfBackups > 0 || versions.size() > 2, "no kill hit while the library was migrated");
}

void TestKilled::anyStartRemovesWhatKilledProgramsLeftAndNothingElse()
{
    const QTemporaryDir temporary;
    const QByteArray before = qgetenv("TMPDIR");
    qputenv("TMPDIR", QFile::encodeName(temporary.path()));
    const TestLibrary library;
    library.create();
    const QStringList folders{temporary.path(), library.folder(), library.folder() + u"/backups"_s};
    for (const QString& folder : folders) {
        QVERIFY(QDir().mkpath(folder + u"/.castellan-work-AbCd12/inside"_s));
        writeContent(folder + u"/.castellan-work-AbCd12/inside/copy"_s, "a copy of a library");
        // The names of other programs, or nearly ours.
        QVERIFY(QDir().mkpath(folder + u"/.castellan-work-notes"_s));
        QVERIFY(QDir().mkpath(folder + u"/castellan-work-AbCd12"_s));
    }
    // A program is at work in this one.
    const WorkFolder atWork(library.folder());
    QVERIFY(atWork.isValid());
    COMPARE_OUTCOME(library.file().open(), OpenOutcome::Opened);
    for (const QString& folder : folders) {
        QVERIFY2(!QDir(folder + u"/.castellan-work-AbCd12"_s).exists(), qPrintable(folder));
        QVERIFY(QDir(folder + u"/.castellan-work-notes"_s).exists());
        QVERIFY(QDir(folder + u"/castellan-work-AbCd12"_s).exists());
    }
    QVERIFY(QDir(atWork.path()).exists());
    qputenv("TMPDIR", before);
}

QTEST_GUILESS_MAIN(TestKilled)
#include "tst_killed.moc"
