// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json.h"

#include <initializer_list>
#include <span>

/// Reading a document for its meaning: each value knows its path, and problems are collected instead of
/// stopping at the first.
namespace rules::json {

class Problems
{
public:
    /// Far more than anybody reads; what comes after is counted, so that a hostile file costs no memory.
    static constexpr std::size_t kMost = 500;

    void add(Position position, std::string path, Reason reason);
    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Whether another problem would only be counted: callers then need not word it, see countOnly().
    [[nodiscard]] bool isFull() const { return m_count >= kMost; }
    void countOnly() { ++m_count; }

    /// In the order of the document. `place` of each error is its path.
    [[nodiscard]] std::vector<Error> sorted() const;

private:
    struct Problem
    {
        Position position;
        Error error;
    };

    std::vector<Problem> m_problems;
    std::size_t m_count = 0;
};

/// A value of a document together with its path ("cards[3].name.de"). Value and problems must outlive it. All
/// functions that expect something report what is wrong and return nothing (or false), so that callers simply
/// go on.
class Place
{
public:
    Place(const Value& value, std::string path, Problems& problems)
        : m_value(&value)
        , m_path(std::move(path))
        , m_problems(&problems)
    {}

    [[nodiscard]] const Value& value() const { return *m_value; }
    [[nodiscard]] const std::string& path() const { return m_path; }
    [[nodiscard]] Problems& problems() const { return *m_problems; }

    void refuse(Reason reason) const;
    /// Refuses with another path below this place, which need not exist: "target.by" where by was left to its
    /// default.
    void refuseBelow(std::string_view path, Reason reason) const;
    /// Refuses a member of this object without searching for it, so that many bad members cost no more than
    /// one look at each.
    void refuseMember(const Member& member, Reason reason) const;

    /// Whether this is an object; reports keys that are not listed.
    [[nodiscard]] bool isObject(std::span<const std::string_view> keys) const;
    [[nodiscard]] bool isObject(std::initializer_list<std::string_view> keys) const
    {
        return isObject(std::span(keys.begin(), keys.size()));
    }
    [[nodiscard]] std::optional<Place> find(std::string_view key) const; ///< silent where there is none
    [[nodiscard]] std::optional<Place> need(std::string_view key) const;

    /// The items of a list with at least `least` and at most `most` of them; empty for anything else.
    [[nodiscard]] std::vector<Place> items(std::size_t least, std::size_t most) const;

    [[nodiscard]] const std::string* text() const;
    [[nodiscard]] std::optional<bool> flag() const;
    [[nodiscard]] std::optional<int> whole(int least, int most) const;

private:
    void wants(Reason what) const;

    const Value* m_value;
    std::string m_path;
    Problems* m_problems;
};

} // namespace rules::json
