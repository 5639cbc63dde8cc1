// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json_walk.h"

#include "rules/core/core_reasons.h"
#include "rules/core/suggest.h"

#include <algorithm>
#include <charconv>

namespace rules::json {

namespace {

/// The item that "[3]" names. Paths may come from keys of a file, so anything may stand between the brackets.
const Value* itemAt(const Value& list, std::string_view written)
{
    std::size_t index = 0;
    const char* const end = written.data() + written.size();
    const auto [stop, problem] = std::from_chars(written.data(), end, index);
    const bool isThere = problem == std::errc{} && stop == end && index < list.items().size();
    return isThere ? &list.items()[index] : nullptr;
}

std::string join(const std::string& path, std::string_view below)
{
    const bool dot = !path.empty() && !below.empty() && below.front() != '[';
    return path + (dot ? "." : "") + std::string(below);
}

} // namespace

void Problems::add(Position position, std::string path, Reason reason)
{
    if (m_count++ < kMost)
        m_problems.push_back({position, Error(std::move(path), std::move(reason))});
}

std::vector<Error> Problems::sorted() const
{
    auto problems = m_problems;
    std::stable_sort(problems.begin(), problems.end(),
                     [](const Problem& a, const Problem& b) { return a.position < b.position; });
    std::vector<Error> errors;
    errors.reserve(problems.size() + 1);
    for (Problem& problem : problems)
        errors.push_back(std::move(problem.error));
    if (m_count > kMost)
        errors.push_back({"", {CoreReason::MoreErrors, m_count - kMost}});
    return errors;
}

void Place::refuse(Reason reason) const
{
    m_problems->add(m_value->position(), m_path, std::move(reason));
}

void Place::refuseBelow(std::string_view path, Reason reason) const
{
    const Value* nearest = m_value;
    for (std::size_t at = 0; at < path.size();) {
        const bool index = path[at] == '[';
        at += index || path[at] == '.' ? 1 : 0;
        const std::size_t end = std::min(path.find_first_of(".[]", at), path.size());
        const std::string_view step = path.substr(at, end - at);
        at = end + (index ? 1 : 0);
        const Value* next = index ? itemAt(*nearest, step) : nearest->find(step);
        if (!next)
            break;
        nearest = next;
    }
    m_problems->add(nearest->position(), join(m_path, path), std::move(reason));
}

void Place::refuseMember(const Member& member, Reason reason) const
{
    if (m_problems->isFull())
        m_problems->countOnly();
    else
        m_problems->add(member.position, join(m_path, member.key), std::move(reason));
}

void Place::wants(Reason what) const
{
    refuse({CoreReason::MustBe, std::move(what), kindName(m_value->kind())});
}

bool Place::isObject(std::span<const std::string_view> keys) const
{
    if (m_value->kind() != Kind::Object) {
        wants(kindName(Kind::Object));
        return false;
    }
    for (const Member& member : m_value->members()) {
        if (std::find(keys.begin(), keys.end(), member.key) != keys.end())
            continue;
        // Looking for the key that was meant takes a while, and a hostile object has a million of them.
        if (m_problems->isFull())
            m_problems->countOnly();
        else
            m_problems->add(member.position, m_path, unknownKey(member.key, keys));
    }
    return true;
}

std::optional<Place> Place::find(std::string_view key) const
{
    const Value* value = m_value->find(key);
    return value ? std::optional(Place(*value, join(m_path, key), *m_problems)) : std::nullopt;
}

std::optional<Place> Place::need(std::string_view key) const
{
    auto place = find(key);
    if (!place)
        refuse({CoreReason::Missing, key});
    return place;
}

std::vector<Place> Place::items(std::size_t least, std::size_t most) const
{
    std::vector<Place> places;
    const auto& values = m_value->items();
    if (m_value->kind() != Kind::Array) {
        wants(kindName(Kind::Array));
    } else if (values.size() < least || values.size() > most) {
        refuse({CoreReason::ItemCount, least, most, values.size()});
    } else {
        for (std::size_t i = 0; i < values.size(); ++i)
            places.emplace_back(values[i], m_path + "[" + std::to_string(i) + "]", *m_problems);
    }
    return places;
}

const std::string* Place::text() const
{
    if (!m_value->string())
        wants(kindName(Kind::String));
    return m_value->string();
}

std::optional<bool> Place::flag() const
{
    if (!m_value->boolean())
        wants(kindName(Kind::Boolean));
    return m_value->boolean();
}

std::optional<int> Place::whole(int least, int most) const
{
    const auto number = m_value->integer();
    if (!number) {
        wants({CoreReason::WholeNumber, least, most});
        return std::nullopt;
    }
    if (*number < least || *number > most) {
        refuse({CoreReason::OutOfRange, *number, least, most});
        return std::nullopt;
    }
    return static_cast<int>(*number);
}

} // namespace rules::json
