// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/card_pictures.h"
#include "model/library/library_store.h"
#include "model/library/picture_store.h"
#include "tests/support/stocked_library.h"

#include <QBuffer>
#include <QImage>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

const QString kGame = u"crimson-company"_s;

QByteArray picture(const char* format, const QSize& size = {63, 88}, const QColor& colour = Qt::darkRed)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, format))
        qFatal("no writer for %s", format);
    return bytes;
}

QStringList filesOf(const PictureStore& store)
{
    QStringList files;
    QDirIterator each(store.folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext())
        files << each.next();
    return files;
}

void makeOld(const QString& path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(
        file.setFileTime(QDateTime::currentDateTimeUtc().addDays(-31), QFileDevice::FileModificationTime));
}

} // namespace

class TestPictureStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPictureIsKeptOnceUnderTheSumOfItsContent()
    {
        tests::StockedLibrary library(false);
        const PictureStore store(library.path());
        const QByteArray bytes = picture("PNG");
        const auto hash = store.put(bytes);
        VERIFY_DONE(hash);
        QCOMPARE(*store.put(bytes), *hash);
        QCOMPARE(filesOf(store), QStringList(store.pathOf(*hash)));
        QFile file(store.pathOf(*hash));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), bytes);
        QVERIFY(QFileInfo(file).absolutePath().startsWith(library.path() + u".pictures/"_s));
    }

    void onlyWholePicturesOfASensibleSizeAreKept_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        const QByteArray png = picture("PNG");
        const QByteArray jpeg = picture("JPEG");
        QByteArray wrongSum = png;
        wrongSum[wrongSum.indexOf("IDAT") + 6] =
            static_cast<char>(wrongSum[wrongSum.indexOf("IDAT") + 6] ^ 1);
        QByteArray huge = jpeg;
        const qsizetype frame = huge.indexOf("\xFF\xC0");
        QVERIFY(frame > 0);
        huge[frame + 5] = '\x7F';
        QTest::newRow("png") << png << QString();
        QTest::newRow("jpeg") << jpeg << QString();
        QTest::newRow("text") << QByteArray("a text that calls itself picture.png") << u"neither"_s;
        QTest::newRow("nothing") << QByteArray() << u"neither"_s;
        QTest::newRow("half a png") << png.left(png.size() / 2) << u"broken"_s;
        QTest::newRow("a png with more behind it") << png + "more" << u"broken"_s;
        QTest::newRow("a png with a wrong sum") << wrongSum << u"broken"_s;
        QTest::newRow("half a jpeg") << jpeg.left(jpeg.size() / 2) << u"broken"_s;
        QTest::newRow("a jpeg's head alone") << jpeg.left(4) << u"broken"_s;
        QTest::newRow("too wide") << picture("PNG", {kLongestPictureSide + 1, 1}) << u"pixels"_s;
        QTest::newRow("too high") << huge << u"pixels"_s;
        QTest::newRow("too large") << QByteArray("\x89PNG\r\n\x1a\n") + QByteArray(kLargestPicture, 'x')
                                   << u"larger"_s;
    }

    void onlyWholePicturesOfASensibleSizeAreKept()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        tests::StockedLibrary library(false);
        const PictureStore store(library.path());
        const auto hash = store.put(bytes);
        if (reason.isEmpty()) {
            VERIFY_DONE(hash);
            return;
        }
        QVERIFY(!hash);
        QVERIFY2(hash.error().reason.contains(reason), qPrintable(hash.error().reason));
        QVERIFY(filesOf(store).isEmpty());
    }

    void facesAndSheetsFindThePictureOfACard()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        const PictureStore pictures(library.path());
        QCOMPARE((*store.record(kGame, u"thief"_s))->picture, QString());
        const QString hash = *pictures.put(picture("PNG"));
        VERIFY_DONE(store.correct(kGame, u"thief"_s, CardField::Picture, hash));
        const auto finder = cardPictures(library.database());
        VERIFY_DONE(finder);
        QCOMPARE((*finder)(kGame, u"thief"_s).path, pictures.pathOf(hash));
        QVERIFY((*finder)(kGame, u"monk"_s).path.isEmpty());
        QVERIFY(!(*finder)(kGame, u"monk"_s).isWanted);
        // A card of this id in another game is another card.
        QVERIFY(!(*finder)(u"battleground"_s, u"thief"_s).isWanted);
        // Gone from the disk, it is missed.
        pictures.remove(hash);
        QVERIFY((*finder)(kGame, u"thief"_s).path.isEmpty());
        QVERIFY((*finder)(kGame, u"thief"_s).isWanted);
    }

    void aCardShowsThePictureOfItsTopmostLayer()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        const PictureStore pictures(library.path());
        QCOMPARE((*store.record(kGame, u"thief"_s))->picture, QString());
        const QString hash = *pictures.put(picture("PNG"));
        VERIFY_DONE(store.correct(kGame, u"thief"_s, CardField::Picture, hash));
        const CardRecord shown = **store.record(kGame, u"thief"_s);
        QCOMPARE(shown.picture, hash);
        QCOMPARE(shown.layerOf(CardField::Picture), Layer::Owner);
        QCOMPARE(*store.correct(kGame, u"thief"_s, CardField::Picture, std::nullopt), std::optional(hash));
        QCOMPARE((*store.record(kGame, u"thief"_s))->picture, QString());
        QVERIFY(!store.correct(kGame, u"thief"_s, CardField::Picture, u"../secret"_s));
    }

    void whatNoCardRefersToIsSweptAfterAMonth()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        const PictureStore pictures(library.path());
        const QString used = *pictures.put(picture("PNG", {10, 10}));
        const QString old = *pictures.put(picture("PNG", {11, 11}));
        const QString young = *pictures.put(picture("PNG", {12, 12}));
        VERIFY_DONE(store.correct(kGame, u"thief"_s, CardField::Picture, used));
        makeOld(pictures.pathOf(used));
        makeOld(pictures.pathOf(old));
        const auto swept = pictures.sweep(library.database());
        VERIFY_DONE(swept);
        QCOMPARE(*swept, 1);
        QVERIFY(!pictures.pathOf(used).isEmpty());
        QVERIFY(pictures.pathOf(old).isEmpty());
        QVERIFY(!pictures.pathOf(young).isEmpty());
    }

    void aNameThatIsNoSumLeadsNowhere()
    {
        tests::StockedLibrary library(false);
        const PictureStore pictures(library.path());
        QCOMPARE(pictures.pathOf(u"../library.castellan"_s), QString());
        QCOMPARE(pictures.pathOf({}), QString());
    }
};

QTEST_GUILESS_MAIN(TestPictureStore)
#include "test_picture_store.moc"
