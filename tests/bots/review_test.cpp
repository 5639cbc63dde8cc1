// SPDX-License-Identifier: GPL-3.0-or-later

// What a review promises: every decision is ranked with the one that was made among the answers, marks come
// from one function, luck is kept apart, the same match gets the same review on any number of threads, and
// what cannot be followed is said while the rest stays.
#include "rules/bots/review.h"
#include "rules/games/crimson/known_crimson.h"
#include "rules/games/crowns/known_crowns.h"
#include "rules/games/samurai/known_samurai.h"
#include "tests/support/check.h"
#include "tests/support/crimson_matches.h"
#include "tests/support/crowns_matches.h"
#include "tests/support/samurai_matches.h"

#include <cmath>

using namespace rules;
using bots::Mark;
using bots::Review;
using tests::check;

namespace {

MatchFile played(const KnownGame& game, const MatchSetup& setup, std::size_t limit)
{
    std::vector<KnownGame::Chooser> seats;
    for (std::size_t i = 0; i < game.seats(setup).size(); ++i)
        seats.push_back(game.bot(i == 0 ? bots::BotKind::Random : bots::BotKind::Greedy, i + 1));
    return playMatch(game, setup, seats, limit, {}).value();
}

std::unique_ptr<AnyMatch> beginning(const KnownGame& game, const MatchFile& file)
{
    return std::move(game.start(file.setup).value().match);
}

bots::ReviewOptions quick()
{
    bots::ReviewOptions options;
    options.iterations = 100;
    options.luckIterations = 50;
    options.alternatives = 3;
    return options;
}

void marksHaveOneMeaning()
{
    check(bots::markOf(0.049) == Mark::None, "below 5 points nothing is marked");
    check(bots::markOf(0.05) == Mark::Inaccuracy && bots::markOf(0.099) == Mark::Inaccuracy,
          "inaccuracy from 5");
    check(bots::markOf(0.10) == Mark::Mistake && bots::markOf(0.149) == Mark::Mistake, "mistake from 10");
    check(bots::markOf(0.15) == Mark::Blunder && bots::markOf(1) == Mark::Blunder, "blunder from 15");
}

void reviewed(const std::string& name, const KnownGame& game, const MatchSetup& setup, std::size_t limit)
{
    const MatchFile file = played(game, setup, limit);
    std::size_t progress = 0;
    bots::ReviewOptions options = quick();
    options.onProgress = [&](std::size_t done, std::size_t total) {
        check(done >= progress && done <= total, name + ": progress goes forward");
        progress = done;
    };
    const Review review = bots::reviewMatch(beginning(game, file), file.steps, options);
    check(!review.wrong && !review.stopped && review.steps == file.steps.size(), name + ": the whole match");
    check(progress == file.steps.size(), name + ": progress reaches the end");
    check(review.decisions.size() > 5, name + ": there were decisions");

    // The decisions are those with a choice, and the answer that was given is among the ranked ones.
    const std::unique_ptr<AnyMatch> match = beginning(game, file);
    std::size_t next = 0;
    for (std::size_t i = 0; i < file.steps.size(); ++i) {
        const MatchStep& step = file.steps[i];
        const Choice choice = match->read(step.who, step.words).value();
        if (match->question().options.size() > 1) {
            const bots::ReviewedDecision& decision = review.decisions[next++];
            check(decision.step == i + 1 && decision.who == step.who, name + ": each decision in its place");
            check(decision.answers[decision.played].rated.choice == choice,
                  name + ": the played answer is ranked");
            check(decision.loss >= 0 && decision.loss <= 1, name + ": a loss is never a gain");
            check(std::abs(decision.loss - std::max(0.0, decision.best() - decision.chance())) < 1e-9,
                  name + ": the loss is the difference to the best answer");
            check(decision.mark == (decision.thin ? Mark::None : bots::markOf(decision.loss)),
                  name + ": marks come from one function");
            check(!decision.answers[0].text.en.empty() && !decision.answers[0].text.de.empty(),
                  name + ": answers are in words of both languages");
        }
        (void)match->apply(choice);
    }
    check(next == review.decisions.size(), name + ": no decision is missing");

    double before = 1;
    for (const bots::ReviewedDecision* const mistake : review.mistakes()) {
        check(mistake->loss <= before && mistake->mark != Mark::None, name + ": mistakes by size");
        before = mistake->loss;
    }
    for (const bots::ReviewedLuck& luck : review.luck)
        check(!luck.cards.empty() && std::abs(luck.change) <= 1, name + ": luck names what came to light");
    for (const bots::PartyReview& party : review.parties) {
        check(party.result.has_value() == match->isOver(), name + ": a result only at the end");
        if (party.result)
            check(*party.adjusted() >= 0 && *party.adjusted() <= 1, name + ": a result without luck");
    }

    bots::ReviewOptions parallel = quick();
    parallel.threads = 2;
    const Review again = bots::reviewMatch(beginning(game, file), file.steps, parallel);
    bool same = again.decisions.size() == review.decisions.size() && again.luck.size() == review.luck.size();
    for (std::size_t i = 0; same && i < again.decisions.size(); ++i)
        same = again.decisions[i].loss == review.decisions[i].loss &&
               again.decisions[i].best() == review.decisions[i].best();
    for (std::size_t i = 0; same && i < again.luck.size(); ++i)
        same = again.luck[i].change == review.luck[i].change;
    check(same, name + ": two threads give the same review");
}

void duelHasLuckAndReasons(const KnownGame& game)
{
    const MatchFile file = played(game, {"crimson-company", "duel", 5, {}}, 10'000);
    const Review review = bots::reviewMatch(beginning(game, file), file.steps, quick());
    check(!review.luck.empty(), "cards are revealed in a duel");
    check(review.turningPoint() != nullptr, "a duel has a turning point");
    const auto mistakes = review.mistakes();
    if (!check(!mistakes.empty(), "a random player makes mistakes"))
        return;
    const std::unique_ptr<AnyMatch> match = beginning(game, file);
    for (std::size_t i = 0; i + 1 < mistakes[0]->step; ++i)
        (void)match->apply(match->read(file.steps[i].who, file.steps[i].words).value());
    const Choice best = mistakes[0]->answers[0].rated.choice;
    const Choice chosen = mistakes[0]->answers[mistakes[0]->played].rated.choice;
    const auto why = bots::whyBetter(*match, best, chosen, 1);
    const auto again = bots::whyBetter(*match, best, chosen, 1);
    check(why.has_value() == again.has_value() && (!why || why->agreeing == again->agreeing),
          "reasons repeat");
    check(why.has_value(), "the largest mistake has a reason");
    if (why)
        check(why->agreeing * 2 > why->seeds && !why->clause.empty(),
              "a reason most continuations show, with its rule");
    check(!bots::whyBetter(*match, best, best, 1), "an answer is not better than itself");
}

/// A number that is nobody's is no reason, and a reason of its owner's is never a loss to the one who
/// decides.
void reasonsFavourTheOneWhoDecides(const KnownGame& game)
{
    std::size_t reasons = 0;
    for (std::uint64_t seed = 7; seed < 9; ++seed) {
        const MatchFile file = played(game, {"crimson-company", "duel", seed, {}}, 10'000);
        const Review review = bots::reviewMatch(beginning(game, file), file.steps, quick());
        const std::unique_ptr<AnyMatch> match = beginning(game, file);
        std::size_t done = 0;
        for (const bots::ReviewedDecision& decision : review.decisions) {
            for (; done + 1 < decision.step; ++done)
                (void)match->apply(match->read(file.steps[done].who, file.steps[done].words).value());
            if (decision.mark == Mark::None)
                continue;
            const auto why = bots::whyBetter(*match, decision.answers[0].rated.choice,
                                             decision.answers[decision.played].rated.choice, seed);
            if (!why)
                continue;
            ++reasons;
            if (why->what.en.empty()) {
                check(why->best > why->played, "a result that is better");
                continue;
            }
            bool owned = false;
            for (const CounterView& counter : match->counters())
                if (match->nameOf(counter.id).en == why->what.en && !counter.owner.empty()) {
                    owned = true;
                    check((counter.owner == decision.party) == (why->best > why->played),
                          "more of one's own or less of the other's");
                }
            check(owned, "a number that somebody owns");
        }
    }
    check(reasons > 3, "there were reasons");
    const std::atomic<bool> stop{true};
    const MatchFile file = played(game, {"crimson-company", "duel", 5, {}}, 10);
    const std::unique_ptr<AnyMatch> match = beginning(game, file);
    const QuestionView question = match->question();
    check(!bots::whyBetter(*match, question.options.front(), question.options.back(), 1, &stop),
          "asked to stop, it looks for no reason");
}

/// What is kept of a review is not looked into again and says the same.
void aReviewGoesOnWhereItStopped(const KnownGame& game)
{
    const MatchFile file = played(game, {"crimson-company", "duel", 6, {}}, 30);
    std::vector<std::string> kept(file.steps.size());
    std::size_t fresh = 0;
    bots::ReviewOptions options = quick();
    options.onStep = [&](std::size_t step, const bots::StepReview& found, bool isFresh) {
        fresh += isFresh ? 1 : 0;
        kept[step - 1] = bots::writeStepReview(found);
    };
    const Review first = bots::reviewMatch(beginning(game, file), file.steps, options);
    check(fresh == first.decisions.size(), "every decision is looked into");
    options.known = [&](std::size_t step) { return kept[step - 1]; };
    fresh = 0;
    const Review second = bots::reviewMatch(beginning(game, file), file.steps, options);
    check(fresh == 0, "what is known is not looked into again");
    check(second.decisions.size() == first.decisions.size() && second.luck.size() == first.luck.size(),
          "all of it is there");
    for (std::size_t i = 0; i < second.decisions.size(); ++i)
        check(second.decisions[i].mark == first.decisions[i].mark &&
                  second.decisions[i].played == first.decisions[i].played &&
                  std::abs(second.decisions[i].loss - first.decisions[i].loss) < 1e-5,
              "and says the same");
    options.iterations *= 2;
    (void)bots::reviewMatch(beginning(game, file), file.steps, options);
    check(fresh == first.decisions.size(), "a deeper review looks again");
}

void whatCannotBeDoneIsSaid(const KnownGame& game)
{
    MatchFile file = played(game, {"crimson-company", "duel", 6, {}}, 20);
    std::atomic<bool> stop{true};
    bots::ReviewOptions options = quick();
    options.stop = &stop;
    const Review stopped = bots::reviewMatch(beginning(game, file), file.steps, options);
    check(stopped.stopped && stopped.decisions.empty(), "stopped before it began");

    options.stop = nullptr;
    options.iterations = 0;
    const Review rated = bots::reviewMatch(beginning(game, file), file.steps, options);
    check(rated.steps == file.steps.size() && !rated.decisions.empty(),
          "zero iterations give a review by ratings");

    file.steps[10].words = {"bid", "nobody", "1"};
    const Review broken = bots::reviewMatch(beginning(game, file), file.steps, quick());
    check(broken.wrong.has_value() && broken.wrong->place.step == 11 && broken.steps == 10,
          "a step that does not fit ends the review there");
    check(!broken.decisions.empty(), "and what came before stays");
}

} // namespace

int main()
{
    marksHaveOneMeaning();
    const crimson::KnownCrimson duel(crimson_matches::builtInLibrary());
    reviewed("duel", duel, {"crimson-company", "duel", 3, {}}, 10'000);
    reviewed("a duel that stops in the middle", duel, {"crimson-company", "duel", 4, {}}, 25);
    duelHasLuckAndReasons(duel);
    reasonsFavourTheOneWhoDecides(duel);
    aReviewGoesOnWhereItStopped(duel);
    whatCannotBeDoneIsSaid(duel);
    const crowns::KnownCrowns crowns(crowns_matches::builtInBox());
    reviewed("crowns", crowns, {"game-of-crowns", "standard", 3, {}}, 60);
    const samurai::KnownSamurai samurai(samurai_matches::builtInBox());
    reviewed("samurai", samurai, {"samurai-spirit", "standard", 3, {}}, 10'000);
    return tests::result();
}
