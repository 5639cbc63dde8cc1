// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/card_draft.h"

namespace model {

/// A scenario with the card of the draft in a small position, so that its effects have something to act on:
/// two lanes with a few cards of both sides, coins, an offer and a discard pile. The card waits to be played,
/// or lies there already where its effect acts later. The text defines the card itself, so that it can be
/// tried before it is saved and sent to anybody. The draft must be valid.
[[nodiscard]] QString tryPosition(const CardDraft& draft, const QString& title);

} // namespace model
