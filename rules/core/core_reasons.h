// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/reason.h"

namespace rules {

/// What can be wrong with JSON, card heads, match files and lines of words. core_reasons.cpp puts it into
/// words.
enum class CoreReason : std::uint8_t {
    TextTooLong,
    AfterTheEnd,
    TooManyValues,
    ValueExpected,
    TooDeep,
    ListGoesOn,
    KeyExpected,
    ColonExpected,
    ObjectGoesOn,
    KeyTwice,
    ControlInString,
    NotUtf8InString,
    NoClosingQuote,
    UnknownEscape,
    UnicodeDigits,
    HalfSurrogate,
    DigitsAfterMinus,
    LeadingZero,
    DigitsAfterPoint,
    DigitsAfterExponent,
    NumberTooLarge,
    FoundEnd,
    FoundNotUtf8,
    FoundControl,
    FoundCharacter,
    KindNull,
    KindBoolean,
    KindInteger,
    KindReal,
    KindString,
    KindArray,
    KindObject,
    WholeNumber,
    MustBe,
    Missing,
    ItemCount,
    OutOfRange,
    MoreErrors,
    UnknownKey,
    UnknownWord,
    DidYouMean,
    NotACardId,
    EmptyName,
    LongName,
    ControlInName,
    NoEnglishName,
    NoGermanName,
    IdTaken,
    OtherGamesCards,
    FileTooLarge,
    NotAMatchFile,
    MatchFileVersion,
    MatchFileCutOff,
    NoGameOrVariant,
    NeedsNumber,
    NeedsWord,
    StepCount,
    NotAMatchLine,
    StepForm,
    TooManySteps,
    HasForm,
    Accepted,
    WithClause,
    AtPlace,
    Quoted,
    NoVerb,
    NoVerbBut,
    NotAVariant,
    NotASeed,
    NotAnOption,
    NotAPlayer,
    NotAPhase,
    NotANumber,
    NotAVerb,
    NotAStatement,
    NotAPosition,
    NotAnAttribute,
    NotAnExpectation,
    NotACharacter,
    NotASide,
    NotACard,
    NotAList,
    NotAKind,
    NotACoinCount,
    AnIdOfTheLibrary,
    IdLetters,
    Last = IdLetters
};
[[nodiscard]] std::span<const ReasonWords> reasonTable(CoreReason);

/// The words that are accepted in place of a wrong one: a list of words, or a reason that describes them.
struct AcceptedWords
{
    AcceptedWords() = default;
    AcceptedWords(std::string_view words)
        : text(Verbatim{std::string(words)})
        , isEmpty(words.empty())
    {}
    AcceptedWords(const std::string& words)
        : AcceptedWords(std::string_view(words))
    {}
    AcceptedWords(const char* words)
        : AcceptedWords(std::string_view(words))
    {}
    AcceptedWords(Reason described)
        : text(std::move(described))
        , isEmpty(false)
    {}
    template <ReasonCode Code>
    AcceptedWords(Code code)
        : AcceptedWords(Reason(code))
    {}

    ReasonArgument text{Verbatim{}};
    bool isEmpty = true;
};

/// "{0}; accepted: {1}", or just the reason where nothing is known to be accepted.
[[nodiscard]] Reason withAccepted(Reason reason, AcceptedWords accepted);

/// A word that is not one of its kind: `code` is a reason with the word as its argument.
template <ReasonCode Code>
[[nodiscard]] Reason isNot(Code code, std::string_view word, AcceptedWords accepted = {})
{
    return withAccepted(Reason(code, word), std::move(accepted));
}

/// "must have the form “pay N”"
[[nodiscard]] Reason hasForm(std::string_view form);

} // namespace rules
