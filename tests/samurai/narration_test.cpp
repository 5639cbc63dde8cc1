// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/narration/narration.h"
#include "tests/support/readable_texts.h"
#include "tests/support/samurai_matches.h"

#include <QTest>

#include <set>

using namespace rules;
using namespace rules::samurai;
using tests::flaw;
using tests::Reads;

class SamuraiNarrationTest : public QObject
{
    Q_OBJECT

    samurai_matches::Matches m_matches{{5, Variant::Standard, Level::Hard, false}};
    const Game& m_game = m_matches.game();

private Q_SLOTS:
    void everyEventIsToldInBothLanguages()
    {
        const Kind card = *readRaider("3:farm:flames:wound");
        for (std::size_t number = 0; number < kEventKinds; ++number)
            for (const std::uint8_t value : {0, 1, 2, 3, 255})
                for (const std::uint8_t extra : {0, 1, 2, 255}) {
                    const Event event{.kind = EventKind(number),
                                      .who = 3,
                                      .other = 4,
                                      .value = value,
                                      .extra = extra,
                                      .card = card};
                    QCOMPARE(
                        tests::flawInEither(Reads::AsSentence,
                                            [&](Language language) { return tell(m_game, event, language); }),
                        std::string());
                }
    }

    void noTwoKindsOfEventsReadAlike()
    {
        const Kind card = *readRaider("2");
        QCOMPARE(tests::eventsThatReadAlike(
                     kEventKinds,
                     [&](std::size_t kind, Language language) {
                         return tell(m_game, {.kind = EventKind(kind), .other = 1, .value = 2, .card = card},
                                     language);
                     }),
                 std::string());
    }

    void textsOfCardsReadAsSentences()
    {
        for (const Language language : kLanguages) {
            for (std::size_t i = 0; i < kPenalties; ++i)
                QCOMPARE(flaw(penaltyText(Penalty(i), language), Reads::AsSentence), std::string());
            for (std::size_t i = 0; i < kTalents; ++i)
                QCOMPARE(flaw(talentText(Talent(i), language), Reads::AsSentence), std::string());
            for (std::size_t i = 0; i < kKiaiEffects; ++i)
                for (const bool isAnimal : {false, true})
                    QCOMPARE(flaw(kiaiText(KiaiEffect(i), isAnimal, language), Reads::AsSentence),
                             std::string());
            for (std::uint8_t i = 0; i < kFarmPenalties; ++i)
                QCOMPARE(flaw(tokenText(TokenSort::Farmstead, i, language), Reads::AsSentence),
                         std::string());
            for (std::uint8_t i = 0; i < kFamilyBonuses; ++i)
                QCOMPARE(flaw(tokenText(TokenSort::Family, i, language), Reads::AsSentence), std::string());
        }
        QCOMPARE(raiderText(*readRaider("3:farm:flames:wound"), Language::German),
                 std::string("3 (Hof, Flammen, Wunde)"));
        QCOMPARE(raiderText(*readRaider("4"), Language::English), std::string("4"));
    }

    void questionsRefusalsAndChoicesReadWellWhateverIsChosen()
    {
        std::set<RefusalReason> seen;
        Random random(11);
        for (const samurai_matches::Table& table : samurai_matches::allTables()) {
            const samurai_matches::Matches matches(table);
            // With the bosses, whose penalties are the rarest.
            for (std::uint64_t seed = 1; seed <= 5; ++seed)
                tryEverything(matches.game(), matches.startIn(3, seed), seed, random, seen);
        }
        // Who heals is seldom asked: everybody has Heihachi’s Kiai here, and reaches it soon.
        Library healers = samurai_matches::builtInBox();
        for (Samurai& each : healers.samurai) {
            each.effect = KiaiEffect::Barricade;
            each.kiai = {3, 4};
        }
        const Game game(healers, samurai_matches::optionsOf({5, Variant::Standard, Level::Easy, false}));
        for (std::uint64_t seed = 1; seed <= 60; ++seed)
            tryEverything(game, game.start(m_matches.setup(seed)).value(), seed, random, seen);
        QStringList missing;
        for (std::size_t i = 0; i <= std::size_t(RefusalReason::NoSuchChoice); ++i)
            if (seen.count(RefusalReason(i)) == 0)
                missing << QString::number(i);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
    }

private:
    /// Plays at random and asks at every step for much that is not possible.
    void tryEverything(const Game& game, State state, std::uint64_t seed, Random& random,
                       std::set<RefusalReason>& seen)
    {
        samurai_matches::SteadyBot bot(seed);
        EventLog log;
        // Half of the tries are about what is asked, so that the rare reasons come up too.
        const auto guess = [&](const Question& question, unsigned i) -> tests::Guess {
            const bool isNear = i % 2 == 0 && !question.options.empty();
            const auto verb =
                isNear ? question.options[0].verb : static_cast<std::uint16_t>(random.below(kVerbs + 3));
            const Choice choice{verb, static_cast<std::uint16_t>(isNear ? i / 2 : random.below(9)), 0, 0};
            return {static_cast<Seat>(random.below(8) == 0 ? random.below(9) : question.seat), choice};
        };
        const std::string wrong = tests::flawInMatch(
            game, state, log, [&bot](const State&, const Question& question) { return bot.choose(question); },
            18, guess, seen);
        QVERIFY2(wrong.empty(), wrong.c_str());
        QVERIFY(ask(game, state, game.question(state), Language::English) == "The match is over.");
    }
};

QTEST_APPLESS_MAIN(SamuraiNarrationTest)
#include "narration_test.moc"
