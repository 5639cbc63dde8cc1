// SPDX-License-Identifier: GPL-3.0-or-later

// A greedy bot clearly beats random ones, at every number of seats and with every optional rule; it decides
// from what its seat knows, and playing takes no heap.
#include "rules/bots/simulate.h"
#include "rules/games/crowns/rating.h"
#include "tests/support/check.h"
#include "tests/support/counted_allocations.h"
#include "tests/support/crowns_matches.h"
#include "tests/support/many.h"

#include <bit>

using namespace rules;
using namespace rules::crowns;
using bots::Bot;
using bots::BotKind;
using crowns_matches::Table;
using tests::check;

namespace {

/// How often one greedy bot (with teams: one greedy team) among random ones is first, alone or sharing.
bots::Share greedyShare(const Box& box, const Table& table, int games)
{
    const Game game(box, crowns_matches::optionsOf(table));
    std::uint64_t wins = 0;
    for (int i = 1; i <= games; ++i) {
        const auto seed = static_cast<std::uint64_t>(i);
        State state = game.start(crowns_matches::setup(table, seed)).value();
        const auto greedy = static_cast<Seat>(seed % table.players);
        std::vector<Bot> seats;
        for (Seat seat = 0; seat < state.players; ++seat) {
            const bool thinks = seat == greedy || game.areTeammates(state, greedy, seat);
            seats.emplace_back(thinks ? BotKind::Greedy : BotKind::Random, bots::botSeed(seed, seat));
        }
        (void)bots::playOut(game, state, std::span<Bot>(seats));
        wins += (game.winners(state) >> greedy & 1u) != 0;
    }
    return bots::shareOf(wins, static_cast<std::uint64_t>(games));
}

void greedyBeatsRandom(const Box& box)
{
    using namespace crowns_matches;
    for (const Table& table :
         {Table{4, Plain}, Table{5, Plain}, Table{6, Plain}, Table{7, Plain}, Table{8, Plain},
          Table{9, Plain}, Table{4, Agendas | Custom | Negotiations | Longer}, Table{6, Teams},
          Table{8, Teams | Agendas | Longer}, Table{9, Agendas}, Table{5, OtherRulings}}) {
        const int games = tests::many(120);
        const bots::Share share = greedyShare(box, table, games);
        std::printf("%s: %.3f (%.3f … %.3f)\n", table.name().c_str(), share.share, share.low, share.high);
        // Few matches prove only that it wins more often than its share.
        const double parties = double(table.players) / ((table.rules & Teams) != 0 ? 2 : 1);
        check(share.low > (games >= 100 ? 0.5 : 1 / parties),
              table.name() + ": a greedy bot wins more than half of its matches");
    }
}

/// The same position with other hidden cards gets the same answer.
void greedyDecidesFromWhatItKnows(const Box& box)
{
    for (const std::size_t players : {4u, 9u}) {
        const Table table{players, crowns_matches::Agendas};
        const Game game(box, crowns_matches::optionsOf(table));
        int changed = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            State state = game.start(crowns_matches::setup(table, seed)).value();
            bots::RandomBot random(seed);
            Random dice(seed);
            while (!game.isOver(state)) {
                const Question question = game.question(state);
                if (dice.below(16) == 0 && question.options.size() > 1) {
                    State other = state;
                    std::vector<CardIx> hidden;
                    for (Seat seat = 0; seat < state.players; ++seat)
                        if (seat != question.seat)
                            for (const CardIx card : state.cards.in(zone::hand(seat)))
                                if ((state.knownTo[card] & seatBit(question.seat)) == 0)
                                    hidden.push_back(card);
                    for (std::size_t i = 1; i < hidden.size(); ++i) {
                        const CardIx with = hidden[dice.below(static_cast<std::uint32_t>(i + 1))];
                        std::swap(other.code[hidden[i]], other.code[with]);
                    }
                    changed += !(other == state);
                    other.random = Random(dice.next());
                    const Choice one = bots::GreedyBot(seed).choose(game, state, question);
                    const Choice two = bots::GreedyBot(seed).choose(game, other, game.question(other));
                    check(one == two, "hidden cards change what a bot decides");
                }
                game.apply(state, random.choose(game, state, question));
            }
        }
        check(changed > 20, "hidden cards were really changed");
    }
}

void playingTakesNoHeap(const Box& box)
{
    check(tests::allocations > 0, "operator new is counted");
    std::size_t during = 0;
    std::size_t decisions = 0;
    for (const Table& table : crowns_matches::allTables()) {
        const Game game(box, crowns_matches::optionsOf(table));
        State state = game.start(crowns_matches::setup(table, 3)).value();
        std::vector<Bot> seats;
        for (Seat seat = 0; seat < state.players; ++seat)
            seats.emplace_back(seat == 0 ? BotKind::Greedy : BotKind::Random, seat);
        const std::size_t before = tests::allocations;
        decisions += bots::playOut(game, state, std::span<Bot>(seats));
        during += tests::allocations - before;
    }
    std::printf("%zu allocations in %zu decisions\n", during, decisions);
    check(during == 0 && decisions > 10'000, "no allocation per step");
}

void botsAgreeOnlyToDealsThatHelpThem(const Box& box)
{
    MatchOptions options;
    options.negotiations = true;
    options.firstIsRandom = false;
    const Game game(box, options);
    const State state = game.start({{0, 1, 2, 3}, {}, 1}).value();
    Random random(1);
    Deal gift;
    gift.with = 2;
    gift.giveRavens = 4;
    check(wouldAgree(game, state, *encodeDeal(state, gift), random), "ravens for a Castellan are welcome");
    Deal robbery;
    robbery.with = 2;
    robbery.get = {codeOf(Kind::Castellan, 2)};
    check(!wouldAgree(game, state, *encodeDeal(state, robbery), random), "nothing for a Castellan is not");
}

} // namespace

int main()
{
    const Box box = crowns_matches::builtInBox();
    playingTakesNoHeap(box);
    greedyBeatsRandom(box);
    greedyDecidesFromWhatItKnows(box);
    botsAgreeOnlyToDealsThatHelpThem(box);
    return tests::result();
}
