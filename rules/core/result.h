// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace rules {

/// Why outside data could not be used: where it is wrong and what is wrong, in plain words.
/// `place` is a line ("line 12"), a path into a document ("cards[3].effect.do[0].op") or a file name.
struct Error
{
    std::string place;
    std::string reason;
    std::string german{}; ///< the reason in German; empty where only programs and commands see it

    [[nodiscard]] std::string text() const { return place.empty() ? reason : place + ": " + reason; }
    /// The same for people: the place in words. English where there is no German.
    [[nodiscard]] std::string text(Language language) const;
};

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
