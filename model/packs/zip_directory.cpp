// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/zip_directory.h"

#include <QIODevice>
#include <QtEndian>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kEndSize = 22;
constexpr qsizetype kCentralSize = 46;
constexpr qsizetype kLocalSize = 30;
constexpr qsizetype kDescriptorSize = 12; ///< sum, packed and unpacked size; a mark may stand before it
/// Far more than the entries of a pack need, whatever archivers add to them.
constexpr qint64 kLargestDirectory = qint64{32} << 20;
constexpr quint16 kEncryptedFlags = 1 | 1 << 6 | 1 << 13;
constexpr quint16 kSizesFollow = 1 << 3;
constexpr quint32 kNotHere = 0xFFFFFFFF;

quint16 u16(const QByteArray& bytes, qsizetype at)
{
    return qFromLittleEndian<quint16>(bytes.constData() + at);
}

quint32 u32(const QByteArray& bytes, qsizetype at)
{
    return qFromLittleEndian<quint32>(bytes.constData() + at);
}

QByteArray bytesAt(QIODevice& file, qint64 offset, qint64 count)
{
    return file.seek(offset) ? file.read(count) : QByteArray();
}

struct End
{
    qint64 at = 0;
    int entries = 0;
    qint64 directory = 0;
    qint64 directorySize = 0;
};

PackProblem broken(const QString& reason, const QString& path = {})
{
    return {PackFault::Broken, path, reason};
}

/// The last record of the file; its comment ends the file, so that nothing hides behind it.
PackResult<End> readEnd(QIODevice& file)
{
    const qint64 tail = std::min<qint64>(file.size(), kEndSize + 0xFFFF);
    const QByteArray bytes = bytesAt(file, file.size() - tail, tail);
    for (qsizetype at = bytes.size() - kEndSize; at >= 0; --at) {
        if (!QByteArrayView(bytes).sliced(at).startsWith("PK\5\6") ||
            at + kEndSize + u16(bytes, at + 20) != bytes.size())
            continue;
        End end;
        end.at = file.size() - tail + at;
        end.entries = u16(bytes, at + 10);
        end.directorySize = u32(bytes, at + 12);
        end.directory = u32(bytes, at + 16);
        if (u16(bytes, at + 4) != 0 || u16(bytes, at + 6) != 0 || u16(bytes, at + 8) != end.entries)
            return broken(PackWords::tr("it is one of several parts"));
        if (end.entries == 0xFFFF || end.directorySize == kNotHere || end.directory == kNotHere)
            return PackProblem{PackFault::NotReadHere, {}, u"Zip64"_s};
        if (end.directory + end.directorySize != end.at)
            return broken(PackWords::tr("its directory is not where it should be"));
        return end;
    }
    return broken(PackWords::tr("its end is missing"));
}

class Directory
{
public:
    Directory(QIODevice& file, const End& end, const PackLimits& limits, PackProblems& problems)
        : m_file(file)
        , m_end(end)
        , m_limits(limits)
        , m_problems(problems)
        , m_bytes(bytesAt(file, end.directory, end.directorySize))
    {}

    std::vector<ArchiveEntry> read()
    {
        std::vector<ArchiveEntry> entries;
        qsizetype at = 0;
        for (int i = 0; i < m_end.entries; ++i) {
            if (at + kCentralSize > m_bytes.size() ||
                !QByteArrayView(m_bytes).sliced(at).startsWith("PK\1\2")) {
                m_problems.push_back(broken(PackWords::tr("its directory is cut off")));
                return {};
            }
            const qsizetype nameSize = u16(m_bytes, at + 28);
            const qsizetype whole = kCentralSize + nameSize + u16(m_bytes, at + 30) + u16(m_bytes, at + 32);
            if (at + whole > m_bytes.size()) {
                m_problems.push_back(broken(PackWords::tr("its directory is cut off")));
                return {};
            }
            if (auto entry = entryAt(at, m_bytes.mid(at + kCentralSize, nameSize)))
                entries.push_back(std::move(*entry));
            at += whole;
        }
        if (at != m_bytes.size())
            m_problems.push_back(broken(PackWords::tr("its directory has more in it than it says")));
        checkPlaces();
        return entries;
    }

private:
    struct Span
    {
        qint64 begin;
        qint64 end;
        QByteArray descriptor; ///< what has to follow it; empty: nothing
        QString path;
    };

