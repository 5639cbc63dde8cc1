// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/fixed_vector.h"
#include "rules/core/random.h"
#include "rules/games/game_match.h"
#include "rules/games/known_game.h"

#include <algorithm>
#include <array>
#include <string>

/// A small game that uses everything the frame offers, for tests of the generic parts: two to nine seats, or
/// two teams of two; hands that the others do not see; a secret bid of everybody before any is shown; a
/// question to a team; answers that name a player, a direction and an amount; a board per player and an area
/// for all.
///
/// Three rounds. Everybody secretly bids a card. The highest card wins the prize in the village, and its
/// owner (or the owner's team together) favours another player with up to two coins and says which way the
/// turn goes.
namespace tests::toy {

inline constexpr std::size_t kRounds = 3;
inline constexpr std::size_t kMostCards = rules::kMaxSeats * kRounds + kRounds;
inline constexpr std::uint8_t kNoBid = 0xff;

enum class Phase : std::uint8_t { Bid, Favour, Over };
enum class Verb : std::uint16_t { Bid, Favour };
using Cards = rules::FixedVector<std::uint8_t, kMostCards>;

struct State
{
    std::uint8_t seats = 2;
    bool teams = false;
    Phase phase = Phase::Bid;
    std::uint8_t round = 0;
    rules::Seat first = 0;  ///< whose turn it is
    rules::Seat winner = 0; ///< of the prize, while a favour is asked for
    std::uint8_t answers = 0;
    std::array<std::uint8_t, rules::kMaxSeats> bid{};
    std::array<std::uint8_t, rules::kMaxSeats> coins{};
    std::array<Cards, rules::kMaxSeats> hand{};
    std::array<Cards, rules::kMaxSeats> line{}; ///< bids that were shown
    std::array<Cards, rules::kMaxSeats> won{};
    Cards prizes{};
    rules::Random random{};
};

/// All legal answers, sorted and unique.
class Options
{
public:
    void add(const rules::Choice& choice) { m_choices.push_back(choice); }
    [[nodiscard]] std::size_t size() const { return m_choices.size(); }
    [[nodiscard]] bool empty() const { return m_choices.empty(); }
    [[nodiscard]] rules::Choice operator[](std::size_t i) const { return m_choices[i]; }
    [[nodiscard]] bool contains(const rules::Choice& choice) const
    {
        return std::find(m_choices.begin(), m_choices.end(), choice) != m_choices.end();
    }

private:
    std::vector<rules::Choice> m_choices;
};

struct Question
{
    rules::Seat seat = rules::kNoSeat;
    rules::Seat who = rules::kNoSeat;
    std::uint8_t clause = 0;
    Options options{};
};

struct Refusal
{
    std::uint8_t clause = 0;
};

struct Log
{
    std::vector<rules::LogLine> lines{};
};

class Game
{
public:
    using State = toy::State;
    using Question = toy::Question;
    using Log = toy::Log;

    [[nodiscard]] State start(unsigned seats, bool teams, std::uint64_t seed) const;
    [[nodiscard]] Question question(const State& state) const;
    [[nodiscard]] std::optional<Refusal> refuse(const State& state, rules::Seat who,
                                                const rules::Choice& choice) const;
    void apply(State& state, const rules::Choice& choice) const;
    void apply(State& state, const rules::Choice& choice, Log& log) const;
    [[nodiscard]] bool isOver(const State& state) const { return state.phase == Phase::Over; }
    [[nodiscard]] rules::Outcome outcome(const State& state) const;
    [[nodiscard]] static constexpr bool countsScores() { return true; }
    [[nodiscard]] static std::string clauseId(std::uint8_t clause);
    [[nodiscard]] static std::uint64_t hash(const State& state);

