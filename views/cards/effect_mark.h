// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/effect_mark.h"

namespace views {

using model::effectMark;

} // namespace views
