// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/query_words.h"

#include "model/search/query_parser.h"

namespace model {

using namespace Qt::StringLiterals;

QString QueryWords::problem(const QueryProblem& problem, QStringView typed, Language language)
{
    const QString part = typed.mid(problem.from, problem.length).left(40).toString();
    const auto values = [&] {
        const QStringList both = problem.detail.split(u'\n');
        return language == Language::German ? both.last() : both.first();
    };
    using Code = QueryProblem::Code;
    switch (problem.code) {
    case Code::UnclosedQuote: return tr("A quotation mark is not closed.");
    case Code::UnclosedGroup: return tr("A bracket is not closed.");
    case Code::StrayBracket: return tr("This bracket has no opening bracket.");
    case Code::EmptyGroup: return tr("There is nothing between these brackets.");
    case Code::OrAlone: return tr("“%1” needs something before and after it.").arg(part);
    case Code::MinusAlone: return tr("“-” must be followed by a word.");
    case Code::UnknownField:
        return problem.detail.isEmpty()
                   ? tr("There is no field “%1”.").arg(part)
                   : tr("There is no field “%1”; did you mean “%2”?").arg(part, problem.detail);
    case Code::UnknownValue: return tr("“%1” is not a valid value here; use %2.").arg(part, values());
    case Code::MissingValue: return tr("A value is missing after “%1”.").arg(part);
    case Code::NotANumber: return tr("“%1” is not a whole number.").arg(part);
    case Code::NotComparable:
        return tr("“%1”: only strength and owned can be compared with < and >.").arg(part);
    case Code::NothingToFind:
        return tr("There is nothing to search for in “%1”; enter a letter or a digit.").arg(part);
    case Code::TooLong:
        return tr("The search is too long; anything after %1 characters is ignored.").arg(kLongestQuery);
    case Code::TooMany: break;
    }
    return tr("The search has too many parts; the rest is ignored.");
}

const std::vector<QueryExample>& queryExamples()
{
    static const std::vector<QueryExample> examples{
        {{u"thief"_s, u"dieb"_s}, {u"a name, in either language"_s, u"ein Name, in beiden Sprachen"_s}},
        {{u"face-down strength"_s, u"verdeckt stärke"_s}, {u"all these words"_s, u"alle diese Wörter"_s}},
        {{u"\"own side\""_s, u"\"eigene Seite\""_s}, {u"exactly these words"_s, u"genau diese Wörter"_s}},
        {{u"destroy or swap"_s, u"zerstöre oder tausche"_s}, {u"one of the two"_s, u"eines von beiden"_s}},
        {{u"flip -all"_s, u"drehe -alle"_s}, {u"without a word"_s, u"ohne ein Wort"_s}},
        {{u"strength>=4"_s, u"stärke>=4"_s}, {u"strong characters"_s, u"starke Charaktere"_s}},
        {{u"type:income"_s, u"typ:einkommen"_s},
         {u"cards with an Income effect"_s, u"Karten mit Einkommenseffekt"_s}},
        {{u"name:war"_s, u"name:bär"_s}, {u"only in names"_s, u"nur in Namen"_s}},
        {{u"coins in:rules"_s, u"münzen in:regeln"_s}, {u"only in the rules"_s, u"nur in den Regeln"_s}},
        {{u"owned>=1"_s, u"besitz>=1"_s}, {u"cards that you own"_s, u"Karten, die du besitzt"_s}},
    };
    return examples;
}

} // namespace model
