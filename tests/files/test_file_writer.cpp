// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/file_writer.h"
#include "tests/storage/file_size_limit.h"
#include "tests/storage/ordinary_user.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace model;
using namespace Qt::StringLiterals;

class TestFileWriter : public QObject
{
    Q_OBJECT

    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
    }
    static int modeOf(const QString& path)
    {
        struct stat info
        {};
        return ::stat(QFile::encodeName(path).constData(), &info) == 0
                   ? static_cast<int>(info.st_mode & 07777)
                   : -1;
    }
    static QStringList namesIn(const QString& folder)
    {
        return QDir(folder).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

private Q_SLOTS:
    void contentReplacesWhatWasThere()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.txt"_s);
        QVERIFY(writeFile(path, "first, and long"));
        QCOMPARE(read(path), QByteArray("first, and long"));
        QVERIFY(writeFile(path, "second"));
        QCOMPARE(read(path), QByteArray("second"));
        QVERIFY(writeFile(path, {}));
        QCOMPARE(read(path), QByteArray());
        QCOMPARE(namesIn(folder.path()), QStringList{u"a.txt"_s});
    }

    void whatIsRefusedLeavesTheOldFile_data()
    {
        QTest::addColumn<int>("size");
        // Below and above the buffer of Qt, which are written in different ways.
        for (const int size : {100, 16'000, 17'000, 300'000})
            QTest::addRow("%d bytes", size) << size;
    }

    void whatIsRefusedLeavesTheOldFile()
    {
        QFETCH(int, size);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.txt"_s);
        QVERIFY(writeFile(path, "old"));
        {
            const storagetest::FileSizeLimit limit(static_cast<rlim_t>(size / 2));
            QVERIFY(limit.isSet());
            const auto written = writeFile(path, QByteArray(size, 'x'));
            QVERIFY(!written);
            QVERIFY(!written.error().reason.isEmpty());
        }
        QCOMPARE(read(path), QByteArray("old"));
        QCOMPARE(namesIn(folder.path()), QStringList{u"a.txt"_s});
    }

    void aPieceThatWasNotWrittenIsNoticedThoughLaterOnesAre()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.txt"_s);
        FileWriter writer(path);
        QVERIFY(writer.open());
        {
            const storagetest::FileSizeLimit limit(50'000);
            QVERIFY(limit.isSet());
            writer.device().write(QByteArray(100'000, 'x'));
        }
        QVERIFY(!writer.isSound());
        writer.device().write("the end");
        QVERIFY(!writer.commit());
        QVERIFY(!QFile::exists(path));
    }

    void aFullDeviceIsReportedAsFull()
    {
        for (const int size : {1, 100'000}) {
            const auto written = writeFile(u"/dev/full"_s, QByteArray(size, 'x'));
            QVERIFY(!written);
            QVERIFY(written.error().diskFull);
        }
        // Still the device, not a file in its place.
        QVERIFY(!QFileInfo(u"/dev/full"_s).isFile());
    }

    void withoutCommitNothingChanges()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.txt"_s);
        QVERIFY(writeFile(path, "old"));
        {
            FileWriter writer(path);
            QVERIFY(writer.open());
            writer.device().write("new");
            QVERIFY(writer.settle());
            QCOMPARE(read(writer.writtenPath()), QByteArray("new"));
            QCOMPARE(read(path), QByteArray("old"));
        }
        QCOMPARE(read(path), QByteArray("old"));
        QCOMPARE(namesIn(folder.path()), QStringList{u"a.txt"_s});
    }

    void permissionsAreKeptOrPrivate()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.txt"_s);
        const mode_t before = ::umask(027);
        const bool fresh = writeFile(path, "x").has_value();
        ::umask(before);
        QVERIFY(fresh);
        QCOMPARE(modeOf(path), 0640);
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther));
        QVERIFY(writeFile(path, "y"));
        QCOMPARE(modeOf(path), 0604);
        QVERIFY(writeFile(path, "z", FileAccess::Private));
        QCOMPARE(modeOf(path), 0600);
        QVERIFY(makePrivateFolder(folder.filePath(u"one/two"_s)));
        QCOMPARE(modeOf(folder.filePath(u"one"_s)), 0700);
        QCOMPARE(modeOf(folder.filePath(u"one/two"_s)), 0700);
    }

    void aLinkStaysALink()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"file"_s);
        const QString link = folder.filePath(u"link"_s);
        QVERIFY(QFile::link(u"file"_s, link));
        QVERIFY(writeFile(link, "through a link to nothing"));
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(read(file), QByteArray("through a link to nothing"));
        QVERIFY(writeFile(link, "again"));
        QCOMPARE(read(file), QByteArray("again"));
    }

    void foldersAndProtectedFilesAreRefused()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.txt"_s);
        QVERIFY(!writeFile(folder.path(), "x"));
        QVERIFY(!writeFile(folder.filePath(u"none/a.txt"_s), "x"));
        QVERIFY(writeFile(path, "old"));
        const storagetest::Mode mode(path, storagetest::kReadOnlyFile);
        const storagetest::Mode open(folder.path(), QFile::Permissions(0x7777));
        {
            const storagetest::OrdinaryUser user;
            QVERIFY(user.isOrdinary());
            QVERIFY(!writeFile(path, "x"));
        }
        QCOMPARE(read(path), QByteArray("old"));
    }

    void linesThatDidNotFitComeFirstOnceTheyDo()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"log"_s);
        AppendedFile file;
        QVERIFY(file.open(path));
        QByteArray expected;
        {
            const storagetest::FileSizeLimit limit(1000);
            QVERIFY(limit.isSet());
            for (int line = 0; line < 900; ++line) {
                const QByteArray text = "line " + QByteArray::number(line) + " of a file that is full\n";
                expected += text;
                const bool fits = expected.size() <= 1000;
                QCOMPARE(file.append(text).has_value(), fits);
            }
        }
        QCOMPARE(read(path), expected.first(1000));
        QVERIFY(file.append("the last\n"));
        QCOMPARE(read(path), expected + "the last\n");
    }
};

QTEST_GUILESS_MAIN(TestFileWriter)
#include "test_file_writer.moc"
