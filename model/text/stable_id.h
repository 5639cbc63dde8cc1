// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace model {

/// What tells boxes, decks, packs, games and terms apart: lower-case letters of ASCII, digits and
/// hyphens, not beginning with a hyphen, 1 to 80 of them. Nothing else may come out of a file as an id.
[[nodiscard]] bool isPlainId(QStringView text);

/// A card: a plain id, or one behind another for a card that several owners have, joined by @
/// ("knight@lyre"), 1 to 80 characters.
[[nodiscard]] bool isCardId(QStringView text);

/// What tells clauses and clarifications apart: plain ids joined by dots ("cc.score.tie"), 1 to 120
/// characters.
[[nodiscard]] bool isDottedId(QStringView text);

} // namespace model
