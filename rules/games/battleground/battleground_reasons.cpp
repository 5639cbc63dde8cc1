// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/battleground_reasons.h"

namespace rules::battleground {

namespace {

constexpr std::array<ReasonWords, std::size_t(BattlegroundReason::Last) + 1> kBattlegroundReasons{{
    {BattlegroundReason::NotATile, "“{0}” is not a tile", "„{0}“ ist kein Feld"},
    {BattlegroundReason::NotACharacterId, "“{0}” is not a valid id of a character",
     "„{0}“ ist keine gültige Kennung eines Charakters"},
    {BattlegroundReason::TileForm, "a letter for the column and a number for the row, such as c2",
     "ein Buchstabe für die Spalte und eine Zahl für die Reihe, etwa c2"},
    {BattlegroundReason::IdOrDefined, "an id of the library, or one that the scenario defines",
     "eine Kennung der Bibliothek oder eine, die das Szenario festlegt"},
    {BattlegroundReason::TwoPlayers, "this game has 2 players", "dieses Spiel hat 2 Spieler"},
    {BattlegroundReason::TooManyCharacters, "there are too many characters", "es sind zu viele Charaktere"},
    {BattlegroundReason::AbilityForm,
     "must have the form “ability damage|heal|push|gold|draw|shield AMOUNT” or “ability turn”, followed by "
     "enemy, friend, anyone or self",
     "muss die Form „ability damage|heal|push|gold|draw|shield MENGE“ oder „ability turn“ haben, danach "
     "enemy, friend, anyone oder self"},
    {BattlegroundReason::GivenAtForm,
     "must have the form “given at TILE SIDE CARD”, followed by any of: health N, gold N, facing front|back, "
     "slain",
     "muss die Form „given at TILE SIDE CARD“ haben, danach beliebig: health N, gold N, facing front|back, "
     "slain"},
    {BattlegroundReason::ExpectAtForm,
     "must have the form “at TILE empty”, or “at TILE” followed by any of: SIDE, CARD, health N, gold N, "
     "facing front|back, slain, living",
     "muss die Form „at TILE empty“ haben, oder „at TILE“ und danach beliebig: SIDE, CARD, health N, gold N, "
     "facing front|back, slain, living"},
    {BattlegroundReason::ExpectListForm,
     "must have the form “expect SIDE {0}: CARD…” or “expect SIDE {0} count N”",
     "muss die Form „expect SIDE {0}: CARD…“ oder „expect SIDE {0} count N“ haben"},
    {BattlegroundReason::OffTheBoard, "the tile {0} is not on this board",
     "das Feld {0} liegt nicht auf diesem Spielfeld"},
    {BattlegroundReason::TileTaken, "there cannot be two characters on {0}",
     "auf {0} können nicht zwei Charaktere stehen"},
    {BattlegroundReason::OnlyStandard, "“{0}” cannot be played; use standard",
     "„{0}“ kann nicht gespielt werden, nur standard"},
    {BattlegroundReason::TwoDecks, "there are two players, so there are two decks",
     "es gibt zwei Spieler, also zwei Decks"},
    {BattlegroundReason::EachBringsADeck, "each of the two players brings a deck",
     "jeder der beiden Spieler bringt ein Deck mit"},
    {BattlegroundReason::DeckSize, "a deck has ten cards, not {0}", "ein Deck hat zehn Karten, nicht {0}"},
    {BattlegroundReason::CharacterTwice,
     "this match allows each character once per deck, but {0} is in it twice",
     "diese Partie erlaubt jeden Charakter nur einmal im Deck, aber {0} ist zweimal darin"},
    {BattlegroundReason::OneColumn,
     "a board has at least two columns: with one, nobody can place two characters in a zone of one row, and "
     "there is no side to flank",
     "ein Spielfeld hat mindestens zwei Spalten: Bei einer kann niemand zwei Charaktere in eine Zone mit "
     "einer Reihe stellen, und es gibt keine Flanke"},
    {BattlegroundReason::ManyColumns, "a board has at most 26 columns, one per letter",
     "ein Spielfeld hat höchstens 26 Spalten, eine je Buchstabe"},
    {BattlegroundReason::OneRow, "a board has at least two rows, one for each player’s zone",
     "ein Spielfeld hat mindestens zwei Reihen, eine je Zone"},
    {BattlegroundReason::ManyTiles, "a board has at most 64 tiles, not {0}",
     "ein Spielfeld hat höchstens 64 Felder, nicht {0}"},
    {BattlegroundReason::NoZone, "a deployment zone has at least one row",
     "eine Aufstellungszone hat mindestens eine Reihe"},
    {BattlegroundReason::ZonesOverlap,
     "the two deployment zones would overlap: {0} rows each on a board of {1}",
     "die beiden Aufstellungszonen würden sich überschneiden: je {0} Reihen auf einem Spielfeld mit {1} "
     "Reihen"},
    {BattlegroundReason::CardWithOwner,
     "a card belongs to its owner’s cards here; characters on the board have a line “at”",
     "eine Karte gehört hier zu den Karten ihres Besitzers; Charaktere auf dem Spielfeld haben eine Zeile "
     "„at“"},
    {BattlegroundReason::TwoOnOneTile, "there are two characters on one tile",
     "auf einem Feld stehen zwei Charaktere"},
    {BattlegroundReason::SlainState, "a slain character has no health, no facing and no action",
     "ein besiegter Charakter hat weder Leben noch Ausrichtung noch Aktion"},
    {BattlegroundReason::NothingToMultiply, "there is no value “{0}” to multiply",
     "es gibt keinen Wert „{0}“, der vervielfacht werden könnte"},
    {BattlegroundReason::YouDraw, "you always draw the cards yourself, whatever the ability targets",
     "die Karten ziehst immer du, worauf die Fähigkeit auch zielt"},
    {BattlegroundReason::PushesItself, "a character cannot push itself",
     "ein Charakter kann sich nicht selbst wegstoßen"},
    {BattlegroundReason::TurnHasNoAmount, "turning around has no amount",
     "beim Kehrtmachen gibt es keine Menge"},
    {BattlegroundReason::NeedsHealth,
     "a character needs health: without it, it could neither live nor be slain",
     "ein Charakter braucht Leben: Ohne könnte er weder leben noch besiegt werden"},
    {BattlegroundReason::AbilityNeverReaches, "with a range of 0, this ability would never reach anyone",
     "mit Reichweite 0 würde diese Fähigkeit nie jemanden erreichen"},
    {BattlegroundReason::AttackNeverReaches, "with a range of 0, this attack would never reach anyone",
     "mit Reichweite 0 würde dieser Angriff nie jemanden erreichen"},
}};
static_assert(isComplete(kBattlegroundReasons));

} // namespace

std::span<const ReasonWords> reasonTable(BattlegroundReason)
{
    return kBattlegroundReasons;
}

} // namespace rules::battleground
