// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace rules {

/// A row of a module's table: what one code says in both languages. `{0}`, `{1}` … are the arguments.
struct ReasonWords
{
    std::uint16_t code = 0xFFFF;
    std::string_view en;
    std::string_view de;

    constexpr ReasonWords() = default;
    template <class Code>
    requires std::is_enum_v<Code>
    constexpr ReasonWords(Code of, std::string_view english, std::string_view german)
        : code(static_cast<std::uint16_t>(of))
        , en(english)
        , de(german)
    {}

    [[nodiscard]] constexpr std::string_view in(Language language) const
    {
        return language == Language::German ? de : en;
    }
};

/// Whether every code has its row, in the order of the enumeration; for a static_assert below each table.
template <std::size_t N>
[[nodiscard]] constexpr bool isComplete(const std::array<ReasonWords, N>& table)
{
    for (std::size_t i = 0; i < N; ++i)
        if (table[i].code != i || table[i].en.empty() || table[i].de.empty())
            return false;
    return true;
}

/// An enumeration of reasons. Its module declares `reasonTable(Code)` next to it.
template <class Code>
concept ReasonCode = std::is_enum_v<Code> && requires(Code code)
{
    {
        reasonTable(code)
        } -> std::convertible_to<std::span<const ReasonWords>>;
};

class ReasonArgument;

/// Why something cannot be: a code with its arguments. The words come from the table of the module that
/// declares the code, in the language of the reader.
class Reason
{
public:
    Reason();
    template <ReasonCode Code, class... Arguments>
    Reason(Code code, Arguments&&... arguments);
    Reason(const Reason& other);
    Reason(Reason&& other) noexcept;
    Reason& operator=(const Reason& other);
    Reason& operator=(Reason&& other) noexcept;
    ~Reason();

    /// Whether there is no reason at all.
    [[nodiscard]] bool empty() const;
    template <ReasonCode Code>
    [[nodiscard]] bool is(Code code) const
    {
        return m_words == &reasonTable(code)[static_cast<std::size_t>(code)];
    }

    [[nodiscard]] std::string in(Language language) const;
    [[nodiscard]] BothLanguages inBoth() const;

    friend bool operator==(const Reason& a, const Reason& b) { return a.inBoth() == b.inBoth(); }

private:
    void setWords(const ReasonWords& words);

    const ReasonWords* m_words = nullptr;
    std::vector<ReasonArgument> m_arguments;
};

/// Text of the program inside a reason (ids, forms, lists of words): shown whole.
struct Verbatim
{
    std::string text;
};
[[nodiscard]] Verbatim verbatim(std::string_view text);
/// The words with commas between them.
[[nodiscard]] Verbatim listed(std::span<const std::string_view> words);

/// What goes into a gap of a reason. Text from outside is shortened and cleared of control characters;
/// numbers get the separators of the language.
class ReasonArgument
{
public:
    ReasonArgument(std::string_view outside);
    ReasonArgument(const std::string& outside)
        : ReasonArgument(std::string_view(outside))
    {}
    ReasonArgument(const char* outside)
        : ReasonArgument(std::string_view(outside))
    {}
    ReasonArgument(Verbatim text)
        : m_text{text.text, text.text}
    {}
    ReasonArgument(BothLanguages text)
        : m_text(std::move(text))
    {}
    template <class Number>
    requires(std::is_integral_v<Number> && !std::is_same_v<Number, bool> && !std::is_same_v<Number, char>)
        ReasonArgument(Number number)
        : m_number(static_cast<std::int64_t>(number))
        , m_isNumber(true)
    {}
    ReasonArgument(Reason reason)
        : m_reason{std::move(reason)}
    {}

    [[nodiscard]] std::string in(Language language) const;

private:
    BothLanguages m_text;
    std::vector<Reason> m_reason; ///< one, or none
    std::int64_t m_number = 0;
    bool m_isNumber = false;
};

template <ReasonCode Code, class... Arguments>
Reason::Reason(Code code, Arguments&&... arguments)
{
    m_arguments.reserve(sizeof...(Arguments));
    (m_arguments.emplace_back(std::forward<Arguments>(arguments)), ...);
    setWords(reasonTable(code)[static_cast<std::size_t>(code)]);
}

/// Text from outside as it appears in a message: cut where it is long, control characters as blanks.
[[nodiscard]] std::string shortened(std::string_view outside);

/// How many arguments a row has: one more than the largest number in braces.
[[nodiscard]] std::size_t argumentCount(std::string_view words);

} // namespace rules
