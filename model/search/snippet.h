// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search_result.h"

namespace model {

/// A word to mark in texts, folded.
struct MarkedWord
{
    QString word;
    WordFit fit = WordFit::Within;
    bool isSynonym = false; ///< means what was typed, but is another word: perhaps of the other language
    QStringList rest = {};  ///< of a phrase: what must follow, and `fit` is that of the last
};

/// Where the words stand in a text, one after the other without overlap. Only the part of a longer word that
/// was typed is marked.
[[nodiscard]] std::vector<Mark> marksIn(const QString& text, const std::vector<MarkedWord>& words);

struct Snippet
{
    QString text;
    std::vector<Mark> marks;
    int words = 0; ///< how many different words of the query are in the whole text
};

/// The stretch of about `width` characters that has the most of the words, on one line. The beginning of the
/// text, where none is found.
[[nodiscard]] Snippet snippetOf(const QString& text, const std::vector<MarkedWord>& words, int width = 140);

} // namespace model
