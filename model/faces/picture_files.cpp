// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/picture_files.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>

namespace model {

namespace {

/// An image that claims to be larger is not read: no printer needs it, and a hostile one would fill the
/// memory.
constexpr int kMostMegabytes = 256;
constexpr qint64 kLargestFile = qint64{64} << 20;

/// A file that ends when time is up or somebody wants it to: decoders ask for bytes all along and cannot be
/// stopped in another way.
class EndingFile : public QFile
{
public:
    EndingFile(const QString& path, const std::atomic<bool>* stop)
        : QFile(path)
        , m_stop(stop)
    {}

    [[nodiscard]] bool hasEnded() const
    {
        return m_end.hasExpired() || (m_stop != nullptr && m_stop->load());
    }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        return hasEnded() ? -1 : QFile::readData(data, most);
    }

private:
    const std::atomic<bool>* m_stop;
    QDeadlineTimer m_end{kPictureTime};
};

/// Others, vector graphics above all, may refer to more than their own pixels.
bool isPixels(const QByteArray& format)
{
    return format == "png" || format == "jpeg" || format == "webp" || format == "bmp";
}

} // namespace

QImage readPicture(const QString& path, int width, const std::atomic<bool>* stop)
{
    // A device or a pipe would be waited for, or never end.
    const QFileInfo info(path);
    if (path.isEmpty() || !info.isFile() || info.size() > kLargestFile)
        return {};
    EndingFile file(path, stop);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QImageReader::setAllocationLimit(kMostMegabytes);
    QImageReader reader(&file);
    if (!isPixels(reader.format()))
        return {};
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (width > 0 && size.width() > width)
        reader.setScaledSize(size.scaled(width, size.height(), Qt::KeepAspectRatio).expandedTo({1, 1}));
    QImage image = reader.read();
    return file.hasEnded() ? QImage() : image;
}

} // namespace model
