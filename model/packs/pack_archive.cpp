// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_archive.h"

#include "model/packs/seven_zip.h"
#include "model/packs/tar_directory.h"
#include "model/packs/zip_directory.h"

#include <QBuffer>
#include <QDir>
#include <QTemporaryFile>

#include <KCompressionDevice>

namespace model {

using namespace Qt::StringLiterals;

namespace {

enum class ArchiveKind { Zip, Tar, TarGz, TarXz, SevenZip, Other };

ArchiveKind kindOf(QIODevice& file)
{
    const QByteArray head = file.peek(512);
    if (head.startsWith("PK\3\4") || head.startsWith("PK\5\6"))
        return ArchiveKind::Zip;
    if (head.startsWith("\x1f\x8b"))
        return ArchiveKind::TarGz;
    if (head.startsWith(QByteArrayView("\xFD"
                                       "7zXZ\0",
                                       6)))
        return ArchiveKind::TarXz;
    if (head.startsWith("7z\xBC\xAF\x27\x1C"))
        return ArchiveKind::SevenZip;
    return head.mid(257, 5) == "ustar" ? ArchiveKind::Tar : ArchiveKind::Other;
}

/// The tar inside a compressed file, as a file of its own that goes with it. Never more than the limits allow
/// is written.
std::unique_ptr<QFile> unpackedTar(const QString& path, KCompressionDevice::CompressionType type,
                                   const PackLimits& limits, PackProblems& problems,
                                   const std::function<bool()>& cancelled)
{
    KCompressionDevice packed(path, type);
    auto tar = std::make_unique<QTemporaryFile>(QDir::tempPath() + u"/castellan-pack-XXXXXX"_s);
    if (packed.compressionType() != type) {
        problems.push_back(
            {PackFault::NotReadHere, {}, type == KCompressionDevice::Xz ? u"xz"_s : u"gzip"_s});
        return nullptr;
    }
    if (!packed.open(QIODevice::ReadOnly) || !tar->open()) {
        problems.push_back({PackFault::CannotRead, {}, tar->errorString()});
        return nullptr;
    }
    const qint64 weight = QFileInfo(path).size();
    const qint64 most = std::min(limits.total, limits.harmless + weight * limits.ratio);
    qint64 written = 0;
    for (;;) {
        const QByteArray part = packed.read(1 << 20);
        if (part.isEmpty())
            break;
        written += part.size();
        if (written > most) {
            problems.push_back(written > limits.total
                                   ? PackProblem{PackFault::TooLarge, {}, sizeInWords(limits.total)}
                                   : PackProblem{PackFault::Bomb, {}, u"> %1 : 1"_s.arg(limits.ratio)});
            return nullptr;
        }
        if (tar->write(part) != part.size()) {
            problems.push_back({PackFault::CannotRead, {}, tar->errorString()});
            return nullptr;
        }
        if (cancelled && cancelled())
            return nullptr;
    }
    if (packed.error() != QFileDevice::NoError) {
        problems.push_back({PackFault::Broken, {}, PackWords::tr("it cannot be unpacked")});
        return nullptr;
    }
    tar->flush();
    return tar;
}

} // namespace

PackArchive::~PackArchive() = default;

std::unique_ptr<PackArchive> PackArchive::open(const QString& path, const PackLimits& limits,
                                               PackProblems& problems, const std::function<bool()>& cancelled)
{
    std::unique_ptr<PackArchive> archive(new PackArchive);
    auto file = std::make_unique<QFile>(path);
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) {
        problems.push_back({PackFault::NotAnArchive, {}, {}});
        return nullptr;
    }
    if (!file->open(QIODevice::ReadOnly)) {
        problems.push_back({PackFault::CannotRead, {}, file->errorString()});
        return nullptr;
    }
    if (file->size() > limits.archive) {
        problems.push_back({PackFault::TooLarge, {}, sizeInWords(limits.archive)});
        return nullptr;
    }
    const ArchiveKind kind = kindOf(*file);
    std::vector<ArchiveEntry> entries;
    switch (kind) {
    case ArchiveKind::Zip: entries = readZipDirectory(*file, limits, problems); break;
    case ArchiveKind::TarGz:
        file = unpackedTar(path, KCompressionDevice::GZip, limits, problems, cancelled);
        break;
    case ArchiveKind::TarXz:
        file = unpackedTar(path, KCompressionDevice::Xz, limits, problems, cancelled);
        break;
    case ArchiveKind::SevenZip: file = unpackedSevenZip(*file, limits, entries, problems, cancelled); break;
    case ArchiveKind::Other: problems.push_back({PackFault::NotAnArchive, {}, {}}); break;
    case ArchiveKind::Tar: break;
    }
    if (!file || !problems.empty())
        return nullptr;
    if (kind != ArchiveKind::Zip && kind != ArchiveKind::SevenZip)
        entries = readTarDirectory(*file, limits, problems);
    checkNames(entries, limits, problems);
    qint64 total = 0;
    for (const ArchiveEntry& entry : entries)
        total += entry.size;
    if (total > limits.total)
        problems.push_back({PackFault::TooLarge, {}, sizeInWords(limits.total)});
    if (!problems.empty())
        return nullptr;
    std::erase_if(entries, [](const ArchiveEntry& entry) { return entry.isFolder; });
    archive->m_file = std::move(file);
    archive->m_files = std::move(entries);
    return archive;
}

PackResult<QByteArray> PackArchive::read(const ArchiveEntry& entry, qint64 most)
{
    const PackProblem differs{PackFault::Broken, entry.path, PackWords::tr("it is not as long as it says")};
    if (entry.size > most || entry.packedSize > most + (most >> 3))
        return PackProblem{PackFault::TooLarge, entry.path, sizeInWords(most)};
    QByteArray packed = m_file->seek(entry.offset) ? m_file->read(entry.packedSize) : QByteArray();
    if (packed.size() != entry.packedSize)
        return PackProblem{PackFault::CannotRead, entry.path, m_file->errorString()};
    if (!entry.isDeflated)
        return packed;
    QBuffer buffer(&packed);
    KCompressionDevice device(&buffer, false, KCompressionDevice::GZip);
    device.setSkipHeaders();
    if (!device.open(QIODevice::ReadOnly))
        return differs;
    // One byte more than announced shows that there is more.
    QByteArray content;
    while (content.size() <= entry.size) {
        const QByteArray part = device.read(std::min<qint64>(entry.size + 1 - content.size(), 1 << 20));
        if (part.isEmpty())
            break;
        content += part;
    }
    if (content.size() != entry.size)
        return differs;
    return content;
}

} // namespace model
