// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/card_directory.h"
#include "model/decks/deck_library_model.h"
#include "model/decks/deck_store.h"

#include <QObject>

#include <map>

namespace model {

/// What the deck builder works with: the cards of a game and the decks of the open library. Runs without a
/// library too, with the built-in cards and nothing to keep decks in.
class DeckWorkshop : public QObject, public CardUses
{
    Q_OBJECT

public:
    /// The clock must outlive this.
    explicit DeckWorkshop(const Clock& clock, QObject* parent = nullptr);

    /// Another library, or none; the former one may be gone already. The database outlives its use here.
    /// Nothing is read yet, so that a start does not wait for it: who shows decks calls the two functions
    /// below.
    void setDatabase(Database* database);
    /// The library is about to close: what is not kept yet can be kept now.
    void close();

    /// The game whose cards are at hand; at first the one that is shown first.
    [[nodiscard]] const QString& game() const { return m_game; }
    /// Reads the cards of another game. Nothing happens if it is that game already.
    void setGame(const QString& game);
    /// Valid until the next refreshCards().
    [[nodiscard]] const CardDirectory& cards() const { return m_cards; }
    /// Those of any game; cards() where it is that game. Valid until the next refreshCards(); read once.
    [[nodiscard]] const CardDirectory& cardsOf(const QString& game) const;
    /// Null while no library is open that could keep decks.
    [[nodiscard]] DeckStore* store() { return m_store ? &*m_store : nullptr; }
    [[nodiscard]] DeckLibraryModel& decks() { return m_decks; }

    /// The decks with a card, the latest first; a few dozen at most.
    [[nodiscard]] std::vector<CardUse> usesOf(const QString& game, const QString& card) const override;
    /// How many rules a deck of the library breaks, as it is being worked on; nothing where that cannot be
    /// told. Reckoned once until cards or decks are read again.
    [[nodiscard]] std::optional<int> faultsOf(const DeckSummary& deck);

    /// Reads the cards again: after corrections, packs, tags and copies have changed.
    void refreshCards();
    /// Reads the list of decks again.
    void refreshDecks();

Q_SIGNALS:
    void closing();        ///< the last moment in which the store can be used
    void libraryChanged(); ///< another store: whoever edits a deck of the old one lets go of it
    void cardsChanged();
    void failed(const QString& reason); ///< English, for the log; the list may be old

private:
    const Clock& m_clock;
    QString m_game;
    Database* m_database = nullptr;
    mutable std::optional<DeckStore> m_store;
    CardDirectory m_cards;
    mutable std::map<QString, CardDirectory> m_otherGames; ///< as far as they were asked for
    DeckLibraryModel m_decks;
    QHash<QString, int> m_faults; ///< by deck; of cards and decks as they were last read
};

} // namespace model
