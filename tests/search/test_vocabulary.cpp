// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/slips.h"
#include "model/search/vocabulary.h"
#include "tests/support/stocked_library.h"

using namespace Qt::StringLiterals;

class TestVocabulary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void slipsAreCounted_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<int>("slips");
        QTest::addColumn<int>("ofBeginning");
        QTest::newRow("same") << QByteArray("flip") << QByteArray("flip") << 0 << 0;
        QTest::newRow("missing") << QByteArray("umdrehn") << QByteArray("umdrehen") << 1 << 1;
        QTest::newRow("too many") << QByteArray("fliip") << QByteArray("flip") << 1 << 1;
        QTest::newRow("wrong") << QByteArray("flap") << QByteArray("flip") << 1 << 1;
        QTest::newRow("exchanged") << QByteArray("filp") << QByteArray("flip") << 1 << 1;
        QTest::newRow("far") << QByteArray("castle") << QByteArray("flip") << 3 << 3;
        QTest::newRow("goes on") << QByteArray("destroi") << QByteArray("destroying") << 3 << 1;
        QTest::newRow("nothing typed") << QByteArray() << QByteArray("flip") << 3 << 3;
        QTest::newRow("endless") << QByteArray(500, 'a') << QByteArray(500, 'a') << 3 << 3;
    }
    void slipsAreCounted()
    {
        QFETCH(QByteArray, typed);
        QFETCH(QByteArray, word);
        QFETCH(int, slips);
        QFETCH(int, ofBeginning);
        QCOMPARE(model::slipsBetween(typed.toStdString(), word.toStdString(), 2, false), slips);
        QCOMPARE(model::slipsBetween(typed.toStdString(), word.toStdString(), 2, true), ofBeginning);
    }

    void wordsOfTheLibraryAreFoundInsideAndNear()
    {
        tests::StockedLibrary library;
        const auto directory = model::Directory::load(library.database());
        VERIFY_DONE(directory);
        const auto words = model::Vocabulary::load(library.database(), *directory);
        VERIFY_DONE(words);
        QVERIFY(words->count() > 500);
        QVERIFY(words->containing("bar", 20).contains(u"kriegsbar"_s));
        QVERIFY(!words->containing("krieg", 20).contains(u"kriegsbar"_s));
        QVERIFY(words->near("umdrehn", 6).contains(u"umdrehen"_s));
        QVERIFY(words->near("xyzzyxyzzy", 6).isEmpty());
        QVERIFY(words->near("abc", 6).isEmpty());
        const auto with = [&](auto add) {
            model::Bits items(directory->count());
            add(items);
            return items.count();
        };
        const auto whole = with([&](model::Bits& items) { words->addWhole("coin", items); });
        const auto beginning = with([&](model::Bits& items) { words->addBeginning("coin", items); });
        const auto inside = with([&](model::Bits& items) { words->addContaining("oin", items); });
        QVERIFY(whole > 0 && whole < beginning && beginning <= inside);
        QCOMPARE(with([&](model::Bits& items) { words->addWhole("coi", items); }), size_t{0});
        QCOMPARE(with([&](model::Bits& items) { words->addBeginning("zzzz", items); }), size_t{0});
    }
};

QTEST_GUILESS_MAIN(TestVocabulary)
#include "test_vocabulary.moc"
