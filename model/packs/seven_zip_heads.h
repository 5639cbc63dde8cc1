// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/archive_entry.h"

namespace model {

/// How a part of a 7z is packed.
enum class SevenZipMethod { Copy, Lzma, Lzma2 };

/// A part that is packed as one: where it lies and what comes of it.
struct SevenZipFolder
{
    SevenZipMethod method = SevenZipMethod::Copy;
    QByteArray properties;
    qint64 offset = 0; ///< of its packed bytes
    qint64 packedSize = 0;
    qint64 size = 0;
    std::vector<qint64> files; ///< sizes of the files in it; their sum is the size
};

/// Where the last head lies: it stands behind everything, and may be packed itself.
struct SevenZipHead
{
    qint64 offset = 0;
    qint64 size = 0;
    quint32 sum = 0;
};

[[nodiscard]] quint32 sevenZipSum(const QByteArray& bytes);

/// The first 32 bytes of a file of this size.
[[nodiscard]] PackResult<SevenZipHead> readSevenZipStart(const QByteArray& bytes, qint64 fileSize);

/// Whether the head is packed; then its folders have one part, which is the head.
[[nodiscard]] bool isPackedHead(const QByteArray& head);
[[nodiscard]] PackResult<std::vector<SevenZipFolder>> readPackedHead(const QByteArray& head,
                                                                     qint64 packedEnd);

/// A head that is not packed: its folders, and the files in the order of their content, with offsets in what
/// all folders give one after the other.
struct SevenZipContent
{
    std::vector<SevenZipFolder> folders;
    std::vector<ArchiveEntry> entries;
};
[[nodiscard]] PackResult<SevenZipContent> readSevenZipHead(const QByteArray& head, qint64 packedEnd,
                                                           const PackLimits& limits);

} // namespace model
