// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/effect_reader.h"
#include "rules/games/crimson/narration/narration.h"
#include "rules/games/crimson/position.h"
#include "tests/crimson/library.h"

#include <QTest>

#include <algorithm>
#include <sstream>

using namespace rules;
using namespace rules::crimson;

namespace {

constexpr Lane kLeft = 0;
constexpr Lane kMiddle = 1;
constexpr Lane kRight = 2;
constexpr Half kA = 0;
constexpr Half kB = 1;
constexpr Seating kDuel;

/// The built-in cards and one more, "own", whose effects the test writes as people store them.
class OwnCard
{
public:
    explicit OwnCard(const char* effects, std::uint8_t strength = 1)
        : m_game(with(effects, strength))
    {
        m_state.phase = Phase::Deployment;
        m_state.coins = {5, 5};
        m_state.supply = kDuel.coins - 10;
        for (std::size_t i = 0; i < kOfferSize; ++i)
            card("plain1", kDuel.offer);
        for (int i = 0; i < 8; ++i)
            card("plain1", kDuel.deck);
    }

    /// Lays cards on a side from the castle outward; a name that ends in '-' is face-down.
    OwnCard& side(Lane lane, Half side, std::initializer_list<std::string_view> ids)
    {
        for (const std::string_view id : ids)
            card(id, zone::of(lane, side));
        return *this;
    }
    OwnCard& coins(std::uint8_t a, std::uint8_t b)
    {
        m_state.coins = {a, b};
        m_state.supply = static_cast<std::uint8_t>(kDuel.coins - a - b);
        return *this;
    }
    OwnCard& offer(std::string_view id)
    {
        const CardIx first = m_state.cards.at(kDuel.offer, 0);
        m_state.kind[first] = kind(id);
        return *this;
    }

    /// A plays the card; a second card stays in front, so that the turn goes on.
    OwnCard& play(std::string_view id, Lane lane)
    {
        card(id, kDuel.front);
        card("plain9", kDuel.front);
        m_game.settle(m_state, m_log);
        return answer(kA, {std::uint16_t(Verb::Play), kind(id), lane, 0});
    }
    OwnCard& pick(Seat seat, Lane lane, Half side, std::size_t position)
    {
        return answer(seat, {std::uint16_t(Verb::PickCard), cardPlace(zone::of(lane, side), position), 0, 0});
    }
    OwnCard& pickLane(Seat seat, Lane lane)
    {
        return answer(seat, {std::uint16_t(Verb::PickLane), lane, 0, 0});
    }
    OwnCard& pickKind(Seat seat, std::string_view id)
    {
        return answer(seat, {std::uint16_t(Verb::PickKind), kind(id), 0, 0});
    }
    OwnCard& stop(Seat seat) { return answer(seat, {std::uint16_t(Verb::Stop), 0, 0, 0}); }

    OwnCard& loadAsSavedBefore()
    {
        std::string text;
        std::istringstream lines(savePosition(m_game, m_state));
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("frame "))
                for (int numbers = 0; numbers < 2; ++numbers)
                    line.erase(line.rfind(' '));
            text += line + "\n";
        }
        const auto loaded = loadPosition(m_game, text);
        if (loaded)
            m_state = *loaded;
        else
            m_problems += "an older position is refused: " + loaded.error().text() + "; ";
        return *this;
    }

    /// Every answer is also given to the position as it comes back from a file.
    OwnCard& answer(Seat seat, const Choice& choice)
    {
        if (m_game.refuse(m_state, seat, choice)) {
            m_problems += "an answer is refused; ";
            return *this;
        }
        auto loaded = loadPosition(m_game, savePosition(m_game, m_state));
        if (!loaded) {
            m_problems += "a saved position is refused: " + loaded.error().text() + "; ";
            return *this;
        }
        m_game.apply(m_state, choice, m_log);
        m_game.apply(*loaded, choice);
        if (!(*loaded == m_state))
            m_problems += "a saved position goes on differently; ";
        return *this;
    }

    /// The cards of a side, "a b- c": face-down ones with a dash.
    [[nodiscard]] std::string cards(Lane lane, Half side) const { return names(zone::of(lane, side)); }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] Question question() const { return m_game.question(m_state); }
    [[nodiscard]] std::string asks(Language language) const
    {
        return ask(m_game, m_state, question(), language);
    }
    [[nodiscard]] int count(EventKind kind) const
    {
        return static_cast<int>(std::count_if(m_log.events.begin(), m_log.events.end(),
                                              [kind](const Event& event) { return event.kind == kind; }));
    }
    [[nodiscard]] LaneTotals totals(Lane lane) const { return m_game.totals(m_state, lane); }
    [[nodiscard]] bool isOpen(Lane lane) const { return m_state.isOpen(lane); }
    /// Whether A is asked for the next card to play, and nothing went wrong on the way.
    [[nodiscard]] std::string problems() const
    {
        return m_problems + (m_state.ask == Ask::Play ? "" : "the turn does not go on");
    }

