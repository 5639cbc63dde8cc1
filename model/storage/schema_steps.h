// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/storage_error.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace model {

/// What takes a library from version number - 1 to version number.
struct SchemaStep
{
    int number = 0;
    QString name;
    QStringList statements;
};

/// The numbered steps of a schema, 1, 2, 3, … without gap or duplicate; a value of this type is always valid.
///
/// Steps are append-only: one that has been released is never edited. A backup may renumber rows of a table
/// that has neither an INTEGER PRIMARY KEY nor WITHOUT ROWID, so a table that is referred to has one of them.
class SchemaSteps
{
public:
    /// Files NNN_name.sql of a folder or resource folder. Any other file there is an error.
    static StorageResult<SchemaSteps> fromFolder(const QString& folder);

    /// The steps that are built into the program.
    static StorageResult<SchemaSteps> builtIn();

    /// Step i + 1 is scripts[i].
    static StorageResult<SchemaSteps> fromScripts(const QStringList& scripts);

    /// The version a library has after all steps.
    [[nodiscard]] int latest() const { return static_cast<int>(m_steps.size()); }
    [[nodiscard]] const QList<SchemaStep>& steps() const { return m_steps; }

private:
    std::optional<StorageError> append(int number, const QString& name, const QString& script);

    QList<SchemaStep> m_steps;
};

} // namespace model
