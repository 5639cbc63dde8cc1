// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/schema_steps.h"

#include "model/storage/sql_script.h"

#include <QDir>
#include <QRegularExpression>

namespace model {

using namespace Qt::StringLiterals;

namespace {

StorageError badStep(const QString& place, const QString& reason)
{
    return {StorageErrorCode::BadSchemaSteps, u"schema step %1: %2"_s.arg(place, reason)};
}

// A step runs inside the transaction and with the settings of the migration.
bool leavesTheTransaction(const QString& statement)
{
    static const QStringList refused{u"BEGIN"_s,   u"COMMIT"_s, u"END"_s,    u"ROLLBACK"_s, u"SAVEPOINT"_s,
                                     u"RELEASE"_s, u"VACUUM"_s, u"ATTACH"_s, u"DETACH"_s,   u"PRAGMA"_s};
    return refused.contains(firstSqlWord(statement));
}

} // namespace

StorageResult<SchemaSteps> SchemaSteps::fromFolder(const QString& folder)
{
    static const QRegularExpression fileName(u"^(\\d{3})_([a-z0-9_]+)\\.sql$"_s);
    SchemaSteps result;
    const QDir dir(folder);
    for (const QString& entry : dir.entryList(QDir::Files, QDir::Name)) {
        const auto match = fileName.match(entry);
        if (!match.hasMatch())
            return badStep(entry, u"a file name is NNN_name.sql"_s);
        QFile file(dir.filePath(entry));
        if (!file.open(QIODevice::ReadOnly))
            return badStep(entry, file.errorString());
        const QString script = QString::fromUtf8(file.readAll());
        if (auto error = result.append(match.captured(1).toInt(), match.captured(2), script))
            return std::move(*error);
    }
    if (result.m_steps.isEmpty())
        return badStep(folder, u"no step found"_s);
    return result;
}

StorageResult<SchemaSteps> SchemaSteps::builtIn()
{
    return fromFolder(u":/castellan/schema"_s);
}

StorageResult<SchemaSteps> SchemaSteps::fromScripts(const QStringList& scripts)
{
    SchemaSteps result;
    for (const QString& script : scripts) {
        const int number = result.latest() + 1;
        if (auto error = result.append(number, u"step_%1"_s.arg(number), script))
            return std::move(*error);
    }
    return result;
}

std::optional<StorageError> SchemaSteps::append(int number, const QString& name, const QString& script)
{
    const QString place = u"%1_%2"_s.arg(number, 3, 10, QChar(u'0')).arg(name);
    if (number != latest() + 1)
        return badStep(place, u"the number after %1 is %2"_s.arg(latest()).arg(latest() + 1));
    const auto statements = splitSqlScript(script);
    if (!statements)
        return badStep(place, statements.error().reason);
    if (statements->isEmpty())
        return badStep(place, u"no statement"_s);
    for (const QString& statement : *statements) {
        if (leavesTheTransaction(statement))
            return badStep(place, u"%1 has no place in a step"_s.arg(firstSqlWord(statement)));
    }
    m_steps.append({number, name, *statements});
    return {};
}

} // namespace model
