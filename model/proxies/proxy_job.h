// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/sheet_layout.h"
#include "model/rulebook/clause.h"

#include <QDate>

#include <memory>

namespace model {

/// A card that is to be printed.
struct ProxyCard
{
    Card card;
    int copies = 1;
    std::vector<Clarification> clarifications; ///< for backs that show them
};

/// What is to be printed: cards, and what the sheet says about them. A value that any thread may read.
struct ProxyDeck
{
    QString name;
    QColor sleeves; ///< invalid: none
    std::vector<ProxyCard> cards;
    QDate date; ///< printed on the sheet
};

/// A card in a slot.
struct PlacedProxy
{
    int slot = 0; ///< from 0
    int card = 0; ///< index into ProxyDeck::cards
};

struct ProxySheet
{
    std::vector<PlacedProxy> cards;
};

/// A deck put on sheets: what preview, PDF, printer, cut paths and tests all work from.
struct ProxyJob
{
    SheetOptions options;
    SheetLayout layout;
    ProxyDeck deck;
    std::vector<ProxySheet> sheets;

    [[nodiscard]] bool hasBacks() const { return options.back != CardBack::None; }
    /// Sides of paper: with backs, each sheet has two, front before back.
    [[nodiscard]] int pages() const { return static_cast<int>(sheets.size()) * (hasBacks() ? 2 : 1); }
    [[nodiscard]] int cards() const;
};

[[nodiscard]] SheetResult<ProxyJob> planJob(ProxyDeck deck, const SheetOptions& options);

} // namespace model
