// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace model {

enum class QueryField { Any, Name, Text, Type, Strength, Owned, Language, Place, Tag, Box, Game, Id };

enum class Comparison { Equal, Unequal, Less, AtMost, More, AtLeast };

/// How the last word of a term may go on; the words before it are whole.
enum class WordFit {
    Whole,     ///< "flip" in quotes: the word itself
    Beginning, ///< flip*: words that begin so
    Within,    ///< flip: words that begin so, or have it inside
};

/// One part of a query. What a value means depends on the kind; the others keep their defaults.
struct QueryNode
{
    enum class Kind {
        Everything, ///< an empty query, or nothing that could be understood
        All,        ///< every child
        Any,        ///< at least one child
        None,       ///< not its only child
        Words,      ///< words one after the other, in `field` (Any, Name or Text)
        Number,     ///< field (Strength or Owned), comparison, number
        Traits,     ///< any of the bits of `traits` (types of effects, kinds of cards)
        Where,      ///< items of the kinds in `values`
        Value,      ///< field (Tag, Box, Game or Id) has the folded text values[0]
    };

    Kind kind = Kind::Everything;
    std::vector<QueryNode> children;
    QueryField field = QueryField::Any;
    QStringList words; ///< folded
    WordFit fit = WordFit::Within;
    Comparison comparison = Comparison::Equal;
    int number = 0;
    quint32 traits = 0;
    QStringList values;

    friend bool operator==(const QueryNode&, const QueryNode&) = default;
};

/// What is wrong with a query, where. Searching goes on with the rest.
struct QueryProblem
{
    enum class Code {
        UnclosedQuote,
        UnclosedGroup,
        StrayBracket,
        EmptyGroup,
        OrAlone,      ///< `or` without something before or after it
        MinusAlone,   ///< `-` without something after it
        UnknownField, ///< `detail`: the nearest field, if one is near
        UnknownValue, ///< of a field with known values; `detail`: those that fit
        MissingValue,
        NotANumber,
        NotComparable, ///< `<` or `>` on a field that has no order
        NothingToFind, ///< signs without a letter or digit, and nothing else
        TooLong,
        TooMany,
    };

    Code code = Code::UnclosedQuote;
    int from = 0; ///< in the query as typed
    int length = 0;
    QString detail;

    friend bool operator==(const QueryProblem&, const QueryProblem&) = default;
};

/// A query as it was understood.
struct Query
{
    QueryNode root;
    std::optional<Language> language;   ///< of `lang:`; nothing: both at once
    std::vector<QueryProblem> problems; ///< in the order of their places
};

} // namespace model
