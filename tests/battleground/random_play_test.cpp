// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/bot.h"
#include "rules/games/battleground/position.h"
#include "tests/support/battleground_invariants.h"
#include "tests/support/battleground_signature.h"
#include "tests/support/many.h"
#include "tests/support/random_play.h"

#include <QTest>

namespace {

using battleground_matches::Matches;
using battleground_matches::Table;
using rules::Choice;
using rules::Random;
using rules::battleground::EventLog;
using rules::battleground::Game;
using rules::battleground::Question;
using rules::battleground::State;
using rules::bots::RandomBot;

class Subject : public tests::RandomPlaySubject<Game, State, EventLog>
{
public:
    Subject(const Matches& matches, Table table, std::uint64_t seed)
        : RandomPlaySubject(matches.game(table))
        , m_bot(seed)
    {}

    /// After positionWrong() of the same position, which has asked for the question.
    Choice choose(const State& state) { return m_bot.choose(game(), state, m_question); }
    [[nodiscard]] std::string save(const State& state) const
    {
        return rules::battleground::savePosition(game(), state);
    }
    [[nodiscard]] rules::Result<State> load(const std::string& text) const
    {
        return rules::battleground::loadPosition(game(), text);
    }
    [[nodiscard]] std::string positionWrong(const State& state)
    {
        m_question = game().question(state);
        return battleground_invariants::positionWrong(game(), state, m_question);
    }
    [[nodiscard]] std::string refusalWrong(const State& state, Random& random) const
    {
        return battleground_invariants::refusalWrong(game(), state, m_question, random, 20);
    }
    /// Each living character acts once, each card is deployed once; the turns are bounded by the options.
    [[nodiscard]] std::uint32_t maxDecisions() const
    {
        return static_cast<std::uint32_t>(game().options().turnLimit) * 40;
    }

private:
    RandomBot m_bot;
    Question m_question;
};

std::vector<rules::battleground::Event> eventsOf(const Matches& matches, Table table, std::uint64_t seed)
{
    const Game& game = matches.game(table);
    EventLog log;
    RandomBot bot(seed);
    State state = game.start(matches.setup(table, seed), log).value();
    while (!game.isOver(state))
        game.apply(state, bot.choose(game, state, game.question(state)), log);
    return std::move(log.events);
}

QString golden(const char* name)
{
    return QString::fromStdString(readSourceText(std::string("tests/data/") + name));
}

} // namespace

class BattlegroundRandomPlayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPositionKeepsItsPromises_data()
    {
        QTest::addColumn<int>("table");
        for (const Table table : battleground_matches::kTables)
            QTest::newRow(battleground_matches::nameOf(table).data()) << int(table);
    }
    void everyPositionKeepsItsPromises()
    {
        QFETCH(int, table);
        for (int seed = 1; seed <= tests::many(2000); ++seed) {
            Subject subject(m_matches, Table(table), std::uint64_t(seed));
            const std::string wrong =
                tests::RandomPlay(subject, m_matches.start(Table(table), std::uint64_t(seed)),
                                  std::uint64_t(seed))
                    .play();
            QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        }
    }

    void theSameSeedTellsTheSameEvents()
    {
        for (const Table table : battleground_matches::kTables)
            for (std::uint64_t seed = 1; seed <= 50; ++seed) {
                const auto first = eventsOf(m_matches, table, seed);
                QVERIFY(first.size() > 8);
                QVERIFY(first == eventsOf(m_matches, table, seed));
                QVERIFY(first != eventsOf(m_matches, table, seed + 1000));
            }
    }

    void theGameStillPlaysAsItDid()
    {
        QCOMPARE(QString::fromStdString(battleground_signature::text(m_matches)),
                 golden("battleground_signature.txt"));
    }

    void smallPositionsHaveAsManyContinuationsAsBefore()
    {
        QCOMPARE(QString::fromStdString(battleground_signature::perft(m_matches)),
                 golden("battleground_perft.txt"));
    }

private:
    Matches m_matches;
};

QTEST_APPLESS_MAIN(BattlegroundRandomPlayTest)
#include "random_play_test.moc"
