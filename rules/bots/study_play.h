// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/bot.h"
#include "rules/bots/simulate.h"
#include "rules/bots/study.h"
#include "rules/bots/taking.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace rules::bots {

/// A game that can be studied. `takenBy` says what a legal answer to the open question takes; it is asked
/// before the answer is carried out. Found by the state's namespace.
template <class Game>
concept Studied = Counted<Game> &&
    requires(const Game& game, const typename Game::State& seen, const Choice& choice)
{
    {
        takenBy(game, seen, choice)
        } -> std::same_as<std::optional<Taking>>;
    seatParties(game, seen);
};

/// Plays the rounds of a plan. `cards` are the ids of all cards that any of its matches may have.
template <Searchable Game>
requires Studied<Game>
class GameStudyPlayer : public StudyPlayer
{
public:
    /// A new match with this seed.
    using Start = std::function<typename Game::State(std::uint64_t seed)>;
    struct Seating
    {
        std::shared_ptr<const Game> game;
        Start start;
        std::vector<std::uint16_t> numbers; ///< of the game's cards among the player's
        std::vector<BotKind> bots;
        Party mine = 0;
    };

    GameStudyPlayer(std::vector<std::vector<Seating>> arms, std::vector<std::string> cards)
        : m_arms(std::move(arms))
        , m_cards(std::move(cards))
    {}

    bool play(SeedRange seeds, Study& study, std::vector<StudyRow>* rows,
              const std::atomic<bool>* stop) const override
    {
        Counters counters(m_arms.size(), m_cards.size());
        counters.stop = stop;
        for (std::uint64_t seed = seeds.first; seed < seeds.first + seeds.games; ++seed) {
            playRound(seed, study, counters, rows);
            if (counters.isStopped())
                return false;
        }
        for (std::size_t arm = 0; arm < m_arms.size(); ++arm)
            for (std::size_t card = 0; card < m_cards.size(); ++card)
                addCard(study.arms[arm], m_cards[card], counters.cards[arm][card]);
        addSeeds(study.seeds, seeds);
        return true;
    }

private:
    struct RoundCard
    {
        std::uint8_t matches[2] = {0, 0}; ///< mine, theirs
        std::uint8_t score[2] = {0, 0};
    };
    struct Counters
    {
        Counters(std::size_t arms, std::size_t kinds)
            : cards(arms, std::vector<CardTally>(kinds))
            , round(kinds)
            , seen(kinds)
        {}
        std::vector<std::vector<CardTally>> cards; ///< by arm and number of the card
        std::vector<RoundCard> round;
        std::vector<std::uint8_t> seen; ///< in this match: 1 mine, 2 theirs
        std::vector<std::uint16_t> touched;
        std::vector<std::uint16_t> touchedInMatch;
        std::vector<Bot> seats;
        const std::atomic<bool>* stop = nullptr;

        [[nodiscard]] bool isStopped() const
        {
            return stop != nullptr && stop->load(std::memory_order_relaxed);
        }
    };

    static void addSeeds(std::vector<SeedRange>& seeds, SeedRange range)
    {
        if (range.games == 0)
            return;
        const auto at =
            std::lower_bound(seeds.begin(), seeds.end(), range,
                             [](const SeedRange& a, const SeedRange& b) { return a.first < b.first; });
        const auto inserted = seeds.insert(at, range);
        const auto place = inserted - seeds.begin();
        const auto index = static_cast<std::size_t>(place);
        if (index + 1 < seeds.size() && seeds[index].first + seeds[index].games == seeds[index + 1].first) {
            seeds[index].games += seeds[index + 1].games;
            seeds.erase(seeds.begin() + place + 1);
        }
        if (index > 0 && seeds[index - 1].first + seeds[index - 1].games == seeds[index].first) {
            seeds[index - 1].games += seeds[index].games;
            seeds.erase(seeds.begin() + place);
        }
    }

    static void addCard(ArmTally& arm, const std::string& id, const CardTally& tally)
    {
        if (tally.mine.price.count + tally.theirs.price.count == 0)
            return;
        CardTally& sums = arm.cards[id];
        sums.mine.matches.add(tally.mine.matches);
        sums.mine.price.add(tally.mine.price);
        sums.theirs.matches.add(tally.theirs.matches);
        sums.theirs.price.add(tally.theirs.price);
    }

    void playRound(std::uint64_t seed, Study& study, Counters& counters, std::vector<StudyRow>* rows) const
    {
        std::int64_t base = 0;
        for (std::size_t arm = 0; arm < m_arms.size(); ++arm) {
            ArmTally& tally = study.arms[arm];
            StudyRow sum;
            for (std::size_t seating = 0; seating < m_arms[arm].size(); ++seating) {
                const StudyRow row =
                    playMatch(m_arms[arm][seating], seed, tally, counters.cards[arm], counters);
                tally.bySeating[seating].add(row.score);
                ++tally.lengths[row.turns];
                sum.score += row.score;
                sum.turns += row.turns;
                sum.points += row.points;
                sum.theirPoints += row.theirPoints;
                if (rows != nullptr) {
                    rows->push_back(row);
                    rows->back().arm = static_cast<std::uint16_t>(arm);
                    rows->back().seating = static_cast<std::uint16_t>(seating);
                }
            }
            for (const std::uint16_t card : counters.touched) {
                RoundCard& round = counters.round[card];
                CardTally& sums = counters.cards[arm][card];
                sums.mine.matches.add(round.matches[0], round.score[0]);
                sums.theirs.matches.add(round.matches[1], round.score[1]);
                round = {};
            }
            counters.touched.clear();
            tally.score.add(sum.score);
            tally.turns.add(sum.turns);
            tally.points.add(sum.points);
            tally.theirPoints.add(sum.theirPoints);
            if (arm == 0)
                base = sum.score;
            else
                tally.difference.add(sum.score - base);
        }
    }

