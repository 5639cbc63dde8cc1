// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "model/library/effect_type.h"
#include "rules/effects/library.h"

#include <QStringList>

#include <vector>

namespace model {

using rules::effects::Provenance;

enum class CardKind { Character, Castle };

/// One effect of a card as people read it.
struct CardEffect
{
    EffectType type = EffectType::Deployment;
    LocalText text; ///< sentences without the keyword

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

    /// A castle has none, nor has a card with figures of its own.
    [[nodiscard]] bool hasStrength() const { return kind == CardKind::Character && figures.empty(); }
    /// What stands in its corner: the strength, or the first of its figures; empty for a castle.
    [[nodiscard]] QString cornerNumber() const;
    /// The same as a number, for sorting; 0 for a castle.
    [[nodiscard]] int cornerValue() const { return figures.empty() ? strength : figures.front().value; }
    /// "Cost 1 · Range 4 · Health 2": all figures; empty for a card without.
    [[nodiscard]] QString figuresText(Language language) const;
    /// Null if it has none of this key.
    [[nodiscard]] const CardFigure* figure(QStringView key) const;

    friend bool operator==(const Card&, const Card&) = default;
};

/// The weakest of its provenances: what the mark on the card's foot says.
[[nodiscard]] Provenance provenanceOf(const Card& card);

} // namespace model
