// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/process_run.h"
#include "tests/support/read_pdf.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

class TestProxyCommand : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString file(const QString& name) const { return m_folder->filePath(name); }

    void writeDeck(const QByteArray& text) const
    {
        QFile deck(file(u"deck.txt"_s));
        QVERIFY(deck.open(QIODevice::WriteOnly));
        deck.write(text);
    }

    /// `proxy deck.txt -o out.pdf` with further words.
    [[nodiscard]] tests::ProcessRun proxy(const QString& more = {}) const
    {
        QStringList arguments{u"--library"_s, file(u"library.castellan"_s),
                              u"proxy"_s,     file(u"deck.txt"_s),
                              u"-o"_s,        file(u"out.pdf"_s)};
        QString words = more;
        words.replace(u'@', m_folder->path() + u'/');
        return tests::runProcess(QStringLiteral(CASTELLAN_CLI),
                                 arguments + words.split(u' ', Qt::SkipEmptyParts));
    }

    [[nodiscard]] bool isWritten() const { return QFile::exists(file(u"out.pdf"_s)); }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        writeDeck("# a deck\n2 Thief\nKriegsbär\n3x Monk\n");
    }

    void aDeckBecomesASheet()
    {
        const auto run = proxy(u"--lang de"_s);
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        QVERIFY2(run.out.contains(u"6 Karten"_s), qPrintable(run.out));
        const tests::ReadPdf pdf(file(u"out.pdf"_s));
        QVERIFY(pdf.isGood());
        QCOMPARE(pdf.pages(), 1);
        QCOMPARE(pdf.title(), u"deck"_s);
        const QString text = pdf.text(0);
        QCOMPARE(text.count(u"Kriegsbär"_s), 1);
        QVERIFY(!text.contains(u"War Bear"_s));
    }

    void bothLanguagesStandOnOneCard()
    {
        QCOMPARE(proxy(u"--lang both --ink-saver --paper letter"_s).exitCode, 0);
        const tests::ReadPdf pdf(file(u"out.pdf"_s));
        QVERIFY(std::abs(pdf.paper(0).width() - 215.9) < 0.1);
        QVERIFY(pdf.text(0).contains(u"Kriegsbär"_s));
        QVERIFY(pdf.text(0).contains(u"War Bear"_s));
    }

    void backsDoubleThePages()
    {
        QCOMPARE(proxy(u"--backs"_s).exitCode, 0);
        QCOMPARE(tests::ReadPdf(file(u"out.pdf"_s)).pages(), 2);
        QCOMPARE(proxy(u"--back clarifications --duplex short --copies 2"_s).exitCode, 0);
        QCOMPARE(tests::ReadPdf(file(u"out.pdf"_s)).pages(), 4);
    }

    void cutPathsAndATabletopDeckLieBesideIt()
    {
        const auto run = proxy(u"--copies 2 --cut @cut.dxf --tabletop @deck.json"_s);
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        for (const QString& name :
             {u"cut.dxf"_s, u"cut-2.dxf"_s, u"deck.json"_s, u"deck-1.png"_s, u"deck-back.png"_s})
            QVERIFY2(QFile::exists(file(name)), qPrintable(name));
        QFile json(file(u"deck.json"_s));
        QVERIFY(json.open(QIODevice::ReadOnly));
        QVERIFY(QJsonDocument::fromJson(json.readAll()).object().contains(u"ObjectStates"_s));
    }

    void onlyWhatChangedIsPrintedAgain()
    {
        QCOMPARE(proxy().exitCode, 0);
        QVERIFY(QFile::remove(file(u"out.pdf"_s)));
        const auto again = proxy(u"--only-changed"_s);
        QCOMPARE(again.exitCode, 0);
        QVERIFY(!isWritten());
        QVERIFY2(again.out.contains(u"Nothing has changed"_s), qPrintable(again.out));
        writeDeck("2 Thief\nWar Bear\n3 Monk\nBard\n");
        const auto more = proxy(u"--only-changed"_s);
        QCOMPARE(more.exitCode, 0);
        QVERIFY2(more.out.contains(u"1 card"_s), qPrintable(more.out));
        const QString text = tests::ReadPdf(file(u"out.pdf"_s)).text(0);
        QVERIFY(text.contains(u"Bard"_s));
        QVERIFY(!text.contains(u"Monk"_s));
    }

    /// Without a deck: the library, or cards named on the line, in either language.
    void cardsAndTheWholeLibraryNeedNoFile()
    {
        const auto run = [this](const QStringList& more) {
            return tests::runProcess(QStringLiteral(CASTELLAN_CLI),
                                     QStringList{u"--library"_s, file(u"library.castellan"_s), u"proxy"_s,
                                                 u"-o"_s, file(u"out.pdf"_s)} +
                                         more);
        };
        const auto some = run({u"--cards"_s, u"thief, Kriegsbär, 2 Monk"_s});
        QVERIFY2(some.exitCode == 0, qPrintable(some.err));
        QVERIFY2(some.out.contains(u"4 cards"_s), qPrintable(some.out));
        QVERIFY(tests::ReadPdf(file(u"out.pdf"_s)).text(0).contains(u"War Bear"_s));
        const auto all = run({u"--all"_s, u"--text-only"_s});
        QVERIFY2(all.exitCode == 0, qPrintable(all.err));
        QVERIFY2(all.out.contains(u"233 cards"_s), qPrintable(all.out));
        QVERIFY(QFile::remove(file(u"out.pdf"_s)));
        const auto nobody = run({u"--cards"_s, u"thief,nobody"_s});
        QCOMPARE(nobody.exitCode, 2);
        QVERIFY2(nobody.err.contains(u"“nobody”"_s), qPrintable(nobody.err));
        const auto nothing = run({});
        QCOMPARE(nothing.exitCode, 2);
        QVERIFY2(nothing.err.contains(u"--all"_s), qPrintable(nothing.err));
        QVERIFY(!isWritten());
    }

    /// Each game's box, or a part of it, with sizes and sides of their own.
    void aBoxOrAPartOfItIsPrintedAsOftenAsItHoldsEachCard()
    {
        const auto run = [this](const QStringList& more) {
            return tests::runProcess(QStringLiteral(CASTELLAN_CLI),
                                     QStringList{u"--library"_s, file(u"library.castellan"_s), u"proxy"_s,
                                                 u"-o"_s, file(u"out.pdf"_s)} +
                                         more);
        };
        const auto boards = run({u"--game"_s, u"samurai-spirit"_s, u"--set"_s, u"boards"_s});
        QVERIFY2(boards.exitCode == 0, qPrintable(boards.err));
        QVERIFY2(boards.out.contains(u"14 cards, 7 pages"_s), qPrintable(boards.out));
        const QString sides = tests::ReadPdf(file(u"out.pdf"_s)).text(0);
        QVERIFY2(sides.contains(u"(human)"_s) && sides.contains(u"(animal)"_s), qPrintable(sides));
        const auto raiders = run({u"--set"_s, u"raiders"_s, u"--text-only"_s});
        QVERIFY2(raiders.out.contains(u"66 cards"_s), qPrintable(raiders.out));
        const auto tokens = run({u"--set"_s, u"tokens"_s, u"--lang"_s, u"de"_s});
        QVERIFY2(tokens.out.contains(u"9 "_s) && tokens.out.contains(u"1 "_s), qPrintable(tokens.out));
        const auto small = run({u"--set"_s, u"tokens"_s, u"--card"_s, u"40x40"_s});
        QVERIFY2(small.exitCode == 0, qPrintable(small.err));
        const auto references = run({u"--game"_s, u"game-of-crowns"_s, u"--set"_s, u"references"_s});
        QVERIFY2(references.out.contains(u"10 cards"_s), qPrintable(references.out));
        const auto box = run({u"--game"_s, u"game-of-crowns"_s, u"--text-only"_s});
        QVERIFY2(box.out.contains(u"129 cards"_s), qPrintable(box.out));
        for (const auto& [bad, reason] :
             {std::pair(QStringList{u"--set"_s, u"castles"_s}, u"boards"_s),
              std::pair(QStringList{u"--game"_s, u"chess"_s}, u"samurai-spirit"_s),
              std::pair(QStringList{u"--game"_s, u"crimson-company"_s, u"--set"_s, u"boards"_s},
                        u"no parts"_s),
              std::pair(QStringList{u"--all"_s, u"--set"_s, u"boards"_s}, u"--all"_s)}) {
            const auto refused = run(bad);
            QCOMPARE(refused.exitCode, 2);
            QVERIFY2(refused.err.contains(reason), qPrintable(refused.err));
        }
    }

    void someCardsOfADeckCanBePrinted()
    {
        const auto run = proxy(u"--cards monk"_s);
        QVERIFY2(run.out.contains(u"3 cards"_s), qPrintable(run.out + run.err));
        const auto other = proxy(u"--cards bard"_s);
        QCOMPARE(other.exitCode, 2);
        QVERIFY2(other.err.contains(u"“bard”"_s), qPrintable(other.err));
        // The rest of the deck is not on paper yet.
        const auto rest = proxy(u"--only-changed"_s);
        QVERIFY2(rest.out.contains(u"3 cards"_s), qPrintable(rest.out + rest.err));
    }

    /// An upright picture is the whole card where that is asked for: no name is printed over it.
    void picturesStandInTheWindowOrAreTheWholeFace()
    {
        QImage scan(690, 940, QImage::Format_RGB32);
        scan.fill(Qt::darkGreen);
        QVERIFY(QDir(file(u"."_s)).mkpath(u"scans/crimson-company"_s));
        QVERIFY(scan.save(file(u"scans/crimson-company/monk.png"_s)));
        const auto text = [this](const QString& options) {
            const auto run = proxy(u"--cards monk --pictures @scans "_s + options);
            return run.exitCode == 0 ? tests::ReadPdf(file(u"out.pdf"_s)).text(0) : run.err;
        };
        QVERIFY(text({}).contains(u"Monk"_s));
        const QString whole = text(u"--whole-faces --picture-bleed 3 --bleed 3 --title x"_s);
        QVERIFY2(!whole.contains(u"Monk"_s) && whole.contains(u"sheet 1"_s), qPrintable(whole));
        QVERIFY(text(u"--whole-faces --no-pictures"_s).contains(u"Monk"_s));
    }

    void eachPartOfTheCaptionCanBeLeftOut()
    {
        QCOMPARE(proxy(u"--title Nachtwache --no-date"_s).exitCode, 0);
        const QString named = tests::ReadPdf(file(u"out.pdf"_s)).text(0);
        QVERIFY(named.contains(u"Nachtwache"_s));
        QVERIFY(named.contains(u"sheet 1 of 1"_s));
        QCOMPARE(proxy(u"--title Nachtwache --no-deck-name --no-sheet-number"_s).exitCode, 0);
        const QString dated = tests::ReadPdf(file(u"out.pdf"_s)).text(0);
        QVERIFY(!dated.contains(u"Nachtwache"_s));
        QVERIFY(!dated.contains(u"sheet 1 of 1"_s));
    }

    void whatIsWrongIsOneSentenceAndNothingIsWritten_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* options, const char* says) {
            QTest::newRow(options) << QString::fromLatin1(options) << QString::fromUtf8(says);
        };
        row("--paper 50x50", "does not fit");
        row("--paper huge", "--paper needs one of");
        row("--card 5x5", "cannot be printed");
        row("--margin 200", "margins");
        row("--margin 1,2", "--margin needs");
        row("--copies 0", "0 copies");
        row("--copies 10000", "10000 copies");
        row("--copies many", "copies");
        row("--gap wide", "--gap needs a length");
        row("--marks stars", "--marks needs one of");
        row("--mark-colour nocolour", "colour");
        row("--first-slot 10", "slot 10");
        row("--skip x", "--skip needs");
        row("--lang fr", "language");
        row("--back nice", "--back needs one of");
        row("--sleeves nocolour", "colour");
        row("--profile nobody", "no printer profile");
        row("--pictures @nowhere", "no folder");
        row("--picture-bleed 11", "bleed");
        row("--cut @paths.pdf", ".svg or .dxf");
    }
    void whatIsWrongIsOneSentenceAndNothingIsWritten()
    {
        QFETCH(QString, options);
        QFETCH(QString, says);
        const auto run = proxy(options);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(says), qPrintable(run.err));
        QCOMPARE(run.err.trimmed().count(u'\n'), 0);
        QVERIFY(!isWritten());
    }

    void linesThatAreNoCardsAreNamed()
    {
        writeDeck("Thief\nNobody at all\n");
        const auto run = proxy();
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.contains(u"Nobody at all"_s), qPrintable(run.err));
        writeDeck("# nothing\n");
        QVERIFY(QFile::remove(file(u"out.pdf"_s)));
        const auto empty = proxy();
        QCOMPARE(empty.exitCode, 2);
        QVERIFY(!isWritten());
        QVERIFY(QFile::remove(file(u"deck.txt"_s)));
        QCOMPARE(proxy().exitCode, 2);
    }

    void aFolderThatIsNotThereIsSaid()
    {
        QVERIFY(QDir().mkpath(file(u"out.pdf"_s)));
        const auto run = proxy();
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains(u"could not be written"_s), qPrintable(run.err));
    }

    void theCalibrationPageIsWritten()
    {
        const auto run = tests::runProcess(QStringLiteral(CASTELLAN_CLI),
                                           {u"proxy"_s, u"calibrate"_s, u"-o"_s, file(u"page.pdf"_s),
                                            u"--lang"_s, u"de"_s, u"--paper"_s, u"letter"_s});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        const tests::ReadPdf pdf(file(u"page.pdf"_s));
        QCOMPARE(pdf.pages(), 2);
        QVERIFY(pdf.text(0).contains(u"Messblatt"_s));
    }
};

QTEST_GUILESS_MAIN(TestProxyCommand)
#include "test_proxy_command.moc"
