// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/edition.h"
#include "model/storage/statement.h"

#include <optional>

namespace model {

/// The PDFs of a library and what they tell about our clauses. Lives in the thread of its database, which
/// must outlive it. Each change is one transaction.
class EditionStore
{
public:
    explicit EditionStore(Database& database);

    /// Of one game, in the order they were imported.
    StorageResult<std::vector<Edition>> editions(const QString& game);
    StorageResult<std::optional<Edition>> edition(qint64 key);
    StorageResult<std::optional<Edition>> withContent(const QString& game, Language language,
                                                      const QString& hash);

    StorageResult<std::vector<EditionPage>> pages(const Edition& edition);
    /// In reading order; their index is what links call their paragraph.
    StorageResult<std::vector<PdfParagraph>> paragraphs(const Edition& edition);
    /// By clause, where it opens first; the reader's corrections stand in place of what was found.
    StorageResult<std::vector<EditionLink>> links(const Edition& edition);

    /// The reader says where a clause is told, or (without a paragraph) that it is nowhere. Stays when the
    /// edition is removed, imported or matched again.
    StorageResult<Done> correct(const Edition& edition, const QString& clause, std::optional<int> paragraph);
    /// What the program found counts again.
    StorageResult<Done> takeBackCorrection(const Edition& edition, const QString& clause);

    /// The same content is at another place now.
    StorageResult<Done> setFile(const Edition& edition, const QString& file);
    /// Takes the edition and its pages out of library and search. The file stays.
    StorageResult<Done> remove(const Edition& edition);

private:
    StorageResult<std::vector<Edition>> read(const QString& where, const QVariantList& values);
    StorageResult<Done> applyCorrections(const Edition& edition, std::vector<EditionLink>& links);

    Database& m_database;
};

/// The id of a page in the search index, and back: the start of the edition's hash, its language and the
/// page.
[[nodiscard]] QString searchIdOf(const Edition& edition, int page);
/// Which page of which of these editions a search found; nothing if it is none of them.
[[nodiscard]] std::optional<std::pair<size_t, int>> pageOfSearchId(const std::vector<Edition>& editions,
                                                                   const QString& id);

} // namespace model
