// SPDX-License-Identifier: GPL-3.0-or-later

// Random matches of every way to set Game of Crowns up, with every promise checked at each decision.
#include "rules/games/crowns/position.h"
#include "rules/games/crowns/rating.h"
#include "tests/support/check.h"
#include "tests/support/crowns_invariants.h"
#include "tests/support/crowns_signature.h"
#include "tests/support/many.h"
#include "tests/support/random_play.h"

#include <cstdio>
#include <cstdlib>

namespace {

using namespace rules;
using namespace rules::crowns;
using crowns_matches::Table;
using tests::check;

class Subject : public tests::RandomPlaySubject<Game, State, EventLog>
{
public:
    Subject(const Game& game, const State& start, std::uint64_t seed)
        : RandomPlaySubject(game)
        , m_random(seed)
        , m_start(start)
    {}

    /// Of any seat that may answer, now and then a deal.
    Choice choose(const State& state)
    {
        const Question open = game().question(state);
        if (open.ask == Ask::Action && game().options().negotiations && m_random.below(2) == 0) {
            const auto choice = encodeDeal(state, crowns_invariants::randomDeal(state, m_random));
            if (choice && !game().refuse(state, state.active, *choice))
                return *choice;
        }
        Seat seat = open.seat;
        do
            seat = static_cast<Seat>(m_random.below(state.players));
        while ((open.seats & seatBit(seat)) == 0);
        const Question question = game().questionTo(state, seat);
        return question.options[m_random.below(static_cast<std::uint32_t>(question.options.size()))];
    }
    [[nodiscard]] std::string save(const State& state) const { return savePosition(game(), state); }
    [[nodiscard]] Result<State> load(const std::string& text) const { return loadPosition(game(), text); }
    [[nodiscard]] std::string positionWrong(const State& state) const
    {
        return crowns_invariants::positionWrong(game(), state, m_start);
    }
    [[nodiscard]] std::string refusalWrong(const State& state, Random& random) const
    {
        return crowns_invariants::refusalWrong(game(), state, random, 12);
    }
    [[nodiscard]] std::string logWrong(const EventLog& log, const State& after) const
    {
        for (const Event& event : log.events)
            if (event.clause == Clause::None)
                return "an event without a clause";
        return RandomPlaySubject::logWrong(log, after);
    }

private:
    Random m_random;
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
            const State start = game.start(crowns_matches::setup(table, std::uint64_t(seed))).value();
            Subject subject(game, start, std::uint64_t(seed));
            const std::string wrong = tests::RandomPlay(subject, start, std::uint64_t(seed)).play();
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
