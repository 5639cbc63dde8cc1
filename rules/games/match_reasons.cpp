// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/match_reasons.h"

namespace rules {

namespace {

constexpr std::array<ReasonWords, std::size_t(MatchReason::Last) + 1> kMatchReasons{{
    {MatchReason::OneValue, "“{0}” takes one value", "„{0}“ hat genau einen Wert"},
    {MatchReason::NumberNeeded, "“{0}” needs a number from {1} to {2}",
     "„{0}“ braucht eine Zahl von {1} bis {2}"},
    {MatchReason::NotAccepted, "“{0}” is not accepted; use {1}", "„{0}“ ist nicht möglich; möglich: {1}"},
    {MatchReason::NotHere, "“{0}” does not belong here; accepted: {1}",
     "„{0}“ gehört nicht hierher; möglich: {1}"},
    {MatchReason::OnlyThese, "accepted here: {0}", "hier möglich: {0}"},
    {MatchReason::EmptyLine, "the line is empty", "die Zeile ist leer"},
    {MatchReason::NotInLibrary, "“{0}” is not a character of this library",
     "„{0}“ ist kein Charakter dieser Bibliothek"},
    {MatchReason::NoSuchCharacter, "there is no such character", "diesen Charakter gibt es nicht"},
    {MatchReason::OnePlayer, "{0} takes 1 player, not {1}", "{0}: möglich ist 1 Spieler, nicht {1}"},
    {MatchReason::Players, "{0} takes {1} players, not {2}", "{0}: möglich sind {1} Spieler, nicht {2}"},
    {MatchReason::UseVariant, "{0}; use the variant {1}", "{0}; dafür gibt es die Variante {1}"},
    {MatchReason::BotCount, "this match has {0} seats, so it takes {0} bots, not {1}",
     "diese Partie hat {0} Plätze und braucht {0} Bots, nicht {1}"},
    {MatchReason::OneBotPerSeat, "there must be one bot per seat", "jeder Platz braucht einen Bot"},
    {MatchReason::NoSeat, "“{0}” has no seat in this match; seats: {1}",
     "„{0}“ hat in dieser Partie keinen Platz; Plätze: {1}"},
    {MatchReason::NobodySits, "nobody sits at “{0}”", "auf dem Platz „{0}“ sitzt niemand"},
    {MatchReason::OtherGame, "this is a match of “{0}”, not of “{1}”",
     "das ist eine Partie von „{0}“, nicht von „{1}“"},
    {MatchReason::OtherRules,
     "the match was played with version {0} of the rules; this program has version {1}",
     "die Partie wurde mit Version {0} der Regeln gespielt; dieses Programm hat Version {1}"},
    {MatchReason::OtherCards, "the match was played with other cards: the library has changed since",
     "die Partie wurde mit anderen Karten gespielt: Die Bibliothek hat sich seither geändert"},
    {MatchReason::HashDiffers, "the state hash does not match", "die Prüfsumme der Stellung stimmt nicht"},
    {MatchReason::StepRefused, "{0} cannot “{1}”: {2} [{3}]", "{0} kann nicht „{1}“: {2} [{3}]"},
    {MatchReason::PositionVersion, "this is not a saved position of version {0}",
     "das ist keine gespeicherte Stellung der Version {0}"},
    {MatchReason::OtherOptions, "the position belongs to a match with other options",
     "die Stellung gehört zu einer Partie mit anderen Optionen"},
    {MatchReason::NoEndLine, "the text ends before the line “end”", "der Text endet vor der Zeile „end“"},
    {MatchReason::LineMissing, "the line “{0}” is missing", "die Zeile „{0}“ fehlt"},
    {MatchReason::NumberMissing, "a number is missing", "eine Zahl fehlt"},
    {MatchReason::NumberRange, "“{0}” is not a number from 0 to {1}", "„{0}“ ist keine Zahl von 0 bis {1}"},
    {MatchReason::NotAPositionLine, "“{0}” is not a line of a saved position",
     "„{0}“ ist keine Zeile einer gespeicherten Stellung"},
    {MatchReason::ValueRange, "a number is out of range", "eine Zahl liegt außerhalb ihres Bereichs"},
    {MatchReason::QuestionMisfit, "the open question does not fit the position",
     "die offene Frage passt nicht zur Stellung"},
    {MatchReason::TooManyCards, "there are too many cards", "es sind zu viele Karten"},
    {MatchReason::TooManyFrames, "too many effects are open at once",
     "zu viele Effekte sind gleichzeitig offen"},
}};
static_assert(isComplete(kMatchReasons));

} // namespace

std::span<const ReasonWords> reasonTable(MatchReason)
{
    return kMatchReasons;
}

} // namespace rules
