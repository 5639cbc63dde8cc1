// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/faces/card_face.h"

#include <QColor>
#include <QMarginsF>
#include <QSet>
#include <QSizeF>

#include <optional>
#include <vector>

namespace model {

// All lengths of proxy sheets are millimetres.

/// A size that people know by name.
struct NamedSize
{
    const char* id;   ///< "a4": the command line and settings use it
    const char* name; ///< as it is shown; names of sizes are not translated
    QSizeF size;      ///< upright, but for boards, which are wider than high
};

[[nodiscard]] const std::vector<NamedSize>& paperSizes();
[[nodiscard]] const std::vector<NamedSize>& cardSizes();
/// The size of an id, or of "63x88"; nothing for anything else.
[[nodiscard]] std::optional<QSizeF> sizeFrom(const std::vector<NamedSize>& known, const QString& text);
/// The id of a known size, "63x88" for another.
[[nodiscard]] QString sizeText(const std::vector<NamedSize>& known, const QSizeF& size);

enum class CutMarks { Corners, Lines, None };
enum class SheetOrder { Deck, Name, Strength };
enum class CardBack { None, Plain, Pattern, Deck, Clarifications };
enum class DuplexEdge { Long, Short };
enum class PictureUse {
    None,
    Window, ///< in place of the arms
    Whole,  ///< upright pictures are the whole face, others stand in its window
};

/// How cards are put on paper. Every value is what a person typed; layOut() says what is wrong with it.
struct SheetOptions
{
    QSizeF paper{210, 297};
    bool landscape = false;
    QSizeF card{63, 88};
    double gap = 0;
    QMarginsF margins{5, 7.5, 5, 7.5};
    double bleed = 0;
    double corner = 0; ///< radius; 0: square

    CutMarks marks = CutMarks::Corners;
    QColor markColour = Qt::black;
    double markLength = 3;

    int firstSlot = 1;   ///< of the first sheet, from 1, row by row
    QSet<int> skipped;   ///< slots of the first sheet that stay empty
    int copies = 1;      ///< of every card, times its copies in the deck
    bool inSets = false; ///< the whole deck again and again, not copies one after the other
    SheetOrder order = SheetOrder::Deck;

    bool deckName = true;
    bool pageNumber = true;
    bool date = true;
    bool scaleBar = true;

    Language language = Language::English;
    std::optional<Language> second = std::nullopt; ///< both on one card
    FaceInk ink = FaceInk::Colour;
    bool houseMarks = true;
    PictureUse pictures = PictureUse::Window;
    double pictureBleed = 0; ///< what pictures of whole faces have beyond the edge of the card

    CardBack back = CardBack::None;
    DuplexEdge edge = DuplexEdge::Long;
};

inline constexpr int kMostCardCopies = 99;
inline constexpr int kMostProxies = 10'000;
inline constexpr double kSmallestCard = 20;
inline constexpr double kMostBleed = 10;
inline constexpr double kLargestPaper = 1200;

} // namespace model
