// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/desk.h"
#include "app/gui/start_options.h"
#include "model/faces/crest.h"
#include "model/files/file_kind.h"
#include "tests/support/gui_test.h"

#include <QClipboard>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;
using model::FileKind;

namespace {

const QString kReleased = QStringLiteral(CASTELLAN_SOURCE_DIR "/tests/data/released/");
const QString kIcons = QStringLiteral(CASTELLAN_SOURCE_DIR "/resources/desktop/icons/");

QImage crest(int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    model::paintCrest(painter, QRectF(size * 0.08, size * 0.03, size * 0.84, size * 0.94),
                      model::tokensFor(model::Scheme::Light));
    return image;
}

/// The share of pixels that clearly differ.
double difference(const QImage& a, const QImage& b)
{
    int differing = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            differing += std::abs(p.alpha() - q.alpha()) > 64 || std::abs(p.red() - q.red()) > 64 ||
                         std::abs(p.green() - q.green()) > 64;
        }
    }
    return static_cast<double>(differing) / (a.width() * a.height());
}

} // namespace

class TestDesktopFiles : public tests::GuiTest
{
    Q_OBJECT

    std::unique_ptr<app::Desk> m_desk;
    QStringList m_started; ///< libraries for which another window was asked

    [[nodiscard]] QString copyOf(const QString& source, const QString& name)
    {
        const QString path = file(name);
        return QFile::copy(source, path) ? path : QString();
    }

