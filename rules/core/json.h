// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// JSON from outside (cards, packs, match files) and JSON that we write. The reader is strict (RFC 8259: no
/// comments, no trailing commas) and takes any bytes: what is not valid UTF-8, too long, too deep or
/// ambiguous is refused with its place.
namespace rules::json {

/// Where a value begins in the text, counted from 1, columns in characters; 0:0 for values that were not
/// read.
struct Position
{
    std::uint32_t line = 0;
    std::uint32_t column = 0;

    [[nodiscard]] std::string text() const; ///< "line 3, column 14"
    friend auto operator<=>(const Position&, const Position&) = default;
};

enum class Kind : std::uint8_t { Null, Boolean, Integer, Real, String, Array, Object };

struct Member;

/// One JSON value. Asking for another kind than it has gives nothing (or an empty list), so that a walk over
/// unknown data needs no checks beforehand. Members of an object keep their order; keys are unique.
class Value
{
public:
    Value();
    Value(bool value);
    Value(int value);
    Value(std::int64_t value);
    Value(double value);
    Value(std::string value);
    Value(std::string_view value);
    Value(const char* value);
    Value(const Value& other);
    Value(Value&& other) noexcept;
    Value& operator=(const Value& other);
    Value& operator=(Value&& other) noexcept;
    ~Value();
    [[nodiscard]] static Value array();
    [[nodiscard]] static Value object();

    [[nodiscard]] Kind kind() const { return static_cast<Kind>(m_content.index()); }
    [[nodiscard]] Position position() const { return m_position; }

    [[nodiscard]] std::optional<bool> boolean() const;
    [[nodiscard]] std::optional<std::int64_t> integer() const;
    [[nodiscard]] std::optional<double> number() const; ///< an integer or a real
    [[nodiscard]] const std::string* string() const;
    [[nodiscard]] const std::vector<Value>& items() const;
    [[nodiscard]] const std::vector<Member>& members() const;
    [[nodiscard]] const Value*
    find(std::string_view key) const; ///< in an object; null where there is no such key

    /// Adds to an array; the value must be one.
    void append(Value item);
    /// Adds to an object; the value must be one and must not have the key yet.
    void set(std::string key, Value value);

    /// Equal content; positions do not matter, the order of members does.
    friend bool operator==(const Value& a, const Value& b);

private:
    friend class Reader;

    std::variant<std::monostate, bool, std::int64_t, double, std::string, std::vector<Value>,
                 std::vector<Member>>
        m_content;
    Position m_position;
};

struct Member
{
    std::string key;
    Value value;
    Position position; ///< of the key

    friend bool operator==(const Member& a, const Member& b) { return a.key == b.key && a.value == b.value; }
};

/// What a text may cost before it is refused. The number of values bounds the memory, which short texts can
/// blow up.
struct Limits
{
    std::size_t bytes = std::size_t{16} << 20;
    std::size_t values = 1'000'000;
    std::size_t depth = 32;
};

/// Reads one JSON text. A byte order mark at the start is skipped. Whole numbers must fit 64 bits with a
/// sign; others become reals.
[[nodiscard]] Result<Value> read(std::string_view text, const Limits& limits = {});

/// Writes a value: on one line, or with an indent of `indent` blanks a level. Equal values give equal bytes.
/// Reals are written so that reading gives the same number; a real that is not finite, which JSON cannot say,
/// becomes null.
[[nodiscard]] std::string write(const Value& value, std::size_t indent = 0);

/// The text in quotes, with what JSON must escape escaped. Bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string quoted(std::string_view text);

/// The kind in words: "a string", "an object", …
[[nodiscard]] Reason kindName(Kind kind);

} // namespace rules::json
