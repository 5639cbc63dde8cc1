// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/deck.h"
#include "model/proxies/paged_output.h"

#include <QCoreApplication>

namespace model {

/// What is filled in on a registration sheet; what is empty becomes a line to write on.
struct Registration
{
    QString player{};
    QString date{};
    QString event{};
};

/// The sheet that a player hands in before a tournament: who plays, every card in both languages with a box
/// to tick, and whether the deck is legal, with the rules behind it.
struct RegistrationSheet
{
    Q_DECLARE_TR_FUNCTIONS(RegistrationSheet)

public:
    /// One page for a usual deck. `paper` in millimetres.
    [[nodiscard]] static PagedWork pages(const Deck& deck, const CardDirectory& cards,
                                         const Registration& registration, const QSizeF& paper,
                                         Language language);
};

} // namespace model
