// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/random.h"
#include "rules/core/result.h"
#include "rules/core/words.h"
#include "rules/games/match_reasons.h"

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// Saved positions as text. Every game writes them alike: a header with the version, the lines of the game,
/// among them `numbers` and `random`, and `end` with the hash of the state.
namespace rules {

/// `text` and the value of each option, in the order of the forms: how a match is played. A position goes on
/// with the same ones only.
template <class Forms, class Options>
[[nodiscard]] std::string optionsLine(std::string text, const Forms& forms, const Options& options)
{
    for (const auto& form : forms)
        text += " " + optionValue(options, form.key);
    return text;
}

/// Writes a position line by line.
class PositionWriter
{
public:
    explicit PositionWriter(std::string_view header)
        : m_text(header)
    {}

    /// Begins a line; words and numbers follow.
    PositionWriter& line(std::string_view words)
    {
        m_text += '\n';
        m_text += words;
        return *this;
    }
    PositionWriter& word(std::string_view word)
    {
        m_text += ' ';
        m_text += word;
        return *this;
    }
    template <class T>
    PositionWriter& number(T value)
    {
        return word(std::to_string(static_cast<std::uint64_t>(value)));
    }
    /// A list of numbers, `visit` called with each: `numbers([&](auto&& visit) { visitNumbers(state, visit);
    /// })`.
    template <class Visited>
    PositionWriter& numbers(Visited&& visited)
    {
        visited([this](auto value) { number(value); });
        return *this;
    }

    [[nodiscard]] std::string end(std::uint64_t hash)
    {
        line("end").number(hash);
        return m_text + "\n";
    }

private:
    std::string m_text;
};

/// The lines of a saved position and the first thing that is wrong with them.
class PositionLines
{
public:
    explicit PositionLines(std::string_view text)
        : m_text(text)
    {}

protected:
    using Words = std::vector<std::string>;

    [[nodiscard]] bool atEnd() const { return m_text.empty(); }
    std::string_view nextLine();

    /// Keeps the first problem, with the line that was read last.
    Error wrong(Reason reason);
    [[nodiscard]] bool isFine() const { return m_error.reason.empty(); }
    [[nodiscard]] const Error& error() const { return m_error; }

    /// Reads `word` into a number or enumeration, if it is from 0 to `limit`.
    template <class T>
    void number(std::string_view word, T& into, std::uint64_t limit)
    {
        std::uint64_t value = 0;
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), value);
        if (problem != std::errc{} || end != word.data() + word.size() || value > limit)
            wrong({MatchReason::NumberRange, word, verbatim(std::to_string(limit))});
        else
            into = static_cast<T>(value);
    }
    /// Any value that fits the type; the game checks what it means.
    template <class T>
    void number(std::string_view word, T& into)
    {
        number(word, into, std::is_same_v<T, bool> ? 1u : sizeof(T) == 1 ? 255u : 65535u);
    }

private:
    std::string_view m_text;
    std::size_t m_line = 0;
    Error m_error;
};

/// Loads a position. `Derived` is the game's own loader; it has
///
///     void readHead();                       // what is in front of the lines: header, options, seating
///     void visitNumbers(Visit&&);            // the fields of the line `numbers`, in order
///     bool readLine(const Words&);           // any other line; false if it is not one of the game
///     Reason problem();                      // why the engine cannot go on from here; empty if it can
template <class Derived, class Game>
class PositionReader : protected PositionLines
{
public:
    using State = typename Game::State;

    PositionReader(const Game& game, std::string_view text)
        : PositionLines(text)
        , m_game(game)
    {}

    [[nodiscard]] Result<State> load()
    {
        self().readHead();
        while (isFine() && !m_isFinished) {
            if (atEnd())
                return wrong(MatchReason::NoEndLine);
            const Words words = splitWords(nextLine());
            if (!words.empty())
                readAny(words);
        }
        if (isFine() && !m_hasNumbers)
            wrong({MatchReason::LineMissing, "numbers"});
        if (!isFine())
            return error();
        if (Reason problem = self().problem(); !problem.empty())
            return wrong(std::move(problem));
        if (Game::hash(s) != m_hash)
            return wrong(MatchReason::HashDiffers);
        return s;
    }

protected:
    /// The header of version 1, and the options that the match of the position has.
    void readHeader(std::string_view header, std::string_view options)
    {
        if (nextLine() != header)
            wrong({MatchReason::PositionVersion, "1"});
        else if (nextLine() != options)
            wrong(MatchReason::OtherOptions);
    }

    const Game& m_game;
    State s;

private:
    [[nodiscard]] Derived& self() { return static_cast<Derived&>(*this); }

    void readAny(const Words& words)
    {
        const std::string& key = words[0];
        if (key == "numbers") {
            readNumbers(words);
        } else if (key == "random" && words.size() == 2) {
            std::uint64_t random = 0;
            number(words[1], random, ~std::uint64_t{0});
            s.random = Random::fromState(random);
        } else if (key == "end" && words.size() == 2) {
            number(words[1], m_hash, ~std::uint64_t{0});
            m_isFinished = true;
        } else if (!self().readLine(words)) {
            wrong({MatchReason::NotAPositionLine, key});
        }
    }

    void readNumbers(const Words& words)
    {
        std::size_t at = 1;
        self().visitNumbers([&](auto& field) {
            if (at >= words.size())
                wrong(MatchReason::NumberMissing);
            else
                number(words[at], field);
            ++at;
        });
        m_hasNumbers = true;
    }

    std::uint64_t m_hash = 0;
    bool m_hasNumbers = false;
    bool m_isFinished = false;
};

} // namespace rules
