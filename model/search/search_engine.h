// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/snippet.h"
#include "model/search/synonyms.h"
#include "model/search/word_finder.h"

#include <stop_token>

namespace model {

struct Ranked;

/// Answers searches over one library. Lives in the thread of its database, which must outlive it;
/// SearchSession is the face for a window. Notices by itself when the library has changed.
class SearchEngine
{
public:
    explicit SearchEngine(Database& database);
    ~SearchEngine();

    /// Reads what it keeps in memory about all items; search() does so when needed. Enough for a search
    /// without words.
    StorageResult<Done> load();
    /// The same with all words, which takes longer.
    StorageResult<Done> loadWords();
    [[nodiscard]] bool hasWords() const;

    /// Any query has a result, problems included; an error means that the library could not be read. After a
    /// stop request the result is of no use.
    StorageResult<SearchResult> search(const SearchRequest& request, const std::stop_token& stop = {});

    /// About what it keeps in memory, in bytes; 0 before the first search.
    [[nodiscard]] std::size_t memory() const;

private:
    struct Loaded;

    StorageResult<QString> stateOfLibrary();
    /// Whether the whole query is a card's name or how one begins: then the card is meant, not a question.
    [[nodiscard]] bool typesName(const QString& query) const;
    /// What the request lets through whatever the query says.
    StorageResult<Bits> allowedBy(const SearchRequest& request, const std::stop_token& stop);
    StorageResult<Done> addHits(const std::vector<Ranked>& ranked, const std::vector<MarkedWord>& words,
                                const Bits& answered, std::optional<Language> only, SearchResult& result);

    Database& m_database;
    QString m_loadedState;
    std::unique_ptr<Loaded> m_loaded;
};

} // namespace model
