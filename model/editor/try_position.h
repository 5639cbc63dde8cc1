// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/card_draft.h"

namespace model {

/// A scenario with the card of the draft in a small position of its game (GameCards::positionToTry), so that
/// its effects have something to act on. The text defines the card itself, so that it can be
/// tried before it is saved and sent to anybody. The draft must be valid.
[[nodiscard]] QString tryPosition(const CardDraft& draft, const QString& title);

} // namespace model
