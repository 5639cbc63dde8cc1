// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/game_cards.h"
#include "model/library/library_content.h"
#include "model/rulebook/rulebook_files.h"
#include "model/search/folding.h"

#include <QFile>
#include <QtTest>

using namespace Qt::StringLiterals;
using namespace model;

/// The questions that come with every rule, of every game.
class TestAskedQuestions : public QObject
{
    Q_OBJECT

    static int different(const QStringList& questions)
    {
        QSet<QString> folded;
        for (const QString& question : questions)
            folded.insert(fold(question));
        folded.remove({});
        return static_cast<int>(folded.size());
    }

private Q_SLOTS:
    void everyRuleHasFourQuestionsInEachLanguage_data()
    {
        QTest::addColumn<QString>("game");
        for (const GameCards* game : allGameCards())
            QTest::newRow(qPrintable(game->id())) << game->id();
    }
    void everyRuleHasFourQuestionsInEachLanguage()
    {
        QFETCH(QString, game);
        const LibraryContent content = builtInContent(game);
        QVERIFY(!content.clauses.empty());
        const auto check = [](const QString& id, const AskedQuestions& asked) {
            for (const Language language : kLanguages)
                QVERIFY2(different(asked.in(language)) >= 4, qPrintable(id));
        };
        for (const Clause& clause : content.clauses)
            check(clause.id, clause.asked);
        for (const Clarification& clarification : content.clarifications)
            check(clarification.id, clarification.asked);
    }

    void noQuestionIsAboutARuleThatDoesNotExist()
    {
        for (const GameCards* game : allGameCards()) {
            QFile file(u":/castellan/rulebooks/%1/questions.json"_s.arg(game->id()));
            QVERIFY(file.open(QIODevice::ReadOnly));
            std::vector<rules::Error> problems;
            const auto asked = readQuestions(file.readAll(), problems);
            QVERIFY(problems.empty());
            const LibraryContent content = builtInContent(game->id());
            QCOMPARE(static_cast<std::size_t>(asked.size()),
                     content.clauses.size() + content.clarifications.size());
        }
    }

    void frozenQuestionsAreNotAmongThem()
    {
        QFile file(QStringLiteral(CASTELLAN_SOURCE_DIR "/tests/data/rule_questions.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QSet<QString> frozen;
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            if (!line.startsWith(u'#'))
                frozen.insert(fold(line.section(u'\t', 4, 4)));
        }
        QVERIFY(frozen.size() > 190);
        for (const GameCards* game : allGameCards()) {
            const LibraryContent content = builtInContent(game->id());
            const auto check = [&frozen](const AskedQuestions& asked) {
                for (const QString& question : asked.en + asked.de)
                    QVERIFY2(!frozen.contains(fold(question)), qPrintable(question));
            };
            for (const Clause& clause : content.clauses)
                check(clause.asked);
            for (const Clarification& clarification : content.clarifications)
                check(clarification.asked);
        }
    }

    void badQuestionsAndSynonymsAreRefused()
    {
        std::vector<rules::Error> problems;
        QVERIFY(readQuestions("{", problems).isEmpty());
        QCOMPARE(problems.size(), std::size_t{1});
        QByteArray many = "{\"cc.goal\": {\"en\": [";
        for (int i = 0; i < 200; ++i)
            many += (i > 0 ? ", \"q" : "\"q") + QByteArray::number(i) + '"';
        problems.clear();
        QVERIFY(readQuestions(many + "]}}", problems).isEmpty());
        QCOMPARE(problems.size(), std::size_t{1});
        problems.clear();
        QCOMPARE(readSynonyms("{\"groups\": [[\"a\", \"b\"], [\"alone\"], 5]}", problems).size(),
                 std::size_t{1});
        QVERIFY(problems.empty());
    }
};

QTEST_GUILESS_MAIN(TestAskedQuestions)
#include "test_asked_questions.moc"
