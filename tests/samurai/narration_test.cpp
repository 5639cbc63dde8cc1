// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/narration/narration.h"
#include "tests/support/samurai_matches.h"

#include <QTest>

#include <set>

using namespace rules;
using namespace rules::samurai;

namespace {

/// What is wrong with a text that people read; empty if nothing is.
QString flaw(const std::string& text, bool sentence)
{
    const QString shown = QString::fromStdString(text);
    if (shown.isEmpty())
        return QStringLiteral("empty");
    for (const char* bad : {"  ", " .", " ,", " ;", " :", "{", "}", "()", "..", "( ", ": .", "'"})
        if (shown.contains(QLatin1String(bad)))
            return shown + QStringLiteral(" contains ") + QLatin1String(bad);
    if (shown.front().isSpace() || shown.back().isSpace())
        return shown + QStringLiteral(" has a blank at an end");
    if (shown.front().isLower())
        return shown + QStringLiteral(" begins with a small letter");
    const bool ends = shown.endsWith(u'.') || shown.endsWith(u'?');
    if (ends != sentence)
        return shown + (sentence ? QStringLiteral(" does not end") : QStringLiteral(" ends as a sentence"));
    return {};
}

} // namespace

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
                    const std::string en = tell(m_game, event, Language::English);
                    const std::string de = tell(m_game, event, Language::German);
                    QCOMPARE(flaw(en, true), QString());
                    QCOMPARE(flaw(de, true), QString());
                    QVERIFY2(en != de, en.c_str());
                }
    }

    void noTwoKindsOfEventsReadAlike()
    {
        const Kind card = *readRaider("2");
        for (const Language language : kLanguages) {
            std::set<std::string> told;
            for (std::size_t number = 0; number < kEventKinds; ++number)
                told.insert(tell(m_game, {.kind = EventKind(number), .other = 1, .value = 2, .card = card},
                                 language));
            QCOMPARE(told.size(), kEventKinds);
        }
    }

    void textsOfCardsReadAsSentences()
    {
        for (const Language language : kLanguages) {
            for (std::size_t i = 0; i < kPenalties; ++i)
                QCOMPARE(flaw(penaltyText(Penalty(i), language), true), QString());
            for (std::size_t i = 0; i < kTalents; ++i)
                QCOMPARE(flaw(talentText(Talent(i), language), true), QString());
            for (std::size_t i = 0; i < kKiaiEffects; ++i)
                for (const bool isAnimal : {false, true})
                    QCOMPARE(flaw(kiaiText(KiaiEffect(i), isAnimal, language), true), QString());
            for (std::uint8_t i = 0; i < kFarmPenalties; ++i)
                QCOMPARE(flaw(tokenText(TokenSort::Farmstead, i, language), true), QString());
            for (std::uint8_t i = 0; i < kFamilyBonuses; ++i)
                QCOMPARE(flaw(tokenText(TokenSort::Family, i, language), true), QString());
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
        while (!game.isOver(state)) {
            const Question question = game.question(state);
            for (const Language language : kLanguages)
                QCOMPARE(flaw(ask(game, state, question, language), true), QString());
            // Half of the tries are about what is asked, so that the rare reasons come up too.
            for (unsigned i = 0; i < 18; ++i) {
                const bool isNear = i % 2 == 0;
                const auto verb =
                    isNear ? question.options[0].verb : static_cast<std::uint16_t>(random.below(kVerbs + 3));
                const Choice choice{verb, static_cast<std::uint16_t>(isNear ? i / 2 : random.below(9)), 0, 0};
                const auto seat = static_cast<Seat>(random.below(8) == 0 ? random.below(9) : question.seat);
                const auto why = game.refuse(state, seat, choice);
                for (const Language language : kLanguages) {
                    QCOMPARE(flaw(describeChoice(game, state, choice, language), false), QString());
                    if (why)
                        QCOMPARE(flaw(refusal(game, state, seat, choice, *why, language), true), QString());
                }
                if (why)
                    seen.insert(why->reason);
            }
            for (std::size_t i = 0; i < question.options.size(); ++i)
                for (const Language language : kLanguages)
                    QCOMPARE(flaw(describeChoice(game, state, question.options[i], language), false),
                             QString());
            game.apply(state, bot.choose(question));
        }
        const auto over = game.refuse(state, 0, {1, 0, 0, 0});
        QVERIFY(over);
        seen.insert(over->reason);
        QVERIFY(ask(game, state, game.question(state), Language::English) == "The match is over.");
    }
};

QTEST_APPLESS_MAIN(SamuraiNarrationTest)
#include "narration_test.moc"
