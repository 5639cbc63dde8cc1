// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/narration/phrases.h"

#include "rules/games/battleground/words.h"

namespace rules::battleground::narration {

std::string Phrases::card(std::size_t kind) const
{
    return kind < m_game.table().characters.size() ? m_game.table().characters[kind].name.in(m_language)
                                                   : std::string();
}

std::string Phrases::tile(std::size_t tile) const
{
    return tileWord(m_game.board(), tile);
}

std::string Phrases::gold(int count) const
{
    const bool german = m_language == Language::German;
    if (count == 0)
        return german ? "kein Gold" : "no gold";
    return std::to_string(count) + (german ? " Gold" : " gold");
}

std::string Phrases::living(int count) const
{
    const bool german = m_language == Language::German;
    if (count == 0)
        return german ? "keinen lebenden Charakter" : "no living character";
    if (count == 1)
        return german ? "1 lebenden Charakter" : "1 living character";
    return std::to_string(count) + (german ? " lebende Charaktere" : " living characters");
}

std::string Phrases::times(int count) const
{
    const bool german = m_language == Language::German;
    if (count == 1)
        return german ? "einmal" : "once";
    if (count == 2)
        return german ? "zweimal" : "twice";
    return std::to_string(count) + (german ? "-mal" : " times");
}

std::string Phrases::player(Seat side)
{
    return std::string(sideWord(side));
}

} // namespace rules::battleground::narration
