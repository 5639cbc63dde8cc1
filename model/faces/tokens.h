// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/effect_type.h"

#include <QColor>

#include <array>

namespace model {

enum class Scheme { Light, Dark, Contrast };

/// Every colour of the program. Nothing else in the tree names a colour.
/// All that is used for text has at least 4.5 : 1 against what it stands on (checked by a test): ink,
/// quietInk, accent, good, warning, danger, focus, effect and side inks on ground and raised; onAccent on
/// accent; ink on the tints. High contrast has at least 7 : 1.
struct Tokens
{
    QColor ground;   ///< behind everything
    QColor raised;   ///< pages, fields, cards: what lies on the ground
    QColor sunken;   ///< side bar and other furniture
    QColor line;     ///< hairlines between things
    QColor ink;      ///< text
    QColor quietInk; ///< text that may be overlooked
    QColor accent;   ///< deep red
    QColor onAccent; ///< text on the accent
    QColor emblem;   ///< behind onEmblem: the program's own shield
    QColor onEmblem;
    QColor accentTint; ///< behind ink: what is selected
    QColor hoverTint;  ///< behind ink: what the pointer is over
    QColor good;
    QColor warning;
    QColor danger;
    QColor focus;                            ///< ring around what has the keyboard
    std::array<QColor, kEffectTypes> effect; ///< in the order of EffectType
    QColor sideA; ///< ink of side A; the pair is told apart by colour-blind people too
    QColor sideB;
    QColor sideATint; ///< behind ink
    QColor sideBTint;

    [[nodiscard]] const QColor& hue(EffectType type) const { return effect[static_cast<size_t>(type)]; }
};

[[nodiscard]] const Tokens& tokensFor(Scheme scheme);

/// Black on white, for paper where ink is saved; sides and effects are told apart by shape alone.
[[nodiscard]] const Tokens& inkTokens();

/// Contrast of two opaque colours by the WCAG formula: 1 (same) to 21 (black on white).
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

/// `part` of a over b, opaque: 0 gives b, 1 gives a.
[[nodiscard]] QColor mixed(const QColor& a, const QColor& b, double part);

} // namespace model
