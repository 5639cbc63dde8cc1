// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/cut_paths.h"
#include "model/proxies/folder_pictures.h"
#include "model/proxies/proxy_exports.h"
#include "model/proxies/tabletop_deck.h"
#include "tests/storage/file_size_limit.h"
#include "tests/support/proxy_cards.h"

#include <QJsonArray>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include <cmath>

using namespace model;

/// What goes with a sheet: cut paths, a deck for Tabletop Simulator, pictures of a folder.
class TestProxyFiles : public QObject
{
    Q_OBJECT

    static ProxyJob job(int cards, double corner)
    {
        ProxyDeck deck = tests::builtInDeck();
        deck.cards.resize(static_cast<size_t>(cards));
        SheetOptions o;
        o.corner = corner;
        o.skipped = {2};
        return tests::plannedJob(deck, o);
    }

private Q_SLOTS:
    void theSvgHasEveryCardWhereItIsPrinted()
    {
        const ProxyJob sheets = job(10, 2.5);
        QXmlStreamReader xml(cutPathsSvg(sheets, 0));
        std::vector<QRectF> found;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            const auto number = [&xml](const char* name) {
                return xml.attributes().value(QLatin1String(name)).toDouble();
            };
            if (xml.name() == u"svg") {
                QCOMPARE(xml.attributes().value(QLatin1String("width")), QStringLiteral("210.0000mm"));
                QCOMPARE(xml.attributes().value(QLatin1String("viewBox")),
                         QStringLiteral("0 0 210.0000 297.0000"));
            }
            if (xml.name() == u"rect") {
                found.emplace_back(number("x"), number("y"), number("width"), number("height"));
                QCOMPARE(number("rx"), 2.5);
            }
        }
        QVERIFY(!xml.hasError());
        QCOMPARE(found.size(), size_t{8});
        for (size_t i = 0; i < found.size(); ++i)
            QCOMPARE(found[i], sheets.layout.slot(sheets.sheets[0].cards[i].slot));
    }

    /// Read as a cutter reads it: pairs of code and value.
    void theDxfHasClosedOutlines()
    {
        for (const double corner : {0.0, 3.0}) {
            const ProxyJob sheets = job(3, corner);
            const QList<QByteArray> lines = cutPathsDxf(sheets, 0).trimmed().split('\n');
            QCOMPARE(lines.size() % 2, 0);
            int edges = 0;
            int arcs = 0;
            double least = 1e9;
            double most = 0;
            for (qsizetype i = 0; i + 1 < lines.size(); i += 2) {
                bool ok = false;
                const int code = lines[i].toInt(&ok);
                QVERIFY(ok);
                edges += code == 0 && lines[i + 1] == "LINE" ? 1 : 0;
                arcs += code == 0 && lines[i + 1] == "ARC" ? 1 : 0;
                if (code == 20 || code == 21) {
                    least = std::min(least, lines[i + 1].toDouble());
                    most = std::max(most, lines[i + 1].toDouble());
                }
            }
            QCOMPARE(edges, 12);
            QCOMPARE(arcs, corner > 0 ? 12 : 0);
            QCOMPARE(lines.last(), QByteArray("EOF"));
            // Upside down: the first row of the sheet is the highest of the drawing.
            QCOMPARE(most, 297 - sheets.layout.slot(0).top());
            QVERIFY(least >= 297 - sheets.layout.slot(5).bottom() - 0.001);
        }
    }

    void aTabletopDeckHasEveryCopyAndOnePictureACard()
    {
        ProxyDeck deck = tests::builtInDeck();
        deck.cards.resize(12);
        deck.cards[3].copies = 3;
        const ProxyJob sheets = tests::plannedJob(deck, {});
        const QJsonObject made =
            tabletopObject(sheets, {QStringLiteral("file:///f.png")}, QStringLiteral("file:///b.png"));
        QCOMPARE(tabletopSheets(deck), 1);
        const QImage faces = tabletopFaces(sheets, nullptr, 0);
        QCOMPARE(faces.size(), QSize(10 * 501, 2 * 700));
        QCOMPARE(tabletopBack(sheets).size(), QSize(501, 700));
        const QJsonObject object = made[QLatin1String("ObjectStates")].toArray().first().toObject();
        QCOMPARE(object[QLatin1String("Name")].toString(), QStringLiteral("DeckCustom"));
        const QJsonArray ids = object[QLatin1String("DeckIDs")].toArray();
        QCOMPARE(ids.size(), 14);
        QCOMPARE(object[QLatin1String("ContainedObjects")].toArray().size(), 14);
        QCOMPARE(ids.toVariantList().count(QVariant(103)), 3);
        const QJsonObject sheet =
            object[QLatin1String("CustomDeck")].toObject()[QLatin1String("1")].toObject();
        QCOMPARE(sheet[QLatin1String("NumWidth")].toInt(), 10);
        QCOMPARE(sheet[QLatin1String("NumHeight")].toInt(), 2);
        QCOMPARE(sheet[QLatin1String("FaceURL")].toString(), QStringLiteral("file:///f.png"));
        const QJsonObject fourth = object[QLatin1String("ContainedObjects")].toArray()[3].toObject();
        QCOMPARE(fourth[QLatin1String("Nickname")].toString(), deck.cards[3].card.name.en);
        // The fourth card is painted in the fourth field, and the thirteenth field is empty.
        const auto colours = [&](int field) {
            QSet<QRgb> seen;
            const QPoint at(field % 10 * 501, field / 10 * 700);
            for (int y = 0; y < 700; y += 7)
                for (int x = 0; x < 501; x += 5)
                    seen << faces.pixel(at + QPoint(x, y));
            return seen.size();
        };
        QVERIFY(colours(3) > 5);
        QCOMPARE(colours(12), 1);
    }

    void aLargeDeckHasSeveralSheets()
    {
        ProxyDeck deck = tests::builtInDeck();
        const std::vector<ProxyCard> once = deck.cards;
        deck.cards.insert(deck.cards.end(), once.begin(), once.end());
        QCOMPARE(tabletopSheets(deck), 2);
        deck.cards.resize(1);
        const QJsonObject one = tabletopObject(tests::plannedJob(deck, {}), {QString()}, QString());
        const QJsonObject object = one[QLatin1String("ObjectStates")].toArray().first().toObject();
        QCOMPARE(object[QLatin1String("Name")].toString(), QStringLiteral("Card"));
    }

    /// Sheets that belong together come together, or not at all.
    void filesThatCannotAllBeWrittenAreNotWritten()
    {
        QTemporaryDir folder;
        const auto names = [&folder] { return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden); };
        const ProxyJob sheets = job(20, 0);
        // A folder stands where the third sheet should go.
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("cut-3.svg")));
        const auto blocked = writeCutPaths(sheets, folder.filePath(QStringLiteral("cut.svg")));
        QVERIFY(blocked);
        QCOMPARE(blocked->kind, ProxyFailure::Kind::CannotWrite);
        QVERIFY2(blocked->path.endsWith(QStringLiteral("cut-3.svg")), qPrintable(blocked->path));
        QCOMPARE(names(), QStringList());
        {
            const storagetest::FileSizeLimit limit(20'000);
            QVERIFY(limit.isSet());
            const auto full = writeTabletop(sheets, folder.filePath(QStringLiteral("deck.json")));
            QVERIFY(full);
            QCOMPARE(full->kind, ProxyFailure::Kind::CannotWrite);
        }
        QCOMPARE(names(), QStringList());
        const auto stopped = writeTabletop(sheets, folder.filePath(QStringLiteral("deck.json")), nullptr,
                                           [](int, int) { return false; });
        QVERIFY(stopped);
        QCOMPARE(stopped->kind, ProxyFailure::Kind::Cancelled);
        QCOMPARE(names(), QStringList());
        QVERIFY(!writeTabletop(sheets, folder.filePath(QStringLiteral("deck.json"))));
        QCOMPARE(names(), (QStringList{QStringLiteral("deck-1.png"), QStringLiteral("deck-back.png"),
                                       QStringLiteral("deck.json")}));
    }

    void picturesOfAFolderAreFoundByTheCardsId()
    {
        QTemporaryDir folder;
        const auto save = [&folder](const char* name, Qt::GlobalColor colour) {
            QImage image(70, 98, QImage::Format_RGB32);
            image.fill(colour);
            QVERIFY(image.save(folder.filePath(QLatin1String(name))));
        };
        save("thief.png", Qt::red);
        save("thief.card.png", Qt::green);
        save("bard.jpg", Qt::blue);
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("battleground")));
        save("battleground/thief.png", Qt::yellow);
        QFile broken(folder.filePath(QStringLiteral("monk.png")));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("no picture");
        broken.close();
        FolderPictures pictures(folder.path());
        const CardPicture thief = pictures.picture(tests::kCrimson, QStringLiteral("thief"));
        QVERIFY(thief.wholeCard);
        QCOMPARE(thief.image.pixelColor(5, 5), QColor(Qt::green));
        QVERIFY(!pictures.picture(tests::kCrimson, QStringLiteral("bard")).wholeCard);
        QVERIFY(pictures.picture(tests::kCrimson, QStringLiteral("monk")).image.isNull());
        QVERIFY(pictures.picture(tests::kCrimson, QStringLiteral("fairy")).image.isNull());
        // The folder of a game comes first.
        const CardPicture other = pictures.picture(QStringLiteral("battleground"), QStringLiteral("thief"));
        QVERIFY(!other.wholeCard);
        QCOMPARE(other.image.pixelColor(5, 5), QColor(Qt::yellow));
        // The same value again, so that a PDF can store it once.
        QCOMPARE(pictures.picture(tests::kCrimson, QStringLiteral("thief")).image.cacheKey(),
                 thief.image.cacheKey());
    }
};

QTEST_MAIN(TestProxyFiles)
#include "test_proxy_files.moc"
