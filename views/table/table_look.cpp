// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/table_look.h"

namespace views {

bool TableLook::knows(const std::string& id) const
{
    return cards.rowOf(QString::fromStdString(id)) >= 0 || !card(id, 0).effects.empty();
}

const rules::scenario::KnownCard* TableLook::known(const std::string& id) const
{
    if (game == nullptr)
        return nullptr;
    if (formOf != game) {
        form = game->stage()->form();
        formOf = game;
    }
    return form.card(id);
}

model::Card TableLook::card(const std::string& id, int strength) const
{
    const auto found = met.find(id);
    if (found != met.end())
        return found->second;
    const QString name = QString::fromStdString(id);
    const rules::scenario::KnownCard* const inGame = known(id);
    model::Card card;
    card.id = name;
    card.name = {name, name};
    card.strength = strength;
    if (inGame != nullptr)
        card.name = {QString::fromStdString(inGame->name.en), QString::fromStdString(inGame->name.de)};
    std::optional<model::Card> owned;
    if (own && game != nullptr)
        owned = own(QString::fromStdString(std::string(game->id())), name);
    if (owned)
        card = std::move(*owned);
    else if (const int row = cards.rowOf(name); row >= 0)
        card = cards.card(row);
    // A match goes on with the values that it began with.
    if (inGame != nullptr)
        card.strength = inGame->strength;
    // Cards that a position defines for itself are known by what they are worth there, which may change.
    if (owned || inGame != nullptr)
        met.emplace(id, card);
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
