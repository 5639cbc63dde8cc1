// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/crc32.h"
#include "model/library/picture_store.h"

#include <QCoreApplication>

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
        if (crc32(bytes.sliced(at + 4, length + 4)) != bigEndian(bytes, at + 8 + length, 4))
            return PictureWords::tr("the picture is broken: the sum of a part is wrong");
        if (at == 8) {
            if (name != Bytes("IHDR") || length != 13)
                return PictureWords::tr("the picture is broken: its header is missing");
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

/// A progressive picture draws itself a few times over, each time finer: some ten times in practice. A small
/// file can ask for thousands, and each takes as long as the whole picture.
constexpr int kMostScans = 64;

/// Where the data of a scan ends: at the next mark that is neither padding, an escaped byte nor a restart.
qsizetype nextMarker(Bytes bytes, qsizetype at)
{
    for (at = bytes.indexOf('\xFF', at); at >= 0 && at + 1 < bytes.size();
         at = bytes.indexOf('\xFF', at + 1)) {
        const auto marker = static_cast<uchar>(bytes[at + 1]);
        if (marker != 0x00 && marker != 0xFF && (marker < 0xD0 || marker > 0xD7))
            return at;
    }
    return bytes.size();
}

/// Cameras pad with zeros after the end, and phones put a second picture there; that is not looked at.
QString endsAt(Bytes bytes, qsizetype end)
{
    const bool more = end < bytes.size() && bytes[end] != '\0' && static_cast<uchar>(bytes[end]) != 0xFF;
    return more ? PictureWords::tr("the picture is broken: something follows its end") : QString();
}

QString jpegProblem(Bytes bytes)
{
    bool hasSize = false;
    int scans = 0;
    for (qsizetype at = 2; at + 4 <= bytes.size();) {
        if (static_cast<uchar>(bytes[at]) != 0xFF)
            return PictureWords::tr("the picture is broken: its parts are not contiguous");
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
                return PictureWords::tr("the picture is broken: its header is missing");
            if (QString problem = sizeProblem(bigEndian(bytes, at + 7, 2), bigEndian(bytes, at + 5, 2));
                !problem.isEmpty())
                return problem;
            hasSize = true;
        }
        if (marker == 0xDA) {
            if (!hasSize)
                return PictureWords::tr("the picture is broken: its header is missing");
            if (++scans > kMostScans)
                return PictureWords::tr("the picture is drawn in more than %1 scans").arg(kMostScans);
            at = nextMarker(bytes, at + 2 + length);
            if (at < bytes.size() && static_cast<uchar>(bytes[at + 1]) == 0xD9)
                return endsAt(bytes, at + 2);
            continue;
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
