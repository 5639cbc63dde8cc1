// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/files/file_writer.h"
#include "model/library/card.h"

namespace views {

/// Writes the face of a card in light colours to a file: vectors for ".svg", else a bitmap of 63 × 88 mm at
/// 300 dpi.
[[nodiscard]] model::WriteResult saveCardPicture(const model::Card& card, model::Language language,
                                                 const QString& path);

} // namespace views
