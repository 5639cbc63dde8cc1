// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/schema_check.h"

#include "model/storage/statement.h"
#include "model/storage/transaction.h"

#include <QMap>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct SchemaObject
{
    QString type; ///< "table", "virtual table", "index", "view" or "trigger"
    QString sql;
    QStringList columns; ///< of a table
};

using Schema = QMap<QString, SchemaObject>;

bool hasColumns(const SchemaObject& object)
{
    return object.type == u"table" || object.type == u"virtual table";
}

/// The same text, however SQLite of this or that version has written it down.
QString plainSql(const QString& sql)
{
    QString text = sql.toLower();
    text.removeIf([](QChar c) { return c.isSpace() || c == u'"' || c == u'`' || c == u'[' || c == u']'; });
    return text;
}

StorageResult<Schema> schemaOf(Database& database)
{
    Schema schema;
    Statement read(database,
                   u"SELECT lower(name), type, coalesce(sql, '') FROM sqlite_schema"
                   u" WHERE type IN ('table', 'index', 'view', 'trigger') AND name NOT LIKE 'sqlite\\_%'"
                   u" ESCAPE '\\'"_s);
    if (auto ran = read.run(); !ran)
        return ran.error();
    auto done = read.eachRow([&schema](const QSqlQuery& row) {
        SchemaObject object{row.value(1).toString(), plainSql(row.value(2).toString()), {}};
        // Its module is code that runs with every look at it.
        if (object.type == u"table" && object.sql.startsWith(u"createvirtualtable"))
            object.type = u"virtual table"_s;
        schema.insert(row.value(0).toString(), std::move(object));
    });
    if (!done)
        return done.error();
    return schema;
}

/// Asked for tables that are known to be ours, so that nothing of a stranger is prepared.
StorageResult<QStringList> columnsOf(Database& database, const QString& table)
{
    QStringList columns;
    Statement read(database, u"SELECT lower(name) FROM pragma_table_info(?)"_s);
    if (auto ran = read.run(table); !ran)
        return ran.error();
    auto done = read.eachRow([&columns](const QSqlQuery& row) { columns << row.value(0).toString(); });
    if (!done)
        return done.error();
    return columns;
}

/// What the steps make of an empty file.
StorageResult<Schema> expectedSchema(const SchemaSteps& steps, int version)
{
    auto made = Database::inMemory();
    if (!made)
        return made.error();
    // As the migration does.
    if (auto set = (*made)->run(u"PRAGMA foreign_keys = OFF"_s); !set)
        return set.error();
    for (const SchemaStep& step : steps.steps()) {
        if (step.number > version)
            break;
        for (const QString& statement : step.statements) {
            if (auto ran = (*made)->run(statement); !ran)
                return ran.error();
        }
    }
    auto schema = schemaOf(**made);
    if (!schema)
        return schema.error();
    for (auto each = schema->begin(); each != schema->end(); ++each) {
        if (!hasColumns(*each))
            continue;
        auto columns = columnsOf(**made, each.key());
        if (!columns)
            return columns.error();
        each->columns = std::move(columns).value();
    }
    return schema;
}

SchemaFinding foreign(const QString& name)
{
    return {SchemaState::Foreign, u"%1 is not part of a library"_s.arg(name)};
}

SchemaFinding missing(const QString& name)
{
    return {SchemaState::Incomplete, u"%1 is missing"_s.arg(name)};
}

} // namespace

StorageResult<SchemaFinding> checkSchema(Database& database, const SchemaSteps& steps)
{
    const auto snapshot = Transaction::beginReading(database);
    if (!snapshot)
        return snapshot.error();
    const auto read = database.schemaVersion();
    if (!read)
        return read.error();
    const int version = *read;
    const auto expected = expectedSchema(steps, version);
    if (!expected)
        return expected.error();
    const auto found = schemaOf(database);
    if (!found)
        return found.error();
    const bool isNewer = version > steps.latest();
    for (auto each = found->begin(); each != found->end(); ++each) {
        const auto known = expected->constFind(each.key());
        if (known != expected->constEnd() && known->type != each->type)
            return foreign(each.key());
        // An index may compute an expression, so it counts as code too.
        const bool isCode = each->type != u"table";
        if (isCode && !isNewer && (known == expected->constEnd() || known->sql != each->sql))
            return foreign(each.key());
    }
    if (isNewer)
        return SchemaFinding();
    for (auto each = expected->begin(); each != expected->end(); ++each) {
        if (!found->contains(each.key()))
            return missing(each.key());
        if (!hasColumns(*each))
            continue;
        const auto columns = columnsOf(database, each.key());
        if (!columns)
            return columns.error();
        for (const QString& column : each->columns) {
            if (!columns->contains(column))
                return missing(each.key() + u'.' + column);
        }
    }
    return SchemaFinding();
}

} // namespace model
