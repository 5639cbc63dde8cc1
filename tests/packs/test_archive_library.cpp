// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include <KZip>

// KArchive is built here from adapted source where the distribution has no package of it: it has to work, not
// only link.
class TestArchiveLibrary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aZipKeepsNamesWithUmlautsAndContents();
    void aFileThatIsNoZipIsRefused();
};

void TestArchiveLibrary::aZipKeepsNamesWithUmlautsAndContents()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("pack.zip"));
    const QString name = QStringLiteral("karten/Söldnerführer.json");
    const QByteArray content = QByteArray("{\"strength\": 3}").repeated(1000);
    {
        KZip zip(path);
        QVERIFY(zip.open(QIODevice::WriteOnly));
        QVERIFY(zip.writeFile(name, content));
        QVERIFY(zip.close());
    }
    QVERIFY(QFileInfo(path).size() < content.size() / 10);

    KZip zip(path);
    QVERIFY(zip.open(QIODevice::ReadOnly));
    const KArchiveFile* file = zip.directory()->file(name);
    QVERIFY(file);
    QCOMPARE(file->data(), content);
}

void TestArchiveLibrary::aFileThatIsNoZipIsRefused()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("pack.zip")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("PK but not a zip").repeated(100));
    file.close();
    KZip zip(file.fileName());
    QVERIFY(!zip.open(QIODevice::ReadOnly));
}

QTEST_GUILESS_MAIN(TestArchiveLibrary)
#include "test_archive_library.moc"
