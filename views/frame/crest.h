// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/crest.h"
#include "views/theme/tokens.h"

namespace views {

using model::crestIcon;
using model::paintCrest;
using model::shieldPath;
using model::towerPath;

} // namespace views
