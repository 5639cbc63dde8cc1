// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/locked_pdf.h"
#include "tests/support/process_run.h"
#include "tests/support/third_wording.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

/// All runs share one library, which --library names.
class TestRulebookCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] tests::ProcessRun cli(const QStringList& arguments,
                                        const QStringList& environment = {}) const
    {
        return tests::runProcess(QStringLiteral(CASTELLAN_CLI),
                                 QStringList{u"--library"_s, path(u"library.castellan"_s)} + arguments,
                                 environment);
    }
    [[nodiscard]] tests::ProcessRun import(const QString& file, const QString& language) const
    {
        return cli({u"rulebook"_s, u"import"_s, path(file), u"--game"_s, u"crimson-company"_s, u"--lang"_s,
                    language});
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const QString& language : {u"en"_s, u"de"_s})
            (void)tests::typesetPdf(path(language + u".pdf"_s),
                                    tests::ThirdWording::read(language).paragraphs, {});
        QFile locked(path(u"locked.pdf"_s));
        QVERIFY(locked.open(QIODevice::WriteOnly));
        locked.write(tests::LockedPdf::make("geheim"));
    }

    void withoutAPdfThereAreNoLinks()
    {
        const auto run = cli({u"rulebook"_s, u"links"_s, u"--game"_s, u"crimson-company"_s});
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains(u"rulebook import"_s), qPrintable(run.err));
    }

    void anImportedPdfIsSearchedAndLinked()
    {
        const auto imported = import(u"en.pdf"_s, u"en"_s);
        QVERIFY2(imported.exitCode == 0, qPrintable(imported.err));
        QVERIFY2(imported.out.contains(u"rules have a place in it"_s), qPrintable(imported.out));
        const auto again = import(u"en.pdf"_s, u"en"_s);
        QCOMPARE(again.exitCode, 0);
        QCOMPARE(again.out, u"“en” is in the library already.\n"_s);
        QCOMPARE(import(u"de.pdf"_s, u"de"_s).exitCode, 0);

        const auto hits = cli({u"search"_s, u"Verfuehrerin"_s, u"--in"_s, u"pdf"_s});
        QCOMPARE(hits.exitCode, 0);
        QVERIFY2(hits.out.startsWith(u"page\t"_s) && hits.out.contains(u"de · "_s), qPrintable(hits.out));

        const auto links = cli({u"rulebook"_s, u"links"_s, u"--game"_s, u"crimson-company"_s, u"--json"_s});
        QCOMPARE(links.exitCode, 0);
        const QJsonArray all = QJsonDocument::fromJson(links.out.toUtf8()).array();
        QStringList temptress;
        for (const QJsonValue& value : all) {
            const QJsonObject link = value.toObject();
            if (link[u"clause"_s] != u"cc.card.temptress"_s)
                continue;
            temptress << link[u"language"_s].toString();
            QVERIFY(link[u"page"_s].toInt() > 0);
            QVERIFY(link[u"confidence"_s].toDouble() > 0);
            const QJsonArray box = link[u"box"_s].toArray();
            QVERIFY(!box.isEmpty());
            QCOMPARE(box[0].toArray().size(), 4);
        }
        temptress.removeDuplicates();
        QCOMPARE(temptress, (QStringList{u"en"_s, u"de"_s}));
    }

    void badUseAndBadFilesAreSaidInOneSentence()
    {
        const auto said = [](const tests::ProcessRun& run, const QString& words) {
            return run.exitCode == 2 && run.out.isEmpty() && run.err.contains(words) &&
                   run.err.count(u'\n') == 1;
        };
        QVERIFY(said(import(u"nowhere.pdf"_s, u"en"_s), u"There is no file “nowhere.pdf”."_s));
        QVERIFY(said(import(u"library.castellan"_s, u"en"_s), u"is not a PDF"_s));
        QVERIFY(said(import(u"locked.pdf"_s, u"en"_s), u"--password"_s));
        QVERIFY(said(import(u"en.pdf"_s, u"fr"_s), u"fr"_s));
        const QStringList start{u"rulebook"_s, u"import"_s, path(u"locked.pdf"_s)};
        QVERIFY(said(cli(start + QStringList{u"--lang"_s, u"en"_s}), u"--game"_s));
        QVERIFY(said(cli(start + QStringList{u"--lang"_s, u"en"_s, u"--game"_s, u"chess"_s}), u"chess"_s));
        const QStringList whole =
            start + QStringList{u"--lang"_s, u"en"_s, u"--game"_s, u"crimson-company"_s, u"--password"_s};
        QVERIFY(said(cli(whole + QStringList{u"falsch"_s}), u"not the password"_s));
        QCOMPARE(cli(whole + QStringList{u"geheim"_s}).exitCode, 0);
    }

    void linksInARuleAreShownByTheirTitle()
    {
        const auto run = cli({u"rule"_s, u"cc.ffa.deck"_s});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(
            run.out.contains(u"Build a deck of the size in Free for all: the numbers. The Bard stays out."_s),
            qPrintable(run.out));
    }
};

QTEST_MAIN(TestRulebookCommand)
#include "test_rulebook_command.moc"
