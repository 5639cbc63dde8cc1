// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/play_reasons.h"

namespace model {

namespace {

constexpr std::array<rules::ReasonWords, std::size_t(PlayReason::Last) + 1> kPlayReasons{{
    {PlayReason::NoGameNamed, "it does not say which game it is for", "es ist kein Spiel angegeben"},
    {PlayReason::UnknownGame, "the game “{0}” is not known here", "das Spiel „{0}“ ist hier nicht bekannt"},
    {PlayReason::CardMissing, "a card is not in your library: {0}",
     "eine Karte fehlt in deiner Bibliothek: {0}"},
    {PlayReason::CardsMissing, "{0} cards are not in your library: {1}",
     "{0} Karten fehlen in deiner Bibliothek: {1}"},
    {PlayReason::NoScenarioOfTitle, "there is no scenario with this title",
     "es gibt kein Szenario mit diesem Titel"},
    {PlayReason::NotKept, "matches are not being saved", "Partien werden nicht gespeichert"},
    {PlayReason::OtherVersion, "this match was saved by another version of the program",
     "diese Partie wurde mit einer anderen Version des Programms gespeichert"},
    {PlayReason::SetupUnreadable, "the set-up of the match cannot be read",
     "der Aufbau der Partie ist nicht lesbar"},
    {PlayReason::NoCode, "this set-up cannot be written as a code",
     "dieser Aufbau lässt sich nicht als Code schreiben"},
    {PlayReason::TypingError,
     "this is not a deal code, or it contains a typing error: the two check digits do not match",
     "das ist kein Code einer Partie, oder er enthält einen Tippfehler: Die beiden Prüfziffern passen nicht"},
    {PlayReason::DeckMissing,
     "this deal is played with a deck that is not here: “{0}”. Ask for the deck file",
     "diese Partie wird mit einem Deck gespielt, das hier fehlt: „{0}“. Lass dir die Deckdatei geben"},
    {PlayReason::BeginsWithPosition, "the match begins with a position; open it at the table",
     "die Partie beginnt mit einer Stellung; öffne sie am Spieltisch"},
}};
static_assert(rules::isComplete(kPlayReasons));

} // namespace

std::span<const rules::ReasonWords> reasonTable(PlayReason)
{
    return kPlayReasons;
}

} // namespace model
