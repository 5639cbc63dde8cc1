// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/proxies/sheet_pictures.h"

namespace model {

CardPicture pictureOnSheet(const Card& card, PictureSource* pictures, const SheetOptions& options)
{
    if (pictures == nullptr || options.pictures == PictureUse::None || options.ink != FaceInk::Colour)
        return {};
    CardPicture picture = pictures->picture(card.game, card.id);
    // A landscape was drawn for a window, whatever is wanted.
    if (options.pictures == PictureUse::Whole && picture.image.height() > picture.image.width())
        picture.wholeCard = true;
    if (picture.wholeCard)
        picture.bleed = options.pictureBleed / options.card.width();
    return picture;
}

} // namespace model
