// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json.h"
#include "rules/core/utf8.h"

#include <algorithm>
#include <charconv>

namespace rules::json {

/// Reads one text from front to back. The first error stops it: every read function then returns false and
/// `m_error` tells why.
class Reader
{
public:
    Reader(std::string_view text, const Limits& limits)
        : m_text(text)
        , m_limits(limits)
    {}

    Result<Value> run()
    {
        if (m_text.size() > m_limits.bytes)
            return Error{"", "the text is longer than " + std::to_string(m_limits.bytes) + " bytes"};
        if (m_text.starts_with("\xEF\xBB\xBF"))
            m_at = 3;
        Value value;
        skipBlanks();
        if (!readValue(value, 0))
            return m_error;
        skipBlanks();
        if (m_at < m_text.size()) {
            refuse("unexpected " + found() + " after the end of the JSON value");
            return m_error;
        }
        return value;
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    [[nodiscard]] Position here() const { return {m_line, m_column}; }

    /// Steps over one character that is known to be ASCII and no line feed.
    void step()
    {
        ++m_at;
        ++m_column;
    }

    bool take(char expected)
    {
        if (atEnd() || m_text[m_at] != expected)
            return false;
        step();
        return true;
    }

    bool refuse(std::string reason) { return refuse(std::move(reason), here()); }
    bool refuse(std::string reason, Position position)
    {
        m_error = {position.text(), std::move(reason)};
        return false;
    }

    [[nodiscard]] std::string found() const
    {
        if (atEnd())
            return "end of the text";
        const std::size_t length = utf8::lengthAt(m_text, m_at);
        if (length == 0)
            return "byte that is not UTF-8";
        if (static_cast<unsigned char>(peek()) < 0x20)
            return "control character";
        return "'" + std::string(m_text.substr(m_at, length)) + "'";
    }

    void skipBlanks()
    {
        for (; !atEnd(); ++m_at) {
            const char c = m_text[m_at];
            if (c == '\n') {
                ++m_line;
                m_column = 1;
            } else if (c == ' ' || c == '\t' || c == '\r') {
                ++m_column;
            } else {
                return;
            }
        }
    }

    bool readValue(Value& value, std::size_t depth)
    {
        if (++m_values > m_limits.values)
            return refuse("more than " + std::to_string(m_limits.values) + " values");
        value.m_position = here();
        switch (peek()) {
        case '{': return readObject(value.m_content.emplace<std::vector<Member>>(), depth + 1);
        case '[': return readArray(value.m_content.emplace<std::vector<Value>>(), depth + 1);
        case '"': return readString(value.m_content.emplace<std::string>());
        case 't': value.m_content = true; return readWord("true");
        case 'f': value.m_content = false; return readWord("false");
        case 'n': return readWord("null");
        default: return readNumber(value);
        }
    }

    bool readWord(std::string_view word)
    {
        if (m_text.substr(m_at, word.size()) != word)
            return refuse("unexpected " + found() + "; a value must stand here");
        for (std::size_t i = 0; i < word.size(); ++i)
            step();
        return true;
    }

    bool enter(std::size_t depth)
    {
        if (depth > m_limits.depth)
            return refuse("nested more than " + std::to_string(m_limits.depth) + " levels deep");
        step();
        skipBlanks();
        return true;
    }

    bool readArray(std::vector<Value>& items, std::size_t depth)
    {
        if (!enter(depth))
            return false;
        if (take(']'))
            return true;
        do {
            skipBlanks();
            if (!readValue(items.emplace_back(), depth))
                return false;
            skipBlanks();
        } while (take(','));
        return take(']') || refuse("unexpected " + found() + "; ',' or ']' must stand here");
    }

    bool readObject(std::vector<Member>& members, std::size_t depth)
    {
        if (!enter(depth))
            return false;
        if (take('}'))
            return true;
        do {
            skipBlanks();
            if (peek() != '"')
                return refuse("unexpected " + found() + "; a key in double quotes must stand here");
            Member& member = members.emplace_back();
            member.position = here();
            if (!readString(member.key))
                return false;
            skipBlanks();
            if (!take(':'))
                return refuse("unexpected " + found() + "; ':' must stand here");
            skipBlanks();
            if (!readValue(member.value, depth))
                return false;
            skipBlanks();
        } while (take(','));
        if (!take('}'))
            return refuse("unexpected " + found() + "; ',' or '}' must stand here");
        return refuseDuplicates(members);
    }

    /// Sorted, because an object made to be hostile may have very many keys.
    bool refuseDuplicates(const std::vector<Member>& members)
    {
        std::vector<const Member*> sorted;
        sorted.reserve(members.size());
        for (const Member& member : members)
            sorted.push_back(&member);
        std::stable_sort(sorted.begin(), sorted.end(),
                         [](const Member* a, const Member* b) { return a->key < b->key; });
        const auto twin = std::adjacent_find(
            sorted.begin(), sorted.end(), [](const Member* a, const Member* b) { return a->key == b->key; });
        if (twin == sorted.end())
            return true;
        const Member& second = **std::next(twin);
        return refuse("the key " + quoted(second.key) + " appears twice in one object", second.position);
    }

    bool readString(std::string& text)
    {
        const Position start = here();
        step();
        while (!atEnd()) {
            const char c = m_text[m_at];
            if (c == '"') {
                step();
                return true;
            }
            if (c == '\\') {
                if (!readEscape(text))
                    return false;
                continue;
            }
            if (static_cast<unsigned char>(c) < 0x20)
                return refuse("control character in a string; write it as \\n, \\t or \\u00XX");
            const std::size_t length = utf8::lengthAt(m_text, m_at);
            if (length == 0)
                return refuse("byte that is not UTF-8 in a string");
            text.append(m_text, m_at, length);
            m_at += length;
            ++m_column;
        }
        return refuse("the string has no closing quote", start);
    }

    bool readEscape(std::string& text)
    {
        const Position start = here();
        step();
        static constexpr std::string_view kLetters = "\"\\/bfnrt";
        static constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
        if (take('u'))
            return readUnicode(text, start);
        const std::size_t which = atEnd() ? std::string_view::npos : kLetters.find(m_text[m_at]);
        if (which == std::string_view::npos)
            return refuse("unknown escape; one of: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", start);
        text.push_back(kMeanings[which]);
        step();
        return true;
    }

    bool readUnicode(std::string& text, Position start)
    {
        std::uint32_t unit = 0;
        if (!readHex(unit))
            return refuse("\\u needs four hexadecimal digits", start);
        if (unit >= 0xD800 && unit < 0xE000) {
            std::uint32_t low = 0;
            if (unit >= 0xDC00 || !take('\\') || !take('u') || !readHex(low) || low < 0xDC00 || low >= 0xE000)
                return refuse("half of a surrogate pair", start);
            unit = 0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00);
        }
        utf8::append(text, unit);
        return true;
    }

