// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/face_pictures.h"

#include <QApplication>
#include <QWidget>

namespace views {

FacePictures::FacePictures(Theme& theme)
    : ScreenPictures(&theme)
{
    // After those who keep faces as pixels have thrown them away. Faces stand in lists, on the table and in
    // tool tips; all of them paint themselves.
    connect(
        this, &ScreenPictures::arrived, this,
        [] {
            for (QWidget* widget : QApplication::allWidgets()) {
                if (widget->isVisible())
                    widget->update();
            }
        },
        Qt::QueuedConnection);
}

FacePictures* FacePictures::of(const Theme& theme)
{
    return theme.findChild<FacePictures*>(QString(), Qt::FindDirectChildrenOnly);
}

model::CardFaceStyle faceStyle(const Theme& theme, model::Language language, const model::Card& card)
{
    model::CardFaceStyle style{.tokens = theme.tokens(), .language = language};
    if (FacePictures* pictures = FacePictures::of(theme))
        style.picture = pictures->picture(card.game, card.id);
    return style;
}

} // namespace views
