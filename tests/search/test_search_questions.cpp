// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rulebook_store.h"
#include "model/search/search_engine.h"
#include "tests/support/stocked_library.h"

using namespace Qt::StringLiterals;
using namespace model;

/// Players find the clarification they look for among the first three hits, asking as players ask.
class TestSearchQuestions : public QObject
{
    Q_OBJECT

    tests::StockedLibrary m_library;
    SearchEngine m_engine{m_library.database()};
    QHash<QString, int> m_asked; ///< "language clarification": how many questions
    QStringList m_missed;        ///< questions whose answer is not among the first three

private Q_SLOTS:
    void aQuestionFindsItsClarification_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("clarification");
        QFile file(QStringLiteral(CASTELLAN_SOURCE_DIR "/tests/data/search_questions.tsv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
            if (line.startsWith(u'#'))
                continue;
            const QStringList columns = line.split(u'\t');
            QCOMPARE(columns.size(), 3);
            QTest::newRow(qPrintable(columns[0] + u' ' + columns[1]))
                << columns[0] << columns[1] << columns[2];
        }
    }
    void aQuestionFindsItsClarification()
    {
        QFETCH(QString, language);
        QFETCH(QString, question);
        QFETCH(QString, clarification);
        const QStringList answers = clarification.split(u' ');
        ++m_asked[language + u' ' + answers.first()];
        SearchRequest request;
        request.query = question;
        request.shown = languageFromCode(language).value();
        request.limit = 10;
        const auto result = m_engine.search(request);
        VERIFY_DONE(result);
        QStringList found;
        for (const SearchHit& hit : result->hits)
            found << hit.id;
        const QStringList first = found.mid(0, 3);
        const auto isAmong = [&](const QStringList& hits) {
            return std::any_of(answers.begin(), answers.end(),
                               [&](const QString& answer) { return hits.contains(answer); });
        };
        if (!isAmong(first))
            m_missed << language + u' ' + question;
        QVERIFY2(isAmong(found), qPrintable(clarification + u" is not among: "_s + found.join(u' ')));
    }

    /// No game is open: the first game answers where others fit alike, in the reader's language.
    void generalQuestionsAreAnsweredByTheFirstGame_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("rule");
        const auto add = [](const QString& language, const QString& question, const QString& rule) {
            QTest::newRow(qPrintable(question)) << language << question << rule;
        };
        add(u"de"_s, u"wer fängt an"_s, u"cc.setup.start"_s);
        add(u"en"_s, u"does flipping a card up count as playing it"_s, u"cc.flip.up"_s);
        add(u"en"_s, u"how does the auction work with four players"_s, u"cc.ffa.auction"_s);
        add(u"en"_s, u"can I look at the discard pile"_s, u"cc.destroy"_s);
        add(u"en"_s, u"maximum players"_s, u"cc.ffa.numbers"_s);
        add(u"de"_s, u"abräumen nach der Wertung"_s, u"cc.score.destroy"_s);
        add(u"de"_s, u"Maximale Spielerzahl"_s, u"cc.ffa.numbers"_s);
    }
    void generalQuestionsAreAnsweredByTheFirstGame()
    {
        QFETCH(QString, language);
        QFETCH(QString, question);
        QFETCH(QString, rule);
        SearchRequest request;
        request.query = question;
        request.shown = languageFromCode(language).value();
        const auto result = m_engine.search(request);
        VERIFY_DONE(result);
        QVERIFY(!result->hits.empty());
        QCOMPARE(result->hits.front().id, rule);
        QCOMPARE(result->hits.front().language, request.shown);
    }

    void ninetyEightInAHundredAreAmongTheFirstThree()
    {
        int asked = 0;
        for (const int questions : std::as_const(m_asked))
            asked += questions;
        QVERIFY2(m_missed.size() * 50 <= asked, qPrintable(m_missed.join(u'\n')));
    }

    /// Every character that the rulebooks clarify is asked about, three times in each language, and so is all
    /// that they say themselves.
    void everyClarifiedCharacterIsAskedAbout()
    {
        RulebookStore rulebook(m_library.database());
        const auto all = rulebook.clarifications(u"crimson-company"_s);
        VERIFY_DONE(all);
        QSet<QString> characters;
        for (const Clarification& one : *all) {
            if (m_asked.contains(u"en "_s + one.id))
                characters.insert(one.cards.value(0));
            for (const QString& language : {u"en "_s, u"de "_s}) {
                if (m_asked.contains(language + one.id) || one.source == u"rulebook"_s)
                    QVERIFY2(m_asked.value(language + one.id) >= 3, qPrintable(one.id));
            }
        }
        QVERIFY2(characters.size() >= 32, qPrintable(QString::number(characters.size())));
    }
};

QTEST_GUILESS_MAIN(TestSearchQuestions)
#include "test_search_questions.moc"
