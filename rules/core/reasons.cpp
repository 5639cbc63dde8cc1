// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/reasons.h"

#include "rules/core/suggest.h"

#include <array>
#include <charconv>

namespace rules {

namespace {

struct NamedPlace
{
    std::string_view word;
    BothLanguages name;
};

/// Places that carry a number: "line 12" and "setup[3]", counted from 1 and from 0.
const std::array<NamedPlace, 2>& countedPlaces()
{
    static const std::array<NamedPlace, 2> places{
        {{"line ", {"line ", "Zeile "}}, {"step ", {"step ", "Schritt "}}}};
    return places;
}

const std::array<NamedPlace, 2>& indexedPlaces()
{
    static const std::array<NamedPlace, 2> places{
        {{"setup[", {"line %1 of the set-up", "Zeile %1 des Aufbaus"}}, {"decks[", {"deck %1", "Deck %1"}}}};
    return places;
}

const std::array<NamedPlace, 9>& plainPlaces()
{
    static const std::array<NamedPlace, 9> places{{
        {"variant", {"variant", "Variante"}},
        {"decks", {"decks", "Decks"}},
        {"deck", {"deck", "Deck"}},
        {"deck A", {"deck of A", "Deck von A"}},
        {"deck B", {"deck of B", "Deck von B"}},
        {"castles", {"castles", "Burgen"}},
        {"handicap", {"handicap", "Handicap"}},
        {"board", {"board", "Spielfeld"}},
        {"zone", {"zone", "Zone"}},
    }};
    return places;
}

std::string placeIn(const std::string& place, Language language)
{
    for (const NamedPlace& each : plainPlaces())
        if (each.word == place)
            return each.name.in(language);
    for (const NamedPlace& each : countedPlaces())
        if (place.starts_with(each.word))
            return each.name.in(language) + place.substr(each.word.size());
    for (const NamedPlace& each : indexedPlaces())
        if (place.starts_with(each.word)) {
            std::string number;
            for (std::size_t at = each.word.size(); at < place.size() && place[at] != ']'; ++at)
                number += place[at];
            unsigned index = 0;
            const char* const end = number.data() + number.size();
            const auto [stop, problem] = std::from_chars(number.data(), end, index);
            if (problem != std::errc{} || stop != end || number.size() > 6)
                return place;
            std::string text = each.name.in(language);
            return text.replace(text.find("%1"), 2, std::to_string(index + 1));
        }
    return place;
}

struct German
{
    std::string_view en;
    std::string_view de;
};

constexpr std::array<German, 21> kThings{{
    {"variant", "keine Variante"},
    {"seed", "kein Startwert"},
    {"option", "keine Option"},
    {"character", "kein Charakter"},
    {"castle", "keine Burg"},
    {"strength", "keine Stärke"},
    {"kind", "keine Art von Karte"},
    {"attribute", "keine Eigenschaft"},
    {"position", "keine Angabe zur Stellung"},
    {"side", "keine Seite"},
    {"lane", "keine Lane"},
    {"player", "kein Spieler"},
    {"phase", "keine Phase"},
    {"number of coins", "keine Anzahl von Münzen"},
    {"tile", "kein Feld"},
    {"id of a character", "keine Kennung eines Charakters"},
    {"card, place or lane", "weder Karte noch Platz noch Lane"},
    {"verb", "kein Verb"},
    {"statement", "keine Anweisung"},
    {"number", "keine Zahl"},
    {"difficulty", "kein Schwierigkeitsgrad"},
}};

constexpr std::array<German, 7> kFitting{{
    {"an id of the library", "eine Kennung der Bibliothek"},
    {"an id of the library, plain0 … plain9", "eine Kennung der Bibliothek, plain0 … plain9"},
    {"an id of the library, or one that the scenario defines",
     "eine Kennung der Bibliothek oder eine, die das Szenario festlegt"},
    {"regular or an id of the library's castles", "regular oder die Kennung einer Burg der Bibliothek"},
    {"a letter for the column and a number for the row, as c2",
     "ein Buchstabe für die Spalte und eine Zahl für die Reihe, etwa c2"},
    {"lower-case letters, digits and single hyphens", "Kleinbuchstaben, Ziffern und einzelne Bindestriche"},
    {"LANE.SIDE.N, an id of the library, left, middle, right, A, B",
     "LANE.SIDE.N, eine Kennung der Bibliothek, left, middle, right, A, B"},
}};

template <std::size_t N>
std::string_view germanOf(const std::array<German, N>& words, std::string_view en)
{
    for (const German& each : words)
        if (each.en == en)
            return each.de;
    return en;
}

} // namespace

std::string Error::text(Language language) const
{
    const std::string& why = language == Language::German && !german.empty() ? german : reason;
    return place.empty() ? why : placeIn(place, language) + ": " + why;
}

BothLanguages isNo(std::string_view what, std::string_view word, std::string_view fitting)
{
    const std::string quoted = inMessage(word);
    BothLanguages text{quoted + " is no " + std::string(what),
                       quoted + " ist " + std::string(germanOf(kThings, what))};
    if (!fitting.empty()) {
        text.en += "; what fits: " + std::string(fitting);
        text.de += "; möglich: " + std::string(germanOf(kFitting, fitting));
    }
    return text;
}

BothLanguages theFormIs(std::string_view form)
{
    return {"the form is '" + std::string(form) + "'", "die Form ist '" + std::string(form) + "'"};
}

} // namespace rules
