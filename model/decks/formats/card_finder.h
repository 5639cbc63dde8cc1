// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/formats/deck_reading.h"

#include <algorithm>
#include <functional>

namespace model {

/// Told how much of a file is read, from 0 to 1; false: reading stops, and what was read is not used.
using DeckWatch = std::function<bool(double done)>;

/// Finds the card that a person or another program wrote: by id or by a name of either language, however it
/// is spelled.
class CardFinder
{
public:
    /// `cards` outlives the finder. The readers of all formats ask `watch` inside their loops.
    explicit CardFinder(const CardDirectory& cards, DeckWatch watch = {});

    /// Fills outcome, card, reason and candidates of a line from what is `written`.
    void find(const QString& written, ImportLine& line) const;

    /// Whether a card is called just this.
    [[nodiscard]] bool knows(const QString& written) const;

    [[nodiscard]] const CardDirectory& cards() const { return m_cards; }

    /// False: somebody has cancelled reading.
    [[nodiscard]] bool goesOn(qsizetype done, qsizetype all) const
    {
        return !m_watch ||
               m_watch(static_cast<double>(done) / static_cast<double>(std::max<qsizetype>(all, 1)));
    }
    /// What a reader answers then.
    [[nodiscard]] static DeckReadError stopped() { return {FileFault::Broken, QStringLiteral("cancelled")}; }

private:
    [[nodiscard]] QStringList beginningWith(const QString& key) const;
    [[nodiscard]] QStringList nearest(const QString& key) const;

    const CardDirectory& m_cards;
    DeckWatch m_watch;
    QHash<QString, QStringList> m_ids; ///< by every folded name
    mutable int m_guesses = 0;
    mutable int m_beginnings = 0;
};

/// Puts lines into a deck while a file is read: counts, cards of fields apart, limits.
class DeckCollector
{
public:
    DeckCollector(const CardFinder& finder, DeckReading& reading);

    /// A name with its copies as written; `count` may be empty for one.
    void add(int line, const QString& written, const QString& name, const QString& count);
    /// An id; kept with its name even if the library does not have it.
    void addId(int line, const QString& written, const QString& id, int copies, const QString& name);
    /// A line that is no card.
    void leaveOut(int line, const QString& written, LineReason reason);

    [[nodiscard]] const CardFinder& finder() const { return m_finder; }

private:
    void put(ImportLine line, const QString& name = {});

    const CardFinder& m_finder;
    DeckReading& m_reading;
};

} // namespace model
