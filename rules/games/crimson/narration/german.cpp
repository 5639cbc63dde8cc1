// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/grammar.h"

namespace rules::crimson::narration {

namespace {

std::string_view pattern(Line line)
{
    switch (line) {
    case Line::MatchBegan: return "Die Partie beginnt: A hat {coins}, B hat {coinsB}.";
    case Line::TurnBegan: return "Zug {n}: {who} ist an der Reihe.";
    case Line::TurnBeganLate: return "{who} ist an der Reihe.";
    case Line::IncomeGained: return "{who} erhält {coins} als Einkommen.";
    case Line::RecruitSkippedNoCoins: return "{who} hat keine Münzen und überspringt die Rekrutierung.";
    case Line::RecruitSkippedNoOffer:
        return "Es gibt keine Karte zum Bieten; {who} überspringt die Rekrutierung.";
    case Line::BidMade: return "{who} bietet {coins} auf die Karte {card}.";
    case Line::BidMadeOnTop: return "{who} bietet {coins} auf die oberste Karte des Decks: {card}.";
    case Line::BidMatched: return "{who} bezahlt {rival} aus: {coins} für die Karte {card}.";
    case Line::BidMatchedRaised:
        return "{who} bezahlt {rival} zum erhöhten Preis aus: {coins} für die Karte {card}.";
    case Line::BidPassed: return "{who} passt; {rival} zahlt {coins} für die Karte {card} in den Vorrat.";
    case Line::Recruited: return "{who} rekrutiert die Karte {card}.";
    case Line::OfferRefilled: return "{card} kommt ins Angebot.";
    case Line::DeckRebuilt: return "Der Ablagestapel wird zu einem neuen Deck gemischt: {cards}.";
    case Line::CardPlayed: return "{who} spielt die Karte {card}{face} {into}.";
    case Line::CardPlayedOpposite: return "{who} spielt die Karte {card}{face} {into}, {onTo}.";
    case Line::EffectBegan: return "{card} {onWho}: {type}.";
    case Line::CastleEffectBegan: return "{card}, {lane}: {type} für {who}.";
    case Line::CardChosen: return "{who} wählt die Karte {card}.";
    case Line::StandingApplied: return "{card} {onWho} wirkt.";
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
    case Line::Moved: return "{card} wird {outOf} {into} bewegt, {onTo}.";
    case Line::Swapped: return "{card} ({from}) und {other} ({to}) werden ausgetauscht.";
    case Line::PlacedCard: return "{card} wird{face} platziert: {to}.";
    case Line::Discarded: return "{card} kommt aus dem Angebot auf den Ablagestapel.";
    case Line::CoinsGained: return "{who} erhält {coins}.";
    case Line::CoinsTaken: return "{who} nimmt {rival} {coins} ab.";
    case Line::CoinsPaid: return "{who} zahlt {coins} in den Vorrat.";
    case Line::SupplyRanDry: return "Der Vorrat ist leer: {who} bekommt {coins} weniger.";
    case Line::LaneScored: return "Die {lane} wird gewertet: {first} hat {n}, {second} hat {m}.";
    case Line::LaneScoredByFaceDown:
        return "Die {lane} wird nach verdeckten Karten gewertet ({rule}): {first} hat {n}, {second} hat {m}.";
    case Line::LaneScoredByLess:
        return "Die {lane} wird gewertet, weniger Stärke gewinnt ({rule}): {first} hat {n}, {second} hat "
               "{m}.";
    case Line::LaneTied: return "Die {lane} endet unentschieden und bleibt im Spiel.";
    case Line::CastleWon: return "{who} gewinnt die {lane} und erobert ihre Burg.";
    case Line::LaneCleared: return "Alle Karten {in} werden zerstört, und die Lane ist aus dem Spiel.";
    case Line::LanesCheckedAgain: return "Alle Lanes werden erneut geprüft.";
    case Line::TurnPassed: return "Der Zug von {who} ist zu Ende.";
    case Line::MatchWon: return "{who} gewinnt die Partie.";
    case Line::MatchBeganForMany: return "Die Partie beginnt.";
    case Line::PurseFilled: return "{who} beginnt mit {coins}.";
    case Line::BidDeclined:
        return "{who} passt; der nächste Gegner darf für die Karte {card} noch ausbezahlen.";
    case Line::CardCalled: return "{who} versteigert die Karte {card}.";
    case Line::CardCalledOnTop: return "{who} versteigert die oberste Karte des Decks: {card}.";
    case Line::SecretBidMade: return "{who} bietet geheim {coins}.";
    case Line::SecretBidOpen: return "{who} hat geheim geboten.";
    case Line::BidsRevealed: return "Die Gebote auf die Karte {card} werden aufgedeckt.";
    case Line::BidShown: return "Gebot von {who}: {coins}.";
    case Line::PriceSet: return "{who} hat am meisten geboten; der Preis beträgt {coins}.";
    case Line::PriceMatched: return "{who} bezahlt {rival} aus ({coins}) und erhält die Karte {card}.";
    case Line::PricePassed:
        return "{who} passt; {rival} zahlt {coins} in den Vorrat und erhält die Karte {card}.";
    case Line::PlaceTaken: return "{who} belegt Platz {n}.";
    case Line::PlayerLeft: return "{who} scheidet aus; zurück in den Vorrat: {coins}.";
    case Line::FrontsMerged: return "{first} und {second} stehen sich jetzt gegenüber.";
    case Line::PayerNamed: return "{who} entscheidet: Für die Karte {card} darf {rival} zahlen.";
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
               "nur {purse} und musst passen.";
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
    case Line::AskTotalFlip: return "{asker}: Wähle {target} zum Umdrehen; es fehlt noch Stärke {n}.";
    case Line::AskTotalFlipEnough:
        return "{asker}: Wähle {target}, um auch sie umzudrehen, oder höre auf; die Stärke reicht.";
    case Line::AskTotalMove: return "{asker}: Wähle {target} zum Bewegen; es fehlt noch Stärke {n}.";
    case Line::AskTotalMoveEnough:
        return "{asker}: Wähle {target}, um auch sie zu bewegen, oder höre auf; die Stärke reicht.";
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

    case Line::AskVictim: return "{asker}: Wähle den Gegner, von dem du {coins} nimmst.";
    case Line::AskAuction: return "Versteigere eine Karte aus dem Angebot.";
    case Line::AskAuctionOrTop:
        return "Versteigere eine Karte aus dem Angebot oder die oberste Karte des Decks: {card}.";
    case Line::AskSecretBid:
        return "{rival} versteigert die Karte {card}. Biete geheim; auch 0 ist möglich. Du hast {coins}.";
    case Line::AskAuctionEnd:
        return "{rival} bietet {coins} auf die Karte {card}. Bezahle aus und nimm sie selbst, oder passe.";
    case Line::AskAuctionEndTooDear:
        return "{rival} bietet {coins} auf die Karte {card}, aber du hast nur {purse} und musst passen.";
    case Line::AskPayer: return "{asker}: Entscheidet gemeinsam, wer von euch dafür zahlen darf.";

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

    case Line::NotAVictim: return "{asker}: Von {rival} lässt sich nichts nehmen.";
    case Line::NotYourFront: return "Die {lane} gehört nicht zu den Fronten dieser Person.";
    case Line::NotAPartner: return "{rival} gehört nicht zu deinem Team.";

    case Line::ChooseBid: return "{coins} auf die Karte {card} bieten";
    case Line::ChooseBidOnTop: return "{coins} auf die oberste Karte des Decks bieten: {card}";
    case Line::ChoosePlay: return "Karte {card}{face} {into} spielen";
    case Line::ChoosePlayOpposite: return "Karte {card}{face} {into} spielen, {onTo}";
    case Line::ChooseCard: return "Karte wählen: {card}, {place}, {ordinal} von der Burg aus";
    case Line::ChooseCardDown: return "Karte wählen: {card} (verdeckt), {place}, {ordinal} von der Burg aus";
    case Line::ChooseKind: return "Karte wählen: {card}";
    case Line::ChooseLane: return "Lane wählen: {lane}";
    case Line::ChoosePay: return "{coins} zahlen";
    case Line::ChoosePayNothing: return "Nichts zahlen";
    case Line::ChooseMatch: return "Mit {coins} ausbezahlen";
    case Line::ChoosePass: return "Passen";
    case Line::ChooseStop: return "Auswahl beenden";
    case Line::ChooseAuction: return "Karte {card} versteigern";
    case Line::ChooseSecretBid: return "{coins} bieten";
    case Line::ChooseNoBid: return "Nichts bieten";
    case Line::ChooseMatchPrice: return "Mit {coins} ausbezahlen";
    case Line::ChoosePlayer: return "{rival} wählen";
    case Line::ChooseNothing: return "Keine mögliche Wahl";

    case Line::ExplainCard: return "{card}: {n}";
    case Line::ExplainCardDown: return "{card} (verdeckt): {n} statt {m}";
    case Line::ExplainDoubles: return "{card} verdoppelt: {n} → {m}";
    case Line::ExplainTimes: return "{card} multipliziert mit {k}: {n} → {m}";
    case Line::ExplainAdds: return "{card} gibt {k} dazu: {n} → {m}";
    case Line::ExplainTakes: return "{card} zieht {k} ab: {n} → {m}";
    case Line::ExplainSets: return "{card} setzt auf {k}: {n} → {m}";
    case Line::ExplainPaid: return "{card}, {coins} gezahlt: {n} → {m}";
    case Line::ExplainChanges: return "{card} ändert: {n} → {m}";
    case Line::ExplainTotal: return "Gesamtstärke: {n}";
    case Line::ExplainLessWins: return "{card}: Die geringere Gesamtstärke gewinnt";

    // Solo and co-op
    case Line::RoundBegan: return "Runde {n}: {who} ist an der Reihe.";
    case Line::RaidersTurnBegan: return "Der Zug der Raubritter beginnt.";
    case Line::RaidersLaneScored: return "Die {lane} wird gewertet: {first} {n}, {second} {m}.";
    case Line::RaidersLaneScoredByFaceDown:
        return "Die {lane} wird nach verdeckten Karten gewertet ({rule}): {first} {n}, {second} {m}.";
    case Line::RaidersLaneScoredByLess:
        return "Die {lane} wird gewertet, weniger Stärke gewinnt ({rule}): {first} {n}, {second} {m}.";
    case Line::RaidersCastleWon: return "Die Raubritter gewinnen die {lane} und erobern ihre Burg.";
    case Line::RaidersWon: return "Die Raubritter gewinnen die Partie.";
    case Line::RaidersSupplyRanDry: return "Der Vorrat ist leer: Die Burg bekommt {coins} weniger.";
    case Line::CastlesFilled: return "Jede Burg beginnt mit {coins}.";
    case Line::CastlesBare: return "Die Burgen beginnen ohne Münzen.";
    case Line::CardDrawn: return "{who} zieht die Karte {card}.";
    case Line::CardDrawnOpen: return "{who} zieht eine Karte.";
    case Line::CardGiven: return "{who} legt die Karte {card} verdeckt für den Mitspieler hin.";
    case Line::CardGivenOpen: return "{who} legt eine Karte verdeckt für den Mitspieler hin.";
    case Line::CardReceived: return "{who} nimmt die Karte {card} auf die Hand.";
    case Line::CardReceivedOpen: return "{who} nimmt die Karte des Mitspielers auf die Hand.";
    case Line::RaiderCardDiscarded:
        return "{who} wirft die Karte {card} ab, statt sie für die Raubritter zu spielen.";
    case Line::CastleCoinsAdded: return "Die Burg {in} bekommt {coins}.";
    case Line::CastleCoinsTaken: return "{who} nimmt {coins} von der Burg {in}.";
    case Line::CastleCoinsLeft: return "{who} lässt die Münzen auf den Burgen liegen.";
    case Line::CastleCoinsReturned: return "Von der Burg {in} zurück in den Vorrat: {coins}.";
    case Line::TopDiscarded: return "{card} kommt vom Deck auf den Ablagestapel.";
    case Line::TopKept: return "{who} lässt die oberste Karte auf dem Deck: {card}.";
    case Line::HandDiscarded: return "{who} wirft die Handkarte {card} ab.";
    case Line::Exchanged: return "{other} tritt an die Stelle der Karte {card}: {to}.";
    case Line::DrawnDiscarded: return "{card} wird abgeworfen.";
    case Line::RoundEnded: return "Die Runde ist zu Ende.";
    case Line::AskPlayHand: return "Spiele eine Handkarte auf deine Seite, {lanes}.";
    case Line::AskPlayRaiders: return "Zug der Raubritter: Spiele eine Handkarte auf ihre Seite, {lanes}.";
    case Line::AskPlayRaidersOrDiscard:
        return "Zug der Raubritter: Spiele eine Handkarte auf ihre Seite, {lanes}. Einmal pro Partie darfst "
               "du stattdessen eine abwerfen.";
    case Line::AskCastleCoin:
        return "{asker}: Nimm eine Münze von einer Burg oder lass die Münzen liegen. So viele darfst du noch "
               "nehmen: {n}.";
    case Line::AskPermit: return "{asker}: Willst du die oberste Karte des Decks abwerfen? Es ist: {card}.";
    case Line::AskDiscardFromHand: return "{asker}: Wirf eine Handkarte ab.";
    case Line::AskExchange: return "{asker}: Wähle die gezogene Karte, die an ihre Stelle tritt.";
    case Line::AskGive: return "Wähle eine Handkarte für deinen Mitspieler.";
    case Line::NotInHand: return "{card} ist nicht auf deiner Hand.";
    case Line::NotDrawn: return "{card} ist keine der gezogenen Karten.";
    case Line::NotTheRaidersLane: return "Die Raubritter haben anderswo weniger Karten: Spiele {lanes}.";
    case Line::PartnersLane: return "Du darfst nur {lanes} spielen.";
    case Line::DiscardUsed: return "Du hast deine Abwurf-Fähigkeit in dieser Partie schon genutzt.";
    case Line::DiscardNotNow: return "Abwerfen darfst du nur eine Raubritter-Karte, im Zug der Raubritter.";
    case Line::NoCastleCoin: return "Auf der Burg {in} liegt keine Münze.";
    case Line::ChooseDiscard: return "Karte {card} abwerfen und {coins} auf die Burg {in} legen";
    case Line::ChooseCastleCoin: return "Eine Münze von der Burg {in} nehmen";
    case Line::ChooseCastleCoinsLeft: return "Die Münzen auf den Burgen liegen lassen";
    case Line::ChooseYes: return "Ja";
    case Line::ChooseNo: return "Nein";
    case Line::ChooseGive: return "Karte {card} weitergeben";
    case Line::ExplainByCastleCoins: return "{card}, 1 für je {k} Münzen auf der Burg: {n} → {m}";
    case Line::ExplainCastleCoins: return "Münzen auf der Burg: {n}";

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
        .frontLane = {{{"erste Lane der Front ", "zweite Lane der Front "},
                       {"in der ersten Lane der Front ", "in der zweiten Lane der Front "},
                       {"in die erste Lane der Front ", "in die zweite Lane der Front "},
                       {"aus der ersten Lane der Front ", "aus der zweiten Lane der Front "}}},
        .laneScope = {{{"in dieser Lane", "in einer anderen Lane", "in einer beliebigen Lane"},
                       {"aus dieser Lane", "aus einer anderen Lane", "aus einer beliebigen Lane"},
                       {"dieser Lane", "einer anderen Lane", "einer beliebigen Lane"}}},
        .effectType = {"Einsatzeffekt", "Einkommenseffekt", "Rekrutierungseffekt", "Zerstörungseffekt",
                       "Passiver Effekt", "Wertungseffekt"},
        .effect = "Effekt",
        .wanted = {"nichts", "ein Gebot", "eine Antwort auf das Gebot: ausbezahlen oder passen",
                   "eine Karte zum Ausspielen", "eine Karte im Spiel", "eine Karte im Spiel",
                   "eine Karte beim Namen", "eine Lane", "eine Anzahl Münzen", "ein Gegner",
                   "der Partner, der zahlt", "eine Karte zum Versteigern", "ein geheimes Gebot",
                   "eine Antwort auf das höchste Gebot: ausbezahlen oder passen",
                   "eine Burg, von der du eine Münze nimmst", "Ja oder Nein", "eine Karte zum Weitergeben"},
        .ordinal = {"erste", "zweite", "dritte", "vierte", "fünfte", "sechste", "siebte", "achte", "neunte",
                    "zehnte"},
        .ordinalEnd = ".",
        .sideBefore = "Seite von ",
        .sideAfter = "",
        .team = "Team ",
        .onSideBefore = "auf der Seite von ",
        .onSideAfter = "",
        .onRaidersSide = "auf der Seite der Raubritter",
        .raidersSide = "Seite der Raubritter",
        .raiders = "die Raubritter",
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
