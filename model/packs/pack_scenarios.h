// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_content.h"

namespace model {

/// A position of a pack that can be opened in the rules lab.
struct PackScenario
{
    QString title;
    QString text; ///< this scenario alone
};

/// All scenarios of a pack's texts, file by file in the order of their paths.
[[nodiscard]] std::vector<PackScenario> scenariosIn(const PackTexts& texts);

} // namespace model
