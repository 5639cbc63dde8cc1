// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/grammar.h"

namespace rules::crimson::narration {

namespace {

std::string_view pattern(Line line)
{
    switch (line) {
    case Line::MatchBegan: return "Die Partie beginnt: A hat {coins}, B hat {coinsB}.";
    case Line::TurnBegan: return "Zug {n}: {side} ist an der Reihe.";
    case Line::TurnBeganLate: return "{side} ist an der Reihe.";
    case Line::IncomeGained: return "{side} erhält {coins} als Einkommen.";
    case Line::RecruitSkippedNoCoins: return "{side} hat keine Münzen und überspringt die Rekrutierung.";
    case Line::RecruitSkippedNoOffer:
        return "Es gibt keine Karte zum Bieten; {side} überspringt die Rekrutierung.";
    case Line::BidMade: return "{side} bietet {coins} auf die Karte {card}.";
    case Line::BidMadeOnTop: return "{side} bietet {coins} auf die oberste Karte des Decks: {card}.";
    case Line::BidMatched: return "{side} bezahlt {rival} aus: {coins} für die Karte {card}.";
    case Line::BidMatchedRaised:
        return "{side} bezahlt {rival} zum erhöhten Preis aus: {coins} für die Karte {card}.";
    case Line::BidPassed: return "{side} passt; {rival} zahlt {coins} für die Karte {card} in den Vorrat.";
    case Line::Recruited: return "{side} rekrutiert die Karte {card}.";
    case Line::OfferRefilled: return "{card} kommt ins Angebot.";
    case Line::DeckRebuilt: return "Der Ablagestapel wird zu einem neuen Deck gemischt: {cards}.";
    case Line::CardPlayed: return "{side} spielt die Karte {card}{face} {into}.";
    case Line::CardPlayedOpposite: return "{side} spielt die Karte {card}{face} {into}, auf Seite {toSide}.";
    case Line::EffectBegan: return "{card} auf Seite {side}: {type}.";
    case Line::CastleEffectBegan: return "{card}, {lane}: {type} für {side}.";
    case Line::CardChosen: return "{side} wählt die Karte {card}.";
    case Line::StandingApplied: return "{card} auf Seite {side} wirkt.";
    case Line::CastleStandingApplied: return "Die Burg {card} wirkt.";
    case Line::EffectIdle: return "{card}: Es gibt nichts auszuführen.";
    case Line::EffectIdleCondition: return "{card}: Die Bedingung ist nicht erfüllt.";
    case Line::EffectIdleThen: return "{card}: Der Teil nach „dann“ entfällt.";
    case Line::EffectCancelled: return "{other} verhindert den Effekt der Karte {card}.";
    case Line::CastleEffectCancelled: return "{other} verhindert den Effekt der Burg.";
    case Line::EffectDropped: return "Zu viele Effekte in Folge: Der Effekt der Karte {card} entfällt.";
    case Line::CastleEffectDropped: return "Zu viele Effekte in Folge: Der Effekt der Burg {card} entfällt.";
    case Line::TurnedUp: return "{card} wird aufgedeckt: {from}.";
    case Line::TurnedDown: return "{card} wird umgedreht und liegt nun verdeckt: {from}.";
    case Line::Destroyed: return "{card} wird zerstört: {from}.";
    case Line::DestructionStopped: return "Der Zerstörungseffekt der Karte {card} entfällt.";
    case Line::Moved: return "{card} wird {outOf} {into} bewegt, auf Seite {toSide}.";
    case Line::Swapped: return "{card} ({from}) und {other} ({to}) werden ausgetauscht.";
    case Line::PlacedCard: return "{card} wird{face} platziert: {to}.";
    case Line::Discarded: return "{card} kommt aus dem Angebot auf den Ablagestapel.";
    case Line::CoinsGained: return "{side} erhält {coins}.";
    case Line::CoinsTaken: return "{side} nimmt {rival} {coins} ab.";
    case Line::CoinsPaid: return "{side} zahlt {coins} in den Vorrat.";
    case Line::SupplyRanDry: return "Der Vorrat ist leer: {side} bekommt {coins} weniger.";
    case Line::LaneScored: return "Die {lane} wird gewertet: A hat {n}, B hat {m}.";
    case Line::LaneScoredByFaceDown:
        return "Die {lane} wird nach verdeckten Karten gewertet ({rule}): A hat {n}, B hat {m}.";
    case Line::LaneScoredByLess:
        return "Die {lane} wird gewertet, weniger Stärke gewinnt ({rule}): A hat {n}, B hat {m}.";
    case Line::LaneTied: return "Die {lane} endet unentschieden und bleibt im Spiel.";
    case Line::CastleWon: return "{side} gewinnt die {lane} und erobert ihre Burg.";
    case Line::LaneCleared: return "Alle Karten {in} werden zerstört, und die Lane ist aus dem Spiel.";
    case Line::LanesCheckedAgain: return "Alle Lanes werden erneut geprüft.";
    case Line::TurnPassed: return "Der Zug von {side} ist zu Ende.";
    case Line::MatchWon: return "{side} gewinnt die Partie.";
    case Line::MatchDrawn: return "Die Partie endet unentschieden.";

    case Line::MatchIsOver: return "Die Partie ist zu Ende.";
    case Line::AskBid: return "Biete mindestens 1 Münze auf eine Karte im Angebot. Du hast {coins}.";
    case Line::AskBidOrTop:
        return "Biete mindestens 1 Münze auf eine Karte im Angebot oder auf die oberste Karte des Decks: "
               "{card}. Du hast "
               "{coins}.";
    case Line::AskBidTopOnly:
        return "Biete mindestens 1 Münze auf die oberste Karte des Decks: {card}. Du hast {coins}.";
    case Line::AskAnswer:
        return "{rival} bietet {coins} auf die Karte {card}. Bezahle {rival} mit {price} aus oder passe.";
    case Line::AskAnswerTooDear:
        return "{rival} bietet {coins} auf die Karte {card}. Ausbezahlen kostet {price}, du hast aber "
               "{purse}: Passe.";
    case Line::AskPlay: return "Spiele eine der Karten, die vor dir liegen, {lanes}.";
    case Line::AskPlayOne: return "Spiele die Karte {card} {lanes}.";
    case Line::AskFlip: return "{asker}: Drehe {target} um{count}.";
    case Line::AskDestroy: return "{asker}: Zerstöre {target}{count}.";
    case Line::AskMoveHere: return "{asker}: Bewege {target} in diese Lane{count}.";
    case Line::AskMoveAway: return "{asker}: Bewege {target} in eine andere{count}.";
    case Line::AskSwap: return "{asker}: Tausche {target} gegen die Karte {card} aus{count}.";
    case Line::AskTotal: return "{asker}: Wähle {target} zum Zerstören; es fehlt noch Stärke {n}.";
    case Line::AskTotalEnough:
        return "{asker}: Wähle {target}, um auch sie zu zerstören, oder höre auf; die Stärke reicht.";
    case Line::AskPlaceFromOffer:
        return "{asker}: Platziere eine Karte aus dem Angebot{face} auf deiner Seite {scope}.";
    case Line::AskPlaceFromDiscard:
        return "{asker}: Platziere eine Karte vom Ablagestapel{face} auf deiner Seite {scope}.";
    case Line::AskDiscard: return "{asker}: Lege eine Karte aus dem Angebot auf den Ablagestapel.";
    case Line::AskMoveLane:
        return "{asker}: Wähle die Lane, in die diese Karte bewegt wird: {card} ({from}).";
    case Line::AskPlaceLane:
        return "{asker}: Wähle die Lane, in der diese Karte{face} platziert wird: {card}.";
    case Line::AskPayment:
        return "{asker}: Zahle beliebig viele Münzen; jede bringt {n} Stärke mehr. Du hast {coins}.";

    case Line::OtherDecides: return "Jetzt entscheidet {rival}.";
    case Line::Wanted: return "Gefragt ist jetzt {wanted}.";
    case Line::NoSuchChoice: return "Eine solche Wahl gibt es in diesem Spiel nicht.";
    case Line::NotOnOffer: return "{card} liegt nicht im Angebot.";
    case Line::NotInDiscard: return "{card} liegt nicht auf dem Ablagestapel.";
    case Line::OnTopOnly: return "{card} liegt noch oben auf dem Deck und nicht im Angebot.";
    case Line::AtLeastOneCoin: return "Ein Gebot beträgt mindestens 1 Münze.";
    case Line::BidTooHigh: return "Du hast {coins}; ein Gebot von {n} ist zu hoch.";
    case Line::PaymentTooHigh: return "Du hast {coins}; du kannst nicht {n} zahlen.";
    case Line::CannotAffordMatch: return "Ausbezahlen kostet {price}; du hast {coins}.";
    case Line::NotInFront: return "{card} liegt nicht vor dir.";
    case Line::LaneClosed: return "Die {lane} ist nicht mehr im Spiel.";
    case Line::NoSuchLane: return "Eine solche Lane gibt es nicht.";
    case Line::OnlyTheseLanes: return "{card}: Karten dürfen nur {lanes} gespielt werden.";
    case Line::NoCardThere: return "Dort liegt keine {ordinal} Karte ({place}: {cards}).";
    case Line::NoSuchPlace: return "Einen solchen Platz gibt es nicht.";
    case Line::NoSuchCard: return "Eine solche Karte gibt es nicht.";
    case Line::TargetIsPicked: return "{card} ({place}) ist schon gewählt.";
    case Line::TargetIsSource: return "{asker} kann sich nicht selbst wählen.";
    case Line::TargetIsPartner: return "{card} kann nicht gegen sich selbst ausgetauscht werden.";
    case Line::TargetLane: return "{card} liegt {in}; {asker} verlangt eine Karte {scope}.";
    case Line::TargetMine:
        return "{card} ({place}) ist keine deiner Karten; {asker} verlangt eine von deinen.";
    case Line::TargetOpposing:
        return "{card} ({place}) ist deine eigene Karte; {asker} verlangt eine gegnerische.";
    case Line::TargetFaceUp: return "{card} ({place}) liegt verdeckt; {asker} verlangt eine offene Karte.";
    case Line::TargetFaceDown: return "{card} ({place}) liegt offen; {asker} verlangt eine verdeckte Karte.";
    case Line::TargetTooStrong: return "{card} ({place}) hat Stärke {n}; {asker} erlaubt höchstens {m}.";
    case Line::TargetNotStrongest: return "{card} ({place}) ist dort nicht die stärkste Karte.";
    case Line::TargetNotNearest: return "{card} ({place}) liegt der Burg nicht am nächsten.";
    case Line::NotATarget: return "{asker} kann diese Karte nicht wählen: {card} ({place}).";
    case Line::AlreadyInLane: return "{card} liegt schon {in}; wähle eine andere Lane.";
    case Line::MayNotBePlaced: return "{card} darf nicht {in} platziert werden; wähle eine andere Lane.";
    case Line::NotEnoughYet: return "Du hast bisher Stärke {n} gewählt; mindestens {m} ist nötig.";

    case Line::ChooseBid: return "{coins} auf die Karte {card} bieten";
    case Line::ChooseBidOnTop: return "{coins} auf die oberste Karte des Decks bieten: {card}";
    case Line::ChoosePlay: return "Karte {card}{face} {into} spielen";
    case Line::ChoosePlayOpposite: return "Karte {card}{face} {into} spielen, auf Seite {rival}";
    case Line::ChooseCard: return "Karte wählen: {card}, {place}, {ordinal} von der Burg aus";
    case Line::ChooseCardDown: return "Karte wählen: {card} (verdeckt), {place}, {ordinal} von der Burg aus";
    case Line::ChooseKind: return "Karte wählen: {card}";
    case Line::ChooseLane: return "Lane wählen: {lane}";
    case Line::ChoosePay: return "{coins} zahlen";
    case Line::ChoosePayNothing: return "Nichts zahlen";
    case Line::ChooseMatch: return "Mit {coins} ausbezahlen";
    case Line::ChoosePass: return "Passen";
    case Line::ChooseStop: return "Auswahl beenden";
    case Line::ChooseNothing: return "Keine mögliche Wahl";

    case Line::ExplainCard: return "{card}: {n}";
    case Line::ExplainCardDown: return "{card} (verdeckt): {n} statt {m}";
    case Line::ExplainDoubles: return "{card} verdoppelt: {n} → {m}";
    case Line::ExplainTimes: return "{card} nimmt mal {k}: {n} → {m}";
    case Line::ExplainAdds: return "{card} gibt {k} dazu: {n} → {m}";
    case Line::ExplainTakes: return "{card} zieht {k} ab: {n} → {m}";
    case Line::ExplainSets: return "{card} setzt auf {k}: {n} → {m}";
    case Line::ExplainPaid: return "{card}, {coins} gezahlt: {n} → {m}";
    case Line::ExplainChanges: return "{card} ändert: {n} → {m}";
    case Line::ExplainTotal: return "Gesamtstärke: {n}";
    case Line::ExplainLessWins: return "{card}: Die geringere Gesamtstärke gewinnt";
    case Line::ExplainMoreFaceDownWins: return "{card}: Mehr verdeckte Karten gewinnen, nicht die Stärke";
    }
    return {};
}

std::string target(Owner owner, bool other, effects::FaceScope face)
{
    static constexpr std::array<std::string_view, 3> kOneOf{"", "offenen ", "verdeckten "};
    static constexpr std::array<std::string_view, 3> kOne{"", "offene ", "verdeckte "};
    std::string text;
    if (owner == Owner::Mine)
        return text.append("eine deiner ")
            .append(other ? "anderen " : "")
            .append(kOneOf[std::size_t(face)])
            .append("Karten");
    return text.append("eine ")
        .append(other ? "andere " : "")
        .append(kOne[std::size_t(face)])
        .append(owner == Owner::Opposing ? "gegnerische " : "")
        .append("Karte");
}

} // namespace

const Grammar& german()
{
    static constexpr Grammar kGerman{
        .pattern = pattern,
        .target = target,
        .lane = {{{"linke Lane", "mittlere Lane", "rechte Lane"},
                  {"in der linken Lane", "in der mittleren Lane", "in der rechten Lane"},
                  {"in die linke Lane", "in die mittlere Lane", "in die rechte Lane"},
                  {"aus der linken Lane", "aus der mittleren Lane", "aus der rechten Lane"}}},
        .laneScope = {{{"in dieser Lane", "in einer anderen Lane", "in einer beliebigen Lane"},
                       {"aus dieser Lane", "aus einer anderen Lane", "aus einer beliebigen Lane"},
                       {"dieser Lane", "einer anderen Lane", "einer beliebigen Lane"}}},
        .effectType = {"Einsatzeffekt", "Einkommenseffekt", "Rekrutierungseffekt", "Zerstörungseffekt",
                       "Passiver Effekt", "Wertungseffekt"},
        .effect = "Effekt",
        .wanted = {"nichts", "ein Gebot", "eine Antwort auf das Gebot: ausbezahlen oder passen",
                   "eine Karte zum Ausspielen", "eine Karte im Spiel", "eine Karte im Spiel",
                   "eine Karte beim Namen", "eine Lane", "eine Anzahl Münzen"},
        .ordinal = {"erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte",
                    "zehnte"},
        .ordinalEnd = ".",
        .side = "Seite ",
        .noCoins = "keine Münzen",
        .coin = "Münze",
        .coins = "Münzen",
        .card = "Karte",
        .cards = "Karten",
        .faceDown = "verdeckt",
        .strongest = " (die stärkste ihrer Seite)",
        .nearest = " (die auf ihrer Seite der Burg am nächsten liegt)",
        .maxStrengthBefore = " mit Stärke ",
        .maxStrengthAfter = " oder weniger",
        .maxStrengthZero = " mit Stärke 0",
        .oneOfSeveral = " von ",
        .anyLane = "in eine Lane deiner Wahl",
        .orWord = " oder ",
    };
    return kGerman;
}

} // namespace rules::crimson::narration
