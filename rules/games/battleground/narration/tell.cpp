// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/narration/narration.h"
#include "rules/games/battleground/narration/phrases.h"

namespace rules::battleground {

using narration::Phrases;

namespace {

/// Numbers of turns stop counting here: Event::value has no room for more.
constexpr std::uint8_t kLastTurnNumber = 255;

Pattern turnPattern(const Event& event)
{
    if (event.extra != 0)
        return {"Turn {n}: {side}’s opening turn.", "Zug {n}: {side} eröffnet."};
    if (event.value == kLastTurnNumber)
        return {"It is {side}’s turn.", "{side} ist am Zug."};
    return {"Turn {n}: it is {side}’s turn.", "Zug {n}: {side} ist am Zug."};
}

Pattern fightPattern(const Event& event)
{
    switch (event.kind) {
    case EventKind::Attacked:
        if (event.extra > 1)
            return {"{card} ({from}) attacks {other} ({to}) {times} with an attack of {n}.",
                    "{card} ({from}) greift {times} mit Angriff {n} an: {other} ({to})."};
        return {"{card} ({from}) attacks {other} ({to}) with an attack of {n}.",
                "{card} ({from}) greift mit Angriff {n} an: {other} ({to})."};
    case EventKind::DefenceHeld:
        return {"{card} ({to}) defends and reduces the attack of {m} by {n}.",
                "{card} ({to}) verteidigt sich und verringert den Angriff von {m} um {n}."};
    case EventKind::DefenceFlanked:
        if (event.extra != 0)
            return {"{card} ({to}) is hit from behind: its defence of {n} does not count.",
                    "{card} ({to}) wird im Rücken getroffen: Die Verteidigung von {n} zählt nicht."};
        return {"{card} ({to}) is flanked: its defence of {n} does not count.",
                "{card} ({to}) wird in der Flanke getroffen: Die Verteidigung von {n} zählt nicht."};
    case EventKind::DefenceSpent:
        return {"{card} ({to}) has no defence left for now.",
                "{card} ({to}) hat vorerst keine Verteidigung mehr."};
    case EventKind::ShieldHeld:
        return {"The shield of {card} ({to}) absorbs {n}.", "{card} ({to}): Der Schild fängt {n} ab."};
    case EventKind::HealthLost:
        return {"{card} ({to}) loses {n} health and has {m} left.",
                "{card} ({to}) verliert {n} Leben und hat noch {m}."};
    case EventKind::Unharmed: return {"{card} ({to}) loses no health.", "{card} ({to}) verliert kein Leben."};
    case EventKind::Slain:
        if (event.value > 0)
            return {"{card} ({to}) is slain; {gold} stays on its card.",
                    "{card} ({to}) fällt; {gold} bleibt auf der Karte."};
        return {"{card} ({to}) is slain.", "{card} ({to}) fällt."};
    default:
        return {"{card}’s remaining attacks ({n}) are lost: the target is slain.",
                "{card}: Die übrigen Angriffe ({n}) verfallen, denn das Ziel ist gefallen."};
    }
}

Pattern abilityPattern(const Event& event)
{
    switch (event.kind) {
    case EventKind::AbilityUsed:
        if (event.from == event.to)
            return {"{card} ({from}) uses its ability.", "{card} ({from}) setzt die eigene Fähigkeit ein."};
        return {"{card} ({from}) uses its ability on {other} ({to}).",
                "{card} ({from}) setzt die eigene Fähigkeit ein, Ziel: {other} ({to})."};
    case EventKind::Healed:
        if (event.value == 0)
            return {"{card} ({to}) is already at full health.", "{card} ({to}) ist schon unversehrt."};
        return {"{card} ({to}) regains {n} health and now has {m}.",
                "{card} ({to}) erhält {n} Leben zurück und hat nun {m}."};
    case EventKind::Pushed:
        return {"{card} is pushed from {from} to {to}.", "{card} wird von {from} nach {to} geschoben."};
    case EventKind::PushStopped:
        return {"{card} ({to}) cannot be pushed: the way is blocked.",
                "{card} ({to}) lässt sich nicht schieben: Der Weg ist versperrt."};
    case EventKind::GoldSeized:
        if (event.value == 0)
            return {"There is no gold on {card} ({to}).", "{card} ({to}): Auf der Karte liegt kein Gold."};
        return {"{side} takes {gold} from {card} ({to}).",
                "{side} nimmt {gold} von der Karte {card} ({to})."};
    case EventKind::TurnedAbout:
        return {"{card} ({to}) is turned around.", "{card} ({to}) muss kehrtmachen."};
    default: return {"{card} ({to}) gets a shield of {n}.", "{card} ({to}) erhält einen Schild von {n}."};
    }
}

Pattern pattern(const Event& event, bool open)
{
    switch (event.kind) {
    case EventKind::MatchBegan:
        return {"The match begins on a board of {n} columns and {m} rows.",
                "Die Partie beginnt auf einem Spielfeld von {n} Spalten und {m} Reihen."};
    case EventKind::FirstPlayer:
        return {"Both players have {gold}. {side} goes first.", "Beide haben {gold}. {side} beginnt."};
    case EventKind::TurnBegan: return turnPattern(event);
    case EventKind::CardDrawn:
        if (open)
            return {"{side} draws a card.", "{side} zieht eine Karte."};
        return {"{side} draws {card}.", "{side} zieht die Karte {card}."};
    case EventKind::DeckEmpty:
        return {"{side}’s deck is empty: no card is drawn.",
                "Das Deck von {side} ist leer: Es wird nichts gezogen."};
    case EventKind::HandFull:
        return {"{side} has {n} cards in hand and draws none.",
                "{side} hat {n} Karten auf der Hand und zieht keine."};
    case EventKind::Deployed: return {"{side} deploys {card} on {to}.", "{side} stellt auf: {card} ({to})."};
    case EventKind::GoldPaid:
        return {"{side} puts {gold} on {card}.", "{side} legt {gold} auf die Karte {card}."};
    case EventKind::Moved:
        if (event.value > 0)
            return {"{card} moves from {from} to {to}, carrying {gold}.",
                    "{card} zieht von {from} nach {to} und trägt {gold}."};
        return {"{card} moves from {from} to {to}.", "{card} zieht von {from} nach {to}."};
    case EventKind::GoldPickedUp:
        return {"{side} picks up {gold} from {other} ({to}).",
                "{side} nimmt {gold} von der Karte {other} ({to})."};
    case EventKind::ToBoneyard:
        return {"{card} goes to {side}’s boneyard.", "{card} kommt ins Beinhaus von {side}."};
    case EventKind::Reformed:
        if (event.value != 0)
            return {"{card} ({to}) turns around and faces back.",
                    "{card} ({to}) macht kehrt und blickt zurück."};
        return {"{card} ({to}) turns around and faces forward.",
                "{card} ({to}) macht kehrt und blickt nach vorn."};
    case EventKind::ActionsEnded: return {"{side} ends their actions.", "{side} beendet die Aktionen."};
    case EventKind::TurnEnded:
        return {"{side}’s turn ends with {living}.", "Der Zug von {side} endet; {side} hat {living}."};
    case EventKind::Defeated:
        return {"{side} is defeated: {living} at the end of the turn, and two are needed.",
                "{side} ist geschlagen: {side} hat am Ende des Zugs {living}, nötig sind zwei."};
    case EventKind::Conceded: return {"{side} concedes.", "{side} gibt auf."};
    case EventKind::MatchWon: return {"{side} wins the match.", "{side} gewinnt die Partie."};
    case EventKind::MatchDrawn:
        if (event.extra != 0)
            return {"Nothing has happened for {n} turns: the match is a draw.",
                    "Seit {n} Zügen ist nichts geschehen: Die Partie endet unentschieden."};
        return {"After {n} turns, the match is a draw.", "Nach {n} Zügen endet die Partie unentschieden."};
    case EventKind::Attacked:
    case EventKind::DefenceHeld:
    case EventKind::DefenceFlanked:
    case EventKind::DefenceSpent:
    case EventKind::ShieldHeld:
    case EventKind::HealthLost:
    case EventKind::Unharmed:
    case EventKind::Slain:
    case EventKind::AttacksLost: return fightPattern(event);
    case EventKind::AbilityUsed:
    case EventKind::Healed:
    case EventKind::Pushed:
    case EventKind::PushStopped:
    case EventKind::GoldSeized:
    case EventKind::TurnedAbout:
    case EventKind::ShieldRaised: return abilityPattern(event);
    }
    return {};
}

} // namespace

std::string tell(const Game& game, const Event& event, Language language, bool open)
{
    const Phrases phrases(game, language);
    return phrases.say(pattern(event, open), {{"side", Phrases::player(event.side)},
                                              {"card", phrases.card(event.card)},
                                              {"other", phrases.card(event.other)},
                                              {"from", phrases.tile(event.from)},
                                              {"to", phrases.tile(event.to)},
                                              {"n", std::to_string(event.value)},
                                              {"m", std::to_string(event.extra)},
                                              {"gold", phrases.gold(event.value)},
                                              {"living", phrases.living(event.value)},
                                              {"times", phrases.times(event.extra)}});
}

bool isSecret(const Event& event)
{
    return event.kind == EventKind::CardDrawn;
}

} // namespace rules::battleground
