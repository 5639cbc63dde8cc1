// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/narration/narration.h"
#include "rules/games/samurai/narration/phrases.h"

namespace rules::samurai {

using narration::Phrases;

namespace {

Pattern setupPattern(const Event& event)
{
    switch (event.kind) {
    case EventKind::MatchBegan:
        return {"{n} samurai defend the village. Level: {level}.",
                "{n} Samurai verteidigen das Dorf. Schwierigkeit: {level}."};
    case EventKind::VillageSet:
        return {"The village has 6 farmsteads, 3 families and {barricades}.",
                "Das Dorf hat 6 Gehöfte, 3 Familien und {barricades}."};
    case EventKind::StackDealt: return {"The raider stack has {cards}.", "Der Räuberstapel hat {cards}."};
    case EventKind::DealtAgain:
        return {"The stack is dealt again: it had fewer than two dolls ({n}).",
                "Der Stapel wird neu ausgeteilt: Er hatte weniger als zwei Puppen ({n})."};
    case EventKind::FirstPlayer: return {"{who} begins.", "{who} beginnt."};
    case EventKind::RoundBegan:
        return {"Round {n} begins with {moreCards} in the raider stack.",
                "Runde {n} beginnt; im Räuberstapel liegen {moreCards}."};
    default: return {"It is {who}’s turn.", "{who} ist am Zug."};
    }
}

Pattern penaltyPattern(const Event& event)
{
    switch (event.kind) {
    case EventKind::TokenUsed:
        return {"{who} uses the support token of the absent {other}.",
                "{who} setzt den Unterstützungsmarker von {other} ein."};
    case EventKind::NoTokenUsed:
        return {"{who} uses no further token.", "{who} setzt keinen weiteren Marker ein."};
    case EventKind::NoPenalty: return {"{who} has no penalty to apply.", "Für {who} gibt es keine Strafe."};
    case EventKind::PenaltyIgnored:
        return {"{who} ignores the penalty of the {card}.", "{who} ignoriert die Strafe der {card}."};
    case EventKind::PenaltyAccepted:
        return {"{who} does not ignore the penalty of the {card}.",
                "{who} ignoriert die Strafe der {card} nicht."};
    case EventKind::PenaltySuffered:
        return {"{who} suffers a penalty: {penalty}.", "{who} erleidet eine Strafe: {penalty}."};
    case EventKind::WoundInstead:
        return {"The penalty cannot be applied ({penalty}): {who} takes a wound instead.",
                "Die Strafe ist nicht ausführbar ({penalty}): {who} erleidet stattdessen eine Wunde."};
    case EventKind::Slipped:
        return {"The top raider slips through unseen; {cardsAre} among the intruders.",
                "Der oberste Räuber schlüpft ungesehen durch; bei den Eindringlingen: {cards}."};
    case EventKind::NoDefending:
        return {"{who} may not defend this turn.", "{who} darf in diesem Zug nicht abwehren."};
    case EventKind::NoSupporting:
        return {"{who} may not support this turn.", "{who} darf in diesem Zug nicht unterstützen."};
    case EventKind::OnlyPassing: return {"{who} has to pass this turn.", "{who} muss in diesem Zug passen."};
    case EventKind::NoTalents:
        return {"{who} may use neither talent nor support tokens this turn.",
                "{who} darf in diesem Zug weder Talent noch Unterstützungsmarker einsetzen."};
    case EventKind::RaiderReturned:
        return {"A {card} from the discard pile is shuffled into the raider stack.",
                "Vom Ablagestapel wird eine {card} in den Räuberstapel gemischt."};
    case EventKind::DefenceLost:
        return {"{who} discards the defended {card}.", "{who} legt die abgewehrte {card} ab."};
    default: return {"The arrow brings {who} a {card}.", "Der Pfeil bringt {who} eine {card}."};
    }
}

Pattern fightPattern(const Event& event)
{
    switch (event.kind) {
    case EventKind::Drawn: return {"{who} draws a {card}.", "{who} zieht eine {card}."};
    case EventKind::HandedOn:
        return {"{who} hands the {card} on to {other}.", "{who} gibt die {card} an {other} weiter."};
    case EventKind::Dropped:
        return {"{who} discards the {card}: its value is already in the combat line.",
                "{who} legt die {card} ab: Ihr Wert liegt schon in der Kampfreihe."};
    case EventKind::PutUnder:
        return {"{who} puts the {card} under the raider stack.",
                "{who} legt die {card} unter den Räuberstapel."};
    case EventKind::Kept: return {"{who} keeps the {card}.", "{who} behält die {card}."};
    case EventKind::Confronted:
        return {"{who} confronts the {card}: total {n} of {m}.",
                "{who} stellt sich der {card}: Summe {n} von {m}."};
    case EventKind::Defended: return {"{who} defends against the {card}.", "{who} wehrt die {card} ab."};
    case EventKind::StoodGround: return {"{who} stands firm.", "{who} hält stand."};
    case EventKind::Overcome:
        return {"{who} is overcome: the total of {n} is above the Kiai value of {m}.",
                "{who} wird überrannt: Die Summe {n} liegt über dem Kiai-Wert {m}."};
    case EventKind::NothingLost: return {"The village loses nothing.", "Das Dorf verliert nichts."};
    case EventKind::FightsAgain: return {"{who} fights a second time.", "{who} kämpft ein zweites Mal."};
    case EventKind::FoughtEnough: return {"{who} leaves it at that.", "{who} lässt es dabei."};
    case EventKind::Supported: return {"{who} supports {other}.", "{who} unterstützt {other}."};
    case EventKind::Passed:
        if (event.value != 0)
            return {"{who} has to pass.", "{who} muss passen."};
        return {"{who} passes.", "{who} passt."};
    default:
        return {"{who}’s support token goes back from {other}.",
                "{other} gibt den Unterstützungsmarker an {who} zurück."};
    }
}

Pattern kiaiPattern(const Event& event)
{
    switch (event.kind) {
    case EventKind::KiaiReached:
        return {"{who} reaches the Kiai value of {n} exactly.", "{who} erreicht genau den Kiai-Wert {n}."};
    case EventKind::KiaiUsed: return {"{who} uses the Kiai.", "{who} setzt das Kiai ein."};
    case EventKind::KiaiAimed: return {"{who} chooses {other}.", "{who} wählt {other}."};
    case EventKind::KiaiWithoutEffect:
        return {"{who} activates the Kiai without its effect.", "{who} aktiviert das Kiai ohne den Effekt."};
    case EventKind::KiaiDeclined:
        return {"{who} does not activate the Kiai.", "{who} verzichtet auf das Kiai."};
    case EventKind::KiaiCardGone:
        return {"{who} discards the first card, a {card}: total {n}.",
                "{who} legt die erste Karte ab, eine {card}: Summe {n}."};
    case EventKind::CardTaken:
        return {"The last card of {who}’s line, a {card}, goes to {other}; {who}’s total is {n}.",
                "Die letzte Karte aus der Kampfreihe von {who}, eine {card}, geht an {other}; Summe {n}."};
    case EventKind::LastDiscarded:
        return {"The last card of {who}’s line, a {card}, is discarded; {who}’s total is {n}.",
                "Die letzte Karte aus der Kampfreihe von {who}, eine {card}, wird abgelegt; Summe {n}."};
    case EventKind::RaiderDiscarded:
        return {"A {card} is discarded from the raider stack.",
                "Vom Räuberstapel wird eine {card} abgelegt."};
    case EventKind::IntruderDiscarded:
        return {"A {card} is discarded from the intruders.",
                "Von den Eindringlingen wird eine {card} abgelegt."};
    case EventKind::TokenMoved:
        return {"{who}’s support token goes to {other}.",
                "Der Unterstützungsmarker von {who} geht an {other}."};
    case EventKind::Revealed:
        return {"A {card} is revealed on the raider stack.",
                "Auf dem Räuberstapel wird eine {card} aufgedeckt."};
    default: return {"{who} puts back a {card}, face-up.", "{who} legt eine {card} offen zurück."};
    }
}

Pattern villagePattern(const Event& event)
{
    switch (event.kind) {
    case EventKind::BarricadeLost:
        return {"A barricade is lost; {barricades} left.",
                "Eine Barrikade geht verloren; übrig: {barricades}."};
    case EventKind::FarmsteadLost:
        return {"A farmstead burns; {farmsteads} left.", "Ein Gehöft brennt; übrig: {farmsteads}."};
    case EventKind::FarmPenaltyApplied:
        return {"The farmstead’s penalty: {farmPenalty}.", "Die Strafe des Gehöfts: {farmPenalty}."};
    case EventKind::FamilyLost:
        return {"A family is lost; {families} left.", "Eine Familie geht verloren; übrig: {families}."};
    case EventKind::Wounded: return {"{who} takes a wound token.", "{who} erhält einen Wundmarker."};
    case EventKind::Turned:
        return {"{who} turns to the animal side; the Kiai value is now {n}.",
                "{who} wendet das Tableau auf die Tierseite; der Kiai-Wert ist jetzt {n}."};
    case EventKind::Died: return {"{who} dies of the fourth wound.", "{who} stirbt an der vierten Wunde."};
    case EventKind::BarricadeRaised:
        return {"A barricade is added; there are {barricades} now.",
                "Eine Barrikade wird errichtet; jetzt: {barricades}."};
    case EventKind::BarricadesFull:
        return {"There are {barricades}, as many as at the start: none is added.",
                "Es gibt {barricades}, so viele wie zu Beginn: Keine kommt hinzu."};
    case EventKind::Healed: return {"{who} loses a wound token.", "{who} gibt einen Wundmarker ab."};
    default: return {"{who} was drawn but has no wound.", "{who} wurde ausgelost, hat aber keine Wunde."};
    }
}

Pattern stepPattern(const Event& event)
{
    switch (event.value) {
    case 1: return {"Step 1: samurai without a hat.", "Schritt 1: Samurai ohne Hut."};
    case 2: return {"Step 2: samurai without a farm.", "Schritt 2: Samurai ohne Hof."};
    case 3: return {"Step 3: samurai without a doll.", "Schritt 3: Samurai ohne Puppe."};
    default: return {"Step 4: the intruders.", "Schritt 4: die Eindringlinge."};
    }
}

Pattern roundPattern(const Event& event)
{
    switch (event.kind) {
    case EventKind::RoundEnded:
        if (event.extra != 0)
            return {"Everybody has passed: round {n} ends.", "Alle haben gepasst: Runde {n} endet."};
        return {"The raider stack is used up: round {n} ends.",
                "Der Räuberstapel ist aufgebraucht: Runde {n} endet."};
    case EventKind::RestIntruded:
        return {"The rest of the raider stack ({cards}) goes on top of the intruders.",
                "Der Rest des Räuberstapels ({cards}) kommt auf die Eindringlinge."};
    case EventKind::StepBegan: return stepPattern(event);
    case EventKind::Unprotected:
        return {"{who} has defended no {symbol}.", "{who} hat nichts abgewehrt mit dem Symbol {symbol}."};
    case EventKind::BonusGiven:
        return {"A saved family gives thanks: {bonus}.", "Eine gerettete Familie dankt: {bonus}."};
    case EventKind::NoIntruder:
        return {"There is no intruder to discard.", "Es gibt keinen Eindringling, der gehen könnte."};
    case EventKind::IntruderRevealed:
        return {"An intruder is revealed: a {card}.", "Ein Eindringling wird aufgedeckt: eine {card}."};
    case EventKind::VillageStands:
        return {"The village stands: {farmsteads}, {moreFamilies}.",
                "Das Dorf steht: {farmsteads}, {moreFamilies}."};
    case EventKind::RanksJoined:
        if (event.extra == std::uint8_t(Rank::Lieutenant))
            return {"Lieutenants join the raiders: {n}.", "Leutnants schließen sich den Räubern an: {n}."};
        return {"Bosses join the raiders: {n}.", "Anführer schließen sich den Räubern an: {n}."};
    case EventKind::TokensHome:
        return {"All support tokens go back to their owners.",
                "Alle Unterstützungsmarker gehen an ihre Besitzer zurück."};
    case EventKind::MatchWon:
        return {"The village is saved. Score: {score}.", "Das Dorf ist gerettet. Wertung: {score}."};
    default: break;
    }
    if (event.value == 0)
        return {"A samurai has fallen: the village is lost.",
                "Ein Samurai ist gefallen: Das Dorf ist verloren."};
    if (event.value == 1)
        return {"No farmstead is left: the village is lost.",
                "Kein Gehöft ist übrig: Das Dorf ist verloren."};
    return {"No family is left: the village is lost.", "Keine Familie ist übrig: Das Dorf ist verloren."};
}

Pattern pattern(const Event& event)
{
    switch (event.kind) {
    case EventKind::MatchBegan:
    case EventKind::VillageSet:
    case EventKind::StackDealt:
    case EventKind::DealtAgain:
    case EventKind::FirstPlayer:
    case EventKind::RoundBegan:
    case EventKind::TurnBegan: return setupPattern(event);
    case EventKind::TokenUsed:
    case EventKind::NoTokenUsed:
    case EventKind::NoPenalty:
    case EventKind::PenaltyIgnored:
    case EventKind::PenaltyAccepted:
    case EventKind::PenaltySuffered:
    case EventKind::WoundInstead:
    case EventKind::Slipped:
    case EventKind::NoDefending:
    case EventKind::NoSupporting:
    case EventKind::OnlyPassing:
    case EventKind::NoTalents:
    case EventKind::RaiderReturned:
    case EventKind::DefenceLost:
    case EventKind::ArrowDrawn: return penaltyPattern(event);
    case EventKind::Drawn:
    case EventKind::HandedOn:
    case EventKind::Dropped:
    case EventKind::PutUnder:
    case EventKind::Kept:
    case EventKind::Confronted:
    case EventKind::Defended:
    case EventKind::StoodGround:
    case EventKind::Overcome:
    case EventKind::NothingLost:
    case EventKind::FightsAgain:
    case EventKind::FoughtEnough:
    case EventKind::Supported:
    case EventKind::Passed:
    case EventKind::TokenBack: return fightPattern(event);
    case EventKind::KiaiReached:
    case EventKind::KiaiUsed:
    case EventKind::KiaiAimed:
    case EventKind::KiaiWithoutEffect:
    case EventKind::KiaiDeclined:
    case EventKind::KiaiCardGone:
    case EventKind::CardTaken:
    case EventKind::LastDiscarded:
    case EventKind::RaiderDiscarded:
    case EventKind::IntruderDiscarded:
    case EventKind::TokenMoved:
    case EventKind::Revealed:
    case EventKind::PutBack: return kiaiPattern(event);
    case EventKind::BarricadeLost:
    case EventKind::FarmsteadLost:
    case EventKind::FarmPenaltyApplied:
    case EventKind::FamilyLost:
    case EventKind::Wounded:
    case EventKind::Turned:
    case EventKind::Died:
    case EventKind::BarricadeRaised:
    case EventKind::BarricadesFull:
    case EventKind::Healed:
    case EventKind::NobodyHealed: return villagePattern(event);
    case EventKind::RoundEnded:
    case EventKind::RestIntruded:
    case EventKind::StepBegan:
    case EventKind::Unprotected:
    case EventKind::BonusGiven:
    case EventKind::NoIntruder:
    case EventKind::IntruderRevealed:
    case EventKind::VillageStands:
    case EventKind::RanksJoined:
    case EventKind::TokensHome:
    case EventKind::MatchWon:
    case EventKind::MatchLost: return roundPattern(event);
    }
    return {};
}

} // namespace

std::string tell(const Game& game, const Event& event, Language language)
{
    const Phrases phrases(game, language);
    return phrases.say(pattern(event),
                       {{"who", phrases.samurai(event.who)},
                        {"other", phrases.samurai(event.other)},
                        {"card", phrases.card(event.card)},
                        {"n", std::to_string(event.value)},
                        {"m", std::to_string(event.extra)},
                        {"level", phrases.level(event.extra)},
                        {"barricades", phrases.barricades(event.value)},
                        {"farmsteads", phrases.farmsteads(event.value)},
                        {"families", phrases.families(event.value)},
                        {"moreFamilies", phrases.families(event.extra)},
                        {"cards", phrases.cards(event.value)},
                        {"cardsAre", phrases.cardsAre(event.value)},
                        {"moreCards", phrases.cards(event.extra)},
                        {"penalty", phrases.penalty(event.value)},
                        {"farmPenalty", phrases.farmPenalty(event.value)},
                        {"bonus", phrases.bonus(event.value)},
                        {"symbol", phrases.symbol(event.value)},
                        {"score", std::to_string(event.value) + std::string(event.extra & 3u, '+')}});
}

} // namespace rules::samurai
