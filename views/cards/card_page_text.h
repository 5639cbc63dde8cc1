// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_library.h"
#include "model/text/markup.h"
#include "views/theme/theme.h"

#include <QCoreApplication>

namespace views {

/// The page about one card as rich text: both languages side by side, as far as there is room, where its
/// values come from, clarifications, the rules behind them, and where the card is in use. Links lead to
/// "clause:ID", "clarification:ID", "example:ID" (of a clarification), "use:ID" and "printed:".
struct CardPageText
{
    Q_DECLARE_TR_FUNCTIONS(CardPageText)

public:
    [[nodiscard]] static model::Markup of(const model::CardReading& reading,
                                          const std::optional<model::CardLayer>& builtIn,
                                          const std::vector<model::CardUse>& uses, model::Language language,
                                          const Theme& theme, bool sideBySide = true);
};

} // namespace views
