// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/process_run.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

const QStringList kFifteen{u"Alchemist"_s, u"Bardin"_s,     u"beggar"_s,       u"Berserker"_s, u"Bishop"_s,
                           u"Bully"_s,     u"Chaos Mage"_s, u"Demon"_s,        u"Fairy"_s,     u"Fanatic"_s,
                           u"Fenrir"_s,    u"Kriegsbär"_s,  u"Troll-Mutter"_s, u"Undead"_s,    u"Diebin"_s};

tests::ProcessRun cli(const QStringList& arguments)
{
    return tests::runProcess(QStringLiteral(CASTELLAN_CLI), arguments);
}

} // namespace

class TestDeckCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString& name, const QString& text)
    {
        QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
            qFatal("%s", qPrintable(path));
        return path;
    }

    /// A deck of Crimson Company with the same few cards as often as needed.
    [[nodiscard]] static QString builtDeck(const QString& variant, int players, int cards)
    {
        const QStringList ids{u"alchemist"_s, u"beggar"_s, u"bishop"_s, u"demon"_s, u"fairy"_s, u"thief"_s};
        QJsonArray list;
        for (qsizetype i = 0; i < ids.size(); ++i)
            list.append(QJsonObject{{u"id"_s, ids[i]},
                                    {u"count"_s, cards / static_cast<int>(ids.size()) +
                                                     (i < cards % static_cast<int>(ids.size()) ? 1 : 0)}});
        QJsonObject deck{{u"format"_s, u"castellan-deck"_s},
                         {u"version"_s, 1},
                         {u"name"_s, u"Built"_s},
                         {u"game"_s, u"crimson-company"_s},
                         {u"variant"_s, variant},
                         {u"players"_s, players},
                         {u"cards"_s, list}};
        return QString::fromUtf8(QJsonDocument(deck).toJson());
    }

