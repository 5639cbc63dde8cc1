// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/query_fields.h"
#include "model/search/query_parser.h"
#include "model/search/query_words.h"
#include "model/search/search_kinds.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace model;
using Code = QueryProblem::Code;

namespace {

QString shown(const QueryNode& node)
{
    using Kind = QueryNode::Kind;
    QStringList parts;
    for (const QueryNode& child : node.children)
        parts << shown(child);
    static const QStringList signs{u"="_s, u"!="_s, u"<"_s, u"<="_s, u">"_s, u">="_s};
    static const QStringList fits{u"=%1"_s, u"%1*"_s, u"*%1*"_s};
    switch (node.kind) {
    case Kind::Everything: return u"all"_s;
    case Kind::All: return u"("_s + parts.join(u" & "_s) + u")"_s;
    case Kind::Any: return u"("_s + parts.join(u" | "_s) + u")"_s;
    case Kind::None: return u"!"_s + parts.join(u' ');
    case Kind::Words:
        return (node.field == QueryField::Name   ? u"name "_s
                : node.field == QueryField::Text ? u"text "_s
                                                 : QString()) +
               fits[static_cast<int>(node.fit)].arg(node.words.join(u'_'));
    case Kind::Number:
        return (node.field == QueryField::Owned ? u"owned"_s : u"strength"_s) +
               signs[static_cast<int>(node.comparison)] + QString::number(node.number);
    case Kind::Traits: return u"traits %1"_s.arg(node.traits);
    case Kind::Where: return u"in "_s + node.values.join(u'+');
    case Kind::Value: break;
    }
    return u"value %1"_s.arg(node.values.join(u'+'));
}

} // namespace

