// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/draft_check.h"
#include "model/editor/draft_store.h"
#include "model/library/card_library.h"
#include "model/storage/autosave.h"
#include "model/storage/clock.h"

#include <QUndoStack>

namespace model {

/// One card on the workbench: every change can be undone, everything wrong is known at once, and the draft is
/// kept a moment after each change. Saving writes it into the library as one step of OwnerEdits.
class EditorSession : public QObject
{
    Q_OBJECT

public:
    /// The clock outlives this.
    explicit EditorSession(const Clock& clock, QObject* parent = nullptr);
    ~EditorSession() override;

    /// Null: none; the card on the bench is put away. The library outlives its use here.
    void setLibrary(CardLibrary* library);
    [[nodiscard]] CardLibrary* library() const { return m_library; }
    [[nodiscard]] bool canWrite() const { return m_library != nullptr && m_library->edits().canWrite(); }

    void beginNew(const QString& game);
    /// A card of the library: one's own is edited, another is corrected. If there is a draft of it, that is
    /// the first change. False, and nothing changes, if there is no such card.
    bool open(const QString& game, const QString& id);
    /// A new card that begins as a copy.
    bool beginCopy(const QString& game, const QString& id);
    /// A draft that was never saved.
    bool takeUp(const QString& game, const QString& key);
    void close();

    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] const OpenedCard& opened() const { return m_opened; }
    [[nodiscard]] DraftPurpose purpose() const { return m_opened.purpose; }
    [[nodiscard]] const CardDraft& draft() const { return m_draft; }
    [[nodiscard]] bool isChanged() const;
    [[nodiscard]] const std::vector<DraftProblem>& problems() const { return m_problems; }
    [[nodiscard]] bool canSave() const { return m_isOpen && canWrite() && canBeSaved(m_problems); }
    /// Whether it can go into the rules lab as it is, saved or not.
    [[nodiscard]] bool canTry() const;
    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }

    /// Makes the draft what `to` says; changes to one field of text in a row are one step.
    void change(DraftField field, const CardDraft& to);
    /// Whether a correction has another value than the layers below.
    [[nodiscard]] bool isCorrected(DraftField field) const;
    /// The value of the layers below again.
    void backToBase(DraftField field);
    /// As it was when it was opened; a step like any other.
    void revert();

    /// Writes the card; `step` is what an undo menu calls it. False if that failed: OwnerEdits has said why.
    bool save(const QString& step);
    /// Keeps the draft now.
    void keepDraft();

    /// Words of problems in another language.
    void recheck();

    /// A field in a word, as an undo menu shows it.
    [[nodiscard]] static QString nameOf(DraftField field);

Q_SIGNALS:
    void openedChanged(); ///< another card, or none
    void draftChanged();
    void savedChanged(); ///< whether something is to be saved
    /// The card itself is safe in the window, and saving is tried again until it succeeds.
    void draftFailed(const model::StorageError& error);
    void draftRecovered(); ///< after draftFailed(): it is saved now

private:
    class Edit;

    void start(OpenedCard opened, const QString& key);
    void setDraft(const CardDraft& draft);
    [[nodiscard]] StorageResult<Done> writeDrafts();
    /// Saves what is not saved yet before another card comes; what cannot be saved now is tried again.
    void putAway();

    const Clock& m_clock;
    CardLibrary* m_library = nullptr;
    std::unique_ptr<DraftStore> m_drafts;
    bool m_isOpen = false;
    OpenedCard m_opened;
    CardDraft m_draft;
    QString m_key; ///< of the draft
    std::vector<DraftProblem> m_problems;
    QUndoStack m_undo;
    Autosave m_autosave;
    std::vector<KeptDraft> m_left; ///< drafts of cards that were put away before they could be saved
};

/// Copies one field between drafts.
void copyField(DraftField field, const CardDraft& from, CardDraft& to);
[[nodiscard]] bool isSame(DraftField field, const CardDraft& a, const CardDraft& b);

} // namespace model
