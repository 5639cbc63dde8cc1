// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/directory.h"
#include "model/search/rule_finder.h"

namespace model {

/// The clauses and clarifications of a library, with the questions that people ask about them and the words
/// that mean the same: those of the glossaries, of packs, and the program's own table. The directory must be
/// of the same state of the database.
[[nodiscard]] StorageResult<RuleFinder> loadRules(Database& database, const Directory& directory);

/// The program's own table of words that mean the same; read once. From any thread.
[[nodiscard]] const std::vector<WordGroup>& commonSynonyms();

} // namespace model
