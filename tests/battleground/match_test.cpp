// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/battleground/known_battleground.h"
#include "rules/games/battleground/match.h"
#include "rules/games/battleground/rating.h"
#include "rules/games/battleground/words.h"
#include "tests/support/battleground_matches.h"

#include <QTest>

using namespace rules;
using namespace rules::battleground;

namespace {

const KnownBattleground& known()
{
    static const KnownBattleground instance(battleground_matches::builtInCharacters());
    return instance;
}

std::unique_ptr<AnyMatch> newMatch(std::uint64_t seed, std::vector<std::vector<std::string>> lines = {})
{
    auto begun = known().start({"battleground", "standard", seed, std::move(lines)});
    if (!begun)
        qFatal("%s", begun.error().text().c_str());
    return std::move(begun->match);
}

QString startError(std::vector<std::vector<std::string>> lines)
{
    const auto begun = known().start({"battleground", "standard", 1, std::move(lines)});
    return begun ? QString() : QString::fromStdString(begun.error().text());
}

MatchFile played(std::uint64_t seed, bots::BotKind kind)
{
    const std::vector<KnownGame::Chooser> seats{known().bot(kind, seed), known().bot(kind, seed + 1)};
    return playMatch(known(), {"battleground", "standard", seed, {}}, seats, 100'000, {}).value();
}

std::vector<std::string> deck(std::size_t cards)
{
    std::vector<std::string> words{"deck"};
    words.resize(1 + cards, "levy");
    return words;
}

/// A position in the middle of a match, with cards in both hands.
State middle(const Game& game, const battleground_matches::Matches& matches, std::uint64_t seed)
{
    State state = matches.start(battleground_matches::Table::Standard, seed);
    bots::RandomBot bot(seed);
    for (int i = 0; i < 25 && !game.isOver(state); ++i)
        game.apply(state, bot.choose(game, state, game.question(state)));
    return state;
}

} // namespace

class BattlegroundMatchTest : public QObject
{
    Q_OBJECT

    battleground_matches::Matches m_matches;
    const Game& m_game = m_matches.game(battleground_matches::Table::Standard);

private Q_SLOTS:
    void aMatchPlayedIsReplayedStepByStep()
    {
        for (const bots::BotKind kind : {bots::BotKind::Random, bots::BotKind::Greedy}) {
            const MatchFile file = played(5, kind);
            QVERIFY(file.steps.size() > 20);
            const auto read = readMatchFile(writeMatchFile(file));
            QVERIFY(read && *read == file);
            const auto match = replay(known(), *read, {});
            QVERIFY2(match, match ? "" : match.error().text().c_str());
            QVERIFY((*match)->isOver());
        }
    }

    void aReplayWithAnotherStepOrHashIsRefused()
    {
        MatchFile file = played(6, bots::BotKind::Random);
        file.steps[3].hash ^= 1;
        QVERIFY(!replay(known(), file, {}));
        file = played(6, bots::BotKind::Random);
        file.steps[3].words = {"move", "a1", "a9"};
        QVERIFY(!replay(known(), file, {}));
    }

    void decksOfNineOrElevenAreRefused()
    {
        QCOMPARE(startError({deck(9), deck(10)}), QStringLiteral("deck A: a deck has ten cards, not 9"));
        QCOMPARE(startError({deck(10), deck(11)}), QStringLiteral("deck B: a deck has ten cards, not 11"));
        QVERIFY(startError({deck(10)}).contains(QLatin1String("each of the two players")));
        QVERIFY(startError({deck(10), deck(10), deck(10)}).contains(QLatin1String("two decks")));
        QVERIFY(startError({{"deck", "dragon"}, deck(10)}).contains(QStringLiteral("“dragon”")));
        QCOMPARE(startError({deck(10), deck(10)}), QString());
    }

    void copiesCanBeForbidden()
    {
        QVERIFY(
            startError({deck(10), deck(10), {"option", "copies", "off"}}).contains(QLatin1String("Levy")));
    }

