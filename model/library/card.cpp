// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/card.h"

namespace model {

namespace {

/// How far from the printed card a value may be.
int doubt(Provenance provenance)
{
    switch (provenance) {
    case Provenance::Owner: return 0;
    case Provenance::Rulebook: return 1;
    case Provenance::Public: return 2;
    case Provenance::Implied: return 3;
    case Provenance::House: break;
    }
    return 4;
}

} // namespace

Provenance provenanceOf(const Card& card)
{
    if (card.kind == CardKind::Castle)
        return card.effectFrom;
    return doubt(card.strengthFrom) > doubt(card.effectFrom) ? card.strengthFrom : card.effectFrom;
}

} // namespace model
