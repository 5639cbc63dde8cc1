// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/process_run.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

class TestFailurePictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A failing GUI test leaves a picture of its window; a passing one leaves none.
    void aFailingGuiTestLeavesAPicture()
    {
        const QTemporaryDir folder;
        const auto run = tests::runProcess(QStringLiteral(FAILING_TEST), {},
                                           {QStringLiteral("CASTELLAN_TEST_PICTURES=") + folder.path()});
        QCOMPARE(run.exitCode, 1);
        const QStringList pictures = QDir(folder.path()).entryList(QDir::Files);
        QCOMPARE(pictures, QStringList{QStringLiteral("FailingGuiTest_failsWhileAWindowIsOpen_1.png")});
        QVERIFY(!QImage(folder.filePath(pictures.first())).isNull());
    }
};

QTEST_GUILESS_MAIN(TestFailurePictures)
#include "test_failure_pictures.moc"
