// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/process_run.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

/// What `play`, `simulate` and `replay` say about seats, bots and options that a match does not have: what is
/// possible, in both languages, with exit code 2, and nothing is written.
class TestMatchInput : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] static tests::ProcessRun cli(const QStringList& words)
    {
        return tests::runProcess(QStringLiteral(CASTELLAN_CLI), words);
    }
    static void row(const char* name, const QString& words, const QString& english, const QString& german)
    {
        QTest::newRow(name) << words << english << german;
    }

    /// A match that was played to its end, with one text in it replaced.
    [[nodiscard]] QString changed(const QString& play, const QByteArray& from, const QByteArray& to) const
    {
        const QString path = m_folder.filePath(u"changed.match"_s);
        const auto run = cli(play.split(u' ') + QStringList{u"--save"_s, path});
        QFile file(path);
        if (run.exitCode != 0 || !file.open(QIODevice::ReadWrite))
            return {};
        QByteArray text = file.readAll();
        const qsizetype at = text.indexOf(from);
        if (at < 0)
            return {};
        text.replace(at, from.size(), to);
        file.resize(0);
        file.seek(0);
        return file.write(text) == text.size() ? path : QString();
    }

private Q_SLOTS:
    void aSetUpThatDoesNotFitNamesWhatIsPossible_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        row("too many", u"play crimson-company --players 7"_s, u"Duel takes 2 players, not 7"_s,
            u"möglich sind 2 Spieler, nicht 7"_s);
        row("too few for teams", u"play crimson-company --variant two-versus-two --players 3"_s,
            u"takes 4 players, not 3"_s, u"möglich sind 4 Spieler, nicht 3"_s);
        row("too few samurai", u"play samurai-spirit --players 1"_s, u"takes 3–7 players, not 1"_s,
            u"möglich sind 3–7 Spieler, nicht 1"_s);
        row("one person with samurai", u"play samurai-spirit --players 1"_s, u"use the variant solo"_s,
            u"dafür gibt es die Variante solo"_s);
        row("two people with samurai", u"play samurai-spirit --players 2"_s,
            u"use the variant two-player, solo"_s, u"dafür gibt es die Variante two-player, solo"_s);
        row("a samurai twice", u"play samurai-spirit --option samurai=kyuzo,kyuzo,kanbei"_s,
            u"each samurai exists once"_s, u"Jeden Samurai gibt es"_s);
        row("an unknown samurai", u"play samurai-spirit --option samurai=kyuzo,musashi,kanbei"_s,
            u"heihachi"_s, u"heihachi"_s);
        row("a house twice", u"simulate game-of-crowns --games 2 --option houses=lyre,lyre,orlok,chiron"_s,
            u"only once"_s, u"nur einmal"_s);
        row("too many houses", u"simulate game-of-crowns --games 2 --players 10"_s,
            u"takes 4–9 players, not 10"_s, u"möglich sind 4–9 Spieler, nicht 10"_s);
        row("nobody", u"play battleground --players 0"_s, u"players"_s, u"players"_s);
        row("a bot for a missing seat", u"play crimson-company --bots greedy,greedy,greedy"_s,
            u"This match has 2 seats"_s, u"Diese Partie hat 2 Plätze"_s);
        row("a seat without a bot", u"simulate samurai-spirit --games 2 --players 4 --bots random,greedy"_s,
            u"This match has 4 seats"_s, u"Diese Partie hat 4 Plätze"_s);
        row("an unknown bot", u"play crimson-company --bots wizard"_s, u"random, greedy"_s,
            u"random, greedy"_s);
        row("an unknown option", u"play battleground --option colour=red"_s, u"board, zone, first"_s,
            u"board, zone, first"_s);
        row("an option of another game", u"play samurai-spirit --option board=5x5"_s, u"difficulty"_s,
            u"difficulty"_s);
        row("a value that an option does not accept", u"play battleground --option blocking=maybe"_s,
            u"“maybe” is not accepted; use on, off"_s, u"„maybe“ ist nicht möglich; möglich: on, off"_s);
        row("no options at all", u"play crimson-company --option blocking=on"_s,
            u"Duel has no options, so “blocking” cannot be set."_s,
            u"Duell hat keine Optionen; „blocking“ lässt sich nicht einstellen."_s);
        row("company in a solo match", u"play crimson-company --variant solo --players 2"_s,
            u"Solo takes 1 player, not 2 [cc.solo]"_s, u"Solo: möglich ist 1 Spieler, nicht 2 [cc.solo]"_s);
        row("an unknown difficulty", u"play crimson-company --variant solo --option difficulty=foo"_s,
            u"insane [cc.solo.difficulty]"_s, u"„foo“ ist kein Schwierigkeitsgrad; möglich: easy, medium"_s);
        row("an unknown difficulty for two", u"play crimson-company --variant coop --option difficulty=foo"_s,
            u"insane [cc.coop.difficulty]"_s, u"„foo“ ist kein Schwierigkeitsgrad; möglich: easy, medium"_s);
        row("an unknown variant", u"play game-of-crowns --variant duel"_s, u"standard"_s, u"standard"_s);
    }
    void aSetUpThatDoesNotFitNamesWhatIsPossible()
    {
        QFETCH(QString, words);
        QFETCH(QString, english);
        QFETCH(QString, german);
        const QString saved = m_folder.filePath(u"saved.match"_s);
        QStringList line = words.split(u' ');
        if (line.front() == u"play"_s)
            line += {u"--save"_s, saved};
        const auto run = cli(line);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(english), qPrintable(run.err));
        QCOMPARE(run.out, QString());
        const auto inGerman = cli(line + QStringList{u"--lang"_s, u"de"_s});
        QCOMPARE(inGerman.exitCode, 2);
        QVERIFY2(inGerman.err.contains(german), qPrintable(inGerman.err));
        QVERIFY(!QFile::exists(saved));
    }

    /// Parties have the names of the game; bots are named for parties that have seats.
    void aSimulationNamesWhoPlays()
    {
        const QStringList solo{u"simulate"_s, u"crimson-company"_s, u"--variant"_s, u"solo"_s, u"--games"_s,
                               u"3"_s,        u"--bots"_s,          u"greedy"_s};
        const QString english = cli(solo).out;
        QVERIFY2(english.contains(u"You (greedy) won"_s), qPrintable(english));
        QVERIFY2(english.contains(u"The Raiders won"_s), qPrintable(english));
        QVERIFY2(english.contains(u"mean points: "_s), qPrintable(english));
        const QString german = cli(solo + QStringList{u"--lang"_s, u"de"_s}).out;
        QVERIFY2(german.contains(u"Du (greedy)"_s) && german.contains(u"Die Raubritter"_s),
                 qPrintable(german));
        const QString ring =
            cli({u"simulate"_s, u"crimson-company"_s, u"--variant"_s, u"free-for-all"_s, u"--players"_s,
                 u"3"_s, u"--games"_s, u"3"_s, u"--option"_s, u"placements=on"_s, u"--lang"_s, u"de"_s})
                .out;
        QVERIFY2(ring.contains(u"Spieler 3 (random)"_s), qPrintable(ring));
        const QString path = m_folder.filePath(u"solo.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(cli(solo + QStringList{u"--json"_s}).out.toUtf8());
        file.close();
        QCOMPARE(cli({u"simulate"_s, u"merge"_s, path}).out, english);
    }

    /// A code leads to the same match, and one with a typing error to none.
    void aDealCodeLeadsToTheSameMatch()
    {
        const QStringList solo{u"crimson-company"_s, u"--variant"_s,      u"solo"_s, u"--seed"_s, u"5"_s,
                               u"--option"_s,        u"difficulty=hard"_s};
        const QString code = cli(QStringList{u"deal"_s} + solo).out.trimmed();
        QVERIFY2(code.startsWith(u"crimson-company/solo/difficulty=hard/5/"_s), qPrintable(code));
        const QString played = cli(QStringList{u"play"_s} + solo).out;
        QVERIFY(!played.isEmpty());
        QCOMPARE(cli({u"play"_s, u"--deal"_s, code}).out, played);
        const QString wrong = QString(code).replace(u"/5/"_s, u"/6/"_s);
        const auto refused = cli({u"play"_s, u"--deal"_s, wrong, u"--lang"_s, u"de"_s});
        QCOMPARE(refused.exitCode, 2);
        QCOMPARE(refused.out, QString());
        QVERIFY2(refused.err.contains(u"Tippfehler"_s), qPrintable(refused.err));
        const auto twice = cli({u"play"_s, u"--deal"_s, code, u"--seed"_s, u"7"_s});
        QCOMPARE(twice.exitCode, 2);
        QVERIFY2(twice.err.contains(u"leave out --seed"_s), qPrintable(twice.err));
        const QString today = cli({u"deal"_s, u"samurai-spirit"_s, u"--daily"_s}).out.trimmed();
        QCOMPARE(cli({u"play"_s, u"--deal"_s, today}).exitCode, 0);
        QCOMPARE(cli({u"play"_s}).exitCode, 2);
    }

    /// Turn by turn for matches against the game; a duel is refused.
    void survivalIsShownTurnByTurn()
    {
        const QString path = m_folder.filePath(u"solo.match"_s);
        QCOMPARE(
            cli({u"play"_s, u"crimson-company"_s, u"--variant"_s, u"solo"_s, u"--save"_s, path}).exitCode, 0);
        const auto run = cli({u"survival"_s, path, u"--playouts"_s, u"10"_s});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        QVERIFY2(run.out.contains(u"Turn   2, after step"_s), qPrintable(run.out));
        const QString duel = m_folder.filePath(u"duel.match"_s);
        QCOMPARE(cli({u"play"_s, u"crimson-company"_s, u"--save"_s, duel}).exitCode, 0);
        QCOMPARE(cli({u"survival"_s, duel}).exitCode, 2);
        const QString library = m_folder.filePath(u"new.castellan"_s);
        const auto none = cli({u"--library"_s, library, u"stats"_s});
        QCOMPARE(none.exitCode, 1);
        QVERIFY2(none.out.contains(u"No match"_s), qPrintable(none.out));
    }

    void helpAndProgressArePlainText()
    {
        const QString help = cli({u"play"_s, u"--help"_s}).out;
        QVERIFY2(help.contains(u"--bots BOT,…"_s), qPrintable(help));
        const QString path = m_folder.filePath(u"short.match"_s);
        QCOMPARE(cli({u"play"_s, u"crimson-company"_s, u"--seed"_s, u"3"_s, u"--save"_s, path}).exitCode, 0);
        const auto review = cli({u"review"_s, path, u"--iterations"_s, u"1"_s});
        QCOMPARE(review.exitCode, 0);
        QVERIFY2(review.err.contains(u"Reviewing: "_s), qPrintable(review.err));
        QVERIFY2(!review.err.contains(u"u000d"_s) && !review.err.contains(u'\r'), qPrintable(review.err));
    }

    void seatsAreChosenByName()
    {
        const auto samurai = cli({u"play"_s, u"samurai-spirit"_s, u"--option"_s,
                                  u"samurai=kyuzo,random,daisuke"_s, u"--option"_s, u"difficulty=easy"_s});
        QVERIFY2(samurai.exitCode == 0, qPrintable(samurai.err));
        QVERIFY(samurai.out.contains(u"Kyuzo"_s) && samurai.out.contains(u"Daisuke"_s));
        const auto houses = cli({u"play"_s, u"game-of-crowns"_s, u"--players"_s, u"5"_s, u"--option"_s,
                                 u"houses=ki-rin,occultus,midian,lyre,orlok"_s});
        QVERIFY2(houses.exitCode == 0, qPrintable(houses.err));
        for (const QString& house : {u"Ki-rin"_s, u"Occultus"_s, u"Midian"_s, u"Lyre"_s, u"Orlok"_s})
            QVERIFY2(houses.out.contains(house), qPrintable(house));
    }

    void aMatchFileWhoseSeatsDoNotFitIsRefused_data()
    {
        QTest::addColumn<QString>("play");
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const QString teams = u"play crimson-company --variant two-versus-two --seed 3"_s;
        const QString samurai = u"play samurai-spirit --players 5 --seed 3"_s;
        QTest::newRow("too many seats")
            << samurai << QByteArray("\nplayers 5\n") << QByteArray("\nplayers 9\n")
            << u"takes 3–7 players, not 9"_s << u"möglich sind 3–7 Spieler, nicht 9"_s;
        QTest::newRow("other seats of a team")
            << teams << QByteArray("\nseed 3\n") << QByteArray("\nseed 3\nplayers 3\n")
            << u"takes 4 players, not 3"_s << u"möglich sind 4 Spieler, nicht 3"_s;
        QTest::newRow("another variant")
            << teams << QByteArray("\nvariant two-versus-two\n") << QByteArray("\nvariant duel\n")
            << u"handicap (2)"_s << u"handicap (2)"_s;
        QTest::newRow("a step of nobody") << teams << QByteArray(" A1 bid ") << QByteArray(" C1 bid ")
                                          << u"“C1” has no seat in this match; seats: A1, "_s
                                          << u"„C1“ hat in dieser Partie keinen Platz; Plätze: A1, "_s;
    }
    void aMatchFileWhoseSeatsDoNotFitIsRefused()
    {
        QFETCH(QString, play);
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, english);
        QFETCH(QString, german);
        const QString path = changed(play, from, to);
        QVERIFY(!path.isEmpty());
        const auto run = cli({u"replay"_s, path});
        QVERIFY2(run.err.contains(english), qPrintable(run.err));
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(run.out, QString());
        const auto inGerman = cli({u"replay"_s, path, u"--lang"_s, u"de"_s});
        QVERIFY2(inGerman.err.contains(german), qPrintable(inGerman.err));
        QCOMPARE(inGerman.exitCode, 2);
    }
};

QTEST_GUILESS_MAIN(TestMatchInput)
#include "test_match_input.moc"
