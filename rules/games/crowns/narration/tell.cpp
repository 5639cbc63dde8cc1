// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/narration/narration.h"
#include "rules/games/crowns/narration/phrases.h"

namespace rules::crowns {

using narration::Phrases;

namespace {

Pattern setupPattern(const Event& event, bool open)
{
    switch (event.kind) {
    case EventKind::MatchBegan:
        return {"The match begins: {n} houses, {m} rounds.", "Die Partie beginnt: {n} Häuser, {m} Runden."};
    case EventKind::GuestsShuffled:
        return {"The guest deck is shuffled: {cards}.", "Der Gästestapel wird gemischt: {cards}."};
    case EventKind::AgendaDealt:
        if (open)
            return {"{seat} receives a hidden agenda.", "{seat} erhält ein geheimes Ziel."};
        return {"{seat} receives a hidden agenda: {card}.", "{seat} erhält ein geheimes Ziel: {card}."};
    case EventKind::SetTaken:
        return {"{seat} takes the unused cards of House {house}.",
                "{seat} nimmt die unbenutzten Karten von Haus {house}."};
    case EventKind::CardSwapped:
        if (open)
            return {};
        return {"{seat} swaps {card} for {other}.", "{seat} tauscht {card} gegen {other}."};
    case EventKind::HandSettled:
        return {"{seat} has settled on a hand.", "{seat} hat die eigene Hand zusammengestellt."};
    case EventKind::FirstPlayer:
        return {"Everyone starts with {ravens}. {seat} is the starting player.",
                "Alle beginnen mit {ravens}. {seat} ist Startspieler."};
    case EventKind::RoundBegan: return {"Round {n} of {m} begins.", "Runde {n} von {m} beginnt."};
    case EventKind::TurnBegan: return {"It is {seat}’s turn.", "{seat} ist am Zug."};
    case EventKind::TurnSkipped:
        if (event.extra != 0)
            return {"{seat} has no possible action and is skipped.",
                    "{seat} hat keine mögliche Aktion und wird übersprungen."};
        return {"{seat} has no cards and is skipped.", "{seat} hat keine Karten und wird übersprungen."};
    case EventKind::SentinelUsed:
        if (event.value == 0)
            return {"{seat} discards {card} and takes no raven from {aim}: half of one, rounded down.",
                    "{seat} wirft {card} ab und nimmt keinen Raben von {aim}: die Hälfte von einem, "
                    "abgerundet."};
        return {"{seat} discards {card} and takes {ravens} from {aim}.",
                "{seat} wirft {card} ab und nimmt {ravens} von {aim}."};
    default: // SentinelKept: nobody else learns who holds one
        if (open)
            return {};
        return {"{seat} keeps the Sentinel.", "{seat} behält den Wächter."};
    }
}

Pattern exchangePattern(const Event& event)
{
    switch (event.kind) {
    case EventKind::Offered:
        return {"{seat} offers in exchange: {card}.", "{seat} bietet zum Tausch: {card}."};
    case EventKind::Shown: return {"{seat} answers with {card}.", "{seat} antwortet mit {card}."};
    case EventKind::NoOffer:
        return {"{seat} has no cards and stays out of the exchange.",
                "{seat} hat keine Karten und nimmt am Tausch nicht teil."};
    case EventKind::SecondOffered:
        return {"{seat} adds a second card: {card}.", "{seat} legt eine zweite Karte dazu: {card}."};
    case EventKind::SecondDeclined:
        return {"{seat} offers no second card.", "{seat} bietet keine zweite Karte an."};
    case EventKind::SecondShown:
        return {"{seat} answers with a second card: {card}.",
                "{seat} antwortet mit einer zweiten Karte: {card}."};
    case EventKind::OfferWithdrawn:
        return {"{seat} has no second card, takes the first one back and is out of the exchange.",
                "{seat} hat keine zweite Karte, nimmt die erste zurück und scheidet aus dem Tausch aus."};
    case EventKind::RavensAdded:
        return {"{seat} adds {ravens}; {m} on offer.", "{seat} legt {ravens} dazu; {m} im Angebot."};
    case EventKind::NothingAdded: return {"{seat} adds no ravens.", "{seat} legt keine Raben dazu."};
    case EventKind::MoreAsked:
        if (event.value == 0)
            return {"{seat} asks for better offers.", "{seat} wartet auf bessere Angebote."};
        return {"{seat} adds {ravens} and asks for better offers.",
                "{seat} legt {ravens} dazu und wartet auf bessere Angebote."};
    case EventKind::Accepted:
        return {"{seat} accepts {aim}’s offer.", "{seat} nimmt das Angebot von {aim} an."};
    case EventKind::CardTraded:
        return {"{card} goes from {seat} to {aim}.", "{card} geht von {seat} an {aim}."};
    case EventKind::RavensTraded:
        return {"{seat} hands over {ravens} to {aim}.", "{seat} gibt {ravens} an {aim}."};
    case EventKind::OffersReturned:
        return {"Everyone else takes back what they offered.", "Alle anderen nehmen ihre Angebote zurück."};
    case EventKind::DealMade:
        return {"{seat} and {aim} strike a deal.", "{seat} und {aim} schließen ein Geschäft ab."};
    default: return {"{seat} gives {ravens} to {aim}.", "{seat} gibt {ravens} an {aim}."}; // DealRavens
    }
}

Pattern secretPattern(const Event& event, bool open)
{
    switch (event.kind) {
    case EventKind::CoinageCard:
        if (open)
            return {"The Coinage is placed face-down in front of {aim}.",
                    "Die Münze liegt verdeckt vor {aim}."};
        return {"{seat} places {card} face-down in front of {aim}.",
                "{seat} legt {card} verdeckt vor {aim}."};
    case EventKind::CardDrawn:
        if (open)
            return {"{seat} draws a card from {aim}’s hand.",
                    "{seat} zieht eine Karte aus der Hand von {aim}."};
        return {"{seat} draws {card} from {aim}’s hand.", "{seat} zieht {card} aus der Hand von {aim}."};
    case EventKind::CardLost:
        if (open)
            return {"{seat} takes the Coinage.", "{seat} nimmt die Münze auf die Hand."};
        return {"{seat} loses {card} and takes {other}.", "{seat} verliert {card} und erhält {other}."};
    case EventKind::CardGiven:
        if (open)
            return {"{seat} picks a card for {aim} and takes the Coinage.",
                    "{seat} sucht eine Karte für {aim} aus und nimmt die Münze auf die Hand."};
        return {"{seat} gives {card} to {aim} and takes {other}.",
                "{seat} gibt {card} an {aim} und erhält {other}."};
    case EventKind::CardReceived:
        if (open)
            return {"{seat} takes the card.", "{seat} nimmt die Karte."};
        return {"{seat} receives {card} from {aim}.", "{seat} erhält {card} von {aim}."};
    case EventKind::VoteCast:
        if (open)
            return {"{seat} has voted.", "{seat} hat abgestimmt."};
        return {"{seat} votes for {side}.", "{seat} stimmt für {side}."};
    case EventKind::CardTaken:
        if (open)
            return {"{seat} looks at {aim}’s hand and takes a card.",
                    "{seat} sieht die Hand von {aim} an und nimmt eine Karte."};
        return {"{seat} looks at {aim}’s hand and takes {card}.",
                "{seat} sieht die Hand von {aim} an und nimmt {card}."};
    case EventKind::CardStolen:
        if (open)
            return {"{seat} gives up the card.", "{seat} gibt die Karte ab."};
        return {"{seat} loses {card} to {aim}.", "{seat} verliert {card} an {aim}."};
    case EventKind::GuestDrawn:
        if (open)
            return {"{seat} draws a guest.", "{seat} zieht einen Gast."};
        return {"{seat} draws a guest: {card}.", "{seat} zieht einen Gast: {card}."};
    case EventKind::DealCard:
        if (open)
            return {"{seat} gives a card to {aim}.", "{seat} gibt eine Karte an {aim}."};
        return {"{seat} gives {card} to {aim}.", "{seat} gibt {card} an {aim}."};
    default: // DealCardReceived
        if (open)
            return {"{seat} takes it.", "{seat} nimmt sie."};
        return {"{seat} receives {card} from {aim}.", "{seat} erhält {card} von {aim}."};
    }
}

Pattern attackPattern(const Event& event)
{
    switch (event.kind) {
    case EventKind::Attacked:
        return {"{seat} attacks {aim} with {card}.", "{seat} greift {aim} mit {card} an."};
    case EventKind::VoteRevealed:
        if (event.extra != 0)
            return {"{seat} has voted for {side}, against itself.",
                    "{seat} hat für {side} gestimmt, gegen sich selbst."};
        return {"{seat} has voted for {side}.", "{seat} hat für {side} gestimmt."};
    case EventKind::RavensSpent:
        return {"{seat} adds {ravens} to the vote for {spentOn}.",
                "{seat} verstärkt die Stimme für {spentOn} um {ravens}."};
    case EventKind::NoRavensSpent: return {"{seat} adds no ravens.", "{seat} legt keine Raben dazu."};
    case EventKind::VotesCounted:
        return {"{votes} for the attacker, {otherVotes} for the defender.",
                "{votes} für den Angreifer, {otherVotes} für den Verteidiger."};
    case EventKind::AttackWon:
        if (event.extra != 0)
            return {"The vote is tied, so the attacker wins: {seat} defeats {aim}.",
                    "Gleichstand, also gewinnt der Angreifer: {seat} besiegt {aim}."};
        return {"{seat} defeats {aim}.", "{seat} besiegt {aim}."};
    case EventKind::RewardDeclined: return {"{seat} declines the reward.", "{seat} verzichtet auf den Lohn."};
    case EventKind::NoReward:
        return {"There is neither a card nor a guest for {seat}.",
                "Für {seat} gibt es weder eine Karte noch einen Gast."};
    case EventKind::RavensGained:
        return {"{seat} receives {ravens} that were spent on the victor.",
                "{seat} erhält {ravens}, die für den Sieger eingesetzt wurden."};
    case EventKind::RavensRemoved:
        return {"Spent on the defeated and out of the game: {ravens}.",
                "Für den Besiegten eingesetzt und aus dem Spiel: {ravens}."};
    case EventKind::KnightDiscarded: return {"{card} is discarded.", "{card} wird abgeworfen."};
    default: return {"{seat} plays a Coinage on {aim}.", "{seat} spielt eine Münze gegen {aim}."};
    }
}

Pattern endPattern(const Event& event)
{
    switch (event.kind) {
    case EventKind::EndEmpty:
        return {"{seat} has no cards when a new round would begin: the game ends.",
                "{seat} hat keine Karten, als eine neue Runde beginnen soll: Das Spiel endet."};
    case EventKind::EndReached:
        return {"The game ends after {n} rounds.", "Nach {n} Runden endet das Spiel."};
    case EventKind::AgendaRevealed:
        return {"{seat}’s hidden agenda was {card}.", "Das geheime Ziel von {seat} war {card}."};
    case EventKind::HandScored:
        return {"{seat} scores {points} with {cards} and {mRavens}.",
                "{seat} erzielt {points} mit {cards} und {mRavens}."};
    case EventKind::TeamScored:
        return {"{seat} and {aim} score {points} together.", "{seat} und {aim} erzielen zusammen {points}."};
    case EventKind::TeamWon:
        if (event.also == Clause::WinShared || event.also == Clause::RulingTeamTie)
            return {"{seat} and {aim} share the win with {withPoints}.",
                    "{seat} und {aim} teilen sich den Sieg mit {withPoints}."};
        return {"{seat} and {aim} win with {withPoints}{why}.",
                "{seat} und {aim} gewinnen mit {withPoints}{why}."};
    default:
        if (event.also == Clause::WinShared)
            return {"{seat} shares the win with {withPoints}.",
                    "{seat} teilt sich den Sieg mit {withPoints}."};
        return {"{seat} wins with {withPoints}{why}.", "{seat} gewinnt mit {withPoints}{why}."};
    }
}

Pattern pattern(const Event& event, bool open)
{
    if (event.kind <= EventKind::SentinelKept)
        return setupPattern(event, open);
    if (event.kind <= EventKind::OffersReturned || event.kind == EventKind::DealMade ||
        event.kind == EventKind::DealRavens)
        return exchangePattern(event);
    if (isSecret(event.kind))
        return secretPattern(event, open);
    return event.kind >= EventKind::EndEmpty ? endPattern(event) : attackPattern(event);
}

Pattern tieBreak(Clause also)
{
    if (also == Clause::WinCards)
        return {" and the fewest cards", " und den wenigsten Karten"};
    if (also == Clause::WinRavens)
        return {" and the fewest ravens", " und den wenigsten Raben"};
    return {};
}

} // namespace

std::string tell(const Game& game, const State& state, const Event& event, Language language, bool open)
{
    const Phrases phrases(game, state, language);
    return phrases.say(pattern(event, open), {{"seat", phrases.seat(event.seat)},
                                              {"aim", phrases.seat(event.aim)},
                                              {"card", phrases.card(event.card)},
                                              {"other", phrases.card(event.other)},
                                              {"house", phrases.house(event.value)},
                                              {"n", std::to_string(event.value)},
                                              {"m", std::to_string(event.extra)},
                                              {"ravens", phrases.ravens(event.value)},
                                              {"mRavens", phrases.ravens(event.extra)},
                                              {"cards", phrases.cards(event.value)},
                                              {"votes", phrases.votes(event.value)},
                                              {"otherVotes", phrases.votes(event.extra)},
                                              {"side", phrases.side(event.value != 0)},
                                              {"spentOn", phrases.side(event.extra != 0)},
                                              {"points", phrases.points(event.points)},
                                              {"withPoints", phrases.withPoints(event.points)},
                                              {"why", phrases.say(tieBreak(event.also))}});
}

} // namespace rules::crowns
