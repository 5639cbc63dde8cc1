// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/random_bot.h"
#include "rules/games/crimson/position.h"
#include "tests/support/crimson_invariants.h"
#include "tests/support/crimson_matches.h"
#include "tests/support/crimson_perft.h"
#include "tests/support/crimson_signature.h"
#include "tests/support/many.h"

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

constexpr std::uint32_t kMaxDecisions = 100'000;

/// Plays one random match and looks at every position: cheap promises at every step, dear ones now and then.
class Walk
{
public:
    Walk(const Matches& matches, Table table, std::uint64_t seed)
        : m_game(matches.game())
        , m_bot(seed)
        , m_random(Random::mix(seed))
        , m_state(matches.start(table, seed))
        , m_cards(m_state.cards.count())
    {}

    /// What was wrong, or nothing.
    std::string play()
    {
        for (std::uint32_t decisions = 0; decisions < kMaxDecisions; ++decisions) {
            const Question question = m_game.question(m_state);
            if (std::string wrong = crimson_invariants::positionWrong(m_game, m_state, question, m_cards);
                !wrong.empty())
                return wrong;
            if (m_game.isOver(m_state))
                return "";
            const Choice choice = m_bot.choose(m_game, m_state, question);
            if (m_random.below(kSampled) == 0) {
                if (std::string wrong = sampled(question, choice); !wrong.empty())
                    return wrong;
            } else {
                m_game.apply(m_state, choice);
            }
        }
        return "the match does not end";
    }

private:
    static constexpr std::uint32_t kSampled = 8;

    std::string sampled(const Question& question, const Choice& choice)
    {
        if (std::string wrong = crimson_invariants::refusalWrong(m_game, m_state, question, m_random, 20);
            !wrong.empty())
            return wrong;
        // The position as text shares no memory with it: whatever a copy did to its original shows there.
        const std::string written = save(m_state);
        const std::uint64_t hash = Game::hash(m_state);
        const State before = m_state;
        EventLog log;
        m_game.apply(m_state, choice, log);
        // A card picked to be moved, placed or destroyed with others is told about when the choice is
        // complete.
        if (log.events.empty() && m_state.ask != Ask::Destination && m_state.ask != Ask::Total)
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
            rules::crimson::loadPosition(m_game, rules::crimson::savePosition(m_game, m_state));
        if (!loaded)
            return "a saved position is refused: " + loaded.error().text();
        if (Game::hash(*loaded) != Game::hash(m_state))
            return "a saved position is loaded as another one";
        return "";
    }

    [[nodiscard]] std::string save(const State& state) const
    {
        return rules::crimson::savePosition(m_game, state);
    }

    /// The copy made before the answer is what it was when it was made, and a position read from the text of
    /// that moment goes the same way.
    std::string undoWrong(const State& before, const std::string& written, std::uint64_t hash,
                          const Choice& choice, const State& after)
    {
        if (save(before) != written || Game::hash(before) != hash)
            return "an answer changes a copy made before it";
        auto again = rules::crimson::loadPosition(m_game, written);
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
    std::size_t m_cards;
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
                << int(table) << tests::many(table == Table::Duel ? 3000 : 800);
    }
    void everyPositionKeepsItsPromises()
    {
        QFETCH(int, table);
        QFETCH(int, matches);
        for (int seed = 1; seed <= matches; ++seed) {
            const std::string wrong = Walk(m_matches, Table(table), std::uint64_t(seed)).play();
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
