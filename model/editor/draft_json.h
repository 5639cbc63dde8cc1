// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/card_draft.h"

namespace model {

/// A draft as text, complete also where it is wrong: unlike the card files, whose effects must be valid.
[[nodiscard]] QString draftToJson(const CardDraft& draft);

/// Nothing for text that is no draft; values that cannot be become the nearest that can.
[[nodiscard]] std::optional<CardDraft> draftFromJson(const QString& json);

} // namespace model
