// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_tables.h"
#include "model/library/owner_card.h"

namespace model {

/// A box of a game as it is sold.
struct GameBox
{
    QString id;
    LocalText name;
    int characters = 0; ///< how many characters are in it
    bool owned = false;
};

/// The cards of a library, merged from their layers, and what the owner says about them. Lives in the thread
/// of its database, which must outlive it. Each change is one transaction and gives back the former value, so
/// that an undo command keeps that and calls the same function with it.
class LibraryStore
{
public:
    explicit LibraryStore(Database& database);

    /// Whether there is any card, of any game; not if it cannot be read.
    [[nodiscard]] bool hasCards();
    /// The games that have cards, by id.
    StorageResult<QStringList> games();
    /// Cards as they are shown, by kind and id.
    StorageResult<std::vector<Card>> cards(const QString& game);
    /// The same with layers, provenance and effects.
    StorageResult<std::vector<CardRecord>> records(const QString& game);
    /// Games and ids of the first cards by name, for a first picture while a search is still on its way.
    /// Names are compared simply: the search may put some of them elsewhere.
    StorageResult<std::vector<std::pair<QString, QString>>> firstByName(Language language, int count);
    /// Those of some cards, at most a few hundred, in no particular order; ids that are unknown are left out.
    StorageResult<std::vector<CardRecord>> records(const QString& game, const QStringList& ids);
    /// Nothing, if there is no such card.
    StorageResult<std::optional<CardRecord>> record(const QString& game, const QString& card);
    /// What all layers say about a card, the lowest first.
    StorageResult<std::vector<CardLayer>> layers(const QString& game, const QString& card);
    /// What one layer says alone: the built-in value under a correction, for example. The topmost pack for
    /// Layer::Pack.
    StorageResult<std::optional<CardLayer>> layer(const QString& game, const QString& card, Layer layer);

    /// Writes the owner's value of a field, or takes it away: then the layers below show again. Gives the
    /// owner's former value. A strength is a number from 0 to 20, effects are the data of the card's game;
    /// names and texts are stored as they are. A value that does not fit is refused with Constraint and a
    /// reason, and nothing changes.
    StorageResult<std::optional<QString>> correct(const QString& game, const QString& card, CardField field,
                                                  const std::optional<QString>& value);
    /// All that the owner says about a card; an empty layer where that is nothing.
    StorageResult<OwnerCard> ownerCard(const QString& game, const QString& card);
    /// Makes that all that the owner says about the card, which may be a new one of the owner's own. Gives
    /// what was said before. What does not fit is refused with Constraint and a reason, and nothing changes.
    StorageResult<OwnerCard> putOwnerCard(const OwnerCard& card);
    /// The id of a new card, made of its name and of no other card or draft.
    StorageResult<QString> freeOwnId(const QString& game, const QString& name);
    /// The cards of the owner's own, by id; or those that were removed.
    StorageResult<std::vector<CardLayer>> ownCards(const QString& game, bool removed = false);

    /// How many printed characters of the game have a strength from their owner: "17 of 42 checked".
    StorageResult<int> checkedCount(const QString& game);

    /// Copies that the owner has; 0 where nothing is said.
    StorageResult<QHash<QString, int>> owned(const QString& game);
    StorageResult<int> setOwned(const QString& game, const QString& card, int copies);
    /// The same for several cards at once; gives the former copies of each.
    StorageResult<QHash<QString, int>> setOwned(const QString& game, const QHash<QString, int>& copies);

    StorageResult<QStringList> tags(const QString& game, const QString& card);
    StorageResult<QStringList> allTags(const QString& game);
    StorageResult<QStringList> setTags(const QString& game, const QString& card, const QStringList& tags);

    StorageResult<std::vector<GameBox>> boxes(const QString& game);
    /// Of every game.
    StorageResult<std::vector<GameBox>> allBoxes();
    /// Gives whether it was owned before.
    StorageResult<bool> setBoxOwned(const QString& game, const QString& box, bool owned);

private:
    StorageResult<int> putOwned(const QString& game, const QString& card, int copies);

    Database& m_database;
    CardTables m_tables;
};

/// The longest name and text that an owner can write.
inline constexpr qsizetype kLongestName = 80;
inline constexpr qsizetype kLongestCardText = 4000;

} // namespace model