private Q_SLOTS:
    /// Whatever a file says, a terminal gets letters: no sequence that sets its title or colours, no line
    /// that was never written, no text in the other direction.
    void aDeckDoesNotControlTheTerminal()
    {
        const QString deck = write(u"escape.csv"_s, u"Count,Name\n1,\u001b]0;owned\u0007\n1,\u009b31mThief\n"
                                                    u"1,\u202eknoM\n1,\"Bard\ndone: all is legal\"\n"_s);
        for (const QStringList& arguments :
             {QStringList{u"deck"_s, u"check"_s, deck},
              {u"deck"_s, u"check"_s, deck, u"--json"_s},
              {u"deck"_s, u"convert"_s, deck, m_folder.filePath(u"out.txt"_s)}}) {
            const auto run = cli(arguments);
            QVERIFY(run.exitCode != 0);
            const QString printed = run.out + run.err;
            QVERIFY(!printed.isEmpty());
            for (const QChar character : printed)
                QVERIFY2(character == u'\n' || character == u'\t' ||
                             (character.category() != QChar::Other_Control && character != QChar(0x202e)),
                         qPrintable(printed));
            for (const QString& line : printed.split(u'\n'))
                QVERIFY2(!line.startsWith(u"done"), qPrintable(printed));
        }
        const QString told = cli({u"deck"_s, u"check"_s, deck}).err;
        for (const QString& shown : {u"\\u001b]0;owned\\u0007"_s, u"\\u009b31mThief"_s, u"\\u202eknoM"_s})
            QVERIFY2(told.contains(shown), qPrintable(told));
    }

    void legalDecksGiveZero()
    {
        const QString deck = write(u"a.txt"_s, kFifteen.join(u'\n'));
        const auto run = cli({u"deck"_s, u"check"_s, deck, u"--variant"_s, u"tournament"_s});
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.err.isEmpty(), qPrintable(run.err));
        QVERIFY(run.out.contains(u"15 cards, Tournament"_s));
        QVERIFY(run.out.contains(u"Legal."_s));
    }

    void illegalDecksGiveOneAndAllReasonsWithClauseAndRepair()
    {
        const QString deck = write(u"b.txt"_s, kFifteen.join(u'\n') + u"\n2 Thief\n"_s);
        const auto run =
            cli({u"deck"_s, u"check"_s, deck, u"--variant"_s, u"tournament"_s, u"--lang"_s, u"de"_s});
        QCOMPARE(run.exitCode, 1);
        QCOMPARE(run.out.count(u"[cc.tournament.cards]"_s), 2);
        QVERIFY2(run.out.contains(u"→ 2 × Diebin herausnehmen"_s), qPrintable(run.out));
    }

    void playersAndPartnersCount()
    {
        const QString deck = write(u"a.txt"_s, kFifteen.join(u'\n'));
        QCOMPARE(cli({u"deck"_s, u"check"_s, deck, u"--with"_s, deck}).exitCode, 0);
        QVERIFY(
            cli({u"deck"_s, u"check"_s, deck, u"--with"_s, deck}).out.contains(u"15 cards in both decks"_s));
        QCOMPARE(cli({u"deck"_s, u"check"_s, deck, u"--with"_s, deck, u"--variant"_s, u"duel"_s}).exitCode,
                 0);
        const auto four =
            cli({u"deck"_s, u"check"_s, deck, u"--variant"_s, u"free-for-all"_s, u"--players"_s, u"4"_s});
        QCOMPARE(four.exitCode, 1);
        QVERIFY(four.out.contains(u"at least 70"_s));
        QVERIFY(four.out.contains(u"[cc.ffa.deck]"_s));
        QCOMPARE(
            cli({u"deck"_s, u"check"_s, deck, u"--variant"_s, u"duel"_s, u"--players"_s, u"5"_s}).exitCode,
            2);
        QCOMPARE(cli({u"deck"_s, u"check"_s, deck, u"--variant"_s, u"poker"_s}).exitCode, 2);
    }

    void decksOfAGameWithoutPairingAreCheckedEachOnItsOwn()
    {
        const QString deck = write(u"bg.txt"_s, u"9 Crossbowman\n1 Levy"_s);
        const auto run = cli({u"deck"_s, u"check"_s, deck, u"--with"_s, deck});
        QVERIFY2(run.exitCode == 0, qPrintable(run.out + run.err));
        QCOMPARE(run.out.count(u"10 cards"_s), 2);
        QCOMPARE(run.out.count(u"Legal."_s), 2);
        QVERIFY(!run.out.contains(u"both decks"_s));
    }

    void variantsAreNamedWithAndWithoutHyphenAndSayForHowMany()
    {
        const QString deck = write(u"a.txt"_s, kFifteen.join(u'\n'));
        QCOMPARE(cli({u"deck"_s, u"check"_s, deck, u"--variant"_s, u"coop"_s}).out,
                 cli({u"deck"_s, u"check"_s, deck, u"--variant"_s, u"co-op"_s}).out);
        const QStringList all{u"deck"_s, u"check"_s, deck, u"--variant"_s, u"free-for-all"_s};
        QVERIFY(cli(all).out.contains(u"15 cards, Free for all, 3 players"_s));
        QVERIFY(cli(all + QStringList{u"--players"_s, u"5"_s, u"--lang"_s, u"de"_s})
                    .out.contains(u"Jeder für sich, 5 Personen"_s));
    }

    void unreadableFilesGiveTwo()
    {
        QCOMPARE(cli({u"deck"_s, u"check"_s, m_folder.filePath(u"none.txt"_s)}).exitCode, 2);
        QCOMPARE(cli({u"deck"_s, u"check"_s, write(u"c.json"_s, u"{"_s)}).exitCode, 2);
        const auto run = cli({u"deck"_s, u"check"_s, write(u"d.txt"_s, u"Thief\nnobody"_s)});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.err.contains(u"line 2: “nobody”: no card has this name."_s));
    }

    void jsonTellsTheSame()
    {
        const QString deck = write(u"e.txt"_s, u"# Variant: tournament\n14 Thief"_s);
        const auto run = cli({u"deck"_s, u"check"_s, deck, u"--json"_s});
        QCOMPARE(run.exitCode, 1);
        const QJsonObject root = QJsonDocument::fromJson(run.out.toUtf8()).object();
        QCOMPARE(root.value(u"legal"_s).toBool(), false);
        QCOMPARE(root.value(u"variant"_s).toString(), u"tournament"_s);
        const QJsonArray violations =
            root.value(u"decks"_s).toArray().first().toObject().value(u"violations"_s).toArray();
        QCOMPARE(violations.size(), 2);
        const QJsonObject first = violations.first().toObject();
        QCOMPARE(first.value(u"clause"_s).toString(), u"cc.tournament.cards"_s);
        QCOMPARE(first.value(u"found"_s).toInt(), 14);
        QCOMPARE(first.value(u"repairs"_s).toArray().size(), 1);
    }

    void jsonHasTheLinesThatWereNotReadAndThePlayers()
    {
        const QString deck = write(u"k.txt"_s, u"Thief\nWar Ber\nnobody"_s);
        const auto run = cli({u"deck"_s, u"check"_s, deck, u"--json"_s, u"--variant"_s, u"free-for-all"_s,
                              u"--players"_s, u"4"_s});
        QCOMPARE(run.exitCode, 2);
        const QJsonObject first =
            QJsonDocument::fromJson(run.out.toUtf8()).object().value(u"decks"_s).toArray().first().toObject();
        QCOMPARE(first.value(u"players"_s).toInt(), 4);
        const QJsonArray lines = first.value(u"lines"_s).toArray();
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0].toObject().value(u"outcome"_s).toString(), u"guessed"_s);
        QCOMPARE(lines[0].toObject().value(u"card"_s).toString(), u"war-bear"_s);
        QCOMPARE(lines[1].toObject().value(u"line"_s).toInt(), 3);
        QCOMPARE(lines[1].toObject().value(u"written"_s).toString(), u"nobody"_s);
        QCOMPARE(lines[1].toObject().value(u"outcome"_s).toString(), u"left-out"_s);
    }

    void aFileIsNotConvertedOntoItself()
    {
        const QString text = u"# the order is mine\nThief\n"_s;
        const QString deck = write(u"same.txt"_s, text);
        const auto run = cli({u"deck"_s, u"convert"_s, deck, m_folder.filePath(u"./same.txt"_s)});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(u"would be overwritten"_s), qPrintable(run.err));
        QFile file(deck);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), text);
    }

    void decksAreConvertedByEnding()
    {
        const QString deck = write(u"f.txt"_s, kFifteen.join(u'\n'));
        const QString cod = m_folder.filePath(u"f.cod"_s);
        const QString back = m_folder.filePath(u"f.castellan-deck"_s);
        QCOMPARE(cli({u"deck"_s, u"convert"_s, deck, cod}).exitCode, 0);
        QCOMPARE(cli({u"deck"_s, u"convert"_s, cod, back}).exitCode, 0);
        QCOMPARE(cli({u"deck"_s, u"check"_s, back, u"--variant"_s, u"tournament"_s}).exitCode, 0);
        QCOMPARE(cli({u"deck"_s, u"convert"_s, deck, m_folder.filePath(u"f.odt"_s)}).exitCode, 2);
        const auto some = cli({u"deck"_s, u"convert"_s, write(u"g.txt"_s, u"Thief\nnobody"_s), back});
        QCOMPARE(some.exitCode, 1);
        QVERIFY(some.out.contains(u"1 line read, 1 left out"_s));
    }

    void matchesTakeDeckFiles()
    {
        const QString deck = write(u"h.txt"_s, kFifteen.join(u'\n'));
        const QString json = m_folder.filePath(u"h.castellan-deck"_s);
        QCOMPARE(cli({u"deck"_s, u"convert"_s, deck, json}).exitCode, 0);
        const QStringList decks{u"--deck-a"_s, deck, u"--deck-b"_s, json};
        const auto play =
            cli(QStringList{u"play"_s, u"crimson-company"_s, u"--bots"_s, u"random,random"_s} + decks);
        QCOMPARE(play.exitCode, 0);
        QVERIFY(play.out.contains(u"cc.tournament.deck"_s));
        const auto many = cli(QStringList{u"simulate"_s, u"crimson-company"_s, u"--games"_s, u"5"_s} + decks);
        QCOMPARE(many.exitCode, 0);
        QCOMPARE(cli({u"simulate"_s, u"crimson-company"_s, u"--variant"_s, u"duel"_s, u"--deck-a"_s, deck,
                      u"--deck-b"_s, json, u"--games"_s, u"5"_s})
                     .exitCode,
                 0);
        QCOMPARE(
            cli({u"play"_s, u"crimson-company"_s, u"--deck-a"_s, write(u"i.txt"_s, u"nobody"_s)}).exitCode,
            2);
    }

    /// A deck starts a match of the variant and for the players that it was built for.
    void aDeckStartsAMatchOfItsVariant_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("cards");
        QTest::addColumn<QString>("clause");
        QTest::addColumn<int>("seats");
        QTest::newRow("duel") << u"duel"_s << 0 << 30 << u"cc.setup.start"_s << 2;
        QTest::newRow("teams") << u"two-versus-two"_s << 0 << 30 << u"cc.two.start"_s << 4;
        QTest::newRow("three") << u"free-for-all"_s << 0 << 50 << u"cc.ffa.start"_s << 3;
        QTest::newRow("five") << u"free-for-all"_s << 5 << 90 << u"cc.ffa.start"_s << 5;
        QTest::newRow("solo") << u"solo"_s << 0 << 30 << u"cc.solo.setup"_s << 1;
        QTest::newRow("co-op") << u"co-op"_s << 0 << 30 << u"cc.coop.setup"_s << 2;
    }
    void aDeckStartsAMatchOfItsVariant()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        QFETCH(int, cards);
        QFETCH(QString, clause);
        QFETCH(int, seats);
        const QString deck = write(u"built.castellan-deck"_s, builtDeck(variant, players, cards));
        const auto play = cli({u"play"_s, u"crimson-company"_s, u"--deck-a"_s, deck});
        QVERIFY2(play.exitCode == 0, qPrintable(play.err));
        QVERIFY2(play.out.contains(clause), qPrintable(play.out.left(2000)));
        const auto json = cli(
            {u"simulate"_s, u"crimson-company"_s, u"--deck-a"_s, deck, u"--games"_s, u"2"_s, u"--json"_s});
        QVERIFY2(json.exitCode == 0, qPrintable(json.err));
        QCOMPARE(QJsonDocument::fromJson(json.out.toUtf8()).object()[u"bots"_s].toArray().size(), seats);
        // What is said on the command line counts.
        const auto duel =
            cli({u"play"_s, u"crimson-company"_s, u"--variant"_s, u"duel"_s, u"--deck-a"_s, deck});
        QVERIFY2(duel.exitCode == 0, qPrintable(duel.err));
        QVERIFY(duel.out.contains(u"cc.setup.start"_s));
    }

    void aSampleDeckIsLegalAndSaysHowItIsFilled()
    {
        const QString six = m_folder.filePath(u"six.castellan-deck"_s);
        QCOMPARE(cli({u"deck"_s, u"sample"_s, u"crimson-company"_s, six, u"--variant"_s, u"free-for-all"_s,
                      u"--players"_s, u"6"_s})
                     .exitCode,
                 0);
        QCOMPARE(cli({u"deck"_s, u"check"_s, six}).exitCode, 0);
        QCOMPARE(cli({u"deck"_s, u"sample"_s, u"samurai-spirit"_s, six}).exitCode, 2);
        const QString few = write(u"few.castellan-deck"_s, builtDeck(u"free-for-all"_s, 3, 6));
        const QString fix = cli({u"deck"_s, u"check"_s, few}).out;
        QVERIFY2(fix.contains(u"only 41 different cards, copies fill the rest"_s), qPrintable(fix));
    }

    void decksOfDifferentVariantsDoNotStartAMatch()
    {
        const QString solo = write(u"solo.castellan-deck"_s, builtDeck(u"solo"_s, 0, 30));
        const QString ring = write(u"ring.castellan-deck"_s, builtDeck(u"free-for-all"_s, 0, 50));
        const QStringList both{u"play"_s, u"crimson-company"_s, u"--deck-a"_s, solo, u"--deck-b"_s, ring};
        const auto refused = cli(both);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.contains(u"Solo, Free for all"_s), qPrintable(refused.err));
        QCOMPARE(cli(both + QStringList{u"--variant"_s, u"free-for-all"_s}).exitCode, 0);
        const QString unknown = write(u"chess.castellan-deck"_s, builtDeck(u"chess"_s, 0, 30));
        const auto nothing = cli({u"play"_s, u"crimson-company"_s, u"--deck-a"_s, unknown});
        QCOMPARE(nothing.exitCode, 2);
        QVERIFY2(nothing.err.contains(u"“chess”"_s), qPrintable(nothing.err));
    }

    void theLibraryDecides()
    {
        const QString library = m_folder.filePath(u"other.castellan"_s);
        const QString deck = write(u"j.txt"_s, kFifteen.join(u'\n'));
        const auto run =
            cli({u"--library"_s, library, u"deck"_s, u"check"_s, deck, u"--variant"_s, u"tournament"_s});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(QFile::exists(library));
        QCOMPARE(cli({u"simulate"_s, u"crimson-company"_s, u"--games"_s, u"2"_s, u"--library"_s, library})
                     .exitCode,
                 0);
    }

    void aRegistrationSheetIsAPage()
    {
        const QString deck = write(u"fifteen.txt"_s, kFifteen.join(u'\n'));
        const QString sheet = m_folder.filePath(u"sheet.pdf"_s);
        const auto run = cli({u"deck"_s, u"sheet"_s, deck, u"--variant"_s, u"tournament"_s, u"--player"_s,
                              u"Ada"_s, u"-o"_s, sheet, u"--paper"_s, u"letter"_s});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        QFile file(sheet);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("%PDF"));
        QCOMPARE(cli({u"deck"_s, u"sheet"_s, deck}).exitCode, 2);
    }
};

QTEST_GUILESS_MAIN(TestDeckCommand)
#include "test_deck_command.moc"
