// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
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

/// What a deck says besides its cards, by the key of a field that its game describes: ids of cards in the
/// order in which they were chosen, or one number. A field without words is not there.
using Fields = std::map<std::string, std::vector<std::string>, std::less<>>;

/// What somebody brings to the table, as the constraints see it. Cards keep their order; each stands once.
struct DeckList
{
    std::vector<Entry> cards;
    Fields fields;
    int players = 0;                  ///< 0: as few as the variant allows
    std::vector<std::string> options; ///< ids of the variant's options that were chosen

    [[nodiscard]] int count() const;
    [[nodiscard]] int copiesOf(std::string_view card) const;
    [[nodiscard]] bool has(std::string_view option) const;
    [[nodiscard]] const std::vector<std::string>& wordsOf(std::string_view field) const;
    /// The number of a field; 0 where it has none.
    [[nodiscard]] int numberOf(std::string_view field) const;
    void setWords(std::string_view field, std::vector<std::string> words);
    /// Adds copies, or takes them away; a card without copies is gone.
    void change(std::string_view card, int by);

    friend bool operator==(const DeckList&, const DeckList&) = default;
};

} // namespace rules::decks
