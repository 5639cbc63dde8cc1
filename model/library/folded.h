// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace model {

/// A text as it is compared while searching: small letters, no accents, ß as ss, hyphens and apostrophes
/// gone. Umlauts lose their dots: "ä" and "a" are the same here.
[[nodiscard]] QString folded(QStringView text);

/// What a search looks into: the names folded, and once more with umlauts spelled out ("Kriegsbär":
/// "kriegsbar", "kriegsbaer"). Made once a card, not once a key stroke.
[[nodiscard]] QString searchable(const QStringList& names);

/// Whether every word of `typed` is in there. Nothing typed is found everywhere.
[[nodiscard]] bool foundIn(const QString& searchable, QStringView typed);

} // namespace model