class TestQueryParser : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void queriesMeanWhatTheySay_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char* typed, const QString& meant) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << meant;
        };
        row("", u"all"_s);
        row("   ", u"all"_s);
        row("thief", u"*thief*"_s);
        row("flip card", u"(*flip* & *card*)"_s);
        row("flip*", u"flip*"_s);
        row("*down*", u"*down*"_s);
        row("\"war bear\"", u"=war_bear"_s);
        row("„Größe zählt“", u"=grosse_zahlt"_s);
        row("face-down", u"*face_down*"_s);
        row("a or b", u"(*a* | *b*)"_s);
        row("a ODER b", u"(*a* | *b*)"_s);
        row("a|b c", u"(*a* | (*b* & *c*))"_s);
        row("(a or b) c", u"((*a* | *b*) & *c*)"_s);
        row("-flip", u"!flip*"_s);
        row("a -\"b c\"", u"(*a* & !=b_c)"_s);
        row("-(a or b)", u"!(*a* | *b*)"_s);
        row("strength>=3", u"strength>=3"_s);
        row("stärke>=3", u"strength>=3"_s);
        row("Staerke<2", u"strength<2"_s);
        row("strength:3", u"strength=3"_s);
        row("strength!=3", u"strength!=3"_s);
        row("strength≥3", u"strength>=3"_s);
        row("stärke >= 3", u"strength>=3"_s);
        row("strength< 3 flip", u"(strength<3 & *flip*)"_s);
        row("strength", u"*strength*"_s);
        row("strength 3", u"(*strength* & *3*)"_s);
        row("besitz>0", u"owned>0"_s);
        row("owned:yes", u"owned>=1"_s);
        row("besitz:ja", u"owned>=1"_s);
        row("besitz:nein", u"owned<1"_s);
        row("owned!=yes", u"owned<1"_s);
        row("type:income", u"traits %1"_s.arg(kHasIncome));
        row("typ:wertung", u"traits %1"_s.arg(kHasScore));
        row("typ:zerstörung", u"traits %1"_s.arg(kHasDestruction));
        row("typ:zerst", u"traits %1"_s.arg(kHasDestruction));
        row("type:castle", u"traits %1"_s.arg(kIsSecondKind));
        row("type!=castle", u"!traits %1"_s.arg(kIsSecondKind));
        row("name:\"war bear\"", u"name =war_bear"_s);
        row("name:war", u"name *war*"_s);
        row("text:coin", u"text *coin*"_s);
        row("in:rules", u"in rule+clarification"_s);
        row("in:karten", u"in card"_s);
        row("in:all x", u"*x*"_s);
        row("tag:Lieblinge", u"value lieblinge"_s);
        row("orange", u"*orange*"_s);
        row("3:2", u"*3_2*"_s);
        row("strength>=3 type:income name:\"war bear\" lang:de in:rules -flip",
            u"(strength>=3 & traits %1 & name =war_bear & in rule+clarification & !flip*)"_s.arg(kHasIncome));
    }
    void queriesMeanWhatTheySay()
    {
        QFETCH(QString, typed);
        QFETCH(QString, meant);
        const Query query = parseQuery(typed);
        QCOMPARE(shown(query.root), meant);
        QVERIFY(query.problems.empty());
    }

    void signsBesideWordsDoNoHarm()
    {
        const Query query = parseQuery(u"🙂 thief *");
        QCOMPARE(shown(query.root), u"*thief*"_s);
        QVERIFY(query.problems.empty());
    }

    void theLanguageIsForTheWholeQuery()
    {
        QCOMPARE(parseQuery(u"lang:de x").language, Language::German);
        QCOMPARE(parseQuery(u"x sprache:englisch").language, Language::English);
        QCOMPARE(parseQuery(u"-lang:de x").language, Language::English);
        QVERIFY(!parseQuery(u"lang:all x").language);
    }

    void mistakesHaveTheirPlaceAndTheRestIsSearched_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("length");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char* typed, Code code, int from, int length, const QString& meant) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << static_cast<int>(code) << from << length
                                 << meant;
        };
        row("flip \"war bear", Code::UnclosedQuote, 5, 1, u"(*flip* & war_bear*)"_s);
        row("\"dieb", Code::UnclosedQuote, 0, 1, u"dieb*"_s);
        row("name:\"war be", Code::UnclosedQuote, 5, 1, u"name war_be*"_s);
        row("or", Code::OrAlone, 0, 2, u"all"_s);
        row("*", Code::NothingToFind, 0, 1, u"()"_s);
        row("🙂 ?!", Code::NothingToFind, 0, 2, u"()"_s);
        row("\"?\"", Code::NothingToFind, 0, 3, u"()"_s);
        row("(flip card", Code::UnclosedGroup, 0, 1, u"(*flip* & *card*)"_s);
        row("flip) card", Code::StrayBracket, 4, 1, u"(*flip* & *card*)"_s);
        row("flip ()", Code::EmptyGroup, 5, 2, u"*flip*"_s);
        row("or flip", Code::OrAlone, 0, 2, u"*flip*"_s);
        row("flip oder", Code::OrAlone, 5, 4, u"*flip*"_s);
        row("flip - card", Code::MinusAlone, 5, 1, u"(*flip* & *card*)"_s);
        row("strenght>3 flip", Code::UnknownField, 0, 8, u"(*3* & *flip*)"_s);
        row("strength>strong x", Code::NotANumber, 9, 6, u"*x*"_s);
        row("strength> x", Code::MissingValue, 0, 9, u"*x*"_s);
        row("type:nonsense x", Code::UnknownValue, 5, 8, u"*x*"_s);
        row("in:nowhere x", Code::UnknownValue, 3, 7, u"*x*"_s);
        row("lang:fr x", Code::UnknownValue, 5, 2, u"*x*"_s);
        row("name>war", Code::NotComparable, 0, 8, u"name *war*"_s);
    }
    void mistakesHaveTheirPlaceAndTheRestIsSearched()
    {
        QFETCH(QString, typed);
        QFETCH(int, code);
        QFETCH(int, from);
        QFETCH(int, length);
        QFETCH(QString, meant);
        const Query query = parseQuery(typed);
        QCOMPARE(shown(query.root), meant);
        QCOMPARE(query.problems.size(), size_t{1});
        QCOMPARE(static_cast<int>(query.problems[0].code), code);
        QCOMPARE(query.problems[0].from, from);
        QCOMPARE(query.problems[0].length, length);
        QVERIFY(!QueryWords::problem(query.problems[0], typed, Language::German).contains(u'%'));
    }

    void aMistypedFieldIsGuessed()
    {
        QCOMPARE(parseQuery(u"strenght>3").problems.at(0).detail, u"strength"_s);
        QCOMPARE(parseQuery(u"zzzzzzzzzz:3").problems.at(0).detail, QString());
    }

    void longAndDeepQueriesAreCutNotRefused()
    {
        const Query words = parseQuery(u"word "_s.repeated(100'000));
        QVERIFY(std::any_of(words.problems.begin(), words.problems.end(),
                            [](auto& p) { return p.code == Code::TooLong; }));
        QCOMPARE(words.root.kind, QueryNode::Kind::All);
        QVERIFY(words.root.children.size() <= 40);
        const Query deep = parseQuery(u"("_s.repeated(900) + u'x');
        QVERIFY(!deep.problems.empty());
        const Query minus = parseQuery(u"-"_s.repeated(900) + u'x');
        QVERIFY(shown(minus.root).size() < 200);
    }

    void theExamplesOfTheHelpHaveNoMistake()
    {
        QVERIFY(queryExamples().size() >= 8);
        for (const QueryExample& example : queryExamples()) {
            for (const Language language : kLanguages) {
                QVERIFY2(parseQuery(example.query.in(language)).problems.empty(),
                         qPrintable(example.query.in(language)));
                QVERIFY(!example.meaning.in(language).isEmpty());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestQueryParser)
#include "test_query_parser.moc"
