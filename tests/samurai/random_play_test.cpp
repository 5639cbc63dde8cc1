// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/simulate.h"
#include "rules/games/samurai/position.h"
#include "rules/games/samurai/rating.h"
#include "tests/support/many.h"
#include "tests/support/samurai_invariants.h"
#include "tests/support/samurai_signature.h"

#include <QTest>

namespace {

using rules::Choice;
using rules::Random;
using rules::samurai::EventLog;
using rules::samurai::Game;
using rules::samurai::Question;
using rules::samurai::State;
using samurai_matches::Matches;
using samurai_matches::SteadyBot;
using samurai_matches::Table;

/// One random match with every promise checked at each decision, the expensive ones at some.
class Walk
{
public:
    Walk(const Matches& matches, std::uint64_t seed)
        : m_game(matches.game())
        , m_bot(seed)
        , m_random(seed + 1)
        , m_state(seed % 4 == 0 ? matches.start(seed)
                                : matches.startIn(static_cast<std::uint8_t>(seed % 4), seed))
    {}

    /// What was wrong, or nothing.
    std::string play()
    {
        for (int decisions = 0; !m_game.isOver(m_state); ++decisions) {
            if (decisions > kMaxDecisions)
                return "the match does not end";
            const Question question = m_game.question(m_state);
            if (std::string wrong = samurai_invariants::positionWrong(m_game, m_state, question);
                !wrong.empty())
                return wrong;
            const Choice choice = m_bot.choose(question);
            if (m_random.below(kSampled) != 0)
                m_game.apply(m_state, choice);
            else if (std::string wrong = sampled(question, choice); !wrong.empty())
                return wrong;
        }
        return samurai_invariants::positionWrong(m_game, m_state, m_game.question(m_state));
    }

private:
    static constexpr std::uint32_t kSampled = 8;
    static constexpr int kMaxDecisions = 5000;

    std::string sampled(const Question& question, const Choice& choice)
    {
        if (std::string wrong = samurai_invariants::refusalWrong(m_game, m_state, question, m_random, 20);
            !wrong.empty())
            return wrong;
        const State before = m_state;
        EventLog log;
        m_game.apply(m_state, choice, log);
        if (log.events.empty())
            return "an answer leaves no trace in the log";
        const State after = m_state;
        if (after == before || Game::hash(after) == Game::hash(before))
            return "an answer changes nothing";
        m_state = before; // undo
        m_game.apply(m_state, choice);
        if (!(m_state == after) || Game::hash(m_state) != Game::hash(after))
            return "the same answer leads elsewhere without a log";
        const auto loaded =
            rules::samurai::loadPosition(m_game, rules::samurai::savePosition(m_game, m_state));
        if (!loaded)
            return "a saved position is refused: " + loaded.error().text();
        if (Game::hash(*loaded) != Game::hash(m_state))
            return "a saved position is loaded as another one";
        return "";
    }

    const Game& m_game;
    SteadyBot m_bot;
    Random m_random;
    State m_state;
};

/// Another order of everything that nobody can see.
State reshuffled(const State& state, std::uint64_t seed)
{
    using namespace rules::samurai;
    State other = state;
    Random random(seed);
    std::vector<rules::CardIx> hidden;
    for (std::size_t i = state.faceUp; i < state.cards.size(zone::kStack); ++i)
        hidden.push_back(state.cards.at(zone::kStack, i));
    for (const rules::CardIx card : state.cards.in(zone::kIntruders))
        hidden.push_back(card);
    std::vector<Kind> kinds;
    for (const rules::CardIx card : hidden)
        kinds.push_back(state.kind[card]);
    random.shuffle(kinds);
    for (std::size_t i = 0; i < hidden.size(); ++i)
        other.kind[hidden[i]] = kinds[i];
    random.shuffle(other.farmsteads);
    random.shuffle(other.families);
    other.random = Random(seed);
    return other;
}

} // namespace

class SamuraiRandomPlayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPositionKeepsItsPromises_data()
    {
        QTest::addColumn<int>("table");
        int number = 0;
        for (const Table& table : samurai_matches::allTables())
            QTest::newRow(table.name().c_str()) << number++;
    }
    void everyPositionKeepsItsPromises()
    {
        QFETCH(int, table);
        const Matches matches(samurai_matches::allTables()[std::size_t(table)]);
        for (int seed = 1; seed <= tests::many(100); ++seed) {
            const std::string wrong = Walk(matches, std::uint64_t(seed)).play();
            QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        }
    }

    void everyRoundIsReachedAndSomeMatchesAreWon()
    {
        const Matches matches({2, samurai_matches::Variant::TwoPlayer, samurai_matches::Level::Easy, false});
        int won = 0;
        int later = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            State state = matches.start(seed);
            rules::bots::Bot seats[]{{rules::bots::BotKind::Greedy, seed},
                                     {rules::bots::BotKind::Greedy, seed + 1000}};
            (void)rules::bots::playOut(matches.game(), state, std::span<rules::bots::Bot>(seats));
            won += matches.game().outcome(state).soleFirst() == rules::samurai::kSamuraiParty;
            later += state.round > 1;
        }
        QVERIFY(later > 20);
        QVERIFY(won > 0);
    }

    void greedyDecidesWithoutLookingAtHiddenCards()
    {
        const Matches matches({4, samurai_matches::Variant::Standard, samurai_matches::Level::Hard, false});
        int questions = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            State state = matches.start(seed);
            SteadyBot bot(seed);
            for (int i = 0; i < 40 && !matches.game().isOver(state); ++i) {
                const Question question = matches.game().question(state);
                if (question.options.size() > 1) {
                    const State other = reshuffled(state, seed * 100 + std::uint64_t(i));
                    const Question again = matches.game().question(other);
                    // Katsushiro’s revealed cards are known and stay where they are.
                    rules::bots::GreedyBot first(seed);
                    rules::bots::GreedyBot second(seed);
                    QVERIFY(first.choose(matches.game(), state, question) ==
                            second.choose(matches.game(), other, again));
                    ++questions;
                }
                matches.game().apply(state, bot.choose(question));
            }
        }
        QVERIFY(questions > 200);
    }

    void theGameStillPlaysAsItDid()
    {
        QCOMPARE(QString::fromStdString(samurai_signature::text()),
                 QString::fromStdString(readSourceText("tests/data/samurai_signature.txt")));
    }
};

QTEST_APPLESS_MAIN(SamuraiRandomPlayTest)
#include "random_play_test.moc"
