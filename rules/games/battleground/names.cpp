// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/match.h"
#include "rules/games/battleground/words.h"

#include <array>

namespace rules::battleground {

namespace {

struct Named
{
    std::string_view word;
    std::string_view en;
    std::string_view de;
};

constexpr std::array<Named, 24> kNames{{
    {"board", "Board", "Spielfeld"},
    {"hand.A", "Hand of A", "Hand von A"},
    {"hand.B", "Hand of B", "Hand von B"},
    {"deck.A", "Deck of A", "Deck von A"},
    {"deck.B", "Deck of B", "Deck von B"},
    {"boneyard.A", "Boneyard of A", "Beinhaus von A"},
    {"boneyard.B", "Boneyard of B", "Beinhaus von B"},
    {"turn", "Turn", "Zug"},
    {"A treasury", "Treasury of A", "Schatzkammer von A"},
    {"B treasury", "Treasury of B", "Schatzkammer von B"},
    {"A living", "Living characters of A", "Lebende Charaktere von A"},
    {"B living", "Living characters of B", "Lebende Charaktere von B"},
    {"opening", "Opening", "Eröffnung"},
    {"actions", "Actions", "Aktionen"},
    {"deployment", "Deployment", "Aufstellung"},
    {"over", "Over", "Vorbei"},
    {"health", "Health", "Leben"},
    {"attack", "Attack", "Angriff"},
    {"range", "Range", "Reichweite"},
    {"defence", "Defence", "Verteidigung"},
    {"gold", "Gold", "Gold"},
    {"defences", "Defences", "Abwehren"},
    {"shield", "Shield", "Schild"},
    {"acted", "Has acted", "Hat gehandelt"},
}};

} // namespace

BothLanguages wordName(std::string_view word)
{
    for (const Named& named : kNames)
        if (named.word == word)
            return {std::string(named.en), std::string(named.de)};
    return {std::string(word), std::string(word)};
}

BothLanguages Match::nameOf(std::string_view word) const
{
    return wordName(word);
}

} // namespace rules::battleground
