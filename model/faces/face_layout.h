// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/card_face.h"

namespace model {

// A card is laid out in units of its own and scaled, so that lines break alike on screen and paper: a card of
// 63 mm has tenths of a millimetre.
inline constexpr double kFaceWidth = 630;
inline constexpr double kFaceMargin = 40;
inline constexpr double kFaceCorner = 26;

/// The colours of the style, or black on white where ink is saved.
[[nodiscard]] const Tokens& faceTokens(const CardFaceStyle& style);

/// Finds the place of everything on a face. Used by its constructor alone.
class CardFace::Layout
{
public:
    Layout(CardFace& face, const Card& card);

    void run();

private:
    /// One effect, in one language or two.
    struct Block
    {
        const CardEffect& effect;
        QString keyword;
        std::vector<MeasuredText> texts;
    };

    void measureText();
    [[nodiscard]] bool fits(double size, double top) const;
    [[nodiscard]] double textHeight(double size) const;
    [[nodiscard]] double keywordRow(double size) const;
    [[nodiscard]] double largestSize(double most, double top) const;
    void placeBand();
    void placeText(double top);
    void placeFigures(double top, double height);
    void placeFoot();
    void placeThumbnailFoot();
    void placeMark(const Block& block, double left, double middle, double size, bool word, double wordSize);
    void add(FittedText text, const QPointF& at, const QColor& ink);
    void addCentred(const QString& text, const QFont& font, double size, const QRectF& room,
                    const QColor& ink);
    [[nodiscard]] QString inBoth(const QString& first, const QString& second) const;

    CardFace& m_face;
    const Card& m_card;
    const CardFaceStyle& m_style;
    const Tokens& m_tokens;
    double m_smallest; ///< in units of the card
    bool m_always;
    QFont m_serif;
    QFont m_heading;
    QFont m_sans;
    std::vector<Block> m_blocks;
    std::vector<CardFigure> m_figureList; ///< those that are printed
    double m_figures = 0;                 ///< height of the row of numbers; 0: there is none
    double m_bodyEnd = 0;
    double m_size = 0; ///< of the text; 0: there is none
    bool m_arms;
};

} // namespace model
