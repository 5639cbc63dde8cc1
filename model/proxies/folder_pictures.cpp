// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/folder_pictures.h"

#include "model/faces/picture_files.h"

#include <QDir>

#include <algorithm>

namespace model {

namespace {

const QString kWhole = QStringLiteral(".card");

} // namespace

FolderPictures::FolderPictures(const QString& folder)
    : m_images(kMostKilobytes)
{
    look(folder, {});
    for (const QFileInfo& game : QDir(folder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
        look(game.filePath(), game.fileName() + u'/');
}

void FolderPictures::look(const QString& folder, const QString& before)
{
    const QStringList kinds{QStringLiteral("*.png"), QStringLiteral("*.jpg"), QStringLiteral("*.jpeg"),
                            QStringLiteral("*.webp")};
    for (const QFileInfo& file :
         QDir(folder).entryInfoList(kinds, QDir::Files | QDir::Readable, QDir::Name)) {
        const QString name = file.completeBaseName();
        const bool whole = name.endsWith(kWhole);
        const QString key = before + (whole ? name.chopped(kWhole.size()) : name);
        if (whole || !m_places.contains(key))
            m_places.insert(key, {file.filePath(), whole});
    }
}

CardPicture FolderPictures::picture(const QString& game, const QString& card)
{
    auto place = m_places.constFind(game + u'/' + card);
    if (place == m_places.constEnd())
        place = m_places.constFind(card);
    CardPicture missing{{}, false, 0, true};
    if (place == m_places.constEnd())
        return missing;
    if (const QImage* kept = m_images.object(place->path))
        return {*kept, place->wholeCard, 0, false};
    const QImage image = readPicture(place->path);
    if (image.isNull())
        return missing;
    m_images.insert(place->path, new QImage(image), std::max<qsizetype>(1, image.sizeInBytes() / 1024));
    return {image, place->wholeCard, 0, false};
}

} // namespace model
