// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/saved_searches.h"
#include "tests/support/stocked_library.h"

using namespace Qt::StringLiterals;
using namespace model;

class TestSavedSearches : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theyAreKeptInOrder()
    {
        tests::StockedLibrary library(false);
        SavedSearches searches(library.database());
        VERIFY_DONE(searches.save(u"Strong"_s, u"strength>=4"_s));
        VERIFY_DONE(searches.save(u"Coins"_s, u"coin in:cards"_s));
        const auto list = searches.list();
        VERIFY_DONE(list);
        QCOMPARE(list->size(), size_t{2});
        QCOMPARE(list->at(0).name, u"Strong"_s);
        QCOMPARE(list->at(1).query, u"coin in:cards"_s);
    }

    void everyChangeCanBeUndone()
    {
        tests::StockedLibrary library(false);
        SavedSearches searches(library.database());
        QCOMPARE(*searches.save(u"A"_s, u"one"_s), std::nullopt);
        QCOMPARE(*searches.save(u"A"_s, u"two"_s), std::optional(u"one"_s));
        VERIFY_DONE(searches.rename(u"A"_s, u"B"_s));
        QCOMPARE(*searches.remove(u"B"_s), std::optional(u"two"_s));
        QCOMPARE(*searches.remove(u"B"_s), std::nullopt);
        QVERIFY(searches.list()->empty());
    }

    void namesAreUniqueAndNotEmpty()
    {
        tests::StockedLibrary library(false);
        SavedSearches searches(library.database());
        VERIFY_DONE(searches.save(u"A"_s, u"one"_s));
        VERIFY_DONE(searches.save(u"B"_s, QString()));
        QCOMPARE(searches.rename(u"A"_s, u"B"_s).error().code, StorageErrorCode::Constraint);
        QCOMPARE(searches.save(u" "_s, u"x"_s).error().code, StorageErrorCode::Constraint);
        QCOMPARE(searches.list()->size(), size_t{2});
    }
};

QTEST_GUILESS_MAIN(TestSavedSearches)
#include "test_saved_searches.moc"
