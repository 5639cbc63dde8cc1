// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/content_reasons.h"
#include "rules/core/json.h"
#include "rules/core/result.h"

#include <QStringList>

#include <vector>

/// What cards and rules from outside may cost before they are refused. A real rulebook stays far below; a
/// hostile one must not fill the memory with entries, or with problems that nobody will read.
namespace model {

inline constexpr std::size_t kMostContentEntries = 20'000; ///< cards, clauses and so on of one file
inline constexpr int kMostStrength = 20;                   ///< of a card
inline constexpr qsizetype kLongestRuleText = 64 * 1024;   ///< characters of one text
inline constexpr qsizetype kLongestHeadLine = 8 * 1024;    ///< characters
inline constexpr qsizetype kMostAskedQuestions = 100;      ///< about one rule, in each language
inline constexpr qsizetype kMostRuleLinks = 1000;          ///< ids that one clause or clarification names

/// A file of the content, and the place of a value in it.
[[nodiscard]] inline rules::Location inFile(const std::string& file, rules::json::Position position = {})
{
    return rules::Location::ofLine(position.line, position.column).in(file);
}

/// The same error, said to be in a file.
[[nodiscard]] inline rules::Error within(const std::string& file, const rules::Error& error)
{
    return {error.place.in(file), error.reason};
}

/// Adds what makes the content unusable. Notes leave room for as many problems again, so that a problem is
/// never lost behind notes.
inline constexpr std::size_t kMostContentNotes = 500;
inline constexpr std::size_t kMostContentProblems = 2 * kMostContentNotes;

[[nodiscard]] inline bool isFull(const std::vector<rules::Error>& problems)
{
    return problems.size() >= kMostContentProblems;
}

inline void addProblem(std::vector<rules::Error>& problems, rules::Error problem)
{
    if (!isFull(problems))
        problems.push_back(std::move(problem));
}

/// Adds what is worth knowing and harms nothing.
inline void addNote(std::vector<rules::Error>& problems, rules::Error note)
{
    if (problems.size() < kMostContentNotes)
        problems.push_back(std::move(note));
}

} // namespace model