    StudyRow playMatch(const Seating& seating, std::uint64_t seed, ArmTally& tally,
                       std::vector<CardTally>& cards, Counters& counters) const
    {
        const Game& game = *seating.game;
        counters.seats.clear();
        for (std::size_t seat = 0; seat < seating.bots.size(); ++seat)
            counters.seats.emplace_back(seating.bots[seat], botSeed(seed, static_cast<Seat>(seat)));
        typename Game::State state = seating.start(seed);
        const auto parties = seatParties(game, state);
        std::uint32_t decisions = 0;
        std::uint32_t opened = 0;
        while (decisions < kMaxDecisions && !game.isOver(state) && !counters.isStopped()) {
            const typename Game::Question question = game.question(state);
            if constexpr (requires { firstHandFails(game, state, question.seat); }) {
                if ((opened >> question.seat & 1u) == 0)
                    if (const std::optional<bool> fails = firstHandFails(game, state, question.seat)) {
                        opened |= 1u << question.seat;
                        HandTally& hands =
                            parties[question.seat] == seating.mine ? tally.myHands : tally.theirHands;
                        ++hands.hands;
                        hands.failed += *fails ? 1 : 0;
                    }
            }
            const Choice choice = counters.seats[question.seat].choose(game, state, question);
            if (const std::optional<Taking> taking = takenBy(game, state, choice)) {
                const bool isMine = parties[taking->seat] == seating.mine;
                const std::uint16_t number = seating.numbers[taking->card];
                CardTally& card = cards[number];
                (isMine ? card.mine : card.theirs).price.add(taking->price);
                if (counters.seen[number] == 0)
                    counters.touchedInMatch.push_back(number);
                counters.seen[number] = static_cast<std::uint8_t>(counters.seen[number] | (isMine ? 1 : 2));
            }
            game.apply(state, choice);
            ++decisions;
        }
        tally.decisions += decisions;

        StudyRow row;
        row.seed = seed;
        row.decisions = decisions;
        row.turns = turnsOf(state);
        const Outcome outcome = game.outcome(state);
        row.points = outcome.score[seating.mine];
        bool hasRival = false;
        for (Party party = 0; party < outcome.parties; ++party)
            if (party != seating.mine) {
                row.theirPoints =
                    hasRival ? std::max(row.theirPoints, outcome.score[party]) : outcome.score[party];
                hasRival = true;
            }
        if (!game.isOver(state)) {
            ++tally.unfinished;
            row.score = kWinScore / 2;
        } else if (outcome.rank[seating.mine] != 1) {
            ++tally.losses;
        } else if (outcome.soleFirst() == seating.mine) {
            ++tally.wins;
            row.score = kWinScore;
        } else {
            ++tally.ties;
            row.score = kWinScore / 2;
        }
        for (const std::uint16_t card : counters.touchedInMatch) {
            RoundCard& round = counters.round[card];
            if (round.matches[0] + round.matches[1] == 0)
                counters.touched.push_back(card);
            for (int side = 0; side < 2; ++side)
                if ((counters.seen[card] >> side & 1) != 0) {
                    ++round.matches[side];
                    round.score[side] = static_cast<std::uint8_t>(round.score[side] + row.score);
                }
            counters.seen[card] = 0;
        }
        counters.touchedInMatch.clear();
        return row;
    }

    std::vector<std::vector<Seating>> m_arms;
    std::vector<std::string> m_cards;
};

/// What a game prepares for the matches of one set-up.
template <class Game>
struct PreparedMatches
{
    std::shared_ptr<const Game> game;
    typename GameStudyPlayer<Game>::Start start;
    std::vector<std::string> cards; ///< their ids by the game's numbers
};

/// The player of a plan; `prepare(setup)` gives a Result<PreparedMatches<Game>>. The first set-up that does
/// not fit is the error.
template <class Game, class Prepare>
[[nodiscard]] Result<std::unique_ptr<StudyPlayer>> studyPlayerOf(const StudyPlan& plan, Prepare&& prepare)
{
    using Player = GameStudyPlayer<Game>;
    std::map<std::string, std::uint16_t> known;
    std::vector<std::string> cards;
    std::vector<std::vector<typename Player::Seating>> arms;
    for (const StudyArm& arm : plan.arms) {
        std::vector<typename Player::Seating>& seatings = arms.emplace_back();
        for (const StudySeating& seating : arm.seatings) {
            Result<PreparedMatches<Game>> prepared = prepare(seating.setup);
            if (!prepared)
                return prepared.error();
            typename Player::Seating mine;
            mine.game = prepared->game;
            mine.start = std::move(prepared->start);
            mine.mine = seating.mine;
            for (const std::string& name : seating.bots)
                mine.bots.push_back(botKind(name).value_or(BotKind::Greedy));
            for (const std::string& id : prepared->cards) {
                const auto [place, isNew] = known.try_emplace(id, static_cast<std::uint16_t>(cards.size()));
                if (isNew)
                    cards.push_back(id);
                mine.numbers.push_back(place->second);
            }
            seatings.push_back(std::move(mine));
        }
    }
    return std::unique_ptr<StudyPlayer>(std::make_unique<Player>(std::move(arms), std::move(cards)));
}

} // namespace rules::bots
