// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/query_values.h"

#include "model/search/folding.h"
#include "model/search/query_fields.h"

namespace model {

namespace {

using Kind = QueryNode::Kind;
using Code = QueryProblem::Code;

QString both(const QString& english, const QString& german)
{
    return english + u'\n' + german;
}

/// owned:yes and owned:no; nothing for any other word.
std::optional<QueryNode> ownedNode(const QueryOperator& op, const QString& value)
{
    const QString wanted = fold(value);
    const bool yes = wanted == u"yes" || wanted == u"ja";
    if ((!yes && wanted != u"no" && wanted != u"nein") || op.ordered)
        return std::nullopt;
    QueryNode node;
    node.kind = Kind::Number;
    node.field = QueryField::Owned;
    node.number = 1;
    node.comparison = yes == (op.comparison != Comparison::Unequal) ? Comparison::AtLeast : Comparison::Less;
    return node;
}

QueryNode numberNode(QueryField field, const QueryOperator& op, const QString& value, qsizetype begin,
                     QueryScanner& scanner)
{
    bool ok = false;
    const int number = value.toInt(&ok);
    if (!ok) {
        scanner.report(Code::NotANumber, begin, scanner.at());
        return {};
    }
    QueryNode node;
    node.kind = Kind::Number;
    node.field = field;
    node.number = number;
    node.comparison = op.comparison;
    return node;
}

QueryNode typeNode(const QString& value, qsizetype begin, QueryScanner& scanner)
{
    const quint32 traits = traitsOf(value);
    if (traits == 0) {
        scanner.report(Code::UnknownValue, begin, scanner.at(),
                       both(knownTraits(Language::English), knownTraits(Language::German)));
        return {};
    }
    QueryNode node;
    node.kind = Kind::Traits;
    node.field = QueryField::Type;
    node.traits = traits;
    return node;
}

QueryNode placeNode(const QString& value, qsizetype begin, QueryScanner& scanner)
{
    const QStringList kinds = kindsOf(value);
    if (kinds.isEmpty())
        scanner.report(Code::UnknownValue, begin, scanner.at(),
                       both(knownPlaces(Language::English), knownPlaces(Language::German)));
    if (kinds.isEmpty() || kinds.first() == u'*')
        return {};
    QueryNode node;
    node.kind = Kind::Where;
    node.field = QueryField::Place;
    node.values = kinds;
    return node;
}

QueryNode languageNode(const QString& value, qsizetype begin, QueryScanner& scanner,
                       std::optional<Language>& language)
{
    const QString wanted = fold(value);
    if (wanted == u"en" || wanted == u"english" || wanted == u"englisch")
        language = Language::English;
    else if (wanted == u"de" || wanted == u"german" || wanted == u"deutsch")
        language = Language::German;
    else if (wanted != u"all" && wanted != u"alle")
        scanner.report(Code::UnknownValue, begin, scanner.at(), QStringLiteral("en, de"));
    return {};
}

} // namespace

QueryNode wordsNode(QueryField field, QStringView text, WordFit fit)
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

QueryNode bareWordsNode(QueryField field, QStringView text)
{
    const bool begins = text.endsWith(u'*') && !text.startsWith(u'*');
    return wordsNode(field, text, begins ? WordFit::Beginning : WordFit::Within);
}

QueryNode valueNode(QueryField field, const QueryOperator& op, const QString& value,
                    std::optional<WordFit> quoted, qsizetype begin, QueryScanner& scanner,
                    std::optional<Language>& language)
{
    switch (field) {
    case QueryField::Any:
    case QueryField::Name:
    case QueryField::Text: return quoted ? wordsNode(field, value, *quoted) : bareWordsNode(field, value);
    case QueryField::Owned:
        if (auto node = ownedNode(op, value))
            return *node;
        [[fallthrough]];
    case QueryField::Strength: return numberNode(field, op, value, begin, scanner);
    case QueryField::Type: return typeNode(value, begin, scanner);
    case QueryField::Place: return placeNode(value, begin, scanner);
    case QueryField::Language: return languageNode(value, begin, scanner, language);
    case QueryField::Tag:
    case QueryField::Box:
    case QueryField::Game:
    case QueryField::Id: break;
    }
    QueryNode node;
    node.kind = Kind::Value;
    node.field = field;
    node.values = {fold(value)};
    return node;
}

} // namespace model