private:
    static Game with(const char* effects, std::uint8_t strength)
    {
        effects::Library library = test::library();
        effects::Character own;
        own.id = "own";
        own.name = {"Own", "Eigene"};
        own.strength = strength;
        own.effects = effects::readEffects(effects, effects::CardKind::Character).value();
        library.characters.push_back(own);
        return Game(library);
    }
    [[nodiscard]] std::uint8_t kind(std::string_view id) const
    {
        return m_game.table().character(id).value();
    }
    void card(std::string_view id, std::size_t zone)
    {
        const bool down = id.back() == '-';
        if (down)
            id.remove_suffix(1);
        const CardIx added = m_state.cards.add(zone);
        m_state.kind[added] = kind(id);
        m_state.setDown(added, down);
        noteStanding(m_state, m_game.table());
    }
    [[nodiscard]] std::string names(std::size_t zone) const
    {
        std::string text;
        for (const CardIx card : m_state.cards.in(zone))
            text += (text.empty() ? "" : " ") + m_game.table().characters[m_state.kind[card]].id +
                    (m_state.isDown(card) ? "-" : "");
        return text;
    }

    Game m_game;
    State m_state;
    EventLog m_log;
    std::string m_problems;
};

std::string ok(const OwnCard& table)
{
    return table.problems();
}

const std::string kFine;

} // namespace