    [[nodiscard]] QPushButton* buttonOf(const QString& text)
    {
        const QList<QPushButton*> buttons = m_desk->window().findChildren<QPushButton*>();
        const auto found = std::find_if(buttons.begin(), buttons.end(), [&text](const QPushButton* button) {
            return button->text() == text;
        });
        return found != buttons.end() ? *found : nullptr;
    }

protected:
    void tearDown() override
    {
        m_desk.reset();
        m_started.clear();
    }

private Q_SLOTS:
    /// Somebody may have renamed it, or a mail program has.
    void filesAreRecognisedByTheirContent_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<FileKind>("kind");
        QTest::newRow("deck") << kReleased + u"decks/full.castellan-deck"_s << FileKind::Deck;
        QTest::newRow("pack") << kReleased + u"winter-court.castellan-pack"_s << FileKind::Pack;
        QTest::newRow("match") << kReleased + u"duel.castellan-match"_s << FileKind::Match;
        QTest::newRow("table") << kReleased + u"duel.castellan-table"_s << FileKind::Match;
        QTest::newRow("library") << kReleased + u"library.castellan"_s << FileKind::Library;
        QTest::newRow("scenario") << u"" CASTELLAN_SOURCE_DIR "/tests/scenarios/crimson/cards/bard.scenario"_s
                                  << FileKind::Scenario;
    }
    void filesAreRecognisedByTheirContent()
    {
        QFETCH(QString, source);
        QFETCH(FileKind, kind);
        QCOMPARE(model::fileKindOf(source), kind);
        QCOMPARE(model::fileKindOf(copyOf(source, u"download.bin"_s)), kind);
    }

    void otherFilesAreNotTakenForOurs()
    {
        QCOMPARE(model::fileKindOf(QByteArray("PK\003\004"), u"holiday.zip"_s), FileKind::Unknown);
        QCOMPARE(model::fileKindOf(QByteArray("SQLite format 3\0other", 21), u"cookies.sqlite"_s),
                 FileKind::Unknown);
        QCOMPARE(model::fileKindOf(QByteArray("scenario planning for 2030\n"), u"notes"_s),
                 FileKind::Unknown);
        QCOMPARE(model::fileKindOf(QByteArray("2 Thief\n"), u"list.txt"_s), FileKind::Deck);
        QCOMPARE(model::fileKindOf(QByteArray("%PDF-1.7\n"), u"rules"_s), FileKind::Pdf);
        QCOMPARE(model::fileKindOf(u"/nowhere/a.match"_s), FileKind::Match);
    }

    void everyKindOpensInTheRunningWindow_data()
    {
        QTest::addColumn<QString>("source");
        QTest::addColumn<QString>("place");
        QTest::newRow("deck") << u"decks/full.castellan-deck"_s << u"decks"_s;
        QTest::newRow("pack") << u"winter-court.castellan-pack"_s << u"packs"_s;
        QTest::newRow("match") << u"duel.castellan-match"_s << u"table"_s;
        QTest::newRow("table") << u"duel.castellan-table"_s << u"table"_s;
        QTest::newRow("scenario") << u"../../scenarios/crimson/cards/bard.scenario"_s << u"table"_s;
    }
    void everyKindOpensInTheRunningWindow()
    {
        QFETCH(QString, source);
        QFETCH(QString, place);
        model::Settings(file(u"a.ini"_s)).setLanguage(model::Language::English);
        m_desk = std::make_unique<app::Desk>(app::Surroundings{file(u"a.ini"_s), file(u"a.castellan"_s)});
        m_desk->start();
        QTRY_VERIFY(m_desk->library().database() != nullptr);
        m_desk->open({copyOf(kReleased + source, u"attachment"_s)});
        QCOMPARE(m_desk->window().currentPlace(), place);
    }

    void anotherLibraryIsOfferedInAWindowOfItsOwn()
    {
        model::Settings(file(u"a.ini"_s)).setLanguage(model::Language::English);
        app::Surroundings surroundings{file(u"a.ini"_s), file(u"a.castellan"_s)};
        surroundings.openWindow = [this](const QString& library) { m_started << library; };
        m_desk = std::make_unique<app::Desk>(std::move(surroundings));
        m_desk->start();
        QTRY_VERIFY(m_desk->library().database() != nullptr);
        const QString other = copyOf(kReleased + u"library.castellan"_s, u"other.castellan"_s);
        m_desk->open({other});
        QPushButton* offer = buttonOf(u"Open in a new window"_s);
        QVERIFY(offer != nullptr);
        offer->click();
        QCOMPARE(m_started, QStringList{other});
        // The one that is open needs no window more.
        const auto messages = m_desk->window().messages().messages().size();
        m_desk->open({file(u"a.castellan"_s)});
        QCOMPARE(m_desk->window().messages().messages().size(), messages);
    }

    void theReportOfACrashIsOfferedAsTextToCopy()
    {
        QFile report(file(u"crash-report.txt"_s));
        QVERIFY(report.open(QIODevice::WriteOnly));
        report.write("Castellan 0.9\nSignal: SIGSEGV\n");
        report.close();
        model::Settings(file(u"a.ini"_s)).setLanguage(model::Language::English);
        app::Surroundings surroundings{file(u"a.ini"_s), file(u"a.castellan"_s)};
        surroundings.crashFolder = QFileInfo(report).path();
        m_desk = std::make_unique<app::Desk>(std::move(surroundings));
        m_desk->start();
        QPushButton* copy = buttonOf(u"Copy the report"_s);
        QVERIFY(copy != nullptr);
        copy->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"Castellan 0.9\nSignal: SIGSEGV\n"_s);
        QVERIFY(!report.exists());
    }

    void aLibraryAmongTheFilesIsTheOneToOpen()
    {
        const QString library = copyOf(kReleased + u"library.castellan"_s, u"mine"_s);
        app::StartOptions options = app::readStartOptions({library, u"/b.match"_s});
        app::takeLibraryFromFiles(options);
        QCOMPARE(options.libraryFile, library);
        QCOMPARE(options.files, QStringList{u"/b.match"_s});
        options = app::readStartOptions({u"--library=/l"_s, library});
        app::takeLibraryFromFiles(options);
        QCOMPARE(options.libraryFile, u"/l"_s);
        QCOMPARE(options.files, QStringList{library});
    }

    /// The icon of the desktop is the emblem of the window, in every size.
    void theIconsShowTheEmblem()
    {
        for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
            const QImage icon(kIcons + u"castellan-%1.png"_s.arg(size));
            QCOMPARE(icon.size(), QSize(size, size));
            QVERIFY2(difference(icon, crest(size)) < 0.03, qPrintable(QString::number(size)));
        }
        QSvgRenderer drawing(kIcons + u"castellan.svg"_s);
        QVERIFY(drawing.isValid());
        QImage image(256, 256, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        drawing.render(&painter);
        painter.end();
        QVERIFY(difference(image, crest(256)) < 0.01);
        QImage nothing(256, 256, QImage::Format_ARGB32_Premultiplied);
        nothing.fill(Qt::transparent);
        QVERIFY(difference(image, nothing) > 0.3);
        QVERIFY(QSvgRenderer(kIcons + u"castellan-symbolic.svg"_s).isValid());
    }
};

QTEST_MAIN(TestDesktopFiles)
#include "test_desktop_files.moc"
