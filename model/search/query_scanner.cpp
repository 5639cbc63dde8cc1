// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/query_scanner.h"

#include "model/search/query_parser.h"

#include <algorithm>
#include <array>

namespace model {

namespace {

bool isQuote(QChar c)
{
    return c == u'"' || c == u'“' || c == u'”' || c == u'„' || c == u'«' || c == u'»';
}

bool endsWord(QChar c)
{
    return c.isSpace() || c == u'(' || c == u')' || c == u'|' || isQuote(c);
}

} // namespace

QueryScanner::QueryScanner(QStringView typed)
    : m_typed(typed.left(kLongestQuery))
{
    if (typed.size() > kLongestQuery)
        report(QueryProblem::Code::TooLong, kLongestQuery, typed.size());
}

QChar QueryScanner::peek(qsizetype ahead) const
{
    return m_at + ahead < m_typed.size() ? m_typed[m_at + ahead] : QChar();
}

void QueryScanner::skipBlanks()
{
    while (!atEnd() && peek().isSpace())
        ++m_at;
}

bool QueryScanner::atQuote() const
{
    return !atEnd() && isQuote(peek());
}

bool QueryScanner::endsWordAt(qsizetype at) const
{
    return at >= m_typed.size() || endsWord(m_typed[at]);
}

qsizetype QueryScanner::orLength() const
{
    if (peek() == u'|')
        return peek(1) == u'|' ? 2 : 1;
    for (const QStringView word : {QStringView(u"or"), QStringView(u"oder")}) {
        if (m_typed.mid(m_at).startsWith(word, Qt::CaseInsensitive) && endsWordAt(m_at + word.size()))
            return word.size();
    }
    return 0;
}

std::optional<QueryOperator> QueryScanner::operatorAt(qsizetype at) const
{
    const QStringView rest = m_typed.mid(at);
    static constexpr std::array<std::pair<QStringView, QueryOperator>, 9> known{{
        {u"<=", {Comparison::AtMost, true, 2}},
        {u">=", {Comparison::AtLeast, true, 2}},
        {u"!=", {Comparison::Unequal, false, 2}},
        {u"<", {Comparison::Less, true, 1}},
        {u">", {Comparison::More, true, 1}},
        {u"≤", {Comparison::AtMost, true, 1}},
        {u"≥", {Comparison::AtLeast, true, 1}},
        {u"=", {Comparison::Equal, false, 1}},
        {u":", {Comparison::Equal, false, 1}},
    }};
    for (const auto& [sign, op] : known) {
        if (rest.startsWith(sign))
            return op;
    }
    return std::nullopt;
}

QStringView QueryScanner::takeWord()
{
    const qsizetype begin = m_at;
    while (!endsWordAt(m_at))
        ++m_at;
    return from(begin, m_at);
}

QueryScanner::Quoted QueryScanner::takeQuoted()
{
    const qsizetype open = m_at++;
    const qsizetype begin = m_at;
    while (!atEnd() && !isQuote(peek()))
        ++m_at;
    Quoted quoted{from(begin, m_at).toString(), !atEnd()};
    if (quoted.closed)
        ++m_at;
    else
        report(QueryProblem::Code::UnclosedQuote, open, open + 1);
    return quoted;
}

void QueryScanner::report(QueryProblem::Code code, qsizetype begin, qsizetype end, const QString& detail)
{
    const QueryProblem problem{code, static_cast<int>(begin), static_cast<int>(end - begin), detail};
    if (std::find(m_problems.begin(), m_problems.end(), problem) == m_problems.end())
        m_problems.push_back(problem);
}

std::vector<QueryProblem> QueryScanner::problems() const
{
    std::vector<QueryProblem> sorted = m_problems;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const QueryProblem& a, const QueryProblem& b) { return a.from < b.from; });
    return sorted;
}

} // namespace model