    void boardsThatCannotBeAreRefusedWithReasons_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("reason");
        QTest::newRow("one column") << "board"
                                    << "1x5"
                                    << "at least two columns";
        QTest::newRow("no column") << "board"
                                   << "0x5"
                                   << "at least two columns";
        QTest::newRow("one row") << "board"
                                 << "5x1"
                                 << "at least two rows";
        QTest::newRow("too large") << "board"
                                   << "9x9"
                                   << "at most 64 tiles, not 81";
        QTest::newRow("far too large") << "board"
                                       << "99x99"
                                       << "at most 26 columns";
        QTest::newRow("no size") << "board"
                                 << "large"
                                 << "is not accepted";
        QTest::newRow("negative") << "board"
                                  << "-5x5"
                                  << "is not accepted";
        QTest::newRow("no zone") << "zone"
                                 << "0"
                                 << "at least one row";
        QTest::newRow("zones overlap") << "zone"
                                       << "3"
                                       << "would overlap";
        QTest::newRow("a turn limit of 1") << "turn-limit"
                                           << "1"
                                           << "is not accepted";
        QTest::newRow("no limit") << "turn-limit"
                                  << "0"
                                  << "is not accepted";
        QTest::newRow("no such option") << "bord"
                                        << "5x5"
                                        << "did you mean board?";
        QTest::newRow("no such value") << "blocking"
                                       << "maybe"
                                       << "on, off";
    }
    void boardsThatCannotBeAreRefusedWithReasons()
    {
        QFETCH(QString, key);
        QFETCH(QString, value);
        QFETCH(QString, reason);
        const QString error = startError({{"option", key.toStdString(), value.toStdString()}});
        QVERIFY2(error.contains(reason), qPrintable(error));
    }

    void everyOptionIsWrittenOutAndReadBack()
    {
        const auto complete = known().complete({"battleground", "standard", 4, {}});
        QVERIFY(complete);
        QCOMPARE(complete->lines.size(), 2 + known().options("standard").size());
        const auto again = known().complete(*complete);
        QVERIFY(again && *again == *complete);
        for (const OptionView& option : known().options("standard")) {
            MatchOptions options;
            QVERIFY2(setOption(options, option.key, option.usual), option.key.c_str());
            QVERIFY(options == MatchOptions{});
        }
    }

    void aSeatSeesItsHandAndNoOther()
    {
        const auto match = newMatch(2, {{"option", "first", "A"}});
        const auto hand = [](const std::vector<ZoneView>& zones, std::string_view id) {
            for (const ZoneView& zone : zones)
                if (zone.id == id)
                    return zone;
            return ZoneView{};
        };
        QCOMPARE(hand(match->zonesSeenBy("A"), "hand.A").cards.size(), std::size_t{3});
        for (const CardView& card : hand(match->zonesSeenBy("A"), "hand.A").cards)
            QVERIFY(!card.id.empty() && !card.faceDown);
        for (const CardView& card : hand(match->zonesSeenBy("B"), "hand.A").cards)
            QVERIFY(card.id.empty() && card.faceDown);
        for (const char* viewer : {"A", "B", ""})
            for (const char* pile : {"deck.A", "deck.B"}) {
                const ZoneView zone = hand(match->zonesSeenBy(viewer), pile);
                QVERIFY(!zone.cards.empty());
                for (const CardView& card : zone.cards)
                    QVERIFY(card.id.empty());
            }
    }

    void aDrawnCardIsToldToItsOwnerAlone()
    {
        auto begun = known().start({"battleground", "standard", 2, {{"option", "first", "B"}}});
        QVERIFY(begun);
        int draws = 0;
        for (const LogLine& line : begun->log) {
            if (line.clause != "bg.opening.draw")
                continue;
            ++draws;
            QCOMPARE(line.secretOf, std::string("B"));
            QVERIFY(line.seenBy("B") == line.text && line.seenBy("") == line.text);
            QCOMPARE(line.seenBy("A").en, std::string("B draws a card."));
            QCOMPARE(line.seenBy("A").de, std::string("B zieht eine Karte."));
        }
        QCOMPARE(draws, 3);
    }

