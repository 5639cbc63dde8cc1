// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/picture_store.h"

#include <QFuture>
#include <QImage>
#include <QRectF>

namespace model {

/// Width to height of the window that a card's face has for a picture.
inline constexpr double kPictureRatio = 1.45;

/// A picture of any size made small enough to work with, read in another thread. A null image for what cannot
/// be read.
[[nodiscard]] QFuture<QImage> loadPicture(const QString& file);
/// The same for a picture that is in memory already.
[[nodiscard]] QImage workable(const QImage& image);

/// The largest frame of the window's proportions in the middle of a picture.
[[nodiscard]] QRectF middleFrame(const QSizeF& picture);
/// The frame moved and resized about its middle, kept inside the picture and not too small.
[[nodiscard]] QRectF movedFrame(const QRectF& frame, const QPointF& by, double factor, const QSizeF& picture);

/// Keeps what is inside the frame; its hash.
[[nodiscard]] StorageResult<QString> keepCropped(const PictureStore& pictures, const QImage& image,
                                                 const QRectF& frame);

} // namespace model
