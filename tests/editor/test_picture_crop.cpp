// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/picture_crop.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace model;

class TestPictureCrop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFrameIsInThePictureAndKeepsItsProportionsWhateverIsDoneToIt()
    {
        for (const QSize& size : {QSize(1000, 300), QSize(300, 1000), QSize(640, 480), QSize(30, 30)}) {
            const QRectF picture{QPointF(), QSizeF(size)};
            QRectF frame = middleFrame(size);
            std::mt19937 random(1);
            for (int i = 0; i < 200; ++i) {
                const QPointF by(static_cast<int>(random() % 200) - 100,
                                 static_cast<int>(random() % 200) - 100);
                frame = movedFrame(frame, by, i % 3 == 0 ? 0.8 : i % 3 == 1 ? 1.3 : 1, size);
                QVERIFY(picture.adjusted(-0.01, -0.01, 0.01, 0.01).contains(frame));
                QVERIFY(qAbs(frame.width() / frame.height() - kPictureRatio) < 0.001);
            }
        }
    }

    void whatIsInTheFrameIsKept()
    {
        QTemporaryDir folder;
        QImage image(400, 400, QImage::Format_RGB32);
        image.fill(Qt::red);
        for (int y = 0; y < 200; ++y)
            for (int x = 0; x < 400; ++x)
                image.setPixelColor(x, y, Qt::blue);
        const PictureStore pictures(folder.filePath(u"library.castellan"_s));
        const auto hash = keepCropped(pictures, image, QRectF(0, 220, 145, 100));
        QVERIFY(hash);
        const QImage kept(pictures.pathOf(*hash));
        QCOMPARE(kept.size(), QSize(145, 100));
        QVERIFY(kept.pixelColor(70, 50).red() > 240 && kept.pixelColor(70, 50).blue() < 20);
    }

    void whatIsNoPictureGivesNone()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"a.png"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not a picture");
        file.close();
        QVERIFY(loadPicture(file.fileName()).result().isNull());
        QImage large(3000, 2500, QImage::Format_RGB32);
        large.fill(Qt::green);
        QVERIFY(large.save(folder.filePath(u"b.png"_s)));
        const QImage loaded = loadPicture(folder.filePath(u"b.png"_s)).result();
        QCOMPARE(loaded.width(), 2000);
    }
};

QTEST_GUILESS_MAIN(TestPictureCrop)
#include "test_picture_crop.moc"
