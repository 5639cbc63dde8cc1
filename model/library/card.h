// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "model/library/card_kind.h"
#include "model/library/effect_type.h"
#include "rules/core/card_head.h"

#include <QStringList>

#include <vector>

namespace model {

using rules::Provenance;

/// One effect of a card as people read it.
struct CardEffect
{
    EffectType type = EffectType::Deployment;
    LocalText text;    ///< sentences without the keyword
    LocalText label{}; ///< what its game calls it: "Talent"; empty: the keyword of its type

    friend bool operator==(const CardEffect&, const CardEffect&) = default;
};

/// A number that is printed on a card: "Attack 2 × 3".
struct CardFigure
{
    QString key; ///< what its game calls it: "attack"
    LocalText name;
    int value = 0;
    int times = 1;

    [[nodiscard]] QString text() const; ///< "2 × 3", or "2" alone
    friend bool operator==(const CardFigure&, const CardFigure&) = default;
};

/// The key of a figure that no card shows: how many copies of it a box holds.
inline constexpr QStringView kCopies = u"copies";

/// Something that is printed on a card as a picture: a symbol, a penalty, a trade.
struct CardSign
{
    QString key; ///< its shape in model/faces/signs
    LocalText name;

    friend bool operator==(const CardSign&, const CardSign&) = default;
};

/// The banner that a card bears.
struct CardBanner
{
    int colour = -1; ///< which of the nine colours of seats; -1: it bears none
    QString emblem;  ///< a key of model/faces/signs

    friend bool operator==(const CardBanner&, const CardBanner&) = default;
};

/// Where one part of a card's data comes from.
struct CardSource
{
    LocalText what; ///< "Number in the box"
    Provenance from = Provenance::House;

    friend bool operator==(const CardSource&, const CardSource&) = default;
};

/// A card as it is shown and searched: a value, told apart by its game and id and never by a name.
struct Card
{
    QString game;
    QString id;
    CardKind kind = CardKind::Character;
    LocalText name;
    QStringList otherNames; ///< more names under which it is found, of either language
    int strength = 0;       ///< see hasStrength
    Provenance strengthFrom = Provenance::House;
    Provenance effectFrom = Provenance::House;
    std::vector<CardEffect> effects;
    std::vector<CardFigure> figures; ///< of games whose cards have other numbers than a strength
    std::vector<CardSign> signs;     ///< the most important first
    CardBanner banner;
    std::vector<CardSource> sources; ///< part by part; empty: effectFrom covers all of it

    /// Whether cards of its kind have one in its game. A card with figures of its own has none.
    [[nodiscard]] bool hasStrength() const;
    /// What stands in its corner: the strength, or the first of its printed figures; empty where there is
    /// neither.
    [[nodiscard]] QString cornerNumber() const;
    /// The same as a number, for sorting; 0 where there is none.
    [[nodiscard]] int cornerValue() const;
    /// The figures that the card shows.
    [[nodiscard]] std::vector<CardFigure> printedFigures() const;
    /// "Cost 1 · Range 4 · Health 2": all figures; empty for a card without.
    [[nodiscard]] QString figuresText(Language language) const;
    /// Null if it has none of this key.
    [[nodiscard]] const CardFigure* figure(QStringView key) const;

    friend bool operator==(const Card&, const Card&) = default;
};

/// The one that may be further from the printed card.
[[nodiscard]] Provenance weaker(Provenance a, Provenance b);
/// The weakest of its provenances: what the mark on the card's foot says.
[[nodiscard]] Provenance provenanceOf(const Card& card);

} // namespace model
