// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"
#include "model/library/card_list_model.h"
#include "rules/games/known_game.h"
#include "views/theme/theme.h"

#include <functional>
#include <map>
#include <optional>

namespace views {

/// The card of a game as the owner's library has it; nothing where it has none.
using OwnCard = std::function<std::optional<model::Card>(const QString& game, const QString& id)>;

/// What everything on the table is drawn with: colours and fonts, the language, and the cards by their ids.
/// Belongs to the board's owner, who keeps it right.
struct TableLook
{
    const Theme& theme;
    const model::CardListModel& cards;
    const rules::KnownGame* game = nullptr;
    model::Language language = model::Language::English;
    QString variant{}; ///< cards have the text that it gives them

    OwnCard own{}; ///< may be empty
    /// Cards of the library may be others by now, or the game or its variant is another.
    void forget()
    {
        met.clear();
        formOf = nullptr;
    }

    /// How the game calls a value on a card.
    std::function<QString(const std::string& word)> nameOf{};

    /// Whether the library has the card.
    [[nodiscard]] bool knows(const std::string& id) const;
    /// The card as the library has it. A game whose cards are not in the library gives name and strength.
    [[nodiscard]] model::Card card(const std::string& id, int strength) const;
    /// Who sits at the table; seats and parties have the colours of their numbers. The seats of a team have
    /// that of the team.
    void setPlayers(const std::vector<rules::SeatView>& seats, const std::vector<rules::PartyView>& parties);
    /// The number of a seat or party, for its colour and mark.
    [[nodiscard]] std::size_t numberOf(const std::string& owner) const;
    /// The picture of a seat; empty: the shape that goes with its number.
    [[nodiscard]] QString emblemOf(const std::string& owner) const;
    /// The ink of a seat and what lies behind it; quiet ones for nobody.
    [[nodiscard]] QColor inkOf(const std::string& owner) const;
    [[nodiscard]] QColor tintOf(const std::string& owner) const;
    /// The card as the game of the table has it; null where it has none.
    [[nodiscard]] const rules::scenario::KnownCard* known(const std::string& id) const;

    std::map<std::string, std::size_t> numbers{}; ///< of seats and parties
    std::map<std::string, QString> emblems{};     ///< of seats that have one
    // Kept until `forget`.
    mutable std::map<std::string, model::Card> met{};
    mutable rules::scenario::PositionForm form{};
    mutable const rules::KnownGame* formOf = nullptr;
};

} // namespace views
