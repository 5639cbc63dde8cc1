// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/card_directory.h"
#include "model/games/crimson_effect_cards.h"
#include "model/library/owner_edits.h"
#include "model/rulebook/rulebook_store.h"
#include "rules/core/card_head.h"
#include "tests/support/stocked_library.h"

using namespace Qt::StringLiterals;
using namespace model;

namespace {

const QString kGame = u"crimson-company"_s;
const QString kId = u"own-storm-witch"_s;
const QString kGainTwo = u"[{\"type\":\"deployment\",\"do\":[{\"op\":\"gain\",\"amount\":2}]}]"_s;

OwnerCard stormWitch()
{
    OwnerCard card;
    card.layer.game = kGame;
    card.layer.card = kId;
    card.layer.layer = Layer::Owner;
    card.layer.kind = CardKind::Character;
    card.layer.nameFrom = Provenance::Owner;
    card.layer.nameEn = u"Storm Witch"_s;
    card.layer.nameDe = u"Sturmhexe"_s;
    card.layer.gender = rules::Gender::Feminine;
    card.layer.strength = 3;
    card.layer.effects = kGainTwo;
    card.layer.box = kOwnBox.toString();
    card.tags = {u"draft"_s};
    Clarification answer;
    answer.question = {u"Does the witch gain when she is placed?"_s,
                       u"Bekommt die Hexe Münzen, wenn sie platziert wird?"_s};
    answer.answer = {u"No."_s, u"Nein."_s};
    card.clarifications = {answer};
    return card;
}

} // namespace

class TestOwnCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anIdIsMadeOfTheNameAndIsAlwaysAnId()
    {
        QCOMPARE(ownIdOf(u"Storm Witch"_s), kId);
        QCOMPARE(ownIdOf(u"Größe  & Ärger!"_s), u"own-groesse-aerger"_s);
        QCOMPARE(ownIdOf(u"  "_s), u"own-card"_s);
        QCOMPARE(ownIdOf(u"龍"_s), u"own-card"_s);
        for (const QString& name : {u"Émile -- 7"_s, QString(200, u'x'), u"-"_s, u"ß"_s})
            QVERIFY2(rules::isCardId(ownIdOf(name).toStdString()), qPrintable(ownIdOf(name)));
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        const auto all = store.records(kGame);
        VERIFY_DONE(all);
        for (const CardRecord& record : *all)
            QVERIFY(!record.card.id.startsWith(kOwnPrefix));
    }

    void anOwnCardIsEverywhereAtOnce()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        const auto hash = rulesLibraryOf(*store.records(kGame)).rulesHash();
        VERIFY_DONE(store.putOwnerCard(stormWitch()));
        const auto record = store.record(kGame, kId);
        VERIFY_DONE(record);
        QVERIFY(record->has_value());
        QCOMPARE((*record)->home, Layer::Owner);
        QCOMPARE((*record)->card.name.de, u"Sturmhexe"_s);
        QCOMPARE((*record)->card.strengthFrom, Provenance::Owner);
        QVERIFY(!(*record)->card.effects.at(0).text.de.isEmpty());
        const auto rules = rulesLibraryOf(*store.records(kGame));
        QVERIFY(rules.character(kId.toStdString()) != nullptr);
        QVERIFY(rules.rulesHash() != hash);
        const auto directory = CardDirectory::read(library.database(), kGame);
        VERIFY_DONE(directory);
        QVERIFY(directory->find(kId) != nullptr);
        const auto boxes = store.boxes(kGame);
        QCOMPARE(boxes->back().id, kOwnBox.toString());
        QCOMPARE(RulebookStore(library.database()).clarificationsOfCard(kGame, kId)->size(), size_t{1});
        const auto found = library.database().value(
            u"SELECT count(*) FROM search_item WHERE id = ? AND title_de = ?"_s, kId, u"Sturmhexe"_s);
        QCOMPARE(found->toInt(), 1);
        QCOMPARE(store.ownerCard(kGame, kId)->layer.nameEn, std::optional(u"Storm Witch"_s));
        QCOMPARE(store.checkedCount(kGame).value(), 0);
    }

    void aSecondCardOfTheNameHasAnotherId()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        QCOMPARE(store.freeOwnId(kGame, u"Storm Witch"_s).value(), kId);
        VERIFY_DONE(store.putOwnerCard(stormWitch()));
        QCOMPARE(store.freeOwnId(kGame, u"Storm Witch"_s).value(), kId + u"-2"_s);
    }

    void aRemovedCardIsGoneEverywhereAndComesBackWhole()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        OwnerEdits edits;
        edits.setStore(&store);
        edits.put(stormWitch(), u"made"_s);
        const OwnerCard whole = store.ownerCard(kGame, kId).value();
        const auto indexed = [&] {
            return library.database()
                .value(u"SELECT count(*) FROM search_item WHERE id LIKE '%storm-witch%'"_s)
                ->toInt();
        };
        QCOMPARE(indexed(), 2);

        OwnerCard removed = whole;
        removed.layer.kind.reset();
        edits.put(removed, u"removed"_s);
        QVERIFY(!store.record(kGame, kId)->has_value());
        QCOMPARE(rulesLibraryOf(*store.records(kGame)).character(kId.toStdString()), nullptr);
        QCOMPARE(indexed(), 0);
        QCOMPARE(store.ownCards(kGame)->size(), size_t{0});
        QCOMPARE(store.ownCards(kGame, true)->size(), size_t{1});
        QVERIFY(store.boxes(kGame)->empty() || store.boxes(kGame)->back().id != kOwnBox);
        // Nobody else gets its id, so that decks that hold it never show another card.
        QCOMPARE(store.freeOwnId(kGame, u"Storm Witch"_s).value(), kId + u"-2"_s);

        edits.undoStack().undo();
        QCOMPARE(store.ownerCard(kGame, kId).value(), whole);
        QVERIFY(store.record(kGame, kId)->has_value());
        QCOMPARE(indexed(), 2);
        edits.undoStack().undo();
        QVERIFY(!store.record(kGame, kId)->has_value());
        QVERIFY(!store.layer(kGame, kId, Layer::Owner)->has_value());
        edits.undoStack().redo();
        QCOMPARE(store.ownerCard(kGame, kId).value(), whole);
    }

    void itSurvivesANewVersionOfTheProgramsCards()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        VERIFY_DONE(store.putOwnerCard(stormWitch()));
        LibraryContent content = builtInContent(kGame);
        content.hash += u"x"_s;
        VERIFY_DONE(importContent(library.database(), content));
        QVERIFY(store.record(kGame, kId)->has_value());
        QCOMPARE(store.ownerCard(kGame, kId)->clarifications.size(), size_t{1});
    }

    void aCastleHasNoStrength()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        OwnerCard castle = stormWitch();
        castle.layer.kind = kCastle;
        QVERIFY(!store.putOwnerCard(castle));
        castle.layer.strength.reset();
        castle.layer.effects = u"[{\"type\":\"passive\",\"do\":[{\"op\":\"score-at\",\"amount\":3}]}]"_s;
        VERIFY_DONE(store.putOwnerCard(castle));
        QVERIFY(rulesLibraryOf(*store.records(kGame)).castle(kId.toStdString()) != nullptr);
    }

    void whatDoesNotFitIsRefusedWithAReasonAndNothingChanges_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("reason");
        QTest::newRow("no name") << u"no-name"_s << u"a card has a name"_s;
        QTest::newRow("long name") << u"long-name"_s << u"a name has 1 to 80"_s;
        QTest::newRow("strength") << u"strength"_s << u"from 0 to 20"_s;
        QTest::newRow("effects") << u"effects"_s << u"out of range"_s;
        QTest::newRow("two of a type") << u"twice"_s << u"already"_s;
        QTest::newRow("castle's effect") << u"castle"_s << u"castle"_s;
        QTest::newRow("text") << u"text"_s << u"at most 4,000"_s;
        QTest::newRow("tags") << u"tags"_s << u"tags"_s;
        QTest::newRow("answer") << u"answer"_s << u"clarifications"_s;
        QTest::newRow("id") << u"id"_s << u"begins with own-"_s;
    }
    void whatDoesNotFitIsRefusedWithAReasonAndNothingChanges()
    {
        QFETCH(QString, what);
        QFETCH(QString, reason);
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        OwnerCard card = stormWitch();
        if (what == u"no-name") {
            card.layer.nameEn.reset();
            card.layer.nameDe.reset();
        } else if (what == u"long-name")
            card.layer.nameEn = QString(81, u'x');
        else if (what == u"strength")
            card.layer.strength = 21;
        else if (what == u"effects")
            card.layer.effects = u"[{\"type\":\"income\",\"do\":[{\"op\":\"gain\",\"amount\":21}]}]"_s;
        else if (what == u"twice")
            card.layer.effects = u"[{\"type\":\"income\",\"do\":[{\"op\":\"gain\",\"amount\":1}]},"
                                 u"{\"type\":\"income\",\"do\":[{\"op\":\"gain\",\"amount\":1}]}]"_s;
        else if (what == u"castle") {
            card.layer.kind = kCastle;
            card.layer.strength.reset();
        } else if (what == u"text")
            card.layer.textDe = QString(4001, u'x');
        else if (what == u"tags")
            card.tags = {QString(61, u'x')};
        else if (what == u"answer")
            card.clarifications[0].answer = {};
        else
            card.layer.card = u"storm-witch"_s;
        const auto put = store.putOwnerCard(card);
        QVERIFY(!put);
        QCOMPARE(put.error().code, StorageErrorCode::Constraint);
        QVERIFY2(put.error().reason.contains(reason), qPrintable(put.error().reason));
        QVERIFY(!store.record(kGame, card.layer.card)->has_value());
        QVERIFY(store.ownCards(kGame)->empty());
    }

    void aLineOfOwnWordingThatIsEmptyIsWrittenFromItsEffect()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        OwnerCard card = stormWitch();
        card.layer.effects = u"[{\"type\":\"deployment\",\"do\":[{\"op\":\"gain\",\"amount\":2}]},"
                             u"{\"type\":\"income\",\"do\":[{\"op\":\"gain\",\"amount\":1}]}]"_s;
        card.layer.textEn = u"\nA coin falls from the sky."_s;
        VERIFY_DONE(store.putOwnerCard(card));
        const Card shown = (*store.record(kGame, kId))->card;
        QCOMPARE(shown.effects[0].text.en, u"Gain 2 coins."_s);
        QCOMPARE(shown.effects[1].text.en, u"A coin falls from the sky."_s);
        QVERIFY(shown.effects[1].text.de.startsWith(u"Erhalte"));
    }
};

QTEST_GUILESS_MAIN(TestOwnCards)
#include "test_own_cards.moc"
