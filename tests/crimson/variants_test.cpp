// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/known_crimson.h"
#include "rules/games/crimson/rating.h"
#include "rules/games/crimson/setup_words.h"
#include "tests/crimson/library.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace rules;

namespace {

std::vector<std::string> deckLine(std::size_t cards, bool withBard)
{
    static const effects::Library library = test::library();
    std::vector<std::string> line{"deck"};
    for (std::size_t i = 0; line.size() <= cards; ++i) {
        const std::string& id = library.characters[i % library.characters.size()].id;
        if (id != "bard" || withBard)
            line.push_back(id);
    }
    return line;
}

MatchSetup setupOf(const std::string& variant, unsigned players, std::vector<std::vector<std::string>> lines)
{
    MatchSetup setup{"crimson-company", variant, 3, std::move(lines)};
    setup.players = players;
    return setup;
}

const ZoneView& zoneOf(const std::vector<ZoneView>& zones, std::string_view id)
{
    const auto found =
        std::find_if(zones.begin(), zones.end(), [id](const ZoneView& zone) { return zone.id == id; });
    Q_ASSERT(found != zones.end());
    return *found;
}

Choice read(const AnyMatch& match, const std::string& who, const std::vector<std::string>& words)
{
    return match.read(who, words).value();
}

} // namespace

/// Free for all, solo and co-op beyond what scenarios can say: set-ups, secrets, texts and whole matches.
class VariantsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSetUpThatDoesNotFitIsRefusedWithItsClause_data();
    void aSetUpThatDoesNotFitIsRefusedWithItsClause();
    void everyVariantIsPlayedToItsEndWithAClausePerLine_data();
    void everyVariantIsPlayedToItsEndWithAClausePerLine();
    void everyQuestionAnswerAndRefusalIsInWords_data();
    void everyQuestionAnswerAndRefusalIsInWords();
    void aBidAboveThePurseIsRefused();
    void aSecondDiscardIsRefused();
    void copiesFillALargeDeckEvenly();
    void aDeckForCoopFindsItsVariant();
    void onlyTheNineChangedCardsHaveAnotherText();
    void inCoopNobodySeesThePartnersHand();
    void inCoopABotIsDealtAnotherHandForItsPartner();
    void otherBidsAreHiddenFromABidder();

private:
    crimson::KnownCrimson m_known{test::library()};
};

void VariantsTest::aSetUpThatDoesNotFitIsRefusedWithItsClause_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("players");
    QTest::addColumn<QStringList>("line");
    QTest::addColumn<QString>("reason");
    const auto words = [](const std::vector<std::string>& line) {
        QStringList list;
        for (const std::string& word : line)
            list << QString::fromStdString(word);
        return list;
    };
    QTest::newRow("two in a ring") << "free-for-all" << 2 << QStringList() << "[cc.ffa.numbers]";
    QTest::newRow("seven in a ring") << "free-for-all" << 7 << QStringList() << "[cc.ffa.numbers]";
    QTest::newRow("two alone") << "solo" << 2 << QStringList() << "[cc.solo]";
    QTest::newRow("co-op alone") << "coop" << 1 << QStringList() << "[cc.coop]";
    QTest::newRow("Bard") << "free-for-all" << 3 << words(deckLine(60, true)) << "[cc.ffa.deck]";
    for (int players = 3; players <= 6; ++players)
        QTest::addRow("too few cards for %d", players)
            << "free-for-all" << players << words(deckLine(std::size_t(20 * players - 11), false))
            << "[cc.ffa.numbers]";
    QTest::newRow("too few cards alone") << "solo" << 1 << words(deckLine(29, true)) << "[cc.solo.setup]";
    QTest::newRow("too few cards for two") << "coop" << 2 << words(deckLine(29, true)) << "[cc.coop.setup]";
    QTest::newRow("castle in a ring")
        << "free-for-all" << 3
        << QStringList{QStringLiteral("castles"), QStringLiteral("toll-gate"), QStringLiteral("regular"),
                       QStringLiteral("regular"), QStringLiteral("regular"),   QStringLiteral("regular"),
                       QStringLiteral("regular")}
        << "[cc.ffa.fronts]";
    QTest::newRow("purse alone") << "solo" << 1
                                 << QStringList{QStringLiteral("handicap"), QStringLiteral("2")}
                                 << "[cc.solo.coins]";
    QTest::newRow("difficulty") << "solo" << 1
                                << QStringList{QStringLiteral("option"), QStringLiteral("difficulty"),
                                               QStringLiteral("brutal")}
                                << "very-hard";
    QTest::newRow("difficulty of a duel")
        << "duel" << 2
        << QStringList{QStringLiteral("option"), QStringLiteral("difficulty"), QStringLiteral("easy")}
        << "does not belong here";
}

