// SPDX-License-Identifier: GPL-3.0-or-later

// What a study promises: ranges of seeds add up to the very result of one run, whatever does not belong
// together is refused with the reason, intervals hold as often as they say, also for those who watch, and
// what is said about cards is what the log of the same matches says.
#include "rules/bots/study_play.h"
#include "rules/games/battleground/known_battleground.h"
#include "rules/games/battleground/rating.h"
#include "rules/games/crimson/known_crimson.h"
#include "rules/games/crimson/rating.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/check.h"
#include "tests/support/crimson_matches.h"

#include <cmath>

using namespace rules;
using bots::Looks;
using bots::SeedRange;
using bots::Study;
using bots::StudyArm;
using bots::StudyPlan;
using tests::check;

namespace {

const KnownGame& crimsonGame()
{
    static const crimson::KnownCrimson game(crimson_matches::builtInLibrary());
    return game;
}

const KnownGame& battlegroundGame()
{
    static const battleground::KnownBattleground game(battleground_matches::builtInCharacters());
    return game;
}

/// A study of two bots with the sample decks of a seed; a second arm has the first card of A exchanged.
StudyPlan planOf(const KnownGame& game, const std::string& variant, const std::string& mine,
                 const std::string& theirs, bool withSecondArm, bool isPooled)
{
    StudyPlan plan;
    plan.game = std::string(game.id());
    plan.variant = variant;
    plan.rules = rulesMark(game);
    const MatchSetup whole = game.complete({plan.game, variant, 7, {}}).value();
    for (int arm = 0; arm < (withSecondArm ? 2 : 1); ++arm) {
        StudyArm made;
        made.name = arm == 0 ? "base" : "other";
        for (Party party = 0; party < 2; ++party) {
            MatchSetup setup = whole;
            setup.seed = 0;
            std::vector<std::size_t> decks;
            for (std::size_t i = 0; i < setup.lines.size(); ++i)
                if (setup.lines[i].front() == "deck")
                    decks.push_back(i);
            if (arm == 1)
                for (const CardName& card : game.cards())
                    if (std::find(setup.lines[decks[0]].begin(), setup.lines[decks[0]].end(), card.id) ==
                        setup.lines[decks[0]].end()) {
                        setup.lines[decks[0]][1] = card.id;
                        break;
                    }
            if (party == 1 && !isPooled && decks.size() == 2)
                std::swap(setup.lines[decks[0]], setup.lines[decks[1]]);
            made.seatings.push_back(
                {setup, party == 0 ? std::vector{mine, theirs} : std::vector{theirs, mine}, party});
        }
        plan.arms.push_back(std::move(made));
    }
    return plan;
}

Study run(const KnownGame& game, const StudyPlan& plan, SeedRange seeds, unsigned threads)
{
    const auto player = studyPlayer(game, plan);
    if (!check(player.has_value(), "the plan fits: " + (player ? "" : player.error().text())))
        return bots::emptyStudy(plan);
    return bots::runStudy(**player, plan, seeds, threads);
}

std::string textOf(const Study& study)
{
    return json::write(toJson(study), 1);
}

void rangesAddUpExactly()
{
    for (const auto& [game, variant] :
         {std::pair{&crimsonGame(), "tournament"}, std::pair{&battlegroundGame(), "standard"}}) {
        const StudyPlan plan = planOf(*game, variant, "greedy", "random", true, variant[0] == 't');
        const std::string one = textOf(run(*game, plan, {1, 90}, 1));
        check(textOf(run(*game, plan, {1, 90}, 3)) == one, "the same on three threads");
        Study parts = run(*game, plan, {61, 30}, 1);
        check(merge(parts, run(*game, plan, {1, 25}, 2)).has_value(), "a part is added");
        check(parts.seeds.size() == 2, "a gap is kept");
        check(merge(parts, run(*game, plan, {26, 35}, 1)).has_value(), "the gap is filled");
        check(textOf(parts) == one, "parts give the very result of one run");
        const auto back = bots::studyFromJson(json::read(one).value());
        check(back.has_value() && textOf(*back) == one, "a written study is read back as it was");
        check(back.has_value() && back->plan == plan, "the plan is in the file, so it can be repeated");
    }
}

void whatDoesNotBelongTogetherIsRefused()
{
    const StudyPlan plan = planOf(crimsonGame(), "tournament", "greedy", "random", false, true);
    Study whole = run(crimsonGame(), plan, {1, 10}, 1);
    const Study before = whole;
    const auto twice = merge(whole, run(crimsonGame(), plan, {8, 5}, 1));
    check(!twice && twice.error().text().find("8 to 10") != std::string::npos,
          "seeds that would count twice are named");
    Study other = run(crimsonGame(), plan, {11, 5}, 1);
    other.plan.rules = "2/1";
    const auto rulesDiffer = merge(whole, other);
    check(!rulesDiffer && rulesDiffer.error().text().find("2/1") != std::string::npos,
          "other rules are refused and named");
    check(rulesDiffer.error().text(Language::German).find("Regeln") != std::string::npos, "in German too");
    const StudyPlan otherBots = planOf(crimsonGame(), "tournament", "random", "random", false, true);
    check(!merge(whole, run(crimsonGame(), otherBots, {11, 5}, 1)), "other bots are refused");
    check(whole == before, "nothing was added");
    check(!studyPlayer(crimsonGame(), other.plan), "a plan of other rules is not played");
}

void damagedFilesAreRefused()
{
    const StudyPlan plan = planOf(crimsonGame(), "tournament", "greedy", "random", true, true);
    const std::string good = textOf(run(crimsonGame(), plan, {1, 10}, 1));
    const auto refused = [&good](const std::string& what, const std::string& by) {
        std::string bad = good;
        const std::size_t place = bad.find(what);
        if (!check(place != std::string::npos, "the file has " + what))
            return;
        bad.replace(place, what.size(), by);
        const auto parsed = json::read(bad);
        check(!parsed || !bots::studyFromJson(*parsed), "refused: " + by);
    };
    refused("\"wins\": ", "\"wins\": 1");
    refused("\"study\": 1", "\"study\": 9");
    refused("\"results\"", "\"result\"");
    refused("\"greedy\"", "\"genius\"");
    refused("\"mine\": 0", "\"mine\": 99");
    check(!bots::studyFromJson(json::Value::array()), "a list is not a study");
}

/// The same bots on all seats with the same cards: the rules decide, and the study knows it.
void equalSidesAreKnown()
{
    const StudyPlan equal = planOf(crimsonGame(), "tournament", "greedy", "greedy", false, true);
    check(equal.arms[0].isSymmetric(), "one deck for all and one bot for all");
    const Study study = run(crimsonGame(), equal, {1, 40}, 1);
    check(study.arms[0].score.sum == 80 && study.arms[0].score.squares == 160, "every round is even");
    check(!planOf(crimsonGame(), "tournament", "greedy", "random", false, true).arms[0].isSymmetric(),
          "different bots differ");
    check(!planOf(battlegroundGame(), "standard", "greedy", "greedy", false, false).arms[0].isSymmetric(),
          "decks of one's own differ");
}

/// Counts in the log of the same matches what was taken, and at what price.
struct LogCount
{
    std::map<std::string, std::uint64_t> taken;
    std::map<std::string, std::int64_t> paid;
    std::uint64_t matches = 0;
    std::int64_t score = 0;
};

void cardsAreCountedAsTheLogTellsThem()
{
    const auto& known = static_cast<const crimson::KnownCrimson&>(crimsonGame());
    for (const std::string variant : {"duel", "two-versus-two", "free-for-all", "tournament"}) {
        const crimson::Game game(crimson_matches::builtInLibrary());
        LogCount log;
        StudyPlan plan;
        plan.game = "crimson-company";
        plan.variant = variant;
        plan.rules = rulesMark(known);
        MatchSetup setup{plan.game, variant, 0, {}};
        const std::size_t seats = known.seats(setup).size();
        plan.arms.push_back({"base", {{setup, std::vector<std::string>(seats, "random"), 0}}});
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            MatchSetup words = setup;
            words.seed = seed;
            crimson::State state = game.start(crimson::readSetup(game, words).value()).value();
            std::vector<bots::Bot> players;
            for (std::size_t seat = 0; seat < seats; ++seat)
                players.emplace_back(bots::BotKind::Random, bots::botSeed(seed, static_cast<Seat>(seat)));
            while (!game.isOver(state)) {
                const auto question = game.question(state);
                crimson::EventLog events;
                game.apply(state, players[question.seat].choose(game, state, question), events);
                int price = -1;
                for (const crimson::Event& event : events.events) {
                    using crimson::EventKind;
                    if (event.kind == EventKind::BidMatched || event.kind == EventKind::BidPassed ||
                        event.kind == EventKind::PriceMatched || event.kind == EventKind::PricePassed)
                        price = event.value;
                    if (event.kind != EventKind::Recruited)
                        continue;
                    const std::string& id = game.table().characters[event.card].id;
                    ++log.taken[id];
                    log.paid[id] += price;
                }
            }
            ++log.matches;
        }
        const Study study = run(known, plan, {1, 30}, 1);
        std::uint64_t cards = 0;
        for (const auto& [id, tally] : study.arms[0].cards) {
            check(tally.mine.price.count + tally.theirs.price.count == log.taken[id],
                  variant + ": " + id + " was taken as often as the log says");
            check(tally.mine.price.sum + tally.theirs.price.sum == log.paid[id],
                  variant + ": " + id + " cost what the log says");
            ++cards;
        }
        std::erase_if(log.taken, [](const auto& entry) { return entry.second == 0; });
        check(cards == log.taken.size() && cards > 10, variant + ": every card of the log is counted");
    }
}

