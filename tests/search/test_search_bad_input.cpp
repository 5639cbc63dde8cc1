// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/search_engine.h"
#include "model/storage/statement.h"
#include "tests/support/stocked_library.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace model;

/// Whatever is typed or indexed: an answer, no error, and the library as it was.
class TestSearchBadInput : public QObject
{
    Q_OBJECT

    tests::StockedLibrary m_library;
    SearchEngine m_engine{m_library.database()};

    void mustAnswer(const QString& query)
    {
        SearchRequest request;
        request.query = query;
        request.limit = 5;
        const auto result = m_engine.search(request);
        QVERIFY2(result, result ? "" : qPrintable(result.error().reason + u" for "_s + query.left(200)));
        QVERIFY(result->hits.size() <= 5);
    }

    int items() { return m_library.database().value(u"SELECT count(*) FROM search_item"_s)->toInt(); }

private Q_SLOTS:
    void operatorsOfSqlAndOfTheIndexAreJustWords()
    {
        const int before = items();
        for (const QString& query : {u"'; DROP TABLE card; --"_s,
                                     u"\" OR 1=1 --"_s,
                                     u"a NEAR(b, 2)"_s,
                                     u"title_en:monk"_s,
                                     u"{title_en} : monk"_s,
                                     u"^monk"_s,
                                     u"a AND b NOT c"_s,
                                     u"AND"_s,
                                     u"NOT"_s,
                                     u"NEAR"_s,
                                     u"OR OR OR"_s,
                                     u"monk +"_s,
                                     u"*"_s,
                                     u"\"\""_s,
                                     u"\"*\""_s,
                                     u"%"_s,
                                     u"_"_s,
                                     u"?"_s,
                                     u"?1"_s,
                                     u":name"_s,
                                     u"@x"_s,
                                     u"$x"_s,
                                     u"\\"_s,
                                     u"a\"b\"c"_s,
                                     u"name:\"'; DELETE FROM card; '\""_s,
                                     u"tag:'%"_s,
                                     u"id:\"\"\""_s,
                                     u"-"_s,
                                     u"--"_s,
                                     u"()"_s,
                                     u"((("_s,
                                     u")))"_s,
                                     u"|||"_s,
                                     u":::"_s,
                                     u">=<="_s,
                                     u"strength>=99999999999999999999"_s,
                                     u"strength>=-5"_s,
                                     u"-(-(-a))"_s})
            mustAnswer(query);
        QCOMPARE(items(), before);
    }

    void anyUnicodeIsTaken()
    {
        for (const QString& query :
             {u"\U0001F43B"_s, u"日本語"_s, u"العربية"_s, u"Ω≈ç√"_s, u"e\u0301\u0301\u0301"_s,
              u"\ufffe\uffff"_s, QString(QChar(0xd800)), QString(QChar(0xdc00)) + u"x"_s,
              QString(QChar(0)) + u"monk"_s, u"\u202emonk"_s, u"ﷺ"_s, u"ẞßſ"_s, u"İıI"_s})
            mustAnswer(query);
    }

    void anyLengthIsTaken()
    {
        mustAnswer(u"x"_s.repeated(10'000'000));
        mustAnswer(u"monk "_s.repeated(1'000'000));
        mustAnswer(u"\""_s.repeated(100'000));
        mustAnswer(u"a or "_s.repeated(100'000));
        mustAnswer(u"-("_s.repeated(100'000));
    }

    void randomQueriesAreAnswered()
    {
        QRandomGenerator random(20261116);
        const QString pieces =
            u"ab monk\"()|-:<>=!*'; or oder strength type name lang:de in:rules äöüß\u00ad\u0301\U0001F43B"_s;
        for (int i = 0; i < 2000; ++i) {
            QString query;
            const int length = random.bounded(40);
            for (int j = 0; j < length; ++j)
                query += random.bounded(20) == 0 ? QChar(static_cast<char16_t>(random.bounded(0x10000)))
                                                 : pieces[random.bounded(static_cast<int>(pieces.size()))];
            mustAnswer(query);
        }
    }

    void hugeTextsAreIndexedInPart()
    {
        IndexWriter index(m_library.database());
        SearchItem item;
        item.kind = u"page"_s;
        item.game = u"crimson-company"_s;
        item.id = u"huge"_s;
        item.body.en = u"anfangswort "_s + u"lorem "_s.repeated(2'000'000) + u" endwort"_s;
        VERIFY_DONE(tests::inTransaction(m_library.database(), [&] { return index.put(item); }));
        SearchRequest request;
        request.query = u"anfangswort"_s;
        const auto result = m_engine.search(request);
        VERIFY_DONE(result);
        QCOMPARE(result->total, 1);
        QVERIFY(result->hits[0].snippet.size() < 200);
        VERIFY_DONE(tests::inTransaction(m_library.database(),
                                         [&] { return index.remove(item.kind, item.game, item.id); }));
    }

    void itemsMayLackEverything()
    {
        IndexWriter index(m_library.database());
        SearchItem item;
        item.kind = u"strange"_s;
        item.game = u""_s;
        item.id = u""_s;
        VERIFY_DONE(tests::inTransaction(m_library.database(), [&] { return index.put(item); }));
        item.title.de = u"Nurdeutschda"_s;
        VERIFY_DONE(tests::inTransaction(m_library.database(), [&] { return index.put(item); }));
        SearchRequest request;
        request.query = u"nurdeutschda"_s;
        const auto result = m_engine.search(request);
        VERIFY_DONE(result);
        QCOMPARE(result->total, 1);
        QCOMPARE(result->hits[0].title, u"Nurdeutschda"_s);
        VERIFY_DONE(tests::inTransaction(m_library.database(),
                                         [&] { return index.remove(item.kind, item.game, item.id); }));
    }
};

QTEST_GUILESS_MAIN(TestSearchBadInput)
#include "test_search_bad_input.moc"
