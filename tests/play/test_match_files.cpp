// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/match_session.h"
#include "rules/scenario/scenario_file.h"

#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

using model::MatchSession;

class TestMatchFiles : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    static QByteArray read(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString& path, const QByteArray& text)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    static void playSome(MatchSession& session, int steps)
    {
        session.setForcedTaken(false);
        QVERIFY(session.start({{"crimson-company", "duel", 7, {}}, {}, {}}));
        for (int i = 0; i < steps; ++i)
            QVERIFY(!session.choose(session.question().options.back()));
        session.pause();
    }

private Q_SLOTS:
    void aProgramKilledInMidMatchFindsTheMatchAgain()
    {
        const QString path = file("killed.match");
        QProcess child;
        child.start(QStringLiteral(PLAY_CHILD), {path});
        QVERIFY(child.waitForStarted());
        QByteArray said;
        while (said.count('\n') < 25 && child.waitForReadyRead())
            said += child.readAllStandardOutput();
        child.kill();
        child.waitForFinished();
        said += child.readAllStandardOutput();
        const QByteArrayList hashes = said.left(said.lastIndexOf('\n')).split('\n');
        QVERIFY(hashes.size() >= 25);

        MatchSession session(path);
        QVERIFY(session.hasKept());
        QString problem;
        QVERIFY(session.takeUp(&problem));
        QCOMPARE(problem, QString());
        QVERIFY(!session.isRunning());
        // Every step that was reported is there; one more may have been written before it was reported.
        QVERIFY(session.timeline().size() > static_cast<std::size_t>(hashes.size()));
        for (qsizetype i = 0; i < hashes.size(); ++i)
            QCOMPARE(
                QByteArray::number(quint64(session.timeline().node(quint32(i + 1)).position->hash()), 16),
                hashes[i]);
    }

    void theWholeTreeWithNamesNotesAndPlaceComesBack()
    {
        const QString path = file("tree.match");
        quint64 hash = 0;
        {
            MatchSession session(path);
            playSome(session, 6);
            session.undo();
            session.undo();
            QVERIFY(!session.choose(session.question().options.front()));
            session.setName(session.timeline().here(), QStringLiteral("the other way"));
            session.setNote(2, QStringLiteral("one\ntwo \\ three"));
            session.undo();
            hash = session.match().hash();
        }
        MatchSession again(path);
        QString problem;
        QVERIFY(again.takeUp(&problem));
        QCOMPARE(problem, QString());
        QCOMPARE(again.timeline().size(), std::size_t(8));
        QCOMPARE(again.match().hash(), hash);
        QCOMPARE(again.timeline().node(7).name, std::string("the other way"));
        QCOMPARE(again.timeline().node(2).note, std::string("one\ntwo \\ three"));
        // It goes on being kept.
        QVERIFY(!again.choose(again.question().options.front()));
        MatchSession third(path);
        QVERIFY(third.takeUp(&problem));
        QCOMPARE(third.match().hash(), again.match().hash());
    }

    void aFileCutOffAnywhereKeepsWhatWasBefore()
    {
        const QString path = file("cut.match");
        {
            MatchSession session(path);
            playSome(session, 8);
        }
        const QByteArray whole = read(path);
        const qsizetype steps = whole.indexOf("\nstep ");
        MatchSession all(file("all.match"));
        write(file("all.match"), whole);
        QVERIFY(all.takeUp());
        QCOMPARE(all.timeline().size(), std::size_t{9});
        std::set<std::size_t> counts;
        for (qsizetype length = 0; length <= whole.size(); ++length) {
            // Every place matters around the ends of lines, and some within them.
            const bool isEnd = whole.mid(std::max<qsizetype>(0, length - 2), 3).contains('\n');
            if (!isEnd && length % 13 != 0)
                continue;
            const QByteArray part = whole.left(length);
            write(path, part);
            MatchSession session(path);
            QString problem;
            const auto result = session.takeUp(&problem);
            if (length > steps)
                QVERIFY(result);
            if (!result) {
                QVERIFY(!result.error().reason.empty());
                continue;
            }
            // Exactly the steps whose lines are whole, and each of them as it was.
            const qsizetype kept = part.left(part.lastIndexOf('\n') + 1).count("\nstep ");
            QCOMPARE(session.timeline().size(), static_cast<std::size_t>(kept) + 1);
            for (quint32 node = 0; node <= kept; ++node)
                QCOMPARE(session.timeline().node(node).position->hash(),
                         all.timeline().node(node).position->hash());
            QCOMPARE(problem, QString());
            QCOMPARE(session.timeline().here(), quint32(kept));
            counts.insert(session.timeline().size());
            // It goes on from there, and nothing of that is lost to the line that was cut off.
            session.setForcedTaken(false);
            QVERIFY(!session.choose(session.question().options.back()));
            MatchSession later(path);
            QVERIFY(later.takeUp(&problem));
            QCOMPARE(problem, QString());
            QCOMPARE(later.timeline().size(), session.timeline().size());
            QCOMPARE(later.match().hash(), session.match().hash());
        }
        QCOMPARE(counts.size(), std::size_t{9});
    }

    void aSavedMatchCutOffAnywhereKeepsTheStepsBeforeIt()
    {
        MatchSession session({});
        playSome(session, 8);
        const QString path = file("saved.match");
        QVERIFY(session.save(path));
        const QByteArray whole = read(path);
        const qsizetype second = whole.indexOf("\nstep ", whole.indexOf("\nstep ") + 1);
        for (qsizetype length = second + 1; length < whole.size() - 1; length += 17) {
            write(path, whole.left(length));
            MatchSession again({});
            QString problem;
            QVERIFY2(again.open(path, &problem), whole.left(length).constData());
            QVERIFY(!problem.isEmpty());
            QVERIFY(again.timeline().size() > 1);
        }
    }

    void aFileEditedByHandSaysWhereItStopsAndKeepsTheRest()
    {
        const QString path = file("edited.match");
        {
            MatchSession session(path);
            playSome(session, 8);
        }
        QByteArrayList lines = read(path).split('\n');
        int step = 0;
        for (QByteArray& line : lines)
            if (line.startsWith("step ") && ++step == 5)
                line = line.left(line.lastIndexOf(' ')) + " nonsense";
        write(path, lines.join('\n'));
        MatchSession session(path);
        QString problem;
        QVERIFY(session.takeUp(&problem));
        QVERIFY2(problem.contains(QStringLiteral("step 5")), qPrintable(problem));
        QCOMPARE(session.timeline().size(), std::size_t(5));
    }

    void aSavedMatchHasItsWaysNamesAndNotesAndStandsWhereItStood()
    {
        MatchSession session({});
        playSome(session, 8);
        const auto first = session.timeline().here();
        session.undo();
        session.undo();
        const auto fork = session.timeline().here();
        session.choose(session.question().options.back());
        session.pause();
        const auto second = session.timeline().here();
        QVERIFY(second != first);
        session.setName(second, QStringLiteral("The other\nway"));
        session.setNote(fork, QStringLiteral("here?"));
        session.jump(fork);
        QVERIFY(session.save(file("whole.match")));
        MatchSession again({});
        QString problem;
        QVERIFY(again.open(file("whole.match"), &problem));
        QCOMPARE(problem, QString());
        QCOMPARE(again.timeline().size(), session.timeline().size());
        QCOMPARE(again.timeline().here(), fork);
        QCOMPARE(again.timeline().node(second).name, std::string("The other\nway"));
        QCOMPARE(again.timeline().node(fork).note, std::string("here?"));
        QCOMPARE(again.timeline().node(first).position->hash(),
                 session.timeline().node(first).position->hash());
    }

    void aSavedMatchWithABadLineKeepsTheStepsBeforeIt()
    {
        MatchSession session({});
        playSome(session, 8);
        QVERIFY(session.save(file("whole.match")));
        QByteArrayList lines = read(file("whole.match")).split('\n');
        int step = 0;
        for (QByteArray& line : lines)
            if (line.startsWith("step ") && ++step == 4)
                line.replace("step", "stop");
        write(file("bad.match"), lines.join('\n'));
        MatchSession again({});
        QString problem;
        QVERIFY(again.open(file("bad.match"), &problem));
        QVERIFY(!problem.isEmpty());
        QCOMPARE(again.timeline().size(), std::size_t(4));
        // An editor may leave a line behind the end, or take its last sign away.
        const QByteArray whole = read(file("whole.match"));
        for (const QByteArray& harmless : {whole + '\n', whole.chopped(1)}) {
            write(file("harmless.match"), harmless);
            QVERIFY(again.open(file("harmless.match"), &problem));
            QCOMPARE(problem, QString());
            QCOMPARE(again.timeline().size(), session.timeline().size());
        }
    }

    void aMatchSharedAtAStepOpensThereWithNothingElse()
    {
        MatchSession session({});
        playSome(session, 8);
        session.setNote(3, QStringLiteral("mine alone"));
        session.undo();
        session.undo();
        const auto steps = session.timeline().path(session.timeline().here()).size();
        QVERIFY(session.saveWay(file("way.match")));
        QVERIFY(!read(file("way.match")).contains("mine alone"));
        MatchSession again({});
        QString problem;
        QVERIFY(again.open(file("way.match"), &problem));
        QCOMPARE(problem, QString());
        QCOMPARE(again.match().hash(), session.match().hash());
        QCOMPARE(again.timeline().size(), steps);
        QVERIFY(!again.canRedo());
    }

    void aMatchFromAScenarioIsSharedAtAStepToo()
    {
        MatchSession session({});
        QVERIFY(session.openScenario(QStringLiteral("scenario S\ngame crimson-company\n"
                                                    "given turn A recruitment\ngiven A coins 5\n")));
        session.choose(session.question().options.front());
        session.pause();
        const auto way = session.timeline().here();
        const auto hash = session.match().hash();
        session.undo();
        session.choose(session.question().options.back());
        session.pause();
        session.jump(way);
        QVERIFY(!session.way());
        QVERIFY(session.saveWay(file("way.match")));
        MatchSession again({});
        QString problem;
        QVERIFY(again.open(file("way.match"), &problem));
        QCOMPARE(problem, QString());
        QCOMPARE(again.match().hash(), hash);
        QCOMPARE(again.timeline().size(), session.timeline().path(way).size());
    }

    void aMatchFileSavedAndOpenedIsTheSameMatch()
    {
        MatchSession session({});
        playSome(session, 20);
        QVERIFY(session.save(file("saved.match")));
        MatchSession again({});
        QString problem;
        QVERIFY(again.open(file("saved.match"), &problem));
        QCOMPARE(problem, QString());
        while (again.canRedo())
            again.step();
        QCOMPARE(again.match().hash(), session.match().hash());
    }

    void filesThatAreNoMatchesAreToldAndLeaveTheTableAlone()
    {
        MatchSession session({});
        playSome(session, 3);
        const auto hash = session.match().hash();
        QVERIFY(!session.open(file("is-not-there.match")));
        write(file("empty.match"), {});
        QVERIFY(!session.open(file("empty.match")));
        write(file("picture.match"), QByteArray("\x89PNG\r\n\x1a\n\0\0", 10));
        QVERIFY(!session.open(file("picture.match")));
        write(file("newer.match"), "castellan table 9\ngame crimson-company\n");
        QVERIFY(!session.open(file("newer.match")));
        QCOMPARE(session.match().hash(), hash);
    }

    void aMatchPlayedWithOtherCardsOrRulesSaysSoAndKeepsWhatItCan()
    {
        const QString path = file("other.match");
        {
            MatchSession session(path);
            playSome(session, 8);
        }
        QByteArrayList lines = read(path).split('\n');
        for (QByteArray& line : lines)
            if (line.startsWith("library "))
                line = "library 1234";
        write(path, lines.join('\n'));
        {
            // Cards that make no difference to this match are not worth a word.
            MatchSession session(path);
            QString problem;
            QVERIFY(session.takeUp(&problem));
            QVERIFY2(problem.isEmpty(), qPrintable(problem));
        }
        int step = 0;
        for (QByteArray& line : lines)
            if (line.startsWith("step ") && ++step == 3)
                line.replace(line.indexOf(' ', 5) + 1, 16, "00000000000000aa");
        write(path, lines.join('\n'));
        {
            MatchSession session(path);
            QString problem;
            QVERIFY(session.takeUp(&problem));
            QVERIFY2(problem.contains(QStringLiteral("different cards from those in your library")),
                     qPrintable(problem));
            QVERIFY2(problem.contains(QStringLiteral("from step 3 on")), qPrintable(problem));
            QVERIFY2(problem.contains(QStringLiteral("8 of 8")), qPrintable(problem));
            QCOMPARE(session.timeline().size(), std::size_t(9));
        }
        for (QByteArray& line : lines)
            if (line.startsWith("rules "))
                line = "rules 4711";
        write(path, lines.join('\n'));
        MatchSession session(path);
        QString problem;
        QVERIFY(session.takeUp(&problem));
        QVERIFY2(problem.contains(QStringLiteral("rules of another version")), qPrintable(problem));
        // Both times it was not as it was: what the file held is still there.
        QCOMPARE(session.recent().size(), std::size_t(2));
    }

    void aMatchWithACardThatIsNotThereSaysWhichAndLeavesTheTableAlone()
    {
        MatchSession session({});
        playSome(session, 3);
        QVERIFY(session.save(file("whole.match")));
        const auto hash = session.match().hash();
        write(file("missing.match"), read(file("whole.match")).replace("war-bear", "no-such-bear"));
        const auto opened = session.open(file("missing.match"));
        QVERIFY(!opened);
        QVERIFY2(QString::fromStdString(opened.error().text()).contains(QStringLiteral("no-such-bear")),
                 opened.error().text().c_str());
        QCOMPARE(session.match().hash(), hash);
    }

    void startingAnotherMatchKeepsTheOneBefore()
    {
        const QString path = file("two.match");
        MatchSession session(path);
        playSome(session, 4);
        const auto hash = session.match().hash();
        QVERIFY(session.start({{"crimson-company", "duel", 8, {}}, {}, {}}));
        QCOMPARE(session.recent().size(), std::size_t(1));
        QCOMPARE(session.recent().front().game, QStringLiteral("crimson-company"));
        QCOMPARE(session.recent().front().steps, 4);
        QVERIFY(session.takeUpRecent(session.recent().front().path));
        QCOMPARE(session.match().hash(), hash);
        // Nobody did anything in the other one.
        QVERIFY(session.recent().empty());
        MatchSession again(path);
        QVERIFY(again.takeUp());
        QCOMPARE(again.match().hash(), hash);
    }

    void theLastTenMatchesAreKeptAndAllThatHaveNotes()
    {
        const QString path = file("many.match");
        MatchSession session(path);
        playSome(session, 3);
        session.setNote(1, QStringLiteral("Why not the other lane?"));
        const auto noted = session.match().hash();
        for (int i = 0; i < 14; ++i)
            playSome(session, 3 + i);
        QCOMPARE(session.recent().size(), std::size_t(11));
        // The newest first, and the oldest of those without a note are gone.
        QCOMPARE(session.recent().front().steps, 15);
        QCOMPARE(session.recent()[9].steps, 6);
        const model::RecentMatch marked = session.recent().back();
        QVERIFY(marked.marked);
        QVERIFY(session.takeUpRecent(marked.path));
        QCOMPARE(session.match().hash(), noted);
        QCOMPARE(QString::fromStdString(session.timeline().node(1).note),
                 QStringLiteral("Why not the other lane?"));
    }

    void whatWasOnlyOpenedDoesNotPushMatchesOut()
    {
        const QString path = file("opened.match");
        MatchSession session(path);
        playSome(session, 5);
        QVERIFY(session.save(file("saved.match")));
        for (int i = 0; i < 3; ++i)
            QVERIFY(session.open(file("saved.match")));
        QCOMPARE(session.recent().size(), std::size_t(1));
        // Going on in it makes it a match of its own.
        QVERIFY(!session.choose(session.question().options.front()));
        QVERIFY(session.open(file("saved.match")));
        QCOMPARE(session.recent().size(), std::size_t(2));
    }

    void aStepThatBuildsOnALaterOneEndsTheMatchBeforeIt()
    {
        const QString path = file("parents.match");
        {
            MatchSession session(path);
            playSome(session, 4);
        }
        QByteArray text = read(path);
        const qsizetype third = text.indexOf("\nstep 2 ") + 1;
        QVERIFY(third > 0);
        text.replace(third, 7, "step 9 ");
        write(path, text);
        MatchSession session(path);
        QString problem;
        QVERIFY(session.takeUp(&problem));
        QVERIFY2(problem.contains(QStringLiteral("cannot be read")), qPrintable(problem));
        QCOMPARE(session.timeline().size(), std::size_t(3));
    }

    void aRunningFileThatCannotBeReadIsPutAsideNotOverwritten()
    {
        const QString path = file("large.match");
        {
            MatchSession session(path);
            playSome(session, 4);
        }
        QFile large(path);
        QVERIFY(large.open(QIODevice::Append));
        const QByteArray line = "note 1 " + QByteArray(8 << 20, 'x') + '\n';
        for (int i = 0; i < 3; ++i)
            QCOMPARE(large.write(line), line.size());
        large.close();
        const QByteArray before = read(path);
        MatchSession session(path);
        QVERIFY(!session.takeUp());
        playSome(session, 3);
        QVERIFY(!session.keepingFailure());
        QCOMPARE(session.recent().size(), std::size_t(1));
        QVERIFY(read(session.recent().front().path) == before);
        // Nor is it thinned out later, or lost when the match is put away.
        session.close();
        QCOMPARE(session.recent().size(), std::size_t(2));
        QVERIFY(read(session.recent().back().path) == before);
    }

    void whereTheOldMatchCannotBePutAsideItStaysAndTheReasonIsSaid()
    {
        // The name of the file that it would be moved to is longer than names can be.
        const QString path = m_folder.filePath(QString(240, u'n') + QStringLiteral(".match"));
        {
            MatchSession session(path);
            playSome(session, 4);
        }
        const QByteArray before = read(path);
        QVERIFY(before.count("\nstep ") == 4);
        MatchSession session(path);
        playSome(session, 2);
        QVERIFY(session.keepingFailure());
        QVERIFY(!session.keepingFailure()->reason.isEmpty());
        QCOMPARE(read(path), before);
        session.close();
        QCOMPARE(read(path), before);
    }

    void jumpsAndRedoneStepsAreSavedAsTheyAreMade()
    {
        const QString path = file("moved.match");
        const auto here = [&path] {
            MatchSession again(path);
            return again.takeUp() ? again.timeline().here() : MatchSession::NodeId(99);
        };
        MatchSession session(path);
        playSome(session, 6);
        QCOMPARE(here(), MatchSession::NodeId(6));
        session.jump(2);
        QCOMPARE(here(), MatchSession::NodeId(2));
        session.step();
        QCOMPARE(session.timeline().here(), MatchSession::NodeId(3));
        QCOMPARE(here(), MatchSession::NodeId(3));
        session.undo();
        QCOMPARE(here(), MatchSession::NodeId(2));
        // The choice that was made before leads to the step that is there.
        const auto again = session.timeline().node(3).choice;
        QVERIFY(!session.choose(again));
        QCOMPARE(here(), MatchSession::NodeId(3));
    }

    void aRecentMatchOfWhichAPartIsLostKeepsItsFile_data()
    {
        QTest::addColumn<int>("cut");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("cut off within its last line") << 5 << QByteArray() << QByteArray();
        QTest::newRow("a line that says nothing") << 0 << QByteArray("\nstep ") << QByteArray("\nstop ");
        QTest::newRow("a step of nobody") << 0 << QByteArray(" A ") << QByteArray(" Z ");
    }
    void aRecentMatchOfWhichAPartIsLostKeepsItsFile()
    {
        QFETCH(int, cut);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        const QTemporaryDir folder;
        MatchSession session(folder.filePath(QStringLiteral("a.match")));
        playSome(session, 6);
        QVERIFY(session.start({{"crimson-company", "duel", 8, {}}, {}, {}}));
        QCOMPARE(session.recent().size(), std::size_t(1));
        const QString path = session.recent().front().path;
        QByteArray text = read(path).chopped(cut);
        if (!from.isEmpty()) {
            const qsizetype place = text.lastIndexOf(from);
            QVERIFY(place > text.indexOf("\nstep "));
            text.replace(place, from.size(), to);
        }
        write(path, text);
        QVERIFY(session.takeUpRecent(path));
        QVERIFY(session.timeline().size() > 1);
        QCOMPARE(read(path), text);
    }

    void everyScenarioOpensAndItsMovesArePlayed()
    {
        int opened = 0;
        QDirIterator files(QStringLiteral(CASTELLAN_SOURCE_DIR "/tests/scenarios"),
                           {QStringLiteral("*.scenario")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            const auto scenarios = rules::scenario::readScenarios(read(path).toStdString());
            QVERIFY2(scenarios, qPrintable(path));
            for (const auto& scenario : *scenarios) {
                MatchSession session({});
                QString problem;
                const auto result = session.open(path, &problem, QString::fromStdString(scenario.title));
                QVERIFY2(result, (path.toStdString() + ": " + scenario.title + ": " +
                                  (result ? std::string() : result.error().text()))
                                     .c_str());
                QVERIFY2(problem.isEmpty(),
                         qPrintable(path + QStringLiteral(": ") + QString::fromStdString(scenario.title) +
                                    QStringLiteral(": ") + problem));
                ++opened;
            }
        }
        QVERIFY(opened > 300);
    }

    void aScenarioWithACardThatIsNotThereSaysItsLine()
    {
        write(file("bad.scenario"), "scenario A card is missing\ngame crimson-company\nvariant duel\n"
                                    "given left A: no-such-card\n");
        MatchSession session({});
        const auto result = session.open(file("bad.scenario"));
        QVERIFY(!result);
        QVERIFY2(result.error().place.line == 4, result.error().text().c_str());
    }

    void everyReasonIsThereInBothLanguages_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("name");
        const QByteArray head = "castellan-match 1\ngame crimson-company\nvariant duel\nrules 1\nlibrary 1\n"
                                "seed 1\n";
        const QByteArray crimson = "scenario T\ngame crimson-company\n";
        const QByteArray ground = "scenario T\ngame battleground\n";
        const auto match = [](const char* what, const QByteArray& text) {
            QTest::newRow(what) << text << QByteArray("a.match");
        };
        const auto scenario = [](const char* what, const QByteArray& text) {
            QTest::newRow(what) << text << QByteArray("a.scenario");
        };
        match("no match", "hello\n");
        match("another version", "castellan-match 2\n");
        match("a newer table", "castellan table 9\ngame crimson-company\n");
        match("cut off", head);
        match("no number", head + "seed many\nend 0\n");
        match("a line of nothing", head + "nonsense 3\nend 0\n");
        match("steps are missing", head + "end 4\n");
        match("no step", head + "step x\nend 1\n");
        match("no game", "castellan-match 1\nend 0\n");
        match("a game that is not known", QByteArray(head).replace("crimson-company", "chess") + "end 0\n");
        match("a variant that is not known", QByteArray(head).replace("duel", "chess") + "end 0\n");
        match("a card that is missing", head + "setup deck nobody\nend 0\n");
        match("a castle that is missing", head + "setup castles nobody regular regular\nend 0\n");
        match("too few cards", head + "setup deck bard\nend 0\n");
        match("too many coins", head + "setup handicap 40 40\nend 0\n");
        match("no such line", head + "setup wizards 3\nend 0\n");
        scenario("no scenario", "# nothing\n");
        scenario("no title", "scenario\n");
        scenario("no statement", crimson + "jump high\n");
        scenario("the head too late", crimson + "given A coins 3\nvariant duel\n");
        scenario("no value", "scenario T\ngame\n");
        scenario("given too late", crimson + "do A pass\ngiven A coins 3\n");
        scenario("no lane", crimson + "given castle up toll-gate\n");
        scenario("not a card", crimson + "given left A: nobody\n");
        scenario("another variant", crimson + "given hand A: bard\n");
        scenario("no position", crimson + "given weather fine\n");
        scenario("too many coins on the table", crimson + "given A coins 99\n");
        scenario("no option", ground + "option weather fine\n");
        scenario("no such value", ground + "option blocking perhaps\n");
        scenario("one column", ground + "option board 1x5\ngiven turn A actions\n");
        scenario("zones that overlap", ground + "option zone 4\ngiven turn A actions\n");
        scenario("no tile", ground + "given at 22 A scout\n");
        scenario("off the board", ground + "given at z9 A scout\n");
        scenario("no character", ground + "given at a1 A nobody\n");
        scenario("two on one tile", ground + "given at a1 A scout\ngiven at a1 A levy\n");
        scenario("an ability of nothing", ground + "define x ability sing\n");
    }
    void everyReasonIsThereInBothLanguages()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, name);
        write(file(name.constData()), text);
        MatchSession session({});
        const auto opened = session.open(file(name.constData()));
        QVERIFY(!opened);
        const std::string english = opened.error().text(model::Language::English);
        const std::string german = opened.error().text(model::Language::German);
        QVERIFY2(german != english, english.c_str());
        for (const char* word : {" is ", " the ", " not ", "accepted", "line "})
            QVERIFY2(german.find(word) == std::string::npos, german.c_str());
    }
};

QTEST_GUILESS_MAIN(TestMatchFiles)
#include "test_match_files.moc"
