// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/crimson_effect_cards.h"

namespace model {

/// Crimson Company.
class CrimsonCards : public CrimsonEffectCards
{
public:
    [[nodiscard]] QString id() const override;
    [[nodiscard]] LocalText name() const override;
    [[nodiscard]] bool isPrinted() const override { return true; }
    [[nodiscard]] std::unique_ptr<rules::KnownGame>
    gameOf(const std::vector<CardRecord>& cards) const override;
};

} // namespace model
