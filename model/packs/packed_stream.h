// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <functional>

class QIODevice;

namespace model {

enum class PackedKind { Deflate, Gzip, Xz };

enum class UnpackOutcome {
    Whole,       ///< the stream ends where its bytes end, and its own sums are right
    CutOff,      ///< its bytes end before the stream does
    Spoiled,     ///< its bytes make no sense, or a sum is wrong
    MoreFollows, ///< something follows its end
    Stopped,     ///< the receiver wanted no more
};

/// Whether streams of this kind can be unpacked: KArchive may be built without xz.
[[nodiscard]] bool canUnpack(PackedKind kind);

/// Unpacks the next `size` bytes of `from`, which have to be one whole stream. `take` gets what comes out,
/// part by part, each at most 256 KB; false stops.
[[nodiscard]] UnpackOutcome unpackStream(QIODevice& from, qint64 size, PackedKind kind,
                                         const std::function<bool(QByteArrayView)>& take);

} // namespace model