/// Effects that only people write: what the vocabulary allows and no built-in card has.
class UserEffectsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theTwentyFourthEffectInsideOthersIsDropped()
    {
        // Each turns the next one up before it is done itself.
        OwnCard at(R"([{"type": "deployment", "do": [{"op": "flip", "target":
            {"pick": "one", "lane": "this", "side": "own", "face": "down"}}]}])");
        for (int i = 0; i < 30; ++i)
            at.side(kLeft, kA, {"own-"});
        std::size_t deepest = 0;
        at.play("own", kLeft);
        for (int answers = 0; answers < 100 && at.state().ask != Ask::Play; ++answers) {
            deepest = std::max(deepest, at.state().frames.size());
            at.answer(at.question().seat, at.question().options[0]);
        }
        QCOMPARE(ok(at), kFine);
        // The card being played takes one of the 24 places: 23 effects begin, the next does not.
        QCOMPARE(deepest, kMaxNested);
        QCOMPARE(at.count(EventKind::EffectBegan), 23);
        QCOMPARE(at.count(EventKind::EffectDropped), 1);
        QCOMPARE(at.count(EventKind::TurnedUp), 23);
    }

    void theSixtyFifthEffectOfOneCardIsDropped()
    {
        OwnCard at(R"([{"type": "deployment", "do": [{"op": "flip", "target":
            {"pick": "all", "lane": "any", "side": "both", "face": "down"}}]}])");
        for (int i = 0; i < 70; ++i)
            at.side(Lane(i % 3), kA, {"thief-"});
        at.play("own", kLeft);
        for (int answers = 0; answers < 500 && at.state().ask != Ask::Play; ++answers)
            at.answer(at.question().seat, at.question().options[0]);
        QCOMPARE(ok(at), kFine);
        // Its own effect and 63 of the others; all are turned up.
        QCOMPARE(at.count(EventKind::TurnedUp), 70);
        QCOMPARE(at.count(EventKind::EffectBegan), int(kMaxTriggered));
        QCOMPARE(at.count(EventKind::EffectDropped), 7);
    }

    void cardsPickedByTheirTotalStrengthAreFlippedTogether()
    {
        OwnCard at(R"([{"type": "deployment", "do": [{"op": "flip", "target":
            {"pick": "total", "lane": "this", "side": "both", "amount": 4, "other": true}}]}])");
        at.side(kLeft, kA, {"plain2", "thief-", "plain3"}).side(kLeft, kB, {"plain5"}).play("own", kLeft);
        QCOMPARE(at.question().ask, Ask::Total);
        QCOMPARE(at.asks(Language::English),
                 std::string("Own: pick another card in this lane to flip; you need 4 more strength."));
        QCOMPARE(at.asks(Language::German),
                 std::string("Eigene: Wähle eine andere Karte in dieser Lane zum Umdrehen; es fehlt noch "
                             "Stärke 4."));
        at.pick(kA, kLeft, kA, 2).pick(kA, kLeft, kA, 1).pick(kA, kLeft, kA, 0);
        QCOMPARE(
            at.asks(Language::English),
            std::string("Own: you have enough strength; pick another card in this lane to flip as well, or "
                        "stop."));
        QCOMPARE(at.cards(kLeft, kA), std::string("plain2 thief- plain3 own")); // not before all are picked
        at.stop(kA);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kLeft, kA), std::string("plain2- thief plain3- own"));
        QCOMPARE(at.cards(kLeft, kB), std::string("plain5"));
        QCOMPARE(at.state().coins[kA], std::uint8_t{6}); // the Thief was turned up
        QCOMPARE(at.count(EventKind::Destroyed), 0);
    }

    void cardsWithTooLittleStrengthAreAllFlipped()
    {
        OwnCard at(R"([{"type": "deployment", "do": [{"op": "flip", "target":
            {"pick": "total", "lane": "this", "side": "opposing", "amount": 9}}]}])");
        at.side(kLeft, kB, {"plain2", "plain3"}).play("own", kLeft);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kLeft, kB), std::string("plain2- plain3-"));
    }

    void cardsPickedByTheirTotalStrengthMoveHereTogether()
    {
        OwnCard at(R"([{"type": "deployment", "do": [{"op": "move", "to": "this", "target":
            {"pick": "total", "lane": "other", "side": "own", "amount": 3}}]}])");
        at.side(kMiddle, kA, {"plain1", "plain3"}).side(kRight, kA, {"plain2"}).play("own", kLeft);
        QCOMPARE(at.asks(Language::German),
                 std::string("Eigene: Wähle eine deiner Karten in einer anderen Lane zum Bewegen; es fehlt "
                             "noch Stärke 3."));
        at.pick(kA, kRight, kA, 0).pick(kA, kMiddle, kA, 1).stop(kA);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kLeft, kA), std::string("own plain3 plain2"));
        QCOMPARE(at.cards(kMiddle, kA), std::string("plain1"));
        QCOMPARE(at.cards(kRight, kA), std::string());
        QCOMPARE(at.count(EventKind::Destroyed), 0);
    }

    void cardsPickedByTheirTotalStrengthMoveAwayOneByOne()
    {
        OwnCard at(R"([{"type": "deployment", "do": [{"op": "move", "to": "other", "target":
            {"pick": "total", "lane": "this", "side": "both", "amount": 3}}]}])");
        at.side(kLeft, kA, {"plain1", "plain2"}).side(kLeft, kB, {"plain5"}).play("own", kLeft);
        at.pick(kA, kLeft, kA, 1).pick(kA, kLeft, kB, 0).stop(kA);
        QCOMPARE(at.question().ask, Ask::Destination);
        at.pickLane(kA, kRight).pickLane(kA, kMiddle);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kLeft, kA), std::string("plain1 own"));
        QCOMPARE(at.cards(kRight, kA), std::string("plain2"));
        QCOMPARE(at.cards(kMiddle, kB), std::string("plain5"));
    }

    void everythingMovesAwayWhereTheStrengthDoesNotSuffice()
    {
        OwnCard at(R"([{"type": "deployment", "do": [{"op": "move", "to": "other", "target":
            {"pick": "total", "by": "each", "lane": "this", "side": "own", "other": true, "amount": 9}}]}])");
        at.side(kLeft, kA, {"plain2", "plain3"}).side(kLeft, kB, {"plain5"}).play("own", kLeft);
        at.pickLane(kA, kRight).pickLane(kA, kMiddle).pickLane(kB, kRight);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kLeft, kA), std::string("own"));
        QCOMPARE(at.cards(kRight, kA), std::string("plain2"));
        QCOMPARE(at.cards(kMiddle, kA), std::string("plain3"));
        QCOMPARE(at.cards(kRight, kB), std::string("plain5"));
    }

    void nobodyPicksByTotalStrengthInATiedLane()
    {
        OwnCard at(R"([{"type": "deployment", "do": [{"op": "destroy", "target":
            {"pick": "total", "by": "leader", "lane": "this", "side": "both", "amount": 2}}]}])");
        at.side(kLeft, kA, {"plain2"}).side(kLeft, kB, {"plain3"}).play("own", kLeft);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.count(EventKind::EffectIdle), 1);
        QCOMPARE(at.count(EventKind::Destroyed), 0);
    }

    void theLeaderPicksByTotalStrength()
    {
        OwnCard at(R"([{"type": "deployment", "do": [{"op": "destroy", "target":
            {"pick": "total", "by": "leader", "lane": "this", "side": "both", "amount": 2}}]}])");
        at.side(kLeft, kB, {"plain3"}).play("own", kLeft);
        at.pick(kB, kLeft, kA, 0).pick(kB, kLeft, kB, 0);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.count(EventKind::Destroyed), 2);
    }

    void nobodyMovesAllCardsOfATiedLane()
    {
        OwnCard at(R"([{"type": "deployment", "do": [{"op": "move", "to": "other", "target":
            {"pick": "all", "by": "leader", "lane": "this", "side": "both"}}]}])");
        at.side(kLeft, kB, {"plain1"}).play("own", kLeft);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kLeft, kA), std::string("own"));
        QCOMPARE(at.count(EventKind::EffectIdle), 1);
    }

    void whoeverLedBeforeTheFirstMoveMovesAllCards_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::newRow("all") << QByteArray(R"("pick": "all")");
        QTest::newRow("total") << QByteArray(R"("pick": "total", "amount": 20)");
    }
    void whoeverLedBeforeTheFirstMoveMovesAllCards()
    {
        QFETCH(QByteArray, target);
        const QByteArray effects =
            R"([{"type": "deployment", "do": [{"op": "move", "to": "other", "target": {)" + target +
            R"(, "by": "leader", "lane": "this", "side": "both"}}]}])";
        OwnCard at(effects.constData());
        // A leads with 4 to 3; with plain3 gone it would be B, with plain2 gone nobody.
        at.side(kLeft, kA, {"plain3"}).side(kLeft, kB, {"plain1", "plain2"}).play("own", kLeft);
        at.pickLane(kA, kMiddle).pickLane(kA, kMiddle).pickLane(kA, kRight).pickLane(kA, kRight);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kMiddle, kA), std::string("plain3 own"));
        QCOMPARE(at.cards(kRight, kB), std::string("plain1 plain2"));
    }

    void eachPlayerGainsAndPays()
    {
        OwnCard gains(R"([{"type": "deployment", "do": [{"op": "gain", "who": "each", "amount": 2}]}])");
        gains.play("own", kLeft);
        QCOMPARE(ok(gains), kFine);
        QCOMPARE(gains.state().coins, (std::array<std::uint8_t, kMaxPlayers>{7, 7}));

        OwnCard pays(R"([{"type": "deployment", "do": [{"op": "pay", "who": "each", "amount": 2}]}])");
        pays.coins(0, 3).play("own", kLeft);
        QCOMPARE(ok(pays), kFine);
        QCOMPARE(pays.state().coins, (std::array<std::uint8_t, kMaxPlayers>{0, 1}));
    }

    void eachPlayerGainsTheStrengthOfTheSameCard()
    {
        OwnCard at(R"([{"type": "deployment", "do": [
            {"op": "flip", "target": {"pick": "one", "lane": "this", "side": "opposing"}},
            {"op": "gain", "who": "each", "amount": "strength-of-it"}]}])");
        at.side(kLeft, kB, {"plain3"}).play("own", kLeft);
        at.pick(kA, kLeft, kB, 0);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.state().coins, (std::array<std::uint8_t, kMaxPlayers>{8, 8}));
    }

    void theChosenCardStaysTheChosenOneWhenAnotherIsPlaced()
    {
        OwnCard at(R"([{"type": "deployment", "do": [
            {"op": "flip", "target": {"pick": "one", "lane": "any", "side": "opposing"}},
            {"op": "place", "from": "offer", "to": "any", "face": "up"},
            {"op": "destroy", "target": "it"}]}])");
        at.offer("bard").side(kLeft, kB, {"plain3"}).play("own", kLeft);
        at.pick(kA, kLeft, kB, 0).pickKind(kA, "bard").pickLane(kA, kRight);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kRight, kA), std::string("bard"));
        QCOMPARE(at.cards(kLeft, kB), std::string());
    }

    /// Positions were once saved without the last two numbers of a frame.
    void anOlderSavedPositionKnowsTheChosenCard()
    {
        OwnCard at(R"([{"type": "deployment", "do": [
            {"op": "flip", "target": {"pick": "one", "lane": "any", "side": "opposing"}},
            {"op": "place", "from": "offer", "to": "this", "face": "up"},
            {"op": "destroy", "target": "it"}]}])");
        at.offer("bard").side(kLeft, kB, {"plain3"}).play("own", kLeft);
        at.pick(kA, kLeft, kB, 0).loadAsSavedBefore().pickKind(kA, "bard");
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kLeft, kA), std::string("own bard"));
        QCOMPARE(at.cards(kLeft, kB), std::string());
    }

    void theChosenCardStaysTheChosenOneWhenOthersMove()
    {
        OwnCard at(R"([{"type": "deployment", "do": [
            {"op": "flip", "target": {"pick": "one", "lane": "other", "side": "opposing"}},
            {"op": "move", "to": "other", "target": {"pick": "all", "lane": "this", "side": "both"}},
            {"op": "destroy", "target": "it"}]}])");
        at.side(kLeft, kA, {"plain2"}).side(kMiddle, kB, {"plain3"}).play("own", kLeft);
        at.pick(kA, kMiddle, kB, 0).pickLane(kA, kRight).pickLane(kA, kRight);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kRight, kA), std::string("plain2 own"));
        QCOMPARE(at.cards(kMiddle, kB), std::string());
    }

    void itIsNoCardWhereTheLastChoiceFoundNone()
    {
        OwnCard at(R"([{"type": "deployment", "do": [
            {"op": "flip", "target": {"pick": "one", "lane": "this", "side": "own"}},
            {"op": "flip", "target": {"pick": "one", "lane": "this", "side": "opposing"}},
            {"op": "destroy", "target": "it"}]}])");
        at.side(kLeft, kA, {"plain2"}).play("own", kLeft);
        at.pick(kA, kLeft, kA, 0);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kLeft, kA), std::string("plain2- own"));
    }

    void aCharacterChangesWhenItsLaneIsScored()
    {
        OwnCard early(R"([{"type": "passive", "do": [{"op": "score-at", "amount": 2}]}])");
        early.side(kLeft, kA, {"plain9"}).play("own", kLeft);
        QVERIFY(early.isOpen(kLeft)); // the deployment is not over
        early.answer(kA, {std::uint16_t(Verb::Play), early.question().options[0].a, kRight, 0});
        QVERIFY(!early.isOpen(kLeft));

        OwnCard down(R"([{"type": "passive", "do": [{"op": "score-at", "amount": 2}]}])");
        down.side(kLeft, kA, {"own-", "plain9"}).play("plain1", kRight);
        down.answer(kA, {std::uint16_t(Verb::Play), down.question().options[0].a, kRight, 0});
        QVERIFY(down.isOpen(kLeft));

        OwnCard late(R"([{"type": "passive", "do": [{"op": "score-at", "amount": 5}]}])");
        late.side(kLeft, kA, {"own", "plain9", "plain1"}).play("plain1", kLeft);
        late.answer(kA, {std::uint16_t(Verb::Play), late.question().options[0].a, kRight, 0});
        QVERIFY(late.isOpen(kLeft));
    }

    void aPlayedCardThatIsDestroyedFirstHasNoEffect()
    {
        OwnCard at(R"([{"type": "passive", "when": "before-played", "do": [{"op": "destroy", "target":
            "played"}]}])");
        at.side(kLeft, kB, {"own"}).play("thief", kLeft);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kLeft, kA), std::string());
        QCOMPARE(at.count(EventKind::CoinsTaken), 0);
    }

    void aPlayedCardThatIsTurnedDownFirstHasNoEffect()
    {
        OwnCard at(R"([{"type": "passive", "when": "before-played", "do": [{"op": "flip", "target":
            "played"}]}])");
        at.side(kLeft, kB, {"own"}).play("thief", kLeft);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kLeft, kA), std::string("thief-"));
        QCOMPARE(at.count(EventKind::CoinsTaken), 0);
    }

    void cardsDestroyedTogetherWithHelHaveNoEffect_data()
    {
        QTest::addColumn<QByteArray>("target");
        QTest::newRow("all") << QByteArray(R"("pick": "all")");
        QTest::newRow("total") << QByteArray(R"("pick": "total", "amount": 20)");
    }
    /// Whether Destruction effects happen is settled before the first card is gone, also where Hel herself is
    /// among those destroyed.
    void cardsDestroyedTogetherWithHelHaveNoEffect()
    {
        QFETCH(QByteArray, target);
        const QByteArray effects = R"([{"type": "deployment", "do": [{"op": "destroy", "target": {)" +
                                   target + R"(, "lane": "this", "side": "both", "other": true}}]}])";
        OwnCard at(effects.constData());
        at.side(kLeft, kA, {"hel", "undead"}).side(kLeft, kB, {"undead"}).side(kRight, kB, {"plain2"});
        at.play("own", kLeft);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.count(EventKind::Destroyed), 3);
        QCOMPARE(at.count(EventKind::DestructionStopped), 2);
        QCOMPARE(at.cards(kLeft, kA), std::string("own"));
        QCOMPARE(at.cards(kMiddle, kA) + at.cards(kRight, kA), std::string());
    }

    void onlyTheNearestCardOfASideIsMeant()
    {
        OwnCard one(R"([{"type": "deployment", "do": [{"op": "flip", "target":
            {"pick": "one", "lane": "this", "side": "both", "nearest": true}}]}])");
        one.side(kLeft, kA, {"plain2", "plain3"}).side(kLeft, kB, {"plain4", "plain5"}).play("own", kLeft);
        QCOMPARE(one.question().options.size(), std::size_t{2});
        one.pick(kA, kLeft, kB, 0);
        QCOMPARE(ok(one), kFine);
        QCOMPARE(one.cards(kLeft, kB), std::string("plain4- plain5"));

        OwnCard all(R"([{"type": "deployment", "do": [{"op": "flip", "target":
            {"pick": "all", "lane": "this", "side": "both", "nearest": true, "face": "up"}}]}])");
        all.side(kLeft, kA, {"plain2-", "plain3"}).side(kLeft, kB, {"plain4", "plain5"}).play("own", kLeft);
        QCOMPARE(ok(all), kFine);
        QCOMPARE(all.cards(kLeft, kA), std::string("plain2- plain3- own"));
        QCOMPARE(all.cards(kLeft, kB), std::string("plain4- plain5"));
    }

    void theStrongestAmongEqualsIsTheNearest()
    {
        OwnCard at(R"([{"type": "deployment", "do": [{"op": "destroy", "target":
            {"pick": "all", "lane": "this", "side": "opposing", "strongest": true, "nearest": true}}]}])");
        at.side(kLeft, kB, {"plain2", "plain5", "plain5"}).play("own", kLeft);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kLeft, kB), std::string("plain2 plain5"));
    }

    void aLimitOfStrengthLooksAtTheStrengthNow()
    {
        OwnCard at(R"([{"type": "deployment", "do": [{"op": "destroy", "target":
            {"pick": "all", "lane": "this", "side": "opposing", "max-strength": 2}}]}])");
        at.side(kLeft, kB, {"plain5-", "plain3", "plain2"}).play("own", kLeft);
        QCOMPARE(ok(at), kFine);
        QCOMPARE(at.cards(kLeft, kB), std::string("plain3"));
    }

    void aLimitOfStrengthInAScoringLooksAtWhatEarlierEffectsLeft()
    {
        // The Berserker, who comes first, brings plain3 down to 2; plain1 goes to 0.
        OwnCard at(R"([{"type": "score", "do": [{"op": "strength", "change": "add", "amount": 10, "target":
            {"pick": "all", "lane": "this", "side": "own", "max-strength": 2}}]}])",
                   7);
        at.side(kLeft, kA, {"berserker"}).side(kLeft, kB, {"own", "plain3", "plain1", "plain4"});
        const LaneTotals totals = at.totals(kLeft);
        QCOMPARE(totals.halves[kB].total, std::int16_t(6 + 12 + 10 + 3));
    }
};

QTEST_APPLESS_MAIN(UserEffectsTest)
#include "user_effects_test.moc"
