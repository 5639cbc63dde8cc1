// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/pdf_file.h"
#include "model/proxies/proxy_words.h"
#include "model/proxies/sheet_furniture.h"
#include "tests/storage/file_size_limit.h"
#include "tests/storage/ordinary_user.h"
#include "tests/support/proxy_cards.h"
#include "tests/support/read_pdf.h"

#include <QBuffer>
#include <QCollator>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace model;

namespace {

constexpr double kDpi = 300;
constexpr double kMm = kDpi / 25.4; ///< pixels

/// The middles of all red lines that a line through the picture crosses, in millimetres.
QList<double> redLines(const QImage& image, bool across, double at)
{
    const int fixed = qRound(at * kMm);
    const int length = across ? image.width() : image.height();
    QList<double> found;
    double weight = 0;
    double sum = 0;
    for (int i = 0; i < length; ++i) {
        const QColor c = across ? image.pixelColor(i, fixed) : image.pixelColor(fixed, i);
        const double red = c.red() - std::max(c.green(), c.blue());
        if (red > 20) {
            weight += red;
            sum += red * (i + 0.5);
        } else if (weight > 0) {
            found << sum / weight / kMm;
            weight = sum = 0;
        }
    }
    return found;
}

/// Every line of the picture is where one is expected, and the other way round.
void compareLines(const QList<double>& found, QList<double> expected)
{
    std::sort(expected.begin(), expected.end());
    QList<double> apart;
    for (const double line : expected) {
        if (apart.isEmpty() || line - apart.last() > 0.05)
            apart << line;
    }
    QCOMPARE(found.size(), apart.size());
    for (qsizetype i = 0; i < found.size(); ++i)
        QVERIFY2(std::abs(found[i] - apart[i]) < 0.1,
                 qPrintable(QStringLiteral("%1 instead of %2 mm").arg(found[i]).arg(apart[i])));
}

class OnePicture : public PictureSource
{
public:
    explicit OnePicture(const QSize& size, bool whole)
        : m_whole(whole)
    {
        m_image = QImage(size, QImage::Format_RGB32);
        m_image.fill(Qt::blue);
        QPainter(&m_image).fillRect(0, 0, size.width() / 2, size.height(), Qt::green);
    }
    CardPicture picture(const QString& /*game*/, const QString& card) override
    {
        return card == missing ? CardPicture{{}, false, 0, true} : CardPicture{m_image, m_whole, 0, false};
    }

    QString missing;

private:
    QImage m_image;
    bool m_whole;
};

/// The same for every card, as the library would give it.
class GivenPicture : public PictureSource
{
public:
    CardPicture picture(const QString& /*game*/, const QString& /*card*/) override
    {
        return {image, false, 0, false};
    }

    QImage image;
};

} // namespace

class TestProxyPdf : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char* name = "sheet.pdf") const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

    /// Nothing but what was there before lies in the folder.
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden);
    }

    static ProxyDeck deckOf(int cards)
    {
        ProxyDeck deck = tests::builtInDeck();
        deck.cards.resize(static_cast<size_t>(cards));
        return deck;
    }

