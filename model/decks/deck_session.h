// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_edit.h"
#include "model/decks/deck_store.h"
#include "model/storage/autosave.h"

#include <QObject>

#include <map>

namespace model {

/// A deck that is being edited: every edit can be undone, the draft is saved a moment after each, and saving
/// makes a version. Works without a store too (no library open): then nothing is kept.
class DeckSession : public QObject
{
    Q_OBJECT

public:
    /// The store must outlive this; null where there is no library.
    explicit DeckSession(DeckStore* store, QObject* parent = nullptr);
    ~DeckSession() override;

    /// Another library, or none. The deck stays as it is; what was not kept yet goes to the new one.
    void setStore(DeckStore* store);

    /// Begins with a deck as it was saved; if there is a draft of it, the draft is the first edit.
    void open(const Deck& saved);
    /// Begins with a deck that was never saved: new or imported.
    void begin(const Deck& deck);
    /// Opens the deck of an id, or its draft alone. False if there is neither.
    StorageResult<bool> openById(const QString& id);

    [[nodiscard]] const Deck& deck() const { return m_deck; }
    [[nodiscard]] const Deck& saved() const { return m_saved; }
    [[nodiscard]] bool isChanged() const { return m_neverSaved || !(m_deck == m_saved); }
    [[nodiscard]] bool wasNeverSaved() const { return m_neverSaved; }
    /// A new deck with nothing in it that nobody has changed yet: there is no work to keep.
    [[nodiscard]] bool isUntouched() const;

    /// Makes the deck what `to` says, as one edit. Nothing happens if it is that already.
    void change(const Deck& to);
    /// More or fewer copies of cards, as one edit; names are reminders.
    void changeCopies(const std::vector<CopiesChange>& by);
    void set(DeckField field, const QVariant& value);
    /// A field that the game describes.
    void setWords(const QString& field, const QStringList& words);

    [[nodiscard]] const std::vector<DeckEdit>& edits() const { return m_edits; }
    /// How many edits are done; those behind it can be done again.
    [[nodiscard]] int position() const { return m_position; }
    [[nodiscard]] bool canUndo() const { return m_position > 0; }
    [[nodiscard]] bool canRedo() const { return m_position < static_cast<int>(m_edits.size()); }
    void undo() { goTo(m_position - 1); }
    void redo() { goTo(m_position + 1); }
    /// Goes to the moment after so many edits.
    void goTo(int position);

    /// Keeps a version; its number.
    StorageResult<int> save(int restored = 0);
    /// Saves the draft now; otherwise that happens a moment after the first edit that is not saved yet.
    StorageResult<Done> keepDraft();
    [[nodiscard]] Autosave& autosave() { return m_autosave; }

Q_SIGNALS:
    void changed();      ///< the deck is another one
    void editsChanged(); ///< the list of edits, or the place in it
    void savedChanged(); ///< whether there is something to save
    /// The deck itself is safe in the window, and saving is tried again until it succeeds.
    void draftFailed(const model::StorageError& error);
    void draftRecovered(); ///< after draftFailed(): it is saved now

private:
    void start(const Deck& saved, bool neverSaved);
    void push(DeckEdit edit);
    [[nodiscard]] StorageResult<Done> writeDrafts();
    [[nodiscard]] StorageResult<std::optional<Deck>> draftOf(const QString& id);

    DeckStore* m_store;
    Deck m_saved;
    Deck m_deck;
    bool m_neverSaved = true;
    std::vector<DeckEdit> m_edits;
    int m_position = 0;
    bool m_mayGoOn = false; ///< the last edit was typed just now
    Autosave m_autosave;
    std::map<QString, Deck> m_left; ///< drafts of decks that were put away before they could be saved
};

} // namespace model
