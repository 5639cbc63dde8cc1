// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/known_samurai.h"
#include "rules/games/samurai/match.h"
#include "rules/scenario/runner.h"
#include "tests/support/samurai_matches.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace rules;

namespace {

MatchSetup setupOf(const char* variant, unsigned players, std::vector<std::vector<std::string>> lines = {})
{
    MatchSetup setup;
    setup.game = "samurai-spirit";
    setup.variant = variant;
    setup.seed = 3;
    setup.players = players;
    setup.lines = std::move(lines);
    return setup;
}

/// Why a scenario fails; empty if it passes.
QString failure(const KnownGame& game, const std::string& lines)
{
    const auto read = scenario::readScenarios("scenario x\ngame samurai-spirit\n" + lines);
    if (!read)
        return QString::fromStdString(read.error().text());
    const auto failed =
        scenario::runScenario(read->front(), [&game](std::string_view) { return game.stage(); });
    return failed ? QString::fromStdString(std::to_string(failed->line) + ": " + failed->expected + " / " +
                                           failed->found)
                  : QString();
}

} // namespace

class SamuraiMatchTest : public QObject
{
    Q_OBJECT

    samurai::KnownSamurai m_known{samurai_matches::builtInBox()};

private Q_SLOTS:
    void everySeatIsASamuraiAndAllAreOneParty()
    {
        const auto begun = m_known.start(setupOf("standard", 7));
        QVERIFY(begun);
        const auto seats = begun->match->seats();
        QCOMPARE(seats.size(), std::size_t{7});
        std::set<std::string> ids;
        for (const SeatView& seat : seats) {
            ids.insert(seat.id);
            QCOMPARE(seat.party, std::string("samurai"));
        }
        QCOMPARE(ids.size(), std::size_t{7});
        QCOMPARE(begun->match->parties().size(), std::size_t{2});
        QVERIFY(begun->match->winners().empty());
    }

    void aMatchIsPlayedByBotsToItsEnd()
    {
        for (const unsigned players : {3u, 5u, 7u}) {
            std::vector<KnownGame::Chooser> seats;
            for (unsigned seat = 0; seat < players; ++seat)
                seats.push_back(m_known.bot(bots::BotKind::Greedy, seat + 1));
            std::size_t lines = 0;
            const auto played = playMatch(m_known, setupOf("standard", players), seats, 5000,
                                          [&lines](std::size_t, const LogLine& line) {
                                              ++lines;
                                              QVERIFY(!line.clause.empty());
                                          });
            QVERIFY(played);
            QVERIFY(lines > 100);
            const auto again = replay(m_known, *played, {});
            QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
            QVERIFY((*again)->isOver());
            const auto standings = (*again)->outcome();
            QCOMPARE(standings[0].rank + standings[1].rank, 3);
        }
    }

