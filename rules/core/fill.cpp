// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/fill.h"

#include <algorithm>
#include <cassert>

namespace rules {

std::string fill(std::string_view pattern, std::initializer_list<Slot> slots)
{
    std::string text;
    while (true) {
        const std::size_t open = pattern.find('{');
        text += pattern.substr(0, open);
        if (open == std::string_view::npos)
            return text;
        const std::size_t close = pattern.find('}', open);
        assert(close != std::string_view::npos);
        const std::string_view name = pattern.substr(open + 1, close - open - 1);
        const auto* const slot =
            std::find_if(slots.begin(), slots.end(), [name](const Slot& s) { return s.name == name; });
        assert(slot != slots.end());
        if (slot != slots.end())
            text += slot->text;
        pattern.remove_prefix(close + 1);
    }
}

} // namespace rules
