// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/signs/sign_lists.h"

namespace model {

std::span<const SignShape> crimsonSigns()
{
    static constexpr std::array<SignShape, 2> kSigns{{
        {"castle", "M10 96 L10 8 L30 8 L30 24 L41 24 L41 8 L59 8 L59 24 L70 24 L70 8 L90 8 L90 96 L63 96 "
                   "L63 68 Q50 54 37 68 L37 96 Z"},
        {"discard", "M14 4 L62 4 L62 36 L50 36 L50 16 L26 16 L26 84 L44 84 L44 96 L14 96 Z "
                    "M70 44 L84 44 L84 70 L98 70 L77 98 L56 70 L70 70 Z"},
    }};
    return kSigns;
}

} // namespace model
