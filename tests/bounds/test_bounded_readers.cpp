// SPDX-License-Identifier: GPL-3.0-or-later

// Files that somebody made to cost time or memory. Each is made here, read as people would read it, and has
// to be answered within the budget.
#include "model/decks/formats/deck_file.h"
#include "model/faces/picture_files.h"
#include "model/faces/screen_pictures.h"
#include "model/files/plain_file.h"
#include "model/packs/pack_reader.h"
#include "model/pdf/pdf_document.h"
#include "model/pdf/pdf_sentence.h"
#include "model/play/match_session.h"
#include "model/rulebook/clause_reader.h"
#include "model/rulebook/edition_reader.h"
#include "model/rulebook/links.h"
#include "rules/core/match_limits.h"
#include "rules/games/crimson/effects/effect_reader.h"
#include "tests/support/crimson.h"
#include "tests/support/sample_pack.h"
#include "tests/support/work_budget.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace model;
using tests::SamplePack;

namespace {

const QString kRules = u"rulebooks/crimson-company/en/rules%1.md"_s;

/// A pack with these files instead of its own, listed with the right sums.
QByteArray packWith(const QMap<QString, QByteArray>& files)
{
    SamplePack pack;
    pack.files = files;
    return pack.zip();
}

QByteArray releasedMatch(const char* name)
{
    QFile file(QStringLiteral(CASTELLAN_SOURCE_DIR "/tests/data/released/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray twoBytes(int value)
{
    return QByteArray(1, static_cast<char>(value >> 8)) + static_cast<char>(value & 0xFF);
}

/// A progressive picture with a first scan of nothing but empty blocks, and the same again and again.
QByteArray manyScans(int scans, int side)
{
    QByteArray bytes("\xFF\xD8", 2);
    const auto part = [&bytes](char marker, const QByteArray& content) {
        bytes += QByteArray("\xFF") + marker + twoBytes(static_cast<int>(content.size()) + 2) + content;
    };
    part('\xDB', QByteArray(1, '\0') + QByteArray(64, '\1'));
    part('\xC2', QByteArray("\x08") + twoBytes(side) + twoBytes(side) + QByteArray("\x01\x01\x11\x00", 4));
    // One code of one bit for "no difference", and one for "16,384 blocks without anything".
    part('\xC4', QByteArray(1, '\0') + QByteArray("\x01") + QByteArray(15, '\0') + QByteArray(1, '\0'));
    part('\xC4', QByteArray("\x10\x01") + QByteArray(15, '\0') + QByteArray("\xE0"));
    part('\xDA', QByteArray("\x01\x01\x00\x00\x00\x00", 6));
    const int blocks = ((side + 7) / 8) * ((side + 7) / 8);
    bytes += QByteArray((blocks + 7) / 8, '\0');
    for (int i = 1; i < scans; ++i) {
        part('\xDA', QByteArray("\x01\x01\x00\x01\x3F\x00", 6));
        bytes += QByteArray((blocks / 16384 + 1) * 2, '\0');
    }
    return bytes + QByteArray("\xFF\xD9", 2);
}

/// A PDF whose pages each show so many words, scattered so that no two stand in a line.
QByteArray crowdedPdf(int pages, int words)
{
    QByteArray text = "BT /F 4 Tf\n";
    quint32 random = 1;
    const auto below = [&random](quint32 end) {
        random = random * 1664525 + 1013904223;
        return QByteArray::number((random >> 8) % end);
    };
    for (int i = 0; i < words; ++i)
        text += "1 0 0 1 " + below(580) + '.' + below(100) + ' ' + below(830) + '.' + below(100) + " Tm (w" +
                QByteArray::number(i % 97) + ") Tj\n";
    text += "ET";
    QByteArrayList objects{"<</Type/Catalog/Pages 2 0 R>>",
                           {},
                           "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
                           "<</Length " + QByteArray::number(text.size()) + ">>stream\n" + text +
                               "\nendstream"};
    QByteArray kids;
    for (int i = 0; i < pages; ++i) {
        objects << "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 3 0 "
                   "R>>>>>>";
        kids += QByteArray::number(objects.size()) + " 0 R ";
    }
    objects[1] = "<</Type/Pages/Kids[" + kids + "]/Count " + QByteArray::number(pages) + ">>";
    QByteArray pdf = "%PDF-1.4\n";
    QByteArray table;
    for (qsizetype i = 0; i < objects.size(); ++i) {
        table += QByteArray::number(pdf.size()).rightJustified(10, '0') + " 00000 n \n";
        pdf += QByteArray::number(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
    }
    const QByteArray count = QByteArray::number(objects.size() + 1);
    return pdf + "xref\n0 " + count + "\n0000000000 65535 f \n" + table + "trailer<</Size " + count +
           "/Root 1 0 R>>\nstartxref\n" + QByteArray::number(pdf.size()) + "\n%%EOF\n";
}

} // namespace

class TestBoundedReaders : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString fileOf(const QByteArray& bytes, const QString& name = u"hostile"_s)
    {
        return tests::writtenFile(m_folder.filePath(name), bytes);
    }

private Q_SLOTS:
    void packsAreRefusedWithinTheirBudget_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<PackFault>("fault");
        QMap<QString, QByteArray> shortLines;
        QMap<QString, QByteArray> clauses;
        for (int i = 0; i < 3; ++i) {
            shortLines[kRules.arg(i)] = "## a\n" + QByteArray("x\n").repeated(8'000'000);
            QByteArray text;
            for (int clause = 0; text.size() < 15'000'000; ++clause)
                text += "## c" + QByteArray::number(i) + '.' + QByteArray::number(clause) + "\ntitle: t\n";
            clauses[kRules.arg(i)] = text;
        }
        QTest::newRow("24 million short lines") << packWith(shortLines) << PackFault::BadContent;
        QTest::newRow("millions of clauses") << packWith(clauses) << PackFault::BadContent;
        const auto rule = [](const QByteArray& text) {
            return packWith({{kRules.arg(0), "## a\ntitle: a\n\n" + text},
                             {u"rulebooks/crimson-company/clauses.json"_s, R"({"clauses": [{"id": "a"}]})"}});
        };
        QTest::newRow("600,000 links")
            << rule(QByteArray("[[card:monk]] ").repeated(600'000)) << PackFault::BadContent;
        QTest::newRow("4 million brackets") << rule(QByteArray(4'000'000, '[')) << PackFault::BadContent;
        QTest::newRow("a list of a million ids")
            << packWith({{kRules.arg(0), "## a\ntitle: a\ncards: " + QByteArray("a ").repeated(1'000'000)}})
            << PackFault::BadContent;
        QTest::newRow("a clarification of 4 million brackets")
            << packWith({{SamplePack::clarifications(),
                          R"({"clarifications": [{"id": "a", "question": {"en": ")" +
                              QByteArray(4'000'000, '[') + R"("}, "answer": {"en": "b"}}]})"}})
            << PackFault::BadContent;
        QTest::newRow("300,000 boxes")
            << packWith({{u"cards/crimson-company/boxes.json"_s,
                          "{\"boxes\": [" + QByteArray("{},").repeated(300'000) + "{}]}"}})
            << PackFault::BadContent;
        QTest::newRow("300,000 cards")
            << packWith({{SamplePack::cards(), tests::sheetOf(QByteArray("{},").repeated(300'000) + "{}")}})
            << PackFault::BadContent;
        QTest::newRow("19,000 cards with everything wrong")
            << packWith({{SamplePack::cards(),
                          tests::sheetOf(QByteArray("{\"a\":1,\"b\":2,\"c\":3},").repeated(18'999) + "{}")}})
            << PackFault::BadContent;

        const auto manifest = [](const QByteArray& text) {
            return tests::craftedZip({{"manifest.json", text}});
        };
        const auto members = [](int count, const QByteArray& value) {
            QByteArray text;
            for (int i = 0; i < count; ++i)
                text += (i == 0 ? "\"" : ", \"") + QByteArray::number(i) + "\": " + value;
            return text;
        };
        QTest::newRow("100,000 bad sums")
            << manifest("{\"files\": {" + members(100'000, "\"z\"") + "}}") << PackFault::BadManifest;
        QTest::newRow("19,000 bad sums")
            << manifest("{\"files\": {" + members(19'000, "\"z\"") + "}}") << PackFault::BadManifest;
        QTest::newRow("900,000 keys that nobody knows")
            << manifest('{' + members(900'000, "0") + '}') << PackFault::BadManifest;
    }

    void packsAreRefusedWithinTheirBudget()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(PackFault, fault);
        const QString file = fileOf(bytes);
        bytes.clear();
        const tests::WorkBudget budget;
        const PackReading reading = readPack(file);
        const QString cost = budget.text();
        QVERIFY2(budget.isKept(), qPrintable(cost));
        QVERIFY(!reading.problems.empty());
        QVERIFY(reading.problems.size() <= kMostPackProblems);
        QVERIFY2(reading.problems.front().fault == fault,
                 qPrintable(PackWords::problem(reading.problems.front())));
        qInfo("%s", qPrintable(cost));
    }

    void readingAPackStopsWhereItIsCancelled()
    {
        QMap<QString, QByteArray> files;
        for (int i = 0; i < 200; ++i)
            files[u"scenarios/crimson-company/%1.scenario"_s.arg(i)] =
                "scenario A\ngame crimson-company\nvariant duel\n" + QByteArray("do A pass\n").repeated(2000);
        const QString file = fileOf(packWith(files));
        int asked = 0;
        PackWatch whole;
        whole.cancelled = [&asked] {
            ++asked;
            return false;
        };
        QVERIFY(readPack(file, whole).isGood());
        // Files are read first, then understood: every second question comes from understanding them.
        const int last = asked - 50;
        asked = 0;
        PackWatch cut;
        cut.cancelled = [&asked, last] { return ++asked >= last; };
        const PackReading reading = readPack(file, cut);
        QVERIFY(reading.cancelled && !reading.isGood());
        QVERIFY2(asked < last + 10, qPrintable(QString::number(asked - last)));
    }

    void rulesAreMadePlainInOnePass()
    {
        const tests::WorkBudget budget;
        QCOMPARE(plainText(QString(4'000'000, u'[')).size(), 4'000'000);
        QCOMPARE(plainText(u"[[card:monk]] "_s.repeated(600'000)).size(), 5 * 600'000);
        QCOMPARE(linksIn(u"[[card:monk]] "_s.repeated(600'000)).size(), 600'000u);
        QCOMPARE(plainText(QString(2'000'000, u'\n')).size(), 2'000'000);
        QVERIFY2(budget.isKept(), qPrintable(budget.text()));
        QCOMPARE(plainText(u"**A** [[cc.score]] and [[card:monk|the monk]]\n\n  - `item`"_s),
                 u"A cc.score and the monk\n\nitem"_s);
    }

    void decksAreAnsweredWithinTheirBudget_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QByteArray attributes;
        for (int i = 0; i < 90'000; ++i)
            attributes += " a" + QByteArray::number(i) + "=\"\"";
        QTest::newRow("a million quotes") << "count,name\n1,a" + QByteArray(1'000'000, '"') << u"a.csv"_s;
        QTest::newRow("quotes and blanks")
            << "count,name\n1,\"a\"" + QByteArray(" \"").repeated(900'000) << u"a.csv"_s;
        QTest::newRow("a row of separators") << "count,name\n" + QByteArray(1'900'000, ',') << u"a.csv"_s;
        QTest::newRow("90,000 attributes")
            << "<cockatrice_deck><card" + attributes + "/></cockatrice_deck>" << u"a.cod"_s;
        QTest::newRow("200,000 elements")
            << "<cockatrice_deck>" + QByteArray("<a/>").repeated(200'000) + "</cockatrice_deck>"
            << u"a.cod"_s;
        QTest::newRow("a text in a million parts")
            << "<cockatrice_deck><comments>" + QByteArray("a<!---->").repeated(200'000) +
                   "</comments></cockatrice_deck>"
            << u"a.cod"_s;
        QTest::newRow("a million lines") << QByteArray("x\n").repeated(1'000'000) << u"a.txt"_s;
        QTest::newRow("a million lines of numbers")
            << "#main\n" + QByteArray("xyz\n").repeated(500'000) << u"a.ydk"_s;
        QTest::newRow("19,000 names that nobody has")
            << QByteArray("1 Nobody at all knows\n").repeated(19'000) << u"a.txt"_s;
        QTest::newRow("a line of two million letters") << QByteArray(2'000'000, 'x') << u"a.txt"_s;
        QTest::newRow("a line of a million words") << QByteArray("1 x ").repeated(500'000) << u"a.txt"_s;
        QTest::newRow("a million brackets")
            << "{\"format\": " + QByteArray(1'000'000, '[') << u"a.castellan-deck"_s;
    }

    void decksAreAnsweredWithinTheirBudget()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        static const CardDirectory cards = CardDirectory::builtIn(tests::kCrimson);
        const tests::WorkBudget budget;
        const auto reading = readDeck(bytes, name, cards);
        QVERIFY2(budget.isKept(), qPrintable(budget.text()));
        if (reading)
            QVERIFY(reading->lines.size() <= kMostReportLines);
        qInfo("%s, %s", qPrintable(budget.text()), reading ? "read" : "refused");
    }

    void aPictureThatDrawsItselfThousandsOfTimesIsRefused()
    {
        const tests::WorkBudget budget;
        QVERIFY(pictureProblem(manyScans(8000, 4000)).contains(u"scans"_s));
        QCOMPARE(pictureProblem(manyScans(12, 400)), QString());
        const QString usual = fileOf(manyScans(12, 400), u"usual.jpg"_s);
        QCOMPARE(readPicture(usual).size(), QSize(400, 400));
        // What people choose themselves is not checked before, and given up when it takes too long.
        const QString file = fileOf(manyScans(8000, 8000), u"scans.jpg"_s);
        QVERIFY(readPicture(file).isNull());
        QVERIFY2(budget.isKept(), qPrintable(budget.text()));
        qInfo("%s", qPrintable(budget.text()));
    }

    void quittingDoesNotWaitForAPicture()
    {
        const QString file = fileOf(manyScans(8000, 8000), u"scans.jpg"_s);
        auto pictures = std::make_unique<ScreenPictures>();
        pictures->setFinder([&file](const QString&, const QString&) { return PictureFile{file, false}; });
        (void)pictures->picture(u"crimson-company"_s, u"monk"_s);
        QElapsedTimer timer;
        timer.start();
        pictures.reset();
        QVERIFY2(timer.elapsed() < 2500, qPrintable(QString::number(timer.elapsed())));
    }

    void aPageWithMoreThanPeopleReadIsLeftOut()
    {
        const auto file = PdfFile::read(fileOf(crowdedPdf(1, 150'000)));
        QVERIFY(file);
        const tests::WorkBudget budget;
        const auto edition = readEdition(*file, {}, {});
        QVERIFY2(budget.isKept(), qPrintable(budget.text()));
        QVERIFY(edition && *edition);
        QCOMPARE((*edition)->pages.size(), 1u);
        QVERIFY((*edition)->paragraphs.empty());
        const auto usual = PdfFile::read(fileOf(crowdedPdf(1, 900)));
        QVERIFY(usual);
        const auto read = readEdition(*usual, {}, {});
        QVERIFY(read && *read && !(*read)->paragraphs.empty());
        qInfo("%s", qPrintable(budget.text()));
    }

    void aBookOfSuchPagesIsRefused()
    {
        const auto file = PdfFile::read(fileOf(crowdedPdf(200, 150'000)));
        QVERIFY(file);
        const tests::WorkBudget budget;
        const auto edition = readEdition(*file, {}, {});
        QVERIFY2(budget.isKept(), qPrintable(budget.text()));
        QVERIFY(!edition);
        QCOMPARE(edition.error().code, PdfErrorCode::TooMuch);
        QVERIFY(!pdfSentence(edition.error(), u"a.pdf"_s).isEmpty());
        const auto many = PdfFile::read(fileOf(crowdedPdf(PdfDocument::kMostPages + 1, 1)));
        QVERIFY(many);
        const auto opened = PdfDocument::open(*many);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, PdfErrorCode::TooMuch);
        qInfo("%s", qPrintable(budget.text()));
    }

    void matchesAndScenariosAreAnsweredWithinTheirBudget_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("steps"); ///< that are left; -1: refused
        const QByteArray match = releasedMatch("duel.castellan-match");
        const QByteArray table = releasedMatch("duel.castellan-table");
        const auto filled = [](const QByteArray& head, const QByteArray& line) {
            return head + line.repeated((kLargestPlainFile - head.size()) / line.size());
        };
        // The first step again and again: all of them can be taken from the start.
        const qsizetype first = table.indexOf("\nstep ") + 1;
        const QByteArray step = table.mid(first, table.indexOf('\n', first) + 1 - first);
        QTest::newRow("a table of nothing but first steps") << filled(table, step) << u"a.match"_s << 20'000;
        QTest::newRow("a table of nothing but notes")
            << filled(table, "note 1 " + QByteArray(40, 'x') + '\n') << u"a.match"_s << 0;
        QTest::newRow("a table of nothing but names") << filled(table, "name 0 x\n") << u"a.match"_s << 0;
        const qsizetype end = match.lastIndexOf("\nend ");
        QTest::newRow("a match of nothing but steps")
            << filled(match.left(end + 1), "step 0123456789abcdef A pass\n") << u"a.match"_s << 0;
        QTest::newRow("a match of nothing but set-up")
            << filled(match.left(match.indexOf("\nseed ") + 1), "setup deck thief\n") << u"a.match"_s << -1;
        QTest::newRow("a megabyte of small scenarios")
            << QByteArray("scenario A\ngame crimson-company\n").repeated(33'000) << u"a.scenario"_s << -1;
        QTest::newRow("a scenario of a million moves")
            << "scenario A\ngame crimson-company\n" + QByteArray("do A pass\n").repeated(400'000)
            << u"a.scenario"_s << 0;
        QTest::newRow("a scenario with one long line")
            << "scenario A\ngame crimson-company\ngiven left A: " + QByteArray("thief ").repeated(500'000)
            << u"a.scenario"_s << -1;
        QTest::newRow("a line of the whole file") << QByteArray(16 << 20, 'x') << u"a.match"_s << -1;
    }

    void matchesAndScenariosAreAnsweredWithinTheirBudget()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, name);
        QFETCH(int, steps);
        const QString path = m_folder.filePath(name);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        const tests::WorkBudget budget;
        MatchSession session({});
        const auto opened = session.open(path);
        QVERIFY2(budget.isKept(), qPrintable(budget.text()));
        qInfo("%s, %s", qPrintable(budget.text()), opened ? "opened" : opened.error().text().c_str());
        QCOMPARE(opened.has_value(), steps >= 0);
        if (opened)
            QVERIFY(session.timeline().size() <= rules::kMostMatchSteps + 1);
    }

    void effectDataIsAnsweredWithinItsBudget_data()
    {
        QTest::addColumn<QByteArray>("text");
        // Written with single quotes.
        const auto row = [](const char* name, QByteArray text) {
            QTest::newRow(name) << text.replace('\'', '"');
        };
        const QByteArray effect = "{'type': 'deployment', 'do': [{'op': 'gain', 'amount': 1}]},";
        row("many effects", '[' + effect.repeated(20'000).chopped(1) + ']');
        row("many operations", "[{'type': 'deployment', 'do': [" +
                                   QByteArray("{'op': 'gain', 'amount': 1},").repeated(40'000).chopped(1) +
                                   "]}]");
        row("nothing but mistakes", '[' + QByteArray("{'tipe': 'x'},").repeated(80'000).chopped(1) + ']');
        row("deep", QByteArray(500'000, '['));
        row("a long word", "[{'type': '" + QByteArray(1'000'000, 'x') + "'}]");
    }

    void effectDataIsAnsweredWithinItsBudget()
    {
        QFETCH(QByteArray, text);
        const tests::WorkBudget budget;
        const auto effects =
            rules::effects::readEffects(text.toStdString(), rules::effects::CardKind::Character);
        QVERIFY2(budget.isKept(), qPrintable(budget.text()));
        qInfo("%s, %s", qPrintable(budget.text()), effects ? "read" : "refused");
        if (!effects)
            QVERIFY(effects.error().size() <= 1000);
    }

    void devicesPipesAndFoldersAreNotRead_data()
    {
        QTest::addColumn<QString>("path");
        const QString pipe = m_folder.filePath(u"pipe"_s);
        QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
        QTest::newRow("pipe") << pipe;
        QTest::newRow("device") << u"/dev/zero"_s;
        QTest::newRow("folder") << m_folder.path();
        QVERIFY(QFile::link(u"/dev/zero"_s, m_folder.filePath(u"link"_s)));
        QTest::newRow("link to a device") << m_folder.filePath(u"link"_s);
    }

    void devicesPipesAndFoldersAreNotRead()
    {
        QFETCH(QString, path);
        const tests::WorkBudget budget;
        const auto content = readPlainFile(path, kLargestPlainFile);
        QVERIFY(!content);
        QVERIFY(!content.error().isEmpty());
        QVERIFY(!readPack(path).isGood());
        QVERIFY(!PdfFile::read(path));
        QVERIFY(readPicture(path).isNull());
        QVERIFY2(budget.isKept(), qPrintable(budget.text()));
    }

    void aFileIsReadUpToItsLimit()
    {
        const QString file = fileOf("0123456789");
        const auto whole = readPlainFile(file, 10);
        QVERIFY(whole);
        QCOMPARE(*whole, QByteArray("0123456789"));
        QVERIFY(!readPlainFile(file, 9));
        QVERIFY(!readPlainFile(m_folder.filePath(u"nowhere"_s), 9));
    }
};

QTEST_GUILESS_MAIN(TestBoundedReaders)
#include "test_bounded_readers.moc"
