// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/choice.h"
#include "rules/core/random.h"
#include "rules/core/suggest.h"
#include "rules/core/timeline.h"
#include "rules/core/zoned_cards.h"

#include <QTest>

#include <array>
#include <vector>

using namespace rules;

class CoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGeneratorGivesTheSameNumbersForEver();
    void everyNumberBelowABoundIsAboutEquallyLikely();
    void zonesBehaveLikeLists();
    void optionsAreSortedUniqueAndKnowTheirMembers();
    void undoAndRedoFollowTheWayTaken();
    void branchesAreKeptAndComeTogetherAtTheirFork();
    void theSameChoiceLeadsToTheSameNode();
    void shortWordsAreGuessedOnlyWhereOneLetterIsWrong();
};

/// Saved matches depend on these numbers; a change here breaks every match file.
void CoreTest::theGeneratorGivesTheSameNumbersForEver()
{
    Random random(7);
    const std::array<std::uint32_t, 4> first{random.next(), random.next(), random.next(), random.next()};
    Random again(7);
    for (const std::uint32_t number : first)
        QCOMPARE(again.next(), number);
    std::vector<int> cards{0, 1, 2, 3, 4, 5, 6, 7};
    Random(42).shuffle(cards);
    QCOMPARE(cards, (std::vector<int>{4, 1, 7, 6, 5, 0, 2, 3}));
    QCOMPARE(first[0], 961316912u);
}

