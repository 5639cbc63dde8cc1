// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guide.h"
#include "tests/support/process_run.h"

#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

class TestTour : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPlaceIsPicturedInBothLanguagesSchemesAndSizes()
    {
        const QTemporaryDir folder;
        const QString pictures = folder.filePath(QStringLiteral("new/pictures"));
        const auto run = tests::runProcess(QStringLiteral(CASTELLAN), {QStringLiteral("--tour"), pictures});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        for (const char* place : {"welcome",
                                  "cards",
                                  "list",
                                  "search",
                                  "problem",
                                  "card",
                                  "printed",
                                  "help",
                                  "saved",
                                  "decks",
                                  "decks-1",
                                  "decks-3",
                                  "decks-faces",
                                  "decks-import",
                                  "decks-shelf",
                                  "rulebook",
                                  "pdf",
                                  "table",
                                  "table-crimson-company-amount",
                                  "table-crimson-company-end",
                                  "table-crimson-company-two-versus-two-4-middle",
                                  "table-battleground-refused",
                                  "print",
                                  "settings",
                                  "keys",
                                  "about"}) {
            for (const char* language : {"en", "de"}) {
                for (const char* scheme : {"light", "dark"}) {
                    const QString name = QStringLiteral("%1/%2_%3_%4")
                                             .arg(pictures, QLatin1String(place), QLatin1String(language),
                                                  QLatin1String(scheme));
                    QCOMPARE(QImage(name + QStringLiteral(".png")).size(), QSize(1280, 720));
                    if (!name.contains(QStringLiteral("-middle_")) &&
                        !name.contains(QStringLiteral("battleground")))
                        QCOMPARE(QImage(name + QStringLiteral("_large.png")).size(), QSize(1920, 1200));
                }
            }
        }
        for (const model::Language language : model::kLanguages) {
            for (const model::GuideChapter& chapter : model::Guide::builtIn(language).chapters()) {
                for (const QString& picture : chapter.pictures)
                    QVERIFY2(QFile::exists(pictures + u'/' + picture), qPrintable(picture));
            }
        }
        const QImage light(pictures + QStringLiteral("/cards_en_light.png"));
        const QImage dark(pictures + QStringLiteral("/cards_en_dark.png"));
        QVERIFY(light.pixelColor(4, 400).lightness() > 180);
        QVERIFY(dark.pixelColor(4, 400).lightness() < 80);
        const QImage contrast(pictures + QStringLiteral("/table_en_contrast.png"));
        QCOMPARE(contrast.size(), QSize(1280, 720));
        QCOMPARE(contrast.pixelColor(4, 400), QColor(Qt::black));
        QVERIFY(light != QImage(pictures + QStringLiteral("/cards_de_light.png")));
    }

    /// As in a terminal on a server: there the window could not open.
    void helpAndVersionNeedNoDisplay()
    {
        const QStringList nowhere{QStringLiteral("QT_QPA_PLATFORM=xcb"), QStringLiteral("DISPLAY=")};
        for (const char* option : {"--help", "-h", "--version", "-v"}) {
            const auto run =
                tests::runProcess(QStringLiteral(CASTELLAN), {QString::fromLatin1(option)}, nowhere);
            QVERIFY2(run.exitCode == 0, qPrintable(run.err));
            QVERIFY(run.out.contains(QStringLiteral("castellan")));
        }
    }

    void aFolderThatCannotBeMadeIsToldAndFails()
    {
        const QTemporaryDir folder;
        QFile block(folder.filePath(QStringLiteral("block")));
        QVERIFY(block.open(QIODevice::WriteOnly));
        const auto run = tests::runProcess(
            QStringLiteral(CASTELLAN), {QStringLiteral("--tour"), block.fileName() + QStringLiteral("/x")});
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.err.contains(block.fileName()));
    }
};

QTEST_GUILESS_MAIN(TestTour)
#include "test_tour.moc"
