// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/result.h"
#include "rules/core/suggest.h"
#include "rules/games/match_reasons.h"

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
        return Error{std::string(key), {MatchReason::NotAccepted, value, verbatim(form.values)}};
    }
    return Error{"", suggesting(isNot(CoreReason::NotAnOption, key, listed(keys).text), key, keys)};
}

} // namespace rules
