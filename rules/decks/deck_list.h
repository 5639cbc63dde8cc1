// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rules::decks {

/// A card and how many times it is in.
struct Entry
{
    std::string card; ///< id
    int copies = 1;

    friend bool operator==(const Entry&, const Entry&) = default;
};

/// What somebody brings to the table, as the constraints see it. Cards keep their order; each stands once.
struct DeckList
{
    std::vector<Entry> cards;
    std::vector<std::string> castles; ///< those with rules that replace regular ones
    int handicap = 0;                 ///< extra coins of the weaker player
    int players = 0;                  ///< 0: as few as the variant allows
    std::vector<std::string> options; ///< ids of the variant's options that were chosen

    [[nodiscard]] int count() const;
    [[nodiscard]] int copiesOf(std::string_view card) const;
    [[nodiscard]] bool has(std::string_view option) const;
    /// Adds copies, or takes them away; a card without copies is gone.
    void change(std::string_view card, int by);

    friend bool operator==(const DeckList&, const DeckList&) = default;
};

} // namespace rules::decks
