// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/closest.h"
#include "app/cli/command_table.h"
#include "app/cli/dispatcher.h"
#include "model/text/visible_text.h"

#include <QSet>
#include <QtTest>

namespace {

struct Seen
{
    QStringList arguments;
    QHash<QString, QString> options;
    QString library;
    model::Language language = model::Language::English;
    int calls = 0;
};
Seen seen;

int note(app::CommandContext& context)
{
    seen = {context.arguments, context.options, context.libraryFile, context.language, seen.calls + 1};
    return app::kSuccess;
}

int count(app::CommandContext& context)
{
    const auto games = context.integer(QStringLiteral("games"), 10, 1, 1000);
    if (!games)
        return app::kBadInput;
    context.out << *games;
    return app::kNo;
}

int echo(app::CommandContext& context)
{
    context.out << context.arguments.value(0) << '\t' << 1 << '\n';
    return context.fail(context.arguments.value(0));
}

const std::vector<app::Command> kTable{
    {"echo", "TEXT", "says it again", 1, 1, {}, echo},
    {"scenario run", "PATH...", "runs", 1, -1, {{"json"}, {"seed", "N"}}, note},
    {"card", "ID", "shows", 1, 1, {{"output", "FILE", nullptr, "o"}}, note},
    {"simulate", "GAME", "plays many", 1, 1, {{"games", "N"}}, count},
    {"simulate merge", "FILE...", "merges", 1, -1, {}, note},
    {"search", "QUERY", "finds", 1, 1, {{"lang", "en|de|all"}}, note},
};

struct Answer
{
    int code;
    QString out;
    QString err;
};

Answer run(const QString& line)
{
    seen = {};
    Answer answer{};
    QTextStream out(&answer.out);
    QTextStream err(&answer.err);
    app::Dispatcher dispatcher(kTable, out, err, [](model::Language) {});
    answer.code = dispatcher.run(line.split(u' ', Qt::SkipEmptyParts));
    out.flush();
    err.flush();
    return answer;
}

Answer run(const char* line)
{
    return run(QString::fromUtf8(line));
}

} // namespace

class TestDispatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outputThatCannotBeWrittenIsAFailure()
    {
        QFile full(QStringLiteral("/dev/full"));
        QVERIFY(full.open(QIODevice::WriteOnly));
        QTextStream out(&full);
        QString said;
        QTextStream err(&said);
        app::Dispatcher dispatcher(kTable, out, err, [](model::Language) {});
        QCOMPARE(dispatcher.run({QStringLiteral("--version")}), int(app::kNo));
        QVERIFY2(said.contains(QStringLiteral("could not be written")), qPrintable(said));
        // A refusal keeps its own reason.
        said.clear();
        QCOMPARE(dispatcher.run({QStringLiteral("nonsense")}), int(app::kBadInput));
    }

    void aCommandOfTwoWordsGetsItsArgumentsAndOptions()
    {
        QCOMPARE(run("scenario run a b --seed 7 --json c").code, 0);
        QCOMPARE(seen.arguments,
                 QStringList({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")}));
        QCOMPARE(seen.options.value(QStringLiteral("seed")), QStringLiteral("7"));
        QVERIFY(seen.options.contains(QStringLiteral("json")));
    }

    void theLongerNameWins()
    {
        QCOMPARE(run("simulate merge x").code, 0);
        QCOMPARE(seen.arguments, QStringList{QStringLiteral("x")});
        QCOMPARE(run("simulate duel").code, app::kNo);
    }

    void libraryAndLanguageStandBeforeOrAfterTheCommand()
    {
        for (const char* line : {"--library L --lang de card x", "card x --library L --lang de",
                                 "card --library=L --lang=de x", "--lang=de card --library L x"}) {
            QCOMPARE(run(line).code, 0);
            QCOMPARE(seen.library, QStringLiteral("L"));
            QCOMPARE(seen.language, model::Language::German);
            QCOMPARE(seen.arguments, QStringList{QStringLiteral("x")});
        }
    }

    void aCommandMayReadMoreLanguagesThanWeSpeak()
    {
        QCOMPARE(run("search bear --lang all").code, 0);
        QCOMPARE(seen.options.value(QStringLiteral("lang")), QStringLiteral("all"));
        const Answer answer = run("card x --lang all");
        QCOMPARE(answer.code, app::kBadInput);
        QVERIFY(answer.err.contains(QStringLiteral("all")));
    }

    void afterTwoDashesEverythingIsAnArgument()
    {
        QCOMPARE(run("card -- --lang").code, 0);
        QCOMPARE(seen.arguments, QStringList{QStringLiteral("--lang")});
    }

    void letterOptionsWork()
    {
        QCOMPARE(run("card x -o out.pdf").code, 0);
        QCOMPARE(seen.options.value(QStringLiteral("output")), QStringLiteral("out.pdf"));
    }

    void mistakesAreOneSentenceOnStandardErrorAndRunNothing_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* line, const char* says) {
            QTest::newRow(line) << QString::fromUtf8(line) << QString::fromUtf8(says);
        };
        row("crad x", "“card”");
        row("scenario rnu x", "“scenario run”");
        row("zzzzzz", "--help");
        row("card", "needs ID");
        row("card a b", "“b”");
        row("card a --jsn", "--jsn");
        row("scenario run a --jsn", "--json");
        row("scenario run a --seed", "--seed");
        row("scenario run a --json=1", "--json");
        row("--lang", "--lang");
        row("card x --library", "--library");
        row("--wat", "--wat");
        row("simulate duel --games 0", "from 1 to 1000");
        row("simulate duel --games many", "“many”");
    }
    void mistakesAreOneSentenceOnStandardErrorAndRunNothing()
    {
        QFETCH(QString, line);
        QFETCH(QString, says);
        const Answer answer = run(line);
        QCOMPARE(answer.code, app::kBadInput);
        QVERIFY2(answer.err.contains(says), qPrintable(answer.err));
        QCOMPARE(answer.err.count(u'\n'), 1);
        QVERIFY(answer.out.isEmpty());
        QCOMPARE(seen.calls, 0);
    }

    void helpIsReachedEveryWayAndNamesTheExitCodes()
    {
        const QString one = run("help scenario run").out;
        QVERIFY(one.contains(QStringLiteral("--seed N")));
        QVERIFY(one.contains(QStringLiteral("--library FILE")));
        QCOMPARE(run("scenario run --help").out, one);
        QCOMPARE(run("scenario run x -h").out, one);
        QCOMPARE(run("--help scenario run").code, 0);
        for (const char* line : {"--help", "help", "help card", "scenario --help", "help scenario"}) {
            const Answer answer = run(line);
            QCOMPARE(answer.code, 0);
            QVERIFY(!answer.out.isEmpty());
            QVERIFY(answer.err.isEmpty());
        }
        for (const app::Command& command : kTable)
            QVERIFY(run("--help").out.contains(QLatin1String(command.name)));
        QVERIFY(run("--help").out.contains(QStringLiteral("Exit codes")));
        QCOMPARE(run("help nonsense").code, app::kBadInput);
    }

    void nothingThatIsPrintedControlsTheTerminal()
    {
        for (const char* hostile : {"\x1b]0;owned\x07\x1b[2J", "a\x08\x08\rb",
                                    "\xc2\x9b"
                                    "31m",
                                    "\xe2\x80\xae"
                                    "live\xe2\x81\xa6",
                                    "\x7f"}) {
            const QString text = QString::fromUtf8(hostile);
            const Answer said = run(QStringLiteral("echo ") + text);
            QCOMPARE(said.out, model::visibleText(text) + QStringLiteral("\t1\n"));
            QCOMPARE(said.err, model::visibleText(text) + QStringLiteral("\n"));
            const Answer unknown = run(text);
            QVERIFY2(unknown.err.contains(model::visibleText(text)), qPrintable(unknown.err));
            for (const QString& printed : {said.out, said.err, unknown.err})
                for (const QChar character : text)
                    QVERIFY(!model::visibleText(QString(character)).startsWith(u'\\') ||
                            !printed.contains(character));
        }
    }

    void longTextsPassUnchanged()
    {
        const QString text = QStringLiteral("Überfall\U0001F3F0–").repeated(20000);
        QCOMPARE(run(QStringLiteral("echo ") + text).out, text + QStringLiteral("\t1\n"));
    }

    void theRealTableIsSound()
    {
        QSet<QString> names;
        for (const app::Command& command : app::commandTable()) {
            const QString name = QString::fromLatin1(command.name);
            QVERIFY2(!names.contains(name), command.name);
            names << name;
            QVERIFY2(command.run != nullptr, command.name);
            QVERIFY2(command.summary != nullptr && *command.summary != '\0', command.name);
            QVERIFY2(name.count(u' ') <= 1, command.name);
            QVERIFY2(command.most < 0 || command.most >= command.fewest, command.name);
            QVERIFY2(command.fewest == 0 || *command.arguments != '\0', command.name);
        }
        QVERIFY(!names.isEmpty());
    }

    void closestForgivesSlipsButNotOtherWords()
    {
        const QStringList words{QStringLiteral("simulate"), QStringLiteral("search"), QStringLiteral("card")};
        QCOMPARE(app::closest(QStringLiteral("simluate"), words), QStringLiteral("simulate"));
        QCOMPARE(app::closest(QStringLiteral("serch"), words), QStringLiteral("search"));
        QCOMPARE(app::closest(QStringLiteral("banana"), words), QString());
        QCOMPARE(app::closest(QString(), words), QString());
    }
};

QTEST_GUILESS_MAIN(TestDispatcher)
#include "test_dispatcher.moc"
