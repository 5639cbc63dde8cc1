// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/language.h"
#include "rules/core/result.h"

#include <string_view>

namespace rules {

/// "'lefft' is no lane; what fits: left, middle, right". `what` is a word of the list in reasons.cpp; one
/// that is not there is said in English in both languages.
[[nodiscard]] BothLanguages isNo(std::string_view what, std::string_view word, std::string_view fitting = {});

/// "the form is 'pay N'"
[[nodiscard]] BothLanguages theFormIs(std::string_view form);

[[nodiscard]] inline Error errorOf(std::string place, BothLanguages reason)
{
    return {std::move(place), std::move(reason.en), std::move(reason.de)};
}

} // namespace rules
