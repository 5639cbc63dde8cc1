// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/query.h"

#include <QCoreApplication>

namespace model {

/// Sentences about queries in the language of the program.
struct QueryWords
{
    Q_DECLARE_TR_FUNCTIONS(QueryWords)

public:
    /// What is wrong, as one sentence. `typed` is the query that the problem is about.
    [[nodiscard]] static QString problem(const QueryProblem& problem, QStringView typed, Language language);
};

/// One line of the search help; the example can be run as it is.
struct QueryExample
{
    LocalText query;
    LocalText meaning;
};
[[nodiscard]] const std::vector<QueryExample>& queryExamples();

} // namespace model
