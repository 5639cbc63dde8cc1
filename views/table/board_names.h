// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/any_match.h"

#include <QString>

#include <cstddef>
#include <string>

namespace views {

inline QString word(const std::string& text)
{
    return QString::fromStdString(text);
}

/// What the item of a card is called; of a pile that is open it is "pile" and this.
inline QString placeName(const rules::ZoneView& zone, std::size_t card)
{
    return QStringLiteral("card:%1.%2").arg(word(zone.id)).arg(card + 1);
}

} // namespace views
