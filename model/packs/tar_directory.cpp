// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/tar_directory.h"

#include <QIODevice>
#include <QMap>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kBlock = 512;
constexpr qint64 kLongestExtension = qint64{64} << 10;

QByteArray field(const QByteArray& head, qsizetype at, qsizetype size)
{
    const QByteArray bytes = head.mid(at, size);
    const qsizetype end = bytes.indexOf('\0');
    return end < 0 ? bytes : bytes.left(end);
}

std::optional<qint64> octal(const QByteArray& head, qsizetype at, qsizetype size)
{
    bool ok = false;
    const QByteArray digits = field(head, at, size).trimmed();
    const qint64 value = digits.isEmpty() ? 0 : digits.toLongLong(&ok, 8);
    return digits.isEmpty() || (ok && value >= 0) ? std::optional(value) : std::nullopt;
}

bool hasRightSum(const QByteArray& head)
{
    qint64 sum = 0;
    for (qsizetype i = 0; i < kBlock; ++i)
        sum += i >= 148 && i < 156 ? ' ' : static_cast<uchar>(head[i]);
    return octal(head, 148, 8) == sum;
}

/// What an extended head says ("27 path=cards/x.json\n"); nothing if a record makes no sense.
std::optional<QMap<QByteArray, QByteArray>> recordsIn(const QByteArray& bytes)
{
    QMap<QByteArray, QByteArray> records;
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype blank = bytes.indexOf(' ', at);
        bool ok = false;
        const qsizetype length = blank < 0 ? 0 : bytes.mid(at, blank - at).toLongLong(&ok);
        if (!ok || length <= blank - at + 1 || length > bytes.size() - at || bytes[at + length - 1] != '\n')
            return {};
        const QByteArray record = bytes.mid(blank + 1, length - (blank - at) - 2);
        const qsizetype equals = record.indexOf('=');
        if (equals < 0)
            return {};
        records.insert(record.left(equals), record.mid(equals + 1));
        at += length;
    }
    return records;
}

/// Nothing but zeros from here on, which archivers fill their last block with.
bool endsHere(QIODevice& file, qint64 at)
{
    if (!file.seek(at))
        return false;
    while (!file.atEnd()) {
        const QByteArray part = file.read(64 << 10);
        if (part.isEmpty() || part.count('\0') != part.size())
            return false;
    }
    return true;
}

} // namespace

std::vector<ArchiveEntry> readTarDirectory(QIODevice& file, const PackLimits& limits, PackProblems& problems)
{
    std::vector<ArchiveEntry> entries;
    QByteArray longName;
    const auto broken = [&](const QString& reason) {
        problems.push_back({PackFault::Broken, {}, reason});
        return std::vector<ArchiveEntry>();
    };
    int heads = 0;
    for (qint64 at = 0;;) {
        const QByteArray head = file.seek(at) ? file.read(kBlock) : QByteArray();
        if (head.size() != kBlock)
            return broken(PackWords::tr("its end is missing"));
        if (head.count('\0') == kBlock) {
            if (file.size() - at < 2 * kBlock)
                return broken(PackWords::tr("its end is missing"));
            if (!endsHere(file, at))
                return broken(PackWords::tr("something follows its end"));
            return entries;
        }
        if (++heads > limits.entries * 2) {
            problems.push_back({PackFault::TooManyFiles, {}, QString::number(limits.entries)});
            return {};
        }
        const auto size = octal(head, 124, 12);
        if (!hasRightSum(head) || !size)
            return broken(PackWords::tr("the head of a file is wrong"));
        const qint64 content = at + kBlock;
        if (*size > file.size() - content)
            return broken(PackWords::tr("it is cut off"));
        at = content + (*size + kBlock - 1) / kBlock * kBlock;
        const char type = head[156];
        if (type == 'L' || type == 'x' || type == 'g') {
            if (*size > kLongestExtension)
                return broken(PackWords::tr("the head of a file is wrong"));
            const QByteArray extension = file.seek(content) ? file.read(*size) : QByteArray();
            if (type == 'L') {
                longName = field(extension, 0, extension.size());
                continue;
            }
            const auto records = recordsIn(extension);
            if (!records || (type == 'g' && records->contains("path")))
                return broken(PackWords::tr("the head of a file is wrong"));
            // No file of a pack is so large that its head has no room for the size.
            if (records->contains("size"))
                return broken(PackWords::tr("its sizes contradict each other"));
            if (records->contains("path"))
                longName = records->value("path");
            continue;
        }
        QByteArray name = field(head, 0, 100);
        if (const QByteArray prefix = field(head, 345, 155);
            head.mid(257, 6) == QByteArray("ustar\0", 6) && !prefix.isEmpty())
            name = prefix + '/' + name;
        if (!longName.isEmpty())
            name = longName;
        longName.clear();
        const auto path = entryName(name, problems);
        if (!path)
            continue;
        ArchiveEntry entry;
        entry.path = *path;
        // “tar .” writes every name from the folder it was called in.
        while (entry.path.startsWith("./"_L1))
            entry.path.remove(0, 2);
        if (type != '0' && type != '\0' && type != '5') {
            problems.push_back({PackFault::Link, entry.path, {}});
            continue;
        }
        entry.isFolder = type == '5' || entry.path.endsWith(u'/');
        while (entry.path.endsWith(u'/'))
            entry.path.chop(1);
        if (entry.isFolder && (entry.path.isEmpty() || entry.path == u'.'))
            continue;
        entry.size = entry.packedSize = *size;
        entry.offset = content;
        entries.push_back(std::move(entry));
        if (static_cast<int>(entries.size()) > limits.entries) {
            problems.push_back({PackFault::TooManyFiles, {}, QString::number(limits.entries)});
            return {};
        }
    }
}

} // namespace model
