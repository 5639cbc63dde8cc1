// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/reason.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rules {

/// The word that somebody who wrote `written` most likely meant: at most `most` slips away, fewer for short
/// words. None for what is far from every word, or longer than any sensible word.
[[nodiscard]] std::optional<std::string_view>
closestWord(std::string_view written, std::span<const std::string_view> words, std::size_t most = 2);

/// "unknown op “flipp”; use one of: flip, destroy; did you mean flip?" `what` is a word of the file format.
[[nodiscard]] Reason unknownWord(std::string_view what, std::string_view written,
                                 std::span<const std::string_view> words);

/// The same for the key of an object.
[[nodiscard]] Reason unknownKey(std::string_view written, std::span<const std::string_view> words);

/// Adds the word that was probably meant, if there is one.
[[nodiscard]] Reason suggesting(Reason reason, std::string_view written,
                                std::span<const std::string_view> words);

/// Outside text inside a message: in single quotes, cut where it is long, control characters as blanks.
[[nodiscard]] std::string inMessage(std::string_view written);

} // namespace rules
