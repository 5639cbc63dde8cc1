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
    {"hand.A", "A’s hand", "Hand von A"},
    {"hand.B", "B’s hand", "Hand von B"},
    {"deck.A", "A’s deck", "Deck von A"},
    {"deck.B", "B’s deck", "Deck von B"},
    {"boneyard.A", "A’s boneyard", "Beinhaus von A"},
    {"boneyard.B", "B’s boneyard", "Beinhaus von B"},
    {"turn", "Turn", "Zug"},
    {"A treasury", "A’s treasury", "Schatzkammer von A"},
    {"B treasury", "B’s treasury", "Schatzkammer von B"},
    {"A living", "A’s living characters", "Lebende Charaktere von A"},
    {"B living", "B’s living characters", "Lebende Charaktere von B"},
    {"opening", "Opening", "Eröffnung"},
    {"actions", "Actions", "Aktionen"},
    {"deployment", "Deployment", "Aufstellung"},
    {"over", "Over", "Vorbei"},
    {"health", "Health", "Leben"},
    {"attack", "Attack", "Angriff"},
    {"range", "Range", "Reichweite"},
    {"defence", "Defence", "Verteidigung"},
    {"gold", "Gold", "Gold"},
    {"defences", "Defences", "Verteidigungen"},
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
