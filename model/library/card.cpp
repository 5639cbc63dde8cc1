// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/card.h"

#include "model/games/game_cards.h"

#include <algorithm>
#include <iterator>

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

QString CardFigure::text() const
{
    return times > 1 ? QStringLiteral("%1 × %2").arg(value).arg(times) : QString::number(value);
}

bool Card::hasStrength() const
{
    if (!figures.empty())
        return false;
    const KindOfCard* known = gameCardsOr(game).kindOf(kind);
    return known != nullptr && known->hasStrength;
}

QString Card::cornerNumber() const
{
    if (!figures.empty())
        return figures.front().key == kCopies ? QString() : figures.front().text();
    return hasStrength() ? QString::number(strength) : QString();
}

int Card::cornerValue() const
{
    if (figures.empty())
        return strength;
    return figures.front().key == kCopies ? 0 : figures.front().value;
}

std::vector<CardFigure> Card::printedFigures() const
{
    std::vector<CardFigure> printed;
    std::copy_if(figures.begin(), figures.end(), std::back_inserter(printed),
                 [](const CardFigure& figure) { return figure.key != kCopies; });
    return printed;
}

QString Card::figuresText(Language language) const
{
    QStringList texts;
    for (const CardFigure& figure : figures)
        texts << figure.name.in(language) + u' ' + figure.text();
    return texts.join(QStringLiteral(" · "));
}

const CardFigure* Card::figure(QStringView key) const
{
    const auto found = std::find_if(figures.begin(), figures.end(),
                                    [key](const CardFigure& figure) { return figure.key == key; });
    return found == figures.end() ? nullptr : &*found;
}

Provenance weaker(Provenance a, Provenance b)
{
    return doubt(a) > doubt(b) ? a : b;
}

Provenance provenanceOf(const Card& card)
{
    return card.hasStrength() ? weaker(card.strengthFrom, card.effectFrom) : card.effectFrom;
}

} // namespace model
