// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/picture_crop.h"

#include "model/faces/picture_files.h"

#include <QBuffer>
#include <QtConcurrent>

#include <algorithm>

namespace model {

namespace {
constexpr int kWorking = 2000; ///< the longer side of a picture while it is cropped
constexpr int kKept = 1200;    ///< the width of what is kept: 480 dots an inch on a printed card
constexpr double kSmallest = 40;
} // namespace

QImage workable(const QImage& image)
{
    if (image.isNull() || std::max(image.width(), image.height()) <= kWorking)
        return image;
    return image.scaled(kWorking, kWorking, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

QFuture<QImage> loadPicture(const QString& file)
{
    return QtConcurrent::run([file] { return workable(readPicture(file, kWorking)); });
}

QRectF middleFrame(const QSizeF& picture)
{
    const double width = std::min(picture.width(), picture.height() * kPictureRatio);
    const QSizeF size(width, width / kPictureRatio);
    return {QPointF((picture.width() - size.width()) / 2, (picture.height() - size.height()) / 2), size};
}

QRectF movedFrame(const QRectF& frame, const QPointF& by, double factor, const QSizeF& picture)
{
    const double most = middleFrame(picture).width();
    const double width = std::clamp(frame.width() * factor, std::min(kSmallest, most), most);
    QRectF moved(0, 0, width, width / kPictureRatio);
    moved.moveCenter(frame.center() + by);
    moved.moveLeft(std::clamp(moved.left(), 0.0, std::max(0.0, picture.width() - moved.width())));
    moved.moveTop(std::clamp(moved.top(), 0.0, std::max(0.0, picture.height() - moved.height())));
    return moved;
}

StorageResult<QString> keepCropped(const PictureStore& pictures, const QImage& image, const QRectF& frame)
{
    QImage part = image.copy(frame.toAlignedRect().intersected(image.rect()));
    if (part.width() > kKept)
        part = part.scaledToWidth(kKept, Qt::SmoothTransformation);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool clear = part.hasAlphaChannel();
    part.save(&buffer, clear ? "PNG" : "JPEG", clear ? -1 : 90);
    return pictures.put(bytes);
}

} // namespace model