    std::optional<ArchiveEntry> entryAt(qsizetype at, const QByteArray& rawName)
    {
        const auto name = entryName(rawName, m_problems);
        if (!name)
            return {};
        ArchiveEntry entry;
        entry.path = *name;
        const quint16 flags = u16(m_bytes, at + 8);
        const quint16 method = u16(m_bytes, at + 10);
        const qint64 header = u32(m_bytes, at + 42);
        entry.packedSize = u32(m_bytes, at + 20);
        entry.size = u32(m_bytes, at + 24);
        entry.isDeflated = method == 8;
        const auto refuse = [&](PackFault fault, const QString& detail = {}) {
            m_problems.push_back({fault, entry.path, detail});
            return std::nullopt;
        };
        if ((flags & kEncryptedFlags) != 0 || method == 99)
            return refuse(PackFault::Encrypted);
        // The upper half of the attributes is a Unix mode where a Unix made the archive.
        const quint32 kind = u32(m_bytes, at + 38) >> 16 & 0170000;
        if (kind != 0 && kind != 0100000 && kind != 0040000)
            return refuse(PackFault::Link);
        if (method != 0 && method != 8)
            return refuse(PackFault::UnknownMethod, QString::number(method));
        if (entry.packedSize == kNotHere || entry.size == kNotHere || header == kNotHere)
            return refuse(PackFault::NotReadHere, u"Zip64"_s);
        if (method == 0 && entry.packedSize != entry.size)
            return refuse(PackFault::Broken, PackWords::tr("its sizes contradict each other"));
        const QByteArray local = bytesAt(m_file, header, kLocalSize);
        if (local.size() != kLocalSize || !local.startsWith("PK\3\4"))
            return refuse(PackFault::Broken, PackWords::tr("its header is missing"));
        const qint64 nameSize = u16(local, 26);
        entry.offset = header + kLocalSize + nameSize + u16(local, 28);
        const bool follows = (flags & kSizesFollow) != 0;
        const auto agrees = [&](qsizetype here, qsizetype there) {
            return u32(local, here) == u32(m_bytes, at + there) || (follows && u32(local, here) == 0);
        };
        if (u16(local, 6) != flags || u16(local, 8) != method || nameSize != rawName.size() ||
            bytesAt(m_file, header + kLocalSize, nameSize) != rawName || !agrees(14, 16) || !agrees(18, 20) ||
            !agrees(22, 24))
            return refuse(PackFault::Broken,
                          PackWords::tr("its header and the directory contradict each other"));
        if (entry.offset + entry.packedSize > m_end.directory)
            return refuse(PackFault::Broken, PackWords::tr("it is cut off"));
        entry.sum = u32(m_bytes, at + 16);
        m_spans.push_back({header, entry.offset + entry.packedSize,
                           follows ? m_bytes.mid(at + 16, kDescriptorSize) : QByteArray(), entry.path});
        if (entry.path.endsWith(u'/') || kind == 0040000) {
            if (entry.size != 0)
                return refuse(PackFault::Broken, PackWords::tr("it is a folder with content"));
            while (entry.path.endsWith(u'/'))
                entry.path.chop(1);
            entry.isFolder = true;
        }
        if (entry.size > m_limits.harmless &&
            entry.size / std::max<qint64>(entry.packedSize, 1) > m_limits.ratio)
            return refuse(PackFault::Bomb,
                          u"%1 : 1"_s.arg(entry.size / std::max<qint64>(entry.packedSize, 1)));
        return entry;
    }

    /// Files follow each other from the first byte to the directory. Between two there is nothing, or sum and
    /// sizes of the first one where its head leaves them open.
    void checkPlaces()
    {
        std::sort(m_spans.begin(), m_spans.end(),
                  [](const Span& a, const Span& b) { return a.begin < b.begin; });
        qint64 reached = 0;
        for (std::size_t i = 0; i < m_spans.size(); ++i) {
            const Span& span = m_spans[i];
            if (span.begin < reached) {
                m_problems.push_back({PackFault::Bomb, {}, PackWords::tr("files share the same bytes")});
                return;
            }
            if (i == 0 && span.begin > 0) {
                reportHidden();
                return;
            }
            const qint64 next = i + 1 < m_spans.size() ? m_spans[i + 1].begin : m_end.directory;
            if (!checkGap(span, next))
                return;
            reached = span.end;
        }
    }

    bool checkGap(const Span& span, qint64 next)
    {
        const qint64 gap = next - span.end;
        if (gap < 0 || (gap == 0 && span.descriptor.isEmpty()))
            return true; // shared bytes are told at the next file
        const bool isRoom =
            !span.descriptor.isEmpty() && (gap == kDescriptorSize || gap == kDescriptorSize + 4);
        const QByteArray found = isRoom ? bytesAt(m_file, span.end, gap) : QByteArray();
        if (!isRoom || (gap > kDescriptorSize && !found.startsWith("PK\7\x08"))) {
            if (span.descriptor.isEmpty())
                reportHidden();
            else if (m_problems.empty())
                m_problems.push_back(broken(PackWords::tr("its sizes do not follow it"), span.path));
            return false;
        }
        if (!found.endsWith(span.descriptor)) {
            m_problems.push_back(
                broken(PackWords::tr("the sizes that follow it and the directory contradict each other"),
                       span.path));
            return false;
        }
        return true;
    }

    void reportHidden()
    {
        // Entries that were refused leave gaps of their own.
        if (m_problems.empty())
            m_problems.push_back(
                broken(PackWords::tr("there is something in it that its directory does not name")));
    }

    QIODevice& m_file;
    const End& m_end;
    const PackLimits& m_limits;
    PackProblems& m_problems;
    QByteArray m_bytes;
    std::vector<Span> m_spans;
};

} // namespace

std::vector<ArchiveEntry> readZipDirectory(QIODevice& file, const PackLimits& limits, PackProblems& problems)
{
    const auto end = readEnd(file);
    if (!end) {
        problems.push_back(end.error());
        return {};
    }
    if (end->entries > limits.entries) {
        problems.push_back({PackFault::TooManyFiles, {}, QString::number(limits.entries)});
        return {};
    }
    if (end->directorySize > kLargestDirectory) {
        problems.push_back({PackFault::TooLarge, {}, sizeInWords(kLargestDirectory)});
        return {};
    }
    return Directory(file, *end, limits, problems).read();
}

} // namespace model
