// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json.h"

#include "rules/core/core_reasons.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace rules::json {

std::string Position::text() const
{
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

// Here and not in the header, where Member is not complete yet.
Value::Value() = default;
Value::Value(bool value)
    : m_content(value)
{}
Value::Value(int value)
    : m_content(std::int64_t{value})
{}
Value::Value(std::int64_t value)
    : m_content(value)
{}
Value::Value(double value)
    : m_content(value)
{}
Value::Value(std::string value)
    : m_content(std::move(value))
{}
Value::Value(std::string_view value)
    : m_content(std::string(value))
{}
Value::Value(const char* value)
    : m_content(std::string(value))
{}
Value::Value(const Value& other) = default;
Value::Value(Value&& other) noexcept = default;
Value& Value::operator=(const Value& other) = default;
Value& Value::operator=(Value&& other) noexcept = default;
Value::~Value() = default;

Value Value::array()
{
    Value value;
    value.m_content.emplace<std::vector<Value>>();
    return value;
}

Value Value::object()
{
    Value value;
    value.m_content.emplace<std::vector<Member>>();
    return value;
}

std::optional<bool> Value::boolean() const
{
    const bool* value = std::get_if<bool>(&m_content);
    return value ? std::optional(*value) : std::nullopt;
}

std::optional<std::int64_t> Value::integer() const
{
    const std::int64_t* value = std::get_if<std::int64_t>(&m_content);
    return value ? std::optional(*value) : std::nullopt;
}

std::optional<double> Value::number() const
{
    if (const double* value = std::get_if<double>(&m_content))
        return *value;
    const auto whole = integer();
    return whole ? std::optional(static_cast<double>(*whole)) : std::nullopt;
}

const std::string* Value::string() const
{
    return std::get_if<std::string>(&m_content);
}

const std::vector<Value>& Value::items() const
{
    static const std::vector<Value> kNone;
    const auto* list = std::get_if<std::vector<Value>>(&m_content);
    return list ? *list : kNone;
}

const std::vector<Member>& Value::members() const
{
    static const std::vector<Member> kNone;
    const auto* list = std::get_if<std::vector<Member>>(&m_content);
    return list ? *list : kNone;
}

const Value* Value::find(std::string_view key) const
{
    const auto& list = members();
    const auto found =
        std::find_if(list.begin(), list.end(), [key](const Member& member) { return member.key == key; });
    return found == list.end() ? nullptr : &found->value;
}

void Value::append(Value item)
{
    assert(kind() == Kind::Array);
    std::get<std::vector<Value>>(m_content).push_back(std::move(item));
}

void Value::set(std::string key, Value value)
{
    assert(kind() == Kind::Object && !find(key));
    std::get<std::vector<Member>>(m_content).push_back({std::move(key), std::move(value), {}});
}

bool operator==(const Value& a, const Value& b)
{
    return a.m_content == b.m_content;
}

Reason kindName(Kind kind)
{
    return static_cast<CoreReason>(static_cast<std::size_t>(CoreReason::KindNull) +
                                   static_cast<std::size_t>(kind));
}

} // namespace rules::json
