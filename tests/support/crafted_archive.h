// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QtEndian>

#include <array>
#include <optional>
#include <vector>

namespace tests {

/// A file of a zip whose heads may lie.
struct ZipEntry
{
    QByteArray name;
    QByteArray content;
    bool deflated = false;
    quint16 flags = 0;
    std::optional<quint16> method = {};
    quint32 mode = 0100644;
    std::optional<QByteArray> localName = {};
    std::optional<quint32> claimedSize = {};
    std::optional<quint32> claimedPacked = {};
    std::optional<quint32> offset = {}; ///< of the head that the directory points to
    std::optional<quint32> claimedSum = {};
    qsizetype cutOff = 0;                      ///< bytes that the packed content lacks at its end
    QByteArray more = {};                      ///< behind the packed content, and counted with it
    bool sizesFollow = false;                  ///< sum and sizes stand behind the file and not in its head
    std::optional<quint32> followingSize = {}; ///< what they say
    QByteArray gap = {};                       ///< behind the file, and not counted
};

inline quint32 crc32Of(const QByteArray& bytes)
{
    static const std::array<quint32, 256> table = [] {
        std::array<quint32, 256> made{};
        for (quint32 byte = 0; byte < 256; ++byte) {
            made[byte] = byte;
            for (int bit = 0; bit < 8; ++bit)
                made[byte] = (made[byte] & 1) != 0 ? 0xEDB88320u ^ (made[byte] >> 1) : made[byte] >> 1;
        }
        return made;
    }();
    quint32 crc = 0xFFFFFFFFu;
    for (const char byte : bytes)
        crc = table[(crc ^ static_cast<uchar>(byte)) & 0xFF] ^ crc >> 8;
    return ~crc;
}

/// What a zip stores of a deflated file: qCompress without its length and the frame of zlib.
inline QByteArray deflatedBytes(const QByteArray& bytes)
{
    const QByteArray framed = qCompress(bytes, 9);
    return framed.mid(6, framed.size() - 10);
}

template <class T>
void append(QByteArray& to, T value)
{
    value = qToLittleEndian(value);
    to.append(reinterpret_cast<const char*>(&value), sizeof value);
}

inline QByteArray craftedZip(const std::vector<ZipEntry>& entries, const QByteArray& before = {},
                             const QByteArray& behind = {})
{
    QByteArray zip = before;
    QByteArray directory;
    for (const ZipEntry& entry : entries) {
        const QByteArray packed =
            (entry.deflated ? deflatedBytes(entry.content) : entry.content).chopped(entry.cutOff) +
            entry.more;
        const QByteArray local = entry.localName.value_or(entry.name);
        const auto size = entry.claimedSize.value_or(static_cast<quint32>(entry.content.size()));
        const quint16 method = entry.method.value_or(entry.deflated ? 8 : 0);
        QByteArray common;
        append<quint16>(common, 20);
        append<quint16>(common, static_cast<quint16>(entry.flags | (entry.sizesFollow ? 1 << 3 : 0)));
        append<quint16>(common, method);
        append<quint32>(common, 0x00210000);
        append<quint32>(common, entry.claimedSum.value_or(crc32Of(entry.content)));
        append<quint32>(common, entry.claimedPacked.value_or(static_cast<quint32>(packed.size())));
        append<quint32>(common, size);
        const auto offset = entry.offset.value_or(static_cast<quint32>(zip.size()));
        zip += "PK\3\4" + (entry.sizesFollow ? common.chopped(12) + QByteArray(12, '\0') : common);
        append<quint16>(zip, static_cast<quint16>(local.size()));
        append<quint16>(zip, 0);
        zip += local + packed;
        if (entry.sizesFollow) {
            zip += "PK\7\x08" + common.right(12).chopped(4);
            append<quint32>(zip, entry.followingSize.value_or(size));
        }
        zip += entry.gap;
        directory += "PK\1\2";
        append<quint16>(directory, 3 << 8 | 20);
        directory += common;
        append<quint16>(directory, static_cast<quint16>(entry.name.size()));
        append<quint16>(directory, 0);
        append<quint16>(directory, 0);
        append<quint16>(directory, 0);
        append<quint16>(directory, 0);
        append<quint32>(directory, entry.mode << 16);
        append<quint32>(directory, offset);
        directory += entry.name;
    }
    const auto begin = static_cast<quint32>(zip.size());
    zip += directory;
    zip += "PK\5\6";
    append<quint32>(zip, 0);
    append<quint16>(zip, static_cast<quint16>(entries.size()));
    append<quint16>(zip, static_cast<quint16>(entries.size()));
    append<quint32>(zip, static_cast<quint32>(directory.size()));
    append<quint32>(zip, begin);
    append<quint16>(zip, 0);
    return zip + behind;
}

struct TarEntry
{
    QByteArray name;
    QByteArray content;
    char type = '0';
};

inline QByteArray craftedTar(const std::vector<TarEntry>& entries)
{
    QByteArray tar;
    for (const TarEntry& entry : entries) {
        QByteArray head(512, '\0');
        head.replace(0, entry.name.size(), entry.name);
        head.replace(100, 7, "0000644");
        head.replace(124, 11, QByteArray::number(entry.content.size(), 8).rightJustified(11, '0'));
        head.replace(148, 8, "        ");
        head[156] = entry.type;
        head.replace(257, 8, QByteArray("ustar\00000", 8));
        qint64 sum = 0;
        for (const char byte : head)
            sum += static_cast<uchar>(byte);
        head.replace(148, 6, QByteArray::number(sum, 8).rightJustified(6, '0'));
        head[154] = '\0';
        tar += head + entry.content;
        tar += QByteArray((512 - tar.size() % 512) % 512, '\0');
    }
    return tar + QByteArray(1024, '\0');
}

} // namespace tests
