// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/query_parser.h"

#include "model/search/folding.h"
#include "model/search/query_fields.h"

#include <algorithm>
#include <array>
#include <utility>

namespace model {

namespace {

using Kind = QueryNode::Kind;
using Code = QueryProblem::Code;

constexpr int kDeepest = 20;
constexpr int kMostTerms = 40;

bool isQuote(QChar c)
{
    return c == u'"' || c == u'“' || c == u'”' || c == u'„' || c == u'«' || c == u'»';
}

bool endsWord(QChar c)
{
    return c.isSpace() || c == u'(' || c == u')' || c == u'|' || isQuote(c);
}

struct Operator
{
    Comparison comparison;
    bool ordered;
    int length;
};

class Parser
{
public:
    explicit Parser(QStringView typed)
        : m_typed(typed.left(kLongestQuery))
    {
        if (typed.size() > kLongestQuery)
            report(Code::TooLong, kLongestQuery, static_cast<int>(typed.size()));
    }

    Query run()
    {
        QueryNode all = parseAny(0);
        while (!atEnd()) { // only a bracket that closes nothing ends parseAny early
            report(Code::StrayBracket, m_at, m_at + 1);
            ++m_at;
            all = joined(Kind::All, {std::move(all), parseAny(0)});
        }
        m_query.root = std::move(all);
        std::stable_sort(m_query.problems.begin(), m_query.problems.end(),
                         [](const QueryProblem& a, const QueryProblem& b) { return a.from < b.from; });
        return std::move(m_query);
    }

private:
    [[nodiscard]] bool atEnd() const { return m_at >= m_typed.size(); }
    [[nodiscard]] QChar peek(qsizetype ahead = 0) const
    {
        return m_at + ahead < m_typed.size() ? m_typed[m_at + ahead] : QChar();
    }
    void skipBlanks()
    {
        while (!atEnd() && peek().isSpace())
            ++m_at;
    }
    void report(Code code, qsizetype from, qsizetype until, const QString& detail = {})
    {
        m_query.problems.push_back({code, static_cast<int>(from), static_cast<int>(until - from), detail});
    }

    /// Nodes that say nothing are left out, and a list of one is that one.
    static QueryNode joined(Kind kind, std::vector<QueryNode> nodes)
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

    /// The length of an `or` that stands here, 0 if there is none.
    [[nodiscard]] qsizetype orLength() const
    {
        if (peek() == u'|')
            return peek(1) == u'|' ? 2 : 1;
        for (const QStringView word : {QStringView(u"or"), QStringView(u"oder")}) {
            if (m_typed.mid(m_at).startsWith(word, Qt::CaseInsensitive) &&
                (m_at + word.size() == m_typed.size() || endsWord(m_typed[m_at + word.size()])))
                return word.size();
        }
        return 0;
    }

    QueryNode parseAny(int depth)
    {
        std::vector<QueryNode> parts;
        qsizetype lastOr = -1;
        qsizetype orEnd = 0;
        for (;;) {
            skipBlanks();
            const qsizetype before = m_at;
            bool something = false;
            QueryNode part = parseAll(depth, something);
            if (something)
                parts.push_back(std::move(part));
            if (lastOr >= 0 && !something)
                report(Code::OrAlone, lastOr, orEnd);
            const qsizetype length = orLength();
            if (length == 0)
                break;
            if (!something && lastOr < 0)
                report(Code::OrAlone, before, before + length);
            lastOr = m_at;
            m_at += length;
            orEnd = m_at;
        }
        return joined(Kind::Any, std::move(parts));
    }

    QueryNode parseAll(int depth, bool& something)
    {
        std::vector<QueryNode> parts;
        for (skipBlanks(); !atEnd() && peek() != u')' && orLength() == 0; skipBlanks()) {
            if (++m_terms > kMostTerms) {
                report(Code::TooMany, m_at, m_typed.size());
                m_at = m_typed.size();
                break;
            }
            something = true;
            parts.push_back(parseOne(depth));
        }
        return joined(Kind::All, std::move(parts));
    }

    QueryNode parseOne(int depth)
    {
        if (peek() == u'-')
            return parseNot(depth);
        if (peek() == u'(')
            return parseGroup(depth);
        if (isQuote(peek())) {
            QString phrase;
            takeQuoted(phrase);
            return words(QueryField::Any, phrase, WordFit::Whole);
        }
        return parseTerm();
    }

    QueryNode parseNot(int depth)
    {
        const qsizetype minus = m_at++;
        if (atEnd() || peek().isSpace() || peek() == u')' || peek() == u'|') {
            report(Code::MinusAlone, minus, minus + 1);
            return {};
        }
        const auto language = m_query.language;
        QueryNode child = depth < kDeepest ? parseOne(depth + 1) : QueryNode();
        if (m_query.language != language && m_query.language && child.kind == Kind::Everything)
            m_query.language = otherLanguage(*m_query.language);
        if (child.kind == Kind::Everything)
            return {};
        if (child.kind == Kind::Words && child.fit == WordFit::Within)
            child.fit = WordFit::Beginning;
        QueryNode node;
        node.kind = Kind::None;
        node.children.push_back(std::move(child));
        return node;
    }

    QueryNode parseGroup(int depth)
    {
        const qsizetype open = m_at++;
        if (depth >= kDeepest) {
            report(Code::TooMany, open, open + 1);
            return {};
        }
        skipBlanks();
        if (peek() == u')')
            report(Code::EmptyGroup, open, m_at + 1);
        QueryNode inside = parseAny(depth + 1);
        if (atEnd())
            report(Code::UnclosedGroup, open, open + 1);
        else
            ++m_at;
        return inside;
    }

