// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/fonts.h"

namespace views {

using model::Fonts;

} // namespace views
