// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/samurai_matches.h"

#include <QTest>

#include <map>
#include <set>

using namespace rules;
using namespace rules::samurai;

namespace {

/// The first error of one entry; empty if it can be read.
template <class Entry>
QString error(const std::string& text, Result<Entry, Errors> (*read)(const json::Value&, const std::string&))
{
    const auto value = json::read(text);
    if (!value)
        return QString::fromStdString(value.error().text());
    const auto entry = read(*value, "card");
    return entry ? QString() : QString::fromStdString(entry.error().front().text());
}

std::string raider(const std::string& members)
{
    return R"({"id": "x", "name": {"en": "X", "de": "X"}, "rank": "plunderer", "count": 1,
               "provenance": {"printed": "found", "count": "found"}, )" +
           members + "}";
}

std::string warrior(const std::string& members)
{
    return R"({"id": "x", "name": {"en": "X", "de": "X"}, "provenance": {"kiai": "found", "abilities": "rulebook"}, )" +
           members + "}";
}

} // namespace

class SamuraiLibraryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBoxHoldsWhatTheRulebookCounts()
    {
        const Library box = samurai_matches::builtInBox();
        QCOMPARE(box.samurai.size(), std::size_t{7});
        std::map<Rank, int> ranks;
        std::map<Symbol, int> symbols;
        std::map<int, int> values;
        int flames = 0;
        std::set<std::string> names;
        for (const RaiderCard& card : box.raiders) {
            ranks[card.rank] += card.count;
            values[valueOf(card.kind)] += card.count;
            names.insert(card.name.en);
            names.insert(card.name.de);
            if (card.rank != Rank::Plunderer)
                continue;
            symbols[symbolOf(card.kind)] += card.count;
            flames += hasFlames(card.kind) ? card.count : 0;
        }
        QCOMPARE(ranks[Rank::Plunderer], 52);
        QCOMPARE(ranks[Rank::Lieutenant], 7);
        QCOMPARE(ranks[Rank::Boss], 7);
        for (int value = 1; value <= 4; ++value)
            QCOMPARE(values[value], 13);
        QCOMPARE(symbols[Symbol::Hat], 14);
        QCOMPARE(symbols[Symbol::Doll], 18);
        QCOMPARE(symbols[Symbol::Farm], 16);
        QCOMPARE(symbols[Symbol::None], 4);
        QCOMPARE(flames, 24);
        QCOMPARE(names.size(), 2 * box.raiders.size());
        for (const Samurai& each : box.samurai)
            QCOMPARE(each.kiai[1], each.kiai[0] + 3);
    }

    void everyEntryIsWrittenAsItWasRead()
    {
        const Library box = samurai_matches::builtInBox();
        for (const Samurai& each : box.samurai)
            QVERIFY(toJson(*readSamurai(toJson(each), "")) == toJson(each));
        for (const RaiderCard& each : box.raiders)
            QVERIFY(toJson(*readRaiderCard(toJson(each), "")) == toJson(each));
        for (const Token& each : box.tokens)
            QVERIFY(toJson(*readToken(toJson(each), "")) == toJson(each));
    }

    void rulesHashFollowsWhatIsPrintedAndNotTheNames()
    {
        Library box = samurai_matches::builtInBox();
        const std::uint64_t before = box.rulesHash();
        box.samurai[0].name.en = "Somebody";
        QCOMPARE(box.rulesHash(), before);
        box.samurai[0].kiai[0] = 7;
        QVERIFY(box.rulesHash() != before);
    }

    void brokenEntriesAreRefusedWithTheirPlace()
    {
        QVERIFY(error(raider(R"("value": 3)"), readRaiderCard).isEmpty());
        QVERIFY(error(raider(R"("value": 9)"), readRaiderCard).startsWith(QLatin1String("card.value")));
        QVERIFY(
            error(raider(R"("value": 5)"), readRaiderCard).contains(QLatin1String("plunderers have 1 to 4")));
        QVERIFY(error(raider(R"("value": 3, "symbol": "cow")"), readRaiderCard)
                    .startsWith(QLatin1String("card.symbol")));
        QVERIFY(error(raider(R"("value": 3, "symbol": ["hat", "farm"])"), readRaiderCard)
                    .startsWith(QLatin1String("card.symbol")));
        QVERIFY(error(raider(R"("value": 3, "penalties": ["fire", "fire", "fire"])"), readRaiderCard)
                    .startsWith(QLatin1String("card.penalties")));
        QVERIFY(error(raider(R"("value": 3, "colour": "red")"), readRaiderCard)
                    .contains(QLatin1String("colour")));
        const std::string abilities = R"("talent": "redraw", "kiai": "barricade")";
        QVERIFY(error(warrior(abilities + R"(, "human": 8, "animal": 11)"), readSamurai).isEmpty());
        QVERIFY(error(warrior(abilities + R"(, "human": 8, "animal": 8)"), readSamurai)
                    .startsWith(QLatin1String("card.animal")));
        QVERIFY(
            error(warrior(R"("talent": "fly", "kiai": "barricade", "human": 8, "animal": 9)"), readSamurai)
                .startsWith(QLatin1String("card.talent")));
        QVERIFY(error(warrior(abilities), readSamurai).startsWith(QLatin1String("card")));
    }

    void eachSideOfABoardHasASourceOfItsOwn()
    {
        const Library box = samurai_matches::builtInBox();
        const Samurai& kyuzo = box.samurai[*box.findSamurai("kyuzo")];
        QVERIFY(kyuzo.kiaiFrom[0] == Source::Rulebook && kyuzo.kiaiFrom[1] == Source::Found);
        // One source for both sides is read too.
        const auto both =
            json::read(warrior(R"("talent": "redraw", "kiai": "barricade", "human": 8, "animal": 11)"));
        const auto read = readSamurai(*both, "card");
        QVERIFY(read && read->kiaiFrom[0] == Source::Found && read->kiaiFrom[1] == Source::Found);
    }

    void rowsThatTheBoxDoesNotHoldChangeNoMatch()
    {
        Library box = samurai_matches::builtInBox();
        const std::uint64_t before = box.rulesHash();
        std::erase_if(box.raiders, [](const RaiderCard& card) { return card.count == 0; });
        QCOMPARE(box.rulesHash(), before);
        QCOMPARE(box.raiders.size() + 3, samurai_matches::builtInBox().raiders.size());
    }

    void aBoxWithTooManyOrTooFewCardsIsRefused()
    {
        Library box = samurai_matches::builtInBox();
        QVERIFY(libraryWrong(box).empty());
        box.raiders[0].count = 5; // 70 cards
        QCOMPARE(libraryWrong(box).size(), std::size_t{1});
        QVERIFY(QString::fromStdString(libraryWrong(box)[0].text())
                    .contains(QLatin1String("52 plunderers, not 56")));
        box = samurai_matches::builtInBox();
        box.tokens.clear();
        QCOMPARE(libraryWrong(box).size(), std::size_t{2});
        // The promotional boss may be there.
        box = samurai_matches::builtInBox();
        QCOMPARE(box.raiders.back().id, std::string("boss-6-promotional"));
        box.raiders.back().count = 1;
        QVERIFY(libraryWrong(box).empty());
        box.raiders.back().count = 2;
        QCOMPARE(libraryWrong(box).size(), std::size_t{1});
    }

    void raidersAreReadAndWrittenAsInScenarioFiles_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("written"); ///< empty: refused
        QTest::addColumn<bool>("unknown");
        const auto row = [](const char* word, const char* written, bool unknown = false) {
            QTest::newRow(word) << QString::fromLatin1(word) << QString::fromLatin1(written) << unknown;
        };
        row("3", "3");
        row("3:farm:flames:wound", "3:farm:flames:wound");
        row("3:wound:flames:farm", "3:farm:flames:wound");
        row("6:fire:fire", "6:fire:fire");
        row("6:wound:fire", "6:fire:wound");
        row("9", "");
        row("0", "");
        row("3:hat:farm", "");
        row("3:hat:hat", "");
        row("3:flames:flames", "");
        row("3:fire:wound:left", "");
        row("3:cow", "", true);
        row("9:cow", "", true);
        row("hat", "", true);
        row("3:", "", true);
        row("", "", true);
    }
    void raidersAreReadAndWrittenAsInScenarioFiles()
    {
        QFETCH(QString, word);
        QFETCH(QString, written);
        QFETCH(bool, unknown);
        const auto kind = readRaider(word.toStdString());
        QCOMPARE(kind.has_value(), !written.isEmpty());
        if (kind) {
            QCOMPARE(QString::fromStdString(raiderWord(*kind)), written);
            QVERIFY(isKind(*kind));
        } else {
            QCOMPARE(kind.error().unknown, unknown);
            const rules::BothLanguages reason = kind.error().reason.inBoth();
            QVERIFY(!reason.en.empty() && reason.en != reason.de);
        }
    }
};

QTEST_APPLESS_MAIN(SamuraiLibraryTest)
#include "library_test.moc"
