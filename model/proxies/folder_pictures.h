// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/card_picture.h"

#include <QCache>
#include <QHash>

namespace model {

/// Pictures of a folder: "thief.png" stands in the window of the face of the card "thief", "thief.card.png"
/// is its whole face. Cards without a file count as missing. The pictures used last are kept, up to a bound,
/// so that a large folder does not fill the memory.
class FolderPictures : public PictureSource
{
public:
    /// `bleed`: how much of whole faces lies beyond the edge, as a part of the card's width.
    explicit FolderPictures(const QString& folder, double bleed = 0);

    [[nodiscard]] CardPicture picture(const QString& card) override;

    static constexpr qsizetype kMostKilobytes = 192 * 1024;

private:
    struct Place
    {
        QString path;
        bool wholeCard = false;
    };

    QHash<QString, Place> m_places; ///< by id
    double m_bleed;
    QCache<QString, QImage> m_images; ///< cost in kilobytes
};

} // namespace model
