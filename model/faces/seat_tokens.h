// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/tokens.h"
#include "rules/core/outcome.h"

#include <array>

namespace model {

/// The colours of up to nine seats, the first two those of the two sides. They go with a shape each, because
/// nine inks that can all be read cannot all be told apart by everybody. The inks have at least 4.5 : 1 on
/// ground, raised and their tint, and so has `raised` on them.
struct SeatTokens
{
    std::array<QColor, rules::kMaxSeats> ink;
    std::array<QColor, rules::kMaxSeats> tint; ///< behind text and behind the ink of the seat
};

[[nodiscard]] const SeatTokens& seatTokensFor(Scheme scheme);
/// Those that go with these colours.
[[nodiscard]] const SeatTokens& seatTokensOf(const Tokens& tokens);

} // namespace model
