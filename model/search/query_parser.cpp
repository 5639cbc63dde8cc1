// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/query_parser.h"

#include "model/search/query_fields.h"
#include "model/search/query_values.h"

#include <algorithm>
#include <utility>

namespace model {

namespace {

using Kind = QueryNode::Kind;
using Code = QueryProblem::Code;

constexpr int kDeepest = 20;
constexpr int kMostTerms = 40;

/// Nodes that say nothing are left out, and a list of one is that one.
QueryNode joined(Kind kind, std::vector<QueryNode> nodes)
{
    std::erase_if(nodes, [](const QueryNode& node) { return node.kind == Kind::Everything; });
    if (nodes.empty())
        return {};
    if (nodes.size() == 1)
        return std::move(nodes.front());
    QueryNode result;
    result.kind = kind;
    for (QueryNode& node : nodes) {
        if (node.kind == kind)
            std::move(node.children.begin(), node.children.end(), std::back_inserter(result.children));
        else
            result.children.push_back(std::move(node));
    }
    return result;
}

bool isNumber(QueryField field)
{
    return field == QueryField::Strength || field == QueryField::Owned;
}

QueryNode inverse(QueryNode child)
{
    QueryNode node;
    node.kind = Kind::None;
    node.children.push_back(std::move(child));
    return node;
}

/// How the parts of a query belong together: lists of alternatives of terms, groups and what must be missing.
class Parser
{
public:
    explicit Parser(QStringView typed)
        : m_scanner(typed)
    {}

    Query run()
    {
        QueryNode all = parseAny(0);
        while (!m_scanner.atEnd()) { // only a bracket that closes nothing ends parseAny early
            m_scanner.report(Code::StrayBracket, m_scanner.at(), m_scanner.at() + 1);
            m_scanner.skip();
            all = joined(Kind::All, {std::move(all), parseAny(0)});
        }
        if (all.kind == Kind::Everything && m_empty) {
            // Signs without a letter or digit say nothing: not everything, but nothing is found.
            m_scanner.report(Code::NothingToFind, m_empty->first, m_empty->second);
            all.kind = Kind::Any;
        }
        return {std::move(all), m_language, m_scanner.problems()};
    }

private:
    QueryNode parseAny(int depth)
    {
        std::vector<QueryNode> parts;
        qsizetype lastOr = -1;
        qsizetype orEnd = 0;
        for (;;) {
            m_scanner.skipBlanks();
            const qsizetype before = m_scanner.at();
            bool something = false;
            QueryNode part = parseAll(depth, something);
            if (something)
                parts.push_back(std::move(part));
            if (lastOr >= 0 && !something)
                m_scanner.report(Code::OrAlone, lastOr, orEnd);
            const qsizetype length = m_scanner.orLength();
            if (length == 0)
                break;
            if (!something && lastOr < 0)
                m_scanner.report(Code::OrAlone, before, before + length);
            lastOr = m_scanner.at();
            m_scanner.skip(length);
            orEnd = m_scanner.at();
        }
        return joined(Kind::Any, std::move(parts));
    }

    QueryNode parseAll(int depth, bool& something)
    {
        std::vector<QueryNode> parts;
        const auto goesOn = [this] {
            m_scanner.skipBlanks();
            return !m_scanner.atEnd() && m_scanner.peek() != u')' && m_scanner.orLength() == 0;
        };
        while (goesOn()) {
            if (++m_terms > kMostTerms) {
                m_scanner.report(Code::TooMany, m_scanner.at(), m_scanner.size());
                m_scanner.goTo(m_scanner.size());
                break;
            }
            something = true;
            parts.push_back(parseOne(depth));
        }
        return joined(Kind::All, std::move(parts));
    }

    QueryNode parseOne(int depth)
    {
        if (m_scanner.peek() == u'-')
            return parseNot(depth);
        if (m_scanner.peek() == u'(')
            return parseGroup(depth);
        if (!m_scanner.atQuote())
            return parseTerm();
        const qsizetype begin = m_scanner.at();
        const QueryScanner::Quoted quoted = m_scanner.takeQuoted();
        return noted(wordsNode(QueryField::Any, quoted.text, quotedFit(quoted.closed)), quoted.text, begin);
    }

    /// Somebody is in the middle of typing what is not closed yet.
    static WordFit quotedFit(bool closed) { return closed ? WordFit::Whole : WordFit::Beginning; }

    /// Remembers words that had nothing to look for in them.
    QueryNode noted(QueryNode node, QStringView text, qsizetype begin)
    {
        if (node.kind == Kind::Everything && !text.trimmed().isEmpty() && !m_empty)
            m_empty = {begin, m_scanner.at()};
        return node;
    }

