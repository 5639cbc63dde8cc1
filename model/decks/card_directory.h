// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_store.h"
#include "rules/decks/card_pool.h"

#include <QHash>

namespace model {

/// A card as decks need it: what is shown, what it does, what the owner says about it.
struct DirectoryCard
{
    Card card;
    QString data; ///< of its game, see GameCards
    QStringList tags;
    int owned = 0;
};

/// The cards of one game at one moment, found by id. A value; made anew when the library changes.
class CardDirectory
{
public:
    CardDirectory() = default;
    CardDirectory(const QString& game, std::vector<DirectoryCard> cards, bool ownedKnown);

    /// Of a library, with tags and copies. One without cards (not stocked yet) gives the built-in cards.
    [[nodiscard]] static StorageResult<CardDirectory> read(Database& database, const QString& game);
    /// The cards of a game that come with the program.
    [[nodiscard]] static CardDirectory builtIn(const QString& game);

    [[nodiscard]] const QString& game() const { return m_game; }
    [[nodiscard]] const std::vector<DirectoryCard>& cards() const { return m_cards; }
    [[nodiscard]] const DirectoryCard* find(const QString& id) const;
    /// The card's name; `reminder` or the id for a card that is not here.
    [[nodiscard]] QString nameOf(const QString& id, Language language, const QString& reminder = {}) const;

    [[nodiscard]] const rules::decks::CardPool& pool() const { return m_pool; }

private:
    QString m_game;
    std::vector<DirectoryCard> m_cards;
    QHash<QString, qsizetype> m_rows;
    rules::decks::CardPool m_pool;
};

} // namespace model
