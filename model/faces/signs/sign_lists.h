// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/sign_mark.h"

#include <array>
#include <span>

namespace model {

/// The signs of each game. A key that several games use is drawn once.
[[nodiscard]] std::span<const SignShape> samuraiSigns();
[[nodiscard]] std::span<const SignShape> crownsSigns();
[[nodiscard]] std::span<const SignShape> crimsonSigns();

[[nodiscard]] inline std::array<std::span<const SignShape>, 3> signLists()
{
    return {samuraiSigns(), crownsSigns(), crimsonSigns()};
}

} // namespace model
