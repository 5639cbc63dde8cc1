// SPDX-License-Identifier: GPL-3.0-or-later

// Random matches of every way to set Game of Crowns up, with every promise checked at each decision.
#include "rules/games/crowns/position.h"
#include "rules/games/crowns/rating.h"
#include "tests/support/check.h"
#include "tests/support/crowns_invariants.h"
#include "tests/support/crowns_signature.h"
#include "tests/support/many.h"

#include <cstdio>
#include <cstdlib>

namespace {

using namespace rules;
using namespace rules::crowns;
using crowns_matches::Table;
using tests::check;

class Walk
{
public:
    Walk(const Game& game, const Table& table, std::uint64_t seed)
        : m_game(game)
        , m_random(seed)
        , m_state(game.start(crowns_matches::setup(table, seed)).value())
        , m_start(m_state)
    {}

    /// What was wrong, or nothing.
    std::string play()
    {
        for (int decisions = 0; !m_game.isOver(m_state); ++decisions) {
            if (decisions > kMost)
                return "the match does not end";
            if (std::string wrong = crowns_invariants::positionWrong(m_game, m_state, m_start);
                !wrong.empty())
                return wrong;
            const Choice choice = anyAnswer();
            if (m_random.below(kSampled) != 0)
                m_game.apply(m_state, choice);
            else if (std::string wrong = sampled(choice); !wrong.empty())
                return wrong;
        }
        return crowns_invariants::positionWrong(m_game, m_state, m_start);
    }

private:
    static constexpr std::uint32_t kSampled = 8;
    static constexpr int kMost = 100'000;

    /// Of any seat that may answer, now and then a deal.
    Choice anyAnswer()
    {
        const Question open = m_game.question(m_state);
        if (open.ask == Ask::Action && m_game.options().negotiations && m_random.below(2) == 0) {
            const Deal deal = crowns_invariants::randomDeal(m_state, m_random);
            const Choice choice = encodeDeal(deal);
            if (!m_game.refuse(m_state, m_state.active, choice))
                return choice;
        }
        Seat seat = open.seat;
        do
            seat = static_cast<Seat>(m_random.below(m_state.players));
        while ((open.seats & seatBit(seat)) == 0);
        const Question question = m_game.questionTo(m_state, seat);
        return question.options[m_random.below(static_cast<std::uint32_t>(question.options.size()))];
    }

    std::string sampled(const Choice& choice)
    {
        if (std::string wrong = crowns_invariants::refusalWrong(m_game, m_state, m_random, 12);
            !wrong.empty())
            return wrong;
        const State before = m_state;
        EventLog log;
        m_game.apply(m_state, choice, log);
        if (log.events.empty())
            return "an answer leaves no trace in the log";
        for (const Event& event : log.events)
            if (event.clause == Clause::None)
                return "an event without a clause";
        const State after = m_state;
        if (after == before || Game::hash(after) == Game::hash(before))
            return "an answer changes nothing";
        m_state = before; // undo
        m_game.apply(m_state, choice);
        if (!(m_state == after) || Game::hash(m_state) != Game::hash(after))
            return "the same answer leads elsewhere without a log";
        const auto loaded = loadPosition(m_game, savePosition(m_game, m_state));
        if (!loaded)
            return "a saved position is refused: " + loaded.error().text();
        if (Game::hash(*loaded) != Game::hash(m_state))
            return "a saved position is loaded as another one";
        return "";
    }

    const Game& m_game;
    Random m_random;
    State m_state;
    State m_start;
};

} // namespace

/// With a number: so many matches of each kind.
int main(int argc, char** argv)
{
    const int each = argc > 1 ? std::atoi(argv[1]) : tests::many(20);
    const Box box = crowns_matches::builtInBox();
    int matches = 0;
    for (const Table& table : crowns_matches::allTables()) {
        const Game game(box, crowns_matches::optionsOf(table));
        for (int seed = 1; seed <= each; ++seed, ++matches) {
            const std::string wrong = Walk(game, table, std::uint64_t(seed)).play();
            if (!check(wrong.empty(), table.name() + ", seed " + std::to_string(seed) + ": " + wrong))
                break;
        }
    }
    std::printf("%d matches\n", matches);
    check(matches >= 200, "too few matches");
    const std::string golden = readSourceText("tests/data/crowns_signature.txt");
    const std::string now = crowns_signature::text(box);
    check(now == golden, "the game plays differently than before:\n" + now);
    return tests::result();
}
