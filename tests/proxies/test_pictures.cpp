// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/card_face.h"
#include "model/faces/screen_pictures.h"
#include "model/faces/stored_pictures.h"
#include "model/proxies/pdf_file.h"
#include "tests/support/proxy_cards.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace model;

/// Pictures that people gave to cards, on screen and on paper.
class TestPictures : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    /// A picture of one colour with the card's id as its name.
    void save(const QString& card, const QColor& colour, const QSize& size = QSize(900, 600)) const
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(colour);
        QVERIFY(image.save(m_folder.filePath(card + QStringLiteral(".png"))));
    }

    /// Every card whose name begins with "p" should have a picture.
    [[nodiscard]] PictureFinder finder() const
    {
        return [folder = m_folder.path()](const QString& /*game*/, const QString& card) -> PictureFile {
            const QString path = folder + u'/' + card + QStringLiteral(".png");
            return {QFile::exists(path) ? path : QString(), card.startsWith(u'p')};
        };
    }

    static Card card(const QString& id)
    {
        Card made = tests::builtInDeck().cards.front().card;
        made.id = id;
        return made;
    }

private Q_SLOTS:
    void paperGetsEveryPictureInItsOwnResolution()
    {
        save(QStringLiteral("p1"), Qt::red, QSize(1500, 1000));
        StoredPictures pictures(finder());
        const CardPicture first = pictures.picture({}, QStringLiteral("p1"));
        QCOMPARE(first.image.size(), QSize(1500, 1000));
        // The same value again, so that a PDF can store it once.
        QCOMPARE(pictures.picture({}, QStringLiteral("p1")).image.cacheKey(), first.image.cacheKey());
        QVERIFY(pictures.picture({}, QStringLiteral("other")).image.isNull());
        QVERIFY(!pictures.picture({}, QStringLiteral("other")).isMissing);
    }

    void aPictureThatIsGoneOrBrokenIsMissing()
    {
        QFile broken(m_folder.filePath(QStringLiteral("pbroken.png")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no picture");
        broken.close();
        StoredPictures pictures(finder());
        QVERIFY(pictures.picture({}, QStringLiteral("pgone")).isMissing);
        QVERIFY(pictures.picture({}, QStringLiteral("pbroken")).isMissing);
        ProxyDeck deck = tests::builtInDeck();
        deck.cards.resize(2);
        deck.cards[0].card.id = QStringLiteral("pbroken");
        const auto outcome =
            writePdf(tests::plannedJob(deck, {}), m_folder.filePath(QStringLiteral("missing.pdf")),
                     {&pictures, {}, {}, {}});
        QVERIFY(outcome);
        QCOMPARE(outcome->missingPictures, QStringList{QStringLiteral("pbroken")});
    }

    /// Nothing is decoded while a face is painted: it comes without, and again when the picture is there.
    void onAScreenPicturesArriveLater()
    {
        save(QStringLiteral("p2"), Qt::green, QSize(2000, 3000));
        ScreenPictures pictures;
        pictures.setFinder(finder());
        const QSignalSpy arrived(&pictures, &ScreenPictures::arrived);
        QVERIFY(pictures.picture({}, QStringLiteral("p2")).image.isNull());
        QTRY_VERIFY(!pictures.picture({}, QStringLiteral("p2")).image.isNull());
        QTRY_VERIFY(!arrived.isEmpty());
        const QImage image = pictures.picture({}, QStringLiteral("p2")).image;
        QCOMPARE(image.width(), ScreenPictures::kWidth);
        QVERIFY(image.height() <= ScreenPictures::kWidth * 3 / 2);
        QCOMPARE(image.pixelColor(image.rect().center()), QColor(Qt::green));
    }

    void theFaceShowsThePictureInsteadOfTheArms()
    {
        save(QStringLiteral("p3"), Qt::blue);
        ScreenPictures pictures;
        pictures.setFinder(finder());
        const auto blue = [&pictures](FaceInk ink) {
            QImage image(252, 352, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            CardFaceStyle style{.tokens = tokensFor(Scheme::Light), .ink = ink};
            style.picture = pictures.picture({}, QStringLiteral("p3"));
            paintCardFace(painter, QRectF(0, 0, 252, 352), card(QStringLiteral("p3")), style);
            painter.end();
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    count += image.pixelColor(x, y) == QColor(Qt::blue) ? 1 : 0;
            }
            return count;
        };
        QCOMPARE(blue(FaceInk::Colour), 0);
        QTRY_VERIFY(blue(FaceInk::Colour) > 5000);
        // Saved ink is not spent on pictures.
        QCOMPARE(blue(FaceInk::InkSaver), 0);
    }

    /// More pictures in view than there is room for: each is tried once, then the screen comes to rest.
    void picturesWithoutRoomAreNotDecodedInACircle()
    {
        constexpr int kMany = 60;
        for (int i = 0; i < kMany; ++i)
            save(QStringLiteral("pmany%1").arg(i), QColor(i, 100, 100), QSize(480, 432));
        ScreenPictures pictures;
        pictures.setFinder(finder());
        QSignalSpy arrived(&pictures, &ScreenPictures::arrived);
        const auto shown = [&pictures] {
            int count = 0;
            for (int i = 0; i < kMany; ++i)
                count += pictures.picture({}, QStringLiteral("pmany%1").arg(i)).image.isNull() ? 0 : 1;
            return count;
        };
        connect(&pictures, &ScreenPictures::arrived, this, [&shown] { (void)shown(); });
        QCOMPARE(shown(), 0);
        QTRY_VERIFY(shown() >= ScreenPictures::kMostKiB / (480 * 432 * 4 / 1024) - 1);
        // It says no more when nothing comes.
        qsizetype before = -1;
        QTRY_VERIFY_WITH_TIMEOUT(std::exchange(before, arrived.size()) == arrived.size() && before > 0, 3000);
    }

    void anotherLibraryHasOtherPictures()
    {
        save(QStringLiteral("p4"), Qt::red);
        ScreenPictures pictures;
        pictures.setFinder(finder());
        QTRY_VERIFY(!pictures.picture({}, QStringLiteral("p4")).image.isNull());
        pictures.setFinder({});
        QVERIFY(pictures.picture({}, QStringLiteral("p4")).image.isNull());
    }
};

QTEST_MAIN(TestPictures)
#include "test_pictures.moc"