void VariantsTest::aSetUpThatDoesNotFitIsRefusedWithItsClause()
{
    QFETCH(QString, variant);
    QFETCH(int, players);
    QFETCH(QStringList, line);
    QFETCH(QString, reason);
    std::vector<std::vector<std::string>> lines;
    if (!line.isEmpty()) {
        lines.emplace_back();
        for (const QString& word : line)
            lines.back().push_back(word.toStdString());
    }
    const auto begun = m_known.start(setupOf(variant.toStdString(), unsigned(players), lines));
    QVERIFY(!begun);
    QVERIFY2(begun.error().text().find(reason.toStdString()) != std::string::npos,
             begun.error().text().c_str());
    QVERIFY(begun.error().text(Language::German) != begun.error().text());
}

void VariantsTest::everyVariantIsPlayedToItsEndWithAClausePerLine_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    for (int players = 3; players <= 6; ++players)
        for (const char* placements : {"off", "on"})
            QTest::addRow("free-for-all %d %s", players, placements)
                << "free-for-all" << players << "placements" << placements;
    for (const char* difficulty : {"easy", "medium", "hard", "very-hard", "insane"}) {
        QTest::addRow("solo %s", difficulty) << "solo" << 1 << "difficulty" << difficulty;
        QTest::addRow("coop %s", difficulty) << "coop" << 2 << "difficulty" << difficulty;
    }
}

void VariantsTest::everyVariantIsPlayedToItsEndWithAClausePerLine()
{
    QFETCH(QString, variant);
    QFETCH(int, players);
    QFETCH(QString, key);
    QFETCH(QString, value);
    const MatchSetup setup = setupOf(variant.toStdString(), unsigned(players),
                                     {{"option", key.toStdString(), value.toStdString()}});
    std::vector<KnownGame::Chooser> seats;
    for (int seat = 0; seat < players; ++seat)
        seats.push_back(m_known.bot(seat % 2 == 0 ? bots::BotKind::Greedy : bots::BotKind::Random, 5));
    std::size_t lines = 0;
    const auto file = playMatch(m_known, setup, seats, 20'000, [&lines](std::size_t, const LogLine& line) {
        ++lines;
        QVERIFY(!line.clause.empty());
        for (const std::string& text : {line.text.en, line.text.de}) {
            QVERIFY(!text.empty() && text.back() == '.');
            QVERIFY2(text.find('{') == std::string::npos, text.c_str());
        }
        QVERIFY(line.text.en != line.text.de);
    });
    QVERIFY(file);
    QVERIFY(lines > 50);
    const auto replayed = replay(m_known, *file, {});
    QVERIFY(replayed);
    QVERIFY((*replayed)->isOver());
}

void VariantsTest::everyQuestionAnswerAndRefusalIsInWords_data()
{
    everyVariantIsPlayedToItsEndWithAClausePerLine_data();
}

