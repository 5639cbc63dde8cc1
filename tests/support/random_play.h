// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/choice.h"
#include "rules/core/random.h"
#include "rules/core/result.h"

#include <cstdint>
#include <string>

namespace tests {

/// What the checker below asks of every game, for a game of the usual shape. A subject derives from it and
/// adds
///
///   rules::Choice choose(const State&)                              any legal answer
///   std::string save(const State&), Result<State> load(text)        the position as text and back
///   std::string positionWrong(const State&)                         what is always true, checked at every
///   step std::string refusalWrong(const State&, rules::Random&)          illegal answers are refused
///
/// and hides `logWrong` where more or less is promised. A text says what is wrong; empty: nothing.
template <class G, class S, class L>
class RandomPlaySubject
{
public:
    using Game = G;
    using State = S;
    using Log = L;

    explicit RandomPlaySubject(const Game& game)
        : m_game(game)
    {}

    [[nodiscard]] const Game& game() const { return m_game; }
    [[nodiscard]] bool isOver(const State& state) const { return m_game.isOver(state); }
    [[nodiscard]] static std::uint64_t hash(const State& state) { return Game::hash(state); }
    void apply(State& state, const rules::Choice& choice) const { m_game.apply(state, choice); }
    void apply(State& state, const rules::Choice& choice, Log& log) const
    {
        m_game.apply(state, choice, log);
    }
    [[nodiscard]] std::string logWrong(const Log& log, const State& /*after*/) const
    {
        return log.events.empty() ? "an answer leaves no trace in the log" : "";
    }
    [[nodiscard]] std::uint32_t maxDecisions() const { return 100'000; }

private:
    const Game& m_game;
};

/// Plays one random match and looks at every position: cheap promises at every step, dear ones now and then.
template <class Subject>
class RandomPlay
{
public:
    using State = typename Subject::State;

    RandomPlay(Subject& subject, State start, std::uint64_t seed)
        : m_subject(subject)
        , m_random(rules::Random::mix(seed))
        , m_state(std::move(start))
    {}

    /// What was wrong, or nothing.
    [[nodiscard]] std::string play()
    {
        for (std::uint32_t decisions = 0; decisions <= m_subject.maxDecisions(); ++decisions) {
            if (std::string wrong = m_subject.positionWrong(m_state); !wrong.empty())
                return wrong;
            if (m_subject.isOver(m_state))
                return "";
            const rules::Choice choice = m_subject.choose(m_state);
            if (m_random.below(kSampled) != 0)
                m_subject.apply(m_state, choice);
            else if (std::string wrong = sampled(choice); !wrong.empty())
                return wrong;
        }
        return "the match does not end";
    }

private:
    static constexpr std::uint32_t kSampled = 8;

    std::string sampled(const rules::Choice& choice)
    {
        if (std::string wrong = m_subject.refusalWrong(m_state, m_random); !wrong.empty())
            return wrong;
        // The position as text shares no memory with it: whatever a copy did to its original shows there.
        const std::string written = m_subject.save(m_state);
        const std::uint64_t hash = m_subject.hash(m_state);
        const State before = m_state;
        typename Subject::Log log;
        m_subject.apply(m_state, choice, log);
        if (std::string wrong = m_subject.logWrong(log, m_state); !wrong.empty())
            return wrong;
        const State after = m_state;
        // The copy made before the answer is what it was when it was made.
        if (m_subject.save(before) != written || m_subject.hash(before) != hash)
            return "an answer changes a copy made before it";
        if (after == before || m_subject.hash(after) == hash)
            return "an answer changes nothing";
        // A position read from the text of that moment goes the same way.
        auto again = m_subject.load(written);
        if (!again)
            return "a saved position is refused: " + again.error().text();
        if (m_subject.hash(*again) != hash)
            return "a saved position is loaded as another one";
        m_subject.apply(*again, choice);
        if (m_subject.save(*again) != m_subject.save(after))
            return "the same answer leads elsewhere after undo";
        m_state = before;
        m_subject.apply(m_state, choice);
        if (!(m_state == after) || m_subject.hash(m_state) != m_subject.hash(after))
            return "the same answer leads elsewhere without a log";
        const auto loaded = m_subject.load(m_subject.save(m_state));
        if (!loaded)
            return "a saved position is refused: " + loaded.error().text();
        if (m_subject.hash(*loaded) != m_subject.hash(m_state))
            return "a saved position is loaded as another one";
        return "";
    }

    Subject& m_subject;
    rules::Random m_random;
    State m_state;
};

} // namespace tests
