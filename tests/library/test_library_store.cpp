// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/crimson_effect_cards.h"
#include "model/library/library_content.h"
#include "model/library/library_store.h"
#include "tests/support/stocked_library.h"

using namespace Qt::StringLiterals;
using namespace model;

namespace {
const QString kGame = u"crimson-company"_s;
}

class TestLibraryStore : public QObject
{
    Q_OBJECT

    static CardRecord recordOf(LibraryStore& store, const QString& id)
    {
        const auto record = store.record(kGame, id);
        if (!record || !*record)
            qFatal("no card %s", qPrintable(id));
        return **record;
    }

    static rules::effects::Library rulesOf(LibraryStore& store)
    {
        return rulesLibraryOf(*store.records(kGame));
    }

private Q_SLOTS:
    void theBuiltInCardsAreThoseOfTheProgram()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        const auto cards = store.cards(kGame);
        VERIFY_DONE(cards);
        QCOMPARE(*cards, builtInCards(kGame));
        const auto rules = rulesOf(store);
        QCOMPARE(rules.rulesHash(), rulesLibraryOf(builtInRecords(kGame)).rulesHash());
    }

    void aCorrectionWinsAFieldAtATimeAndCanBeTakenBack()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        const CardRecord before = recordOf(store, u"thief"_s);
        QCOMPARE(before.layerOf(CardField::Strength), Layer::BuiltIn);
        QCOMPARE(before.card.strengthFrom, Provenance::House);

        const auto former = store.correct(kGame, u"thief"_s, CardField::Strength, u"5"_s);
        VERIFY_DONE(former);
        QCOMPARE(*former, std::nullopt);
        const CardRecord corrected = recordOf(store, u"thief"_s);
        QCOMPARE(corrected.card.strength, 5);
        QCOMPARE(corrected.card.strengthFrom, Provenance::Owner);
        QCOMPARE(corrected.layerOf(CardField::Strength), Layer::Owner);
        QCOMPARE(corrected.card.name, before.card.name);
        QCOMPARE(corrected.card.effectFrom, before.card.effectFrom);
        QCOMPARE(corrected.layerOf(CardField::Effects), Layer::BuiltIn);
        QCOMPARE(rulesOf(store).character("thief")->strength, std::uint8_t{5});

        QCOMPARE(*store.correct(kGame, u"thief"_s, CardField::Strength, u"6"_s), std::optional(u"5"_s));
        QCOMPARE(*store.correct(kGame, u"thief"_s, CardField::Strength, *former), std::optional(u"6"_s));
        QCOMPARE(recordOf(store, u"thief"_s), before);
        QVERIFY(!store.layer(kGame, u"thief"_s, Layer::Owner)->has_value());
    }

    void aNewEffectReachesTextAndEngine()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        const auto hash = rulesOf(store).rulesHash();
        const QString oldText = recordOf(store, u"thief"_s).card.effects.at(0).text.de;
        VERIFY_DONE(store.correct(
            kGame, u"thief"_s, CardField::Effects,
            u" [{\"type\": \"score\", \"do\": [{\"op\": \"win-by\", \"rule\": \"less-strength\"}]}]"_s));
        const CardRecord changed = recordOf(store, u"thief"_s);
        QCOMPARE(changed.card.effects.size(), size_t{1});
        QCOMPARE(changed.card.effects[0].type, EffectType::Score);
        QVERIFY(!changed.card.effects[0].text.de.isEmpty());
        QVERIFY(changed.card.effects[0].text.de != oldText);
        QCOMPARE(changed.card.effectFrom, Provenance::Owner);
        QVERIFY(rulesOf(store).rulesHash() != hash);
    }

    void aTextOfTheOwnerIsShownUntilTheEffectChanges()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        VERIFY_DONE(store.correct(kGame, u"monk"_s, CardField::TextDe, u"Wie auf meiner Karte."_s));
        const CardRecord monk = recordOf(store, u"monk"_s);
        QCOMPARE(monk.card.effects.at(0).text.de, u"Wie auf meiner Karte."_s);
        QVERIFY(monk.card.effects.at(0).text.en != monk.card.effects.at(0).text.de);
        QCOMPARE(monk.layerOf(CardField::TextDe), Layer::Owner);
        QCOMPARE(monk.layerOf(CardField::TextEn), Layer::BuiltIn);
    }

    void whatDoesNotFitIsRefusedAndNothingChanges_data()
    {
        QTest::addColumn<QString>("card");
        QTest::addColumn<int>("field");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* name, const QString& card, CardField field, const QString& value) {
            QTest::newRow(name) << card << static_cast<int>(field) << value;
        };
        row("strength is no number", u"thief"_s, CardField::Strength, u"strong"_s);
        row("strength too high", u"thief"_s, CardField::Strength, u"21"_s);
        row("strength negative", u"thief"_s, CardField::Strength, u"-1"_s);
        row("effects are no JSON", u"thief"_s, CardField::Effects, u"flip everything"_s);
        row("effects unknown", u"thief"_s, CardField::Effects, u"[{\"type\": \"magic\", \"do\": []}]"_s);
        row("effect of 10 MB", u"thief"_s, CardField::Effects, u"["_s.repeated(10'000'000));
        row("name empty", u"thief"_s, CardField::NameEn, u"  "_s);
        row("name too long", u"thief"_s, CardField::NameEn, u"x"_s.repeated(10'000'000));
        row("name with a control character", u"thief"_s, CardField::NameEn, u"Thi\u0007ef"_s);
        row("text of 10 MB", u"thief"_s, CardField::TextEn, u"x"_s.repeated(10'000'000));
        row("no such card", u"nobody"_s, CardField::Strength, u"3"_s);
    }
    void whatDoesNotFitIsRefusedAndNothingChanges()
    {
        QFETCH(QString, card);
        QFETCH(int, field);
        QFETCH(QString, value);
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        const auto refused = store.correct(kGame, card, static_cast<CardField>(field), value);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, StorageErrorCode::Constraint);
        QVERIFY(!refused.error().reason.isEmpty());
        QCOMPARE(*store.cards(kGame), builtInCards(kGame));
        VERIFY_DONE(store.correct(kGame, u"thief"_s, CardField::Strength, u"3"_s));
    }

    void copiesTagsAndBoxesGiveTheirFormerValue()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        QCOMPARE(*store.setOwned(kGame, u"monk"_s, 2), 0);
        QCOMPARE(*store.setOwned(kGame, u"monk"_s, 3), 2);
        QCOMPARE(store.owned(kGame)->value(u"monk"_s), 3);
        QCOMPARE(*store.setOwned(kGame, u"monk"_s, 0), 3);
        QVERIFY(store.owned(kGame)->isEmpty());
        QVERIFY(!store.setOwned(kGame, u"monk"_s, -1));
        QCOMPARE(*store.setTags(kGame, u"monk"_s, {u"b"_s, u"a"_s, u"a"_s}), QStringList());
        QCOMPARE(*store.tags(kGame, u"monk"_s), (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(*store.setTags(kGame, u"monk"_s, {}), (QStringList{u"a"_s, u"b"_s}));
        QVERIFY(!store.setTags(kGame, u"monk"_s, {u" "_s}));
        const auto boxes = store.boxes(kGame);
        VERIFY_DONE(boxes);
        QCOMPARE(boxes->size(), size_t{3});
        QCOMPARE(*store.setBoxOwned(kGame, boxes->at(0).id, true), false);
        QCOMPARE(*store.setBoxOwned(kGame, boxes->at(0).id, true), true);
        QVERIFY(store.boxes(kGame)->at(0).owned);
    }

    void checkedCardsAreCounted()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        QCOMPARE(*store.checkedCount(kGame), 0);
        // The printed card may well say what we guessed: that counts as checked.
        VERIFY_DONE(store.correct(kGame, u"thief"_s, CardField::Strength, u"2"_s));
        VERIFY_DONE(store.correct(kGame, u"monk"_s, CardField::NameEn, u"Friar"_s));
        QCOMPARE(*store.checkedCount(kGame), 1);
    }
};

QTEST_GUILESS_MAIN(TestLibraryStore)
#include "test_library_store.moc"