    void whatASeatCannotSeeMakesNoDifferenceToAGreedyBot()
    {
        int changed = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            State state = middle(m_game, m_matches, seed);
            if (m_game.isOver(state))
                continue;
            const Seat seat = m_game.question(state).seat;
            State elsewhere = state;
            Random random(seed);
            determinize(elsewhere, seat, random);
            changed += elsewhere.kind != state.kind;
            QVERIFY(m_game.observe(state, seat) == m_game.observe(elsewhere, seat));
            bots::Bot one(bots::BotKind::Greedy, seed);
            bots::Bot two(bots::BotKind::Greedy, seed);
            QVERIFY(one.choose(m_game, state, m_game.question(state)) ==
                    two.choose(m_game, elsewhere, m_game.question(elsewhere)));
        }
        QVERIFY(changed > 20);
    }

    void aGreedyBotBeatsARandomOne()
    {
        const auto result =
            known().simulate({"battleground", "standard", 1, {}},
                             {bots::BotKind::Greedy, bots::BotKind::Random}, {1, 200}, 2, nullptr);
        QVERIFY(result);
        QCOMPARE(result->unfinished, std::uint64_t{0});
        QVERIFY(result->wins[0] > 180);
    }

    void aSimulationIsTheSameOnAnyNumberOfThreads()
    {
        const std::vector<bots::BotKind> seats{bots::BotKind::Random, bots::BotKind::Random};
        const MatchSetup setup{"battleground", "standard", 1, {{"option", "board", "4x6"}}};
        const auto one = known().simulate(setup, seats, {1, 600}, 1, nullptr);
        const auto three = known().simulate(setup, seats, {1, 600}, 3, nullptr);
        QVERIFY(one && three && *one == *three);
        QCOMPARE(one->games, std::uint64_t{600});
    }

    void givingUpIsOfferedBesidesTheAnswers()
    {
        const auto match = newMatch(3);
        for (const std::string& seat : rules::seatIds(*match)) {
            const std::vector<Choice> besides = match->besides(seat);
            QCOMPARE(besides.size(), std::size_t{1});
            QVERIFY(!match->refuse(seat, besides[0]));
            QCOMPARE(match->write(besides[0]), std::string("concede"));
            QVERIFY(match->read(seat, std::vector<std::string>{"concede"}).value() == besides[0]);
        }
        (void)match->apply(match->besides("B")[0]);
        QCOMPARE(match->winners(), std::vector<std::string>{"A"});
        QVERIFY(match->besides("A").empty());
    }

    void anAttackIsReckonedUpBeforeItIsMade()
    {
        int attacks = 0;
        int flanked = 0;
        int blocked = 0;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            State state = m_matches.start(battleground_matches::Table::Standard, seed);
            bots::RandomBot bot(seed);
            while (!m_game.isOver(state)) {
                const Question question = m_game.question(state);
                const Choice choice = bot.choose(m_game, state, question);
                if (Verb(choice.verb) == Verb::Attack) {
                    const auto target = static_cast<Tile>(choice.b);
                    const CardIx card = state.cardAt(target);
                    const AttackOutlook outlook = m_game.outlook(state, choice);
                    const int before = state.health[card];
                    m_game.apply(state, choice);
                    QCOMPARE(int(outlook.lost), before - state.health[card]);
                    QCOMPARE(outlook.slays, (state.slain & bit(target)) != 0);
                    QVERIFY(!outlook.steps.empty());
                    for (const AttackStep& step : outlook.steps) {
                        flanked += step.flanked;
                        blocked += step.blocked > 0;
                        QVERIFY(!step.flanked || outlook.flank);
                        QCOMPARE(step.clause == Clause::Flank, step.flanked);
                        QVERIFY(step.blocked == 0 || step.clause == Clause::Defence);
                        QCOMPARE(int(step.lost + step.blocked + step.shielded <= step.attack), 1);
                    }
                    ++attacks;
                    continue;
                }
                m_game.apply(state, choice);
            }
        }
        QVERIFY(attacks > 200 && flanked > 10 && blocked > 10);
    }

    void aPreviewNamesTheRulesBehindItsNumbers()
    {
        State state;
        const auto put = [&](const char* id, Side side, Tile tile) {
            const CardIx card = state.cards.add(zone::kBoard);
            state.kind[card] = m_game.table().character(id).value();
            state.tile[card] = tile;
            state.health[card] = m_game.table().traits[state.kind[card]].health;
            state.at[tile] = static_cast<CardIx>(card + 1);
            state.living[side] |= bit(tile);
            if (side == 1)
                state.ownedByB |= bit(card);
        };
        put("pikeman", 0, 7);
        put("wall-guard", 1, 12);
        state.phase = Phase::Actions;
        state.step = Step::Ask;
        const Match match(
            std::make_shared<const Game>(battleground_matches::builtInCharacters(), MatchOptions{}), state);
        const auto lines =
            match.preview(match.read("A", std::vector<std::string>{"attack", "c2", "c3"}).value());
        QCOMPARE(lines.size(), std::size_t{3});
        QCOMPARE(lines[0].text.en, std::string("Pikeman (c2) attacks Wall Guard (c3) with an attack of 2."));
        QCOMPARE(lines[1].clause, std::string("bg.defence"));
        QCOMPARE(lines[1].text.en, std::string("Wall Guard (c3) defends and reduces the attack of 2 by 1."));
        QCOMPARE(lines[2].text.de, std::string("Mauerwächter (c3) verliert 1 Leben und hat noch 3."));
        QVERIFY(match.state() == state);
    }

    void theRiskOfAnOpeningHandIsCounted()
    {
        // Whatever our own characters cost at the moment.
        Table table = m_game.table();
        const auto kind = [&](const char* id) { return table.character(id).value(); };
        table.traits[kind("levy")].cost = 0;
        table.traits[kind("marauder")].cost = 2;
        std::vector<std::uint8_t> cards(10, kind("levy"));
        QCOMPARE(openingRisk(table, cards).hands, 120u);
        QCOMPARE(openingRisk(table, cards).failing, 0u);
        // Three of the ten cost two each: the one hand with all three cannot pay for two of them.
        std::fill_n(cards.begin(), 3, kind("marauder"));
        QCOMPARE(openingRisk(table, cards).failing, 1u);
        std::fill_n(cards.begin(), 10, kind("marauder"));
        QCOMPARE(openingRisk(table, cards).failing, 120u);
    }

    /// What cannot be done names its rule, and why.
    void refusalsNameTheirRuleAndReason()
    {
        const auto stage = known().stage();
        const auto given = [&](std::vector<std::string> words) { return stage->given(words).has_value(); };
        QVERIFY(!stage->head(std::vector<std::string>{"players", "3"}));
        QVERIFY(stage->head(std::vector<std::string>{"players", "2"}));
        QVERIFY(stage->head(
            std::vector<std::string>{"define", "rock", "range", "0", "attack", "3", "health", "9"}));
        QVERIFY(stage->head(
            std::vector<std::string>{"define", "bow", "range", "2", "attack", "3", "health", "9"}));
        QVERIFY(given({"turn", "A", "actions"}) && given({"at", "c2", "A", "rock"}) &&
                given({"at", "c3", "B", "rock"}) && given({"at", "a1", "A", "bow"}));
        const auto begun = stage->begin();
        QVERIFY(begun);
        const AnyMatch& match = *begun->match;
        const auto refusal = [&](const std::vector<std::string>& words) {
            const auto choice = match.read("A", words);
            return choice ? match.refuse("A", *choice) : std::nullopt;
        };
        const auto zero = refusal({"attack", "c2", "c3"});
        QVERIFY(zero);
        QCOMPARE(zero->clause, std::string("bg.range.zero"));
        const auto far = refusal({"move", "a1", "a3"});
        const auto blocked = refusal({"move", "c2", "c3"});
        QVERIFY(far && blocked);
        QCOMPARE(far->clause, std::string("bg.move"));
        QVERIFY2(far->text.en.find("is not next to") != std::string::npos, far->text.en.c_str());
        QVERIFY2(blocked->text.en.find("living") != std::string::npos, blocked->text.en.c_str());
        QVERIFY(!match.read("A", std::vector<std::string>{"move", "a1", "~1"}));
        QVERIFY(!match.read("A", std::vector<std::string>{"move", "a1", "{1"}));
    }

    void damagedPositionsAreRefused()
    {
        auto match = newMatch(9);
        const std::string saved = match->save();
        QVERIFY(match->load(saved));
        const std::uint64_t hash = match->hash();
        for (std::size_t cut = 0; cut < saved.size(); cut += 7)
            QVERIFY(!match->load(saved.substr(0, cut)));
        for (std::size_t at = 0; at < saved.size(); at += 3) {
            std::string broken = saved;
            broken[at] = broken[at] == '1' ? '2' : '1';
            if (broken != saved && match->load(broken))
                QCOMPARE(match->hash(), hash);
        }
        QCOMPARE(match->hash(), hash);
        const auto other = newMatch(9, {{"option", "blocking", "on"}});
        const auto refused = match->load(other->save());
        QVERIFY(!refused && refused.error().text().find("other options") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(BattlegroundMatchTest)
#include "match_test.moc"
