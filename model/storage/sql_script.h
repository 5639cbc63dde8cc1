// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/storage_error.h"

#include <QStringList>

namespace model {

/// The statements of an SQL script, without comments around them and without the closing semicolons. Qt SQL
/// runs one statement at a time. Understands strings, quoted names, comments and trigger bodies; an unclosed
/// one of these, or a last statement without its semicolon, is BadSchemaSteps.
[[nodiscard]] StorageResult<QStringList> splitSqlScript(const QString& script);

/// The first word of a statement in capitals, "" if there is none.
[[nodiscard]] QString firstSqlWord(const QString& statement);

} // namespace model