void firstHandsAgreeWithTheLog()
{
    const StudyPlan plan = planOf(battlegroundGame(), "standard", "greedy", "greedy", false, false);
    const Study study = run(battlegroundGame(), plan, {1, 200}, 1);
    const bots::ArmTally& arm = study.arms[0];
    check(arm.myHands.hands > 300 && arm.myHands.hands <= 400, "nearly every match has my first hand");
    check(!arm.cards.empty(), "deployed characters are counted");
}

/// Rounds of two matches whose truth is known: each is won with `chance`, and with `sameLuck` the second one
/// repeats the first with swapped roles, as luck that cancels does.
class CoinPlayer : public bots::StudyPlayer
{
public:
    CoinPlayer(double chance, double sameLuck)
        : m_chance(chance)
        , m_sameLuck(sameLuck)
    {}

    bool play(SeedRange seeds, Study& study, std::vector<bots::StudyRow>*,
              const std::atomic<bool>*) const override
    {
        for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.games; ++seed) {
            Random random(seed);
            const auto below = [&random](double chance) { return random.below(1'000'000) < chance * 1e6; };
            const int first = below(m_chance) ? 2 : 0;
            const int second = below(m_sameLuck) ? 2 - first : (below(m_chance) ? 2 : 0);
            study.arms[0].score.add(first + second);
        }
        study.seeds.push_back(seeds);
        return true;
    }
    /// What a round scores on average, 0 … 1.
    [[nodiscard]] double truth() const
    {
        return (m_chance + m_sameLuck * (1 - m_chance) + (1 - m_sameLuck) * m_chance) / 2;
    }

