// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/deck_list.h"

#include <algorithm>
#include <charconv>

namespace rules::decks {

int DeckList::count() const
{
    int sum = 0;
    for (const Entry& entry : cards)
        sum += entry.copies;
    return sum;
}

int DeckList::copiesOf(std::string_view card) const
{
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const Entry& entry) { return entry.card == card; });
    return found == cards.end() ? 0 : found->copies;
}

bool DeckList::has(std::string_view option) const
{
    return std::find(options.begin(), options.end(), option) != options.end();
}

const std::vector<std::string>& DeckList::wordsOf(std::string_view field) const
{
    static const std::vector<std::string> none;
    const auto found = fields.find(field);
    return found == fields.end() ? none : found->second;
}

int DeckList::numberOf(std::string_view field) const
{
    const std::vector<std::string>& words = wordsOf(field);
    int number = 0;
    if (!words.empty())
        std::from_chars(words.front().data(), words.front().data() + words.front().size(), number);
    return number;
}

void DeckList::setWords(std::string_view field, std::vector<std::string> words)
{
    if (words.empty())
        fields.erase(std::string(field));
    else
        fields.insert_or_assign(std::string(field), std::move(words));
}

void DeckList::change(std::string_view card, int by)
{
    const auto found =
        std::find_if(cards.begin(), cards.end(), [&](const Entry& entry) { return entry.card == card; });
    if (found == cards.end()) {
        if (by > 0)
            cards.push_back({std::string(card), by});
        return;
    }
    found->copies += by;
    if (found->copies <= 0)
        cards.erase(found);
}

} // namespace rules::decks
