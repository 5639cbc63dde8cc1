// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/known_crimson.h"
#include "rules/scenario/runner.h"
#include "tests/crimson/library.h"

#include <QTest>

using namespace rules;

namespace {

constexpr const char* kHead = "scenario S\ngame crimson-company\n";

/// What is wrong with a scenario made of these lines; empty if it passes.
std::string run(const std::string& lines, const std::string& head = kHead)
{
    static const crimson::KnownCrimson game(test::library());
    const auto scenarios = scenario::readScenarios(head + lines);
    if (!scenarios)
        return scenarios.error().text();
    for (const scenario::Scenario& each : *scenarios)
        if (const auto failure = scenario::runScenario(each, [](std::string_view id) {
                return id == game.id() ? game.stage() : std::unique_ptr<scenario::Stage>();
            }))
            return failure->text("file");
    return {};
}

} // namespace

class ScenarioRunnerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theseHold_data();
    void theseHold();
    void theseFailAndSayWhy_data();
    void theseFailAndSayWhy();
    void aFailureShowsLineBoardAndLog();
    void severalScenariosMayStandInOneFile();
    void aBrokenLineSpoilsItsOwnScenarioAlone();
    void anImpossiblePositionIsToldAtTheLineThatMakesItSo();
};

void ScenarioRunnerTest::theseHold_data()
{
    QTest::addColumn<QString>("lines");
    QTest::newRow("a new match")
        << "expect A coins 6\nexpect B coins 4\nexpect supply 30\nexpect turn A\nexpect phase recruitment\n"
           "expect deck count 38\nexpect no winner\n";
    QTest::newRow("handicap") << "option handicap B 2\nexpect B coins 6\nexpect supply 28\n";
    QTest::newRow("defaults of a position")
        << "given turn A recruitment\nexpect A coins 0\nexpect supply 37\n";
    QTest::newRow("an empty list")
        << "given deck:\ngiven A coins 1\nexpect deck count 0\nexpect discard:\nexpect left A:\n";
    QTest::newRow("what is refused of a position may stand anywhere behind it")
        << "given A coins 1\nexpect A coins 4\nrefuse given A coins 99\nrefuse given B coins -1\n"
           "refuse given supply -3\nrefuse given castles A -1\n";
    QTest::newRow("plain cards can be defined otherwise")
        << "define plain3 strength 7\ngiven left A: plain3 plain2\nexpect total left A 9\n";
    QTest::newRow("forced answers are taken")
        << "given turn A deployment\ngiven front A: thief\ngiven castles A 1\ngiven closed right\n"
           "given castles B 1\ngiven closed middle\ngiven B coins 1\nexpect left A: thief\n"
           "expect A coins 1\n";
    QTest::newRow("forced answers may be written out")
        << "given turn A deployment\ngiven front A: thief\ngiven castles A 1\n"
           "given closed right\ngiven castles B 1\ngiven closed middle\n"
           "do A play thief left\nexpect left A: thief\n";
    QTest::newRow("refuse while another is asked")
        << "refuse B pass\nrefuse A yes\nrefuse A pick left.B.9\nrefuse A give thief\n";
    QTest::newRow("refused positions")
        << "given A coins 5\nrefuse given B coins 36\nrefuse given front A: thief thief thief\n"
           "refuse given castle-coins left 3\nrefuse given deck A: thief\nexpect A coins 8\n";
    QTest::newRow("players of other variants")
        << "given A coins 1\nrefuse given A1 coins 2\nrefuse given turn P1 income\n"
           "refuse A bid bard 5000\nexpect A coins 4\n";
    QTest::newRow("define") << "define thief strength 7\ngiven left A: thief\nexpect strength left.A.1 "
                               "7\nexpect total left A 7\n";
    QTest::newRow("a byte order mark, comments and odd blanks")
        << "  given   A coins 2   # two\r\n\n\texpect A coins 5\r\n";
}

void ScenarioRunnerTest::theseHold()
{
    QFETCH(QString, lines);
    QCOMPARE(QString::fromStdString(run(lines.toStdString())), QString());
}

