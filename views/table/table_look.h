// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"
#include "model/library/card_list_model.h"
#include "rules/games/known_game.h"
#include "views/theme/theme.h"

#include <functional>

namespace views {

/// What everything on the table is drawn with: colours and fonts, the language, and the cards by their ids.
/// Belongs to the board's owner, who keeps it right.
struct TableLook
{
    const Theme& theme;
    const model::CardListModel& cards;
    const rules::KnownGame* game = nullptr;
    model::Language language = model::Language::English;

    /// How the game calls a value on a card.
    std::function<QString(const std::string& word)> nameOf{};

    /// Whether the library has the card.
    [[nodiscard]] bool knows(const std::string& id) const
    {
        return cards.rowOf(QString::fromStdString(id)) >= 0;
    }
    /// The card as the library has it. A game whose cards are not in the library gives name and strength.
    [[nodiscard]] model::Card card(const std::string& id, int strength) const;
    /// The ink of a seat and what lies behind it; quiet ones for nobody.
    [[nodiscard]] QColor inkOf(const std::string& owner) const;
    [[nodiscard]] QColor tintOf(const std::string& owner) const;
};

} // namespace views
