// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/migrator.h"

#include "model/storage/transaction.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// SQLite ignores this setting inside a transaction, so it spans the whole migration.
class ForeignKeysOff
{
public:
    explicit ForeignKeysOff(Database& database)
        : m_database(database)
    {
        (void)m_database.run(u"PRAGMA foreign_keys = OFF"_s);
    }
    ~ForeignKeysOff() { (void)m_database.run(u"PRAGMA foreign_keys = ON"_s); }
    ForeignKeysOff(const ForeignKeysOff&) = delete;
    ForeignKeysOff& operator=(const ForeignKeysOff&) = delete;

private:
    Database& m_database;
};

StorageResult<Done> applyStatements(Database& database, const SchemaStep& step)
{
    for (const QString& statement : step.statements) {
        if (auto ran = database.run(statement); !ran)
            return ran;
    }
    const auto orphan = database.value(u"PRAGMA foreign_key_check"_s);
    if (!orphan)
        return orphan.error();
    if (orphan->isValid())
        return StorageError{StorageErrorCode::Constraint,
                            u"a row of %1 refers to a row that is not there"_s.arg(orphan->toString())};
    if (auto set = database.run(u"PRAGMA application_id = %1"_s.arg(kApplicationId)); !set)
        return set;
    return database.run(u"PRAGMA user_version = %1"_s.arg(step.number));
}

StorageResult<Done> apply(Database& database, const SchemaStep& step)
{
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    // Read under the write lock: a second program may have got here first.
    const auto version = database.schemaVersion();
    if (!version)
        return version.error();
    if (*version >= step.number)
        return Done{};
    if (auto applied = applyStatements(database, step); !applied)
        return applied;
    return transaction->commit();
}

} // namespace

rules::Result<Done, MigrationError> migrate(Database& database, const SchemaSteps& steps)
{
    const auto version = database.schemaVersion();
    if (!version)
        return MigrationError{1, version.error()};
    const ForeignKeysOff off(database);
    for (const SchemaStep& step : steps.steps()) {
        if (step.number <= *version)
            continue;
        if (auto applied = apply(database, step); !applied)
            return MigrationError{step.number, applied.error()};
    }
    return Done{};
}

} // namespace model
