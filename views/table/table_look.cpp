// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/table_look.h"

#include "model/faces/seat_tokens.h"
#include "model/play/variant_card.h"

#include <algorithm>

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
    else if (const int row = cards.rowOf(name);
             row >= 0 && (game == nullptr || cards.card(row).game.toStdString() == game->id()))
        card = cards.card(row);
    card = model::cardIn(variant, card);
    // A match goes on with the values that it began with.
    if (inGame != nullptr)
        card.strength = inGame->strength;
    // Cards that a position defines for itself are known by what they are worth there, which may change.
    if (owned || inGame != nullptr)
        met.emplace(id, card);
    return card;
}

void TableLook::setPlayers(const std::vector<rules::SeatView>& seats,
                           const std::vector<rules::PartyView>& parties)
{
    numbers.clear();
    emblems.clear();
    std::vector<std::string> seated;
    for (const rules::SeatView& seat : seats)
        if (std::find(seated.begin(), seated.end(), seat.party) == seated.end())
            seated.push_back(seat.party);
    // Where all play together, every seat has its own colour.
    const bool byParty = seated.size() > 1;
    for (const rules::SeatView& seat : seats) {
        const auto party =
            static_cast<std::size_t>(std::find(seated.begin(), seated.end(), seat.party) - seated.begin());
        const bool isTeam = byParty && seated.size() < seats.size();
        const std::size_t number = seat.colour >= 0 && !isTeam ? static_cast<std::size_t>(seat.colour)
                                   : byParty                   ? party
                                                               : numbers.size();
        if (!seat.emblem.empty())
            emblems.emplace(seat.id, QString::fromStdString(seat.emblem));
        numbers.emplace(seat.id, number);
        if (byParty)
            numbers.emplace(seat.party, number);
    }
    std::size_t next = byParty ? seated.size() : seats.size();
    for (const rules::PartyView& party : parties)
        if (numbers.emplace(party.id, std::min(next, rules::kMaxSeats - 1)).second)
            ++next;
}

std::size_t TableLook::numberOf(const std::string& owner) const
{
    if (const auto found = numbers.find(owner); found != numbers.end())
        return found->second;
    // A position that cannot be played yet has seats, but nobody has said which party they are.
    for (const auto& [id, number] : numbers)
        if (id.starts_with(owner))
            return number;
    return owner == "A" ? 0 : 1;
}

QString TableLook::emblemOf(const std::string& owner) const
{
    const auto found = emblems.find(owner);
    return found == emblems.end() ? QString() : found->second;
}

QColor TableLook::inkOf(const std::string& owner) const
{
    return owner.empty() ? theme.tokens().quietInk
                         : model::seatTokensFor(theme.scheme()).ink[numberOf(owner)];
}

QColor TableLook::tintOf(const std::string& owner) const
{
    return owner.empty() ? theme.tokens().sunken : model::seatTokensFor(theme.scheme()).tint[numberOf(owner)];
}

} // namespace views
