// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/narration/narration.h"
#include "rules/games/battleground/narration/phrases.h"

namespace rules::battleground {

using narration::Pattern;
using narration::Phrases;

namespace {

Pattern pattern(const State& state, const Choice& choice, RefusalReason reason)
{
    const bool deploys = Verb(choice.verb) == Verb::Deploy;
    switch (reason) {
    case RefusalReason::MatchOver: return {"The match is over.", "Die Partie ist vorbei."};
    case RefusalReason::NotYourTurn:
        return {"It is {rival}'s turn; all you can do is give up.",
                "{rival} ist am Zug; du könntest nur aufgeben."};
    case RefusalReason::NotThisPhase:
        if (state.phase == Phase::Actions)
            return {"Characters act now; you deploy when you have ended your actions.",
                    "Jetzt wird gehandelt; aufgestellt wird, wenn du deine Aktionen beendet hast."};
        if (state.phase == Phase::Opening)
            return {"In an opening turn you only deploy.", "Im Eröffnungszug wird nur aufgestellt."};
        return {"Your actions are over; you deploy now.",
                "Deine Aktionen sind vorbei; jetzt wird aufgestellt."};
    case RefusalReason::OffTheBoard: return {"That tile is not on the board.", "Dieses Feld gibt es nicht."};
    case RefusalReason::NobodyThere: return {"Nobody stands on {from}.", "Auf {from} steht niemand."};
    case RefusalReason::NotYours:
        return {"The character on {from} is not yours.", "Der Charakter auf {from} gehört dir nicht."};
    case RefusalReason::SlainActor:
        return {"The character on {from} is slain and acts no more.",
                "Der Charakter auf {from} ist gefallen und handelt nicht mehr."};
    case RefusalReason::ActedAlready:
        return {"The character on {from} had its action in this turn.",
                "Der Charakter auf {from} hat in diesem Zug schon gehandelt."};
    case RefusalReason::NotOneStep:
        return {"A move is one tile forward, back, left or right; {to} is not next to {from}.",
                "Gezogen wird ein Feld vor, zurück, nach links oder rechts; {to} liegt nicht neben {from}."};
    case RefusalReason::LivingInTheWay:
        return {"A living character stands on {to}.", "Auf {to} steht ein lebender Charakter."};
    case RefusalReason::NoAttackValue:
        return {"The character on {from} has no attack value.",
                "Der Charakter auf {from} hat keinen Angriffswert."};
    case RefusalReason::ZeroAttack:
        return {"In this match nobody attacks with a value of 0.",
                "In dieser Partie wird mit dem Wert 0 nicht angegriffen."};
    case RefusalReason::NoAbility:
        return {"The character on {from} has no special ability.",
                "Der Charakter auf {from} hat keine Fähigkeit."};
    case RefusalReason::NoRange:
        return {"The character on {from} has no range and reaches nobody.",
                "Der Charakter auf {from} hat keine Reichweite und erreicht niemanden."};
    case RefusalReason::NoTarget: return {"There is no target on {to}.", "Auf {to} ist kein Ziel."};
    case RefusalReason::SlainTarget:
        return {"The character on {to} is slain; only the living are targets.",
                "Der Charakter auf {to} ist gefallen; nur lebende sind Ziele."};
    case RefusalReason::WrongSide:
        return {"The character on {to} is on the wrong side for this.",
                "Der Charakter auf {to} steht dafür auf der falschen Seite."};
    case RefusalReason::Behind:
        return {"The tile {to} lies behind the character on {from}.",
                "Das Feld {to} liegt hinter dem Charakter auf {from}."};
    case RefusalReason::OutOfRange:
        return {"The tile {to} is not in range of the character on {from}.",
                "Das Feld {to} liegt nicht in Reichweite des Charakters auf {from}."};
    case RefusalReason::Blocked:
        return {"Somebody stands between {from} and {to}.", "Zwischen {from} und {to} steht jemand."};
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
                   : Pattern{"That is no choice in this game.",
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