    void setUpsThatCannotBeAreRefused_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("reason");
        QTest::newRow("eight") << "standard" << 8 << ""
                               << "7";
        QTest::newRow("two in standard") << "standard" << 2 << ""
                                         << "3";
        QTest::newRow("solo with four") << "solo" << 4 << ""
                                        << "2";
        QTest::newRow("one samurai twice") << "standard" << 3 << "samurai kyuzo kyuzo gorobei"
                                           << "Kyuzo";
        QTest::newRow("unknown samurai") << "standard" << 3 << "samurai kyuzo musashi gorobei"
                                         << "musashi";
        QTest::newRow("seats and samurai") << "standard" << 4 << "samurai kyuzo gorobei kanbei"
                                           << "4 seats";
        QTest::newRow("unknown option") << "standard" << 3 << "option weather rain"
                                        << "weather";
        QTest::newRow("unknown level") << "standard" << 3 << "option difficulty brutal"
                                       << "heroic";
        QTest::newRow("tokens with seven") << "standard" << 7 << "option absent-tokens on"
                                           << "nobody is absent";
    }
    void setUpsThatCannotBeAreRefused()
    {
        QFETCH(QString, variant);
        QFETCH(int, players);
        QFETCH(QString, line);
        QFETCH(QString, reason);
        MatchSetup setup = setupOf(variant.toUtf8().constData(), unsigned(players));
        if (!line.isEmpty()) {
            setup.lines.emplace_back();
            for (const QString& word : line.split(u' '))
                setup.lines.back().push_back(word.toStdString());
        }
        const auto begun = m_known.start(setup);
        QVERIFY(!begun);
        QVERIFY2(QString::fromStdString(begun.error().text()).contains(reason), begun.error().text().c_str());
        QVERIFY(begun.error().text(Language::German) != begun.error().text(Language::English));
        QVERIFY(!m_known.complete(setup));
    }

    void samuraiLeftToChanceFollowFromTheSeed()
    {
        const MatchSetup open =
            setupOf("standard", 5, {{"samurai", "kyuzo", "random", "random", "daisuke", "random"}});
        const auto complete = m_known.complete(open);
        QVERIFY(complete);
        QCOMPARE(complete->lines[0].size(), std::size_t{6});
        QCOMPARE(complete->lines[0][1], std::string("kyuzo"));
        QCOMPARE(complete->lines[0][4], std::string("daisuke"));
        QVERIFY(std::find(complete->lines[0].begin(), complete->lines[0].end(), "random") ==
                complete->lines[0].end());
        QVERIFY(*m_known.complete(*complete) == *complete);
        QVERIFY(m_known.start(*complete)->match->hash() == m_known.start(open)->match->hash());
    }

    void faceDownCardsAreHiddenAndRevealedOnesAreNot()
    {
        const std::string lines = "players 3\ngiven samurai katsushiro kyuzo gorobei\n"
                                  "given katsushiro line: 4 4\ngiven stack: 2 3:hat 1:farm 4 4\n"
                                  "do katsushiro fight\ndo katsushiro keep\n"
                                  "do katsushiro kiai\ndo katsushiro pick 1:farm\nexpect turn kyuzo\n";
        QCOMPARE(failure(m_known, lines), QString());
        auto stage = m_known.stage();
        const auto given = [&](const char* line) {
            std::vector<std::string> words;
            for (const QString& word : QString::fromUtf8(line).split(u' '))
                words.push_back(word.toStdString());
            QVERIFY(stage->given(words));
        };
        given("samurai katsushiro kyuzo gorobei");
        given("katsushiro line: 4 4");
        given("stack: 2 3:hat 1:farm 4 4");
        auto begun = stage->begin();
        QVERIFY(begun);
        AnyMatch& match = *begun->match;
        const auto answer = [&](const char* words) {
            for (const Choice& option : match.question().options)
                if (match.write(option) == words) {
                    (void)match.apply(option);
                    return true;
                }
            return false;
        };
        QVERIFY(answer("fight"));
        QVERIFY(answer("keep"));
        QVERIFY(answer("confront"));
        QVERIFY(answer("kiai"));
        QVERIFY(answer("pick 1:farm"));
        QVERIFY(answer("pick 3:hat"));
        for (const ZoneView& zone : match.zonesSeenBy("kyuzo"))
            if (zone.id == "stack") {
                QCOMPARE(zone.cards.size(), std::size_t{4});
                QCOMPARE(zone.cards[0].id, std::string("1:farm"));
                QVERIFY(!zone.cards[1].id.empty() && !zone.cards[1].faceDown);
                QVERIFY(zone.cards[2].id.empty() && zone.cards[2].faceDown);
            }
    }

    void thePositionAsLinesOfAScenarioIsTheSamePosition()
    {
        const auto begun = m_known.start(setupOf("standard", 4));
        QVERIFY(begun);
        auto match = begun->match->clone();
        Random random(5);
        int compared = 0;
        for (int i = 0; i < 200 && !match->isOver(); ++i) {
            const std::vector<std::string> lines = match->scenarioLines();
            if (!lines.empty()) {
                std::string text = "scenario x\n";
                for (const std::string& line : lines)
                    text += line + "\n";
                text += "expect barricades " +
                        std::to_string(static_cast<samurai::Match&>(*match).state().barricades) + "\n";
                text += "expect turn " + match->turn() + "\n";
                const auto read = scenario::readScenarios(text);
                QVERIFY(read);
                const auto failed = scenario::runScenario(
                    read->front(), [this](std::string_view) { return m_known.stage(); });
                QVERIFY2(!failed, failed ? failed->text("").c_str() : "");
                ++compared;
            }
            const QuestionView question = match->question();
            (void)match->apply(
                question.options[random.below(static_cast<std::uint32_t>(question.options.size()))]);
        }
        QVERIFY(compared > 3);
    }

    void aDamagedPositionIsRefusedAndTheMatchStays()
    {
        const auto begun = m_known.start(setupOf("standard", 3));
        QVERIFY(begun);
        AnyMatch& match = *begun->match;
        const std::string saved = match.save();
        const std::uint64_t before = match.hash();
        for (std::size_t at = 0; at < saved.size(); at += 3) {
            std::string damaged = saved;
            damaged[at] = damaged[at] == '7' ? '3' : '7';
            const auto loaded = match.load(damaged);
            QVERIFY2(!loaded.has_value(), damaged.c_str());
            QCOMPARE(match.hash(), before);
        }
        QVERIFY(!match.load(""));
        QVERIFY(match.load(saved));
    }

    void linesThatMeanNothingNameWhatIsAccepted_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("reason");
        const std::string start = "players 3\ngiven samurai kyuzo heihachi daisuke\n";
        const auto row = [&](const char* name, const std::string& lines, const char* reason) {
            QTest::newRow(name) << QString::fromStdString(start + lines) << reason;
        };
        row("two symbols", "given stack: 3:hat:farm\n", "one symbol");
        row("value", "given stack: 9\n", "1 to 6");
        row("unknown part", "given stack: 3:cow\n", "hat, farm, doll, flames");
        row("unknown samurai", "given musashi line: 3\n", "SAMURAI line:");
        row("absent samurai", "given kanbei line: 3\n", "not at the table");
        row("two tokens", "given kyuzo wounds 2\n", "0, 1");
        row("too many barricades", "given barricades 100\n", "0 … 99");
        row("same symbol twice", "given kyuzo left: 3:hat 2:hat\n", "once");
        row("no symbol on the left", "given kyuzo left: 3\n", "without a symbol");
        row("unknown verb", "do kyuzo dance\n", "fight, support, pass");
        row("unknown expectation", "expect weather fine\n", "barricades");
        row("round four", "given round 4\n", "1 … 3");
        row("passed in turn", "given turn kyuzo\ngiven kyuzo passed\n", "has passed");
    }
    void linesThatMeanNothingNameWhatIsAccepted()
    {
        QFETCH(QString, lines);
        QFETCH(QString, reason);
        const QString failed = failure(m_known, lines.toStdString());
        QVERIFY2(failed.contains(reason), qPrintable(failed));
    }

    void linesThatCannotBeMayBeRefusedByAScenario()
    {
        const std::string start = "players 3\ngiven samurai kyuzo heihachi daisuke\n";
        for (const char* line :
             {"stack: 9", "stack: 3:hat:farm", "kyuzo wounds 2", "samurai kyuzo kyuzo daisuke",
              "barricades 100", "families 4", "round 4", "kyuzo lent kyuzo", "kanbei animal"})
            QCOMPARE(failure(m_known, start + "refuse given " + line + "\n"), QString());
        for (const char* line : {"stack: 3:cow", "samurai musashi", "weather fine"})
            QVERIFY(!failure(m_known, start + "refuse given " + line + "\n").isEmpty());
    }

    void previewsTellWhatACardWouldDoAndNothingHidden()
    {
        auto stage = m_known.stage();
        for (const std::vector<std::string>& words :
             std::vector<std::vector<std::string>>{{"samurai", "kyuzo", "heihachi", "daisuke"},
                                                   {"kyuzo", "line:", "4", "4"},
                                                   {"stack:", "3:hat", "2", "2"}})
            QVERIFY(stage->given(words));
        auto begun = stage->begin();
        QVERIFY(begun);
        AnyMatch& match = *begun->match;
        const Choice fight{std::uint16_t(samurai::Verb::Fight), 0, 0, 0};
        QVERIFY(match.preview(fight).empty());
        (void)match.apply(fight);
        const auto lines = match.preview({std::uint16_t(samurai::Verb::Confront), 0, 0, 0});
        QVERIFY(lines.size() >= 3);
        QCOMPARE(lines.back().clause, std::string("ss.fight.above"));
        QCOMPARE(match.explain("kyuzo total").size(), std::size_t{3}); // two cards and the Kiai value
    }

    void simulationsCountVictoriesOfAllSamuraiTogether()
    {
        const std::vector<bots::BotKind> seats(3, bots::BotKind::Greedy);
        const auto result = m_known.simulate(setupOf("standard", 3), seats, {1, 40}, 2, nullptr);
        QVERIFY2(result.has_value(), result ? "" : result.error().text().c_str());
        QCOMPARE(result->games, std::uint64_t{40});
        QCOMPARE(result->wins[0] + result->wins[1], std::uint64_t{40});
        QCOMPARE(result->unfinished, std::uint64_t{0});
        QVERIFY(!m_known.simulate(setupOf("standard", 3), {bots::BotKind::Random}, {1, 1}, 1, nullptr));
    }
};

QTEST_APPLESS_MAIN(SamuraiMatchTest)
#include "match_test.moc"
