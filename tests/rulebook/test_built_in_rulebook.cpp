// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/game_cards.h"
#include "model/library/library_content.h"
#include "model/rulebook/clause_list.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/source_lines.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace {

/// One game's book, and how much it has at least.
struct Book
{
    QString game;
    QString scenarios; ///< their folder below tests/scenarios
    QString prefix;    ///< of its clauses
    std::size_t clauses;
    int rulings;
    std::size_t clarifications;
    std::size_t terms;
    bool isPlayedOut;       ///< every clause that is more than background has a scenario
    bool hasCardClauses;    ///< every card has a clause of its name
    QString coverage = {};  ///< which line of the printed rules is in which clause
    int coveredClauses = 0; ///< at least
    std::map<QString, int> coveredLines = {};

    [[nodiscard]] QString folder() const { return u":/castellan/rulebooks/"_s + game; }
    [[nodiscard]] QStringList scenarioLines(const QString& path) const
    {
        return tests::linesOf(u"tests/scenarios/%1/%2.scenario"_s.arg(scenarios, path));
    }
};

const std::vector<Book>& books()
{
    static const std::vector<Book> all{
        {u"crimson-company"_s,
         u"crimson"_s,
         u"cc"_s,
         201,
         0,
         61,
         41,
         false,
         true,
         u"tests/data/rulebook_coverage.txt"_s,
         151,
         {{u"en"_s, 901}, {u"de"_s, 901}}},
        {u"battleground"_s, u"battleground"_s, u"bg"_s, 91, 20, 7, 20, true, true},
        {u"samurai-spirit"_s, u"samurai"_s, u"ss"_s, 191, 30, 20, 30, true, false},
        {u"game-of-crowns"_s,
         u"crowns"_s,
         u"gc"_s,
         121,
         20,
         20,
         25,
         true,
         false,
         u"tests/data/crowns_coverage.txt"_s,
         111,
         {{u"en"_s, 861}}},
    };
    return all;
}

} // namespace

/// What the text of every game's rulebook promises as a whole.
class TestBuiltInRulebook : public QObject
{
    Q_OBJECT

    std::vector<model::Rulebook> m_books;
    std::vector<std::vector<rules::Error>> m_problems;

    template <class Filter>
    static void eachBook(Filter&& has)
    {
        QTest::addColumn<std::size_t>("number");
        for (std::size_t i = 0; i < books().size(); ++i)
            if (has(books()[i]))
                QTest::newRow(qPrintable(books()[i].game)) << i;
    }
    static void eachBook()
    {
        eachBook([](const Book&) { return true; });
    }
    static std::size_t number()
    {
        QFETCH(std::size_t, number);
        return number;
    }
    [[nodiscard]] static const Book& expected() { return books()[number()]; }
    [[nodiscard]] const model::Rulebook& book() const { return m_books[number()]; }

private Q_SLOTS:
    void initTestCase()
    {
        for (const Book& each : books())
            m_books.push_back(model::readBook(each.folder(), m_problems.emplace_back()));
    }

    void everyGameHasABook()
    {
        for (const model::GameCards* game : model::allGameCards())
            QVERIFY2(std::any_of(books().begin(), books().end(),
                                 [&](const Book& book) { return book.game == game->id(); }),
                     qPrintable(game->id()));
    }

    void bothLanguagesAreCompleteParallelAndFullyLinked_data() { eachBook(); }
    void bothLanguagesAreCompleteParallelAndFullyLinked()
    {
        for (const rules::Error& problem : m_problems[number()])
            qWarning("%s", problem.text().c_str());
        QVERIFY(m_problems[number()].empty());
        QCOMPARE(book().game(), expected().game);
        for (const model::Clause& clause : book().clauses()) {
            for (const model::Language language : model::kLanguages) {
                QVERIFY2(!clause.title.in(language).isEmpty(), qPrintable(clause.id));
                QVERIFY2(!clause.text.in(language).isEmpty(), qPrintable(clause.id));
            }
            QVERIFY2(clause.text.en != clause.text.de, qPrintable(clause.id));
        }
    }

    void everyListedClauseHasTextUnderTheListedTitlesInTheListedOrder_data() { eachBook(); }
    void everyListedClauseHasTextUnderTheListedTitlesInTheListedOrder()
    {
        const auto& listed = model::clauseTitles(expected().game);
        QVERIFY(book().clauses().size() >= expected().clauses);
        QCOMPARE(book().clauses().size(), listed.size());
        for (size_t i = 0; i < listed.size(); ++i) {
            QCOMPARE(book().clauses()[i].id, listed[i].id);
            QCOMPARE(book().clauses()[i].title, listed[i].title);
        }
    }

    void everyCardHasAClauseOfItsName_data()
    {
        eachBook([](const Book& each) { return each.hasCardClauses; });
    }
    void everyCardHasAClauseOfItsName()
    {
        const auto cards = model::builtInCards(expected().game);
        QVERIFY(cards.size() >= 24);
        for (const model::Card& card : cards) {
            const model::Clause* clause = book().clauseOfCard(card.id);
            QVERIFY2(clause != nullptr, qPrintable(card.id));
            QCOMPARE(clause->title, card.name);
        }
    }

