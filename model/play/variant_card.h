// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"

namespace model {

/// The card as it is played in a variant: with the text that the variant gives it, or unchanged. `variant` is
/// an id of the game or of its decks; empty stands for none in particular.
[[nodiscard]] Card cardIn(const QString& variant, const Card& card);

} // namespace model
