// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/option_names.h"

namespace rules::battleground {

namespace {

struct NamedOption
{
    std::string_view key;
    BothLanguages name;
    std::vector<CardName> choices{};
    int least = 0;
    int most = 0;
};

CardName named(std::string word, std::string en, std::string de)
{
    return {std::move(word), {std::move(en), std::move(de)}, {}};
}

CardName board(const std::string& columns, const std::string& rows)
{
    const std::string both = columns + " × " + rows;
    return named(columns + "x" + rows, both, both);
}

std::vector<CardName> yesOrNo()
{
    return {named("on", "Yes", "Ja"), named("off", "No", "Nein")};
}

const std::vector<NamedOption>& namedOptions()
{
    static const std::vector<NamedOption> options{
        {"board",
         {"Board (columns × rows)", "Spielfeld (Spalten × Reihen)"},
         {board("3", "4"), board("4", "4"), board("4", "5"), board("5", "5"), board("5", "6"),
          board("6", "6"), board("7", "7"), board("8", "8")}},
        {"zone", {"Rows of a deployment zone", "Reihen einer Aufstellungszone"}, {}, 1, 4},
        {"first",
         {"Who begins", "Wer beginnt"},
         {named("random", "Drawn by lot", "Das Los entscheidet"), named("A", "A", "A"),
          named("B", "B", "B")}},
        {"copies", {"A deck may repeat a character", "Ein Deck darf Charaktere wiederholen"}, yesOrNo()},
        {"opening-defeat",
         {"Fewer than two characters in the opening loses",
          "Weniger als zwei Charaktere in der Eröffnung verlieren"},
         yesOrNo()},
        {"blocking",
         {"Living characters block a range", "Lebende Charaktere begrenzen die Reichweite"},
         yesOrNo()},
        {"own-side-attacks",
         {"Attacks may hit the own side", "Angriffe dürfen die eigene Seite treffen"},
         yesOrNo()},
        {"flank-uses-defence",
         {"A flank attack uses up a defence", "Ein Flankenangriff verbraucht eine Verteidigung"},
         yesOrNo()},
        {"defence-refresh",
         {"Defences come back", "Verteidigungen kehren zurück"},
         {named("every-turn", "Every turn", "In jedem Zug"),
          named("own-turn", "In the owner's turn", "Im eigenen Zug")}},
        {"defence-per",
         {"A defence counts", "Eine Verteidigung zählt"},
         {named("hit", "For every hit", "Für jeden Treffer"),
          named("attacker", "For every attacker", "Für jeden Angreifer")}},
        {"hand-limit",
         {"Most cards in hand (0: no limit)", "Höchste Kartenzahl auf der Hand (0: keine)"},
         {},
         0,
         64},
        {"turn-limit", {"Drawn after so many turns", "Unentschieden nach so vielen Zügen"}, {}, 2, 10'000},
        {"still-limit",
         {"Drawn after so many quiet turns (0: never)",
          "Unentschieden nach so vielen ruhigen Zügen (0: nie)"},
         {},
         0,
         10'000},
        {"ability-needs-target", {"An ability needs a target", "Eine Fähigkeit braucht ein Ziel"}, yesOrNo()},
        {"zero-attacks",
         {"An attack value of 0 may attack", "Ein Angriffswert von 0 darf angreifen"},
         yesOrNo()},
    };
    return options;
}

} // namespace

void nameOption(OptionView& option)
{
    for (const NamedOption& each : namedOptions())
        if (each.key == option.key) {
            option.name = each.name;
            option.choices = each.choices;
            option.least = each.least;
            option.most = each.most;
        }
}

} // namespace rules::battleground
