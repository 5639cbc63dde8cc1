// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/known_game.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rules {

/// How people call an option of a match, and what it can be: one of `choices`, or a number of a range.
struct NamedOption
{
    std::string_view key;
    BothLanguages name;
    std::vector<CardName> choices{};
    int min = 0;
    int max = 0;
};

/// A value of an option.
inline CardName named(std::string word, std::string en, std::string de)
{
    return {std::move(word), {std::move(en), std::move(de)}, {}};
}

inline std::vector<CardName> yesOrNo()
{
    return {named("on", "Yes", "Ja"), named("off", "No", "Nein")};
}

/// Adds names, and values to choose from, to an option whose key is set.
inline void nameOptionFrom(const std::vector<NamedOption>& names, OptionView& option)
{
    for (const NamedOption& each : names)
        if (each.key == option.key) {
            option.name = each.name;
            option.choices = each.choices;
            option.least = each.min;
            option.most = each.max;
        }
}

} // namespace rules
