// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_content.h"
#include "model/rulebook/clause_list.h"
#include "model/rulebook/rulebook_reader.h"
#include "rules/games/crimson/clause.h"
#include "tests/support/crimson.h"

#include <QFile>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

const QString kFolder = u":/castellan/rulebooks/crimson-company"_s;

QStringList linesOf(const QString& path)
{
    QFile file(u"" CASTELLAN_SOURCE_DIR "/"_s + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
                                          : QStringList();
}

} // namespace

/// What the text of the rulebook promises as a whole.
class TestBuiltInRulebook : public QObject
{
    Q_OBJECT

    model::Rulebook m_book;
    std::vector<rules::Error> m_problems;

private Q_SLOTS:
    void initTestCase()
    {
        m_book = model::readBook(kFolder, m_problems);
        QVERIFY(m_book.clauses().size() > 200);
    }

    void bothLanguagesAreWholeParallelAndFullyLinked()
    {
        for (const rules::Error& problem : m_problems)
            qWarning("%s", problem.text().c_str());
        QVERIFY(m_problems.empty());
        for (const model::Clause& clause : m_book.clauses()) {
            for (const model::Language language : model::kLanguages) {
                QVERIFY2(!clause.title.in(language).isEmpty(), qPrintable(clause.id));
                QVERIFY2(!clause.text.in(language).isEmpty(), qPrintable(clause.id));
            }
            QVERIFY2(clause.text.en != clause.text.de, qPrintable(clause.id));
        }
    }

    void everyListedClauseHasTextUnderTheListedTitlesInTheListedOrder()
    {
        const auto& listed = model::clauseTitles(tests::kCrimson);
        QCOMPARE(m_book.clauses().size(), listed.size());
        for (size_t i = 0; i < listed.size(); ++i) {
            QCOMPARE(m_book.clauses()[i].id, listed[i].id);
            QCOMPARE(m_book.clauses()[i].title, listed[i].title);
        }
    }

    void everyClauseOfTheEngineHasText()
    {
        using rules::crimson::Clause;
        for (size_t i = 1; i < static_cast<size_t>(Clause::Count); ++i) {
            const std::string id(rules::crimson::generalClauseId(static_cast<Clause>(i)));
            QVERIFY2(m_book.clause(QString::fromStdString(id)) != nullptr, id.c_str());
        }
        for (const model::Card& card : model::builtInCards(tests::kCrimson)) {
            const model::Clause* clause = m_book.clauseOfCard(card.id);
            QVERIFY2(clause != nullptr, qPrintable(card.id));
            QCOMPARE(clause->title, card.name);
        }
    }

    void everyClarificationHasACardAClauseAndScenariosThatExist()
    {
        QVERIFY(m_book.clarifications().size() > 60);
        for (const model::Clarification& one : m_book.clarifications()) {
            QVERIFY2(!one.cards.isEmpty() && !one.clauses.isEmpty() && !one.scenarios.empty(),
                     qPrintable(one.id));
            for (const model::LocalText* text : {&one.question, &one.answer})
                QVERIFY2(!text->en.isEmpty() && !text->de.isEmpty() && text->en != text->de,
                         qPrintable(one.id));
            for (const model::ScenarioRef& scenario : one.scenarios) {
                const QString path = u"tests/scenarios/crimson/%1.scenario"_s.arg(scenario.path);
                QVERIFY2(linesOf(path).contains(u"scenario "_s + scenario.title),
                         qPrintable(one.id + u": "_s + path + u": "_s + scenario.title));
            }
        }
    }

    void everyScenarioFileThatAClauseNamesExists()
    {
        int named = 0;
        for (const model::Clause& clause : m_book.clauses()) {
            for (const QString& path : clause.scenarios) {
                ++named;
                QVERIFY2(!linesOf(u"tests/scenarios/crimson/%1.scenario"_s.arg(path)).isEmpty(),
                         qPrintable(clause.id + u": "_s + path));
            }
        }
        QVERIFY(named > 100);
    }

    void everyWordOfTheGlossaryIsExplainedInBothLanguages()
    {
        QVERIFY(m_book.terms().size() > 40);
        for (const model::Term& term : m_book.terms()) {
            for (const model::Language language : model::kLanguages)
                QVERIFY2(!term.name.in(language).isEmpty() && !term.meaning.in(language).isEmpty(),
                         qPrintable(term.id));
            QVERIFY2(term.meaning.en != term.meaning.de, qPrintable(term.id));
        }
    }

    /// Lines "en 12-15 cc.a cc.b" and "en 16 skip": one after the other, nothing left out in between.
    void theCoverageListLeavesNoLineOfTheBooksOut()
    {
        const QStringList lines = linesOf(u"tests/data/rulebook_coverage.txt"_s);
        QVERIFY(lines.size() > 500);
        static const QRegularExpression form(
            u"^(en|de) (\\d+)(?:-(\\d+))? (skip|cc\\.[a-z0-9.-]+(?: cc\\.[a-z0-9.-]+)*)$"_s);
        QHash<QString, int> last;
        QSet<QString> covered;
        for (const QString& line : lines) {
            const auto match = form.match(line);
            QVERIFY2(match.hasMatch(), qPrintable(line));
            const int first = match.captured(2).toInt();
            const int end = match.captured(3).isEmpty() ? first : match.captured(3).toInt();
            QVERIFY2(first == last.value(match.captured(1)) + 1 && end >= first, qPrintable(line));
            last[match.captured(1)] = end;
            if (match.captured(4) == u"skip")
                continue;
            for (const QString& id : match.captured(4).split(u' ')) {
                QVERIFY2(m_book.clause(id) != nullptr, qPrintable(line));
                covered << id;
            }
        }
        QVERIFY(last.value(u"en"_s) > 900 && last.value(u"de"_s) > 900);
        QVERIFY(covered.size() > 150);
    }
};

QTEST_APPLESS_MAIN(TestBuiltInRulebook)
#include "test_built_in_rulebook.moc"
