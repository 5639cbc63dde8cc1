// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/core_reasons.h"

namespace model {

/// What can be wrong with a deck file. deck_file_reasons.cpp puts it into words.
enum class DeckFileReason : std::uint8_t {
    TooLong,
    CardId,
    DeckId,
    Colour,
    Format,
    Version,
    CutOff,
    NoJson,
    NoXml,
    Last = NoXml
};
[[nodiscard]] std::span<const rules::ReasonWords> reasonTable(DeckFileReason);

} // namespace model
