// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/clause.h"
#include "rules/core/result.h"

#include <QHash>

#include <vector>

namespace model {

/// The clauses of a rulebook folder (clauses.json for ids and order, sections.json, en/*.md, de/*.md). A
/// clause that lacks a language is shown in the other, with a problem.
[[nodiscard]] std::vector<Clause> readRulebook(const QString& folder, std::vector<rules::Error>& problems);

/// questions.json: what people ask about clauses and clarifications, by their ids. Ids that nothing has are
/// no problem, since a pack may ask about the program's own rules; empty questions are left out.
[[nodiscard]] QHash<QString, AskedQuestions> readQuestions(const QByteArray& json,
                                                           std::vector<rules::Error>& problems);

/// synonyms.json: {"groups": [["bank", "supply", "Vorrat"], …]}.
[[nodiscard]] std::vector<SynonymGroup> readSynonyms(const QByteArray& json,
                                                     std::vector<rules::Error>& problems);

/// clarifications.json; entries that cannot be used become problems.
[[nodiscard]] std::vector<Clarification> readClarifications(const QByteArray& json,
                                                            std::vector<rules::Error>& problems);

/// glossary.json, in the same way.
[[nodiscard]] std::vector<Term> readGlossary(const QByteArray& json, std::vector<rules::Error>& problems);

} // namespace model
