// SPDX-License-Identifier: GPL-3.0-or-later
// Who else may read what the program keeps of its user: nobody.
#include "model/library/library_path.h"
#include "model/library/picture_store.h"
#include "model/library/ready_library.h"
#include "tests/support/sample_pack.h"
#include "tests/support/stocked_library.h"

#include <QDirIterator>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

unsigned modeOf(const QString& path)
{
    struct stat found = {};
    return ::lstat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_mode & 0777u : 0u;
}

void setMode(const QString& path, mode_t mode)
{
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), mode), 0);
}

/// The folder of the user's own library and everything in it.
QStringList everything()
{
    const QString folder = QFileInfo(defaultLibraryFile()).absolutePath();
    QStringList all{folder};
    QDirIterator each(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot | QDir::NoSymLinks,
                      QDirIterator::Subdirectories);
    while (each.hasNext())
        all << each.next();
    return all;
}

QStringList openToOthers()
{
    QStringList open = everything();
    open.removeIf(
        [](const QString& path) { return modeOf(path) == (QFileInfo(path).isDir() ? 0700u : 0600u); });
    return open;
}

} // namespace

class TestPrivateLibrary : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;
    SystemClock m_clock;

    [[nodiscard]] LibraryFile file() const
    {
        return {defaultLibraryFile(), SchemaSteps::builtIn().value(), m_clock};
    }

private Q_SLOTS:
    void initTestCase()
    {
        ::umask(022);
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.path()));
        QVERIFY(defaultLibraryFile().startsWith(m_home.path()));
    }

    void libraryBackupPictureAndRestoredLibraryAreTheirOwnersAlone()
    {
        VERIFY_DONE(readyLibrary({}));
        QCOMPARE(modeOf(defaultLibraryFile()), 0600u);
        const auto backup = file().backUpIfDue();
        VERIFY_DONE(backup);
        QVERIFY(*backup);
        const PictureStore pictures(defaultLibraryFile());
        VERIFY_DONE(pictures.put(tests::samplePicture()));
        QCOMPARE(openToOthers(), QStringList());
        // The library, a folder with a backup, a folder with a picture, and that of the whole.
        QVERIFY(everything().size() >= 6);
        for (const QString& name : {defaultLibraryFile(), defaultLibraryFile() + u"-wal"_s})
            QFile::remove(name);
        // Even a backup that was open to others does not make a library that is.
        setMode((*backup)->path, 0644);
        VERIFY_DONE(file().restoreFrom(**backup));
        QCOMPARE(modeOf(defaultLibraryFile()), 0600u);
    }

    void whatAnEarlierVersionLeftOpenIsClosedAtTheNextStart()
    {
        VERIFY_DONE(readyLibrary({}));
        const QString outside = m_home.filePath(u"of somebody else"_s);
        QFile other(outside);
        QVERIFY(other.open(QIODevice::WriteOnly));
        setMode(outside, 0644);
        QVERIFY(QFile::link(outside, QFileInfo(defaultLibraryFile()).absolutePath() + u"/link"_s));
        for (const QString& path : everything())
            setMode(path, QFileInfo(path).isDir() ? 0755 : 0644);
        QVERIFY(openToOthers().size() >= 6);
        VERIFY_DONE(readyLibrary({}));
        QCOMPARE(openToOthers(), QStringList());
        QCOMPARE(modeOf(outside), 0644u);
    }

    void aLibraryThatWasPutElsewhereKeepsItsPermissions()
    {
        const QString shared = m_home.filePath(u"shared.castellan"_s);
        VERIFY_DONE(readyLibrary(shared));
        QCOMPARE(modeOf(shared), 0600u);
        setMode(shared, 0660);
        VERIFY_DONE(readyLibrary(shared));
        QCOMPARE(modeOf(shared), 0660u);
    }
};

QTEST_GUILESS_MAIN(TestPrivateLibrary)
#include "test_private_library.moc"
