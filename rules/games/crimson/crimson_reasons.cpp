// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/crimson_reasons.h"

namespace rules::crimson {

namespace {

constexpr std::array<ReasonWords, std::size_t(CrimsonReason::Last) + 1> kCrimsonReasons{{
    {CrimsonReason::NotACastle, "“{0}” is not a castle", "„{0}“ ist keine Burg"},
    {CrimsonReason::NotAStrength, "“{0}” is not a strength", "„{0}“ ist keine Stärke"},
    {CrimsonReason::NotALane, "“{0}” is not a lane", "„{0}“ ist keine Lane"},
    {CrimsonReason::NotADifficulty, "“{0}” is not a difficulty", "„{0}“ ist kein Schwierigkeitsgrad"},
    {CrimsonReason::NotACardPlaceOrLane, "“{0}” is not a card, a place or a lane",
     "„{0}“ ist weder Karte noch Platz noch Lane"},
    {CrimsonReason::NotACardInPlay, "“{0}” is not a card in play", "„{0}“ ist keine Karte im Spiel"},
    {CrimsonReason::IdOrPlain, "an id of the library, plain0 … plain9",
     "eine Kennung der Bibliothek, plain0 … plain9"},
    {CrimsonReason::RegularOrCastle, "regular, or the id of a castle of the library",
     "regular oder die Kennung einer Burg der Bibliothek"},
    {CrimsonReason::PickForm, "LANE.SIDE.N, an id of the library, {0}",
     "LANE.SIDE.N, eine Kennung der Bibliothek, {0}"},
    {CrimsonReason::OtherVariant, "“{0}” belongs to another variant",
     "„{0}“ gehört zu einer anderen Variante"},
    {CrimsonReason::HandOfOtherVariant, "a hand belongs to another variant",
     "eine Hand gehört zu einer anderen Variante"},
    {CrimsonReason::PurseOfOtherVariant, "coins of one’s own belong to another variant",
     "eigene Münzen gehören zu einer anderen Variante"},
    {CrimsonReason::DecksOfOtherVariant, "a deck for each player belongs to another variant",
     "ein Deck für jeden Spieler gehört zu einer anderen Variante"},
    {CrimsonReason::PlayerOfOtherVariant, "the player {0} belongs to another variant",
     "der Spieler {0} gehört zu einer anderen Variante"},
    {CrimsonReason::LaneNotHere, "there is no lane {0} in this match",
     "in dieser Partie gibt es keine Lane {0}"},
    {CrimsonReason::VariantPlayers, "this variant has {0} players", "diese Variante hat {0} Spieler"},
    {CrimsonReason::EffectsMisfit, "the effects of “{0}” are not valid: {1}",
     "die Effekte von „{0}“ sind nicht gültig: {1}"},
    {CrimsonReason::CastleStrength, "a castle has no strength", "eine Burg hat keine Stärke"},
    {CrimsonReason::OnlyInLaneDown, "“{0}”: only cards in a lane can be face-down",
     "„{0}“: Nur Karten in einer Lane können verdeckt liegen"},
    {CrimsonReason::DecksStartAMatch,
     "the decks that players bring start a new match; a position names deck: and offer:",
     "Decks, die die Spieler mitbringen, beginnen eine neue Partie; eine Stellung nennt deck: und offer:"},
    {CrimsonReason::EachBringsADeck, "each of the two players brings a deck",
     "jeder der beiden Spieler bringt ein Deck mit"},
    {CrimsonReason::DeckCount, "this variant takes {0} deck(s), not {1}",
     "diese Variante braucht {0} Deck(s), nicht {1}"},
    {CrimsonReason::NotInFreeForAll, "{0} cannot be used in a free-for-all [cc.ffa.deck]",
     "{0} kann bei „Jeder für sich“ nicht verwendet werden [cc.ffa.deck]"},
    {CrimsonReason::DeckSize, "the deck needs {0} to {1} cards, not {2}",
     "das Deck braucht {0} bis {1} Karten, nicht {2}"},
    {CrimsonReason::TournamentDeckSize, "a tournament deck has 15 cards, not {0}",
     "ein Turnierdeck hat 15 Karten, nicht {0}"},
    {CrimsonReason::TournamentTwice, "a tournament deck has each card once, but {0} is in it twice",
     "ein Turnierdeck hat jede Karte nur einmal, aber {0} ist zweimal darin"},
    {CrimsonReason::PlayerCount, "this variant is not played with that many players",
     "diese Variante wird nicht mit so vielen Spielern gespielt"},
    {CrimsonReason::NoSuchCastle, "there is no such castle", "diese Burg gibt es nicht"},
    {CrimsonReason::RegularCastlesOnly, "a free-for-all is played with regular castles [cc.ffa.fronts]",
     "„Jeder für sich“ wird mit regulären Burgen gespielt [cc.ffa.fronts]"},
    {CrimsonReason::NoPurse, "nobody has coins of their own in this variant [cc.solo.coins]",
     "in dieser Variante hat niemand eigene Münzen [cc.solo.coins]"},
    {CrimsonReason::CoinCount, "there are only {0} coins", "es gibt nur {0} Münzen"},
    {CrimsonReason::CastleNotInLibrary, "“{0}” is not a castle of this library",
     "„{0}“ ist keine Burg dieser Bibliothek"},
    {CrimsonReason::AskedMisfit, "the player who is asked does not fit the question",
     "der gefragte Spieler passt nicht zur Frage"},
    {CrimsonReason::TooManyCoins, "there are more than {0} coins", "es sind mehr als {0} Münzen"},
    {CrimsonReason::EffectMisfit, "an open effect does not fit its card",
     "ein offener Effekt passt nicht zu seiner Karte"},
    {CrimsonReason::DestroyedMissing, "destroyed cards are missing", "zerstörte Karten fehlen"},
    {CrimsonReason::ClosedLaneHasCards, "a closed lane has cards",
     "in einer geschlossenen Lane liegen Karten"},
    {CrimsonReason::ConqueredHasCoins, "a conquered castle has coins",
     "auf einer eroberten Burg liegen Münzen"},
    {CrimsonReason::TooFewPlayers, "this variant is not played with so few players",
     "diese Variante wird nicht mit so wenigen Spielern gespielt"},
    {CrimsonReason::NoSuchParty, "there is no such party", "diese Partei gibt es nicht"},
    {CrimsonReason::NotInZone, "the card is not in this zone", "die Karte ist nicht in dieser Zone"},
}};
static_assert(isComplete(kCrimsonReasons));

} // namespace

std::span<const ReasonWords> reasonTable(CrimsonReason)
{
    return kCrimsonReasons;
}

} // namespace rules::crimson
