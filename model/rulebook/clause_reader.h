// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/clause.h"
#include "rules/core/result.h"

#include <vector>

namespace model {

/// A clause in one language as its Markdown file has it.
struct ClauseText
{
    QString id;
    QString title;
    QString section; ///< id of the section
    QString text;
    QString ruling;
    QString source;
    QStringList related;
    QStringList cards;
    QStringList terms;
    QStringList scenarios;
    int line = 0; ///< of its "## id" in the file
};

/// Reads a file of clauses: "## id", lines "key: value", an empty line, Markdown, and a quote that begins
/// with "Ruling:" for what the book does not say. What is wrong goes to `problems` with its line; clauses
/// that can be used are returned.
[[nodiscard]] std::vector<ClauseText> readClauses(const QString& markdown, const QString& file,
                                                  std::vector<rules::Error>& problems);

/// Markdown without its marks, as people hear it read: for search and the command line. Links become
/// their target.
[[nodiscard]] QString plainText(const QString& markdown);

} // namespace model
