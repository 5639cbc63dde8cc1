// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/table_look.h"

namespace views {

model::Card TableLook::card(const std::string& id, int strength) const
{
    const QString name = QString::fromStdString(id);
    if (const int row = cards.rowOf(name); row >= 0)
        return cards.card(row);
    model::Card card;
    card.id = name;
    card.strength = strength;
    card.name = {name, name};
    if (game != nullptr) {
        for (const rules::CardName& known : game->cards())
            if (known.id == id)
                card.name = {QString::fromStdString(known.name.en), QString::fromStdString(known.name.de)};
    }
    return card;
}

QColor TableLook::inkOf(const std::string& owner) const
{
    const Tokens& tokens = theme.tokens();
    if (owner.empty())
        return tokens.quietInk;
    return owner == "A" ? tokens.sideA : tokens.sideB;
}

QColor TableLook::tintOf(const std::string& owner) const
{
    const Tokens& tokens = theme.tokens();
    if (owner.empty())
        return tokens.sunken;
    return owner == "A" ? tokens.sideATint : tokens.sideBTint;
}

} // namespace views
