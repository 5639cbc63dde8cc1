// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/picture_store.h"

#include <QCoreApplication>
#include <QtEndian>

#include <array>

/// Whether bytes are a picture that can be kept, told from the parts of its file without unpacking a pixel.
namespace model {

namespace {

struct PictureWords
{
    Q_DECLARE_TR_FUNCTIONS(PictureWords)
};

using Bytes = QByteArrayView;

quint32 bigEndian(Bytes bytes, qsizetype at, int count)
{
    quint32 value = 0;
    for (int i = 0; i < count; ++i)
        value = value << 8 | static_cast<uchar>(bytes[at + i]);
    return value;
}

using CrcTable = std::array<std::array<quint32, 256>, 8>;

/// The sum of a byte, and of a byte with up to seven zeros behind it: eight bytes are then taken at once.
constexpr CrcTable crcTable()
{
    CrcTable table{};
    for (quint32 n = 0; n < 256; ++n) {
        quint32 c = n;
        for (int k = 0; k < 8; ++k)
            c = (c & 1) != 0 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
        table[0][n] = c;
    }
    for (std::size_t zeros = 1; zeros < 8; ++zeros) {
        for (std::size_t n = 0; n < 256; ++n)
            table[zeros][n] = table[zeros - 1][n] >> 8 ^ table[0][table[zeros - 1][n] & 0xFF];
    }
    return table;
}

quint32 crc(Bytes bytes)
{
    static constexpr CrcTable kTable = crcTable();
    quint32 value = 0xFFFFFFFFu;
    const char* at = bytes.data();
    const char* const end = at + bytes.size();
    for (; end - at >= 8; at += 8) {
        const quint32 low = qFromLittleEndian<quint32>(at) ^ value;
        const quint32 high = qFromLittleEndian<quint32>(at + 4);
        value = kTable[7][low & 0xFF] ^ kTable[6][low >> 8 & 0xFF] ^ kTable[5][low >> 16 & 0xFF] ^
                kTable[4][low >> 24] ^ kTable[3][high & 0xFF] ^ kTable[2][high >> 8 & 0xFF] ^
                kTable[1][high >> 16 & 0xFF] ^ kTable[0][high >> 24];
    }
    for (; at != end; ++at)
        value = kTable[0][(value ^ static_cast<uchar>(*at)) & 0xFF] ^ value >> 8;
    return ~value;
}

QString sizeProblem(quint32 width, quint32 height)
{
    if (width == 0 || height == 0)
        return PictureWords::tr("the picture has no size");
    if (width > kLongestPictureSide || height > kLongestPictureSide)
        return PictureWords::tr("the picture has %1 × %2 pixels; at most %3 × %3 are taken")
            .arg(width)
            .arg(height)
            .arg(kLongestPictureSide);
    return {};
}

QString pngProblem(Bytes bytes)
{
    constexpr qsizetype kFrame = 12; // length, name and sum of a chunk
    bool hasPixels = false;
    for (qsizetype at = 8; at + kFrame <= bytes.size();) {
        const qsizetype length = bigEndian(bytes, at, 4);
        if (length > bytes.size() - at - kFrame)
            break;
        const Bytes name = bytes.sliced(at + 4, 4);
        if (crc(bytes.sliced(at + 4, length + 4)) != bigEndian(bytes, at + 8 + length, 4))
            return PictureWords::tr("the picture is broken: the sum of a part is wrong");
        if (at == 8) {
            if (name != Bytes("IHDR") || length != 13)
                return PictureWords::tr("the picture is broken: its head is missing");
            if (QString problem = sizeProblem(bigEndian(bytes, at + 8, 4), bigEndian(bytes, at + 12, 4));
                !problem.isEmpty())
                return problem;
        }
        hasPixels |= name == Bytes("IDAT");
        at += length + kFrame;
        if (name == Bytes("IEND"))
            return hasPixels && at == bytes.size()
                       ? QString()
                       : PictureWords::tr("the picture is broken: something follows its end");
    }
    return PictureWords::tr("the picture is broken: it ends too early");
}

QString jpegProblem(Bytes bytes)
{
    bool hasSize = false;
    for (qsizetype at = 2; at + 4 <= bytes.size();) {
        if (static_cast<uchar>(bytes[at]) != 0xFF)
            return PictureWords::tr("the picture is broken: a part does not begin where the last one ends");
        const auto marker = static_cast<uchar>(bytes[at + 1]);
        if (marker == 0xFF) { // padding
            ++at;
            continue;
        }
        const qsizetype length = bigEndian(bytes, at + 2, 2);
        if (length < 2 || at + 2 + length > bytes.size())
            break;
        const bool frame =
            marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
        if (frame) {
            if (length < 8)
                return PictureWords::tr("the picture is broken: its head is missing");
            if (QString problem = sizeProblem(bigEndian(bytes, at + 7, 2), bigEndian(bytes, at + 5, 2));
                !problem.isEmpty())
                return problem;
            hasSize = true;
        }
        if (marker == 0xDA) {
            if (!hasSize)
                return PictureWords::tr("the picture is broken: its head is missing");
            // Cameras pad with zeros after the end.
            qsizetype end = bytes.size();
            while (end > 0 && bytes[end - 1] == '\0')
                --end;
            const bool ends = end >= at + length + 4 && static_cast<uchar>(bytes[end - 2]) == 0xFF &&
                              static_cast<uchar>(bytes[end - 1]) == 0xD9;
            return ends ? QString() : PictureWords::tr("the picture is broken: it ends too early");
        }
        at += 2 + length;
    }
    return PictureWords::tr("the picture is broken: it ends too early");
}

} // namespace

QString pictureProblem(const QByteArray& bytes)
{
    if (bytes.size() > kLargestPicture)
        return PictureWords::tr("the picture is larger than %1 MB").arg(kLargestPicture >> 20);
    if (bytes.startsWith("\x89PNG\r\n\x1a\n"))
        return pngProblem(bytes);
    if (bytes.startsWith("\xFF\xD8\xFF"))
        return jpegProblem(bytes);
    return PictureWords::tr("this is neither a PNG nor a JPEG picture");
}

} // namespace model
