// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_reasons.h"

namespace model {

namespace {

constexpr std::array<rules::ReasonWords, std::size_t(PackReason::Last) + 1> kPackReasons{{
    {PackReason::LineLength, "must be a line of 1 to {0} characters",
     "muss eine Zeile mit 1 bis {0} Zeichen sein"},
    {PackReason::NoTitle, "a title is missing", "der Titel fehlt"},
    {PackReason::NotAPackId, "this is not the id of a pack", "das ist keine Paketkennung"},
    {PackReason::VersionsForm, "versions are written like “>=1.2 <2”",
     "Versionen schreibt man wie „>=1.2 <2“"},
    {PackReason::PathsAndSums, "must be an object of paths and checksums",
     "muss ein Objekt aus Pfaden und Prüfsummen sein"},
    {PackReason::TooManyFiles, "there are more than {0} files", "es sind mehr als {0} Dateien"},
    {PackReason::SumForm, "a checksum is a SHA-256 in lower case",
     "eine Prüfsumme ist ein SHA-256 in Kleinbuchstaben"},
    {PackReason::PackIdForm, "an id has 2 to 60 lower-case letters, digits and hyphens",
     "eine Kennung hat 2 bis 60 Kleinbuchstaben, Ziffern und Bindestriche"},
    {PackReason::VersionForm, "a version is written like 1.2.0", "eine Version schreibt man wie 1.2.0"},
    {PackReason::NotAGameId, "this is not the id of a game", "das ist keine Kennung eines Spiels"},
    {PackReason::Languages, "the languages are en and de", "die Sprachen sind en und de"},
    {PackReason::TwoPictures, "there are two pictures of this card", "zu dieser Karte gibt es zwei Bilder"},
    {PackReason::NotAnId, "“{0}” is not an id", "„{0}“ ist keine Kennung"},
    {PackReason::IdTwice, "the id {0} appears twice", "die Kennung {0} kommt zweimal vor"},
    {PackReason::ScenarioOfOtherGame, "the scenario “{0}” belongs to another game",
     "das Szenario „{0}“ gehört zu einem anderen Spiel"},
    {PackReason::DeckOfOtherGame, "the deck belongs to another game",
     "das Deck gehört zu einem anderen Spiel"},
    {PackReason::NoCardsInDeck, "there are no cards in the deck", "in dem Deck sind keine Karten"},
}};
static_assert(rules::isComplete(kPackReasons));

} // namespace

std::span<const rules::ReasonWords> reasonTable(PackReason)
{
    return kPackReasons;
}

} // namespace model
