// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "model/proxies/sheet_options.h"

namespace app {

/// The sheet that the options ask for. Nothing, with a sentence on `err`, if one of them says nothing
/// sensible; what does not fit together is found by the layout.
[[nodiscard]] std::optional<model::SheetOptions> sheetOptions(const CommandContext& context);

/// A length in millimetres, written with a point or a comma. Nothing, with a sentence on `err`, for anything
/// else.
[[nodiscard]] std::optional<double> lengthOption(const CommandContext& context, const QString& name,
                                                 double fallback);

} // namespace app
