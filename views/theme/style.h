// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/theme/tokens.h"

#include <QPalette>
#include <QString>

namespace views {

/// Light text on dark ground is dark.
[[nodiscard]] Scheme schemeOf(const QPalette& palette);

/// The palette of the tokens: what Qt's own drawing needs to fit in.
[[nodiscard]] QPalette paletteFor(const Tokens& tokens);

/// The few shapes that a palette cannot say: flat fields, quiet scroll bars, the focus ring. Widgets opt into
/// a look by object name or by the dynamic property "role".
[[nodiscard]] QString styleSheetFor(const Tokens& tokens, bool compact);

} // namespace views
