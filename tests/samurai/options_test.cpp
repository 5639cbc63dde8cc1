// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/samurai/known_samurai.h"
#include "rules/scenario/runner.h"
#include "tests/support/samurai_matches.h"

#include <QTest>

using namespace rules;

/// Each option changes what it says: lines that hold with it do not hold without it.
class SamuraiOptionsTest : public QObject
{
    Q_OBJECT

    samurai::KnownSamurai m_known{samurai_matches::builtInBox()};

    [[nodiscard]] QString failure(const std::string& option, const std::string& lines) const
    {
        const auto read = scenario::readScenarios("scenario x\ngame samurai-spirit\n" + option + lines);
        if (!read)
            return QString::fromStdString(read.error().text());
        const auto failed =
            scenario::runScenario(read->front(), [this](std::string_view) { return m_known.stage(); });
        return failed ? QString::fromStdString(failed->text("")) : QString();
    }

private Q_SLOTS:
    void theOtherReadingIsPlayed_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("lines");
        const auto row = [](const char* option, const char* lines) {
            QTest::newRow(option) << QStringLiteral("option ") + QLatin1String(option) + u'\n'
                                  << QString::fromUtf8(lines);
        };
        row("overcome-farm off", "given samurai kyuzo heihachi daisuke\ngiven barricades 0\n"
                                 "given kyuzo line: 4 4\ngiven stack: 3 1 1 1\n"
                                 "do kyuzo fight\nexpect farmsteads 6\n");
        row("above-again off", "given samurai kyuzo heihachi daisuke\ngiven kyuzo line: 3:left\n"
                               "given heihachi line: 4 4 1\ngiven stack: 1 1 1 1\nexpect barricades 5\n");
        row("kiai-by-removal off",
            "given samurai kikuchiyo kyuzo gorobei\ngiven kikuchiyo line: 4 4\ngiven kyuzo line: 4 4 1 3\n"
            "given stack: 2 1 1 1\ndo kikuchiyo fight\ndo kikuchiyo kiai\ndo kikuchiyo pick kyuzo\n"
            "expect options kikuchiyo: again | enough\n");
        row("kiai-round-end on",
            "given samurai kyuzo heihachi daisuke\ngiven turn heihachi\ngiven kyuzo passed\n"
            "given daisuke passed\ngiven kyuzo wounds 1\ngiven kyuzo line: 4 4 4\ngiven stack: 1\n"
            "do heihachi fight\nexpect options kyuzo: kiai-without | no-kiai\n");
        row("daisuke-same off", "given samurai daisuke kyuzo heihachi\ngiven daisuke line: 4\n"
                                "given stack: 4 1 1 1\ndo daisuke fight\ndo daisuke kiai\n"
                                "do daisuke pick daisuke\n"
                                "expect options daisuke: pick kyuzo | pick heihachi\n"
                                "do daisuke pick kyuzo\n");
        row("hand-on-loop on", "given samurai kyuzo heihachi daisuke\ngiven heihachi lent kyuzo\n"
                               "given stack: 2 1 1 1\ndo kyuzo fight\ndo kyuzo hand-on left\n"
                               "expect options heihachi: hand-on left | hand-on right | keep\n");
        row("faq-daisuke on", "given samurai kyuzo daisuke heihachi\ngiven heihachi lent kyuzo\n"
                              "given stack: 2 1 1 1\ndo kyuzo fight\ndo kyuzo hand-on left\n"
                              "expect options daisuke: hand-on left | keep\n");
        row("second-card on", "given samurai katsushiro heihachi daisuke\ngiven heihachi lent katsushiro\n"
                              "given stack: 1 2 1 1\ndo katsushiro fight\ndo katsushiro redraw\n"
                              "expect options katsushiro: hand-on left | hand-on right | keep\n");
        row("again-above off", "given samurai kikuchiyo kyuzo gorobei\ngiven kikuchiyo line: 4 4 1\n"
                               "given stack: 4 1 1 1\ndo kikuchiyo fight\nexpect turn kyuzo\n");
        row("ignore-all off", "given samurai gorobei kyuzo heihachi\n"
                              "given gorobei line: 6:wound:no-talent\n"
                              "expect options gorobei: first wound | first no-talent\n");
        row("lent-token off",
            "given samurai kyuzo heihachi daisuke\ngiven kyuzo lent heihachi\ngiven heihachi passed\n"
            "given daisuke passed\ngiven kyuzo left: 1:hat 1:farm 1:doll\n"
            "given heihachi left: 1:hat 1:farm 1:doll\ngiven daisuke left: 1:hat 1:farm 1:doll\n"
            "given stack: 1\ndo kyuzo fight\nexpect round 2\nexpect kyuzo lent nobody\n");
        row("support-passed on", "given samurai kyuzo heihachi daisuke\ngiven daisuke passed\n"
                                 "expect options kyuzo: fight | support heihachi | support daisuke | pass\n");
        row("burning-farm chosen",
            "option difficulty hard\ngiven samurai kyuzo heihachi daisuke\ngiven barricades 0\n"
            "given farmsteads: wound farm barricade family\ngiven kyuzo line: 1:fire\n"
            "do kyuzo pick family\nexpect families 2\nexpect farmsteads 3\n");
        row("token-turn off",
            "variant two-player\ngiven samurai kyuzo katsushiro\ngiven stack: 1 2 3 1 1 1\n"
            "do kyuzo token kikuchiyo\ndo kyuzo no-token\ndo kyuzo fight\ndo kyuzo enough\n"
            "do katsushiro no-token\ndo katsushiro pass\ndo kyuzo no-token\ndo kyuzo fight\n"
            "expect options kyuzo: again | enough\n");
        row("solo-number one", "variant solo\ngiven samurai kyuzo katsushiro\n"
                               "expect barricades 3\nexpect stack count 7\n");
        row("absent-tokens on", "given samurai kyuzo heihachi daisuke\nexpect phase token\n");
        row("first 2", "given samurai kyuzo heihachi daisuke\nexpect turn heihachi\n");
    }
    void theOtherReadingIsPlayed()
    {
        QFETCH(QString, option);
        QFETCH(QString, lines);
        QCOMPARE(failure(option.toStdString(), lines.toStdString()), QString());
        QVERIFY(!failure("", lines.toStdString()).isEmpty());
    }

    void healingAmongTheWoundedAlwaysHeals()
    {
        const char* const lines =
            "given samurai kyuzo heihachi daisuke\ngiven heihachi passed\ngiven daisuke passed\n"
            "given kyuzo wounds 1\ngiven families: heal\ngiven kyuzo left: 1:hat 1:farm 1:doll\n"
            "given heihachi left: 1:hat 1:farm 1:doll\ngiven daisuke left: 1:hat 1:farm 1:doll\n"
            "given stack: 1\ndo kyuzo fight\nexpect round 2\nexpect kyuzo wounds 0\n";
        int literal = 0;
        for (int seed = 1; seed <= 12; ++seed) {
            const std::string head = "seed " + std::to_string(seed) + "\n";
            QCOMPARE(failure(head + "option random-heal off\n", lines), QString());
            literal += failure(head, lines).isEmpty();
        }
        QVERIFY(literal > 0 && literal < 12);
    }

    void dealingAgainLooksForTwoDolls()
    {
        const samurai_matches::Table two{2, samurai::Variant::TwoPlayer, samurai::Level::Normal, false};
        const auto fewest = [&two](samurai::Redeal redeal) {
            samurai::MatchOptions options = samurai_matches::optionsOf(two);
            options.redeal = redeal;
            const samurai::Game game(samurai_matches::builtInBox(), options);
            const samurai_matches::Matches matches(two);
            int least = 99;
            for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
                const auto state = game.lay(matches.setup(seed), 1);
                int dolls = 0;
                for (const CardIx card : state->cards.in(samurai::zone::kStack))
                    dolls += samurai::symbolOf(state->kind[card]) == samurai::Symbol::Doll;
                least = std::min(least, dolls);
            }
            return least;
        };
        QVERIFY(fewest(samurai::Redeal::Rest) >= 2);
        QVERIFY(fewest(samurai::Redeal::All) >= 2);
        QVERIFY(fewest(samurai::Redeal::Off) < 2);
    }

    void everyOptionIsNamedInBothLanguages()
    {
        for (const char* variant : {"standard", "two-player", "solo"})
            for (const OptionView& option : m_known.options(variant)) {
                QVERIFY2(!option.name.en.empty() && option.name.en != option.name.de, option.key.c_str());
                QVERIFY2(option.choices.size() >= 2, option.key.c_str());
                samurai::MatchOptions options;
                for (const CardName& choice : option.choices) {
                    QVERIFY(samurai::setOption(options, option.key, choice.id));
                    QCOMPARE(samurai::optionValue(options, option.key), choice.id);
                }
                QVERIFY(!samurai::setOption(options, option.key, "nonsense"));
            }
    }
};

QTEST_APPLESS_MAIN(SamuraiOptionsTest)
#include "options_test.moc"
