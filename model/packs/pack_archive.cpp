// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_archive.h"

#include "model/files/file_writer.h"
#include "model/library/crc32.h"
#include "model/packs/packed_stream.h"
#include "model/packs/tar_directory.h"
#include "model/packs/zip_directory.h"

#include <QDir>

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

QString reasonOf(UnpackOutcome outcome)
{
    switch (outcome) {
    case UnpackOutcome::CutOff: return PackWords::tr("its compressed data is cut off");
    case UnpackOutcome::MoreFollows: return PackWords::tr("something follows its compressed data");
    case UnpackOutcome::Spoiled:
    case UnpackOutcome::Whole:
    case UnpackOutcome::Stopped: break;
    }
    return PackWords::tr("its compressed data is damaged");
}

/// The tar inside a compressed file, as a file of its own that goes with it. Never more than the limits allow
/// is written.
std::unique_ptr<QFile> unpackedTar(QFile& packed, PackedKind kind, const PackLimits& limits,
                                   PackProblems& problems, const std::function<bool()>& cancelled)
{
    if (!canUnpack(kind)) {
        problems.push_back({PackFault::NotReadHere, {}, kind == PackedKind::Xz ? u"xz"_s : u"gzip"_s});
        return nullptr;
    }
    QString reason;
    auto tar = scratchFile(&reason);
    if (!tar) {
        problems.push_back({PackFault::CannotRead, {}, reason});
        return nullptr;
    }
    const qint64 most = std::min(limits.total, limits.harmless + packed.size() * limits.ratio);
    qint64 written = 0;
    const UnpackOutcome outcome = unpackStream(packed, packed.size(), kind, [&](QByteArrayView part) {
        written += part.size();
        if (written > most)
            problems.push_back(written > limits.total
                                   ? PackProblem{PackFault::TooLarge, {}, sizeInWords(limits.total)}
                                   : PackProblem{PackFault::Bomb, {}, u"> %1 : 1"_s.arg(limits.ratio)});
        else if (tar->write(part.data(), part.size()) != part.size())
            problems.push_back({PackFault::CannotRead, {}, tar->errorString()});
        return problems.empty() && !(cancelled && cancelled());
    });
    if (outcome == UnpackOutcome::Stopped)
        return nullptr;
    if (outcome != UnpackOutcome::Whole) {
        problems.push_back({PackFault::Broken, {}, reasonOf(outcome)});
        return nullptr;
    }
    if (!flushAll(*tar)) {
        problems.push_back({PackFault::CannotRead, {}, tar->errorString()});
        return nullptr;
    }
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
    case ArchiveKind::TarGz: file = unpackedTar(*file, PackedKind::Gzip, limits, problems, cancelled); break;
    case ArchiveKind::TarXz: file = unpackedTar(*file, PackedKind::Xz, limits, problems, cancelled); break;
    case ArchiveKind::SevenZip: problems.push_back({PackFault::NotReadHere, {}, u"7z"_s}); break;
    case ArchiveKind::Other: problems.push_back({PackFault::NotAnArchive, {}, {}}); break;
    case ArchiveKind::Tar: break;
    }
    if (!file || !problems.empty())
        return nullptr;
    if (kind != ArchiveKind::Zip)
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
    const auto broken = [&entry](const QString& reason) {
        return PackProblem{PackFault::Broken, entry.path, reason};
    };
    if (entry.size > most || entry.packedSize > most + (most >> 3))
        return PackProblem{PackFault::TooLarge, entry.path, sizeInWords(most)};
    if (!m_file->seek(entry.offset))
        return PackProblem{PackFault::CannotRead, entry.path, m_file->errorString()};
    QByteArray content;
    if (entry.isDeflated) {
        const UnpackOutcome outcome =
            unpackStream(*m_file, entry.packedSize, PackedKind::Deflate, [&](QByteArrayView part) {
                content.append(part);
                return content.size() <= entry.size;
            });
        const bool isComplete = content.size() == entry.size && crc32(content) == entry.sum;
        if (outcome != UnpackOutcome::Whole && isComplete)
            return broken(PackWords::tr("its compressed data does not end where it should"));
        if (outcome != UnpackOutcome::Whole && outcome != UnpackOutcome::Stopped)
            return broken(reasonOf(outcome));
    } else {
        content = m_file->read(entry.packedSize);
    }
    if (content.size() != entry.size)
        return broken(PackWords::tr("it is not as long as it says"));
    if (entry.sum && crc32(content) != *entry.sum)
        return broken(PackWords::tr("its sum in the archive is wrong"));
    return content;
}

} // namespace model
