// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/seven_zip.h"

#include "model/packs/seven_zip_heads.h"

#include <QBuffer>
#include <QDir>
#include <QTemporaryFile>
#include <QtEndian>

#include <KCompressionDevice>
#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestHead = qint64{16} << 20;
constexpr qint64 kPart = qint64{1} << 20;

template <class T>
QByteArray littleEndian(T value)
{
    value = qToLittleEndian(value);
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

QByteArray xzNumber(quint64 value)
{
    QByteArray bytes;
    for (; value >= 0x80; value >>= 7)
        bytes += static_cast<char>(value | 0x80);
    return bytes + static_cast<char>(value);
}

/// The bytes of a folder in the frame of a file that KArchive's decoder reads: .lzma for LZMA, .xz for LZMA2.
struct Frame
{
    QByteArray before;
    QByteArray behind;
};

Frame frameOf(const SevenZipFolder& folder)
{
    if (folder.method == SevenZipMethod::Lzma)
        return {folder.properties + littleEndian(static_cast<quint64>(folder.size)), {}};
    const QByteArray flags(2, '\0');
    QByteArray block = QByteArray("\x02\x00\x21\x01", 4) + folder.properties + QByteArray(3, '\0');
    block += littleEndian(sevenZipSum(block));
    Frame frame;
    frame.before = QByteArray("\xFD"
                              "7zXZ\0",
                              6) +
                   flags + littleEndian(sevenZipSum(flags)) + block;
    frame.behind = QByteArray((4 - folder.packedSize % 4) % 4, '\0');
    QByteArray index = QByteArray(1, '\0') + '\1' +
                       xzNumber(static_cast<quint64>(block.size() + folder.packedSize)) +
                       xzNumber(static_cast<quint64>(folder.size));
    index += QByteArray((4 - index.size() % 4) % 4, '\0');
    index += littleEndian(sevenZipSum(index));
    const QByteArray end = littleEndian(static_cast<quint32>(index.size() / 4 - 1)) + flags;
    frame.behind += index + littleEndian(sevenZipSum(end)) + end + "YZ";
    return frame;
}

bool copied(QIODevice& from, qint64 size, QIODevice& to, const std::function<bool()>& cancelled)
{
    while (size > 0) {
        const QByteArray part = from.read(std::min(size, kPart));
        if (part.isEmpty() || to.write(part) != part.size() || (cancelled && cancelled()))
            return false;
        size -= part.size();
    }
    return true;
}

/// Appends what comes of a folder; false if that is not as long as it says, or it was cancelled.
bool unpack(QFile& file, const SevenZipFolder& folder, QIODevice& to, const std::function<bool()>& cancelled)
{
    if (!file.seek(folder.offset))
        return false;
    if (folder.method == SevenZipMethod::Copy)
        return folder.packedSize == folder.size && copied(file, folder.size, to, cancelled);
    QTemporaryFile framed(QDir::tempPath() + u"/castellan-pack-XXXXXX"_s);
    const Frame frame = frameOf(folder);
    if (!framed.open() || framed.write(frame.before) != frame.before.size() ||
        !copied(file, folder.packedSize, framed, cancelled) ||
        framed.write(frame.behind) != frame.behind.size() || !framed.seek(0))
        return false;
    KCompressionDevice device(&framed, false, KCompressionDevice::Xz);
    if (device.compressionType() != KCompressionDevice::Xz || !device.open(QIODevice::ReadOnly))
        return false;
    return copied(device, folder.size, to, cancelled) && device.read(1).isEmpty();
}

} // namespace

std::unique_ptr<QFile> unpackedSevenZip(QFile& file, const PackLimits& limits,
                                        std::vector<ArchiveEntry>& entries, PackProblems& problems,
                                        const std::function<bool()>& cancelled)
{
    const auto fail = [&](const PackProblem& problem) {
        problems.push_back(problem);
        return std::unique_ptr<QFile>();
    };
    const PackProblem broken{PackFault::Broken, {}, PackWords::tr("it cannot be unpacked")};
    const auto start = readSevenZipStart(file.read(32), file.size());
    if (!start)
        return fail(start.error());
    if (start->size > kLargestHead)
        return fail({PackFault::TooLarge, {}, sizeInWords(kLargestHead)});
    QByteArray head = file.seek(start->offset) ? file.read(start->size) : QByteArray();
    if (head.size() != start->size || sevenZipSum(head) != start->sum)
        return fail({PackFault::Broken, {}, PackWords::tr("its head is missing")});
    // Nobody packs a packed head again.
    if (isPackedHead(head)) {
        const auto packed = readPackedHead(head, start->offset);
        if (!packed)
            return fail(packed.error());
        if (packed->front().size > kLargestHead)
            return fail({PackFault::TooLarge, {}, sizeInWords(kLargestHead)});
        QBuffer plain;
        plain.open(QIODevice::WriteOnly);
        if (!unpack(file, packed->front(), plain, cancelled))
            return fail(broken);
        head = plain.data();
    }
    auto content = readSevenZipHead(head, start->offset, limits);
    if (!content)
        return fail(content.error());
    qint64 total = 0;
    for (const SevenZipFolder& folder : content->folders) {
        total += folder.size;
        const qint64 ratio = folder.size / std::max<qint64>(folder.packedSize, 1);
        if (total > limits.total)
            return fail({PackFault::TooLarge, {}, sizeInWords(limits.total)});
        if (folder.size > limits.harmless && ratio > limits.ratio)
            return fail({PackFault::Bomb, {}, u"%1 : 1"_s.arg(ratio)});
    }
    auto unpacked = std::make_unique<QTemporaryFile>(QDir::tempPath() + u"/castellan-pack-XXXXXX"_s);
    if (!unpacked->open())
        return fail({PackFault::CannotRead, {}, unpacked->errorString()});
    for (const SevenZipFolder& folder : content->folders) {
        if (unpack(file, folder, *unpacked, cancelled))
            continue;
        return cancelled && cancelled() ? nullptr : fail(broken);
    }
    unpacked->flush();
    entries = std::move(content->entries);
    return unpacked;
}

} // namespace model
