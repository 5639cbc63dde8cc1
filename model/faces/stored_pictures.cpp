// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/stored_pictures.h"

#include <algorithm>

namespace model {

StoredPictures::StoredPictures(PictureFinder finder)
    : m_finder(std::move(finder))
    , m_images(kMostKilobytes)
{}

CardPicture StoredPictures::picture(const QString& game, const QString& card)
{
    const PictureFile file = m_finder(game, card);
    if (const QImage* kept = m_images.object(file.path))
        return {*kept, false, 0, false};
    const QImage image = readPicture(file.path);
    if (image.isNull())
        return {{}, false, 0, file.isWanted};
    m_images.insert(file.path, new QImage(image), std::max<qsizetype>(1, image.sizeInBytes() / 1024));
    return {image, false, 0, false};
}

} // namespace model
