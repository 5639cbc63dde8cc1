// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/card_picture.h"

#include <QCache>
#include <QHash>

namespace model {

/// Pictures of a folder: "thief.png" stands in the window of the face of the card "thief", "thief.card.png"
/// is its whole face. Where games share a folder, each has a folder in it, named by its id as in a pack; what
/// lies there comes first. Cards without a file count as missing. The pictures used last are kept, up to a
/// bound, so that a large folder does not fill the memory.
class FolderPictures : public PictureSource
{
public:
    explicit FolderPictures(const QString& folder);

    [[nodiscard]] CardPicture picture(const QString& game, const QString& card) override;

    static constexpr qsizetype kMostKilobytes = 192 * 1024;

private:
    struct Place
    {
        QString path;
        bool wholeCard = false;
    };

    void look(const QString& folder, const QString& before);

    QHash<QString, Place> m_places;   ///< by id, or by game, slash and id
    QCache<QString, QImage> m_images; ///< by path; cost in kilobytes
};

} // namespace model