void VariantsTest::everyQuestionAnswerAndRefusalIsInWords()
{
    QFETCH(QString, variant);
    QFETCH(int, players);
    QFETCH(QString, key);
    QFETCH(QString, value);
    const auto isText = [](const BothLanguages& text) {
        return !text.en.empty() && !text.de.empty() && text.en.find('{') == std::string::npos &&
               text.de.find('{') == std::string::npos && text.en.find(",  ") == std::string::npos;
    };
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        MatchSetup setup = setupOf(variant.toStdString(), unsigned(players),
                                   {{"option", key.toStdString(), value.toStdString()}});
        setup.seed = seed;
        const auto begun = m_known.start(setup);
        QVERIFY(begun);
        AnyMatch& match = *begun->match;
        const KnownGame::Chooser bot = m_known.bot(bots::BotKind::Random, seed);
        Random random(seed);
        while (!match.isOver()) {
            const QuestionView question = match.question();
            QVERIFY(isText(question.text) && !question.clause.empty() && !question.seats.empty());
            for (const Choice& option : question.options) {
                QVERIFY(isText(match.describe(option)));
                const auto words = QString::fromStdString(match.write(option)).split(QLatin1Char(' '));
                std::vector<std::string> written;
                for (const QString& word : words)
                    written.push_back(word.toStdString());
                QCOMPARE(match.read(question.who, written).value(), option);
            }
            for (int i = 0; i < 8; ++i) {
                const Choice other{static_cast<std::uint16_t>(random.below(18)),
                                   static_cast<std::uint16_t>(random.below(60)),
                                   static_cast<std::uint16_t>(random.below(14)), 0};
                if (const auto refused = match.refuse(question.who, other))
                    QVERIFY(isText(refused->text) && !refused->clause.empty());
            }
            for (const CounterView& counter : match.counters())
                QVERIFY2(match.nameOf(counter.id).en != counter.id, counter.id.c_str());
            for (const ZoneView& zone : match.zones())
                QVERIFY2(match.nameOf(zone.id).en != zone.id, zone.id.c_str());
            match.apply(bot(match));
        }
    }
}

void VariantsTest::aBidAboveThePurseIsRefused()
{
    const auto begun = m_known.start(setupOf("free-for-all", 3, {}));
    QVERIFY(begun);
    AnyMatch& match = *begun->match;
    match.apply(match.question().options.front());
    QCOMPARE(match.question().who, std::string("P2"));
    QVERIFY(!match.refuse("P2", read(match, "P2", {"bid", "3"})));
    const auto refused = match.refuse("P2", read(match, "P2", {"bid", "4"}));
    QVERIFY(refused);
    QCOMPARE(refused->clause, std::string("cc.ffa.bids"));
}

void VariantsTest::aSecondDiscardIsRefused()
{
    const auto begun = m_known.start(setupOf("solo", 0, {}));
    QVERIFY(begun);
    AnyMatch& match = *begun->match;
    // The own card first; then whatever it asks, until the Raiders' first card is played.
    while (match.turn() == "A" || match.question().insideEffect)
        match.apply(match.question().options.front());
    const std::vector<Choice> options = match.question().options;
    const auto discard = std::find_if(options.begin(), options.end(), [&match](const Choice& choice) {
        return match.write(choice).rfind("discard", 0) == 0;
    });
    QVERIFY(discard != options.end());
    match.apply(*discard);
    const std::string hash = std::to_string(match.hash());
    const auto refused = match.refuse("A", *discard);
    QVERIFY(refused);
    QCOMPARE(refused->clause, std::string("cc.solo.discard"));
    QCOMPARE(std::to_string(match.hash()), hash);
}

