// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/process_run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

tests::ProcessRun cli(const QStringList& arguments, const QStringList& environment = {})
{
    return tests::runProcess(QStringLiteral(CASTELLAN_CLI), arguments, environment);
}

QStringList firstLine(const tests::ProcessRun& run)
{
    return run.out.section(u'\n', 0, 0).split(u'\t');
}

} // namespace

/// Each run has a home of its own: the library is made with the first search.
class TestSearchCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneHitIsOneLine()
    {
        const auto run = cli({u"search"_s, u"Dieb"_s});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.isEmpty(), qPrintable(run.err));
        const QStringList columns = firstLine(run);
        QCOMPARE(columns.size(), 5);
        QCOMPARE(columns.mid(0, 3), (QStringList{u"card"_s, u"thief"_s, u"Diebin"_s}));
        QVERIFY(!columns[3].isEmpty());
        QCOMPARE(columns[4], u"Crimson Company"_s);
    }

    void questionsAreAnsweredInEitherLanguage()
    {
        for (const QString& word : {u"Turnierdeck"_s, u"Mindestgebot"_s}) {
            const auto before = cli({u"--lang"_s, u"de"_s, u"search"_s, word});
            QCOMPARE(before.exitCode, 0);
            QCOMPARE(firstLine(before).value(0), u"rule"_s);
            const auto behind = cli({u"search"_s, word, u"--lang"_s, u"de"_s});
            QCOMPARE(behind.out, before.out);
            QCOMPARE(firstLine(cli({u"search"_s, u"lang:de "_s + word})).value(1), firstLine(before)[1]);
        }
        const auto bid = cli({u"--lang"_s, u"de"_s, u"search"_s, u"Mindestgebot"_s});
        QCOMPARE(firstLine(bid).value(1), u"cc.recruit.bid"_s);
        const auto tie = cli({u"--lang"_s, u"en"_s, u"search"_s, u"tie in a lane"_s});
        QCOMPARE(firstLine(tie).value(1), u"cc.score.tie"_s);
        QCOMPARE(firstLine(tie).value(2), u"Ties"_s);
    }

    void placesLanguagesAndLimitsNarrowIt()
    {
        const auto rules = cli({u"search"_s, u"coin"_s, u"--in"_s, u"rules"_s, u"--limit"_s, u"3"_s});
        QCOMPARE(rules.out.count(u'\n'), 3);
        QVERIFY(!rules.out.contains(u"card\t"_s));
        const auto german = cli({u"search"_s, u"thief"_s, u"--lang"_s, u"de"_s, u"--in"_s, u"cards"_s});
        QCOMPARE(german.exitCode, 1);
        QCOMPARE(german.err, u"Nichts gefunden.\n"_s);
        QCOMPARE(cli({u"search"_s, u"thief"_s, u"--in"_s, u"pdf"_s}).exitCode, 1);
    }

    void jsonHasEverything()
    {
        const auto run = cli({u"search"_s, u"kriegsbaer"_s, u"--json"_s, u"--limit"_s, u"1"_s});
        const QJsonObject answer = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(answer[u"query"_s].toString(), u"kriegsbaer"_s);
        QVERIFY(answer[u"total"_s].toInt() >= 1);
        const QJsonArray hits = answer[u"hits"_s].toArray();
        QCOMPARE(hits.size(), 1);
        const QJsonObject hit = hits[0].toObject();
        QCOMPARE(hit[u"id"_s].toString(), u"war-bear"_s);
        QCOMPARE(hit[u"language"_s].toString(), u"de"_s);
        const QJsonArray marks = hit[u"titleMarks"_s].toArray();
        QCOMPARE(marks.size(), 1);
        QCOMPARE(marks[0].toArray(), (QJsonArray{0, 9}));
    }

    void aMistakeIsToldWithItsPlaceAndTheRestIsFound()
    {
        const auto run = cli({u"search"_s, u"heimdall \"lane"_s});
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(firstLine(run).value(1), u"heimdall"_s);
        QCOMPARE(run.err, u"At character 10: A quotation mark is not closed.\n"_s);
    }

    void wrongOptionsAreRefused()
    {
        for (const QStringList& arguments : {QStringList{u"search"_s}, QStringList{u"search"_s, u" "_s},
                                             QStringList{u"search"_s, u"x"_s, u"--in"_s, u"attic"_s},
                                             QStringList{u"search"_s, u"x"_s, u"--lang"_s, u"fr"_s},
                                             QStringList{u"search"_s, u"x"_s, u"--limit"_s, u"none"_s}}) {
            const auto run = cli(arguments);
            QCOMPARE(run.exitCode, 2);
            QCOMPARE(run.err.count(u'\n'), 1);
        }
    }

    void aMistakeIsToldOnce() { QCOMPARE(cli({u"search"_s, u"or"_s}).err.count(u'\n'), 1); }

    void signsAloneAreNothingToSearchFor()
    {
        const auto run = cli({u"search"_s, u"*"_s});
        QCOMPARE(run.exitCode, 1);
        QVERIFY(run.out.isEmpty());
        QVERIFY2(run.err.contains(u"nothing to search for"_s), qPrintable(run.err));
    }

    void aLibraryThatCannotBeUsedIsNamed()
    {
        const QTemporaryDir folder;
        const QString missing = folder.filePath(u"missing/mine.castellan"_s);
        const auto away = cli({u"search"_s, u"thief"_s, u"--library"_s, missing});
        QCOMPARE(away.exitCode, 2);
        QVERIFY(away.out.isEmpty());
        QVERIFY2(away.err.startsWith(missing), qPrintable(away.err));
        QVERIFY(!QFileInfo(missing).dir().exists());
        const QString text = folder.filePath(u"notes.txt"_s);
        QFile file(text);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("just some notes, but long enough to be looked at closely by anybody who wants to");
        file.close();
        const auto foreign = cli({u"search"_s, u"thief"_s, u"--library"_s, text});
        QCOMPARE(foreign.exitCode, 2);
        QVERIFY2(foreign.err.startsWith(text), qPrintable(foreign.err));
    }

    void aRuleIsPrintedWithWhatPlayersAsk()
    {
        const auto run = cli({u"rule"_s, u"cc.card.alchemist"_s});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.startsWith(u"cc.card.alchemist  Alchemist\n"_s));
        QVERIFY(run.out.contains(u"cl.alchemist.self"_s));
        QVERIFY(
            cli({u"rule"_s, u"cc.card.alchemist"_s, u"--lang"_s, u"de"_s}).out.contains(u"Alchemistin"_s));
        QVERIFY(cli({u"rule"_s, u"cl.alchemist.self"_s}).out.contains(u"Alchemist"_s));
        const auto wrong = cli({u"rule"_s, u"cc.card.alchemits"_s});
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY(wrong.err.contains(u"cc.card.alchemist"_s));
    }

    void aFileThatIsNoLibraryIsLeftAloneAndStoodInFor()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"castellan/library.castellan"_s);
        QVERIFY(QDir(folder.path()).mkpath(u"castellan"_s));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const QByteArray content =
            "not a database at all, but long enough to be looked at closely by anybody";
        file.write(content);
        file.close();
        const QStringList home{u"XDG_DATA_HOME="_s + folder.path()};
        const auto run = cli({u"search"_s, u"thief"_s}, home);
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(firstLine(run).value(1), u"thief"_s);
        QVERIFY2(run.err.contains(u"not a Castellan library"_s), qPrintable(run.err));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), content);
        const auto named = cli({u"search"_s, u"thief"_s, u"--library"_s, path});
        QCOMPARE(named.exitCode, 2);
        QVERIFY(named.out.isEmpty());
    }

    void aSecondSearchUsesTheSameLibrary()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"mine.castellan"_s);
        QCOMPARE(cli({u"search"_s, u"monk"_s, u"--library"_s, path}).exitCode, 0);
        QVERIFY(QFile::exists(path));
        QCOMPARE(firstLine(cli({u"search"_s, u"monk"_s, u"--library"_s, path})).value(1), u"monk"_s);
    }
};

QTEST_GUILESS_MAIN(TestSearchCommand)
#include "test_search_command.moc"
