// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/names.h"

#include <array>
#include <string>

namespace rules::crimson::narration {

namespace {

struct Named
{
    std::string_view word;
    std::string_view en;
    std::string_view de;
};

constexpr std::array<Named, 25> kNames{{
    {"left", "Left lane", "Linke Lane"},
    {"middle", "Middle lane", "Mittlere Lane"},
    {"right", "Right lane", "Rechte Lane"},
    {"offer", "Offer", "Angebot"},
    {"deck", "Deck", "Deck"},
    {"discard", "Discard pile", "Ablagestapel"},
    {"front.A", "Cards in front of A", "Karten vor A"},
    {"front.B", "Cards in front of B", "Karten vor B"},
    {"left.A", "Left lane, side A", "Linke Lane, Seite A"},
    {"left.B", "Left lane, side B", "Linke Lane, Seite B"},
    {"middle.A", "Middle lane, side A", "Mittlere Lane, Seite A"},
    {"middle.B", "Middle lane, side B", "Mittlere Lane, Seite B"},
    {"right.A", "Right lane, side A", "Rechte Lane, Seite A"},
    {"right.B", "Right lane, side B", "Rechte Lane, Seite B"},
    {"supply", "Supply", "Vorrat"},
    {"A coins", "Coins of A", "Münzen von A"},
    {"B coins", "Coins of B", "Münzen von B"},
    {"castles A", "Castles of A", "Burgen von A"},
    {"castles B", "Castles of B", "Burgen von B"},
    {"income", "Income", "Einkommen"},
    {"recruitment", "Recruitment", "Rekrutierung"},
    {"deployment", "Deployment", "Einsatz"},
    {"score", "Score", "Wertung"},
    {"strength", "Strength", "Stärke"},
    {"bid", "Bid", "Gebot"},
}};

constexpr std::string_view kTotal = "total ";

} // namespace

BothLanguages wordName(std::string_view word)
{
    for (const Named& named : kNames)
        if (named.word == word)
            return {std::string(named.en), std::string(named.de)};
    if (word.substr(0, kTotal.size()) == kTotal) {
        std::string zone(word.substr(kTotal.size()));
        if (const std::size_t blank = zone.find(' '); blank != std::string::npos)
            zone[blank] = '.';
        const BothLanguages place = wordName(zone);
        return {place.en + ": total strength", place.de + ": Gesamtstärke"};
    }
    return {std::string(word), std::string(word)};
}

} // namespace rules::crimson::narration