    /// Crimson Company's rulings are partly whole clauses.
    void everyRulingSaysWhatThePrintedRulesLeaveOpen_data()
    {
        eachBook([](const Book& each) { return each.rulings > 0; });
    }
    void everyRulingSaysWhatThePrintedRulesLeaveOpen()
    {
        int rulings = 0;
        for (const model::Clause& clause : book().clauses()) {
            if (!clause.id.startsWith(expected().prefix + u".ruling."_s))
                continue;
            ++rulings;
            QVERIFY2(!clause.ruling.en.isEmpty() && !clause.ruling.de.isEmpty(), qPrintable(clause.id));
        }
        QVERIFY(rulings >= expected().rulings);
    }

    void everyScenarioFileThatAClauseNamesShowsThatClause_data() { eachBook(); }
    void everyScenarioFileThatAClauseNamesShowsThatClause()
    {
        std::size_t named = 0;
        for (const model::ClauseTitle& title : model::clauseTitles(expected().game)) {
            const model::Clause* clause = book().clause(title.id);
            QVERIFY2(clause != nullptr, qPrintable(title.id));
            QVERIFY2(title.background || !expected().isPlayedOut || !clause->scenarios.isEmpty(),
                     qPrintable(title.id));
            for (const QString& path : clause->scenarios) {
                ++named;
                const QStringList lines = expected().scenarioLines(path);
                QVERIFY2(std::any_of(lines.begin(), lines.end(),
                                     [&](const QString& line) {
                                         return line.startsWith(u"clause "_s) &&
                                                line.split(u' ').contains(title.id);
                                     }),
                         qPrintable(title.id + u": "_s + path));
            }
        }
        QVERIFY(named > 90);
    }

    void everyClarificationHasACardAClauseAndScenariosThatExist_data() { eachBook(); }
    void everyClarificationHasACardAClauseAndScenariosThatExist()
    {
        QVERIFY(book().clarifications().size() >= expected().clarifications);
        for (const model::Clarification& one : book().clarifications()) {
            QVERIFY2(!one.cards.isEmpty() && !one.clauses.isEmpty() && !one.scenarios.empty(),
                     qPrintable(one.id));
            for (const model::LocalText* text : {&one.question, &one.answer})
                QVERIFY2(!text->en.isEmpty() && !text->de.isEmpty() && text->en != text->de,
                         qPrintable(one.id));
            for (const model::ScenarioRef& scenario : one.scenarios)
                QVERIFY2(expected().scenarioLines(scenario.path).contains(u"scenario "_s + scenario.title),
                         qPrintable(one.id + u": "_s + scenario.path + u": "_s + scenario.title));
        }
    }

    void everyWordOfTheGlossaryIsExplainedInBothLanguages_data() { eachBook(); }
    void everyWordOfTheGlossaryIsExplainedInBothLanguages()
    {
        QVERIFY(book().terms().size() >= expected().terms);
        for (const model::Term& term : book().terms()) {
            for (const model::Language language : model::kLanguages)
                QVERIFY2(!term.name.in(language).isEmpty() && !term.meaning.in(language).isEmpty(),
                         qPrintable(term.id));
            QVERIFY2(term.meaning.en != term.meaning.de, qPrintable(term.id));
        }
    }

    void theCoverageListLeavesNoLineOfThePrintedRulesOut_data()
    {
        eachBook([](const Book& each) { return !each.coverage.isEmpty(); });
    }
    /// Lines "en 12-15 cc.a cc.b" and "en 16 skip": one after the other, nothing left out in between.
    void theCoverageListLeavesNoLineOfThePrintedRulesOut()
    {
        const QRegularExpression form(
            u"^(en|de) (\\d+)(?:-(\\d+))? (skip|%1\\.[a-z0-9.-]+(?: %1\\.[a-z0-9.-]+)*)$"_s.arg(
                expected().prefix));
        std::map<QString, int> last;
        QSet<QString> covered;
        for (const QString& line : tests::linesOf(expected().coverage)) {
            const auto match = form.match(line);
            QVERIFY2(match.hasMatch(), qPrintable(line));
            const int first = match.captured(2).toInt();
            const int end = match.captured(3).isEmpty() ? first : match.captured(3).toInt();
            QVERIFY2(first == last[match.captured(1)] + 1 && end >= first, qPrintable(line));
            last[match.captured(1)] = end;
            if (match.captured(4) == u"skip")
                continue;
            for (const QString& id : match.captured(4).split(u' ')) {
                QVERIFY2(book().clause(id) != nullptr, qPrintable(line));
                covered << id;
            }
        }
        QCOMPARE(last.size(), expected().coveredLines.size());
        for (const auto& [language, lines] : expected().coveredLines)
            QVERIFY2(last[language] >= lines, qPrintable(language));
        QVERIFY(covered.size() >= expected().coveredClauses);
    }
};

QTEST_APPLESS_MAIN(TestBuiltInRulebook)
#include "test_built_in_rulebook.moc"
