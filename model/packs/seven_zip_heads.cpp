// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/seven_zip_heads.h"

#include <QtEndian>

#include <algorithm>
#include <numeric>

namespace model {

namespace {

constexpr qint64 kStartSize = 32;
constexpr quint64 kMostNumber = quint64{1} << 40;

enum Property : quint8 {
    kEnd = 0,
    kHeader = 1,
    kArchiveProperties = 2,
    kMainStreams = 4,
    kFiles = 5,
    kPackInfo = 6,
    kUnpackInfo = 7,
    kSubStreams = 8,
    kSize = 9,
    kSum = 10,
    kFolder = 11,
    kUnpackSize = 12,
    kStreamCount = 13,
    kEmptyStream = 14,
    kEmptyFile = 15,
    kAnti = 16,
    kNames = 17,
    kAttributes = 21,
    kEncodedHeader = 23
};

PackProblem sevenZipBroken(const QString& reason)
{
    return {PackFault::Broken, {}, reason};
}

/// Bytes one after the other; after the first that is missing everything is 0 and `isGood` is false.
class HeadBytes
{
public:
    explicit HeadBytes(QByteArrayView bytes)
        : m_bytes(bytes)
    {}

    [[nodiscard]] bool isGood() const { return m_good; }
    void spoil() { m_good = false; }

    quint8 byte()
    {
        if (!m_good || m_at >= m_bytes.size()) {
            m_good = false;
            return 0;
        }
        return static_cast<quint8>(m_bytes[m_at++]);
    }
    /// As 7z writes it: the first byte says how many follow.
    quint64 number()
    {
        const quint8 first = byte();
        quint64 value = 0;
        quint8 mask = 0x80;
        for (int i = 0; i < 8; ++i, mask = static_cast<quint8>(mask >> 1)) {
            if ((first & mask) == 0) {
                value |= static_cast<quint64>(first & (mask - 1)) << (8 * i);
                break;
            }
            value |= static_cast<quint64>(byte()) << (8 * i);
        }
        if (value > kMostNumber)
            m_good = false;
        return m_good ? value : 0;
    }
    /// A number of things of which each takes a byte at least, or a few together do.
    std::size_t count(std::size_t most)
    {
        const quint64 value = number();
        if (value > most)
            m_good = false;
        return m_good ? static_cast<std::size_t>(value) : 0;
    }
    QByteArrayView take(quint64 size)
    {
        if (!m_good || size > static_cast<quint64>(m_bytes.size() - m_at)) {
            m_good = false;
            return {};
        }
        const QByteArrayView taken = m_bytes.sliced(m_at, static_cast<qsizetype>(size));
        m_at += static_cast<qsizetype>(size);
        return taken;
    }
    std::vector<bool> bits(std::size_t size)
    {
        std::vector<bool> result(size);
        quint8 value = 0;
        for (std::size_t i = 0; i < size; ++i) {
            if (i % 8 == 0)
                value = byte();
            result[i] = (value & (0x80 >> (i % 8))) != 0;
        }
        return result;
    }
    std::vector<bool> bitsOrAll(std::size_t size)
    {
        return byte() != 0 ? std::vector<bool>(size, true) : bits(size);
    }

private:
    QByteArrayView m_bytes;
    qsizetype m_at = 0;
    bool m_good = true;
};

class HeadReader
{
public:
    HeadReader(QByteArrayView bytes, qint64 packedEnd, const PackLimits& limits)
        : m_bytes(bytes)
        , m_packedEnd(packedEnd)
        , m_limits(limits)
        , m_most(static_cast<std::size_t>(limits.entries))
    {}

    [[nodiscard]] std::optional<PackProblem> problem() const
    {
        if (m_problem)
            return m_problem;
        return m_bytes.isGood() ? std::nullopt
                                : std::optional(sevenZipBroken(PackWords::tr("its directory is cut off")));
    }

    HeadBytes& bytes() { return m_bytes; }

