// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/query.h"

namespace model {

/// The longest query that is read; what follows is left out with a problem.
inline constexpr qsizetype kLongestQuery = 1000;

/// Reads what a person typed, of any length and any characters. There is always a query: what cannot be
/// understood becomes a problem with its place, and the rest is searched.
///
///     words words        both; each also as the beginning or the middle of a longer word
///     "two words"        one after the other, as they stand
///     flip*              the beginning of a word, not its middle
///     a or b, a | b      one of them (also: oder); -a without it; (…) groups
///     field:value        name text type strength owned lang in tag box game id, or their German names
///     strength>=3        = != < <= > >= for strength and owned; type=income is type:income
[[nodiscard]] Query parseQuery(QStringView typed);

} // namespace model
