// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/option_names.h"

#include "rules/games/named_options.h"

namespace rules::crowns {

namespace {

std::vector<CardName> totalOrPerCard()
{
    return {named("total", "One point per card", "Ein Punkt je Karte"),
            named("per-card", "Every card counts all of them", "Jede Karte zählt alle")};
}

const std::vector<NamedOption>& namedOptions()
{
    static const std::vector<NamedOption> options{
        {"hidden-agendas", {"Hidden agendas", "Geheime Ziele"}, yesOrNo()},
        {"customized-hands",
         {"Customized hands (four players)", "Angepasste Hände (vier Spieler)"},
         yesOrNo()},
        {"rounds", {"Rounds", "Runden"}, {}, 3, 6},
        {"teams", {"Teams (six or eight players)", "Teams (sechs oder acht Spieler)"}, yesOrNo()},
        {"negotiations", {"Negotiations", "Verhandlungen"}, yesOrNo()},
        {"first",
         {"Starting player", "Startspieler"},
         {named("random", "Random", "Zufällig"), named("first-seat", "The first house", "Das erste Haus")}},
        {"starting-ravens", {"Ravens at the start", "Raben zu Beginn"}, {}, 0, 6},
        {"feud-score", {"Feuds are worth", "Fehden zählen"}, totalOrPerCard()},
        {"jester-score",
         {"Jesters gain", "Hofnarren gewinnen"},
         {named("total", "Two points per card", "Zwei Punkte je Karte"),
          named("per-card", "Every card counts all of them", "Jede Karte zählt alle")}},
        {"jester-loss",
         {"Jesters without the majority lose", "Hofnarren ohne Mehrheit verlieren"},
         {named("once", "Two points once", "Einmal zwei Punkte"),
          named("per-card", "Two points per card", "Zwei Punkte je Karte")}},
        {"active-ravens",
         {"The active player may add ravens", "Der aktive Spieler darf Raben dazulegen"},
         yesOrNo()},
        {"raven-bidding",
         {"Raven bids in an exchange", "Gebote mit Raben beim Tausch"},
         {named("repeated", "As often as the active player asks", "So oft der aktive Spieler will"),
          named("single", "Once", "Einmal")}},
        {"last-card",
         {"Nothing left for a second card", "Keine Karte für ein zweites Angebot"},
         {named("out", "Out of the exchange", "Nicht mehr am Tausch beteiligt"),
          named("stay", "The first card remains on offer", "Die erste Karte bleibt im Angebot")}},
        {"decline-reward", {"The victor may decline", "Der Sieger darf verzichten"}, yesOrNo()},
        {"spare-banner",
         {"For a Diplomat, unused houses are", "Für einen Diplomaten sind unbenutzte Häuser"},
         {named("foreign", "Foreign", "Fremd"), named("own", "Not counted", "Ohne Wert")}},
        {"team-tie",
         {"Tied teams", "Gleichstand unter Teams"},
         {named("cards", "Fewest cards, then ravens", "Wenigste Karten, dann Raben"),
          named("shared", "Share the win", "Teilen sich den Sieg")}},
    };
    return options;
}

} // namespace

void nameOption(OptionView& option)
{
    nameOptionFrom(namedOptions(), option);
}

} // namespace rules::crowns
