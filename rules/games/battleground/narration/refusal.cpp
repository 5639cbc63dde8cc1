// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/narration/narration.h"
#include "rules/games/battleground/narration/phrases.h"

namespace rules::battleground {

using narration::Phrases;

namespace {

Pattern pattern(const State& state, const Choice& choice, RefusalReason reason)
{
    const bool deploys = Verb(choice.verb) == Verb::Deploy;
    switch (reason) {
    case RefusalReason::MatchOver: return {"The match is over.", "Die Partie ist vorbei."};
    case RefusalReason::NotYourTurn:
        return {"It is {rival}’s turn; you can only concede.", "{rival} ist am Zug; du kannst nur aufgeben."};
    case RefusalReason::NotThisPhase:
        if (state.phase == Phase::Actions)
            return {"End your actions before you deploy.",
                    "Beende zuerst deine Aktionen, bevor du aufstellst."};
        if (state.phase == Phase::Opening)
            return {"In the opening turn you can only deploy.", "Im Eröffnungszug wird nur aufgestellt."};
        return {"Your actions are over; you can only deploy now.",
                "Deine Aktionen sind vorbei; jetzt kannst du nur noch aufstellen."};
    case RefusalReason::OffTheBoard: return {"That tile is not on the board.", "Dieses Feld gibt es nicht."};
    case RefusalReason::NobodyThere: return {"There is no character on {from}.", "Auf {from} steht niemand."};
    case RefusalReason::NotYours:
        return {"The character on {from} is not yours.", "Der Charakter auf {from} gehört dir nicht."};
    case RefusalReason::SlainActor:
        return {"The character on {from} is slain and can no longer act.",
                "Der Charakter auf {from} ist gefallen und handelt nicht mehr."};
    case RefusalReason::ActedAlready:
        return {"The character on {from} has already acted this turn.",
                "Der Charakter auf {from} hat in diesem Zug schon gehandelt."};
    case RefusalReason::NotOneStep:
        return {"Characters move one tile forward, back, left or right; {to} is not next to {from}.",
                "Charaktere ziehen ein Feld vor, zurück, nach links oder nach rechts; {to} liegt nicht neben "
                "{from}."};
    case RefusalReason::LivingInTheWay:
        return {"There is a living character on {to}.", "Auf {to} steht ein lebender Charakter."};
    case RefusalReason::NoAttackValue:
        return {"The character on {from} has no attack value.",
                "Der Charakter auf {from} hat keinen Angriffswert."};
    case RefusalReason::ZeroAttack:
        return {"In this match, characters cannot attack with a value of 0.",
                "In dieser Partie darf niemand mit dem Wert 0 angreifen."};
    case RefusalReason::NoAbility:
        return {"The character on {from} has no special ability.",
                "Der Charakter auf {from} hat keine Fähigkeit."};
    case RefusalReason::NoRange:
        return {"The character on {from} has no range and cannot target anyone.",
                "Der Charakter auf {from} hat keine Reichweite und erreicht niemanden."};
    case RefusalReason::NoTarget: return {"There is no target on {to}.", "Auf {to} ist kein Ziel."};
    case RefusalReason::SlainTarget:
        return {"The character on {to} is slain; only living characters can be targeted.",
                "Der Charakter auf {to} ist gefallen; nur lebende können Ziele sein."};
    case RefusalReason::WrongSide:
        return {"The character on {to} is on the wrong side.",
                "Der Charakter auf {to} steht dafür auf der falschen Seite."};
    case RefusalReason::Behind:
        return {"The tile {to} is behind the character on {from}.",
                "Das Feld {to} liegt hinter dem Charakter auf {from}."};
    case RefusalReason::OutOfRange:
        return {"The tile {to} is not in range of the character on {from}.",
                "Das Feld {to} liegt nicht in Reichweite des Charakters auf {from}."};
    case RefusalReason::Blocked:
        return {"There is a character between {from} and {to}.", "Zwischen {from} und {to} steht jemand."};
    case RefusalReason::NotInHand:
        return {"{card} is not in your hand.", "{card} ist nicht auf deiner Hand."};
    case RefusalReason::NotInZone:
        return {"The tile {to} is not in your deployment zone.",
                "Das Feld {to} liegt nicht in deiner Aufstellungszone."};
    case RefusalReason::TooDear:
        return {"{card} costs {cost}; you have {gold}.", "{card} kostet {cost}; du hast {gold}."};
    case RefusalReason::NoSuchChoice: break;
    }
    return deploys ? Pattern{"You cannot deploy that.", "Das lässt sich nicht aufstellen."}
                   : Pattern{"There is no such choice in this game.",
                             "Eine solche Wahl gibt es in diesem Spiel nicht."};
}

} // namespace

std::string refusal(const Game& game, const State& state, Seat seat, const Choice& choice,
                    const Refusal& refusal, Language language)
{
    const Phrases phrases(game, language);
    const bool known = choice.a < game.table().traits.size();
    return phrases.say(pattern(state, choice, refusal.reason),
                       {{"rival", Phrases::player(state.active)},
                        {"from", phrases.tile(choice.a)},
                        {"to", phrases.tile(choice.b)},
                        {"card", known ? phrases.card(choice.a) : "–"},
                        {"cost", phrases.gold(known ? game.table().traits[choice.a].cost : 0)},
                        {"gold", phrases.gold(seat < kSides ? state.treasury[seat] : 0)}});
}

} // namespace rules::battleground
