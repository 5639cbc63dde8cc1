// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace model {

/// Why something in a pack does not fit, in the language of the program. The readers of cards, effects, rules
/// and scenarios have no translations of their own: they give sentences of a closed list, whose names and
/// numbers are recognised here. A sentence that is not in the list stays as it is.
[[nodiscard]] QString reasonInWords(const QString& reason);

/// Whether the list has the sentence.
[[nodiscard]] bool isKnownReason(const QString& reason);

/// "cards/x/characters.json, line 3, column 7" with the words for line and column.
[[nodiscard]] QString placeInWords(const QString& place);

} // namespace model