void CoreTest::everyNumberBelowABoundIsAboutEquallyLikely()
{
    Random random(1);
    std::array<int, 7> seen{};
    for (int i = 0; i < 70'000; ++i)
        ++seen[random.below(7)];
    for (const int count : seen)
        QVERIFY2(count > 9'500 && count < 10'500, qPrintable(QString::number(count)));
}

/// The packed zones do the same as plain lists, over many random moves.
/// Random moves and exchanges of `Cards` cards in `Zones` zones, beside a list per zone. Few and many zones,
/// because short and long ways through memory are changed differently.
template <std::size_t Cards, std::size_t Zones>
void compareZonesWithLists()
{
    using Packed = ZonedCards<Cards, Zones>;
    Packed packed;
    std::array<std::vector<CardIx>, Zones> lists;
    Random random(3);
    const auto any = [&random](std::size_t below) { return random.below(static_cast<std::uint32_t>(below)); };
    for (std::size_t i = 0; i < Cards; ++i) {
        const std::size_t zone = any(Zones);
        lists[zone].push_back(packed.add(zone));
    }
    for (int step = 0; step < 20'000; ++step) {
        const auto card = static_cast<CardIx>(any(Cards));
        auto& list = lists[packed.zoneOf(card)];
        const auto at = std::find(list.begin(), list.end(), card);
        QVERIFY(at != list.end());
        QCOMPARE(packed.positionOf(card), static_cast<std::size_t>(at - list.begin()));
        if (random.below(4) == 0) {
            const auto other = static_cast<CardIx>(any(Cards));
            auto& otherList = lists[packed.zoneOf(other)];
            std::iter_swap(at, std::find(otherList.begin(), otherList.end(), other));
            packed.swap(card, other);
        } else {
            const std::size_t to = any(Zones);
            list.erase(at);
            const std::size_t position = any(lists[to].size() + 1);
            lists[to].insert(lists[to].begin() + static_cast<std::ptrdiff_t>(position), card);
            packed.move(card, to, position);
        }
        for (std::size_t zone = 0; zone < Zones; ++zone) {
            const auto cards = packed.in(zone);
            QVERIFY(std::equal(cards.begin(), cards.end(), lists[zone].begin(), lists[zone].end()));
        }
    }
    // Equal lists have equal bytes, whatever happened before.
    Packed filled;
    filled.fill(1, Cards);
    for (std::size_t zone = 0; zone < Zones; ++zone)
        for (const CardIx card : lists[zone])
            filled.moveToEnd(card, zone);
    QVERIFY(filled == packed);
}

void CoreTest::zonesBehaveLikeLists()
{
    compareZonesWithLists<40, 5>();
    compareZonesWithLists<128, 13>();
    compareZonesWithLists<128, 34>();
}

void CoreTest::optionsAreSortedUniqueAndKnowTheirMembers()
{
    OptionSet<16> options;
    options.setVerb(1);
    for (const std::uint16_t card : {9, 2, 9, 5, 2})
        options.add(card);
    options.range(1, 3);
    options.addSingle({7, 0, 0, 0});
    QCOMPARE(options.size(), std::size_t{10});
    for (std::size_t i = 1; i < options.size(); ++i)
        QVERIFY(options[i - 1] < options[i]);
    for (std::size_t i = 0; i < options.size(); ++i)
        QVERIFY(options.contains(options[i]));
    QVERIFY(!options.contains({1, 9, 0, 0}));
    QVERIFY(!options.contains({1, 9, 4, 0}));
    QVERIFY(!options.contains({1, 3, 1, 0}));
    QVERIFY(!options.contains({2, 9, 1, 0}));
    QVERIFY(!options.contains({1, 9, 1, 1}));
}

void CoreTest::undoAndRedoFollowTheWayTaken()
{
    Timeline<int> timeline(0);
    QVERIFY(!timeline.canUndo());
    for (std::uint16_t i = 1; i <= 3; ++i)
        timeline.advance("A", {1, i, 0, 0}, i);
    timeline.undo();
    timeline.undo();
    QCOMPARE(timeline.position(), 1);
    QVERIFY(timeline.canRedo());
    timeline.redo();
    timeline.redo();
    QCOMPARE(timeline.position(), 3);
    QVERIFY(!timeline.canRedo());
}

void CoreTest::branchesAreKeptAndComeTogetherAtTheirFork()
{
    Timeline<int> timeline(0);
    const auto root = timeline.here();
    const auto shared = timeline.advance("A", {1, 1, 0, 0}, 1);
    const auto left = timeline.advance("B", {1, 2, 0, 0}, 2);
    timeline.undo();
    const auto right = timeline.advance("B", {1, 3, 0, 0}, 3);
    QCOMPARE(timeline.size(), std::size_t{4});
    QCOMPARE(timeline.fork(left, right), shared);
    QCOMPARE(timeline.node(shared).children.size(), std::size_t{2});
    timeline.jump(root);
    timeline.redo();
    timeline.redo();
    QCOMPARE(timeline.here(), right);
    timeline.jump(left);
    timeline.undo();
    timeline.redo();
    QCOMPARE(timeline.here(), left);
    QCOMPARE(timeline.path(left), (std::vector<Timeline<int>::NodeId>{root, shared, left}));
}

void CoreTest::theSameChoiceLeadsToTheSameNode()
{
    Timeline<int> timeline(0);
    const auto first = timeline.advance("A", {1, 1, 0, 0}, 1);
    timeline.setNote(first, "here");
    timeline.undo();
    QCOMPARE(timeline.advance("A", {1, 1, 0, 0}, 1), first);
    QCOMPARE(timeline.size(), std::size_t{2});
    QCOMPARE(timeline.node(first).note, std::string("here"));
}

void CoreTest::shortWordsAreGuessedOnlyWhereOneLetterIsWrong()
{
    const std::array<std::string_view, 3> words{"abc", "stack", "up"};
    QCOMPARE(closestWord("ab", words, 2), std::optional<std::string_view>("abc"));
    // Two of two letters wrong would be any word.
    QCOMPARE(closestWord("ax", words, 2), std::optional<std::string_view>());
    QCOMPARE(closestWord("stxxk", words, 2), std::optional<std::string_view>("stack"));
    QCOMPARE(closestWord("stxxk", words, 1), std::optional<std::string_view>());
    QCOMPARE(closestWord("sxxxk", words, 2), std::optional<std::string_view>());
}

QTEST_APPLESS_MAIN(CoreTest)
#include "core_test.moc"
