// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "rules/effects/library.h"

#include <QStringList>

#include <vector>

namespace model {

using rules::effects::EffectType;
using rules::effects::Provenance;

enum class CardKind { Character, Castle };

/// One effect of a card as people read it.
struct CardEffect
{
    EffectType type = EffectType::Deployment;
    LocalText text; ///< sentences without the keyword

    friend bool operator==(const CardEffect&, const CardEffect&) = default;
};

/// A card as it is shown and searched: a value, told apart by its id and never by a name.
struct Card
{
    QString id;
    CardKind kind = CardKind::Character;
    LocalText name;
    QStringList otherNames; ///< more names under which it is found, of either language
    int strength = 0;       ///< characters only
    Provenance strengthFrom = Provenance::House;
    Provenance effectFrom = Provenance::House;
    std::vector<CardEffect> effects;

    friend bool operator==(const Card&, const Card&) = default;
};

/// The weakest of its provenances: what the mark on the card's foot says.
[[nodiscard]] Provenance provenanceOf(const Card& card);

} // namespace model
