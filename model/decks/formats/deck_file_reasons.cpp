// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/formats/deck_file_reasons.h"

namespace model {

namespace {

constexpr std::array<rules::ReasonWords, std::size_t(DeckFileReason::Last) + 1> kDeckFileReasons{{
    {DeckFileReason::TooLong, "is longer than {0} characters", "ist länger als {0} Zeichen"},
    {DeckFileReason::CardId, "must be the id of a card", "muss die Kennung einer Karte sein"},
    {DeckFileReason::DeckId, "must be the id of a deck", "muss die Kennung eines Decks sein"},
    {DeckFileReason::Colour, "must be a colour such as #1f5a96", "muss eine Farbe wie #1f5a96 sein"},
    {DeckFileReason::Format, "“format” is not “castellan-deck”", "„format“ ist nicht „castellan-deck“"},
    {DeckFileReason::Version, "must be a number of 1 or more", "muss eine Zahl ab 1 sein"},
    {DeckFileReason::CutOff, "the text is cut off or damaged", "der Text ist abgeschnitten oder beschädigt"},
    {DeckFileReason::NoJson, "this is not JSON", "das ist kein JSON"},
    {DeckFileReason::NoXml, "this is not XML", "das ist kein XML"},
}};
static_assert(rules::isComplete(kDeckFileReasons));

} // namespace

std::span<const rules::ReasonWords> reasonTable(DeckFileReason)
{
    return kDeckFileReasons;
}

} // namespace model