    std::vector<SevenZipFolder> streams()
    {
        std::vector<SevenZipFolder> folders;
        for (quint8 kind = m_bytes.byte(); kind != kEnd && !problem(); kind = m_bytes.byte()) {
            switch (kind) {
            case kPackInfo: packInfo(); break;
            case kUnpackInfo: unpackInfo(folders); break;
            case kSubStreams: subStreams(folders); break;
            default: m_bytes.spoil(); break;
            }
        }
        place(folders);
        return folders;
    }

    std::vector<ArchiveEntry> files(const std::vector<SevenZipFolder>& folders)
    {
        const quint64 announced = m_bytes.number();
        if (m_bytes.isGood() && announced > m_most) {
            m_problem = {PackFault::TooManyFiles, {}, QString::number(m_limits.entries)};
            return {};
        }
        const auto count = static_cast<std::size_t>(announced);
        std::vector<ArchiveEntry> entries(count);
        std::vector<bool> hasNone(count);
        std::vector<bool> isFile(count);
        for (quint8 kind = m_bytes.byte(); kind != kEnd && !problem(); kind = m_bytes.byte()) {
            HeadBytes part(m_bytes.take(m_bytes.number()));
            const auto empty = static_cast<std::size_t>(std::count(hasNone.begin(), hasNone.end(), true));
            switch (kind) {
            case kEmptyStream: hasNone = part.bits(count); break;
            case kEmptyFile: isFile = part.bits(empty); break;
            case kAnti: part.spoil(); break;
            case kNames: names(part, entries); break;
            case kAttributes: attributes(part, entries); break;
            default: break;
            }
            if (!part.isGood())
                m_bytes.spoil();
        }
        settle(folders, hasNone, isFile, entries);
        return entries;
    }

private:
    void packInfo()
    {
        const auto begin = static_cast<qint64>(m_bytes.number());
        m_packed.resize(m_bytes.count(m_most));
        qint64 at = kStartSize + begin;
        for (quint8 kind = m_bytes.byte(); kind != kEnd && !problem(); kind = m_bytes.byte()) {
            if (kind == kSum) {
                sums(m_packed.size());
                continue;
            }
            if (kind != kSize)
                m_bytes.spoil();
            for (auto& [offset, size] : m_packed) {
                offset = at;
                size = static_cast<qint64>(m_bytes.number());
                at += size;
            }
        }
        if (at > m_packedEnd)
            m_problem = sevenZipBroken(PackWords::tr("it is cut off"));
    }

    void unpackInfo(std::vector<SevenZipFolder>& folders)
    {
        if (m_bytes.byte() != kFolder)
            m_bytes.spoil();
        folders.resize(m_bytes.count(m_most));
        if (m_bytes.byte() != 0)
            m_bytes.spoil();
        for (SevenZipFolder& folder : folders) {
            coder(folder);
            if (problem())
                return;
        }
        if (m_bytes.byte() != kUnpackSize)
            m_bytes.spoil();
        for (SevenZipFolder& folder : folders)
            folder.size = static_cast<qint64>(m_bytes.number());
        for (SevenZipFolder& folder : folders)
            folder.files.assign(1, folder.size);
        m_summed.assign(folders.size(), false);
        for (quint8 kind = m_bytes.byte(); kind != kEnd && !problem(); kind = m_bytes.byte()) {
            if (kind != kSum)
                m_bytes.spoil();
            m_summed = sums(folders.size());
        }
    }

    /// One method a folder: chains of them are for programs.
    void coder(SevenZipFolder& folder)
    {
        const quint64 coders = m_bytes.number();
        const quint8 flags = m_bytes.byte();
        const QByteArrayView id = m_bytes.take(flags & 0x0F);
        if ((flags & 0x10) != 0 || coders != 1) {
            // The method says whether it is a password.
            m_problem = {id.startsWith("\x06\xF1\x07") ? PackFault::Encrypted : PackFault::UnknownMethod,
                         {},
                         QString::fromLatin1(id.toByteArray().toHex())};
            return;
        }
        if ((flags & 0x20) != 0)
            folder.properties = m_bytes.take(m_bytes.number()).toByteArray();
        if (id == QByteArrayView("\0", 1) && folder.properties.isEmpty())
            folder.method = SevenZipMethod::Copy;
        else if (id == QByteArrayView("\x03\x01\x01", 3) && folder.properties.size() == 5)
            folder.method = SevenZipMethod::Lzma;
        else if (id == QByteArrayView("\x21", 1) && folder.properties.size() == 1)
            folder.method = SevenZipMethod::Lzma2;
        else if (m_bytes.isGood())
            m_problem = {id.startsWith("\x06\xF1\x07") ? PackFault::Encrypted : PackFault::UnknownMethod,
                         {},
                         QString::fromLatin1(id.toByteArray().toHex())};
    }