private Q_SLOTS:
    void init()
    {
        for (const QString& name : files())
            QFile::remove(m_folder.filePath(name));
    }

    void everyOutlineIsInItsPlace_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::addColumn<QString>("card");
        QTest::addColumn<bool>("landscape");
        QTest::addColumn<double>("gap");
        QTest::addColumn<bool>("profile");
        for (const NamedSize& paper : paperSizes()) {
            const QString id = QString::fromLatin1(paper.id);
            QTest::addRow("%s", paper.id) << id << "standard" << false << 0.0 << false;
            QTest::addRow("%s landscape", paper.id) << id << "poker" << true << 1.5 << false;
            QTest::addRow("%s with a profile", paper.id) << id << "standard" << false << 0.0 << true;
        }
        QTest::newRow("own paper") << "148x210"
                                   << "mini-euro" << false << 2.25 << false;
        for (const NamedSize& card : cardSizes())
            QTest::addRow("card %s", card.id)
                << "a4" << QString::fromLatin1(card.id) << false << 0.0 << false;
    }
    void everyOutlineIsInItsPlace()
    {
        QFETCH(QString, paper);
        QFETCH(QString, card);
        QFETCH(bool, landscape);
        QFETCH(double, gap);
        QFETCH(bool, profile);
        SheetOptions o;
        o.paper = *sizeFrom(paperSizes(), paper);
        o.card = *sizeFrom(cardSizes(), card);
        o.landscape = landscape;
        o.gap = gap;
        o.ink = FaceInk::TextOnly;
        o.marks = CutMarks::Lines;
        o.markColour = Qt::red;
        o.markLength = 0;
        ProxyMeans means;
        if (profile) {
            means.profile.scaleX = 0.987;
            means.profile.scaleY = 1.012;
        }
        ProxyDeck deck = deckOf(48);
        while (deck.cards.size() < 60) // the smallest cards have 54 places on a sheet
            deck.cards.push_back(deck.cards[deck.cards.size() - 48]);
        const ProxyJob job = tests::plannedJob(deck, o);
        QVERIFY(writePdf(job, file(), means));
        const tests::ReadPdf pdf(file());
        QVERIFY(pdf.isGood());
        QVERIFY(std::abs(pdf.paper(0).width() - job.layout.paper.width()) < 0.2);
        QVERIFY(std::abs(pdf.paper(0).height() - job.layout.paper.height()) < 0.2);

        const QTransform sent = means.profile.correction(job.layout, false, o.edge);
        const QImage image = pdf.picture(0, kDpi);
        QList<double> lefts;
        QList<double> tops;
        for (int slot = 0; slot < job.layout.slots(); ++slot) {
            const QRectF edge = sent.mapRect(job.layout.slot(slot));
            lefts << edge.left() << edge.right();
            tops << edge.top() << edge.bottom();
        }
        for (int slot = 0; slot < job.layout.slots(); ++slot) {
            const QPointF middle = sent.mapRect(job.layout.slot(slot)).center();
            compareLines(redLines(image, true, middle.y()), lefts);
            compareLines(redLines(image, false, middle.x()), tops);
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// Both bars are as long as they say.
    void theScaleBarsAreTrue()
    {
        SheetOptions o;
        o.marks = CutMarks::None;
        const ProxyJob job = tests::plannedJob(deckOf(1), o);
        QVERIFY(writePdf(job, file()));
        const QImage image = tests::ReadPdf(file()).picture(0, kDpi);
        const ScaleBars bars = scaleBars(job.layout);
        for (const auto& [start, length] :
             {std::pair{bars.metric, kMetricBar}, std::pair{bars.inch, kInchBar}}) {
            const int row = qRound(start.y() * kMm);
            int first = -1;
            int last = -1;
            const auto isDark = [&image](int x, int y) {
                return qGray(image.pixel(x, y)) < 200 || qGray(image.pixel(x, y - 1)) < 200;
            };
            for (int x = qRound((start.x() - 3) * kMm); x < qRound((start.x() + length + 0.6) * kMm); ++x) {
                if (isDark(x, row)) {
                    first = first < 0 ? x : first;
                    last = x;
                }
            }
            QVERIFY(std::abs((last - first + 1) / kMm - length) < 0.25);
            QVERIFY(std::abs(first / kMm - start.x()) < 0.15);
        }
        const QString text = tests::ReadPdf(file()).text(0);
        QVERIFY(text.contains(QStringLiteral("50 mm")));
        QVERIFY(text.contains(QStringLiteral("2 in")));
    }

    void theSheetSaysWhatItIs()
    {
        SheetOptions o;
        o.language = Language::German;
        const ProxyJob job = tests::plannedJob(deckOf(10), o);
        QVERIFY(writePdf(job, file()));
        const tests::ReadPdf pdf(file());
        QCOMPARE(pdf.title(), QStringLiteral("Müllers Türme"));
        QCOMPARE(pdf.pages(), 2);
        QVERIFY(pdf.text(1).contains(QStringLiteral("Müllers Türme")));
        QVERIFY(pdf.text(1).contains(QStringLiteral("Blatt 2 von 2")));
        QVERIFY(pdf.text(1).contains(QStringLiteral("2026")) ||
                pdf.text(1).contains(QStringLiteral("09.03.26")));
        o.deckName = o.date = o.pageNumber = false;
        QVERIFY(writePdf(tests::plannedJob(deckOf(10), o), file()));
        QVERIFY(!tests::ReadPdf(file()).text(0).contains(QStringLiteral("Türme")));
    }

    void backsFollowTheirFronts()
    {
        SheetOptions o;
        o.back = CardBack::Clarifications;
        const ProxyJob job = tests::plannedJob(deckOf(12), o);
        QCOMPARE(job.pages(), 4);
        QVERIFY(writePdf(job, file()));
        const tests::ReadPdf pdf(file());
        QCOMPARE(pdf.pages(), 4);
        // The first card lies at the left, its back at the right.
        const QRectF behind = job.layout.backOf(0, DuplexEdge::Long);
        QStringList words;
        for (const tests::PdfWord& word : pdf.words(1)) {
            if (behind.contains(word.place.center()))
                words << word.text;
        }
        const ProxyCard& card = job.deck.cards.front();
        QVERIFY(!card.clarifications.empty());
        QVERIFY2(words.contains(card.card.name.en), qPrintable(words.join(u' ')));
        QVERIFY(words.join(u' ').contains(card.clarifications.front().question.en));
    }

    /// However often it is printed, and in all its resolution.
    void aPictureIsStoredOnce()
    {
        for (const bool whole : {false, true}) {
            OnePicture pictures(QSize(900, 1257), whole);
            SheetOptions o;
            o.copies = 9;
            const ProxyJob job = tests::plannedJob(deckOf(2), o);
            QVERIFY(writePdf(job, file(), {&pictures, {}, {}}));
            QFile pdf(file());
            QVERIFY(pdf.open(QIODevice::ReadOnly));
            const QByteArray bytes = pdf.readAll();
            QCOMPARE(bytes.count("/Subtype /Image"), 1);
            QVERIFY(bytes.contains("/Width 900"));
            QVERIFY(bytes.contains("/Height 1257"));
            // 900 px over 63 mm are 362 dpi.
        }
    }

    void aWholeFaceGoesOnIntoTheBleed()
    {
        OnePicture pictures(QSize(630, 880), true);
        SheetOptions o;
        o.bleed = 3;
        o.gap = 6;
        o.marks = CutMarks::None;
        o.card = {59, 86};
        const ProxyJob job = tests::plannedJob(deckOf(1), o);
        QVERIFY(writePdf(job, file(), {&pictures, {}, {}}));
        const QImage image = tests::ReadPdf(file()).picture(0, kDpi);
        const QRectF slot = job.layout.slot(0);
        const auto colour = [&](double x, double y) {
            return image.pixelColor(qRound(x * kMm), qRound(y * kMm));
        };
        QVERIFY(colour(slot.left() - 2.5, slot.center().y()).green() > 200);
        QVERIFY(colour(slot.left() - 2.5, slot.center().y()).blue() < 60);
        QVERIFY(colour(slot.right() + 2.5, slot.top() - 2.5).blue() > 200);
        QCOMPARE(colour(slot.left() - 4, slot.center().y()), QColor(Qt::white));
        // The middle of the picture is the middle of the card.
        QVERIFY(colour(slot.center().x() - 0.5, slot.center().y()).blue() < 60);
        QVERIFY(colour(slot.center().x() + 0.5, slot.center().y()).green() < 60);
    }

    /// Pictures of a pack come with their bleed: what lies beyond the edge of the card is printed there.
    void anUprightPictureCanBeTheWholeFaceWithItsBleed()
    {
        // A card of 63 × 88 mm with 3 mm around it, in ten pixels a millimetre: a blue card in red bleed.
        QImage scan(690, 940, QImage::Format_RGB32);
        scan.fill(Qt::red);
        QPainter(&scan).fillRect(30, 30, 630, 880, Qt::blue);
        GivenPicture pictures;
        pictures.image = scan;
        SheetOptions o;
        o.marks = CutMarks::None;
        o.gap = 6;
        o.pictureBleed = 3;
        // So far left of the card's edge, halfway down.
        const auto colourAt = [&](double millimetres) -> QByteArray {
            const ProxyJob job = tests::plannedJob(deckOf(1), o);
            if (!writePdf(job, file(), {&pictures, {}, {}}))
                return "nothing";
            const QRectF slot = job.layout.slot(0);
            const QPointF at(slot.left() - millimetres, slot.center().y());
            const QColor c = tests::ReadPdf(file()).picture(0, kDpi).pixelColor((at * kMm).toPoint());
            const bool isLight = c.green() > 200;
            return isLight ? "white" : c.red() > 200 ? "red" : c.blue() > 200 ? "blue" : "other";
        };
        o.pictures = PictureUse::Whole;
        QCOMPARE(colourAt(0.3), QByteArray("white"));
        QCOMPARE(colourAt(-0.3), QByteArray("blue"));
        o.bleed = 3;
        QCOMPARE(colourAt(0.3), QByteArray("red"));
        QCOMPARE(colourAt(2.8), QByteArray("red"));
        QCOMPARE(colourAt(-0.3), QByteArray("blue"));
        QCOMPARE(colourAt(3.3), QByteArray("white"));
        // What is wider than high was drawn for a window, and the name stands above it.
        pictures.image = scan.transformed(QTransform().rotate(90));
        QVERIFY(writePdf(tests::plannedJob(deckOf(1), o), file(), {&pictures, {}, {}}));
        QVERIFY(tests::ReadPdf(file()).text(0).contains(deckOf(1).cards.front().card.name.en));
        o.pictures = PictureUse::None;
        QVERIFY(colourAt(-3) != "red" && colourAt(-3) != "blue");
    }

    void aCardWithoutAPictureIsNamedAndShowsItsArms()
    {
        OnePicture pictures(QSize(630, 880), true);
        const ProxyDeck deck = deckOf(3);
        pictures.missing = deck.cards[1].card.id;
        const auto outcome = writePdf(tests::plannedJob(deck, {}), file(), {&pictures, {}, {}});
        QVERIFY(outcome);
        QCOMPARE(outcome->missingPictures, QStringList{pictures.missing});
        QCOMPARE(outcome->cards, 3);
        QVERIFY(tests::ReadPdf(file()).text(0).contains(deck.cards[1].card.name.en));
        // A card that nobody gave a picture is no loss.
        QVERIFY(writePdf(tests::plannedJob(deck, {}), file())->missingPictures.isEmpty());
    }

    void stoppedWorkLeavesNothingBehind()
    {
        int calls = 0;
        ProxyMeans means;
        means.progress = [&calls](int done, int pages) {
            if (done != calls || pages != 6)
                return false;
            return ++calls < 4;
        };
        const auto outcome = writePdf(tests::plannedJob(deckOf(48), {}), file(), means);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ProxyFailure::Kind::Cancelled);
        QCOMPARE(calls, 4);
        QCOMPARE(files(), QStringList());
    }

    /// Switched off, unplugged or out of the network while pages are on their way.
    void aPrinterThatVanishesInTheMiddleIsSaid()
    {
        QBuffer paper;
        QVERIFY(paper.open(QIODevice::WriteOnly));
        QPdfWriter printer(&paper);
        int left = 2;
        ProxyMeans means;
        means.isSound = [&left] { return left-- > 0; };
        const auto outcome = printJob(tests::plannedJob(deckOf(48), {}), printer, means);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ProxyFailure::Kind::Printer);
        QCOMPARE(left, -1);
        QVERIFY(ProxyWords::failure(outcome.error()).contains(QStringLiteral("printer")));
    }

    void progressCountsUpToTheLastPage()
    {
        QList<int> seen;
        ProxyMeans means;
        means.progress = [&seen](int done, int) {
            seen << done;
            return true;
        };
        QVERIFY(writePdf(tests::plannedJob(deckOf(20), {}), file(), means));
        QCOMPARE(seen, (QList<int>{0, 1, 2, 3}));
    }

    void aFullDiskIsSaidAndLeavesTheOldFile()
    {
        QFile old(file());
        QVERIFY(old.open(QIODevice::WriteOnly));
        old.write("old");
        old.close();
        ProxyResult outcome = ProxyOutcome();
        {
            const storagetest::FileSizeLimit limit(20'000);
            QVERIFY(limit.isSet());
            outcome = writePdf(tests::plannedJob(deckOf(48), {}), file());
        }
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ProxyFailure::Kind::CannotWrite);
        QVERIFY(!outcome.error().reason.isEmpty());
        const QString words = ProxyWords::failure(outcome.error());
        QVERIFY2(words.contains(file()), qPrintable(words));
        QCOMPARE(files(), QStringList{QStringLiteral("sheet.pdf")});
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
    }

    void aFolderThatCannotBeWrittenIsSaid()
    {
        const auto missing = writePdf(tests::plannedJob(deckOf(1), {}), file("no/such/folder.pdf"));
        QVERIFY(!missing);
        QCOMPARE(missing.error().kind, ProxyFailure::Kind::CannotWrite);

        const storagetest::Mode mode(m_folder.path(), storagetest::kReadOnlyFolder);
        const storagetest::OrdinaryUser user;
        QVERIFY(user.isOrdinary());
        const auto refused = writePdf(tests::plannedJob(deckOf(1), {}), file());
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, ProxyFailure::Kind::CannotWrite);
        QCOMPARE(files(), QStringList());
    }
};

QTEST_MAIN(TestProxyPdf)
#include "test_proxy_pdf.moc"
