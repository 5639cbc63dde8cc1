// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/rulebook.h"
#include "rules/core/result.h"

#include <vector>

namespace model {

/// Reads a folder of a rulebook: sections.json says which files there are and their order; each is in en/ and
/// de/ with the same clauses; clarifications.json and glossary.json beside them. What is wrong goes to
/// `problems`, with file and line: keys that are unknown, clauses without title, text or translation, heads
/// and links that differ between the languages, links and ids that lead nowhere. What can be used is returned
/// all the same; a clause that lacks a language is shown in the other.
[[nodiscard]] Rulebook readBook(const QString& folder, std::vector<rules::Error>& problems);

/// The rulebook of a game that comes with the program, read once; empty for a game without one. Its text is
/// checked by tests. From any thread.
[[nodiscard]] const Rulebook& builtInRulebook(const QString& game);

/// The book, of any game, that has a clause, clarification or word of this id; the first game's if none has.
[[nodiscard]] const Rulebook& builtInRulebookWith(const QString& id);

} // namespace model
