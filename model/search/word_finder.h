// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/directory.h"
#include "model/search/vocabulary.h"

#include <QCache>

#include <memory>

namespace model {

/// Where one term of a query is found.
struct Found
{
    Bits items;
    std::vector<NameFit> names; ///< one an item; empty where names do not count
};

/// Finds the terms of queries in the index and keeps the last ones, since every keystroke changes only one
/// term. Directory and vocabulary must outlive it and belong to the same state of the database.
class WordFinder
{
public:
    WordFinder(Database& database, const Directory& directory, const Vocabulary& vocabulary);

    /// A node of kind Words.
    StorageResult<std::shared_ptr<const Found>> find(const QueryNode& term, std::optional<Language> language);

    /// Any of these words, or words that begin so, in every field. Without names, a name counts no more than
    /// a text.
    StorageResult<std::shared_ptr<const Found>> findAny(const QStringList& words, bool beginnings,
                                                        std::optional<Language> language, bool withNames);

private:
    StorageResult<Done> match(const QString& expression, Bits& items);
    StorageResult<Done> matchTerm(const QueryNode& term, const QString& joined, bool inside,
                                  std::optional<Language> language, Bits& items);

    Database& m_database;
    const Directory& m_directory;
    const Vocabulary& m_vocabulary;
    QCache<QString, std::shared_ptr<const Found>> m_recent;
};

} // namespace model
