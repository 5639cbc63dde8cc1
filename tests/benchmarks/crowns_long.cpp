// SPDX-License-Identifier: GPL-3.0-or-later

// crowns_long [MATCHES [THREADS]]: random matches of Game of Crowns, number of houses and every option drawn
// at random, with every promise checked at every decision.
#include "rules/games/crowns/position.h"
#include "tests/benchmarks/long_run.h"
#include "tests/support/crowns_invariants.h"
#include "tests/support/crowns_matches.h"

namespace {

using namespace rules::crowns;
using rules::Choice;
using rules::Random;
using rules::Seat;

constexpr int kMaxDecisions = 100'000;
constexpr std::uint32_t kSampled = 64; ///< one decision in so many is looked at more closely

MatchOptions drawn(Random& random, std::size_t players)
{
    MatchOptions options;
    long_run::drawOptions(
        options, optionForms(),
        [players](MatchOptions& into, std::string_view key, std::string_view word) {
            return setOption(into, key, word).has_value() && !optionsWrong(into, players);
        },
        random);
    options.rounds = static_cast<std::uint8_t>(3 + random.below(4));
    options.ravens = static_cast<std::uint8_t>(1 + random.below(4));
    return options;
}

/// Of any seat that may answer, now and then a deal.
Choice anyAnswer(const Game& game, const State& state, Random& random)
{
    const Question open = game.question(state);
    if (open.ask == Ask::Action && game.options().negotiations && random.below(2) == 0) {
        const auto choice = encodeDeal(state, crowns_invariants::randomDeal(state, random));
        if (choice && !game.refuse(state, state.active, *choice))
            return *choice;
    }
    Seat seat = open.seat;
    do
        seat = static_cast<Seat>(random.below(state.players));
    while ((open.seats & seatBit(seat)) == 0);
    const Question question = game.questionTo(state, seat);
    return question.options[random.below(static_cast<std::uint32_t>(question.options.size()))];
}

std::string play(const Box& box, std::uint64_t seed, long_run::Tally& tally)
{
    Random random(Random::mix(seed));
    const std::size_t players = 4 + random.below(6);
    const Game game(box, drawn(random, players));
    const auto started = game.start(crowns_matches::setup({players}, seed));
    if (!started)
        return started.error().text();
    const State start = *started;
    State state = start;
    for (int decisions = 0;; ++decisions) {
        std::string wrong = crowns_invariants::positionWrong(game, state, start);
        if (wrong.empty() && random.below(kSampled) == 0) {
            wrong = crowns_invariants::refusalWrong(game, state, random, 12);
            const auto loaded = loadPosition(game, savePosition(game, state));
            if (wrong.empty() && (!loaded || Game::hash(*loaded) != Game::hash(state)))
                wrong = "a saved position is not loaded";
        }
        if (!wrong.empty())
            return wrong;
        if (game.isOver(state))
            return "";
        if (decisions == kMaxDecisions)
            return "the match does not end";
        ++tally.decisions;
        game.apply(state, anyAnswer(game, state, random));
    }
}

} // namespace

int main(int argc, char** argv)
{
    const Box box = crowns_matches::builtInBox();
    return long_run::run(argc, argv, 100'000, [&box](std::uint64_t seed, long_run::Tally& tally) {
        return play(box, seed, tally);
    });
}
