// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/card_picture.h"
#include "model/faces/picture_files.h"

#include <QCache>

namespace model {

/// The pictures that cards of the library have, in full resolution, decoded when they are asked for: for
/// paper. Keeps those used last, up to a bound. Use one in one thread.
class StoredPictures : public PictureSource
{
public:
    explicit StoredPictures(PictureFinder finder);

    [[nodiscard]] CardPicture picture(const QString& game, const QString& card) override;

    static constexpr qsizetype kMostKilobytes = 192 * 1024;

private:
    PictureFinder m_finder;
    QCache<QString, QImage> m_images; ///< by path; cost in kilobytes
};

} // namespace model