    bool readHex(std::uint32_t& unit)
    {
        const std::string_view digits = m_text.substr(m_at, 4);
        const auto end = digits.data() + digits.size();
        const auto [stop, problem] = std::from_chars(digits.data(), end, unit, 16);
        if (digits.size() != 4 || problem != std::errc{} || stop != end)
            return false;
        m_at += 4;
        m_column += 4;
        return true;
    }

    bool readNumber(Value& value)
    {
        const std::size_t start = m_at;
        const Position position = here();
        take('-');
        if (!isDigit())
            return refuse(m_at == start ? "unexpected " + found() + "; a value must stand here"
                                        : "digits must follow the minus sign");
        const bool leadingZero = take('0');
        if (leadingZero && isDigit())
            return refuse("a number must not begin with 0", position);
        skipDigits();
        bool whole = true;
        if (take('.')) {
            whole = false;
            if (!isDigit())
                return refuse("digits must follow the decimal point");
            skipDigits();
        }
        if (take('e') || take('E')) {
            whole = false;
            if (!take('+'))
                take('-');
            if (!isDigit())
                return refuse("digits must follow the exponent");
            skipDigits();
        }
        const std::string_view digits = m_text.substr(start, m_at - start);
        const bool fits = whole ? parse(digits, value.m_content.emplace<std::int64_t>())
                                : parse(digits, value.m_content.emplace<double>());
        return fits || refuse("number out of range", position);
    }

    template <class Number>
    static bool parse(std::string_view digits, Number& number)
    {
        return std::from_chars(digits.data(), digits.data() + digits.size(), number).ec == std::errc{};
    }

    [[nodiscard]] bool isDigit() const { return peek() >= '0' && peek() <= '9'; }
    void skipDigits()
    {
        while (isDigit())
            step();
    }

    std::string_view m_text;
    Limits m_limits;
    std::size_t m_at = 0;
    std::size_t m_values = 0;
    std::uint32_t m_line = 1;
    std::uint32_t m_column = 1;
    Error m_error;
};

Result<Value> read(std::string_view text, const Limits& limits)
{
    return Reader(text, limits).run();
}

} // namespace rules::json
