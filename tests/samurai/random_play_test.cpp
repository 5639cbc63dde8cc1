// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/simulate.h"
#include "rules/games/samurai/position.h"
#include "rules/games/samurai/rating.h"
#include "tests/support/many.h"
#include "tests/support/random_play.h"
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

class Subject : public tests::RandomPlaySubject<Game, State, EventLog>
{
public:
    Subject(const Matches& matches, std::uint64_t seed)
        : RandomPlaySubject(matches.game())
        , m_bot(seed)
    {}

    Choice choose(const State& state) { return m_bot.choose(game().question(state)); }
    [[nodiscard]] std::string save(const State& state) const
    {
        return rules::samurai::savePosition(game(), state);
    }
    [[nodiscard]] rules::Result<State> load(const std::string& text) const
    {
        return rules::samurai::loadPosition(game(), text);
    }
    [[nodiscard]] std::string positionWrong(const State& state) const
    {
        return samurai_invariants::positionWrong(game(), state, game().question(state));
    }
    [[nodiscard]] std::string refusalWrong(const State& state, Random& random) const
    {
        return samurai_invariants::refusalWrong(game(), state, game().question(state), random, 20);
    }
    [[nodiscard]] std::uint32_t maxDecisions() const { return 5000; }

private:
    SteadyBot m_bot;
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
            const auto number = static_cast<std::uint64_t>(seed);
            Subject subject(matches, number);
            const State start = seed % 4 == 0 ? matches.start(number)
                                              : matches.startIn(static_cast<std::uint8_t>(seed % 4), number);
            const std::string wrong = tests::RandomPlay(subject, start, number).play();
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
                    QVERIFY(matches.game().observe(state) == matches.game().observe(other));
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
