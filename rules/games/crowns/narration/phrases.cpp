// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/narration/phrases.h"

#include "rules/games/crowns/words.h"

namespace rules::crowns::narration {

std::string Phrases::counted(int count, const Pattern& one, const Pattern& many) const
{
    const std::string number = count < 0 ? "−" + std::to_string(-count) : std::to_string(count);
    return number + " " + std::string((count == 1 || count == -1 ? one : many).in(m_language));
}

std::string Phrases::card(std::size_t code) const
{
    return code < kCodes ? m_game.cardName(static_cast<CardCode>(code)).in(m_language) : "–";
}

std::string Phrases::seat(std::size_t seat) const
{
    if (seat >= kAbsentSeat)
        return house(seat - kAbsentSeat);
    return seat < m_state.players ? house(m_state.house[seat]) : "–";
}

std::string Phrases::house(std::size_t house) const
{
    return house < kHouses ? houseName(static_cast<House>(house)).in(m_language) : "–";
}

std::string Phrases::ravens(int count) const
{
    return counted(count, {"raven", "Raben"}, {"ravens", "Raben"});
}

std::string Phrases::cards(int count) const
{
    return counted(count, {"card", "Karte"}, {"cards", "Karten"});
}

std::string Phrases::votes(int count) const
{
    return counted(count, {"vote", "Stimme"}, {"votes", "Stimmen"});
}

std::string Phrases::points(int count) const
{
    return counted(count, {"victory point", "Siegpunkt"}, {"victory points", "Siegpunkte"});
}

std::string Phrases::withPoints(int count) const
{
    return counted(count, {"victory point", "Siegpunkt"}, {"victory points", "Siegpunkten"});
}

std::string Phrases::side(bool defender) const
{
    if (defender)
        return german() ? "den Verteidiger" : "the defender";
    return german() ? "den Angreifer" : "the attacker";
}

} // namespace rules::crowns::narration
