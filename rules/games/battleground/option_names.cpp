// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/option_names.h"

#include "rules/games/named_options.h"

namespace rules::battleground {

namespace {

CardName board(const std::string& columns, const std::string& rows)
{
    const std::string both = columns + " × " + rows;
    return named(columns + "x" + rows, both, both);
}

const std::vector<NamedOption>& namedOptions()
{
    static const std::vector<NamedOption> options{
        {"board",
         {"Board (columns × rows)", "Spielfeld (Spalten × Reihen)"},
         {board("3", "4"), board("4", "4"), board("4", "5"), board("5", "5"), board("5", "6"),
          board("6", "6"), board("7", "7"), board("8", "8")}},
        {"zone", {"Rows per deployment zone", "Reihen pro Aufstellungszone"}, {}, 1, 4},
        {"first",
         {"Who goes first", "Wer beginnt"},
         {named("random", "Random", "Zufällig"), named("A", "A", "A"), named("B", "B", "B")}},
        {"copies", {"Decks may contain copies", "Decks dürfen Charaktere mehrfach enthalten"}, yesOrNo()},
        {"opening-defeat",
         {"Fewer than two characters after the opening turn lose",
          "Weniger als zwei Charaktere nach dem Eröffnungszug verlieren"},
         yesOrNo()},
        {"blocking",
         {"Living characters block range", "Lebende Charaktere begrenzen die Reichweite"},
         yesOrNo()},
        {"own-side-attacks",
         {"Attacks may target your own side", "Angriffe dürfen die eigene Seite treffen"},
         yesOrNo()},
        {"flank-uses-defence",
         {"A flanking attack uses up a defence", "Ein Flankenangriff verbraucht eine Verteidigung"},
         yesOrNo()},
        {"defence-refresh",
         {"Defences are restored", "Verteidigungen kehren zurück"},
         {named("every-turn", "Every turn", "In jedem Zug"),
          named("own-turn", "In the owner’s turn", "Im eigenen Zug")}},
        {"defence-per",
         {"A defence is used up", "Eine Verteidigung wird verbraucht"},
         {named("hit", "By each hit", "Durch jeden Treffer"),
          named("attacker", "By each attacker", "Durch jeden Angreifer")}},
        {"hand-limit", {"Hand limit (0: none)", "Handkartenlimit (0: keines)"}, {}, 0, 64},
        {"turn-limit", {"Draw after this many turns", "Unentschieden nach so vielen Zügen"}, {}, 2, 10'000},
        {"still-limit",
         {"Draw after this many uneventful turns (0: never)",
          "Unentschieden nach so vielen ereignislosen Zügen (0: nie)"},
         {},
         0,
         10'000},
        {"ability-needs-target", {"An ability needs a target", "Eine Fähigkeit braucht ein Ziel"}, yesOrNo()},
        {"zero-attacks",
         {"Characters with attack 0 may attack", "Charaktere mit Angriff 0 dürfen angreifen"},
         yesOrNo()},
    };
    return options;
}

} // namespace

void nameOption(OptionView& option)
{
    nameOptionFrom(namedOptions(), option);
}

} // namespace rules::battleground