    /// The text between quotes; m_at stands on the opening one and then behind the closing one.
    void takeQuoted(QString& text)
    {
        const qsizetype open = m_at++;
        const qsizetype begin = m_at;
        while (!atEnd() && !isQuote(peek()))
            ++m_at;
        text = m_typed.mid(begin, m_at - begin).toString();
        if (atEnd())
            report(Code::UnclosedQuote, open, open + 1);
        else
            ++m_at;
    }

    [[nodiscard]] std::optional<Operator> operatorAt(qsizetype at) const
    {
        const QStringView rest = m_typed.mid(at);
        static constexpr std::array<std::pair<QStringView, Operator>, 9> known{{
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

    QueryNode parseTerm()
    {
        const qsizetype begin = m_at;
        qsizetype end = m_at;
        std::optional<Operator> op;
        while (end < m_typed.size() && !endsWord(m_typed[end])) {
            if (end > begin && (op = operatorAt(end)))
                break;
            ++end;
        }
        const QStringView name = m_typed.mid(begin, end - begin);
        const bool isName =
            op && std::all_of(name.begin(), name.end(), [](QChar c) { return c.isLetter() || c.isMark(); });
        if (!isName)
            return parseWord();
        const auto field = queryField(name);
        m_at = end + op->length;
        if (!field)
            report(Code::UnknownField, begin, end, nearestField(name));
        return parseValue(field.value_or(QueryField::Any), *op, begin);
    }

    QueryNode parseWord()
    {
        const qsizetype begin = m_at;
        while (!atEnd() && !endsWord(peek()))
            ++m_at;
        return bareWords(QueryField::Any, m_typed.mid(begin, m_at - begin));
    }

    static QueryNode bareWords(QueryField field, QStringView word)
    {
        return words(field, word,
                     word.endsWith(u'*') && !word.startsWith(u'*') ? WordFit::Beginning : WordFit::Within);
    }

    static QueryNode words(QueryField field, QStringView text, WordFit fit)
    {
        QueryNode node;
        const QString folded = fold(text);
        if (folded.isEmpty())
            return node;
        node.kind = Kind::Words;
        node.field = field;
        node.words = folded.split(u' ');
        node.fit = fit;
        return node;
    }

    QueryNode parseValue(QueryField field, const Operator& op, qsizetype begin)
    {
        QString value;
        const bool quoted = !atEnd() && isQuote(peek());
        const qsizetype valueBegin = m_at;
        if (quoted) {
            takeQuoted(value);
        } else {
            while (!atEnd() && !endsWord(peek()))
                ++m_at;
            value = m_typed.mid(valueBegin, m_at - valueBegin).toString();
        }
        if (value.trimmed().isEmpty()) {
            report(Code::MissingValue, begin, m_at);
            return {};
        }
        QueryNode node = meaning(field, op, value, quoted, valueBegin);
        const bool isOrdered = field == QueryField::Strength || field == QueryField::Owned;
        if (op.ordered && !isOrdered && field != QueryField::Any)
            report(Code::NotComparable, begin, m_at);
        if (op.comparison != Comparison::Unequal || isOrdered || node.kind == Kind::Everything)
            return node;
        QueryNode inverse;
        inverse.kind = Kind::None;
        inverse.children.push_back(std::move(node));
        return inverse;
    }

    QueryNode meaning(QueryField field, const Operator& op, const QString& value, bool quoted, qsizetype at)
    {
        QueryNode node;
        node.field = field;
        switch (field) {
        case QueryField::Any:
        case QueryField::Name:
        case QueryField::Text: return quoted ? words(field, value, WordFit::Whole) : bareWords(field, value);
        case QueryField::Strength:
        case QueryField::Owned: return number(node, op, value, at);
        case QueryField::Type:
            node.traits = traitsOf(value);
            node.kind = node.traits != 0 ? Kind::Traits : Kind::Everything;
            if (node.traits == 0)
                report(Code::UnknownValue, at, m_at,
                       knownTraits(Language::English) + u'\n' + knownTraits(Language::German));
            return node.traits != 0 ? node : QueryNode();
        case QueryField::Place:
            node.values = kindsOf(value);
            if (node.values.isEmpty())
                report(Code::UnknownValue, at, m_at,
                       knownPlaces(Language::English) + u'\n' + knownPlaces(Language::German));
            if (node.values.isEmpty() || node.values.first() == u'*')
                return {};
            node.kind = Kind::Where;
            return node;
        case QueryField::Language: return language(value, at);
        case QueryField::Tag:
        case QueryField::Box:
        case QueryField::Game:
        case QueryField::Id: break;
        }
        node.kind = Kind::Value;
        node.values = {fold(value)};
        return node;
    }

    QueryNode number(QueryNode& node, const Operator& op, const QString& value, qsizetype at)
    {
        bool ok = false;
        node.number = value.toInt(&ok);
        if (!ok) {
            report(Code::NotANumber, at, m_at);
            return {};
        }
        node.comparison = op.comparison;
        node.kind = Kind::Number;
        return node;
    }

    /// A scope for the whole query, not a part of it.
    QueryNode language(const QString& value, qsizetype at)
    {
        const QString wanted = fold(value);
        if (wanted == u"en" || wanted == u"english" || wanted == u"englisch")
            m_query.language = Language::English;
        else if (wanted == u"de" || wanted == u"german" || wanted == u"deutsch")
            m_query.language = Language::German;
        else if (wanted != u"all" && wanted != u"alle")
            report(Code::UnknownValue, at, m_at, QStringLiteral("en, de"));
        return {};
    }

    QStringView m_typed;
    qsizetype m_at = 0;
    int m_terms = 0;
    Query m_query;
};

} // namespace

Query parseQuery(QStringView typed)
{
    return Parser(typed).run();
}

} // namespace model
