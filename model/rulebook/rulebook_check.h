// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/clause_reader.h"
#include "model/rulebook/rulebook.h"

#include <QHash>

namespace model {

/// The lines of each file that was read, by its name ("en/turn.md"), so that a problem can name its line.
using RulebookSources = QHash<QString, QStringList>;

/// Whether a clause says the same of itself in both languages: section, related clauses, cards, words,
/// source, scenarios, the links in its text, and a ruling in both or neither. `file` is the German one, which
/// is named in a problem.
void checkParallel(const QString& file, const ClauseText& en, const ClauseText& de,
                   std::vector<rules::Error>& problems);

/// Whether every id in heads, texts, clarifications and glossary leads somewhere.
void checkLinks(const Rulebook& book, const RulebookSources& sources, std::vector<rules::Error>& problems);

} // namespace model
