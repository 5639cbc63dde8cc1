// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_store.h"
#include "model/search/folding.h"
#include "model/search/query_words.h"
#include "model/search/search_engine.h"
#include "model/search/search_kinds.h"
#include "tests/support/all_cards.h"
#include "tests/support/stocked_library.h"

using namespace Qt::StringLiterals;
using namespace model;

class TestSearch : public QObject
{
    Q_OBJECT

    tests::StockedLibrary m_library;
    SearchEngine m_engine{m_library.database()};

    SearchResult ask(const QString& query, Language shown = Language::English, int limit = 100)
    {
        SearchRequest request;
        request.query = query;
        request.shown = shown;
        request.limit = limit;
        auto result = m_engine.search(request);
        if (!result)
            qFatal("%s", qPrintable(result.error().reason));
        return std::move(result).value();
    }

    QStringList ids(const QString& query)
    {
        QStringList result;
        for (const SearchHit& hit : ask(query).hits)
            result << hit.id;
        return result;
    }

    QStringList cardIds(const QString& query)
    {
        QStringList result = ask(query).cards.toList();
        result.sort();
        return result;
    }

    /// Puts pages into the index, in this order, and gives the ids that a query finds among them.
    QStringList orderOf(const QString& query, const std::vector<SearchItem>& items)
    {
        IndexWriter index(m_library.database());
        for (const SearchItem& item : items)
            (void)tests::inTransaction(m_library.database(), [&] { return index.put(item); }).value();
        QStringList order;
        for (const SearchHit& hit : ask(query).hits)
            if (hit.id.startsWith(u"pair#"))
                order << hit.id.mid(5);
        for (const SearchItem& item : items)
            (void)tests::inTransaction(m_library.database(), [&] {
                return index.remove(item.kind, item.game, item.id);
            }).value();
        return order;
    }
    static SearchItem item(const QString& name, const QString& body, const QString& title = u"Page"_s,
                           const QString& kind = kPageKind.toString())
    {
        SearchItem result;
        result.kind = kind;
        result.game = u"crimson-company"_s;
        result.id = u"pair#"_s + name;
        result.title.en = title;
        result.body.en = body;
        return result;
    }

private Q_SLOTS:
    void namesAreFoundInEitherLanguageHoweverTheyAreWritten_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("card");
        const auto row = [](const char* query, const char* card) {
            QTest::newRow(query) << QString::fromUtf8(query) << QString::fromUtf8(card);
        };
        row("Dieb", "thief");
        row("Diebin", "thief");
        row("thief", "thief");
        row("THIEF", "thief");
        row("Söldner", "sellsword");
        row("Soeldner", "sellsword");
        row("soldner", "sellsword");
        row("Musketier", "sellsword");
        row("war bear", "war-bear");
        row("warbear", "war-bear");
        row("war-bear", "war-bear");
        row("Kriegsbär", "war-bear");
        row("kriegsbaer", "war-bear");
        row("name:\"war bear\"", "war-bear");
        row("Voodoo-Puppe", "voodoo-doll");
        row("voodoopuppe", "voodoo-doll");
        row("voodoo puppe", "voodoo-doll");
        row("fährm", "ferryman");
        row("Apokalyptischer Reiter", "apocalyptic-rider");
        row("Aalchemist", "alchemist");
        row("kreigsbär", "war-bear");
    }
    void namesAreFoundInEitherLanguageHoweverTheyAreWritten()
    {
        QFETCH(QString, query);
        QFETCH(QString, card);
        const SearchResult result = ask(query);
        QVERIFY(!result.hits.empty());
        QCOMPARE(result.hits[0].kind, kCardKind.toString());
        QCOMPARE(result.hits[0].id, card);
    }

    void aSlipStillFindsTheWord()
    {
        const SearchResult result = ask(u"umdrehn"_s);
        QCOMPARE(result.respelled.size(), size_t{1});
        QCOMPARE(result.respelled[0].typed, u"umdrehn"_s);
        QVERIFY(result.respelled[0].used.contains(u"umdrehen"_s));
        QVERIFY(result.total > 3);
        QVERIFY(!result.hits[0].whole);
        QVERIFY(ask(u"umdrehen"_s).respelled.empty());
    }

    void hitsComeByNameThenClarificationThenRule()
    {
        const SearchResult result = ask(u"heimdall"_s);
        QCOMPARE(result.hits[0].id, u"heimdall"_s);
        QStringList kinds;
        for (const SearchHit& hit : result.hits) {
            if (kinds.isEmpty() || kinds.last() != hit.kind)
                kinds << hit.kind;
        }
        QCOMPARE(kinds.mid(0, 3),
                 (QStringList{kCardKind.toString(), kClarificationKind.toString(), kClauseKind.toString()}));
    }

    void anExactNameComesBeforeLongerOnes()
    {
        // "Hel" is a name, begins "Held…" in texts and is inside others.
        QCOMPARE(ids(u"hel"_s).first(), u"hel"_s);
        QCOMPARE(ids(u"troll"_s).first(), u"troll-mother"_s);
    }

    void fieldsFilterInBothLanguages_data()
    {
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        QTest::addColumn<QStringList>("cards");
        const auto row = [](const char* en, const char* de, const char* cards) {
            QTest::newRow(en) << QString::fromUtf8(en) << QString::fromUtf8(de)
                              << QString::fromUtf8(cards).split(u' ');
        };
        row("strength>=6", "stärke>=6", "fenrir troll-mother");
        row("type:recruitment", "typ:rekrutierung", "bard fortune-teller");
        row("type:income", "typ:einkommen", "dodgy-dealer mint");
        row("type:score strength<2", "typ:wertung staerke<2", "fairy plague-doctor underdog");
        row("strength=0", "stärke:0", "shapeshifter");
        row("type:castle type:income", "typ:burg typ:einkommen", "mint");
        row("id:thief", "id:thief", "thief");
        row("strength>=6 -name:troll", "stärke>=6 -name:troll", "fenrir");
        row("name:loki or name:njord", "name:loki oder name:njord", "loki njord");
    }
    void fieldsFilterInBothLanguages()
    {
        QFETCH(QString, english);
        QFETCH(QString, german);
        QFETCH(QStringList, cards);
        QCOMPARE(cardIds(english), cards);
        QCOMPARE(cardIds(german), cards);
    }

    void placesAndLanguagesNarrowTheSearch()
    {
        for (const SearchHit& hit : ask(u"coin in:rules"_s).hits)
            QVERIFY(hit.kind == kClauseKind || hit.kind == kClarificationKind);
        for (const SearchHit& hit : ask(u"coin in:cards"_s).hits)
            QCOMPARE(hit.kind, kCardKind.toString());
        QVERIFY(ask(u"in:pdf coin"_s).hits.empty());
        QVERIFY(ask(u"Diebin lang:en"_s).total == 0);
        const SearchResult german = ask(u"lang:de verdeckt"_s);
        QVERIFY(german.total > 0);
        for (const SearchHit& hit : german.hits)
            QCOMPARE(hit.language, Language::German);
    }

    void aHitIsShownInTheLanguageThatFits()
    {
        QCOMPARE(ask(u"Diebin"_s, Language::English).hits[0].title, u"Diebin"_s);
        QCOMPARE(ask(u"Thief"_s, Language::German).hits[0].title, u"Thief"_s);
        QCOMPARE(ask(u"Fenrir"_s, Language::German).hits[0].language, Language::German);
        QCOMPARE(ask(u"Fenrir"_s, Language::English).hits[0].language, Language::English);
    }

    void whatFitsIsMarked()
    {
        const SearchResult result = ask(u"kriegsbaer"_s);
        const SearchHit& hit = result.hits[0];
        QCOMPARE(hit.title, u"Kriegsbär"_s);
        QCOMPARE(hit.titleMarks, (std::vector<Mark>{{0, 9}}));
        for (const SearchHit& each : ask(u"coin"_s).hits) {
            for (const Mark& mark : each.snippetMarks) {
                QVERIFY(mark.from >= 0 && mark.length > 0 && mark.from + mark.length <= each.snippet.size());
                const QString part = each.snippet.mid(mark.from, mark.length).toLower();
                QVERIFY2(part == u"coin" || part.startsWith(u"m") || part.startsWith(u"g") ||
                             part.startsWith(u"b"),
                         qPrintable(part));
            }
        }
    }

    void wordsThatMeanTheSameAreFound()
    {
        // The rulebook says lane and face-down.
        QVERIFY(ask(u"column"_s).total > 5);
        QVERIFY(ask(u"Spalte"_s).total > 5);
    }

    void phrasesAreFoundAsTheyStand()
    {
        const int loose = ask(u"own side"_s).total;
        const int exact = ask(u"\"own side\""_s).total;
        QVERIFY(exact > 0 && exact < loose);
        QVERIFY(ask(u"\"side own\""_s).total == 0);
    }

    void onlyAWholePhraseIsMarked()
    {
        int phrases = 0;
        for (const SearchHit& hit : ask(u"\"own side\""_s).hits) {
            for (const Mark& mark : hit.snippetMarks) {
                QCOMPARE(fold(hit.snippet.mid(mark.from, mark.length)), u"own side"_s);
                ++phrases;
            }
        }
        QVERIFY(phrases > 0);
    }

    void aQuoteThatIsNotClosedYetFindsWhatBeginsSo()
    {
        QCOMPARE(ids(u"\"dieb"_s).first(), u"thief"_s);
        QCOMPARE(ids(u"\"thi"_s).first(), u"thief"_s);
        QCOMPARE(ids(u"\"war be"_s).first(), u"war-bear"_s);
        QCOMPARE(cardIds(u"name:\"war be"_s), QStringList{u"war-bear"_s});
    }

    void wordsOfATitleAreNotReadAcrossItsBlanks()
    {
        // "kann die Berserkerin": no word has "dieb" in it.
        for (const SearchHit& hit : ask(u"Dieb"_s).hits)
            QVERIFY2(hit.id != u"cl.berserker.floor", "found across a blank");
    }

    void theCardsThatAreCountedAreThoseThatAreShown()
    {
        const SearchResult result = ask(u"bishop tie same number of face down cards"_s);
        int shown = 0;
        for (const SearchHit& hit : result.hits) {
            if (hit.kind != kCardKind)
                continue;
            ++shown;
            QVERIFY2(result.cards.toList().contains(hit.id), qPrintable(hit.id));
        }
        QVERIFY(shown > 0);
    }

    void boxesAreFoundByTheirNamesInBothLanguages()
    {
        LibraryStore store(m_library.database());
        VERIFY_DONE(store.correct(u"crimson-company"_s, u"monk"_s, CardField::Box, u"first-edition"_s));
        VERIFY_DONE(store.correct(u"crimson-company"_s, u"loki"_s, CardField::Box, u"the-other-side"_s));
        for (const QString& query : {u"box:first"_s, u"schachtel:\"Erste Auflage\""_s, u"schachtel:erste"_s,
                                     u"box:\"first edition\""_s, u"box:first-edition"_s, u"box:edition"_s})
            QVERIFY2(cardIds(query) == QStringList{u"monk"_s}, qPrintable(query));
        QCOMPARE(cardIds(u"box:other"_s), QStringList{u"loki"_s});
        QCOMPARE(cardIds(u"box:dition"_s), QStringList());
        VERIFY_DONE(store.correct(u"crimson-company"_s, u"monk"_s, CardField::Box, std::nullopt));
        VERIFY_DONE(store.correct(u"crimson-company"_s, u"loki"_s, CardField::Box, std::nullopt));
    }

    void signsAloneFindNothing()
    {
        for (const QString& query : {u"*"_s, u"🙂"_s, u"?!"_s}) {
            const SearchResult result = ask(query);
            QVERIFY2(result.hits.empty() && result.cards.isEmpty(), qPrintable(query));
            QCOMPARE(result.problems.size(), size_t{1});
        }
    }

    void theTypedWordCountsMoreThanOneThatMeansTheSame()
    {
        const QStringList found = ids(u"flip"_s);
        const qsizetype typed = found.indexOf(u"cl.demon.self"_s);
        QVERIFY(typed >= 0);
        QVERIFY2(typed < found.indexOf(u"cl.heimdall.two"_s) || !found.contains(u"cl.heimdall.two"_s),
                 qPrintable(found.mid(0, 8).join(u' ')));
    }

    void anIdFindsItsRuleFirst()
    {
        for (const QString& id : {u"cc.score.tie"_s, u"cl.thief.no-coin"_s, u"cc.card.monk"_s})
            QCOMPARE(ids(id).value(0), id);
        QCOMPARE(ids(u" CC.Score.Tie "_s).value(0), u"cc.score.tie"_s);
        QVERIFY(ask(u"cc.score.tie"_s).hits[0].whole);
    }

    void aWordIsFoundInTheMiddle()
    {
        QVERIFY(cardIds(u"name:priester"_s).contains(u"blood-priest"_s));
        QVERIFY(cardIds(u"bär"_s).contains(u"war-bear"_s));
        QVERIFY(!cardIds(u"name:priester*"_s).contains(u"blood-priest"_s));
    }

    void nothingTypedShowsEverythingAndNonsenseNothing()
    {
        QCOMPARE(ask(QString()).cards.size(), qsizetype{tests::allCards()});
        QVERIFY(ask(u"xyzzyqwertz"_s).hits.empty());
        QCOMPARE(ask(u"strength>=3"_s, Language::English, 2).hits.size(), size_t{2});
        QVERIFY(ask(u"strength>=3"_s, Language::English, 2).cards.size() > 10);
    }

    void ownedCopiesAndTagsAreFoundAsSoonAsTheyAreSet()
    {
        LibraryStore store(m_library.database());
        QVERIFY(cardIds(u"owned>=1"_s).isEmpty());
        VERIFY_DONE(store.setOwned(u"crimson-company"_s, u"monk"_s, 2));
        QCOMPARE(cardIds(u"owned>=1"_s), QStringList{u"monk"_s});
        QCOMPARE(cardIds(u"besitz=2"_s), QStringList{u"monk"_s});
        QCOMPARE(cardIds(u"owned:yes"_s), QStringList{u"monk"_s});
        QCOMPARE(cardIds(u"besitz:ja"_s), QStringList{u"monk"_s});
        VERIFY_DONE(store.setTags(u"crimson-company"_s, u"loki"_s, {u"Lieblingskarten"_s}));
        QCOMPARE(cardIds(u"tag:lieblings"_s), QStringList{u"loki"_s});
        QCOMPARE(cardIds(u"schlagwort:lieblingskarten"_s), QStringList{u"loki"_s});
    }

    void aCorrectionIsFoundAtOnce()
    {
        LibraryStore store(m_library.database());
        VERIFY_DONE(store.correct(u"crimson-company"_s, u"wizard"_s, CardField::NameDe, u"Hexenmeister"_s));
        QCOMPARE(ids(u"hexenmeist"_s).first(), u"wizard"_s);
        VERIFY_DONE(store.correct(u"crimson-company"_s, u"wizard"_s, CardField::Strength, u"11"_s));
        QCOMPARE(cardIds(u"strength>10"_s), QStringList{u"wizard"_s});
        VERIFY_DONE(store.correct(u"crimson-company"_s, u"wizard"_s, CardField::NameDe, std::nullopt));
        VERIFY_DONE(store.correct(u"crimson-company"_s, u"wizard"_s, CardField::Strength, std::nullopt));
        QCOMPARE(ids(u"Zauberer"_s).first(), u"wizard"_s);
    }

    void theExamplesOfTheHelpFindSomething()
    {
        for (const QueryExample& example : queryExamples()) {
            for (const Language language : kLanguages) {
                const QString query = example.query.in(language);
                if (!query.startsWith(u"owned") && !query.startsWith(u"besitz"))
                    QVERIFY2(ask(query).total > 0, qPrintable(query));
            }
        }
    }

    void anyKindCanBeIndexed()
    {
        IndexWriter index(m_library.database());
        SearchItem page;
        page.kind = kPageKind.toString();
        page.game = u"crimson-company"_s;
        page.id = u"book#12"_s;
        page.title.de = u"Seite 12"_s;
        page.body.de = u"Der Quastenflosser wird um\u00adge-\ndreht."_s;
        VERIFY_DONE(tests::inTransaction(m_library.database(), [&] { return index.put(page); }));
        const SearchResult result = ask(u"quastenflosser umgedreht"_s);
        QCOMPARE(result.total, 1);
        const auto hit = std::find_if(result.hits.begin(), result.hits.end(),
                                      [](const SearchHit& each) { return each.kind == kPageKind; });
        QVERIFY(hit != result.hits.end());
        QCOMPARE(hit->title, u"Seite 12"_s);
        VERIFY_DONE(tests::inTransaction(m_library.database(),
                                         [&] { return index.remove(page.kind, page.game, page.id); }));
        QCOMPARE(ask(u"quastenflosser"_s).total, 0);
    }

    // Each pair differs in one point that ranking knows. What is to lose comes first in the index, where it
    // would win every tie.
    void wordsThatFollowEachOtherCountMoreThanScatteredOnes()
    {
        const QString filler = u" and between them there is much more text than a glance takes in "_s;
        QCOMPARE(orderOf(u"quastenflosser zwiebelfisch"_s,
                         {item(u"far"_s, u"quastenflosser"_s + filler + u"zwiebelfisch"_s),
                          item(u"near"_s, u"quastenflosser zwiebelfisch"_s + filler)}),
                 (QStringList{u"near"_s, u"far"_s}));
    }
    void aWholeWordCountsMoreThanTheBeginningOfOne()
    {
        QCOMPARE(orderOf(u"quastenfloss"_s, {item(u"begins"_s, u"the quastenflosser"_s),
                                             item(u"whole"_s, u"the quastenfloss"_s)}),
                 (QStringList{u"whole"_s, u"begins"_s}));
    }
    void aWordInTheTitleCountsMoreThanInTheText()
    {
        QCOMPARE(orderOf(u"quastenflosser"_s, {item(u"text"_s, u"the quastenflosser"_s),
                                               item(u"title"_s, u"the fish"_s, u"Quastenflosser"_s)}),
                 (QStringList{u"title"_s, u"text"_s}));
    }
    void aQuestionIsAnsweredByWhatHasAFairPartOfItsWords()
    {
        // One of three words is a third, one of four a quarter.
        const std::vector<SearchItem> items{
            item(u"one"_s, u"a quastenflosser swims"_s), item(u"two"_s, u"a zwiebelfisch swims"_s),
            item(u"three"_s, u"a mondkalb swims"_s), item(u"four"_s, u"a wolpertinger runs"_s)};
        QCOMPARE(orderOf(u"quastenflosser zwiebelfisch mondkalb"_s, items).size(), 3);
        QCOMPARE(orderOf(u"quastenflosser zwiebelfisch mondkalb wolpertinger"_s, items).size(), 0);
    }
    void whatHasEveryWordOfAQuestionComesBeforeWhatHasSome()
    {
        const QString filler = u" and between them there is much more text than a glance takes in "_s;
        const QStringList words{u"quastenflosser"_s, u"zwiebelfisch"_s, u"mondkalb"_s, u"wolpertinger"_s,
                                u"nachtkrapp"_s};
        // A clarification is worth three pages, but has two of the five words.
        QCOMPARE(orderOf(words.join(u' '), {item(u"some"_s, words.mid(0, 2).join(u' '), u"Page"_s,
                                                 kClarificationKind.toString()),
                                            item(u"all"_s, words.join(filler))}),
                 (QStringList{u"all"_s, u"some"_s}));
    }
    void aGuessedSpellingCountsLessThanAWordAsItIs()
    {
        // Half of what was typed is enough, but not the half that was guessed.
        QCOMPARE(orderOf(u"quastenflossr zwiebelfisch"_s,
                         {item(u"guessed"_s, u"a quastenflosser"_s), item(u"typed"_s, u"a zwiebelfisch"_s)}),
                 (QStringList{u"typed"_s}));
        QCOMPARE(orderOf(u"quastenflosser zwiebelfisch"_s,
                         {item(u"first"_s, u"a quastenflosser"_s), item(u"second"_s, u"a zwiebelfisch"_s)})
                     .size(),
                 2);
    }
    void littleWordsBetweenOthersBeginNoNames()
    {
        const SearchHit best = ask(u"tie in a lane"_s).hits[0];
        QVERIFY2(best.kind != kCardKind, qPrintable(best.id));
        for (const Mark& mark : best.titleMarks)
            QVERIFY2(mark.length > 2, qPrintable(best.title));
    }

    void whatWasTypedDecidesTheLanguageNotItsSynonyms()
    {
        QCOMPARE(ask(u"tie in a lane"_s, Language::English, 1).hits[0].language, Language::English);
        QCOMPARE(ask(u"Gleichstand verdeckt"_s, Language::English, 1).hits[0].language, Language::German);
    }

    void aQuestionWithAnOrIsOneQuestion()
    {
        QVERIFY(ids(u"verdoppelt die Fee alle Karten oder nur eine"_s).mid(0, 3).contains(u"cl.fairy.one"_s));
        // Few words are alternatives, as the help says.
        QCOMPARE(cardIds(u"thief or monk"_s).contains(u"monk"_s), true);
        QCOMPARE(cardIds(u"thief or monk"_s).contains(u"thief"_s), true);
    }

    void cardsThatDoNotFitAreHeldBackAndRulesAreNot()
    {
        QueryNode castles;
        castles.kind = QueryNode::Kind::Traits;
        castles.traits = kIsSecondKind;
        SearchRequest request;
        request.cardsThat = {castles};
        const auto all = m_engine.search(request);
        VERIFY_DONE(all);
        QCOMPARE(all->cards.size(), qsizetype{6});
        request.query = u"alchemist"_s;
        const auto found = m_engine.search(request);
        VERIFY_DONE(found);
        QVERIFY(found->cards.isEmpty());
        QVERIFY(!found->hits.empty());
    }

    void aStoppedSearchEndsEarly()
    {
        std::stop_source stop;
        stop.request_stop();
        SearchRequest request;
        request.query = u"card or coin or lane"_s;
        const auto result = m_engine.search(request, stop.get_token());
        QVERIFY(result);
        QVERIFY(result->hits.empty());
    }
};

QTEST_GUILESS_MAIN(TestSearch)
#include "test_search.moc"
