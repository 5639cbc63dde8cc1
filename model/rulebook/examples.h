// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/rulebook.h"

#include <QString>

#include <vector>

namespace model {

/// A scenario that shows a rule or answers a question, as it comes with the program: a position to play.
struct Example
{
    QString title; ///< in the language asked for, where it answers a question
    QString text;  ///< the scenario

    friend bool operator==(const Example&, const Example&) = default;
};

/// Whether a clause, or a question that is told at it, has any.
[[nodiscard]] bool hasExamples(const Rulebook& book, const Clause& clause);
/// Those of the questions told at the clause first, then those that name the clause.
[[nodiscard]] std::vector<Example> examplesOf(const Rulebook& book, const Clause& clause, Language language);
[[nodiscard]] std::vector<Example> examplesOf(const Rulebook& book, const Clarification& clarification,
                                              Language language);

/// Those of a clause or a clarification, by id.
[[nodiscard]] std::vector<Example> examplesOf(const Rulebook& book, const QString& id, Language language);

} // namespace model
