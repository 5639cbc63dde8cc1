// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/formats/deck_reading.h"

#include <QByteArray>

namespace model {

/// The text of a file, whatever it was saved as: UTF-8, UTF-16 with or without a mark, Latin-1. Line ends
/// become "\n". Pictures, archives and the like are refused.
[[nodiscard]] rules::Result<QString, DeckReadError> decodedText(const QByteArray& bytes);

} // namespace model
