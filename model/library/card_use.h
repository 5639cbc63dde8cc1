// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace model {

/// Where a card is in use: in a deck, for example.
struct CardUse
{
    QString id;
    QString title;
    int copies = 1;
};

/// Tells where cards are in use; implemented by who keeps decks.
class CardUses
{
public:
    virtual ~CardUses() = default;
    [[nodiscard]] virtual std::vector<CardUse> usesOf(const QString& game, const QString& card) const = 0;
};

} // namespace model
