// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/reasons.h"
#include "rules/core/result.h"
#include "rules/core/suggest.h"

#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// Sets one option of a match. `forms` are the options of the game with their `key` and the `values` that
/// people read; `set(key, value)` is false for a value that is not accepted. Errors name what is possible.
template <class Forms, class Set>
[[nodiscard]] Result<Done> setOptionOf(const Forms& forms, std::string_view key, std::string_view value,
                                       Set&& set)
{
    std::vector<std::string_view> keys;
    for (const auto& form : forms) {
        keys.push_back(form.key);
        if (form.key != key)
            continue;
        if (set(key, value))
            return Done{};
        return Error{std::string(key), inMessage(value) + " is not accepted; use " + std::string(form.values),
                     inMessage(value) + " passt nicht; möglich: " + std::string(form.values)};
    }
    std::string known;
    for (const std::string_view each : keys)
        known += (known.empty() ? "" : ", ") + std::string(each);
    return Error{"", unknownWord("option", key, keys), isNo("option", key, known).de};
}

} // namespace rules
