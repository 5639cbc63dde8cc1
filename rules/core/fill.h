// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"

#include <initializer_list>
#include <string>
#include <string_view>

namespace rules {

/// A named gap in a pattern and what goes there.
struct Slot
{
    std::string_view name;
    std::string text;
};

/// Text with slots in braces, in both languages.
struct Pattern
{
    std::string_view en;
    std::string_view de;

    [[nodiscard]] std::string_view in(Language language) const
    {
        return language == Language::German ? de : en;
    }
};

/// `pattern` with every "{name}" replaced. Every name in the pattern must be among the slots.
[[nodiscard]] std::string fill(std::string_view pattern, std::initializer_list<Slot> slots);

} // namespace rules
