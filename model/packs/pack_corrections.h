// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/layers.h"
#include "rules/core/json.h"

namespace model {

/// Values of cards that a pack gives without making the card its own: `cards/GAME/corrections.json`, a list
/// "corrections" of {"card", "name", "strength", "effects", "text", "box"}, each but the card as wanted.
/// Added to the layers of the same card. What does not fit becomes a problem. Gives how many are about cards
/// that are not among the layers.
int readCorrections(const QByteArray& text, const std::string& file, const QString& game,
                    std::vector<CardLayer>& cards, std::vector<rules::Error>& problems);

/// What a layer says as one entry of that list; an empty object if it says nothing.
[[nodiscard]] rules::json::Value correctionOf(const CardLayer& layer);

} // namespace model
