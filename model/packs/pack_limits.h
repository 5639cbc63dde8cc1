// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/picture_store.h"

namespace model {

/// What a pack may cost before it is refused. 5,000 cards with 5,000 pictures fit; memory is bounded by the
/// texts together and one picture at a time.
struct PackLimits
{
    qint64 archive = qint64{2} << 30;
    int entries = 20'000;
    qint64 text = qint64{16} << 20;   ///< of one file
    qint64 texts = qint64{64} << 20;  ///< of all together
    qint64 picture = kLargestPicture; ///< of one file
    qint64 total = qint64{2} << 30;   ///< unpacked
    qint64 ratio = 200;               ///< unpacked to packed, of what is larger than `harmless`
    qint64 harmless = qint64{1} << 20;
    int pathBytes = 200;
    int depth = 8;
};

} // namespace model
