// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/query_run.h"

namespace model {

struct Ranked
{
    std::uint32_t item = 0;
    float score = 0;
};

/// Puts what was found into order: the exact name, other names, clarifications, rules, texts of cards, pages.
/// First by what is in memory, for every item; then the best few once more by how the words stand in their
/// texts.
class Ranking
{
public:
    /// Both must outlive it.
    Ranking(Database& database, const Directory& directory);

    /// Items that fit a whole query, all of them, the best first.
    StorageResult<std::vector<Ranked>> whole(const Bits& items, const std::vector<RunTerm>& terms,
                                             std::optional<Language> language);

    /// For a question in many words: items that have most of them, the rarer words and the names counting
    /// more, and those in `whole` ahead. At most kMostPartial.
    StorageResult<std::vector<Ranked>> partial(const Bits& allowed, const Bits& whole,
                                               const std::vector<RunTerm>& terms);

    static constexpr std::size_t kMostPartial = 40;

private:
    StorageResult<Done> lookCloser(std::vector<Ranked>& ranked, const std::vector<RunTerm>& terms,
                                   const std::vector<float>& weights, float synonyms);

    Database& m_database;
    const Directory& m_directory;
};

} // namespace model
