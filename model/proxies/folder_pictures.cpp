// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/folder_pictures.h"

#include "model/faces/picture_files.h"

#include <QDir>

#include <algorithm>

namespace model {

namespace {

const QString kWhole = QStringLiteral(".card");

} // namespace

FolderPictures::FolderPictures(const QString& folder, double bleed)
    : m_bleed(bleed)
    , m_images(kMostKilobytes)
{
    const QStringList kinds{QStringLiteral("*.png"), QStringLiteral("*.jpg"), QStringLiteral("*.jpeg"),
                            QStringLiteral("*.webp")};
    for (const QFileInfo& file :
         QDir(folder).entryInfoList(kinds, QDir::Files | QDir::Readable, QDir::Name)) {
        const QString name = file.completeBaseName();
        const bool whole = name.endsWith(kWhole);
        const QString id = whole ? name.chopped(kWhole.size()) : name;
        if (whole || !m_places.contains(id))
            m_places.insert(id, {file.filePath(), whole});
    }
}

CardPicture FolderPictures::picture(const QString& card)
{
    const auto place = m_places.constFind(card);
    const CardPicture missing{{}, false, 0, true};
    if (place == m_places.constEnd())
        return missing;
    if (const QImage* kept = m_images.object(card))
        return {*kept, place->wholeCard, m_bleed, false};
    const QImage image = readPicture(place->path);
    if (image.isNull())
        return missing;
    m_images.insert(card, new QImage(image), std::max<qsizetype>(1, image.sizeInBytes() / 1024));
    return {image, place->wholeCard, m_bleed, false};
}

} // namespace model
