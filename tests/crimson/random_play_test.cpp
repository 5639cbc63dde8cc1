// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/random_bot.h"
#include "rules/games/crimson/position.h"
#include "tests/support/crimson_invariants.h"
#include "tests/support/crimson_matches.h"
#include "tests/support/crimson_perft.h"
#include "tests/support/crimson_signature.h"
#include "tests/support/many.h"
#include "tests/support/random_play.h"

#include <QTest>

namespace {

using crimson_matches::Matches;
using crimson_matches::Table;
using rules::Choice;
using rules::Random;
using rules::bots::RandomBot;
using rules::crimson::Ask;
using rules::crimson::EventLog;
using rules::crimson::Game;
using rules::crimson::Question;
using rules::crimson::State;

class Subject : public tests::RandomPlaySubject<Game, State, EventLog>
{
public:
    Subject(const Matches& matches, const State& start, std::uint64_t seed)
        : RandomPlaySubject(matches.game())
        , m_bot(seed)
        , m_cards(start.cards.count())
    {}

    /// After positionWrong() of the same position, which has asked for the question.
    Choice choose(const State& state) { return m_bot.choose(game(), state, m_question); }
    [[nodiscard]] std::string save(const State& state) const
    {
        return rules::crimson::savePosition(game(), state);
    }
    [[nodiscard]] rules::Result<State> load(const std::string& text) const
    {
        return rules::crimson::loadPosition(game(), text);
    }
    [[nodiscard]] std::string positionWrong(const State& state)
    {
        m_question = game().question(state);
        return crimson_invariants::positionWrong(game(), state, m_question, m_cards);
    }
    [[nodiscard]] std::string refusalWrong(const State& state, Random& random) const
    {
        return crimson_invariants::refusalWrong(game(), state, m_question, random, 20);
    }
    /// A card picked to be moved, placed or destroyed with others is told about when the choice is complete.
    [[nodiscard]] std::string logWrong(const EventLog& log, const State& after) const
    {
        return after.ask == Ask::Destination || after.ask == Ask::Total
                   ? std::string()
                   : RandomPlaySubject::logWrong(log, after);
    }

private:
    RandomBot m_bot;
    std::size_t m_cards;
    Question m_question;
};

std::vector<rules::crimson::Event> eventsOf(const Matches& matches, Table table, std::uint64_t seed)
{
    EventLog log;
    RandomBot bot(seed);
    State state = matches.game().start(matches.setup(table, seed), log).value();
    while (!matches.game().isOver(state))
        matches.game().apply(state, bot.choose(matches.game(), state, matches.game().question(state)), log);
    return std::move(log.events);
}

std::string golden(const char* name)
{
    return readSourceText(std::string("tests/data/") + name);
}

} // namespace

class RandomPlayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPositionKeepsItsPromises_data()
    {
        QTest::addColumn<int>("table");
        QTest::addColumn<int>("matches");
        for (const Table table : crimson_matches::kTables)
            QTest::newRow(crimson_matches::nameOf(table).data())
                << int(table) << tests::many(table == Table::Duel ? 3000 : 600);
    }
    void everyPositionKeepsItsPromises()
    {
        QFETCH(int, table);
        QFETCH(int, matches);
        for (int seed = 1; seed <= matches; ++seed) {
            const State start = m_matches.start(Table(table), std::uint64_t(seed));
            Subject subject(m_matches, start, std::uint64_t(seed));
            const std::string wrong = tests::RandomPlay(subject, start, std::uint64_t(seed)).play();
            QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        }
    }

    void theSameSeedTellsTheSameEvents()
    {
        for (const Table table : crimson_matches::kTables)
            for (std::uint64_t seed = 1; seed <= 50; ++seed) {
                const auto first = eventsOf(m_matches, table, seed);
                QVERIFY(first.size() > 50);
                QVERIFY(first == eventsOf(m_matches, table, seed));
                QVERIFY(first != eventsOf(m_matches, table, seed + 1000));
            }
    }

    void theGameStillPlaysAsItDid()
    {
        QCOMPARE(QString::fromStdString(crimson_signature::text(m_matches)),
                 QString::fromStdString(golden("crimson_signature.txt")));
    }

    void smallPositionsHaveAsManyContinuationsAsBefore()
    {
        QCOMPARE(QString::fromStdString(crimson_perft::text(m_matches)),
                 QString::fromStdString(golden("crimson_perft.txt")));
    }

private:
    Matches m_matches;
};

QTEST_APPLESS_MAIN(RandomPlayTest)
#include "random_play_test.moc"
