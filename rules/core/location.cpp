// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_reasons.h"
#include "rules/core/result.h"

#include <algorithm>
#include <charconv>

namespace rules {

namespace {

struct NamedPart
{
    std::string_view path;
    std::string_view en;
    std::string_view de;

    [[nodiscard]] std::string_view in(Language language) const
    {
        return language == Language::German ? de : en;
    }
};

constexpr std::array<NamedPart, 9> kParts{{
    {"variant", "variant", "Variante"},
    {"decks", "decks", "Decks"},
    {"deck", "deck", "Deck"},
    {"deck A", "A’s deck", "Deck von A"},
    {"deck B", "B’s deck", "Deck von B"},
    {"castles", "castles", "Burgen"},
    {"handicap", "handicap", "Handicap"},
    {"board", "board", "Spielfeld"},
    {"zone", "zone", "Zone"},
}};

/// Parts that are counted from 0 in a path and from 1 by people.
constexpr std::array<NamedPart, 2> kCounted{{
    {"setup[", "line {0} of the set-up", "Zeile {0} des Aufbaus"},
    {"decks[", "deck {0}", "Deck {0}"},
}};

std::string inWords(const std::string& path, Language language)
{
    for (const NamedPart& part : kParts)
        if (part.path == path)
            return std::string(part.in(language));
    for (const NamedPart& part : kCounted) {
        if (!path.starts_with(part.path))
            continue;
        unsigned index = 0;
        const char* const end = path.data() + path.size();
        const auto [stop, problem] = std::from_chars(path.data() + part.path.size(), end, index);
        if (problem != std::errc{} || stop == end || *stop != ']' || index > 999'999)
            return path;
        std::string text(part.in(language));
        return text.replace(text.find("{0}"), 3, std::to_string(index + 1));
    }
    return path;
}

std::string placeText(const Location& place, const std::string& path, bool german)
{
    std::string text;
    const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    if (!place.file.empty())
        add(place.file);
    if (place.line > 0)
        add((german ? "Zeile " : "line ") + std::to_string(place.line));
    if (place.column > 0)
        add((german ? "Spalte " : "column ") + std::to_string(place.column));
    if (place.step > 0)
        add((german ? "Schritt " : "step ") + std::to_string(place.step));
    if (!path.empty())
        add(path);
    return text;
}

std::uint32_t asCount(std::size_t number)
{
    return static_cast<std::uint32_t>(std::min<std::size_t>(number, 0xFFFF'FFFFu));
}

} // namespace

Location Location::ofLine(std::size_t line, std::size_t column)
{
    Location place;
    place.line = asCount(line);
    place.column = asCount(column);
    return place;
}

Location Location::ofStep(std::size_t step)
{
    Location place;
    place.step = asCount(step);
    return place;
}

Location Location::in(std::string ofFile) const
{
    Location place = *this;
    place.file = std::move(ofFile);
    return place;
}

bool Location::empty() const
{
    return *this == Location();
}

std::string Location::text() const
{
    return placeText(*this, path, false);
}

std::string Location::text(Language language) const
{
    return placeText(*this, inWords(path, language), language == Language::German);
}

Error::Error(Location where, std::string english, std::string german)
    : place(std::move(where))
    , reason(CoreReason::Quoted, BothLanguages{std::move(english), std::move(german)})
{}

Reason reasonOf(const Error& error)
{
    if (error.place.empty())
        return error.reason;
    return {CoreReason::AtPlace,
            BothLanguages{error.place.text(Language::English), error.place.text(Language::German)},
            error.reason};
}

std::string Error::text() const
{
    return place.empty() ? reason.in(Language::English) : place.text() + ": " + reason.in(Language::English);
}

std::string Error::text(Language language) const
{
    return place.empty() ? reason.in(language) : place.text(language) + ": " + reason.in(language);
}

} // namespace rules