void VariantsTest::copiesFillALargeDeckEvenly()
{
    for (unsigned players = 3; players <= 6; ++players) {
        const auto full = m_known.complete(setupOf("free-for-all", players, {}));
        QVERIFY(full);
        std::map<std::string, int> copies;
        std::size_t cards = 0;
        for (const std::vector<std::string>& line : full->lines)
            if (line[0] == "deck")
                for (std::size_t i = 1; i < line.size(); ++i, ++cards)
                    ++copies[line[i]];
        QCOMPARE(cards, std::size_t{20} * players - 10);
        QCOMPARE(copies.count("bard"), std::size_t{0});
        QCOMPARE(copies.size(), std::size_t{41});
        const auto [fewest, most] = std::minmax_element(
            copies.begin(), copies.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
        QVERIFY(most->second - fewest->second <= 1);
    }
}

void VariantsTest::aDeckForCoopFindsItsVariant()
{
    const auto found = findVariant(m_known, "co-op");
    QVERIFY(found);
    QCOMPARE(found->id, std::string("coop"));
}

void VariantsTest::onlyTheNineChangedCardsHaveAnotherText()
{
    std::set<std::string> changed;
    for (const CardName& card : m_known.cards())
        if (const auto text = m_known.textIn("solo", card.id)) {
            changed.insert(card.id);
            QVERIFY(!text->en.empty() && !text->de.empty() && text->en != text->de);
            QVERIFY(m_known.textIn("coop", card.id) == text);
            QVERIFY(!m_known.textIn("duel", card.id));
        }
    QCOMPARE(changed,
             (std::set<std::string>{"apocalyptic-rider", "bard", "beggar", "fortune-teller", "sellsword",
                                    "shapeshifter", "summoner", "troll-mother", "veteran"}));
}

void VariantsTest::inCoopNobodySeesThePartnersHand()
{
    const auto begun = m_known.start(setupOf("coop", 2, {}));
    QVERIFY(begun);
    const AnyMatch& match = *begun->match;
    const std::vector<ZoneView> open = match.zones();
    const std::vector<ZoneView> seen = match.zonesSeenBy("L");
    for (std::size_t i = 0; i < 3; ++i) {
        QCOMPARE(zoneOf(seen, "hand.L").cards[i].id, zoneOf(open, "hand.L").cards[i].id);
        QVERIFY(!zoneOf(open, "hand.R").cards[i].id.empty());
        QVERIFY(zoneOf(seen, "hand.R").cards[i].id.empty());
        QCOMPARE(zoneOf(seen, "hand.R").cards[i].strength, 0);
    }
    QVERIFY(match.question().secret);
    int drawn = 0;
    for (const LogLine& line : begun->log)
        if (line.clause == "cc.coop.draw") {
            ++drawn;
            QVERIFY(line.seenBy("L").en == line.text.en || line.secretOf == "R");
            QVERIFY(line.secretOf != "R" || line.seenBy("L").en == "R draws a card.");
        }
    QCOMPARE(drawn, 6);
}

void VariantsTest::inCoopABotIsDealtAnotherHandForItsPartner()
{
    const crimson::Game game(test::library());
    int compared = 0;
    int changed = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        crimson::Setup setup;
        setup.variant = crimson::Variant::Coop;
        setup.decks = crimson::sampleDecks(game.table(), setup.variant, 2, seed);
        setup.seed = seed;
        crimson::State state = *game.start(setup);
        bots::RandomBot random(seed);
        for (std::uint64_t i = 0; i < seed % 7; ++i)
            game.apply(state, random.choose(game, state, game.question(state)));
        const crimson::Question question = game.question(state);
        crimson::State seen = state;
        Random dealer(seed);
        determinize(seen, question.seat, dealer);
        // What the seat sees stays, what it cannot see is dealt anew, and no card is lost.
        for (const CardIx card : state.cards.in(state.seating.frontOf(question.seat)))
            QCOMPARE(seen.kind[card], state.kind[card]);
        QCOMPARE(seen.kind[seen.cards.at(seen.seating.deck, 0)],
                 state.kind[state.cards.at(state.seating.deck, 0)]);
        auto before = state.kind;
        auto after = seen.kind;
        QVERIFY(before != after);
        std::sort(before.begin(), before.end());
        std::sort(after.begin(), after.end());
        QVERIFY(before == after);
        const auto partner = state.cards.in(state.seating.frontOf(static_cast<Seat>(1 - question.seat)));
        for (const CardIx card : partner)
            changed += seen.kind[card] != state.kind[card] ? 1 : 0;
        ++compared;
    }
    QCOMPARE(compared, 40);
    QVERIFY(changed > 60);
}

void VariantsTest::otherBidsAreHiddenFromABidder()
{
    const crimson::Game game(test::library());
    crimson::Setup setup;
    setup.variant = crimson::Variant::FreeForAll;
    setup.players = 4;
    setup.decks = crimson::sampleDecks(game.table(), setup.variant, 4, 1);
    crimson::State state = *game.start(setup);
    game.apply(state, game.question(state).options[0]);
    std::set<int> guesses;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        crimson::State bid = state;
        game.apply(bid, game.question(bid).options[4]); // all coins of the second player
        Random random(seed);
        determinize(bid, 2, random);
        guesses.insert(bid.secretBid[1]);
    }
    QCOMPARE(guesses, (std::set<int>{0, 1, 2, 3, 4}));
}

QTEST_APPLESS_MAIN(VariantsTest)
#include "variants_test.moc"
