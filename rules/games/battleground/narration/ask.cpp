// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/narration/narration.h"
#include "rules/games/battleground/narration/phrases.h"

namespace rules::battleground {

using narration::Phrases;

std::string ask(const Game& game, const State& state, const Question& question, Language language)
{
    const Phrases phrases(game, language);
    const auto gold = [&] { return phrases.gold(state.treasury[question.seat]); };
    if (question.ask == Ask::Nothing)
        return phrases.say({"The match is over.", "Die Partie ist vorbei."});
    if (question.ask == Ask::Deployment)
        return phrases.say({"Deploy characters in your zone, or end your turn. You have {gold}.",
                            "Stelle Charaktere in deiner Zone auf oder beende deinen Zug. Du hast {gold}."},
                           {{"gold", gold()}});
    return phrases.say(
        {"Choose an action for one of your characters, or end your actions. Each has one action per turn.",
         "Lass einen Charakter handeln oder beende deine Aktionen. Jeder hat eine Aktion pro Zug."});
}

std::string describeChoice(const Game& game, const State& state, const Choice& choice, Language language)
{
    const Phrases phrases(game, language);
    const auto nameAt = [&](std::uint16_t tile) {
        const bool there = tile < game.board().tiles() && state.at[tile] != 0;
        return there ? phrases.card(state.kind[state.cardAt(static_cast<Tile>(tile))]) : std::string("–");
    };
    const auto say = [&](const Pattern& pattern) {
        return phrases.say(pattern, {{"card", nameAt(choice.a)},
                                     {"other", nameAt(choice.b)},
                                     {"from", phrases.tile(choice.a)},
                                     {"to", phrases.tile(choice.b)}});
    };
    switch (Verb(choice.verb)) {
    case Verb::Move: return say({"{card}: move from {from} to {to}", "{card}: von {from} nach {to} ziehen"});
    case Verb::Attack:
        return say({"{card} ({from}): attack {other} ({to})", "{card} ({from}): Angriff auf {to} ({other})"});
    case Verb::Ability:
        if (choice.a == choice.b)
            return say({"{card} ({from}): use the ability", "{card} ({from}): Fähigkeit einsetzen"});
        return say({"{card} ({from}): use the ability on {other} ({to})",
                    "{card} ({from}): Fähigkeit auf {to} anwenden ({other})"});
    case Verb::Reform: return say({"{card} ({from}): turn around", "{card} ({from}): kehrtmachen"});
    case Verb::EndActions: return say({"End your actions", "Aktionen beenden"});
    case Verb::Deploy:
        return phrases.say(
            {"Deploy {card} on {to}", "Auf {to} aufstellen: {card}"},
            {{"card", choice.a < game.table().characters.size() ? phrases.card(choice.a) : "–"},
             {"to", phrases.tile(choice.b)}});
    case Verb::EndTurn: return say({"End your turn", "Zug beenden"});
    case Verb::Concede: return say({"Concede", "Aufgeben"});
    }
    return say({"No such choice", "Keine solche Wahl"});
}

} // namespace rules::battleground
