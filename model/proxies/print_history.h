// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/proxy_job.h"
#include "model/storage/clock.h"
#include "model/storage/database.h"

namespace model {

/// What was printed of each deck. Lives in the thread of its database, which must outlive it, as the clock.
class PrintHistory
{
public:
    PrintHistory(Database& database, const Clock& clock);

    /// The deck with what its owner does not have on paper yet: cards that were never printed, or whose face
    /// says something else now, and further copies. All of it where nothing was printed.
    StorageResult<ProxyDeck> onlyChanged(ProxyDeck deck, const QString& id, const SheetOptions& options);

    enum class Part { Whole, Some };

    /// Remembers that these cards are on paper now. Where they are the whole deck, cards that left it are
    /// forgotten. A card stands in the deck once.
    StorageResult<Done> remember(const ProxyDeck& deck, const QString& id, const SheetOptions& options,
                                 Part part = Part::Whole);

private:
    Database& m_database;
    const Clock& m_clock;
};

/// Tells whether two prints of a card look the same to its reader: name, strength and text in the languages
/// of the sheet, and the size. Ink and marks make no other card.
[[nodiscard]] QString faceSignature(const Card& card, const SheetOptions& options);

} // namespace model
