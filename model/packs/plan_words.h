// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_plan.h"

namespace model {

/// Sentences about what a pack does, in the language of the program.
struct PlanWords
{
    Q_DECLARE_TR_FUNCTIONS(PlanWords)

public:
    [[nodiscard]] static QString kind(PlanKind kind);
    [[nodiscard]] static QString change(PlanChange change);
    [[nodiscard]] static QString field(CardField field);
    /// What is different, and with what it clashes; empty if there is nothing to say.
    [[nodiscard]] static QString detail(const PlanLine& line);
    /// "Winter Court 1.2.0 is installed for the first time: 12 new, 3 changed, 1 clash."
    [[nodiscard]] static QString summary(const PackPlan& plan, Language language);
    /// "12 cards, 3 corrections, 12 pictures"
    [[nodiscard]] static QString counts(const PackCounts& counts);
};

} // namespace model
