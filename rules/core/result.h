// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/reason.h"

#include <cassert>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

namespace rules {

/// Where in outside data something is. Every part may be missing.
struct Location
{
    std::string file{};
    std::uint32_t line = 0;   ///< from 1; 0: not known
    std::uint32_t column = 0; ///< from 1; 0: not known
    std::uint32_t step = 0;   ///< of a match, from 1; 0: none
    std::string path{}; ///< into a document ("cards[3].effect.do[0].op"), or a part of a set-up ("castles")

    Location() = default;
    Location(std::string pathOrPart)
        : path(std::move(pathOrPart))
    {}
    Location(const char* pathOrPart)
        : path(pathOrPart)
    {}
    [[nodiscard]] static Location ofLine(std::size_t line, std::size_t column = 0);
    [[nodiscard]] static Location ofStep(std::size_t step);
    /// The same place, said to be in a file.
    [[nodiscard]] Location in(std::string file) const;

    [[nodiscard]] bool empty() const;
    /// As programs write it: "cards.json, line 3, column 14", "step 7", "setup[2]".
    [[nodiscard]] std::string text() const;
    /// The same in words.
    [[nodiscard]] std::string text(Language language) const;

    friend bool operator==(const Location&, const Location&) = default;
};

/// Why outside data could not be used: where it is wrong and what is wrong.
struct Error
{
    Location place;
    Reason reason;

    Error() = default;
    Error(Location where, Reason why)
        : place(std::move(where))
        , reason(std::move(why))
    {}
    /// Only for readers whose reasons have no codes yet.
    Error(Location where, std::string english, std::string german);

    /// In English, with the place as programs write it.
    [[nodiscard]] std::string text() const;
    /// For people: the place in words.
    [[nodiscard]] std::string text(Language language) const;
    [[nodiscard]] BothLanguages inBoth() const { return {text(Language::English), text(Language::German)}; }
};

/// Place and reason as one reason, to be part of another error.
[[nodiscard]] Reason reasonOf(const Error& error);

/// A value or the reason why there is none. The names are those of std::expected, which g++ 12 does not have.
template <class T, class E = Error>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_content(std::in_place_index<0>, std::move(value))
    {}
    Result(E error)
        : m_content(std::in_place_index<1>, std::move(error))
    {}

    [[nodiscard]] bool has_value() const { return m_content.index() == 0; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] const T& value() const&
    {
        assert(has_value());
        return std::get<0>(m_content);
    }
    [[nodiscard]] T& value() &
    {
        assert(has_value());
        return std::get<0>(m_content);
    }
    [[nodiscard]] T&& value() &&
    {
        assert(has_value());
        return std::get<0>(std::move(m_content));
    }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    [[nodiscard]] const E& error() const
    {
        assert(!has_value());
        return std::get<1>(m_content);
    }

private:
    std::variant<T, E> m_content;
};

/// Success without a value.
struct Done
{};

} // namespace rules
