// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/narration.h"
#include "tests/crimson/library.h"
#include "tests/support/readable_texts.h"

#include <QTest>

#include <set>

using namespace rules;
using namespace rules::crimson;
using tests::Reads;

namespace {

const Game& game()
{
    static const Game kGame(test::library());
    return kGame;
}

std::uint8_t kind(std::string_view id)
{
    return game().table().character(id).value();
}

std::uint8_t castle(std::string_view id)
{
    return game().table().castle(id).value();
}

constexpr Seating kDuel;

std::uint8_t zoneOf(Lane lane, Half side)
{
    return static_cast<std::uint8_t>(zone::of(lane, side));
}

Clause cardClause(std::string_view id)
{
    return static_cast<Clause>(unsigned(Clause::FirstCard) + kind(id));
}

Clause castleClause(std::string_view id)
{
    return static_cast<Clause>(unsigned(Clause::FirstCastle) + castle(id));
}

constexpr Lane kLeft = 0;
constexpr Lane kMiddle = 1;
constexpr Lane kRight = 2;
constexpr Half kA = 0;
constexpr Half kB = 1;

/// A position put together by hand: A is to play, both have five coins, the offer and the deck are plain
/// cards.
struct Position
{
    State state;

    Position()
    {
        state.phase = Phase::Deployment;
        state.coins = {5, 5};
        state.supply = kDuel.coins - 10;
        for (std::size_t i = 0; i < kOfferSize; ++i)
            card("plain1", kDuel.offer);
        for (int i = 0; i < 20; ++i)
            card("plain1", kDuel.deck);
    }

    Position& card(std::string_view id, std::size_t zone, bool down = false)
    {
        const CardIx added = state.cards.add(zone);
        state.kind[added] = kind(id);
        state.setDown(added, down);
        noteStanding(state, game().table());
        return *this;
    }
    Position& play(std::string_view id, Lane lane)
    {
        card(id, kDuel.front + state.active);
        EventLog log;
        game().settle(state, log);
        return answer({std::uint16_t(Verb::Play), kind(id), lane, 0});
    }
    Position& answer(const Choice& choice)
    {
        const Seat seat = game().question(state).seat;
        if (game().refuse(state, seat, choice))
            qFatal("the test answers what is not asked");
        game().apply(state, choice);
        return *this;
    }
    Position& settle()
    {
        EventLog log;
        game().settle(state, log);
        return *this;
    }

    [[nodiscard]] std::string asks(Language language) const
    {
        return ask(game(), state, game().question(state), language);
    }
    /// What the one who is asked hears about an illegal choice; empty if it is legal.
    [[nodiscard]] std::string refuses(const Choice& choice, Language language) const
    {
        const Seat seat = game().question(state).seat;
        const auto why = game().refuse(state, seat, choice);
        return why ? refusal(game(), state, seat, choice, *why, language) : std::string();
    }
};

Choice pick(Lane lane, Half side, std::size_t position)
{
    return {std::uint16_t(Verb::PickCard), cardPlace(zone::of(lane, side), position), 0, 0};
}

Choice pickLane(Lane lane)
{
    return {std::uint16_t(Verb::PickLane), lane, 0, 0};
}

Choice bid(std::string_view id, std::uint16_t coins)
{
    return {std::uint16_t(Verb::Bid), kind(id), coins, 0};
}

void compare(const std::string& found, const char* expected)
{
    QCOMPARE(QString::fromStdString(found), QString::fromUtf8(expected));
}

} // namespace

class NarrationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEventIsToldInBothLanguages()
    {
        for (unsigned number = 0; number <= unsigned(EventKind::MatchDrawn); ++number)
            for (const std::uint8_t value : {0, 1, 2, 255}) {
                Event event{.kind = EventKind(number),
                            .who = kB,
                            .card = kind("monk"),
                            .other = kind("thief"),
                            .from = zoneOf(kLeft, kA),
                            .to = zoneOf(kRight, kB),
                            .value = value,
                            .extra = 2};
                if (event.kind == EventKind::CastleEffectBegan)
                    event.card = castle("mint");
                QCOMPARE(tests::flawInEither(
                             Reads::AsSentence,
                             [&](Language language) { return tell(game(), kDuel, event, language); }),
                         std::string());
            }
    }

    void noTwoKindsOfEventsReadAlike()
    {
        QCOMPARE(tests::eventsThatReadAlike(std::size_t(EventKind::MatchDrawn) + 1,
                                            [](std::size_t kind, Language language) {
                                                return tell(game(), kDuel,
                                                            {.kind = EventKind(kind), .card = 1, .value = 2},
                                                            language);
                                            }),
                 std::string());
    }

    void logLinesReadLikeSentences_data()
    {
        QTest::addColumn<Event>("event");
        QTest::addColumn<QString>("en");
        QTest::addColumn<QString>("de");
        const auto row = [](const char* name, const Event& event, const char* en, const char* de) {
            QTest::newRow(name) << event << QString::fromUtf8(en) << QString::fromUtf8(de);
        };
        row("begin", {.kind = EventKind::MatchBegan, .value = 3, .extra = 4},
            "The match begins: A has 3 coins, B has 4 coins.",
            "Die Partie beginnt: A hat 3 Münzen, B hat 4 Münzen.");
        row("bid", {.kind = EventKind::BidMade, .who = kA, .card = kind("monk"), .value = 3},
            "A bids 3 coins on Monk.", "A bietet 3 Münzen auf die Karte Mönch.");
        row("one coin", {.kind = EventKind::BidMade, .who = kB, .card = kind("clumsy-ogre"), .value = 1},
            "B bids 1 coin on Clumsy Ogre.", "B bietet 1 Münze auf die Karte Tapsiger Oger.");
        row("bid on top",
            {.kind = EventKind::BidMade,
             .who = kA,
             .card = kind("monk"),
             .value = 2,
             .clause = Clause::Bid,
             .also = Clause::RecruitmentEffect},
            "A bids 2 coins on Monk, the top card of the deck.",
            "A bietet 2 Münzen auf die oberste Karte des Decks: Mönch.");
        row("match", {.kind = EventKind::BidMatched, .who = kB, .card = kind("undead"), .value = 3},
            "B matches and pays A 3 coins for Undead.", "B bezahlt A aus: 3 Münzen für die Karte Untoter.");
        row("pass", {.kind = EventKind::BidPassed, .who = kB, .card = kind("undead"), .value = 1},
            "B passes; A pays 1 coin to the supply for Undead.",
            "B passt; A zahlt 1 Münze für die Karte Untoter in den Vorrat.");
        row("play face-down",
            {.kind = EventKind::CardPlayed,
             .who = kA,
             .card = kind("thief"),
             .to = zoneOf(kLeft, kA),
             .value = 1},
            "A plays Thief face-down into the left lane.",
            "A spielt die Karte Diebin verdeckt in die linke Lane.");
        row("play opposite",
            {.kind = EventKind::CardPlayed, .who = kA, .card = kind("traitor"), .to = zoneOf(kRight, kB)},
            "A plays Traitor into the right lane, on B’s side.",
            "A spielt die Karte Verräter in die rechte Lane, auf der Seite von B.");
        row("effect",
            {.kind = EventKind::EffectBegan,
             .who = kA,
             .card = kind("thief"),
             .clause = cardClause("thief"),
             .also = Clause::DeploymentEffect},
            "Thief on A’s side: Deployment effect.", "Diebin auf der Seite von A: Einsatzeffekt.");
        row("castle effect",
            {.kind = EventKind::CastleEffectBegan,
             .who = kB,
             .card = castle("mint"),
             .to = zoneOf(kLeft, kB),
             .clause = castleClause("mint"),
             .also = Clause::IncomeEffect},
            "Mint, left lane: Income effect for B.", "Münzstätte, linke Lane: Einkommenseffekt für B.");
        row("condition of a castle",
            {.kind = EventKind::EffectIdle,
             .who = kB,
             .card = castle("mint"),
             .clause = castleClause("mint")},
            "Mint: the condition is not met.", "Münzstätte: Die Bedingung ist nicht erfüllt.");
        row("pick",
            {.kind = EventKind::CardChosen,
             .who = kB,
             .card = kind("monk"),
             .clause = cardClause("chaos-mage")},
            "B picks Monk.", "B wählt die Karte Mönch.");
        row("standing",
            {.kind = EventKind::StandingApplied,
             .who = kB,
             .card = kind("fenrir"),
             .clause = cardClause("fenrir")},
            "Fenrir on B’s side takes effect.", "Fenrir auf der Seite von B wirkt.");
        row("standing castle",
            {.kind = EventKind::StandingApplied,
             .card = castle("quiet-keep"),
             .other = 1,
             .clause = castleClause("quiet-keep")},
            "The castle Quiet Keep takes effect.", "Die Burg Stille Feste wirkt.");
        row("then",
            {.kind = EventKind::EffectIdle,
             .card = kind("temptress"),
             .clause = cardClause("temptress"),
             .also = Clause::EffectThen},
            "Temptress: the part after “then” is skipped.", "Verführerin: Der Teil nach „dann“ entfällt.");
        row("cancelled",
            {.kind = EventKind::EffectCancelled, .card = kind("wizard"), .other = kind("heimdall")},
            "Heimdall cancels Wizard’s effect.", "Heimdall verhindert den Effekt der Karte Zauberer.");
        row("turned down", {.kind = EventKind::TurnedDown, .card = kind("monk"), .from = zoneOf(kMiddle, kB)},
            "Monk is turned face-down: middle lane, B’s side.",
            "Mönch wird umgedreht und liegt nun verdeckt: mittlere Lane, Seite von B.");
        row("moved",
            {.kind = EventKind::Moved,
             .card = kind("bard"),
             .from = zoneOf(kLeft, kB),
             .to = zoneOf(kMiddle, kB)},
            "Bard moves from the left lane into the middle lane, on B’s side.",
            "Bardin wird aus der linken Lane in die mittlere Lane bewegt, auf der Seite von B.");
        row("swapped",
            {.kind = EventKind::Swapped,
             .card = kind("bard"),
             .other = kind("thief"),
             .from = zoneOf(kLeft, kA),
             .to = zoneOf(kRight, kB)},
            "Bard (left lane, A’s side) and Thief (right lane, B’s side) swap places.",
            "Bardin (linke Lane, Seite von A) und Diebin (rechte Lane, Seite von B) werden ausgetauscht.");
        row("nothing gained", {.kind = EventKind::CoinsGained, .who = kA, .value = 0}, "A gains no coins.",
            "A erhält keine Münzen.");
        row("taken", {.kind = EventKind::CoinsTaken, .who = kA, .value = 1}, "A takes 1 coin from B.",
            "A nimmt B 1 Münze ab.");
        row("dry", {.kind = EventKind::SupplyRanDry, .who = kB, .value = 2},
            "The supply is empty: B misses out on 2 coins.",
            "Der Vorrat ist leer: B bekommt 2 Münzen weniger.");
        row("scored", {.kind = EventKind::LaneScored, .to = zoneOf(kMiddle, kA), .value = 7, .extra = 12},
            "The middle lane is scored: A has 7, B has 12.",
            "Die mittlere Lane wird gewertet: A hat 7, B hat 12.");
        row("scored otherwise",
            {.kind = EventKind::LaneScored,
             .to = zoneOf(kMiddle, kA),
             .value = 0,
             .extra = 1,
             .clause = Clause::ScoreTotal,
             .also = static_cast<Clause>(unsigned(Clause::FirstCard) + kind("bishop"))},
            "The middle lane is scored by face-down cards (Bishop): A has 0, B has 1.",
            "Die mittlere Lane wird nach verdeckten Karten gewertet (Bischof): A hat 0, B hat 1.");
        row("cleared", {.kind = EventKind::LaneCleared, .to = zoneOf(kRight, kA)},
            "All cards in the right lane are destroyed, and the lane is out of the game.",
            "Alle Karten in der rechten Lane werden zerstört, und die Lane ist aus dem Spiel.");
        row("rebuilt", {.kind = EventKind::DeckRebuilt, .value = 1},
            "The discard pile is shuffled into a new deck of 1 card.",
            "Der Ablagestapel wird zu einem neuen Deck gemischt: 1 Karte.");
    }
    void logLinesReadLikeSentences()
    {
        QFETCH(Event, event);
        QFETCH(QString, en);
        QFETCH(QString, de);
        QCOMPARE(QString::fromStdString(tell(game(), kDuel, event, Language::English)), en);
        QCOMPARE(QString::fromStdString(tell(game(), kDuel, event, Language::German)), de);
    }

    void theOneWhoPicksIsAddressed()
    {
        Position at;
        at.card("bard", zone::of(kLeft, kA))
            .card("thief", zone::of(kLeft, kB))
            .card("hel", zone::of(kLeft, kB));
        at.play("monk", kLeft);
        compare(at.asks(Language::English), "Monk: flip one of your cards in this lane.");
        compare(at.asks(Language::German), "Mönch: Drehe eine deiner Karten in dieser Lane um.");
        at.answer(pick(kLeft, kA, 0));
        QCOMPARE(game().question(at.state).seat, kB);
        compare(at.asks(Language::English), "Monk: flip one of your cards in this lane.");
    }

    void everyOperationAsksInItsOwnWords()
    {
        const auto board = [] {
            Position at;
            for (const Lane lane : {kLeft, kMiddle, kRight})
                at.card("plain2", zone::of(lane, kA)).card("plain3", zone::of(lane, kB));
            at.card("plain1", zone::of(kRight, kB));
            return at;
        };
        const auto check = [&](const char* id, const char* en, const char* de) {
            const Position at = board().play(id, kLeft);
            compare(at.asks(Language::English), en);
            compare(at.asks(Language::German), de);
        };
        check("illusionist", "Illusionist: flip an opposing card in this lane.",
              "Illusionistin: Drehe eine gegnerische Karte in dieser Lane um.");
        check("alchemist", "Alchemist: destroy a card in any lane.",
              "Alchemistin: Zerstöre eine Karte in einer beliebigen Lane.");
        check("bully", "Bully: destroy a card with strength 1 or less in any lane.",
              "Raufbold: Zerstöre eine Karte mit Stärke 1 oder weniger in einer beliebigen Lane.");
        check("chaos-mage", "Chaos Mage: move a card from any lane to another lane.",
              "Chaosmagierin: Bewege eine Karte aus einer beliebigen Lane in eine andere.");
        check("siren", "Siren: move one of your cards from another lane into this lane (1 of 2).",
              "Sirene: Bewege eine deiner Karten aus einer anderen Lane in diese Lane (1 von 2).");
        check("shapeshifter", "Shapeshifter: swap one of your cards in any lane with Shapeshifter.",
              "Formwandler: Tausche eine deiner Karten in einer beliebigen Lane gegen die Karte Formwandler "
              "aus.");
        check("summoner", "Summoner: place a card from the offer face-down on your side of this lane.",
              "Beschwörerin: Platziere eine Karte aus dem Angebot verdeckt auf deiner Seite dieser Lane.");
        check("troll-mother", "Troll Mother: put a card from the offer on the discard pile.",
              "Troll-Mutter: Lege eine Karte aus dem Angebot auf den Ablagestapel.");
        check(
            "horror", "Horror: pick the lane to move Plain 2 (left lane, A’s side) to.",
            "Horror: Wähle die Lane, in die diese Karte bewegt wird: Einfache 2 (linke Lane, Seite von A).");
        check("apocalyptic-rider",
              "Apocalyptic Rider: pick one of your cards in this lane to destroy; you need 3 more strength.",
              "Apokalyptischer Reiter: Wähle eine deiner Karten in dieser Lane zum Zerstören; es fehlt noch "
              "Stärke 3.");
    }

    void aTotalSaysWhatIsStillMissingAndWhenItSuffices()
    {
        Position at;
        at.card("plain2", zone::of(kLeft, kA)).card("plain1", zone::of(kLeft, kA));
        at.card("plain1", zone::of(kLeft, kA)).play("apocalyptic-rider", kLeft);
        const Choice stop{std::uint16_t(Verb::Stop), 0, 0, 0};
        at.answer(pick(kLeft, kA, 0));
        QVERIFY(at.asks(Language::English).find("you need 1 more strength.") != std::string::npos);
        compare(at.refuses(stop, Language::English),
                "The cards you have picked so far have strength 2; you need at least 3.");
        compare(at.refuses(stop, Language::German),
                "Du hast bisher Stärke 2 gewählt; mindestens 3 ist nötig.");
        compare(at.refuses(pick(kLeft, kA, 0), Language::English),
                "Plain 2 (left lane, A’s side) has already been picked.");
        at.answer(pick(kLeft, kA, 1));
        compare(at.asks(Language::German),
                "Apokalyptischer Reiter: Wähle eine deiner Karten in dieser Lane, um auch sie zu zerstören, "
                "oder höre auf; die Stärke reicht.");
    }

    void biddingMatchingAndPlayingSayTheNumbers()
    {
        Position at;
        at.state.phase = Phase::Recruitment;
        at.state.coins = {5, 3};
        at.state.supply = kDuel.coins - 8;
        at.card("bard", zone::of(kLeft, kA)).settle();
        compare(at.asks(Language::English), "Bid at least 1 coin on a card on offer. You have 5 coins.");
        compare(at.refuses(bid("plain1", 6), Language::English), "You have 5 coins, so you cannot bid 6.");
        compare(at.refuses(bid("plain1", 6), Language::German),
                "Du hast 5 Münzen; ein Gebot von 6 ist zu hoch.");
        compare(at.refuses(bid("plain1", 0), Language::German), "Ein Gebot beträgt mindestens 1 Münze.");
        compare(at.refuses(bid("monk", 1), Language::German), "Mönch liegt nicht im Angebot.");
        compare(describeChoice(game(), at.state, bid("plain1", 3), Language::German),
                "3 Münzen auf die Karte Einfache 1 bieten");

        at.answer(bid("plain1", 2));
        compare(at.asks(Language::English), "A bids 2 coins on Plain 1. Match for 3 coins, or pass.");
        compare(at.asks(Language::German),
                "A bietet 2 Münzen auf die Karte Einfache 1. Bezahle A mit 3 Münzen aus oder passe.");
        const Choice match{std::uint16_t(Verb::Match), 0, 0, 0};
        compare(describeChoice(game(), at.state, match, Language::English), "Match for 3 coins");
        at.state.coins[kB] = 1;
        compare(at.refuses(match, Language::English), "Matching costs 3 coins; you have 1 coin.");
        compare(at.asks(Language::English),
                "A bids 2 coins on Plain 1. Matching costs 3 coins and you have 1 coin, so you must pass.");

        at.answer({std::uint16_t(Verb::Pass), 0, 0, 0});
        compare(at.asks(Language::English), "Play Plain 1 into a lane of your choice.");
        compare(at.asks(Language::German), "Spiele die Karte Einfache 1 in eine Lane deiner Wahl.");
    }

    void aCardThatMayNotBePickedHearsWhy()
    {
        Position at;
        at.card("plain4", zone::of(kMiddle, kA)).card("plain1", zone::of(kLeft, kB)).play("bully", kLeft);
        compare(at.refuses(pick(kMiddle, kA, 0), Language::English),
                "Plain 4 (middle lane, A’s side) has strength 4; Bully allows at most 1.");
        compare(at.refuses(pick(kLeft, kB, 3), Language::German),
                "Dort liegt keine vierte Karte (linke Lane, Seite von B: 1 Karte).");
        compare(at.refuses(pickLane(kLeft), Language::German), "Gefragt ist jetzt eine Karte im Spiel.");

        Position monk;
        monk.card("plain4", zone::of(kMiddle, kA)).card("plain1", zone::of(kLeft, kB)).play("monk", kLeft);
        compare(monk.refuses(pick(kMiddle, kA, 0), Language::German),
                "Einfache 4 liegt in der mittleren Lane; Mönch verlangt eine Karte in dieser Lane.");
        compare(monk.refuses(pick(kLeft, kB, 0), Language::English),
                "Plain 1 (left lane, B’s side) is not your card; Monk needs one of yours.");
    }

    void lanesThatAreNotPossibleAreNamed()
    {
        Position at;
        at.card("freyja", zone::of(kRight, kB)).card("thief", kDuel.front).settle();
        const Choice left{std::uint16_t(Verb::Play), kind("thief"), kLeft, 0};
        compare(at.asks(Language::English), "Play Thief into the right lane.");
        compare(at.refuses(left, Language::English), "Freyja: cards may only be played into the right lane.");
        compare(at.refuses(left, Language::German),
                "Freyja: Karten dürfen nur in die rechte Lane gespielt werden.");

        Position move;
        move.card("plain4", zone::of(kMiddle, kA)).play("chaos-mage", kLeft).answer(pick(kMiddle, kA, 0));
        compare(move.refuses(pickLane(kMiddle), Language::German),
                "Einfache 4 liegt schon in der mittleren Lane; wähle eine andere Lane.");
    }

    void choicesReadLikeAnswers()
    {
        Position at;
        at.card("plain2", zone::of(kLeft, kA)).card("bard", zone::of(kLeft, kA), true);
        at.card("fenrir", zone::of(kRight, kB)).card("traitor", kDuel.front).settle();
        compare(describeChoice(game(), at.state, pick(kLeft, kA, 1), Language::English),
                "Pick Bard (face-down), left lane, A’s side, second from the castle");
        compare(describeChoice(game(), at.state, pick(kLeft, kA, 1), Language::German),
                "Karte wählen: Bardin (verdeckt), linke Lane, Seite von A, zweite von der Burg aus");
        compare(describeChoice(game(), at.state, {std::uint16_t(Verb::Play), kind("traitor"), kRight, 0},
                               Language::English),
                "Play Traitor face-down into the right lane, on B’s side");
        compare(describeChoice(game(), at.state, {std::uint16_t(Verb::Play), kind("thief"), kLeft, 0},
                               Language::German),
                "Karte Diebin in die linke Lane spielen");
        compare(describeChoice(game(), at.state, {std::uint16_t(Verb::Amount), 0, 0, 0}, Language::German),
                "Nichts zahlen");
        compare(describeChoice(game(), at.state, {99, 7, 7, 7}, Language::English), "No possible choice");
    }

    void aLaneTotalIsExplainedCardByCard()
    {
        Position at;
        at.card("monk", zone::of(kLeft, kA)).card("fairy", zone::of(kLeft, kA));
        at.card("thief", zone::of(kLeft, kA), true);
        at.card("berserker", zone::of(kLeft, kB)).card("underdog", zone::of(kLeft, kB));
        const auto joined = [&at](Half side, Language language) {
            std::string text;
            for (const std::string& line : explain(game(), at.state, kLeft, side, language))
                text += line + "\n";
            return text;
        };
        compare(joined(kA, Language::English), "Monk: 3\n"
                                               "Fairy doubles: 3 → 6\n"
                                               "Berserker subtracts 1: 6 → 5\n"
                                               "Fairy: 1\n"
                                               "Berserker subtracts 1: 1 → 0\n"
                                               "Thief (face-down): 0 instead of 2\n"
                                               "Berserker subtracts 1: 0 → 0\n"
                                               "Total: 5\n"
                                               "Underdog: the lower total wins\n");
        compare(joined(kB, Language::German), "Berserkerin: 4\n"
                                              "Fee verdoppelt: 4 → 8\n"
                                              "Underdog: 1\n"
                                              "Gesamtstärke: 9\n"
                                              "Underdog: Die geringere Gesamtstärke gewinnt\n");
    }

    void wholeMatchesAreToldAskedAndRefusedWithoutAFlaw();
};

