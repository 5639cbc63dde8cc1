// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/query.h"

namespace model {

/// A sign between a field and its value.
struct QueryOperator
{
    Comparison comparison = Comparison::Equal;
    bool ordered = false; ///< less or more, which only numbers have
    int length = 1;
};

/// Reads a query letter by letter: knows what ends a word, what quotes, and which signs compare, but not what
/// any of it means. Reports what is wrong with its place.
class QueryScanner
{
public:
    /// What is longer than kLongestQuery is left out with a problem. The text must outlive this.
    explicit QueryScanner(QStringView typed);

    [[nodiscard]] qsizetype at() const { return m_at; }
    [[nodiscard]] qsizetype size() const { return m_typed.size(); }
    [[nodiscard]] bool atEnd() const { return m_at >= m_typed.size(); }
    [[nodiscard]] QChar peek(qsizetype ahead = 0) const;
    [[nodiscard]] QStringView from(qsizetype begin, qsizetype end) const
    {
        return m_typed.mid(begin, end - begin);
    }
    void goTo(qsizetype at) { m_at = at; }
    void skip(qsizetype count = 1) { m_at += count; }
    void skipBlanks();

    [[nodiscard]] bool atQuote() const;
    [[nodiscard]] bool endsWordAt(qsizetype at) const;
    /// The length of an `or` that stands here, 0 if there is none.
    [[nodiscard]] qsizetype orLength() const;
    [[nodiscard]] std::optional<QueryOperator> operatorAt(qsizetype at) const;

    /// Up to what ends a word.
    QStringView takeWord();
    struct Quoted
    {
        QString text;
        bool closed = true;
    };
    /// The text between quotes; stands on the opening one before and behind the closing one after.
    Quoted takeQuoted();

    /// The same is reported once.
    void report(QueryProblem::Code code, qsizetype begin, qsizetype end, const QString& detail = {});
    /// In the order of their places.
    [[nodiscard]] std::vector<QueryProblem> problems() const;

private:
    QStringView m_typed;
    qsizetype m_at = 0;
    std::vector<QueryProblem> m_problems;
};

} // namespace model
