// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"

namespace views {

/// Writes the face of a card in light colours to a file: vectors for ".svg", else a bitmap of 63 × 88 mm at
/// 300 dpi. False if the file cannot be written.
[[nodiscard]] bool saveCardPicture(const model::Card& card, model::Language language, const QString& path);

} // namespace views
