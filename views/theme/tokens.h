// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/tokens.h"

namespace views {

using model::contrast;
using model::EffectType;
using model::kEffectTypes;
using model::mixed;
using model::Scheme;
using model::Tokens;
using model::tokensFor;

} // namespace views