private:
    double m_chance;
    double m_sameLuck;
};

StudyPlan coinPlan()
{
    StudyPlan plan;
    plan.game = "coins";
    plan.arms.push_back({"base", {{{}, {"random"}, 0}, {{}, {"greedy"}, 1}}});
    return plan;
}

void intervalsHoldAsOftenAsTheySay()
{
    constexpr int kStudies = 2000;
    for (const auto& [chance, sameLuck, rounds] : {std::tuple{0.5, 0.0, 300}, std::tuple{0.6, 0.5, 300},
                                                   std::tuple{0.8, 0.2, 150}, std::tuple{0.3, 0.0, 60}}) {
        const CoinPlayer coins(chance, sameLuck);
        const bots::StudyPlayer& player = coins;
        int held = 0;
        for (int i = 0; i < kStudies; ++i) {
            Study study = bots::emptyStudy(coinPlan());
            (void)player.play({static_cast<std::uint64_t>(i) * 1000 + 17, static_cast<std::uint64_t>(rounds)},
                              study);
            const bots::Estimate rate = bots::winRate(study.plan.arms[0], study.arms[0]);
            held += rate.excludes(coins.truth()) ? 0 : 1;
        }
        std::printf("chance %.2f, shared luck %.2f, %d rounds: %.1f %% of the intervals hold\n", chance,
                    sameLuck, rounds, 100.0 * held / kStudies);
        check(held >= kStudies * 0.93 && held <= kStudies * 0.97, "95 % intervals hold in 93 to 97 %");
    }
}

