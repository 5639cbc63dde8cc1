// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_reasons.h"
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
            return Error{"", {CoreReason::TextTooLong, m_limits.bytes}};
        if (m_text.starts_with("\xEF\xBB\xBF"))
            m_at = 3;
        Value value;
        skipBlanks();
        if (!readValue(value, 0))
            return m_error;
        skipBlanks();
        if (m_at < m_text.size()) {
            refuse({CoreReason::AfterTheEnd, found()});
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

    bool refuse(Reason reason) { return refuse(std::move(reason), here()); }
    bool refuse(Reason reason, Position position)
    {
        m_error = {Location::ofLine(position.line, position.column), std::move(reason)};
        return false;
    }

    [[nodiscard]] Reason found() const
    {
        if (atEnd())
            return CoreReason::FoundEnd;
        const std::size_t length = utf8::lengthAt(m_text, m_at);
        if (length == 0)
            return CoreReason::FoundNotUtf8;
        if (static_cast<unsigned char>(peek()) < 0x20)
            return CoreReason::FoundControl;
        return {CoreReason::FoundCharacter, m_text.substr(m_at, length)};
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
            return refuse({CoreReason::TooManyValues, m_limits.values});
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
            return refuse({CoreReason::ValueExpected, found()});
        for (std::size_t i = 0; i < word.size(); ++i)
            step();
        return true;
    }

    bool enter(std::size_t depth)
    {
        if (depth > m_limits.depth)
            return refuse({CoreReason::TooDeep, m_limits.depth});
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
        return take(']') || refuse({CoreReason::ListGoesOn, found()});
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
                return refuse({CoreReason::KeyExpected, found()});
            Member& member = members.emplace_back();
            member.position = here();
            if (!readString(member.key))
                return false;
            skipBlanks();
            if (!take(':'))
                return refuse({CoreReason::ColonExpected, found()});
            skipBlanks();
            if (!readValue(member.value, depth))
                return false;
            skipBlanks();
        } while (take(','));
        if (!take('}'))
            return refuse({CoreReason::ObjectGoesOn, found()});
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
        return refuse({CoreReason::KeyTwice, second.key}, second.position);
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
                return refuse(CoreReason::ControlInString);
            const std::size_t length = utf8::lengthAt(m_text, m_at);
            if (length == 0)
                return refuse(CoreReason::NotUtf8InString);
            text.append(m_text, m_at, length);
            m_at += length;
            ++m_column;
        }
        return refuse(CoreReason::NoClosingQuote, start);
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
            return refuse({CoreReason::UnknownEscape, verbatim("\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX")},
                          start);
        text.push_back(kMeanings[which]);
        step();
        return true;
    }

    bool readUnicode(std::string& text, Position start)
    {
        std::uint32_t unit = 0;
        if (!readHex(unit))
            return refuse(CoreReason::UnicodeDigits, start);
        if (unit >= 0xD800 && unit < 0xE000) {
            std::uint32_t low = 0;
            if (unit >= 0xDC00 || !take('\\') || !take('u') || !readHex(low) || low < 0xDC00 || low >= 0xE000)
                return refuse(CoreReason::HalfSurrogate, start);
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
            return refuse(m_at == start ? Reason(CoreReason::ValueExpected, found())
                                        : Reason(CoreReason::DigitsAfterMinus));
        const bool leadingZero = take('0');
        if (leadingZero && isDigit())
            return refuse(CoreReason::LeadingZero, position);
        skipDigits();
        bool whole = true;
        if (take('.')) {
            whole = false;
            if (!isDigit())
                return refuse(CoreReason::DigitsAfterPoint);
            skipDigits();
        }
        if (take('e') || take('E')) {
            whole = false;
            if (!take('+'))
                take('-');
            if (!isDigit())
                return refuse(CoreReason::DigitsAfterExponent);
            skipDigits();
        }
        const std::string_view digits = m_text.substr(start, m_at - start);
        const bool fits = whole ? parse(digits, value.m_content.emplace<std::int64_t>())
                                : parse(digits, value.m_content.emplace<double>());
        return fits || refuse(CoreReason::NumberTooLarge, position);
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
