// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/option_names.h"

#include "rules/games/named_options.h"

namespace rules::samurai {

namespace {

std::vector<CardName> seats()
{
    std::vector<CardName> choices{named("random", "Random", "Zufällig")};
    for (int seat = 1; seat <= 7; ++seat) {
        const std::string number = std::to_string(seat);
        choices.push_back(named(number, "Seat " + number, "Platz " + number));
    }
    return choices;
}

const std::vector<NamedOption>& namedOptions()
{
    static const std::vector<NamedOption> options{
        {"difficulty",
         {"Level", "Schwierigkeit"},
         {named("easy", "Easy", "Leicht"), named("normal", "Normal", "Normal"),
          named("hard", "Hard", "Schwer"), named("heroic", "Heroic", "Heroisch")}},
        {"absent-tokens",
         {"Absent samurai lend their tokens", "Abwesende Samurai leihen ihre Marker"},
         yesOrNo()},
        {"first", {"Who goes first", "Wer beginnt"}, seats()},
        {"overcome-farm",
         {"Overcome without barricades: a farmstead burns", "Überrannt ohne Barrikaden: ein Gehöft brennt"},
         yesOrNo()},
        {"above-again",
         {"Every further card above the Kiai value costs a barricade",
          "Jede weitere Karte über dem Kiai-Wert kostet eine Barrikade"},
         yesOrNo()},
        {"kiai-by-removal",
         {"A Kiai can be reached by removing cards", "Ein Kiai ist auch durch Wegnehmen erreichbar"},
         yesOrNo()},
        {"kiai-round-end",
         {"A Kiai is possible at the end of a round and after passing",
          "Ein Kiai ist am Rundenende und nach dem Passen möglich"},
         yesOrNo()},
        {"daisuke-same",
         {"Daisuke may give a card back to its samurai",
          "Daisuke darf eine Karte demselben Samurai zurückgeben"},
         yesOrNo()},
        {"hand-on-loop",
         {"A card may return to the samurai who handed it on",
          "Eine Karte darf zurückkehren, wenn sie weitergegeben wird"},
         yesOrNo()},
        {"faq-daisuke",
         {"A received card may be handed on whatever its value",
          "Eine erhaltene Karte darf unabhängig vom Wert weitergegeben werden"},
         yesOrNo()},
        {"second-card",
         {"Talents work on Katsushiro’s second card", "Talente gelten auch für Katsushiros zweite Karte"},
         yesOrNo()},
        {"again-above",
         {"A second Fight is possible above the Kiai value",
          "Ein zweiter Kampf ist auch über dem Kiai-Wert möglich"},
         yesOrNo()},
        {"ignore-all",
         {"Cards that forbid talents can be ignored",
          "Karten, die Talente verbieten, lassen sich ignorieren"},
         yesOrNo()},
        {"lent-token",
         {"Lent tokens stay lent over the end of a round",
          "Verliehene Marker bleiben über das Rundenende verliehen"},
         yesOrNo()},
        {"support-passed",
         {"Samurai who have passed can get and give tokens",
          "Samurai, die gepasst haben, können Marker erhalten und geben"},
         yesOrNo()},
        {"random-heal",
         {"A family heals any samurai at random, wounded or not",
          "Eine Familie heilt einen zufälligen Samurai, verwundet oder nicht"},
         yesOrNo()},
        {"burning-farm",
         {"Which farmstead burns", "Welches Gehöft brennt"},
         {named("random", "Random", "Zufällig"),
          named("chosen", "The samurai concerned chooses", "Der betroffene Samurai wählt")}},
        {"token-turn",
         {"An absent samurai’s token lasts one turn only", "Der Marker eines Abwesenden gilt nur einen Zug"},
         yesOrNo()},
        {"redeal",
         {"Two players: dealing again for two dolls", "Zu zweit: neu austeilen wegen der Puppen"},
         {named("rest", "From the remaining cards", "Aus den übrigen Karten"),
          named("all", "From all cards", "Aus allen Karten"), named("off", "Never", "Nie")}},
        {"solo-number",
         {"Solo: who counts as a player", "Allein: wer als Spieler zählt"},
         {named("samurai", "Each samurai", "Jeder Samurai"),
          named("one", "The one person", "Die eine Person")}},
    };
    return options;
}

} // namespace

void nameOption(OptionView& option)
{
    nameOptionFrom(namedOptions(), option);
}

} // namespace rules::samurai
