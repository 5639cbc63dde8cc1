// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/deck_rules.h"

#include <algorithm>

namespace rules::decks {

namespace {

/// Scenarios write "coop" where decks write "co-op".
bool sameWord(std::string_view a, std::string_view b)
{
    std::string words[]{std::string(a), std::string(b)};
    for (std::string& word : words)
        std::erase(word, '-');
    return words[0] == words[1];
}

} // namespace

std::optional<int> Variant::at(const PerPlayers& numbers, int playerCount) const
{
    if (numbers.empty())
        return std::nullopt;
    const int wanted = takes(playerCount) ? playerCount - players[0] : 0;
    return numbers[std::min(static_cast<std::size_t>(wanted), numbers.size() - 1)];
}

std::optional<int> Variant::mostOf(std::string_view field, int playerCount) const
{
    const auto found = std::find_if(constraints.begin(), constraints.end(), [&](const Constraint& each) {
        return each.kind == ConstraintKind::Field && each.field == field;
    });
    return found == constraints.end() ? std::nullopt : at(found->most, playerCount);
}

const Field* DeckRules::field(std::string_view key) const
{
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&](const Field& each) { return each.key == key; });
    return found == fields.end() ? nullptr : &*found;
}

const Field* DeckRules::fieldFor(std::string_view what) const
{
    const auto found = std::find_if(fields.begin(), fields.end(),
                                    [&](const Field& each) { return !each.isNumber() && each.what == what; });
    return found == fields.end() ? nullptr : &*found;
}

const Variant* DeckRules::variant(std::string_view id) const
{
    const auto found = std::find_if(variants.begin(), variants.end(),
                                    [&](const Variant& each) { return sameWord(each.id, id); });
    return found == variants.end() ? nullptr : &*found;
}

} // namespace rules::decks
