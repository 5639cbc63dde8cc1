// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/match_session.h"
#include "model/rulebook/examples.h"
#include "model/rulebook/reading.h"
#include "model/rulebook/rulebook_reader.h"

#include <QtTest>

class TestExamples : public QObject
{
    Q_OBJECT

    static void addGames()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("crimson") << QStringLiteral("crimson-company");
        QTest::newRow("battleground") << QStringLiteral("battleground");
    }

private Q_SLOTS:
    void everyClauseThatNamesAScenarioHasAnExampleThatPlaysToItsEnd_data() { addGames(); }
    void everyClauseThatNamesAScenarioHasAnExampleThatPlaysToItsEnd()
    {
        QFETCH(QString, game);
        const model::Rulebook& book = model::builtInRulebook(game);
        model::MatchSession session({});
        QSet<QString> played;
        int clauses = 0;
        for (const model::Clause& clause : book.clauses()) {
            if (!model::hasExamples(book, clause))
                continue;
            ++clauses;
            const auto examples = model::examplesOf(book, clause, model::Language::English);
            QVERIFY2(!examples.empty(), qPrintable(clause.id));
            for (const model::Example& example : examples) {
                QVERIFY(!example.title.isEmpty());
                if (played.contains(example.text))
                    continue;
                played.insert(example.text);
                QString problem;
                const auto opened = session.openScenario(example.text, {}, &problem);
                QVERIFY2(opened && problem.isEmpty(), qPrintable(clause.id + u' ' + example.title + problem));
            }
        }
        QVERIFY(clauses > 30);
        QVERIFY(played.size() > 30);
    }

    void theBookOffersToPlayThemInBothLanguages()
    {
        const model::Rulebook& book = model::builtInRulebook(QStringLiteral("crimson-company"));
        for (const model::Language language : {model::Language::English, model::Language::German}) {
            int links = 0;
            for (const model::Paragraph& paragraph :
                 model::readingOf(book, *book.clause(QStringLiteral("cc.card.alchemist")), language))
                for (const model::Run& run : paragraph.runs)
                    if (run.kind == model::LinkKind::Example) {
                        QCOMPARE(run.target, QStringLiteral("cc.card.alchemist"));
                        ++links;
                    }
            QCOMPARE(links, 1);
        }
    }

    void aQuestionIsTheTitleOfItsExampleInTheReadersLanguage()
    {
        const model::Rulebook& book = model::builtInRulebook(QStringLiteral("crimson-company"));
        const model::Clarification& one = book.clarifications().front();
        const auto german = model::examplesOf(book, one, model::Language::German);
        QCOMPARE(german.size(), one.scenarios.size());
        QVERIFY(german.front().title.startsWith(one.question.de));
    }
};

QTEST_GUILESS_MAIN(TestExamples)
#include "test_examples.moc"
