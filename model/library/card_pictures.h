// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/picture_files.h"
#include "model/storage/database.h"

namespace model {

/// Tells which cards of a library have a picture and where it lies, as it is now: what is asked later, in any
/// thread, needs no database. A card whose picture has vanished is one that should have a picture.
[[nodiscard]] StorageResult<PictureFinder> cardPictures(Database& database);

} // namespace model
