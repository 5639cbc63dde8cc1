// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace model {

/// What can be wrong with the cards, rules and decks of a library or pack. content_reasons.cpp puts it into
/// words.
enum class ContentReason : std::uint8_t {
    NoList,
    TooManyEntries,
    BoxNeeds,
    OneNameMissing,
    OneTextMissing,
    NoStrength,
    StrengthRange,
    NameLength,
    TextLength,
    BoxIsId,
    PictureIsSum,
    ClauseNoText,
    ClauseNoTitle,
    ClauseNoId,
    ClauseNoGerman,
    ClauseNoEnglish,
    ClauseTwice,
    ClauseNoSection,
    ClauseDiffers,
    DeadLink,
    LongRuleText,
    LongLine,
    LongTextOrList,
    TooManyQuestions,
    UnknownHeadKey,
    ClarificationNeeds,
    TermNeeds,
    SectionNeeds,
    FileMissing,
    CorrectionTwice,
    Last = CorrectionTwice
};
[[nodiscard]] std::span<const rules::ReasonWords> reasonTable(ContentReason);

} // namespace model
