// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/card_sorting.h"
#include "model/search/found_cards.h"
#include "model/search/query.h"

#include <QMetaType>

namespace model {

/// A stretch of a text to set apart.
struct Mark
{
    int from = 0;
    int length = 0;

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// What a search asks.
struct SearchRequest
{
    QString query;
    Language shown = Language::English; ///< of title and snippet where both languages fit
    std::optional<Language> only;       ///< like lang: in the query
    QStringList kinds;                  ///< like in: in the query; empty: all
    int limit = 50;                     ///< of hits; SearchResult::cards is complete all the same
    /// What every card has to fit besides, without words; other things are found all the same.
    std::vector<QueryNode> cardsThat;
    CardSort sort = CardSort::Fit; ///< of SearchResult::cards
    bool descending = false;
    QString game{};    ///< of the open deck, match or book: its rules come first; empty: none
    QString variant{}; ///< open at the table; empty: none
};

/// One thing that was found.
struct SearchHit
{
    QString kind;
    QString game;
    QString id;
    Language language = Language::English; ///< of title and snippet
    QString title;
    std::vector<Mark> titleMarks;
    QString snippet; ///< the part of the text that fits best, one line; "…" where it is cut
    std::vector<Mark> snippetMarks;
    bool whole = true; ///< fits the whole query; false: only most of it, or by another spelling

    friend bool operator==(const SearchHit&, const SearchHit&) = default;
};

/// A word that was found nowhere, and what was searched instead.
struct Respelling
{
    QString typed;
    QStringList used;

    friend bool operator==(const Respelling&, const Respelling&) = default;
};

struct SearchResult
{
    SearchRequest request;
    std::vector<SearchHit> hits; ///< the best first
    int total = 0;    ///< everything that fits the whole query, or, if `respelled`, the query as it was read
    FoundCards cards; ///< all cards that fit, in the order that was asked for, beyond the limit too
    std::vector<QueryProblem> problems;
    std::vector<Respelling> respelled;
};

} // namespace model

Q_DECLARE_METATYPE(model::SearchResult)
