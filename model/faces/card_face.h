// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/card_picture.h"
#include "model/faces/fitted_text.h"
#include "model/faces/tokens.h"
#include "model/games/game_cards.h"
#include "model/library/card.h"

#include <QRectF>
#include <QSizeF>

#include <optional>

class QPainter;
class QPainterPath;

namespace model {

enum class FaceInk {
    Colour,
    InkSaver, ///< black lines and text on white
    TextOnly, ///< nothing but text
};

/// How a card is to be drawn. Lengths are in units of the painter.
struct CardFaceStyle
{
    const Tokens& tokens; ///< the light ones for paper; not used where ink is saved
    Language language = Language::English;
    /// Text that would come out smaller than this is left out rather than drawn too small to read. On a
    /// screen 12 px are 9 pt. Where `always` is set the arms give way first, then the size.
    double smallestText = 12;
    bool always = false;                           ///< the whole text is there, however small: for paper
    std::optional<Language> second = std::nullopt; ///< below the first
    FaceInk ink = FaceInk::Colour;
    bool provenance = true;   ///< the foot says where the values come from
    bool frame = true;        ///< a hairline along the edge
    double bleed = 0;         ///< the ground goes on beyond the edge
    double corner = -1;       ///< radius; -1 as a card of its size has it
    CardPicture picture = {}; ///< instead of the arms, or of the whole face
};

/// What found its place on the face.
struct CardFaceFit
{
    bool text = false;   ///< the effect's text is there, whole
    double textSize = 0; ///< units of the painter
};

/// Proportions of a card of 63 × 88 mm.
inline constexpr double kCardRatio = 63.0 / 88.0;
[[nodiscard]] QSizeF cardSizeForWidth(double width);

/// The one picture of a card, for browser, table and print; vectors and text. Laid out once and painted any
/// number of times. From a width of about 220 px the whole card; below that name, numbers and mark.
class CardFace
{
public:
    /// The size may have any proportions.
    CardFace(const Card& card, const CardFaceStyle& style, const QSizeF& size);

    [[nodiscard]] CardFaceFit fit() const { return m_fit; }
    void paint(QPainter& painter, const QPointF& topLeft) const;

private:
    struct Words
    {
        FittedText text;
        QPointF at;
        QColor ink;
    };
    struct Mark
    {
        EffectType type;
        QRectF rect;
    };
    struct FigureMark
    {
        QString key;
        QRectF rect;
    };
    class Layout;

    void paintGround(QPainter& painter) const;
    void paintBody(QPainter& painter) const;
    void paintWindow(QPainter& painter, const QRectF& window) const;
    void paintSigns(QPainter& painter, const QRectF& window) const;
    void paintShield(QPainter& painter) const;
    [[nodiscard]] QPainterPath windowPath(const QRectF& window) const;

    CardFaceStyle m_style;
    QString m_id;
    bool m_tower;
    FaceShape m_shape;
    std::vector<QString> m_signs; ///< what is drawn in the window instead of arms, the largest first
    QString m_emblem;             ///< the sign of the banner; empty: none
    QString m_cornerSign;         ///< in place of a number; empty: none
    double m_scale;               ///< units of the painter in a unit of the card
    double m_height;              ///< in units of the card, as all below
    double m_corner;
    double m_bleed;
    QColor m_hue;
    double m_bandEnd = 0;
    double m_armsEnd = 0;
    double m_footTop = 0; ///< 0: there is no foot
    QRectF m_shield;
    std::optional<QRectF> m_provenanceMark;
    Provenance m_provenance;
    std::vector<Mark> m_marks;
    std::vector<FigureMark> m_figureMarks;
    std::vector<Words> m_words;
    CardFaceFit m_fit;
};

/// Lays out and paints into the rectangle.
CardFaceFit paintCardFace(QPainter& painter, const QRectF& rect, const Card& card,
                          const CardFaceStyle& style);

} // namespace model
