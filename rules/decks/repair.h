// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/decks/deck_list.h"

#include <optional>

namespace rules::decks {

struct CardChange
{
    std::string card;
    int by = 0; ///< copies more, or fewer

    friend bool operator==(const CardChange&, const CardChange&) = default;
};

/// A field and the words that it has from then on; none, where it is cleared.
struct FieldChange
{
    std::string field;
    std::vector<std::string> words;

    friend bool operator==(const FieldChange&, const FieldChange&) = default;
};

/// What would put a violation right. The members that do not matter keep their default.
struct Repair
{
    std::vector<CardChange> cards;
    std::optional<FieldChange> field;
    std::optional<int> players;
    std::string dropOption; ///< an option that is no longer chosen

    friend bool operator==(const Repair&, const Repair&) = default;
};

[[nodiscard]] DeckList repaired(DeckList deck, const Repair& repair);

} // namespace rules::decks
