// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/json.h"
#include "rules/core/utf8.h"

#include <array>
#include <charconv>
#include <cmath>

namespace rules::json {

namespace {

void appendQuoted(std::string& out, std::string_view text)
{
    static constexpr std::string_view kHex = "0123456789abcdef";
    out.push_back('"');
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8::lengthAt(text, at);
        const char c = text[at];
        const auto byte = static_cast<unsigned char>(c);
        if (length == 0) {
            out += "\xEF\xBF\xBD";
        } else if (c == '"' || c == '\\') {
            out.push_back('\\');
            out.push_back(c);
        } else if (c == '\n') {
            out += "\\n";
        } else if (c == '\t') {
            out += "\\t";
        } else if (byte < 0x20) {
            out += "\\u00";
            out.push_back(kHex[byte >> 4]);
            out.push_back(kHex[byte & 0xF]);
        } else {
            out.append(text, at, length);
        }
        at += length == 0 ? 1 : length;
    }
    out.push_back('"');
}

void appendReal(std::string& out, double number)
{
    if (!std::isfinite(number)) {
        out += "null";
        return;
    }
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    const std::string_view written(digits.data(), static_cast<std::size_t>(end - digits.data()));
    out += written;
    if (written.find_first_of(".e") == std::string_view::npos)
        out += ".0";
}

class Writer
{
public:
    explicit Writer(std::size_t indent)
        : m_indent(indent)
    {}

    void put(const Value& value, std::size_t level)
    {
        switch (value.kind()) {
        case Kind::Null: m_out += "null"; break;
        case Kind::Boolean: m_out += *value.boolean() ? "true" : "false"; break;
        case Kind::Integer: m_out += std::to_string(*value.integer()); break;
        case Kind::Real: appendReal(m_out, *value.number()); break;
        case Kind::String: appendQuoted(m_out, *value.string()); break;
        case Kind::Array:
            putList('[', ']', value.items(), level, [&](const Value& item) { put(item, level + 1); });
            break;
        case Kind::Object:
            putList('{', '}', value.members(), level, [&](const Member& member) {
                appendQuoted(m_out, member.key);
                m_out += m_indent == 0 ? ":" : ": ";
                put(member.value, level + 1);
            });
            break;
        }
    }

    std::string take() { return std::move(m_out); }

private:
    template <class List, class Put>
    void putList(char open, char close, const List& list, std::size_t level, Put putItem)
    {
        m_out.push_back(open);
        bool first = true;
        for (const auto& item : list) {
            if (!first)
                m_out.push_back(',');
            first = false;
            breakLine(level + 1);
            putItem(item);
        }
        if (!first)
            breakLine(level);
        m_out.push_back(close);
    }

    void breakLine(std::size_t level)
    {
        if (m_indent == 0)
            return;
        m_out.push_back('\n');
        m_out.append(m_indent * level, ' ');
    }

    std::string m_out;
    std::size_t m_indent;
};

} // namespace

std::string write(const Value& value, std::size_t indent)
{
    Writer writer(indent);
    writer.put(value, 0);
    return writer.take();
}

std::string quoted(std::string_view text)
{
    std::string out;
    appendQuoted(out, text);
    return out;
}

} // namespace rules::json
