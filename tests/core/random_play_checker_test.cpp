// SPDX-License-Identifier: GPL-3.0-or-later

// The checker of random matches finds every kind of fault that it is there for, planted in a game of
// counting.
#include "tests/support/check.h"
#include "tests/support/random_play.h"

#include <map>
#include <memory>
#include <vector>

namespace {

using rules::Choice;
using rules::Random;

enum class Fault {
    None,
    SharedCopy,      ///< copies share a part of their state
    LostWhenSaved,   ///< the text leaves something out
    RefusedWhenRead, ///< the text is not read again
    NoLog,
    ChangesNothing,
    HashIsBlind,
    LogDecides, ///< the answer does something else when nobody writes a log
    Remembers,  ///< the game itself knows something that an undo does not take back
    Endless,
    WrongPosition,
    WrongRefusal,
};

struct CountState
{
    int count = 0;
    int hidden = 0;
    std::shared_ptr<int> shared;

    friend bool operator==(const CountState& a, const CountState& b)
    {
        return a.count == b.count && a.hidden == b.hidden;
    }
};

struct CountLog
{
    std::vector<int> events;
};

class CountSubject
{
public:
    using State = CountState;
    using Log = CountLog;

    explicit CountSubject(Fault fault)
        : m_fault(fault)
    {}

    [[nodiscard]] bool isOver(const State& state) const
    {
        return m_fault != Fault::Endless && state.count >= 300;
    }
    [[nodiscard]] std::uint64_t hash(const State& state) const
    {
        if (m_fault == Fault::HashIsBlind)
            return 1;
        return Random::mix(std::uint64_t(state.count) * 1000 + std::uint64_t(state.hidden) +
                           (state.shared ? std::uint64_t(*state.shared) << 32 : 0));
    }
    [[nodiscard]] Choice choose(const State& /*state*/) const { return {1, 0, 0, 0}; }
    void apply(State& state, const Choice& /*choice*/)
    {
        advance(state, m_fault == Fault::LogDecides ? 2 : 1);
    }
    void apply(State& state, const Choice& /*choice*/, Log& log)
    {
        advance(state, 1);
        if (m_fault != Fault::NoLog)
            log.events.push_back(state.count);
    }
    [[nodiscard]] std::string save(const State& state) const
    {
        return std::to_string(state.count) + ' ' +
               std::to_string(m_fault == Fault::LostWhenSaved ? 0 : state.hidden) + ' ' +
               std::to_string(state.shared ? *state.shared : 0);
    }
    [[nodiscard]] rules::Result<State> load(const std::string& text) const
    {
        if (m_fault == Fault::RefusedWhenRead)
            return rules::Error{"", "no", "nein"};
        State state;
        int shared = 0;
        if (std::sscanf(text.c_str(), "%d %d %d", &state.count, &state.hidden, &shared) != 3)
            return rules::Error{"", "no numbers", "keine Zahlen"};
        if (m_fault == Fault::SharedCopy)
            state.shared = std::make_shared<int>(shared);
        return state;
    }
    [[nodiscard]] std::string positionWrong(const State& state) const
    {
        return m_fault == Fault::WrongPosition && state.count > 5 ? "the position is wrong" : "";
    }
    [[nodiscard]] std::string refusalWrong(const State& /*state*/, Random& /*random*/) const
    {
        return m_fault == Fault::WrongRefusal ? "the refusal is wrong" : "";
    }
    [[nodiscard]] std::string logWrong(const Log& log, const State& /*after*/) const
    {
        return log.events.empty() ? "an answer leaves no trace in the log" : "";
    }
    [[nodiscard]] std::uint32_t maxDecisions() const { return 1000; }

private:
    void advance(State& state, int by)
    {
        if (m_fault == Fault::ChangesNothing && state.count > 20)
            return;
        state.count += by;
        state.hidden = (state.hidden + 7 + (m_fault == Fault::Remembers ? m_applied++ : 0)) % 1000;
        if (state.shared)
            ++*state.shared;
    }

    Fault m_fault;
    int m_applied = 0;
};

std::string playWith(Fault fault)
{
    CountSubject subject(fault);
    CountState start;
    if (fault == Fault::SharedCopy)
        start.shared = std::make_shared<int>(0);
    return tests::RandomPlay(subject, start, 7).play();
}

} // namespace

int main()
{
    const std::map<Fault, std::string> expected{
        {Fault::None, ""},
        {Fault::SharedCopy, "an answer changes a copy made before it"},
        {Fault::LostWhenSaved, "a saved position is loaded as another one"},
        {Fault::RefusedWhenRead, "a saved position is refused: no"},
        {Fault::NoLog, "an answer leaves no trace in the log"},
        {Fault::ChangesNothing, "an answer changes nothing"},
        {Fault::HashIsBlind, "an answer changes nothing"},
        {Fault::LogDecides, "the same answer leads elsewhere after undo"},
        {Fault::Remembers, "the same answer leads elsewhere after undo"},
        {Fault::Endless, "the match does not end"},
        {Fault::WrongPosition, "the position is wrong"},
        {Fault::WrongRefusal, "the refusal is wrong"},
    };
    for (const auto& [fault, wanted] : expected) {
        const std::string found = playWith(fault);
        tests::check(found == wanted, "fault " + std::to_string(int(fault)) + ": \"" + found +
                                          "\" instead of \"" + wanted + '"');
    }
    return tests::result();
}
