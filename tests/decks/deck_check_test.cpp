// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/random.h"
#include "rules/decks/deck_check.h"
#include "rules/decks/filling.h"
#include "rules/games/battleground/game.h"
#include "tests/decks/deck_words.h"
#include "tests/support/read_text.h"

#include <QTest>

#include <set>
#include <sstream>

using namespace rules::decks;
using namespace tests;

namespace {

struct Row
{
    std::string variant, constraint, legal, broken, fault, clause, repairs;
    int players = 0;
};

std::vector<Row> rows()
{
    std::vector<Row> rows;
    std::istringstream text(readSourceText("tests/data/deck_constraints.tsv"));
    for (std::string line; std::getline(text, line);) {
        if (line.empty() || line[0] == '#')
            continue;
        std::vector<std::string> cells;
        std::istringstream in(line);
        for (std::string cell; std::getline(in, cell, '\t');)
            cells.push_back(cell);
        if (cells.size() != 8)
            qFatal("a row without eight cells: %s", line.c_str());
        rows.push_back(
            {cells[0], cells[2], cells[3], cells[4], cells[5], cells[6], cells[7], std::stoi(cells[1])});
    }
    return rows;
}

/// Variants of the second game are written with its name: "battleground/standard".
const std::string kSecondGame = "battleground/";

const CardPool& poolFor(const std::string& variant)
{
    return variant.rfind(kSecondGame, 0) == 0 ? battlegroundPool() : crimsonPool();
}

const Variant& variant(const std::string& id)
{
    const Variant* found = id.rfind(kSecondGame, 0) == 0
                               ? battlegroundDeckRules().variant(id.substr(kSecondGame.size()))
                               : crimsonDeckRules().variant(id);
    if (found == nullptr)
        qFatal("no variant %s", id.c_str());
    return *found;
}

std::string faultsOf(const DeckCheck& check)
{
    std::string words;
    for (const Violation& violation : check.violations)
        words += wordOf(violation) + " ";
    return words;
}

std::string repairsOf(const Violation& violation)
{
    std::string words;
    for (const Repair& repair : violation.repairs)
        words += (words.empty() ? "" : " or ") + wordsOf(repair);
    return words;
}

std::string kindWord(const Constraint& constraint)
{
    static constexpr std::string_view words[]{"only", "banned", "copies", "field", "size"};
    return constraint.kind == ConstraintKind::Field
               ? constraint.field
               : std::string(words[static_cast<std::size_t>(constraint.kind)]);
}

/// Anything that somebody could put together, and some things that nobody would.
DeckList randomDeck(const Variant& variant, rules::Random& random)
{
    DeckList deck;
    const auto& cards = crimsonPool().cards();
    const std::uint32_t kinds = random.below(static_cast<std::uint32_t>(cards.size()));
    for (std::uint32_t i = 0; i < kinds; ++i)
        deck.change(cards[random.below(static_cast<std::uint32_t>(cards.size()))].id,
                    static_cast<int>(random.below(4)));
    for (std::uint32_t i = random.below(3); i > 0; --i)
        deck.change("gone-with-its-pack-" + std::to_string(i), 1 + static_cast<int>(random.below(2)));
    for (std::uint32_t i = random.below(6); i > 0; --i)
        deck.fields["castles"].push_back("mint");
    if (const std::uint32_t coins = random.below(100); coins > 0)
        deck.setWords("handicap", {std::to_string(coins)});
    deck.players = static_cast<int>(random.below(9));
    for (const Option& option : variant.options)
        if (random.below(2) == 0)
            deck.options.push_back(option.id);
    return deck;
}

} // namespace

class DeckCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aConstraintHoldsWithOneOptionAndNotWithAnother()
    {
        Constraint constraint;
        DeckList plain;
        DeckList chosen;
        chosen.options = {"single"};
        QVERIFY(applies(constraint, plain));
        constraint.when = "single";
        QVERIFY(!applies(constraint, plain));
        QVERIFY(applies(constraint, chosen));
        constraint.when.clear();
        constraint.unless = "single";
        QVERIFY(applies(constraint, plain));
        QVERIFY(!applies(constraint, chosen));
    }

    void tableHoldsEveryConstraintOfEveryVariant()
    {
        std::set<std::string> shown;
        for (const Row& row : rows())
            shown.insert(row.variant + " " + row.constraint);
        std::size_t wanted = 0;
        for (const Variant& each : crimsonDeckRules().variants)
            for (const Constraint& constraint : each.constraints) {
                const std::string name = each.id + " " + kindWord(constraint);
                QVERIFY2(shown.count(name) == 1, name.c_str());
                ++wanted;
            }
        for (const Variant& each : battlegroundDeckRules().variants)
            for (const Constraint& constraint : each.constraints) {
                const std::string name = kSecondGame + each.id + " " + kindWord(constraint);
                QVERIFY2(shown.count(name) == 1, name.c_str());
                ++wanted;
            }
        QVERIFY(wanted >= 28);
    }

    void eachConstraintAllowsForbidsCitesAndRepairs_data()
    {
        QTest::addColumn<int>("row");
        int number = 0;
        for (const Row& row : rows()) {
            const std::string name =
                row.variant + " " + std::to_string(row.players) + " " + row.constraint + " " + row.fault;
            QTest::newRow(name.c_str()) << number++;
        }
    }
    void eachConstraintAllowsForbidsCitesAndRepairs()
    {
        QFETCH(int, row);
        const Row wanted = rows()[static_cast<std::size_t>(row)];
        const Variant& rules = variant(wanted.variant);
        const CardPool& pool = poolFor(wanted.variant);
        const DeckCheck legal = check(rules, deckOf(wanted.legal, wanted.players, pool), pool);
        QVERIFY2(legal.legal(), faultsOf(legal).c_str());

        const DeckList deck = deckOf(wanted.broken, wanted.players, pool);
        const DeckCheck broken = check(rules, deck, pool);
        QCOMPARE(faultsOf(broken), wanted.fault + " ");
        const Violation& violation = broken.violations.front();
        QCOMPARE(violation.clause, wanted.clause);
        QCOMPARE(repairsOf(violation), wanted.repairs);
        for (const Repair& repair : violation.repairs) {
            const DeckCheck after = check(rules, repaired(deck, repair), pool);
            QVERIFY2(after.legal(), (wordsOf(repair) + " leaves " + faultsOf(after)).c_str());
        }
    }

    void everyClauseIsInTheRulebook()
    {
        const std::string clauses = readSourceText("resources/rulebooks/crimson-company/clauses.json");
        const auto isThere = [&](const std::string& clause) {
            return clauses.find("\"" + clause + "\"") != std::string::npos;
        };
        for (const Variant& each : crimsonDeckRules().variants) {
            QVERIFY2(isThere(each.printed), each.printed.c_str());
            for (const Constraint& constraint : each.constraints) {
                QVERIFY2(isThere(constraint.clause), constraint.clause.c_str());
                for (const NamedCard& card : constraint.cards)
                    QVERIFY2(isThere(card.clause) && crimsonPool().find(card.card) != nullptr,
                             card.card.c_str());
            }
            for (const NamedCard& card : each.changed)
                QVERIFY2(isThere(card.clause) && crimsonPool().find(card.card) != nullptr, card.card.c_str());
            if (each.pairing)
                QVERIFY(isThere(each.pairing->clause) && isThere(each.pairing->doubles) &&
                        isThere(each.pairing->sleeves));
        }
    }

    void allViolationsAreFoundAtOnce()
    {
        const DeckList deck =
            deckOf("first14 bard:3 mint:1 castle:crypt castle:crypt castle:crypt castle:crypt "
                   "handicap:50",
                   2);
        QCOMPARE(faultsOf(check(variant("tournament"), deck, crimsonPool())),
                 std::string("wrong-class too-many-of-one castles handicap too-many "));
    }

    void randomDecksAreLegalAfterAllRepairsInAnyOrder()
    {
        rules::Random random(20261116);
        int illegal = 0;
        for (int i = 0; i < 3000; ++i) {
            const auto& variants = crimsonDeckRules().variants;
            const Variant& rules = variants[random.below(static_cast<std::uint32_t>(variants.size()))];
            DeckList deck = randomDeck(rules, random);
            illegal += check(rules, deck, crimsonPool()).legal() ? 0 : 1;
            const DeckCheck all = check(rules, fullyRepaired(rules, deck, crimsonPool()), crimsonPool());
            QVERIFY2(all.legal(), (rules.id + ": " + faultsOf(all)).c_str());

            int steps = 0;
            for (DeckCheck now = check(rules, deck, crimsonPool()); !now.legal();
                 now = check(rules, deck, crimsonPool())) {
                QVERIFY2(++steps < 60, (rules.id + ": " + faultsOf(now)).c_str());
                const auto& violation =
                    now.violations[random.below(static_cast<std::uint32_t>(now.violations.size()))];
                QVERIFY2(!violation.repairs.empty(), wordOf(violation).c_str());
                const auto& repairs = violation.repairs;
                deck = repaired(std::move(deck),
                                repairs[random.below(static_cast<std::uint32_t>(repairs.size()))]);
            }
        }
        QVERIFY2(illegal > 2000, std::to_string(illegal).c_str());
    }

    void fillingTakesOwnedCardsFirst()
    {
        std::vector<PoolCard> cards = crimsonPool().cards();
        for (PoolCard& card : cards)
            card.owned = card.id == "wizard" || card.id == "war-bear" ? 1 : 0;
        const DeckCheck found =
            check(variant("tournament"), deckOf("first12", 2), CardPool(std::move(cards), true));
        QCOMPARE(repairsOf(found.violations.front()), std::string("+war-bear +wizard +fairy"));
    }

    void withoutEnoughCardsThereIsNoRepair()
    {
        const CardPool small({{"thief", "character", 0, false}}, false);
        const DeckCheck found = check(variant("tournament"), deckOf("thief:1", 2), small);
        QCOMPARE(faultsOf(found), std::string("too-few "));
        QVERIFY(found.violations.front().repairs.empty());
        QCOMPARE(fullyRepaired(variant("tournament"), deckOf("thief:1", 2), small), deckOf("thief:1", 2));
    }

    void warningsBreakNoRule()
    {
        std::vector<PoolCard> cards = crimsonPool().cards();
        for (PoolCard& card : cards) {
            card.owned = card.id == "alchemist" ? 0 : 1;
            card.houseValue = card.id == "bard";
        }
        const CardPool pool(std::move(cards), true);
        DeckList deck = deckOf("first14", 2);
        deck.change("from-another-pack", 1);
        const DeckCheck found = check(variant("tournament"), deck, pool);
        QVERIFY(found.legal());
        QCOMPARE(found.warnings.size(), std::size_t{3});
        QCOMPARE(found.warnings[0].notice, Notice::UnknownCard);
        QCOMPARE(found.warnings[0].cards, std::vector<std::string>{"from-another-pack"});
        QCOMPARE(found.warnings[1].notice, Notice::NotOwned);
        QCOMPARE(found.warnings[1].cards, std::vector<std::string>{"alchemist"});
        QCOMPARE(found.warnings[1].wanted, std::int64_t{1});
        QCOMPARE(found.warnings[2].notice, Notice::HouseValues);
        QCOMPARE(found.warnings[2].clause, std::string("cc.ruling.printed"));
    }

    void changedCardsAreToldOrTakenOut()
    {
        const DeckCheck played = check(variant("solo"), deckOf("first30", 1), crimsonPool());
        QVERIFY(played.legal());
        QCOMPARE(played.warnings.front().notice, Notice::ChangedText);
        QCOMPARE(played.warnings.front().clause, std::string("cc.solo.apocalyptic-rider"));
        const DeckCheck out = check(variant("solo"), deckOf("first30 option:changed-out", 1), crimsonPool());
        QCOMPARE(out.violations.size(), played.warnings.size());
        QVERIFY(out.warnings.empty());
    }

    void aPairTellsWhatBothBring()
    {
        const PairCheck pair = checkPair(variant("tournament"), deckOf("first15", 2),
                                         deckOf("first16 alchemist:0", 2), crimsonPool());
        QVERIFY(pair.legal());
        QCOMPARE(pair.count, 30);
        QCOMPARE(pair.warnings.size(), std::size_t{1});
        QCOMPARE(pair.warnings[0].notice, Notice::InBothDecks);
        QCOMPARE(pair.warnings[0].cards.size(), std::size_t{14});
        QCOMPARE(pair.warnings[0].clause, std::string("cc.tournament.copies"));
        QVERIFY(!checkPair(variant("tournament"), deckOf("first15", 2), deckOf("first14", 2), crimsonPool())
                     .legal());
    }

    void clausesOfTheSecondGameAreInItsBook()
    {
        const std::string clauses = readSourceText("resources/rulebooks/battleground/clauses.json");
        for (const Variant& each : battlegroundDeckRules().variants) {
            QVERIFY(each.firstHand);
            std::vector<std::string> cited{each.firstHand->clause};
            for (const Constraint& constraint : each.constraints)
                cited.push_back(constraint.clause);
            for (const Option& option : each.options)
                cited.push_back(option.clause);
            for (const std::string& clause : cited)
                QVERIFY2(clauses.find("\"" + clause + "\"") != std::string::npos, clause.c_str());
        }
    }

    void anOpeningHandThatCanFailIsToldWithItsChance()
    {
        using namespace rules::battleground;
        const Variant& rules = variant("battleground/standard");
        const CardPool pool({{"dear", "character", 0, false, 3},
                             {"free", "character", 0, false, 0},
                             {"fair", "character", 0, false, 2}},
                            false);
        const auto handsOf = [&](const std::string& words) {
            return firstHands(*rules.firstHand, deckOf(words, 2, pool), pool);
        };
        QCOMPARE(handsOf("free:10").failing, std::uint64_t{0});
        QCOMPARE(handsOf("free:10").all, std::uint64_t{120});
        QCOMPARE(handsOf("dear:10").failing, std::uint64_t{120});
        // A free one beside a dear one costs three: only three dear ones fail, in 4 over 3 of 120 hands.
        QCOMPARE(handsOf("dear:4 free:6").failing, std::uint64_t{4});
        // Two fair ones cost four: a hand needs the free one.
        QCOMPARE(handsOf("fair:9 free:1").failing, std::uint64_t{84});
        QVERIFY(check(rules, deckOf("free:10", 2, pool), pool).warnings.empty());
        const DeckCheck risky = check(rules, deckOf("dear:4 free:6", 2, pool), pool);
        QVERIFY(risky.legal());
        QCOMPARE(risky.warnings.size(), std::size_t{1});
        QCOMPARE(risky.warnings[0].notice, Notice::FirstHandFails);
        QCOMPARE(risky.warnings[0].clause, std::string("bg.ruling.opening-defeat"));
        QCOMPARE(risky.warnings[0].found, std::int64_t{4});
        QCOMPARE(risky.warnings[0].wanted, std::int64_t{120});
        QCOMPARE(risky.warnings[0].cards, std::vector<std::string>{"dear"});
    }

    void theChanceIsThatOfTheEngine()
    {
        using namespace rules::battleground;
        const auto characters =
            readCharacters(readSourceText("resources/cards/battleground/characters.json"));
        QVERIFY(characters);
        const Table table(*characters);
        const FirstHand& rule = *variant("battleground/standard").firstHand;
        rules::Random random(7);
        std::uint64_t failing = 0;
        for (int i = 0; i < 500; ++i) {
            std::vector<std::uint8_t> kinds;
            DeckList deck;
            while (kinds.size() < kDeckSize) {
                kinds.push_back(static_cast<std::uint8_t>(
                    random.below(static_cast<std::uint32_t>(table.characters.size()))));
                deck.change(table.characters[kinds.back()].id, 1);
            }
            const OpeningRisk risk = openingRisk(table, kinds);
            const FirstHands hands = firstHands(rule, deck, battlegroundPool());
            QCOMPARE(hands.all, std::uint64_t{risk.hands});
            QCOMPARE(hands.failing, std::uint64_t{risk.failing});
            failing += hands.failing;
        }
        QVERIFY(failing > 0);
    }
};

QTEST_APPLESS_MAIN(DeckCheckTest)
#include "deck_check_test.moc"
