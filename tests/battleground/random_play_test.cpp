// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/bot.h"
#include "rules/games/battleground/position.h"
#include "tests/support/battleground_invariants.h"
#include "tests/support/battleground_signature.h"
#include "tests/support/many.h"

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

/// One random match with every promise checked at each decision, the dear ones at some.
class Walk
{
public:
    Walk(const Matches& matches, Table table, std::uint64_t seed)
        : m_game(matches.game(table))
        , m_bot(seed)
        , m_random(seed + 1)
        , m_state(matches.start(table, seed))
    {}

    /// What was wrong, or nothing.
    std::string play()
    {
        // Each living character acts once, each card is deployed once; the turns are bounded by the options.
        const int most = m_game.options().turnLimit * 40;
        for (int decisions = 0; !m_game.isOver(m_state); ++decisions) {
            if (decisions > most)
                return "the match does not end";
            const Question question = m_game.question(m_state);
            if (std::string wrong = battleground_invariants::positionWrong(m_game, m_state, question);
                !wrong.empty())
                return wrong;
            const Choice choice = m_bot.choose(m_game, m_state, question);
            if (m_random.below(kSampled) != 0)
                m_game.apply(m_state, choice);
            else if (std::string wrong = sampled(question, choice); !wrong.empty())
                return wrong;
        }
        return battleground_invariants::positionWrong(m_game, m_state, m_game.question(m_state));
    }

private:
    static constexpr std::uint32_t kSampled = 8;

    std::string sampled(const Question& question, const Choice& choice)
    {
        if (std::string wrong =
                battleground_invariants::refusalWrong(m_game, m_state, question, m_random, 20);
            !wrong.empty())
            return wrong;
        // The position as text shares no memory with it: whatever a copy did to its original shows there.
        const std::string written = save(m_state);
        const std::uint64_t hash = Game::hash(m_state);
        const State before = m_state;
        EventLog log;
        m_game.apply(m_state, choice, log);
        if (log.events.empty())
            return "an answer leaves no trace in the log";
        const State after = m_state;
        if (after == before || Game::hash(after) == Game::hash(before))
            return "an answer changes nothing";
        if (std::string wrong = undoWrong(before, written, hash, choice, after); !wrong.empty())
            return wrong;
        m_state = before;
        m_game.apply(m_state, choice);
        if (!(m_state == after) || Game::hash(m_state) != Game::hash(after))
            return "the same answer leads elsewhere without a log";
        const auto loaded =
            rules::battleground::loadPosition(m_game, rules::battleground::savePosition(m_game, m_state));
        if (!loaded)
            return "a saved position is refused: " + loaded.error().text();
        if (Game::hash(*loaded) != Game::hash(m_state))
            return "a saved position is loaded as another one";
        return "";
    }

    [[nodiscard]] std::string save(const State& state) const
    {
        return rules::battleground::savePosition(m_game, state);
    }

    /// The copy made before the answer is what it was when it was made, and a position read from the text of
    /// that moment goes the same way.
    std::string undoWrong(const State& before, const std::string& written, std::uint64_t hash,
                          const Choice& choice, const State& after)
    {
        if (save(before) != written || Game::hash(before) != hash)
            return "an answer changes a copy made before it";
        auto again = rules::battleground::loadPosition(m_game, written);
        if (!again)
            return "a saved position is refused: " + again.error().text();
        m_game.apply(*again, choice);
        if (save(*again) != save(after))
            return "the same answer leads elsewhere after undo";
        return "";
    }

    const Game& m_game;
    RandomBot m_bot;
    Random m_random;
    State m_state;
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
            const std::string wrong = Walk(m_matches, Table(table), std::uint64_t(seed)).play();
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
