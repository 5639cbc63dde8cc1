// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_store.h"
#include "tests/support/process_run.h"
#include "tests/support/stocked_library.h"

using namespace Qt::StringLiterals;

/// The commands read the library that --library names, with what its owner has corrected.
class TestCardCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCorrectedCardIsShownAsItsOwnerHasIt()
    {
        tests::StockedLibrary library;
        model::LibraryStore store(library.database());
        VERIFY_DONE(store.correct(u"crimson-company"_s, u"thief"_s, model::CardField::Strength, u"7"_s));
        const auto run = tests::runProcess(QStringLiteral(CASTELLAN_CLI),
                                           {u"card"_s, u"thief"_s, u"--library"_s, library.path()});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        QVERIFY2(run.out.startsWith(u"Thief (strength 7)"_s), qPrintable(run.out));
        QVERIFY2(run.out.contains(u"✓ Strength: copied from your printed card."_s), qPrintable(run.out));
    }

    void aCorrectedStrengthIsSearchedToo()
    {
        tests::StockedLibrary library;
        model::LibraryStore store(library.database());
        VERIFY_DONE(store.correct(u"crimson-company"_s, u"thief"_s, model::CardField::Strength, u"17"_s));
        const auto run = tests::runProcess(QStringLiteral(CASTELLAN_CLI),
                                           {u"--library"_s, library.path(), u"search"_s, u"strength>=17"_s});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        QCOMPARE(run.out.count(u'\n'), 1);
        QVERIFY2(run.out.startsWith(u"card\tthief\t"_s), qPrintable(run.out));
    }

    /// cc.solo.beggar and the others: the text of the variant in which a card is looked at.
    void aCardHasTheTextOfTheVariant()
    {
        tests::StockedLibrary library;
        const auto text = [&](const QString& card, const QString& variant, const QString& language) {
            QStringList words{u"--library"_s, library.path(), u"card"_s, card, u"--lang"_s, language};
            if (!variant.isEmpty())
                words += {u"--variant"_s, variant};
            return tests::runProcess(QStringLiteral(CASTELLAN_CLI), words);
        };
        for (const QString& language : {u"en"_s, u"de"_s}) {
            const QString usual = text(u"beggar"_s, {}, language).out;
            const QString solo = text(u"beggar"_s, u"solo"_s, language).out;
            QVERIFY(!usual.isEmpty() && !solo.isEmpty());
            QVERIFY2(usual != solo, qPrintable(solo));
            QCOMPARE(text(u"beggar"_s, u"duel"_s, language).out, usual);
            QCOMPARE(text(u"beggar"_s, u"co-op"_s, language).out, solo);
            QCOMPARE(text(u"beggar"_s, u"coop"_s, language).out, solo);
            QCOMPARE(text(u"thief"_s, u"solo"_s, language).out, text(u"thief"_s, {}, language).out);
        }
        const auto refused = text(u"beggar"_s, u"chess"_s, u"en"_s);
        QCOMPARE(refused.exitCode, 2);
        QVERIFY2(refused.err.contains(u"free-for-all"_s), qPrintable(refused.err));
    }

    void aLibraryThatCannotBeReadIsToldInOneSentence()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"a.castellan"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(3000, 'x'));
        file.close();
        const auto run = tests::runProcess(QStringLiteral(CASTELLAN_CLI),
                                           {u"card"_s, u"thief"_s, u"--library"_s, file.fileName()});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.out.isEmpty());
        QCOMPARE(run.err.count(u'\n'), 1);
    }
};

QTEST_GUILESS_MAIN(TestCardCommand)
#include "test_card_command.moc"
