// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/card_face.h"
#include "views/theme/tokens.h"

namespace views {

using model::CardFaceFit;
using model::CardFaceStyle;
using model::cardSizeForWidth;
using model::kCardRatio;
using model::paintCardFace;

} // namespace views
