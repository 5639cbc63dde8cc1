// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/any_match.h"
#include "rules/core/outcome.h"

#include <memory>
#include <utility>

namespace rules {

/// A text that `write(language)` gives, in both languages.
template <class Write>
[[nodiscard]] BothLanguages inBoth(Write&& write)
{
    return {write(Language::English), write(Language::German)};
}

/// What every match behind the common face does the same way. `Derived` is the game's own match; it has
///
///     std::string whoWord(Seat who) const;       // the word of a seat, or of together(party)
///     Seat readWho(std::string_view word) const; // and back; kNoSeat for any other word
///     void complete(QuestionView&, const Question&) const; // card, insideEffect, secret
///
/// and its namespace has `logLines`, `ask`, `refusal`, `describeChoice`, `writeChoice`, `savePosition` and
/// `loadPosition`, all but the first declared before `Derived`.
template <class Derived, class GameType>
class GameMatch : public AnyMatch
{
public:
    using Game = GameType;
    using State = typename Game::State;
    using Question = typename Game::Question;

    GameMatch(std::shared_ptr<const Game> game, const State& state)
        : m_game(std::move(game))
        , m_state(state)
    {}

    [[nodiscard]] const Game& rules() const { return *m_game; }
    [[nodiscard]] const State& state() const { return m_state; }

    [[nodiscard]] std::unique_ptr<AnyMatch> clone() const override
    {
        return std::make_unique<Derived>(self());
    }
    [[nodiscard]] bool isOver() const override { return m_game->isOver(m_state); }

    /// Every seat alone, unless the game says otherwise.
    [[nodiscard]] std::vector<PartyView> parties() const override
    {
        std::vector<PartyView> parties;
        for (SeatView& seat : seats())
            parties.push_back({std::move(seat.id), std::move(seat.name)});
        return parties;
    }
    [[nodiscard]] std::vector<StandingView> outcome() const override
    {
        const Outcome outcome = m_game->outcome(m_state);
        std::vector<StandingView> standings;
        for (PartyView& party : parties()) {
            const std::size_t place = standings.size();
            standings.push_back({std::move(party.id), outcome.rank[place], {}});
            if (m_game->countsScores())
                standings.back().score = outcome.score[place];
        }
        return standings;
    }

    [[nodiscard]] QuestionView question() const override
    {
        const Question question = m_game->question(m_state);
        QuestionView view;
        if (question.options.empty())
            return view;
        if constexpr (requires { question.who; })
            view.who = self().whoWord(question.who);
        else
            view.who = self().whoWord(question.seat);
        view.seats = seatsOf(*this, view.who);
        view.clause = m_game->clauseId(question.clause);
        view.text = inBoth([&](Language language) { return ask(*m_game, m_state, question, language); });
        view.options.reserve(question.options.size());
        for (std::size_t i = 0; i < question.options.size(); ++i)
            view.options.push_back(question.options[i]);
        self().complete(view, question);
        return view;
    }
    [[nodiscard]] std::optional<RefusalView> refuse(std::string_view word,
                                                    const Choice& choice) const override
    {
        const Seat who = self().readWho(word);
        const auto reason = m_game->refuse(m_state, who, choice);
        if (!reason)
            return std::nullopt;
        return RefusalView{m_game->clauseId(reason->clause), inBoth([&](Language language) {
                               return refusal(*m_game, m_state, who, choice, *reason, language);
                           })};
    }
    std::vector<LogLine> apply(const Choice& choice) override
    {
        typename Game::Log log;
        m_game->apply(m_state, choice, log);
        return logLines(*m_game, m_state, log);
    }

    // Defined in rules/games/match_search.h, so that a game compiles its search once.
    [[nodiscard]] Analysis analyse(const AnalysisBudget& budget, const OnAnalysis& onProgress) const override;
    [[nodiscard]] std::unique_ptr<AnyMatch> imagine(std::uint64_t seed) const override;
    [[nodiscard]] Choice greedyAnswer(std::uint64_t seed) const override;
    [[nodiscard]] std::unique_ptr<AnyMatch> playedOut(std::uint64_t seed,
                                                      std::uint32_t maxDecisions) const override;

    [[nodiscard]] std::string write(const Choice& choice) const override
    {
        return writeChoice(*m_game, m_state, choice);
    }
    [[nodiscard]] BothLanguages describe(const Choice& choice) const override
    {
        // The game's own function, not this one.
        return inBoth([&](Language language) { return describeChoice(*m_game, m_state, choice, language); });
    }

    [[nodiscard]] std::string save() const override { return savePosition(*m_game, m_state); }
    [[nodiscard]] Result<Done> load(std::string_view saved) override
    {
        const Result<State> state = loadPosition(*m_game, saved);
        if (!state)
            return state.error();
        m_state = *state;
        return Done{};
    }
    [[nodiscard]] std::uint64_t hash() const override { return Game::hash(m_state); }

protected:
    [[nodiscard]] const Derived& self() const { return static_cast<const Derived&>(*this); }

    std::shared_ptr<const Game> m_game;
    State m_state;
};

} // namespace rules
