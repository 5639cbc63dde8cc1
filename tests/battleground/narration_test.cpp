// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/random_bot.h"
#include "rules/games/battleground/narration/narration.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/readable_texts.h"

#include <QTest>

#include <set>

using namespace rules;
using namespace rules::battleground;
using tests::Reads;

class BattlegroundNarrationTest : public QObject
{
    Q_OBJECT

    battleground_matches::Matches m_matches;
    const Game& m_game = m_matches.game(battleground_matches::Table::Standard);

private Q_SLOTS:
    void everyEventIsToldInBothLanguages()
    {
        for (unsigned number = 0; number <= unsigned(EventKind::MatchDrawn); ++number)
            for (const std::uint8_t value : {0, 1, 2, 255})
                for (const std::uint8_t extra : {0, 1, 2})
                    for (const bool open : {false, true}) {
                        const Event event{.kind = EventKind(number),
                                          .side = 1,
                                          .card = 3,
                                          .other = 4,
                                          .from = 7,
                                          .to = 12,
                                          .value = value,
                                          .extra = extra};
                        QCOMPARE(tests::flawInEither(
                                     Reads::AsSentence,
                                     [&](Language language) { return tell(m_game, event, language, open); }),
                                 std::string());
                    }
    }

    void noTwoKindsOfEventsReadAlike()
    {
        QCOMPARE(tests::eventsThatReadAlike(
                     std::size_t(EventKind::MatchDrawn) + 1,
                     [&](std::size_t kind, Language language) {
                         return tell(m_game, {.kind = EventKind(kind), .card = 1, .to = 1, .value = 2},
                                     language);
                     }),
                 std::string());
    }

    void aSecretEventNamesNoCardToOthers()
    {
        for (unsigned number = 0; number <= unsigned(EventKind::MatchDrawn); ++number) {
            const Event event{.kind = EventKind(number), .card = 3};
            if (!isSecret(event))
                continue;
            const std::string& name = m_game.table().characters[3].name.en;
            QVERIFY(tell(m_game, event, Language::English).find(name) != std::string::npos);
            QVERIFY(tell(m_game, event, Language::English, true).find(name) == std::string::npos);
        }
    }

    void questionsRefusalsAndChoicesReadWellWhateverIsChosen()
    {
        std::set<RefusalReason> seen;
        Random random(11);
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const auto table = battleground_matches::kTables[seed % 4];
            tryEverything(m_matches.game(table), m_matches.start(table, seed), seed, random, seen);
        }
        // What no character of ours and no usual option leads to: a range of 0 and an attack of 0.
        Characters odd;
        const auto add = [&odd](const char* id, std::uint8_t range, std::optional<std::uint8_t> attack) {
            Character character;
            character.id = id;
            character.name = {id, id};
            character.values.range = range;
            character.values.attack = attack;
            character.values.health = 3;
            character.values.ability.aim = Aim::Self;
            character.values.ability.program.push_back({OpCode::Heal, Upon::Self, 1});
            odd.all.push_back(character);
        };
        add("Blind", 0, std::nullopt);
        add("Bow", 4, std::uint8_t{1});
        add("Nought", 2, std::uint8_t{0});
        MatchOptions options;
        options.zeroAttacks = false;
        options.blocking = true;
        const Game game(odd, options);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Setup setup;
            setup.seed = seed;
            for (auto& deck : setup.decks)
                deck = {0, 0, 0, 1, 1, 1, 1, 2, 2, 2};
            const auto state = game.start(setup);
            QVERIFY(state);
            tryEverything(game, *state, seed, random, seen);
        }
        QStringList missing;
        for (std::size_t i = 0; i <= std::size_t(RefusalReason::NoSuchChoice); ++i)
            if (seen.count(RefusalReason(i)) == 0)
                missing << QString::number(i);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QLatin1Char(' '))));
    }

private:
    /// Plays at random and asks at every step for much that is not possible.
    void tryEverything(const Game& game, State state, std::uint64_t seed, Random& random,
                       std::set<RefusalReason>& seen)
    {
        const auto guess = [&](const Question& question, unsigned i) -> tests::Guess {
            const std::uint32_t tiles = i % 2 == 0 ? 27 : 66;
            const Choice choice{static_cast<std::uint16_t>(random.below(10)),
                                static_cast<std::uint16_t>(random.below(tiles)),
                                static_cast<std::uint16_t>(random.below(tiles)), 0};
            return {static_cast<Seat>(random.below(8) == 0 ? 1 - question.seat : question.seat), choice};
        };
        bots::RandomBot bot(seed);
        EventLog log;
        const std::string wrong = tests::flawInMatch(
            game, state, log,
            [&](const State& now, const Question& question) { return bot.choose(game, now, question); }, 12,
            guess, seen);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(ask(game, state, game.question(state), Language::English) == "The match is over.");
    }
};

QTEST_APPLESS_MAIN(BattlegroundNarrationTest)
#include "narration_test.moc"
