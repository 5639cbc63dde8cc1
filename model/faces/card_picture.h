// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRectF>
#include <QString>

class QPainter;

namespace model {

/// A picture that somebody brought for a card.
struct CardPicture
{
    QImage image;           ///< null: none
    bool wholeCard = false; ///< it is the face itself and not what stands in its window
    /// How much of a whole card's picture lies beyond the edge, as a part of the card's width.
    double bleed = 0;
    bool isMissing = false; ///< there should be one, but it cannot be read
};

/// Where pictures come from. Called from the thread that paints; the same image again should be the same
/// value, so that a PDF stores it once.
class PictureSource
{
public:
    virtual ~PictureSource() = default;

    /// A null image where there is none.
    [[nodiscard]] virtual CardPicture picture(const QString& game, const QString& card) = 0;
};

/// Fills the window with the middle of the picture, in its own resolution.
void paintInWindow(QPainter& painter, const QRectF& window, const QImage& image);

/// Paints a whole card so that its edges lie on the edges of `card`, and goes on beyond them by `bleed`;
/// where the picture has less, its rim is drawn out.
void paintWholeCard(QPainter& painter, const QRectF& card, double bleed, const CardPicture& picture);

} // namespace model
