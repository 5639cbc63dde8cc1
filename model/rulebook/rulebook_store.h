// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/clause.h"
#include "model/storage/database.h"

namespace model {

/// The rules of the games in a library, for reading. Lives in the thread of its database, which must outlive
/// it.
class RulebookStore
{
public:
    explicit RulebookStore(Database& database);

    /// In the order of the book.
    StorageResult<std::vector<Clause>> clauses(const QString& game);
    /// Of any game; nothing, if there is none of this id.
    StorageResult<std::optional<Clause>> clause(const QString& id);
    StorageResult<std::vector<Clause>> clausesAbout(const QString& game, const QString& card);

    StorageResult<std::vector<Clarification>> clarifications(const QString& game);
    StorageResult<std::optional<Clarification>> clarification(const QString& id);
    StorageResult<std::vector<Clarification>> clarificationsOfCard(const QString& game, const QString& card);
    StorageResult<std::vector<Clarification>> clarificationsOfClause(const QString& game,
                                                                     const QString& clause);

    StorageResult<std::vector<Term>> terms(const QString& game);

private:
    StorageResult<std::vector<Clause>> readClauses(const QString& where, const QVariantList& values);
    StorageResult<std::vector<Clarification>> readClarifications(const QString& where,
                                                                 const QVariantList& values);
    StorageResult<QStringList> links(const QString& sql, const QVariant& key);

    Database& m_database;
};

} // namespace model
