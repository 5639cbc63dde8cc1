// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/games/crimson/narration/phrases.h"

#include <string>

namespace rules::crimson::narration {

/// Why the card in play that `choice` names may not be picked: the first thing about it that the open effect
/// does not allow. The card exists and an effect asks.
[[nodiscard]] std::string targetRefusal(const Game& game, const State& state, Seat seat, const Choice& choice,
                                        const Phrases& phrases);

} // namespace rules::crimson::narration
