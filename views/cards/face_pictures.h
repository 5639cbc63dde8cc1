// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/screen_pictures.h"
#include "views/cards/card_face.h"
#include "views/theme/theme.h"

namespace views {

/// Pictures of cards for all faces on the screen. One is made below the theme, before any widget; a program
/// without it shows faces without pictures.
class FacePictures : public model::ScreenPictures
{
    Q_OBJECT

public:
    /// Belongs to the theme. Everything in view is painted again when a picture has come.
    explicit FacePictures(Theme& theme);

    /// Those of a theme; null: none.
    [[nodiscard]] static FacePictures* of(const Theme& theme);
};

/// How the face of a card looks on this screen, with its picture if there is one.
[[nodiscard]] model::CardFaceStyle faceStyle(const Theme& theme, model::Language language,
                                             const model::Card& card);

} // namespace views