    void subStreams(std::vector<SevenZipFolder>& folders)
    {
        std::vector<std::size_t> counts(folders.size(), 1);
        quint8 kind = m_bytes.byte();
        if (kind == kStreamCount) {
            std::size_t all = 0;
            for (std::size_t& count : counts) {
                count = m_bytes.count(m_most);
                all += count;
            }
            if (all > m_most)
                m_bytes.spoil();
            kind = m_bytes.byte();
        }
        std::size_t unsummed = 0;
        for (std::size_t i = 0; i < folders.size() && !problem(); ++i) {
            std::vector<qint64>& files = folders[i].files;
            files.assign(counts[i], 0);
            if (counts[i] != 1 || i >= m_summed.size() || !m_summed[i])
                unsummed += counts[i];
            qint64 left = folders[i].size;
            for (std::size_t j = 0; j + 1 < files.size() && kind == kSize; ++j) {
                files[j] = static_cast<qint64>(m_bytes.number());
                left -= files[j];
            }
            if (left < 0 || (files.size() > 1 && kind != kSize))
                m_bytes.spoil();
            if (!files.empty())
                files.back() = left;
            else if (folders[i].size != 0)
                m_bytes.spoil();
        }
        if (kind == kSize)
            kind = m_bytes.byte();
        for (; kind != kEnd && !problem(); kind = m_bytes.byte()) {
            if (kind != kSum)
                m_bytes.spoil();
            sums(unsummed);
        }
    }

    /// The manifest has better ones; which are there has to be known.
    std::vector<bool> sums(std::size_t count)
    {
        std::vector<bool> there = m_bytes.bitsOrAll(count);
        m_bytes.take(4 * static_cast<quint64>(std::count(there.begin(), there.end(), true)));
        return there;
    }

    void place(std::vector<SevenZipFolder>& folders)
    {
        if (folders.size() != m_packed.size())
            m_bytes.spoil();
        for (std::size_t i = 0; i < folders.size() && i < m_packed.size(); ++i) {
            folders[i].offset = m_packed[i].first;
            folders[i].packedSize = m_packed[i].second;
        }
    }

    void names(HeadBytes& part, std::vector<ArchiveEntry>& entries)
    {
        if (part.byte() != 0)
            part.spoil();
        for (ArchiveEntry& entry : entries) {
            for (;;) {
                const QByteArrayView pair = part.take(2);
                const auto unit = pair.size() == 2 ? qFromLittleEndian<quint16>(pair.data()) : quint16{0};
                if (unit == 0 || !part.isGood())
                    break;
                entry.path += QChar(unit);
                if (entry.path.size() > 4 * m_limits.pathBytes)
                    part.spoil();
            }
            if (!entry.path.isValidUtf16()) {
                m_problem = {PackFault::BadName, {}, {}};
                return;
            }
        }
    }

    void attributes(HeadBytes& part, const std::vector<ArchiveEntry>& entries)
    {
        const std::vector<bool> there = part.bitsOrAll(entries.size());
        if (part.byte() != 0)
            part.spoil();
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const QByteArrayView four = there[i] ? part.take(4) : QByteArrayView();
            const auto value = four.size() == 4 ? qFromLittleEndian<quint32>(four.data()) : quint32{0};
            // The upper half is a Unix mode where this bit is set; another stands for links of Windows.
            const quint32 kind = (value & 0x8000) != 0 ? value >> 16 & 0170000 : 0;
            if ((kind != 0 && kind != 0100000 && kind != 0040000) || (value & 0x400) != 0)
                m_links.push_back(i);
        }
    }

