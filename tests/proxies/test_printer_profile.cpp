// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/calibration_page.h"
#include "model/proxies/printer_profile.h"
#include "model/settings/settings.h"
#include "tests/support/read_pdf.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace model;

namespace {

/// A printer with faults of its own: where a point of the page comes out, seen from the front.
struct Printer
{
    double scaleX = 1;
    double scaleY = 1;
    QPointF backShift;
    double backTurn = 0;

    [[nodiscard]] QPointF print(const QPointF& p, const SheetLayout& layout, bool isBack,
                                DuplexEdge edge) const
    {
        const QPointF middle(layout.paper.width() / 2, layout.paper.height() / 2);
        QPointF out((p.x() - middle.x()) * scaleX, (p.y() - middle.y()) * scaleY);
        if (isBack) {
            // Turned over, one axis runs the other way.
            (layout.isBackTurned(edge) ? out.ry() : out.rx()) *= -1;
            const double angle = qDegreesToRadians(backTurn);
            out = {out.x() * std::cos(angle) - out.y() * std::sin(angle),
                   out.x() * std::sin(angle) + out.y() * std::cos(angle)};
            out += backShift;
        }
        return out + middle;
    }
};

} // namespace

class TestPrinterProfile : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    /// What somebody with a good ruler reads off the page that this printer makes.
    static CalibrationReading readOff(const Printer& printer, const SheetLayout& layout, DuplexEdge edge)
    {
        const CalibrationLengths lengths = calibrationLengths(layout.paper);
        const QPointF middle(layout.paper.width() / 2, layout.paper.height() / 2);
        CalibrationReading reading;
        reading.across = lengths.across * printer.scaleX;
        reading.along = lengths.along * printer.scaleY;
        const QPointF half(0, lengths.crosses / 2);
        const bool turned = layout.isBackTurned(edge);
        const auto cross = [&](const QPointF& drawn, const QPointF& place) {
            const QPointF ideal = printer.print(place, layout, false, edge);
            return printer.print(drawn, layout, true, edge) - ideal;
        };
        // On a page turned over its upper edge the lower cross lies at the top.
        reading.upper = cross(turned ? middle + half : middle - half, middle - half);
        reading.lower = cross(turned ? middle - half : middle + half, middle + half);
        return reading;
    }

