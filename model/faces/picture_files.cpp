// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/picture_files.h"

#include <QImageReader>

namespace model {

namespace {

/// An image that claims to be larger is not read: no printer needs it, and a hostile one would fill the
/// memory.
constexpr int kMostMegabytes = 256;

} // namespace

QImage readPicture(const QString& path, int width)
{
    if (path.isEmpty())
        return {};
    QImageReader::setAllocationLimit(kMostMegabytes);
    QImageReader reader(path);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (width > 0 && size.width() > width)
        reader.setScaledSize(size.scaled(width, size.height(), Qt::KeepAspectRatio).expandedTo({1, 1}));
    return reader.read();
}

} // namespace model
