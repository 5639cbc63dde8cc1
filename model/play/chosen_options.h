// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/match_session.h"

#include <vector>

namespace model {

/// A rule that was chosen for the match at the table, such as its difficulty.
struct ChosenOption
{
    rules::BothLanguages name;
    rules::BothLanguages value;
    bool isLevel = false; ///< one of more than two values, rather than something that is on or off
};

/// What people decide for every match of this variant (OptionView::isMain), as it was decided for this one.
[[nodiscard]] std::vector<ChosenOption> chosenOptions(const MatchSession& session);

} // namespace model