    void settle(const std::vector<SevenZipFolder>& folders, const std::vector<bool>& hasNone,
                const std::vector<bool>& isFile, std::vector<ArchiveEntry>& entries)
    {
        if (problem())
            return;
        for (const std::size_t link : m_links) {
            m_problem = {PackFault::Link, entries[link].path, {}};
            return;
        }
        std::vector<qint64> sizes;
        for (const SevenZipFolder& folder : folders)
            sizes.insert(sizes.end(), folder.files.begin(), folder.files.end());
        std::size_t next = 0;
        std::size_t empty = 0;
        qint64 at = 0;
        for (std::size_t i = 0; i < entries.size(); ++i) {
            if (hasNone[i]) {
                entries[i].isFolder = empty >= isFile.size() || !isFile[empty];
                ++empty;
                continue;
            }
            if (next >= sizes.size()) {
                m_bytes.spoil();
                return;
            }
            entries[i].size = entries[i].packedSize = sizes[next++];
            entries[i].offset = at;
            at += entries[i].size;
        }
        if (next != sizes.size())
            m_problem =
                sevenZipBroken(PackWords::tr("there is something in it that its directory does not name"));
    }

    HeadBytes m_bytes;
    qint64 m_packedEnd;
    const PackLimits& m_limits;
    std::size_t m_most;
    std::vector<std::pair<qint64, qint64>> m_packed; ///< offset and size
    std::vector<bool> m_summed;
    std::vector<std::size_t> m_links;
    std::optional<PackProblem> m_problem;
};

} // namespace

quint32 sevenZipSum(const QByteArray& bytes)
{
    quint32 sum = 0xFFFFFFFFu;
    for (const char byte : bytes) {
        sum ^= static_cast<uchar>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum & 1) != 0 ? 0xEDB88320u ^ (sum >> 1) : sum >> 1;
    }
    return ~sum;
}

PackResult<SevenZipHead> readSevenZipStart(const QByteArray& bytes, qint64 fileSize)
{
    if (bytes.size() < kStartSize)
        return sevenZipBroken(PackWords::tr("it is cut off"));
    if (sevenZipSum(bytes.mid(12, 20)) != qFromLittleEndian<quint32>(bytes.constData() + 8))
        return sevenZipBroken(PackWords::tr("its head is missing"));
    const auto offset = qFromLittleEndian<quint64>(bytes.constData() + 12);
    const auto size = qFromLittleEndian<quint64>(bytes.constData() + 20);
    if (offset > kMostNumber || size > kMostNumber ||
        kStartSize + static_cast<qint64>(offset) + static_cast<qint64>(size) > fileSize)
        return sevenZipBroken(PackWords::tr("it is cut off"));
    if (kStartSize + static_cast<qint64>(offset) + static_cast<qint64>(size) != fileSize)
        return sevenZipBroken(PackWords::tr("there is something in it that its directory does not name"));
    return SevenZipHead{kStartSize + static_cast<qint64>(offset), static_cast<qint64>(size),
                        qFromLittleEndian<quint32>(bytes.constData() + 28)};
}

bool isPackedHead(const QByteArray& head)
{
    return head.startsWith(static_cast<char>(kEncodedHeader));
}

PackResult<std::vector<SevenZipFolder>> readPackedHead(const QByteArray& head, qint64 packedEnd)
{
    const PackLimits limits;
    HeadReader reader(QByteArrayView(head).sliced(1), packedEnd, limits);
    auto folders = reader.streams();
    if (!reader.problem() && folders.size() != 1)
        reader.bytes().spoil();
    if (const auto problem = reader.problem())
        return *problem;
    return folders;
}

PackResult<SevenZipContent> readSevenZipHead(const QByteArray& head, qint64 packedEnd,
                                             const PackLimits& limits)
{
    HeadReader reader(head, packedEnd, limits);
    SevenZipContent content;
    if (reader.bytes().byte() != kHeader)
        reader.bytes().spoil();
    for (quint8 kind = reader.bytes().byte(); kind != kEnd && !reader.problem();
         kind = reader.bytes().byte()) {
        if (kind == kMainStreams)
            content.folders = reader.streams();
        else if (kind == kFiles)
            content.entries = reader.files(content.folders);
        else
            reader.bytes().spoil();
    }
    if (const auto problem = reader.problem())
        return *problem;
    return content;
}

} // namespace model
