// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_store.h"
#include "model/search/search_results_model.h"
#include "model/search/search_session.h"
#include "tests/support/stocked_library.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

SearchRequest request(const QString& query)
{
    SearchRequest result;
    result.query = query;
    return result;
}

} // namespace

class TestSearchSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSearchIsAnsweredInTheThreadThatAsked()
    {
        tests::StockedLibrary library;
        SearchSession session(library.path());
        QThread* thread = nullptr;
        SearchResult answer;
        connect(&session, &SearchSession::found, this, [&](const SearchResult& result) {
            thread = QThread::currentThread();
            answer = result;
        });
        session.search(request(u"monk"_s));
        QVERIFY(session.isSearching());
        QTRY_VERIFY(thread != nullptr);
        QCOMPARE(thread, QThread::currentThread());
        QVERIFY(!session.isSearching());
        QCOMPARE(answer.request.query, u"monk"_s);
        QCOMPARE(answer.hits.at(0).id, u"monk"_s);
    }

    void onlyTheLatestSearchIsReported()
    {
        tests::StockedLibrary library;
        SearchSession session(library.path());
        QStringList answered;
        connect(&session, &SearchSession::found, this,
                [&](const SearchResult& result) { answered << result.request.query; });
        for (const QString& typed : {u"a"_s, u"al"_s, u"alc"_s, u"alch"_s})
            session.search(request(typed));
        QTRY_VERIFY(!answered.isEmpty());
        QCOMPARE(answered, QStringList{u"alch"_s});
        session.search(request(u"monk"_s));
        session.cancel();
        QVERIFY(!session.isSearching());
        session.search(request(u"loki"_s));
        QTRY_COMPARE(answered.size(), 2);
        QCOMPARE(answered.last(), u"loki"_s);
    }

    void aChangeByAnotherConnectionIsSeen()
    {
        tests::StockedLibrary library;
        SearchSession session(library.path());
        SearchResult answer;
        connect(&session, &SearchSession::found, this, [&](const SearchResult& result) { answer = result; });
        session.search(request(u"hexenmeister in:cards"_s));
        QTRY_VERIFY(!session.isSearching());
        QCOMPARE(answer.total, 0);
        LibraryStore store(library.database());
        VERIFY_DONE(store.correct(u"crimson-company"_s, u"wizard"_s, CardField::NameDe, u"Hexenmeister"_s));
        session.search(request(u"hexenmeister in:cards"_s));
        QTRY_VERIFY(!session.isSearching());
        QCOMPARE(answer.cards.toList(), QStringList{u"wizard"_s});
    }

    void aMissingLibraryIsReported()
    {
        SearchSession session(u"/nowhere/at/all.castellan"_s);
        QSignalSpy failures(&session, &SearchSession::failed);
        session.search(request(u"monk"_s));
        QVERIFY(failures.wait());
        QVERIFY(!session.isSearching());
    }

    void itCanGoAtAnyMoment()
    {
        tests::StockedLibrary library;
        for (int i = 0; i < 5; ++i) {
            SearchSession session(library.path());
            session.search(request(u"card"_s));
        }
    }

    void theResultsKeepQtsContract()
    {
        SearchResultsModel results;
        const QAbstractItemModelTester tester(&results,
                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
        SearchResult result;
        SearchHit hit;
        hit.kind = u"card"_s;
        hit.id = u"monk"_s;
        hit.language = Language::German;
        hit.title = u"Mönch"_s;
        hit.titleMarks = {{0, 2}};
        hit.snippet = u"Drehe um."_s;
        result.hits = {hit, hit, hit};
        results.setResult(result);
        QCOMPARE(results.rowCount(), 3);
        const QModelIndex first = results.index(0);
        QCOMPARE(first.data().toString(), u"Mönch"_s);
        QCOMPARE(first.data(SearchResultsModel::KindRole).toString(), u"card"_s);
        QCOMPARE(first.data(SearchResultsModel::IdRole).toString(), u"monk"_s);
        QCOMPARE(first.data(SearchResultsModel::SnippetRole).toString(), u"Drehe um."_s);
        QCOMPARE(first.data(SearchResultsModel::LanguageRole).toString(), u"de"_s);
        QCOMPARE(first.data(SearchResultsModel::TitleMarksRole).toList().at(0).toPoint(), QPoint(0, 2));
        results.clear();
        QCOMPARE(results.rowCount(), 0);
    }
};

QTEST_GUILESS_MAIN(TestSearchSession)
#include "test_search_session.moc"
