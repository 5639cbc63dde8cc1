// SPDX-License-Identifier: GPL-3.0-or-later

// Any stream of choices, legal or not, leaves a Crimson match sound. The first bytes choose the match, then
// each byte an answer; some bytes try an illegal choice, or go back to a copy.
#include "tests/support/crimson_invariants.h"
#include "tests/support/crimson_matches.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

using rules::Choice;
using rules::crimson::Game;
using rules::crimson::Question;
using rules::crimson::State;

class Bytes
{
public:
    Bytes(const std::uint8_t* bytes, std::size_t size)
        : m_bytes(bytes)
        , m_left(size)
    {}
    [[nodiscard]] bool empty() const { return m_left == 0; }
    std::uint8_t byte()
    {
        if (m_left == 0)
            return 0;
        --m_left;
        return *m_bytes++;
    }
    std::uint16_t word()
    {
        const unsigned high = byte();
        return static_cast<std::uint16_t>(high << 8u | byte());
    }

private:
    const std::uint8_t* m_bytes;
    std::size_t m_left;
};

void require(const std::string& wrong)
{
    if (wrong.empty())
        return;
    std::fprintf(stderr, "%s\n", wrong.c_str());
    std::abort();
}

void tryOut(const Game& game, const State& state, const Question& question, const Choice& choice)
{
    const bool refused = game.refuse(state, question.seat, choice).has_value();
    if (refused == crimson_invariants::isListed(question, choice))
        require("refusals and answers do not agree");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const crimson_matches::Matches matches;
    const Game& game = matches.game();
    Bytes bytes(data, size);
    const auto table = crimson_matches::kTables[bytes.byte() % std::size(crimson_matches::kTables)];
    State state = matches.start(table, bytes.word());
    const std::size_t cards = state.cards.count();
    State kept = state;
    while (!bytes.empty()) {
        const Question question = game.question(state);
        require(crimson_invariants::positionWrong(game, state, question, cards));
        const std::uint8_t byte = bytes.byte();
        if (byte >= 0xfc) {
            kept = state;
        } else if (byte >= 0xf8) {
            state = kept;
        } else if (byte >= 0xf0) {
            const Choice choice{bytes.byte(), bytes.word(), bytes.word(), 0};
            tryOut(game, state, question, choice);
        } else if (!game.isOver(state)) {
            const Choice choice = question.options[byte % question.options.size()];
            State copy = state;
            game.apply(copy, choice);
            rules::crimson::EventLog log;
            game.apply(state, choice, log);
            if (!(copy == state) || Game::hash(copy) != Game::hash(state))
                require("the same answer leads elsewhere without a log");
        } else {
            break;
        }
    }
    return 0;
}
