// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"
#include "model/rulebook/clause_list.h"
#include "model/rulebook/rulebook_reader.h"
#include "rules/games/battleground/clause.h"

#include <QFile>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

const QString kGame = u"battleground"_s;

QStringList linesOf(const QString& path)
{
    QFile file(u"" CASTELLAN_SOURCE_DIR "/"_s + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
                                          : QStringList();
}

} // namespace

/// What the text of Battleground's rulebook promises as a whole.
class TestBattlegroundRulebook : public QObject
{
    Q_OBJECT

    model::Rulebook m_book;
    std::vector<rules::Error> m_problems;

private Q_SLOTS:
    void initTestCase()
    {
        m_book = model::readBook(u":/castellan/rulebooks/"_s + kGame, m_problems);
        QCOMPARE(m_book.game(), kGame);
        QVERIFY(m_book.clauses().size() > 90);
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
        const auto listed = model::clauseTitles(kGame);
        QCOMPARE(m_book.clauses().size(), listed.size());
        for (size_t i = 0; i < listed.size(); ++i) {
            QCOMPARE(m_book.clauses()[i].id, listed[i].id);
            QCOMPARE(m_book.clauses()[i].title, listed[i].title);
        }
    }

    void everyClauseOfTheEngineHasText()
    {
        using rules::battleground::Clause;
        for (size_t i = 1; i < static_cast<size_t>(Clause::Count); ++i) {
            const std::string id(rules::battleground::generalClauseId(static_cast<Clause>(i)));
            QVERIFY2(m_book.clause(QString::fromStdString(id)) != nullptr, id.c_str());
        }
        for (const rules::CardName& card : model::knownGame(kGame)->cards()) {
            const model::Clause* clause = m_book.clauseOfCard(QString::fromStdString(card.id));
            QVERIFY2(clause != nullptr, card.id.c_str());
            QCOMPARE(clause->title.en, QString::fromStdString(card.name.en));
            QCOMPARE(clause->title.de, QString::fromStdString(card.name.de));
        }
    }

    void everyRulingSaysWhatWasReadIntoTheSheet()
    {
        int rulings = 0;
        for (const model::Clause& clause : m_book.clauses()) {
            if (!clause.id.startsWith(u"bg.ruling."_s))
                continue;
            ++rulings;
            QVERIFY2(!clause.ruling.en.isEmpty() && !clause.ruling.de.isEmpty(), qPrintable(clause.id));
        }
        QVERIFY(rulings >= 20);
        for (const rules::OptionView& option : model::knownGame(kGame)->options()) {
            const model::Clause* clause = m_book.clause(QString::fromStdString(option.clause));
            if (clause == nullptr)
                QFAIL(option.key.c_str());
            // Who begins is a rule of the sheet itself, and needs no ruling.
            if (option.key == "first")
                continue;
            QVERIFY2(clause->ruling.en.contains(QString::fromStdString(option.key)), option.key.c_str());
            QVERIFY2(clause->ruling.de.contains(QString::fromStdString(option.key)), option.key.c_str());
        }
    }

    void everyClarificationHasACardAClauseAndScenariosThatExist()
    {
        QVERIFY(m_book.clarifications().size() >= 7);
        for (const model::Clarification& one : m_book.clarifications()) {
            QVERIFY2(!one.cards.isEmpty() && !one.clauses.isEmpty() && !one.scenarios.empty(),
                     qPrintable(one.id));
            for (const model::LocalText* text : {&one.question, &one.answer})
                QVERIFY2(!text->en.isEmpty() && !text->de.isEmpty() && text->en != text->de,
                         qPrintable(one.id));
            for (const model::ScenarioRef& scenario : one.scenarios) {
                const QString path = u"tests/scenarios/battleground/%1.scenario"_s.arg(scenario.path);
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
                QVERIFY2(!linesOf(u"tests/scenarios/battleground/%1.scenario"_s.arg(path)).isEmpty(),
                         qPrintable(clause.id + u": "_s + path));
            }
        }
        QVERIFY(named > 90);
    }

    void everyWordOfTheGlossaryIsExplainedInBothLanguages()
    {
        QVERIFY(m_book.terms().size() >= 20);
        for (const model::Term& term : m_book.terms()) {
            for (const model::Language language : model::kLanguages)
                QVERIFY2(!term.name.in(language).isEmpty() && !term.meaning.in(language).isEmpty(),
                         qPrintable(term.id));
            QVERIFY2(term.meaning.en != term.meaning.de, qPrintable(term.id));
        }
    }
};

QTEST_APPLESS_MAIN(TestBattlegroundRulebook)
#include "test_rulebook.moc"
