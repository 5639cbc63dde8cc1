// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"
#include "model/proxies/sheet_options.h"

namespace model {

/// The picture that a card has on a sheet: in its window or as its whole face, as the options want it. Null
/// where ink is saved or there is no source.
[[nodiscard]] CardPicture pictureOnSheet(const Card& card, PictureSource* pictures,
                                         const SheetOptions& options);

} // namespace model
