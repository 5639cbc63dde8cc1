// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/proxy_job.h"

namespace views {

/// Where the Print place gets cards from, and where it is remembered what was printed. Given by app.
class PrintSources
{
public:
    virtual ~PrintSources() = default;

    struct Entry
    {
        QString id;
        QString title;      ///< in the language of the program
        bool canGo = false; ///< letGo() takes it off the list
    };

    /// What can be printed now: decks, the latest first, then what was chosen elsewhere, then the library.
    [[nodiscard]] virtual std::vector<Entry> entries() const = 0;
    /// Empty for an id that is gone.
    [[nodiscard]] virtual model::ProxyDeck deck(const QString& id) const = 0;

    /// The person does not need the entry any more.
    virtual void letGo(const QString& /*id*/) {}

    /// Pictures of the owner's cards, to be used in one thread. Null: there are none.
    [[nodiscard]] virtual std::unique_ptr<model::PictureSource> pictures() const { return nullptr; }

    /// What of the deck is not on paper yet.
    [[nodiscard]] virtual model::ProxyDeck onlyChanged(const model::ProxyDeck& deck, const QString& id,
                                                       const model::SheetOptions& options) const = 0;
    /// These cards are on paper now: all of the deck, or some that were chosen.
    virtual void remember(const model::ProxyDeck& deck, const QString& id, const model::SheetOptions& options,
                          bool whole) = 0;
};

} // namespace views