    QueryNode parseNot(int depth)
    {
        const qsizetype minus = m_scanner.at();
        m_scanner.skip();
        const QChar next = m_scanner.peek();
        if (m_scanner.atEnd() || next.isSpace() || next == u')' || next == u'|') {
            m_scanner.report(Code::MinusAlone, minus, minus + 1);
            return {};
        }
        const auto language = m_language;
        QueryNode child = depth < kDeepest ? parseOne(depth + 1) : QueryNode();
        if (m_language != language && m_language && child.kind == Kind::Everything)
            m_language = otherLanguage(*m_language);
        if (child.kind == Kind::Everything)
            return {};
        if (child.kind == Kind::Words && child.fit == WordFit::Within)
            child.fit = WordFit::Beginning;
        return inverse(std::move(child));
    }

    QueryNode parseGroup(int depth)
    {
        const qsizetype open = m_scanner.at();
        m_scanner.skip();
        if (depth >= kDeepest) {
            m_scanner.report(Code::TooMany, open, open + 1);
            return {};
        }
        m_scanner.skipBlanks();
        if (m_scanner.peek() == u')')
            m_scanner.report(Code::EmptyGroup, open, m_scanner.at() + 1);
        QueryNode inside = parseAny(depth + 1);
        if (m_scanner.atEnd())
            m_scanner.report(Code::UnclosedGroup, open, open + 1);
        else
            m_scanner.skip();
        return inside;
    }

    /// A word, or a field with its value.
    QueryNode parseTerm()
    {
        const qsizetype begin = m_scanner.at();
        qsizetype end = begin;
        std::optional<QueryOperator> op;
        while (!m_scanner.endsWordAt(end)) {
            if (end > begin && (op = m_scanner.operatorAt(end)))
                break;
            ++end;
        }
        const QStringView name = m_scanner.from(begin, end);
        const qsizetype nameEnd = end;
        const bool isName =
            op && std::all_of(name.begin(), name.end(), [](QChar c) { return c.isLetter() || c.isMark(); });
        if (!op)
            op = operatorAfterBlanks(name, end);
        else if (!isName)
            op.reset();
        if (!op) {
            const QStringView word = m_scanner.takeWord();
            return noted(bareWordsNode(QueryField::Any, word), word, begin);
        }
        const auto field = queryField(name);
        m_scanner.goTo(end + op->length);
        if (field && isNumber(*field))
            skipBlanksBeforeNumber();
        if (!field)
            m_scanner.report(Code::UnknownField, begin, nameEnd, nearestField(name));
        return parseValue(field.value_or(QueryField::Any), *op, begin);
    }

    /// "strength >= 3": the sign that stands after the name of a number and blanks, with `end` moved to it.
    std::optional<QueryOperator> operatorAfterBlanks(QStringView name, qsizetype& end) const
    {
        const auto field = queryField(name);
        if (!field || !isNumber(*field))
            return std::nullopt;
        qsizetype at = end;
        while (at < m_scanner.size() && m_scanner.from(at, at + 1).front().isSpace())
            ++at;
        auto op = m_scanner.operatorAt(at);
        if (op)
            end = at;
        return op;
    }

    void skipBlanksBeforeNumber()
    {
        const qsizetype before = m_scanner.at();
        m_scanner.skipBlanks();
        if (!m_scanner.peek().isDigit())
            m_scanner.goTo(before);
    }

    QueryNode parseValue(QueryField field, const QueryOperator& op, qsizetype begin)
    {
        const bool quoted = m_scanner.atQuote();
        const qsizetype valueBegin = m_scanner.at();
        const QueryScanner::Quoted taken =
            quoted ? m_scanner.takeQuoted() : QueryScanner::Quoted{m_scanner.takeWord().toString(), true};
        const QString& value = taken.text;
        if (value.trimmed().isEmpty()) {
            m_scanner.report(Code::MissingValue, begin, m_scanner.at());
            return {};
        }
        const auto fit = quoted ? std::optional(quotedFit(taken.closed)) : std::nullopt;
        QueryNode node = valueNode(field, op, value, fit, valueBegin, m_scanner, m_language);
        if (field == QueryField::Any || field == QueryField::Name || field == QueryField::Text)
            node = noted(std::move(node), value, valueBegin);
        const bool isOrdered = isNumber(field);
        if (op.ordered && !isOrdered && field != QueryField::Any)
            m_scanner.report(Code::NotComparable, begin, m_scanner.at());
        if (op.comparison != Comparison::Unequal || isOrdered || node.kind == Kind::Everything)
            return node;
        return inverse(std::move(node));
    }

    QueryScanner m_scanner;
    std::optional<Language> m_language;
    int m_terms = 0;
    std::optional<std::pair<qsizetype, qsizetype>> m_empty; ///< the first words without letters or digits
};

} // namespace

Query parseQuery(QStringView typed)
{
    return Parser(typed).run();
}

} // namespace model