private Q_SLOTS:
    /// Measured once, everything comes out where it belongs, within a tenth of a millimetre.
    void aMeasuredPrinterIsCorrected_data()
    {
        QTest::addColumn<double>("scaleX");
        QTest::addColumn<double>("scaleY");
        QTest::addColumn<QPointF>("shift");
        QTest::addColumn<double>("turn");
        QTest::newRow("true") << 1.0 << 1.0 << QPointF() << 0.0;
        QTest::newRow("small") << 0.97 << 0.985 << QPointF() << 0.0;
        QTest::newRow("back is off") << 1.0 << 1.0 << QPointF(2.5, -3.5) << 0.0;
        QTest::newRow("back is turned") << 1.0 << 1.0 << QPointF() << 0.6;
        QTest::newRow("all of it") << 0.99 << 1.01 << QPointF(-1.2, 3.1) << -0.4;
    }
    void aMeasuredPrinterIsCorrected()
    {
        QFETCH(double, scaleX);
        QFETCH(double, scaleY);
        QFETCH(QPointF, shift);
        QFETCH(double, turn);
        const Printer printer{scaleX, scaleY, shift, turn};
        for (const bool landscape : {false, true}) {
            for (const DuplexEdge edge : {DuplexEdge::Long, DuplexEdge::Short}) {
                SheetOptions o;
                o.landscape = landscape;
                const auto layout = layOut(o);
                QVERIFY(layout);
                const auto profile = profileFrom(readOff(printer, *layout, edge), layout->paper);
                QVERIFY(profile);
                for (int slot = 0; slot < layout->slots(); ++slot) {
                    const QRectF front = layout->slot(slot);
                    const QRectF back = layout->backOf(slot, edge);
                    const QTransform sendFront = profile->correction(*layout, false, edge);
                    const QTransform sendBack = profile->correction(*layout, true, edge);
                    const QPointF printedFront =
                        printer.print(sendFront.map(front.center()), *layout, false, edge);
                    const QPointF printedBack =
                        printer.print(sendBack.map(back.center()), *layout, true, edge);
                    QVERIFY(QLineF(printedFront, front.center()).length() < 0.1);
                    QVERIFY2(QLineF(printedBack, front.center()).length() < 0.1,
                             qPrintable(
                                 QStringLiteral("%1 mm").arg(QLineF(printedBack, front.center()).length())));
                }
            }
        }
    }

    void numbersThatCannotBeRightAreRefused()
    {
        const QSizeF paper(210, 297);
        const CalibrationLengths lengths = calibrationLengths(paper);
        const CalibrationReading good{lengths.across, lengths.along, {}, {}};
        QVERIFY(profileFrom(good, paper));
        CalibrationReading bad = good;
        bad.across = 15; // centimetres
        QVERIFY(!profileFrom(bad, paper));
        bad = good;
        bad.along = 0;
        QVERIFY(!profileFrom(bad, paper));
        bad = good;
        bad.upper = {0, 35};
        QVERIFY(!profileFrom(bad, paper));
        bad = good;
        bad.lower = {std::nan(""), 0};
        QVERIFY(!profileFrom(bad, paper));
    }

    void profilesAreRememberedByName()
    {
        const QString file = m_folder.filePath(QStringLiteral("settings.ini"));
        PrinterProfile office{QStringLiteral("Büro"),
                              QStringLiteral("Laser"),
                              QStringLiteral("a4"),
                              QStringLiteral("Fach 2"),
                              0.99,
                              1.01,
                              {1.5, -2.25},
                              0.3};
        {
            Settings settings(file);
            PrinterProfiles profiles(settings);
            QVERIFY(profiles.all().empty());
            profiles.keep(office);
            profiles.keep({QStringLiteral("Home"), {}, {}, {}, 1, 1, {}, 0});
            office.scaleX = 0.98;
            profiles.keep(office);
        }
        Settings settings(file);
        PrinterProfiles profiles(settings);
        QCOMPARE(profiles.all().size(), size_t{2});
        QCOMPARE(profiles.find(QStringLiteral("Büro")), office);
        profiles.remove(QStringLiteral("Büro"));
        QVERIFY(!profiles.find(QStringLiteral("Büro")));
        QCOMPARE(profiles.all().size(), size_t{1});
    }

    void damagedProfilesReadAsNoCorrection()
    {
        Settings settings(m_folder.filePath(QStringLiteral("damaged.ini")));
        settings.setState(
            QStringLiteral("print/profiles"),
            QStringLiteral("[{\"name\":\"x\",\"scaleX\":0,\"backTurn\":400},7,{\"scaleX\":1}]"));
        const PrinterProfiles profiles(settings);
        QCOMPARE(profiles.all().size(), size_t{1});
        QCOMPARE(profiles.all().front().scaleX, 1.0);
        QCOMPARE(profiles.all().front().backTurn, 0.0);
        settings.setState(QStringLiteral("print/profiles"), QStringLiteral("no JSON"));
        QVERIFY(profiles.all().empty());
    }

    void theCalibrationPageHasTwoSidesThatSayWhatToMeasure()
    {
        const QString file = m_folder.filePath(QStringLiteral("calibration.pdf"));
        for (const Language language : kLanguages) {
            QVERIFY(!writePages(calibrationPages({210, 297}, language), file));
            const tests::ReadPdf pdf(file);
            QCOMPARE(pdf.pages(), 2);
            QVERIFY(pdf.text(0).contains(QStringLiteral("160 mm")));
            QVERIFY(pdf.text(0).contains(QStringLiteral("230 mm")));
            for (int page = 0; page < 2; ++page) {
                for (const tests::PdfWord& word : pdf.words(page))
                    QVERIFY2(QRectF(4, 4, 202, 289).contains(word.place), qPrintable(word.text));
            }
        }
    }
};

QTEST_MAIN(TestPrinterProfile)
#include "test_printer_profile.moc"
