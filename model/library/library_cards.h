// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"

namespace model {

/// The cards of a rules library as people see them, characters before castles, with texts written from their
/// effects.
[[nodiscard]] std::vector<Card> cardsOf(const rules::effects::Library& library);

} // namespace model