/// Who looks after every round and stops as soon as 50 % is excluded must not be fooled more often than in
/// 5 % of the studies; the usual interval would fool them in far more.
void watchersAreNotFooled()
{
    constexpr int kStudies = 2000;
    constexpr std::uint64_t kMost = 1500;
    const CoinPlayer coins(0.5, 0.0);
    const bots::StudyPlayer& player = coins;
    int fooled = 0;
    int fooledByFixed = 0;
    for (int i = 0; i < kStudies; ++i) {
        Study study = bots::emptyStudy(coinPlan());
        bool any = false;
        bool once = false;
        for (std::uint64_t round = 0; round < kMost; ++round) {
            (void)player.play({static_cast<std::uint64_t>(i) * 10'000 + round, 1}, study);
            study.seeds.clear();
            if (round + 1 < bots::kMinRoundsToStop)
                continue;
            any = any || bots::winRate(study.plan.arms[0], study.arms[0], Looks::Any).excludes(0.5);
            once = once || bots::winRate(study.plan.arms[0], study.arms[0]).excludes(0.5);
        }
        fooled += any ? 1 : 0;
        fooledByFixed += once ? 1 : 0;
    }
    std::printf("watched over %d rounds: %.1f %% fooled, with the usual interval %.1f %%\n",
                static_cast<int>(kMost), 100.0 * fooled / kStudies, 100.0 * fooledByFixed / kStudies);
    check(fooled <= kStudies * 0.05, "watching keeps 95 %");
    check(fooledByFixed > kStudies * 0.15, "the usual interval does not, so the test can tell");
}

void fewMatchesAreNotOverrated()
{
    bots::Sums alike;
    for (int i = 0; i < 10; ++i)
        alike.add(2);
    const bots::Estimate even = bots::meanOf(alike, 4, Looks::Once, bots::Bounds{0, 1});
    check(even.value == 0.5 && even.low < 0.45 && even.high > 0.55, "ten even rounds prove little");
    bots::Sums won;
    for (int i = 0; i < 10; ++i)
        won.add(4);
    const bots::Estimate all = bots::meanOf(won, 4, Looks::Once, bots::Bounds{0, 1});
    check(all.high == 1 && all.low > 0.5 && all.low < 0.9, "ten won rounds leave room");
    bots::Sums one;
    one.add(3);
    check(!bots::meanOf(one, 4).hasInterval(), "one round has no interval");
    check(!bots::meanOf({}, 4).hasInterval(), "none has none");
}

void moreMatchesAreForeseen()
{
    const CoinPlayer coins(0.55, 0.0);
    const bots::StudyPlayer& player = coins;
    Study study = bots::emptyStudy(coinPlan());
    (void)player.play({1, 100}, study);
    const auto more = bots::roundsUntilClear(study.arms[0].score, 4, 0.5, Looks::Once, bots::Bounds{0, 1});
    const bots::Estimate now = bots::winRate(study.plan.arms[0], study.arms[0]);
    check(more.has_value() && (*more == 0) == now.excludes(0.5), "0 more only where it is clear");
    const auto watched = bots::roundsUntilClear(study.arms[0].score, 4, 0.5, Looks::Any, bots::Bounds{0, 1});
    check(!more || !watched || *watched >= *more, "watching takes longer");
    bots::Sums even;
    for (int i = 0; i < 100; ++i)
        even.add(i % 2 == 0 ? 0 : 4);
    check(!bots::roundsUntilClear(even, 4, 0.5, Looks::Once, bots::Bounds{0, 1}),
          "an exactly even result never gets clear");
}

void ratesOfSharesHold()
{
    // In half of the matches a card is taken, and those are won with 70 %.
    constexpr int kStudies = 2000;
    int held = 0;
    for (int i = 0; i < kStudies; ++i) {
        bots::RatioSums sums;
        Random random(static_cast<std::uint64_t>(i) + 99);
        for (int round = 0; round < 200; ++round) {
            int matches = 0;
            int score = 0;
            for (int match = 0; match < 2; ++match)
                if (random.below(2) == 0) {
                    ++matches;
                    score += random.below(10) < 7 ? 2 : 0;
                }
            sums.add(matches, score);
        }
        held += bots::winRateWhere(sums).excludes(0.7) ? 0 : 1;
    }
    std::printf("win rate where a card was taken: %.1f %% of the intervals hold\n", 100.0 * held / kStudies);
    check(held >= kStudies * 0.93 && held <= kStudies * 0.97, "intervals of ratios hold in 93 to 97 %");
}

} // namespace

int main()
{
    rangesAddUpExactly();
    whatDoesNotBelongTogetherIsRefused();
    damagedFilesAreRefused();
    equalSidesAreKnown();
    cardsAreCountedAsTheLogTellsThem();
    firstHandsAgreeWithTheLog();
    intervalsHoldAsOftenAsTheySay();
    watchersAreNotFooled();
    fewMatchesAreNotOverrated();
    moreMatchesAreForeseen();
    ratesOfSharesHold();
    return tests::result();
}
