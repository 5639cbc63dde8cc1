// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/transaction.h"
#include "tests/storage/test_library.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

using namespace model;
using namespace storagetest;
using namespace Qt::StringLiterals;

namespace {

/// A second program that holds a lock on the library while this lives.
class Holder
{
public:
    Holder(const QString& role, const TestLibrary& library)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral(STORAGE_CHILD), {role, library.path()});
        m_isHolding = m_process.waitForReadyRead() && m_process.readLine().trimmed() == "holding";
    }
    ~Holder() { release(); }
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;

    [[nodiscard]] bool isHolding() const { return m_isHolding; }
    bool release()
    {
        m_process.closeWriteChannel();
        return m_process.waitForFinished() && m_process.exitCode() == 0;
    }

private:
    QProcess m_process;
    bool m_isHolding = false;
};

} // namespace

class TestLocked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLockedLibraryIsReportedAfterTheTimeoutAndLeftAlone();
    void readingGoesOnWhileAnotherProgramWrites();
    void anOlderLibraryThatIsBeingWrittenIsNotMigrated();
};

void TestLocked::aLockedLibraryIsReportedAfterTheTimeoutAndLeftAlone()
{
    const TestLibrary library;
    library.create(kTestSteps, 9);
    Holder holder(u"hold-against-all"_s, library);
    QVERIFY(holder.isHolding());
    const QByteArray before = contentOf(library.path());

    QElapsedTimer timer;
    timer.start();
    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::Locked);
    QVERIFY2(timer.elapsed() >= 190, qPrintable(QString::number(timer.elapsed())));
    QVERIFY(!opening.database);
    QCOMPARE(opening.error->code, StorageErrorCode::Locked);
    QCOMPARE(contentOf(library.path()), before);

    QVERIFY(holder.release());
    const Opening again = library.file().open();
    COMPARE_OUTCOME(again, OpenOutcome::Opened);
    QCOMPARE(countOf(*again.database, u"entries"_s), 9);
}

void TestLocked::readingGoesOnWhileAnotherProgramWrites()
{
    const TestLibrary library;
    library.create(kTestSteps, 9);
    Holder holder(u"hold-against-writers"_s, library);
    QVERIFY(holder.isHolding());

    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::Opened);
    QCOMPARE(countOf(*opening.database, u"entries"_s), 9);
    VERIFY_DONE(library.file().backUpIfDue());
    const auto transaction = Transaction::begin(*opening.database);
    QVERIFY(!transaction);
    QCOMPARE(transaction.error().code, StorageErrorCode::Locked);
    const auto single = addEntry(*opening.database, 10);
    QVERIFY(!single);
    QCOMPARE(single.error().code, StorageErrorCode::Locked);

    QVERIFY(holder.release());
    VERIFY_DONE(addEntry(*opening.database, 10));
}

void TestLocked::anOlderLibraryThatIsBeingWrittenIsNotMigrated()
{
    const TestLibrary library;
    library.create(2, 9);
    Holder holder(u"hold-against-writers"_s, library);
    QVERIFY(holder.isHolding());
    const Opening opening = library.file().open();
    COMPARE_OUTCOME(opening, OpenOutcome::Locked);
    QCOMPARE(opening.schemaVersion, 2);
    QVERIFY(holder.release());
    COMPARE_OUTCOME(library.file().open(), OpenOutcome::Migrated);
}

QTEST_GUILESS_MAIN(TestLocked)
#include "tst_locked.moc"
