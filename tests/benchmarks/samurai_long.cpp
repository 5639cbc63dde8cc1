// SPDX-License-Identifier: GPL-3.0-or-later

// samurai_long [MATCHES [THREADS]]: random matches of Samurai Spirit, variant, number of samurai, level and
// every option drawn at random, with every promise checked at every decision.
#include "rules/games/samurai/position.h"
#include "tests/benchmarks/long_run.h"
#include "tests/support/samurai_invariants.h"
#include "tests/support/samurai_matches.h"

namespace {

using namespace rules::samurai;
using rules::Random;

constexpr int kMaxDecisions = 20'000;
constexpr std::uint32_t kSampled = 64; ///< one decision in so many is looked at more closely

MatchOptions drawn(Random& random, std::size_t& seats)
{
    MatchOptions options;
    options.variant = random.below(4) != 0   ? Variant::Standard
                      : random.below(2) == 0 ? Variant::TwoPlayer
                                             : Variant::Solo;
    const SeatRange range = seatsOf(options.variant);
    seats = range.min + random.below(static_cast<std::uint32_t>(range.max - range.min + 1));
    long_run::drawOptions(
        options, optionForms(),
        [seats](MatchOptions& into, std::string_view key, std::string_view word) {
            return setOption(into, key, word).has_value() && !optionsWrong(into, seats);
        },
        random);
    return options;
}

std::string play(const Library& box, std::uint64_t seed, long_run::Tally& tally)
{
    Random random(Random::mix(seed));
    std::size_t seats = 0;
    const MatchOptions options = drawn(random, seats);
    const Game game(box, options);
    Setup setup;
    setup.seed = seed;
    for (std::size_t i = 0; i < box.samurai.size(); ++i)
        setup.samurai.push_back(static_cast<Who>(i));
    random.shuffle(setup.samurai);
    setup.samurai.resize(seats);
    auto started = game.start(setup);
    if (!started)
        return started.error().text();
    State state = *started;
    samurai_matches::SteadyBot bot(seed);
    for (int decisions = 0;; ++decisions) {
        const Question question = game.question(state);
        std::string wrong = samurai_invariants::positionWrong(game, state, question);
        if (wrong.empty() && random.below(kSampled) == 0) {
            wrong = samurai_invariants::refusalWrong(game, state, question, random, 20);
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
        game.apply(state, bot.choose(question));
    }
}

} // namespace

int main(int argc, char** argv)
{
    const Library box = samurai_matches::builtInBox();
    return long_run::run(argc, argv, 100'000, [&box](std::uint64_t seed, long_run::Tally& tally) {
        return play(box, seed, tally);
    });
}
