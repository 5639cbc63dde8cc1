// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search_result.h"
#include "model/search/snippet.h"
#include "model/search/synonyms.h"
#include "model/search/word_finder.h"

#include <stop_token>

namespace model {

/// A term of the query that asks for words, with what was found for it.
struct RunTerm
{
    std::shared_ptr<const Found> found;
    std::vector<MarkedWord> marked; ///< what to mark in texts
    QStringList words;              ///< as typed, folded
    bool plain = false;             ///< a bare word: gives way when a question as a whole is found nowhere
    bool respelled = false;         ///< found by another spelling only
};

/// One query against one state of the index: which items fit it. Everything it is given must outlive it.
class QueryRun
{
public:
    QueryRun(const Query& query, std::optional<Language> language, const Directory& directory,
             const Vocabulary& vocabulary, const Synonyms& synonyms, WordFinder& finder,
             std::stop_token stop);

    /// Items that fit the whole query; fills terms() and respelled().
    StorageResult<Bits> run();

    /// Items that fit all that is not a plain word: comparisons, fields, phrases, what must be missing.
    StorageResult<Bits> runWithoutPlainWords();

    /// The plain terms once more, each with its other forms; for questions in whole sentences.
    StorageResult<std::vector<RunTerm>> widerTerms();

    [[nodiscard]] const std::vector<RunTerm>& terms() const { return m_terms; }
    [[nodiscard]] const std::vector<Respelling>& respelled() const { return m_respelled; }
    [[nodiscard]] bool stopped() const { return m_stop.stop_requested(); }

private:
    StorageResult<Bits> fitting(const QueryNode& node, bool wanted);
    StorageResult<Bits> fittingAll(const QueryNode& node, bool wanted);
    StorageResult<Bits> fittingAny(const QueryNode& node, bool wanted);
    StorageResult<Bits> fittingWords(const QueryNode& node, bool wanted);

    const Query& m_query;
    std::optional<Language> m_language;
    const Directory& m_directory;
    const Vocabulary& m_vocabulary;
    const Synonyms& m_synonyms;
    WordFinder& m_finder;
    std::stop_token m_stop;
    bool m_plainWordsCount = true;
    std::vector<RunTerm> m_terms;
    std::vector<Respelling> m_respelled;
};

} // namespace model
