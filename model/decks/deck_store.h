// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_diff.h"
#include "model/library/card_use.h"
#include "model/storage/clock.h"
#include "model/storage/database.h"

#include <QDateTime>

namespace model {

/// What a list of decks shows: of the draft, where there is one.
struct DeckSummary
{
    QString id;
    QString game;
    QString variant;
    QString name;
    QStringList tags;
    QString sleeves;
    int cards = 0;
    QStringList faces; ///< ids of the first cards
    QDateTime changed; ///< UTC
    bool hasDraft = false;
    bool saved = true; ///< false: there is only a draft

    friend bool operator==(const DeckSummary&, const DeckSummary&) = default;
};

struct DeckVersion
{
    int number = 0;
    QDateTime made; ///< UTC
    DeckChanges changes;
};

/// The decks of a library. Every save is a version and nothing is overwritten; each change is one
/// transaction. Lives in the thread of its database, which must outlive it, as the clock.
class DeckStore
{
public:
    DeckStore(Database& database, const Clock& clock);

    [[nodiscard]] bool isReadOnly() const { return m_database.isReadOnly(); }
    [[nodiscard]] Database& database() { return m_database; }

    /// All decks that are not removed, and drafts of decks that were never saved; the latest first.
    StorageResult<std::vector<DeckSummary>> list();

    /// The decks that have a card, fields included, as they are being worked on: the latest first, at most
    /// `most`.
    StorageResult<std::vector<CardUse>> usesOf(const QString& game, const QString& card, int most);

    /// As it was last saved; nothing if there is none.
    StorageResult<std::optional<Deck>> deck(const QString& id);

    /// Keeps the deck as its next version, and the draft goes. Gives the version's number; the last one's,
    /// where nothing has changed since. `restored`: the version that this brings back.
    StorageResult<int> save(const Deck& deck, int restored = 0);
    /// The same as a part of the caller's transaction.
    StorageResult<int> saveWithin(const Deck& deck, int restored = 0);

    /// The latest first.
    StorageResult<std::vector<DeckVersion>> versions(const QString& id);
    StorageResult<std::optional<Deck>> version(const QString& id, int number);

    /// A new deck with the same content and another id and name.
    StorageResult<Deck> duplicate(const QString& id, const QString& name);

    /// Work that was not saved yet.
    StorageResult<Done> saveDraft(const Deck& deck);
    StorageResult<std::optional<Deck>> draft(const QString& id);
    StorageResult<Done> discardDraft(const QString& id);

    /// Takes a deck out of the list, or brings it back with all its versions.
    StorageResult<Done> setRemoved(const QString& id, bool removed);

private:
    StorageResult<std::optional<Deck>> read(const QString& sql, const QVariantList& values);
    [[nodiscard]] QString now() const;

    Database& m_database;
    const Clock& m_clock;
};

/// How many faces a list shows of a deck.
inline constexpr int kSummaryFaces = 5;

} // namespace model