void ScenarioRunnerTest::theseFailAndSayWhy_data()
{
    QTest::addColumn<QString>("lines");
    QTest::addColumn<QString>("reason");
    QTest::newRow("a do that is no answer") << "do B match\n"
                                            << "is no answer to it";
    QTest::newRow("an unknown verb") << "do A dance\n"
                                     << "accepted: bid, match";
    QTest::newRow("an unknown card") << "do A bid unicorn 1\n"
                                     << "“unicorn” is not a character";
    QTest::newRow("an unknown keyword") << "hope A coins 5\n"
                                        << "is not a statement";
    QTest::newRow("an unknown expectation") << "expect weather fine\n"
                                            << "“weather” cannot be expected";
    QTest::newRow("an unknown given") << "given weather fine\nexpect turn A\n"
                                      << "“weather” is not part of a position";
    QTest::newRow("an unknown refused word") << "refuse A dance\n"
                                             << "is not a verb";
    QTest::newRow("an unknown refused position")
        << "given A coins 1\nrefuse given weather fine\nexpect turn A\n"
        << "words that this game knows";
    QTest::newRow("a refused choice that is legal")
        << "given A coins 1\ngiven offer: bard monk\nrefuse A bid bard 2\n"
        << "it is a legal answer";
    QTest::newRow("an accepted refused position")
        << "given A coins 1\nrefuse given B coins 2\nexpect turn A\n"
        << "it is accepted";
    QTest::newRow("too many coins") << "given A coins 41\nexpect turn A\n"
                                    << "41 of 40";
    QTest::newRow("cards in a closed lane") << "given closed left\ngiven left A: thief\nexpect turn A\n"
                                            << "a lane that is gone";
    QTest::newRow("three cards in front") << "given front A: thief thief thief\nexpect turn A\n"
                                          << "at most 2 cards";
    QTest::newRow("a wrong number") << "expect A coins 5\n"
                                    << "found:    A coins 6";
    QTest::newRow("a wrong option set")
        << "given A coins 0\ngiven offer: bard bard bard bard\nexpect options A: bid bard 1 | bid bard 2\n"
        << "bid bard 3";
    QTest::newRow("the end inside an effect")
        << "given turn A deployment\ngiven front A: wizard\ngiven left A: plain1\n"
           "do A play wizard left\n"
        << "inside an effect";
    QTest::newRow("given after do") << "given A coins 1\nexpect turn A\ngiven B coins 1\n"
                                    << "must come before";
    QTest::newRow("head after given") << "given A coins 1\nvariant duel\n"
                                      << "belongs to the head";
    QTest::newRow("nothing but a head") << "variant duel\n"
                                        << "only a head";
    QTest::newRow("a clause that was not cited") << "given turn A recruitment\ngiven A coins 2\ngiven offer: "
                                                    "bard monk\ndo A bid bard 1\nexpect clause cc.win\n"
                                                 << "the log cites cc.win";
    QTest::newRow("an expectation without a clause") << "expect clause\n"
                                                     << "clause ID";
    QTest::newRow("wrong words of another variant") << "refuse A give nobody\n"
                                                    << "“nobody” is not a character";
    QTest::newRow("too many words of another variant") << "refuse A yes please\n"
                                                       << "must have the form “yes”";
    QTest::newRow("words behind a value") << "variant duel nonsense\nexpect turn A\n"
                                          << "takes one value";
    QTest::newRow("an unknown variant") << "variant quartet\nexpect turn A\n"
                                        << "“quartet” is not a variant";
    QTest::newRow("a missing tournament deck") << "variant tournament\ngiven deck A: thief\nexpect turn A\n"
                                               << "each of the two players";
}

void ScenarioRunnerTest::theseFailAndSayWhy()
{
    QFETCH(QString, lines);
    QFETCH(QString, reason);
    const QString found = QString::fromStdString(run(lines.toStdString()));
    QVERIFY2(found.contains(reason), qPrintable(found.isEmpty() ? QStringLiteral("it passed") : found));
}

void ScenarioRunnerTest::aFailureShowsLineBoardAndLog()
{
    const QString text =
        QString::fromStdString(run("given turn A deployment\ngiven front A: thief plain1\ngiven B coins 2\n"
                                   "do A play thief left\nexpect A coins 9\n"));
    QVERIFY(text.startsWith(QStringLiteral("file:7\n")));
    QVERIFY(text.contains(QStringLiteral("expected: A coins 9")));
    QVERIFY(text.contains(QStringLiteral("found:    A coins 1")));
    QVERIFY(text.contains(QStringLiteral("left:  A: thief")));
    QVERIFY(text.contains(QStringLiteral("[cc.card.thief")));
}

void ScenarioRunnerTest::severalScenariosMayStandInOneFile()
{
    const auto scenarios = scenario::readScenarios(
        "scenario One\ngame g\nexpect turn A\n# between\nscenario Two words\ngame g\nclause a b\n");
    QVERIFY(scenarios);
    QCOMPARE(scenarios->size(), std::size_t{2});
    QCOMPARE((*scenarios)[1].title, std::string("Two words"));
    QCOMPARE((*scenarios)[1].clauses(), (std::vector<std::string>{"a", "b"}));
}

void ScenarioRunnerTest::aBrokenLineSpoilsItsOwnScenarioAlone()
{
    const std::string text = "stray\nscenario One\ngame g\nexpect turn A\nscenario Two\ngame g\nbogus\n"
                             "worse\nscenario\nscenario Four\ngame g\nexpect turn A\n";
    QVERIFY(!scenario::readScenarios(text));
    const auto each = scenario::readEachScenario(text);
    QVERIFY(each);
    QCOMPARE(each->size(), std::size_t{5});
    std::vector<std::string> places;
    for (const scenario::Scenario& one : *each)
        places.push_back(one.wrong ? one.wrong->place.text() : std::string());
    QCOMPARE(places, (std::vector<std::string>{"line 1", "", "line 7", "line 9", ""}));
}

void ScenarioRunnerTest::anImpossiblePositionIsToldAtTheLineThatMakesItSo()
{
    // Two lines that are only possible together come before the one at fault.
    const QString text = QString::fromStdString(
        run("given turn A recruitment\ngiven A coins 3\ngiven B coins 39\ngiven left A: thief\n"));
    QVERIFY2(text.startsWith(QStringLiteral("file:5\n")), qPrintable(text));
}

QTEST_APPLESS_MAIN(ScenarioRunnerTest)
#include "scenario_runner_test.moc"