/// Plays random matches with every card. At every question the question, all answers and a handful of random
/// choices are put into words; the log of the match too. Ends only when every kind of event that a match can
/// bring, every question and every reason to refuse has been seen.
void NarrationTest::wholeMatchesAreToldAskedAndRefusedWithoutAFlaw()
{
    std::set<EventKind> told;
    std::set<Ask> asked;
    std::set<RefusalReason> refused;
    for (std::uint64_t seed = 1; seed <= 400 && !QTest::currentTestFailed(); ++seed) {
        Random random(seed);
        Setup setup;
        setup.seed = seed;
        if (seed % 8 == 0) // the supply runs dry
            setup.handicap = {16, 17};
        setup.decks.emplace_back();
        for (std::size_t i = 0; i < game().table().characters.size(); ++i)
            if (game().table().characters[i].id.rfind("plain", 0) != 0)
                setup.decks[0].push_back(static_cast<std::uint8_t>(i));
        for (std::uint8_t& castleOfLane : setup.castles)
            castleOfLane = static_cast<std::uint8_t>(
                random.below(static_cast<std::uint32_t>(game().table().castles.size())));
        EventLog log;
        auto started = game().start(setup, log);
        QVERIFY(started.has_value());
        State state = *started;
        const auto choose = [&](const State&, const Question& question) {
            asked.insert(question.ask);
            return question.options[random.below(static_cast<std::uint32_t>(question.options.size()))];
        };
        const auto guess = [&random](const Question&, unsigned) -> tests::Guess {
            const Choice choice{static_cast<std::uint16_t>(1 + random.below(10)),
                                static_cast<std::uint16_t>(random.below(2) == 0
                                                               ? random.below(60)
                                                               : random.below(8) << 8u | random.below(3)),
                                static_cast<std::uint16_t>(random.below(5)), 0};
            return {static_cast<Seat>(random.below(2)), choice};
        };
        const std::string wrong = tests::flawInMatch(game(), state, log, choose, 10, guess, refused);
        QVERIFY2(wrong.empty(), wrong.c_str());
        asked.insert(game().question(state).ask);
        for (const Event& event : log.events) {
            told.insert(event.kind);
            QCOMPARE(
                tests::flawInEither(Reads::AsSentence,
                                    [&](Language language) { return tell(game(), kDuel, event, language); }),
                std::string());
        }
        for (Lane lane = 0; lane < kDuel.lanes; ++lane)
            for (const Language language : kLanguages)
                for (const std::string& line : explain(game(), state, lane, kA, language))
                    QCOMPARE(tests::flaw(line, Reads::AsPhrase), std::string());
    }
    QCOMPARE(asked.size(), std::size_t(Ask::Payment) + 1);
    QCOMPARE(refused.size(), std::size_t(RefusalReason::NotEnoughYet) + 1);
    // A draw and an effect that is dropped are too rare for random play.
    for (unsigned number = 0; number < unsigned(EventKind::MatchDrawn); ++number)
        if (EventKind(number) != EventKind::EffectDropped)
            QVERIFY2(told.contains(EventKind(number)), std::to_string(number).c_str());
}

QTEST_APPLESS_MAIN(NarrationTest)
#include "narration_test.moc"
