// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_use.h"
#include "model/library/owner_edits.h"
#include "model/rulebook/rulebook_store.h"
#include "model/search/saved_searches.h"
#include "model/search/search_session.h"

#include <memory>

namespace model {

/// Everything that the library says about one card.
struct CardReading
{
    CardRecord record;
    int copies = 0;
    QStringList tags;
    std::vector<Clarification> clarifications;
    std::vector<Clause> clauses; ///< its own first, then those that its clarifications name
};

/// One open library as the card view uses it: it reads over one connection, which is there as soon as the
/// file can be read at all, and writes over another, which comes when the library has been checked. Lives in
/// the thread of its databases.
class CardLibrary : public QObject
{
    Q_OBJECT

public:
    /// The database outlives this.
    explicit CardLibrary(Database& reading, QObject* parent = nullptr);

    /// Outlives its use here; null: nothing can be changed.
    void setWriting(Database* writing);

    /// Null while nothing can be changed.
    [[nodiscard]] Database* writing() const { return m_writing ? &m_writing->database : nullptr; }

    /// Of the library's file.
    [[nodiscard]] QString path() const { return m_path; }

    /// For reading.
    [[nodiscard]] LibraryStore& store() { return m_store; }
    [[nodiscard]] RulebookStore& rules() { return m_rules; }
    /// Can be changed where edits() can.
    [[nodiscard]] SavedSearches& savedSearches() { return m_writing ? m_writing->saved : m_saved; }
    [[nodiscard]] SearchSession& search() { return m_search; }
    [[nodiscard]] OwnerEdits& edits() { return m_edits; }

    /// Nothing, if there is no such card.
    [[nodiscard]] std::optional<CardReading> read(const QString& game, const QString& card);

private:
    struct Writing
    {
        Database& database;
        LibraryStore store;
        SavedSearches saved;
    };

    QString m_path;
    LibraryStore m_store;
    RulebookStore m_rules;
    SavedSearches m_saved;
    std::unique_ptr<Writing> m_writing;
    OwnerEdits m_edits;
    SearchSession m_search;
};

} // namespace model
