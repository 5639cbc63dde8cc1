// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/draft_json.h"
#include "model/faces/sign_mark.h"
#include "model/faces/signs/sign_lists.h"
#include "model/games/crimson_effect_cards.h"
#include "model/games/game_cards.h"
#include "model/library/card_words.h"
#include "model/library/keywords.h"
#include "model/library/library_content.h"
#include "model/library/stored_words.h"
#include "model/play/known_games.h"
#include "model/rulebook/rulebook_store.h"
#include "model/search/query_fields.h"
#include "model/search/search_engine.h"
#include "rules/games/crimson/effects/text/effect_text.h"
#include "tests/support/stocked_library.h"

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

const QString kBattleground = u"battleground"_s;

/// A folder as packs have it, with one character of Battleground.
void writePack(const QTemporaryDir& folder, const QByteArray& character)
{
    QDir(folder.path()).mkpath(u"cards/battleground"_s);
    QFile file(folder.filePath(u"cards/battleground/characters.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"game\": \"battleground\", \"version\": 1, \"characters\": [" +
               QByteArray(character).replace('\'', '"') + "]}");
}

} // namespace

/// What a game says about its cards is all that the library needs to know of it.
class TestGameCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keywordsAreCalledAsTheEffectsCallThem()
    {
        for (int type = 0; type + 1 < kEffectTypes; ++type)
            for (const Language language : kLanguages) {
                const std::string_view word =
                    rules::effects::keyword(static_cast<rules::effects::EffectType>(type), language);
                QCOMPARE(keyword(static_cast<EffectType>(type), language).toStdString(), std::string(word));
            }
    }

    void everyGameBringsCardsRulesAndSomethingToPlay()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        RulebookStore rulebook(library.database());
        std::set<QString> ids;
        for (const GameCards* game : allGameCards()) {
            QVERIFY(ids.insert(game->id()).second);
            QVERIFY(!game->name().en.isEmpty() && !game->name().de.isEmpty());
            const LibraryContent content = builtInContent(game->id());
            for (const rules::Error& problem : content.problems)
                qWarning("%s", problem.text().c_str());
            QVERIFY(content.problems.empty());
            QVERIFY(content.cards.size() >= 24);
            QCOMPARE(store.records(game->id())->size(), content.cards.size());
            QCOMPARE(rulebook.clauses(game->id())->size(), content.clauses.size());
            QVERIFY(!content.clauses.empty() && !content.terms.empty());
            const auto records = store.records(game->id());
            for (const CardRecord& record : *records) {
                QCOMPARE(record.card.game, game->id());
                QVERIFY(record.card.hasStrength() || record.card.kind == kCastle ||
                        !record.card.figures.empty());
            }
        }
        QCOMPARE(store.games()->size(), static_cast<qsizetype>(allGameCards().size()));
    }

    void everyKindOfCardIsDescribedAndSearchable()
    {
        std::set<quint32> bits;
        for (const KindOfCard& kind : allKinds()) {
            QVERIFY2(!kind.name.en.isEmpty() && !kind.name.de.isEmpty(), qPrintable(kind.kind.id()));
            QVERIFY(!kind.plural.en.isEmpty() && !kind.plural.de.isEmpty());
            QVERIFY2(bits.insert(kind.trait).second, qPrintable(kind.kind.id()));
            QCOMPARE(traitsOf(kind.name.en), kind.trait);
            QCOMPARE(traitsOf(kind.name.de), kind.trait);
        }
        for (const GameCards* game : allGameCards())
            for (const CardFile& file : game->files())
                QVERIFY2(game->kindOf(file.kind) != nullptr, qPrintable(file.name));
    }

    void aKindThatTheGameDoesNotHaveIsAnErrorAndNotACharacter()
    {
        QVERIFY(cardKindOf(u"crimson-company"_s, u"castle"_s) == kCastle);
        QVERIFY(!cardKindOf(u"crimson-company"_s, u"dragon"_s));
        QVERIFY(!cardKindOf(u"battleground"_s, u"castle"_s));
        QVERIFY(!cardKindOf(u"battleground"_s, QString()));
        // What a pack of an unknown game says is its own business.
        QVERIFY(cardKindOf(u"nobody-knows"_s, u"dragon"_s));

        CardDraft draft;
        draft.game = u"crimson-company"_s;
        const QString json = draftToJson(draft);
        QVERIFY(draftFromJson(json));
        QVERIFY(!draftFromJson(QString(json).replace(u"\"character\""_s, u"\"dragon\""_s)));
    }

    void aLibraryWithACardOfAnUnknownKindSaysSo()
    {
        tests::StockedLibrary library;
        QVERIFY(library.database().run(u"UPDATE card SET kind = 'dragon' WHERE id = 'thief'"_s));
        LibraryStore store(library.database());
        const auto records = store.records(u"crimson-company"_s);
        QVERIFY(!records);
        QVERIFY2(records.error().reason.contains(u"dragon"_s), qPrintable(records.error().reason));
    }

    void everySignOfEveryCardHasAPictureAndANameInBothLanguages()
    {
        int signs = 0;
        for (const GameCards* game : allGameCards())
            for (const Card& card : builtInCards(game->id())) {
                for (const CardSign& sign : card.signs) {
                    ++signs;
                    QVERIFY2(!signMark(sign.key, {0, 0, 20, 20}).isEmpty(), qPrintable(sign.key));
                    QVERIFY(!sign.name.en.isEmpty() && !sign.name.de.isEmpty());
                }
                if (card.banner.colour >= 0)
                    QVERIFY(card.banner.colour < 9 &&
                            (card.banner.emblem.isEmpty() ||
                             !signMark(card.banner.emblem, {0, 0, 20, 20}).isEmpty()));
            }
        QVERIFY(signs > 200);
        for (const std::span<const SignShape> list : signLists())
            for (const SignShape& each : list) {
                const QRectF room = signPath(each.path).boundingRect();
                QVERIFY2(room.width() > 30 && QRectF(-1, -1, 102, 102).contains(room), each.key.data());
            }
        QVERIFY(signPath("M 1 2 L x").isEmpty() && signPath("K 1").isEmpty());
        QVERIFY(signMark(u"no-such-sign", {0, 0, 20, 20}).isEmpty());
    }

    void howManyTheBoxHoldsIsKnownButNotPrinted()
    {
        for (const char* game : {"samurai-spirit", "game-of-crowns"})
            for (const Card& card : builtInCards(QString::fromLatin1(game)))
                for (const CardFigure& figure : card.printedFigures())
                    QVERIFY(figure.key != kCopies);
        const auto& crowns = builtInCards(u"game-of-crowns"_s);
        const auto knight = std::find_if(crowns.begin(), crowns.end(),
                                         [](const Card& card) { return card.id == u"knight@lyre"; });
        QVERIFY(knight != crowns.end());
        QCOMPARE(knight->figure(kCopies)->value, 3);
        QCOMPARE(knight->cornerNumber(), QString());
        QCOMPARE(knight->cornerValue(), 0);
        QCOMPARE(knight->banner.emblem, u"lyre"_s);
    }

    void effectsAreCalledWhatTheirGameCallsThem()
    {
        const auto labels = [](const char* game, const char* id, Language language) {
            for (const Card& card : builtInCards(QString::fromLatin1(game)))
                if (card.id == QLatin1String(id)) {
                    QStringList found;
                    for (const CardEffect& effect : card.effects)
                        found << effectLabel(effect, language);
                    return found.join(u" | "_s);
                }
            return QString();
        };
        const auto en = Language::English;
        const auto de = Language::German;
        QCOMPARE(labels("samurai-spirit", "kyuzo", en), u"Talent | Kiai, human | Kiai, animal"_s);
        QCOMPARE(labels("samurai-spirit", "kyuzo", de), u"Talent | Kiai, Mensch | Kiai, Tier"_s);
        QCOMPARE(labels("samurai-spirit", "boss-6-flames-no-support-wound", de), u"Strafe | Strafe"_s);
        QCOMPARE(labels("samurai-spirit", "farmstead-wound", en), u"Penalty"_s);
        QCOMPARE(labels("samurai-spirit", "family-heal", en), u"Bonus"_s);
        QCOMPARE(labels("game-of-crowns", "knight@lyre", en), u"Action"_s);
        QCOMPARE(labels("game-of-crowns", "sentinel", de), u"Zu Beginn eines Zuges"_s);
        QCOMPARE(labels("game-of-crowns", "jester", en), u"Scoring"_s);
        QCOMPARE(labels("crimson-company", "thief", en).isEmpty(), false);
        for (const char* game : {"samurai-spirit", "game-of-crowns"})
            for (const Card& card : builtInCards(QString::fromLatin1(game)))
                for (const CardEffect& effect : card.effects)
                    QVERIFY2(!effect.label.en.isEmpty() && !effect.label.de.isEmpty(), qPrintable(card.id));
    }

    void everyValueHasAProvenanceOfItsOwn()
    {
        const auto sources = [](const char* game, const char* id) {
            QStringList found;
            for (const Card& card : builtInCards(QString::fromLatin1(game)))
                if (card.id == QLatin1String(id))
                    for (const CardSource& part : card.sources)
                        found << part.what.en + u' ' + QString(provenanceMark(part.from));
            return found.join(u" | "_s);
        };
        QCOMPARE(sources("samurai-spirit", "kyuzo"),
                 u"Kiai value, human ● | Kiai value, animal ◐ | Talent and Kiai ●"_s);
        QCOMPARE(sources("samurai-spirit", "farmstead-wound"), u"Printed values ● | Number in the box ○"_s);
        QCOMPARE(sources("game-of-crowns", "jester"), u"Effect ● | Number in the box ○"_s);
        QCOMPARE(sources("game-of-crowns", "knight@lyre"), u"Effect ● | Number in the box ◐"_s);
        // The mark on the foot is that of the weakest.
        for (const Card& card : builtInCards(u"samurai-spirit"_s))
            for (const CardSource& part : card.sources)
                QCOMPARE(weaker(card.effectFrom, part.from), card.effectFrom);
    }

    void aBoardHasTwoSides()
    {
        const std::vector<PrintSet> sets = gameCards(u"samurai-spirit"_s)->printSets();
        QVERIFY(sets.front().sides != nullptr);
        for (const Card& card : builtInCards(u"samurai-spirit"_s)) {
            if (!sets.front().holds(card))
                continue;
            const std::vector<Card> sides = sets.front().sides(card);
            QCOMPARE(sides.size(), std::size_t{2});
            QCOMPARE(sides[0].cornerValue() + 3, sides[1].cornerValue());
            for (const Card& side : sides) {
                QCOMPARE(side.effects.size(), std::size_t{2});
                QCOMPARE(side.printedFigures().size(), std::size_t{1});
                QCOMPARE(effectLabel(side.effects[0], Language::English), u"Talent"_s);
            }
            QCOMPARE(effectLabel(sides[0].effects[1], Language::English), u"Kiai, human"_s);
            QCOMPARE(effectLabel(sides[1].effects[1], Language::English), u"Kiai, animal"_s);
            QVERIFY(sides[0].id != sides[1].id);
        }
    }

    void sheetsOfTheirOwnHoldEveryCardOnceAtMost()
    {
        for (const GameCards* game : allGameCards())
            for (const Card& card : builtInCards(game->id())) {
                int sheets = 0;
                for (const PrintSet& set : game->printSets())
                    sheets += set.holds(card) ? 1 : 0;
                QVERIFY2(sheets <= 1, qPrintable(card.id));
            }
        const auto counts = [](const QString& game) {
            QStringList found;
            const auto& cards = builtInCards(game);
            for (const PrintSet& set : gameCards(game)->printSets())
                found << u"%1 %2"_s.arg(set.id).arg(std::count_if(cards.begin(), cards.end(), set.holds));
            return found.join(u", "_s);
        };
        QCOMPARE(counts(u"samurai-spirit"_s), u"boards 7, raiders 69, tokens 7"_s);
        QCOMPARE(counts(u"game-of-crowns"_s), u"houses 54, guests 7, votes 18, references 2"_s);
    }

    void aLibraryPlaysWhatTheProgramPlays()
    {
        tests::StockedLibrary library;
        for (const QString& id : knownGameIds()) {
            const auto game = libraryGame(library.database(), id);
            VERIFY_DONE(game);
            QVERIFY(*game != nullptr);
            QCOMPARE((*game)->libraryHash(), knownGame(id)->libraryHash());
            QCOMPARE((*game)->cards().size(), knownGame(id)->cards().size());
        }
        QVERIFY(*libraryGame(library.database(), u"chess"_s) == nullptr);
        tests::StockedLibrary empty(false);
        for (const QString& id : knownGameIds())
            QCOMPARE((*libraryGame(empty.database(), id))->libraryHash(), knownGame(id)->libraryHash());
    }

    void charactersOfBattlegroundHaveTheirFiguresAndAreMarkedAsOurs()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        const CardRecord archer = **store.record(kBattleground, u"archer"_s);
        QCOMPARE(archer.card.figuresText(Language::English), u"Cost 1 · Range 4 · Attack 1 · Health 2"_s);
        QCOMPARE(archer.card.figuresText(Language::German),
                 u"Kosten 1 · Reichweite 4 · Angriff 1 · Leben 2"_s);
        QCOMPARE(archer.card.cornerNumber(), u"1"_s);
        QVERIFY(!archer.card.hasStrength());
        QCOMPARE(provenanceOf(archer.card), Provenance::House);
        const CardRecord dancer = **store.record(kBattleground, u"axe-dancer"_s);
        QCOMPARE(dancer.card.figure(u"attack")->text(), u"2 × 2"_s);
        QVERIFY(dancer.card.figure(u"defence") == nullptr);
        const CardRecord surgeon = **store.record(kBattleground, u"field-surgeon"_s);
        QCOMPARE(surgeon.card.effects.size(), size_t{1});
        QCOMPARE(surgeon.card.effects[0].type, EffectType::Ability);
        QVERIFY(cardInWords(surgeon.card, Language::German).contains(u"Fähigkeit: "_s));
        QVERIFY(*store.cards(kBattleground) == builtInCards(kBattleground));
    }

    void aSearchFindsCharactersClausesAndClarifications()
    {
        tests::StockedLibrary library;
        SearchEngine engine(library.database());
        const auto kindsOf = [&engine](const QString& query) {
            SearchRequest request;
            request.query = query;
            std::set<QString> kinds;
            const auto found = engine.search(request);
            for (const SearchHit& hit : found->hits)
                if (hit.game == kBattleground)
                    kinds.insert(hit.kind);
            return kinds;
        };
        QVERIFY(kindsOf(u"Bogenschützin"_s).contains(u"card"_s));
        QVERIFY(kindsOf(u"type:ability"_s).contains(u"card"_s));
        QVERIFY(kindsOf(u"game:battleground flanking"_s).contains(u"rule"_s));
        QVERIFY(kindsOf(u"in:clarifications game:battleground gold"_s).contains(u"clarification"_s));
        SearchRequest crimson;
        crimson.query = u"game:crimson archer"_s;
        const auto others = engine.search(crimson);
        for (const SearchHit& hit : others->hits)
            QVERIFY(hit.game != kBattleground);
    }

    void ownersCorrectTheDataOfAnyGame()
    {
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        const auto before = (*libraryGame(library.database(), kBattleground))->libraryHash();
        VERIFY_DONE(store.correct(kBattleground, u"archer"_s, CardField::Effects,
                                  u"{\"health\": 9, \"range\": 3, \"attack\": 2, \"cost\": 2}"_s));
        const CardRecord archer = **store.record(kBattleground, u"archer"_s);
        QCOMPARE(archer.card.figuresText(Language::English), u"Cost 2 · Range 3 · Attack 2 · Health 9"_s);
        QCOMPARE(provenanceOf(archer.card), Provenance::Owner);
        QVERIFY((*libraryGame(library.database(), kBattleground))->libraryHash() != before);
        VERIFY_DONE(store.correct(kBattleground, u"archer"_s, CardField::Effects, std::nullopt));
        QCOMPARE((*libraryGame(library.database(), kBattleground))->libraryHash(), before);
    }

    void valuesThatCannotBeAreRefusedWithAReason_data()
    {
        QTest::addColumn<QString>("data");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const char* data, const char* reason) {
            QTest::newRow(name) << QString::fromUtf8(data).replace(u'\'', u'"') << QString::fromUtf8(reason);
        };
        row("no health", "{'cost': 1, 'range': 1}", "needs health");
        row("health 0", "{'health': 0}", "health");
        row("health below 0", "{'health': -3}", "health");
        row("absurd health", "{'health': 4000}", "health");
        row("cost below 0", "{'health': 2, 'cost': -1}", "cost");
        row("cost beyond all gold", "{'health': 2, 'cost': 7}", "cost");
        row("absurd attack", "{'health': 2, 'range': 1, 'attack': 99}", "attack");
        row("attack without range", "{'health': 2, 'attack': 1}", "range of 0");
        row("attacks without attack", "{'health': 2, 'range': 1, 'attacks': 2}", "attack");
        row("half a heart", "{'health': 2.5}", "health");
        row("words", "{'health': 'two'}", "health");
        row("unknown value", "{'health': 2, 'mana': 3}", "mana");
        row("ability that does nothing", "{'health': 2, 'range': 1, 'ability': {'aim': 'enemy', 'do': []}}",
            "ability");
        row("no object", "[]", "");
        row("no JSON", "{", "");
    }
    void valuesThatCannotBeAreRefusedWithAReason()
    {
        QFETCH(QString, data);
        QFETCH(QString, reason);
        tests::StockedLibrary library;
        LibraryStore store(library.database());
        const CardRecord before = **store.record(kBattleground, u"archer"_s);
        const auto corrected = store.correct(kBattleground, u"archer"_s, CardField::Effects, data);
        QVERIFY(!corrected);
        QCOMPARE(corrected.error().code, StorageErrorCode::Constraint);
        QVERIFY2(corrected.error().reason.contains(reason), qPrintable(corrected.error().reason));
        QVERIFY(**store.record(kBattleground, u"archer"_s) == before);
        QVERIFY(!store.correct(kBattleground, u"archer"_s, CardField::Strength, u"3"_s));
    }

    void aFolderBringsCharactersAndLeavesOutTheBadOnes()
    {
        const QTemporaryDir folder;
        writePack(folder,
                  "{'id': 'ogre', 'name': {'en': 'Ogre', 'de': 'Oger'}, 'provenance': 'owner', 'cost': "
                  "3, 'range': 1, 'attack': 4, 'health': 6},"
                  "{'id': 'ghost', 'name': {'en': 'Ghost', 'de': 'Geist'}, 'provenance': 'owner', "
                  "'cost': 1, 'range': 1},"
                  "{'id': 'giant', 'name': {'en': 'Giant', 'de': 'Riese'}, 'provenance': 'owner', "
                  "'health': 999}");
        LibraryContent content = readContent(folder.path(), kBattleground);
        QCOMPARE(content.cards.size(), size_t{1});
        QCOMPARE(content.cards[0].card, u"ogre"_s);
        QVERIFY(content.problems.size() >= 2);
        QVERIFY(content.problems[0].text().find("characters[1]") != std::string::npos);
        QVERIFY(content.problems[0].text().find("health") != std::string::npos);

        tests::StockedLibrary library;
        content.layer = Layer::Pack;
        content.pack = u"ogres"_s;
        VERIFY_DONE(importContent(library.database(), content));
        const auto read = libraryGame(library.database(), kBattleground);
        const auto& game = *read;
        QCOMPARE(game->cards().size(), knownGame(kBattleground)->cards().size() + 1);
        std::vector<std::string> deck{"deck"};
        deck.insert(deck.end(), 10, "ogre");
        QVERIFY(game->start({"battleground", "standard", 1, {deck, deck}}));
        QVERIFY(!knownGame(kBattleground)->start({"battleground", "standard", 1, {deck, deck}}));
    }

    void decksAndBoardsThatCannotBePlayedAreRefusedWithAReason()
    {
        const rules::KnownGame& game = *knownGame(kBattleground);
        const auto whyNot = [&game](std::size_t cards, const std::string& board) {
            std::vector<std::string> deck{"deck"};
            deck.insert(deck.end(), cards, "levy");
            const auto begun =
                game.start({"battleground", "standard", 1, {deck, deck, {"option", "board", board}}});
            return begun ? std::string() : begun.error().text();
        };
        QCOMPARE(whyNot(10, "5x5"), std::string());
        QVERIFY(whyNot(9, "5x5").find("ten cards, not 9") != std::string::npos);
        QVERIFY(whyNot(11, "5x5").find("ten cards, not 11") != std::string::npos);
        for (const char* board : {"1x5", "0x5", "5x1", "-5x5", "99x99", "board"})
            QVERIFY2(whyNot(10, board).find("board") != std::string::npos, whyNot(10, board).c_str());
    }
};

QTEST_GUILESS_MAIN(TestGameCards)
#include "test_game_cards.moc"