    /// What a seat that has not bid yet may bid.
    [[nodiscard]] static std::vector<rules::Choice> bids(const State& state, rules::Seat seat);
    [[nodiscard]] static rules::Party partyOf(const State& state, rules::Seat seat);
    [[nodiscard]] static int score(const State& state, rules::Seat seat);
};

// What bots and the common face need, found by the state's namespace.
[[nodiscard]] int rate(const Game& game, const State& state, rules::Seat seat);
void determinize(State& state, rules::Seat viewer, rules::Random& random);
[[nodiscard]] inline std::uint32_t turnsOf(const State& state)
{
    return state.round;
}
[[nodiscard]] inline rules::FixedVector<rules::Party, rules::kMaxSeats> seatParties(const Game&,
                                                                                    const State& state)
{
    rules::FixedVector<rules::Party, rules::kMaxSeats> parties;
    for (rules::Seat seat = 0; seat < state.seats; ++seat)
        parties.push_back(Game::partyOf(state, seat));
    return parties;
}
[[nodiscard]] inline rules::bots::SearchParameters searchParameters(const Game&, const State&)
{
    return {};
}
[[nodiscard]] std::string ask(const Game&, const State& state, const Question& question,
                              rules::Language language);
[[nodiscard]] std::string refusal(const Game&, const State& state, rules::Seat who,
                                  const rules::Choice& choice, const Refusal& why, rules::Language language);
[[nodiscard]] std::string describeChoice(const Game&, const State& state, const rules::Choice& choice,
                                         rules::Language language);
[[nodiscard]] std::string writeChoice(const Game&, const State& state, const rules::Choice& choice);
[[nodiscard]] std::string savePosition(const Game&, const State& state);
[[nodiscard]] rules::Result<State> loadPosition(const Game&, std::string_view text);
[[nodiscard]] std::vector<rules::LogLine> logLines(const Game&, const State& state, const Log& log);

class Match : public rules::GameMatch<Match, Game>
{
public:
    using GameMatch::GameMatch;

    [[nodiscard]] std::string_view game() const override { return "toy"; }
    [[nodiscard]] std::string_view variant() const override { return m_state.teams ? "teams" : "free"; }
    [[nodiscard]] std::vector<rules::SeatView> seats() const override;
    [[nodiscard]] std::vector<rules::PartyView> parties() const override;
    [[nodiscard]] std::string turn() const override;
    [[nodiscard]] std::string phase() const override;
    [[nodiscard]] std::vector<rules::Choice> optionsOf(std::string_view who) const override;
    [[nodiscard]] rules::Result<rules::Choice> read(std::string_view who,
                                                    std::span<const std::string> words) const override;
    [[nodiscard]] std::vector<rules::ZoneView> zones() const override;
    [[nodiscard]] std::vector<rules::ZoneView> zonesSeenBy(std::string_view viewer) const override;
    [[nodiscard]] std::vector<rules::CounterView> counters() const override;
    [[nodiscard]] std::vector<rules::GroupView> groups() const override;
    [[nodiscard]] rules::BothLanguages nameOf(std::string_view word) const override;
    [[nodiscard]] std::vector<std::string> scenarioLines() const override;

    // For GameMatch.
    [[nodiscard]] std::string whoWord(rules::Seat who) const;
    [[nodiscard]] rules::Seat readWho(std::string_view word) const;
    void complete(rules::QuestionView& view, const Question& question) const;
};

class KnownToy : public rules::KnownGame
{
public:
    [[nodiscard]] std::string_view id() const override { return "toy"; }
    [[nodiscard]] rules::BothLanguages name() const override { return {"Toy", "Spielzeug"}; }
    [[nodiscard]] std::vector<rules::VariantView> variants() const override;
    [[nodiscard]] std::vector<rules::SetupField> setupFields(std::string_view variant,
                                                             unsigned players) const override;
    [[nodiscard]] std::uint32_t rulesVersion() const override { return 1; }
    [[nodiscard]] std::uint64_t libraryHash() const override { return 7; }
    [[nodiscard]] std::vector<rules::CardName> cards() const override;
    [[nodiscard]] std::unique_ptr<rules::scenario::Stage> stage() const override;
    [[nodiscard]] rules::Result<rules::MatchSetup> complete(const rules::MatchSetup& setup) const override;
    [[nodiscard]] rules::Result<rules::scenario::Stage::Begun>
    start(const rules::MatchSetup& setup) const override;
    [[nodiscard]] Chooser bot(rules::bots::BotKind kind, std::uint64_t seed) const override;
    [[nodiscard]] rules::Result<rules::bots::Simulation>
    simulate(const rules::MatchSetup& setup, const std::vector<rules::bots::BotKind>& seats,
             rules::bots::SeedRange seeds, unsigned threads, rules::bots::Progress* progress) const override;
};

} // namespace tests::toy
