// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/calibration_page.h"
#include "model/proxies/pdf_file.h"
#include "model/proxies/printer_profile.h"
#include "model/settings/settings.h"
#include "tests/support/proxy_cards.h"
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

constexpr double kDpi = 200;
constexpr double kMm = kDpi / 25.4; ///< pixels

/// How far from `at` a line crosses the way along `across`, in millimetres; nothing where none does. The
/// middle of its ink counts, which is finer than a pixel.
/// On the front that is the red of the cut lines, on the back all ink.
std::optional<double> lineNear(const QImage& page, const QPointF& at, const QPointF& across, bool isBack)
{
    constexpr int kReach = 80; // hundredths of a millimetre
    double ink = 0;
    double sum = 0;
    for (int step = -kReach; step <= kReach; ++step) {
        const double way = step / 100.0;
        const QPointF pixel = (at + across * way) * kMm;
        const QColor c = page.pixelColor(int(pixel.x()), int(pixel.y()));
        const double dark = isBack ? 255 - qGray(c.rgb()) : c.red() - std::max(c.green(), c.blue());
        ink += dark;
        sum += dark * way;
    }
    return ink > 0 ? std::optional(sum / ink) : std::nullopt;
}

struct Fault
{
    const char* name;
    Printer printer;
};

const Fault kFaults[] = {{"true", {}},
                         {"small", {0.97, 0.985, {}, 0}},
                         {"large across", {1.02, 1, {}, 0}},
                         {"back is off", {1, 1, {2.5, -3.5}, 0}},
                         {"back is turned", {1, 1, {}, 0.6}},
                         {"all of it", {0.99, 1.01, {-1.2, 3.1}, -0.4}}};

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

    /// The edges of all cards on a page of the PDF, as this printer puts them on paper, against where they
    /// belong. In millimetres, the worst of all.
    static double worstEdge(const QImage& page, const Printer& printer, const PrinterProfile& profile,
                            const ProxyJob& job, bool isBack)
    {
        const SheetLayout& layout = job.layout;
        const DuplexEdge edge = job.options.edge;
        const QTransform sent = profile.correction(layout, isBack, edge);
        double worst = 0;
        for (int slot = 0; slot < layout.slots(); ++slot) {
            const QRectF card = isBack ? layout.backOf(slot, edge) : layout.slot(slot);
            const auto check = [&](const QPointF& p, const QPointF& across) {
                const QPointF at = sent.map(p);
                const auto off = lineNear(page, at, across, isBack);
                // Seen from the front, where the back of a card lies behind it.
                const QPointF printed = printer.print(at + across * off.value_or(99), layout, isBack, edge);
                const QPointF ideal = isBack ? Printer().print(p, layout, true, edge) : p;
                const QPointF missed = printed - ideal;
                worst = std::max(worst, std::abs(across.x() != 0 ? missed.x() : missed.y()));
            };
            for (const double part : {0.3, 0.7}) {
                const double x = card.left() + part * card.width();
                const double y = card.top() + part * card.height();
                check({x, card.top()}, {0, 1});
                check({x, card.bottom()}, {0, 1});
                check({card.left(), y}, {1, 0});
                check({card.right(), y}, {1, 0});
            }
        }
        return worst;
    }

private Q_SLOTS:
    /// The whole way, read back from the PDF: what is sent to a printer with these faults comes out with the
    /// edge of every card where it belongs, front and back, on every paper.
    void everyEdgeComesOutInItsPlace_data()
    {
        QTest::addColumn<QSizeF>("paper");
        QTest::addColumn<int>("fault");
        QTest::addColumn<bool>("landscape");
        std::vector<std::pair<QString, QSizeF>> papers{{QStringLiteral("own"), {180, 250}}};
        for (const NamedSize& known : paperSizes())
            papers.emplace_back(QString::fromLatin1(known.id), known.size);
        for (const auto& [name, size] : papers) {
            for (int i = 0; i < static_cast<int>(std::size(kFaults)); ++i)
                QTest::addRow("%s, %s", qPrintable(name), kFaults[i].name) << size << i << (i % 2 == 1);
        }
    }
    void everyEdgeComesOutInItsPlace()
    {
        QFETCH(QSizeF, paper);
        QFETCH(int, fault);
        QFETCH(bool, landscape);
        const Printer& printer = kFaults[fault].printer;
        SheetOptions o;
        o.paper = paper;
        o.landscape = landscape;
        o.gap = 3;
        o.ink = FaceInk::InkSaver;
        o.marks = CutMarks::Lines;
        o.markColour = Qt::red;
        o.markLength = 0;
        o.back = CardBack::Plain;
        const auto layout = layOut(o);
        QVERIFY(layout);
        ProxyDeck deck = tests::builtInDeck();
        deck.cards.resize(1);
        deck.cards.front().copies = layout->slots();
        for (const DuplexEdge edge : {DuplexEdge::Long, DuplexEdge::Short}) {
            o.edge = edge;
            const ProxyJob job = tests::plannedJob(deck, o);
            const auto profile = profileFrom(readOff(printer, job.layout, edge), job.layout.paper);
            QVERIFY(profile);
            const QString file = m_folder.filePath(QStringLiteral("edges.pdf"));
            QVERIFY(writePdf(job, file, {nullptr, *profile, {}, {}}));
            const tests::ReadPdf pdf(file);
            QCOMPARE(pdf.pages(), 2);
            for (const bool isBack : {false, true}) {
                const double worst =
                    worstEdge(pdf.picture(isBack ? 1 : 0, kDpi), printer, *profile, job, isBack);
                QVERIFY2(worst < 0.1, qPrintable(QStringLiteral("%1: %2 mm").arg(isBack).arg(worst)));
            }
        }
    }

    /// Measured once, everything comes out where it belongs, within a tenth of a millimetre.
    void aMeasuredPrinterIsCorrected_data()
    {
        QTest::addColumn<int>("fault");
        for (int i = 0; i < static_cast<int>(std::size(kFaults)); ++i)
            QTest::newRow(kFaults[i].name) << i;
    }
    void aMeasuredPrinterIsCorrected()
    {
        QFETCH(int, fault);
        const Printer& printer = kFaults[fault].printer;
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
