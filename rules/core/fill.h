// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// `pattern` with every "{name}" replaced. Every name in the pattern must be among the slots.
[[nodiscard]] std::string fill(std::string_view pattern, std::initializer_list<Slot> slots);

} // namespace rules
