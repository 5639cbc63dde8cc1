// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_reasons.h"

namespace rules {

namespace {

constexpr std::array<ReasonWords, std::size_t(CoreReason::Last) + 1> kCoreReasons{{
    {CoreReason::TextTooLong, "the text is longer than {0} bytes", "der Text ist länger als {0} Bytes"},
    {CoreReason::AfterTheEnd, "unexpected {0} after the end of the JSON value",
     "unerwartet nach dem Ende des JSON-Werts: {0}"},
    {CoreReason::TooManyValues, "more than {0} values", "mehr als {0} Werte"},
    {CoreReason::ValueExpected, "unexpected {0}; expected a value",
     "unerwartet: {0}; erwartet wird ein Wert"},
    {CoreReason::TooDeep, "nested more than {0} levels deep", "mehr als {0} Ebenen tief verschachtelt"},
    {CoreReason::ListGoesOn, "unexpected {0}; expected “,” or “]”",
     "unerwartet: {0}; erwartet wird „,“ oder „]“"},
    {CoreReason::KeyExpected, "unexpected {0}; expected a key in double quotes",
     "unerwartet: {0}; erwartet wird ein Schlüssel in Anführungszeichen"},
    {CoreReason::ColonExpected, "unexpected {0}; expected “:”", "unerwartet: {0}; erwartet wird „:“"},
    {CoreReason::ObjectGoesOn, "unexpected {0}; expected “,” or “}”",
     "unerwartet: {0}; erwartet wird „,“ oder „}“"},
    {CoreReason::KeyTwice, "the key “{0}” appears twice in one object",
     "der Schlüssel „{0}“ kommt in einem Objekt zweimal vor"},
    {CoreReason::ControlInString, "control character in a string; write it as \\n, \\t or \\u00XX",
     "Steuerzeichen in einem Text; schreib es als \\n, \\t oder \\u00XX"},
    {CoreReason::NotUtf8InString, "byte that is not UTF-8 in a string",
     "in einem Text ist ein Byte kein UTF-8"},
    {CoreReason::NoClosingQuote, "the string has no closing quote",
     "dem Text fehlt das schließende Anführungszeichen"},
    {CoreReason::UnknownEscape, "unknown escape; use one of: {0}", "unbekannte Escape-Sequenz; möglich: {0}"},
    {CoreReason::UnicodeDigits, "\\u needs four hexadecimal digits", "\\u braucht vier hexadezimale Ziffern"},
    {CoreReason::HalfSurrogate, "half of a surrogate pair", "ein halbes Surrogatpaar"},
    {CoreReason::DigitsAfterMinus, "digits must follow the minus sign",
     "hinter dem Minuszeichen fehlen Ziffern"},
    {CoreReason::LeadingZero, "a number must not begin with 0", "eine Zahl darf nicht mit 0 beginnen"},
    {CoreReason::DigitsAfterPoint, "digits must follow the decimal point",
     "hinter dem Dezimalpunkt fehlen Ziffern"},
    {CoreReason::DigitsAfterExponent, "digits must follow the exponent",
     "hinter dem Exponenten fehlen Ziffern"},
    {CoreReason::NumberTooLarge, "number out of range", "die Zahl ist zu groß"},
    {CoreReason::FoundEnd, "end of the text", "das Ende des Textes"},
    {CoreReason::FoundNotUtf8, "byte that is not UTF-8", "ein Byte, das kein UTF-8 ist"},
    {CoreReason::FoundControl, "control character", "ein Steuerzeichen"},
    {CoreReason::FoundCharacter, "“{0}”", "„{0}“"},
    {CoreReason::KindNull, "null", "null"},
    {CoreReason::KindBoolean, "true or false", "true oder false"},
    {CoreReason::KindInteger, "a whole number", "eine ganze Zahl"},
    {CoreReason::KindReal, "a number", "eine Zahl"},
    {CoreReason::KindString, "a string", "ein Text"},
    {CoreReason::KindArray, "a list", "eine Liste"},
    {CoreReason::KindObject, "an object", "ein Objekt"},
    {CoreReason::WholeNumber, "a whole number from {0} to {1}", "eine ganze Zahl von {0} bis {1}"},
    {CoreReason::MustBe, "must be {0}, not {1}", "hier muss {0} stehen, nicht {1}"},
    {CoreReason::Missing, "“{0}” is missing", "„{0}“ fehlt"},
    {CoreReason::ItemCount, "must have {0} to {1} items, not {2}", "braucht {0} bis {1} Einträge, nicht {2}"},
    {CoreReason::OutOfRange, "{0} is out of range; use a whole number from {1} to {2}",
     "{0} liegt außerhalb des Bereichs; möglich ist eine ganze Zahl von {1} bis {2}"},
    {CoreReason::MoreErrors, "and {0} more errors", "und {0} weitere Fehler"},
    {CoreReason::UnknownKey, "unknown key “{0}”; use one of: {1}",
     "unbekannter Schlüssel „{0}“; möglich: {1}"},
    {CoreReason::UnknownWord, "unknown {0} “{1}”; use one of: {2}",
     "unbekannter Wert „{1}“ ({0}); möglich: {2}"},
    {CoreReason::DidYouMean, "{0}; did you mean {1}?", "{0}; meintest du {1}?"},
    {CoreReason::NotACardId,
     "“{0}” is not a valid id; use up to {1} lower-case letters, digits and single hyphens, starting with a "
     "letter",
     "„{0}“ ist keine gültige Kennung; möglich sind bis zu {1} Kleinbuchstaben, Ziffern und einzelne "
     "Bindestriche, am Anfang ein Buchstabe"},
    {CoreReason::EmptyName, "a name must not be empty, nor start or end with a space",
     "ein Name darf nicht leer sein und nicht mit einem Leerzeichen beginnen oder enden"},
    {CoreReason::LongName, "a name must not be longer than {0} bytes",
     "ein Name darf höchstens {0} Bytes lang sein"},
    {CoreReason::ControlInName, "a name must not contain control characters",
     "ein Name darf keine Steuerzeichen enthalten"},
    {CoreReason::NoEnglishName, "the English name “en” is missing", "der englische Name „en“ fehlt"},
    {CoreReason::NoGermanName, "the German name “de” is missing", "der deutsche Name „de“ fehlt"},
    {CoreReason::IdTaken, "“{0}” is already the id of {1}", "„{0}“ ist bereits die Kennung von {1}"},
    {CoreReason::OtherGamesCards, "these cards belong to another game",
     "diese Karten gehören zu einem anderen Spiel"},
    {CoreReason::FileTooLarge, "the file is larger than {0} MiB", "die Datei ist größer als {0} MiB"},
    {CoreReason::NotAMatchFile, "this is not a match file", "das ist keine Partiedatei"},
    {CoreReason::MatchFileVersion,
     "this program does not know match files of version {0}, only those of version 1",
     "dieses Programm kennt keine Partiedateien der Version {0}, nur die der Version 1"},
    {CoreReason::MatchFileCutOff, "the file ends before its last line: it was cut off",
     "die Datei endet vor ihrer letzten Zeile: Sie wurde abgeschnitten"},
    {CoreReason::NoGameOrVariant, "the game or its variant is missing",
     "das Spiel oder seine Variante fehlt"},
    {CoreReason::NeedsNumber, "“{0}” needs one number", "„{0}“ braucht genau eine Zahl"},
    {CoreReason::NeedsWord, "“{0}” needs one word", "„{0}“ braucht genau ein Wort"},
    {CoreReason::StepCount, "the number of steps does not match; the file was changed or cut off",
     "die Anzahl der Schritte stimmt nicht; die Datei wurde geändert oder abgeschnitten"},
    {CoreReason::NotAMatchLine, "“{0}” is not a line of a match file",
     "„{0}“ ist keine Zeile einer Partiedatei"},
    {CoreReason::StepForm, "a step has the form “step HASH WHO VERB …”",
     "ein Schritt hat die Form „step HASH WHO VERB …“"},
    {CoreReason::TooManySteps, "there are more than {0} steps", "es sind mehr als {0} Schritte"},
    {CoreReason::HasForm, "must have the form “{0}”", "muss die Form „{0}“ haben"},
    {CoreReason::Accepted, "{0}; accepted: {1}", "{0}; möglich: {1}"},
    {CoreReason::WithClause, "{0} [{1}]", "{0} [{1}]"},
    {CoreReason::AtPlace, "{0}: {1}", "{0}: {1}"},
    {CoreReason::Quoted, "{0}", "{0}"},
    {CoreReason::NoVerb, "a verb is missing", "ein Verb fehlt"},
    {CoreReason::NoVerbBut, "a verb is missing; accepted: {0}", "ein Verb fehlt; möglich: {0}"},
    {CoreReason::NotAVariant, "“{0}” is not a variant", "„{0}“ ist keine Variante"},
    {CoreReason::NotASeed, "“{0}” is not a valid seed", "„{0}“ ist kein gültiger Startwert"},
    {CoreReason::NotAnOption, "“{0}” is not an option", "„{0}“ ist keine Option"},
    {CoreReason::NotAPlayer, "“{0}” is not a player", "„{0}“ ist kein Spieler"},
    {CoreReason::NotAPhase, "“{0}” is not a phase", "„{0}“ ist keine Phase"},
    {CoreReason::NotANumber, "“{0}” is not a valid number", "„{0}“ ist keine gültige Zahl"},
    {CoreReason::NotAVerb, "“{0}” is not a verb", "„{0}“ ist kein Verb"},
    {CoreReason::NotAStatement, "“{0}” is not a statement", "„{0}“ ist keine Anweisung"},
    {CoreReason::NotAPosition, "“{0}” is not part of a position", "„{0}“ ist keine Angabe zur Stellung"},
    {CoreReason::NotAnAttribute, "“{0}” is not an attribute", "„{0}“ ist keine Eigenschaft"},
    {CoreReason::NotAnExpectation, "“{0}” cannot be expected", "„{0}“ lässt sich nicht erwarten"},
    {CoreReason::NotACharacter, "“{0}” is not a character", "„{0}“ ist kein Charakter"},
    {CoreReason::NotASide, "“{0}” is not a side", "„{0}“ ist keine Seite"},
    {CoreReason::NotACard, "“{0}” is not a card", "„{0}“ ist keine Karte"},
    {CoreReason::NotAList, "“{0}” is not a list of cards", "„{0}“ ist keine Kartenliste"},
    {CoreReason::NotAKind, "“{0}” is not a kind of card", "„{0}“ ist keine Kartenart"},
    {CoreReason::NotACoinCount, "“{0}” is not a number of coins", "„{0}“ ist keine Anzahl von Münzen"},
    {CoreReason::AnIdOfTheLibrary, "an id of the library", "eine Kennung der Bibliothek"},
    {CoreReason::IdLetters, "lower-case letters, digits and single hyphens",
     "Kleinbuchstaben, Ziffern und einzelne Bindestriche"},
}};
static_assert(isComplete(kCoreReasons));

} // namespace

std::span<const ReasonWords> reasonTable(CoreReason)
{
    return kCoreReasons;
}

Reason withAccepted(Reason reason, AcceptedWords accepted)
{
    if (accepted.isEmpty)
        return reason;
    return {CoreReason::Accepted, std::move(reason), std::move(accepted.text)};
}

Reason hasForm(std::string_view form)
{
    return {CoreReason::HasForm, verbatim(form)};
}

} // namespace rules
