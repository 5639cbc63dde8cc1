// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/known_crimson.h"
#include "rules/games/crimson/position.h"
#include "tests/crimson/library.h"

#include <QTest>

using namespace rules;

namespace {

const crimson::KnownCrimson& game()
{
    static const crimson::KnownCrimson known(test::library());
    return known;
}

MatchFile played(const std::string& variant, std::uint64_t seed)
{
    const std::vector<KnownGame::Chooser> seats{game().bot(bots::BotKind::Random, seed),
                                                game().bot(bots::BotKind::Random, seed + 1)};
    auto file = playMatch(game(), {"crimson-company", variant, seed, {}}, seats, 100'000, {});
    return file ? *file : MatchFile{};
}

std::string failure(const MatchFile& file)
{
    const auto match = replay(game(), file, {});
    return match ? std::string() : match.error().text();
}

std::string readFailure(const std::string& text)
{
    const auto file = readMatchFile(text);
    return file ? std::string() : file.error().text();
}

} // namespace

class MatchFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aMatchReplaysToTheSameStates_data();
    void aMatchReplaysToTheSameStates();
    void writingAndReadingGivesTheSameFile();
    void everyCutIsFoundOut();
    void damageBeforeTheFirstStepIsRefusedAndLaterDamageKeepsTheSteps();
    void anUnknownVersionIsRefused();
    void aChangedLibraryIsRefused();
    void aWrongStateHashNamesItsStep();
    void anIllegalStepNamesItsClause();
    void otherRulesAreRefused();
    void positionsComeBackEqualAtEveryStep();
    void brokenPositionsAreRefusedWithoutHarm();
};

void MatchFileTest::aMatchReplaysToTheSameStates_data()
{
    QTest::addColumn<QString>("variant");
    QTest::newRow("duel") << "duel";
    QTest::newRow("tournament") << "tournament";
}

void MatchFileTest::aMatchReplaysToTheSameStates()
{
    QFETCH(QString, variant);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const MatchFile file = played(variant.toStdString(), seed);
        QVERIFY(file.steps.size() > 10);
        QCOMPARE(failure(file), std::string());
    }
}

void MatchFileTest::writingAndReadingGivesTheSameFile()
{
    const MatchFile file = played("tournament", 5);
    const auto read = readMatchFile(writeMatchFile(file));
    QVERIFY(read);
    QVERIFY(*read == file);
}

void MatchFileTest::everyCutIsFoundOut()
{
    const std::string text = writeMatchFile(played("duel", 2));
    for (std::size_t length = 0; length + 1 < text.size(); ++length)
        QVERIFY2(!readFailure(text.substr(0, length)).empty(), qPrintable(QString::number(length)));
}

void MatchFileTest::damageBeforeTheFirstStepIsRefusedAndLaterDamageKeepsTheSteps()
{
    const std::string text = writeMatchFile(played("duel", 2));
    const std::size_t first = text.find("\nstep ") + 1;
    std::string early = text;
    early.insert(first, "step nonsense\n");
    const auto refused = salvageMatchFile(early);
    QVERIFY(!refused);
    QVERIFY2(refused.error().text().starts_with("line "), refused.error().text().c_str());
    std::string late = text;
    late.insert(text.find("\nstep ", first) + 1, "step nonsense\n");
    const auto salvaged = salvageMatchFile(late);
    QVERIFY(salvaged);
    QVERIFY(salvaged->wrong);
    QCOMPARE(salvaged->file.steps.size(), std::size_t{1});
}

void MatchFileTest::anUnknownVersionIsRefused()
{
    std::string text = writeMatchFile(played("duel", 2));
    text.replace(0, std::string("castellan-match 1").size(), "castellan-match 2");
    QCOMPARE(
        readFailure(text),
        std::string("line 1: this program does not know match files of version 2, only those of version 1"));
    QCOMPARE(readFailure("PK\x03\x04"), std::string("line 1: this is not a match file"));
}

void MatchFileTest::aChangedLibraryIsRefused()
{
    effects::Library other = test::library();
    other.characters[0].strength = static_cast<std::uint8_t>(other.characters[0].strength + 1);
    const crimson::KnownCrimson changed(other);
    const auto match = replay(changed, played("duel", 2), {});
    QVERIFY(!match);
    QVERIFY(QString::fromStdString(match.error().text()).contains(QStringLiteral("library has changed")));
}

void MatchFileTest::aWrongStateHashNamesItsStep()
{
    MatchFile file = played("duel", 2);
    file.steps[7].hash ^= 1;
    QCOMPARE(failure(file), std::string("step 8: the state hash does not match"));
}

void MatchFileTest::anIllegalStepNamesItsClause()
{
    MatchFile file = played("duel", 2);
    file.steps[0].words = {"bid", file.steps[0].words[1], "39"};
    const QString wrong = QString::fromStdString(failure(file));
    QVERIFY2(wrong.startsWith(QStringLiteral("step 1: ")) &&
                 wrong.contains(QStringLiteral("[cc.recruit.bid]")),
             qPrintable(wrong));
    file.steps[0].words = {"dance"};
    QVERIFY(QString::fromStdString(failure(file)).contains(QStringLiteral("“dance” is not a verb")));
}

void MatchFileTest::otherRulesAreRefused()
{
    MatchFile file = played("duel", 2);
    file.rulesVersion = 99;
    QVERIFY(QString::fromStdString(failure(file)).contains(QStringLiteral("version 99 of the rules")));
}

void MatchFileTest::positionsComeBackEqualAtEveryStep()
{
    const crimson::Game rules(test::library());
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
        const MatchFile file = played("duel", seed);
        ReplayOptions options;
        for (options.steps = 0; options.steps <= file.steps.size(); ++options.steps) {
            const auto match = replay(game(), file, options);
            QVERIFY(match);
            const crimson::State& state = static_cast<const crimson::Match&>(**match).state();
            const auto loaded = crimson::loadPosition(rules, crimson::savePosition(rules, state));
            QVERIFY2(loaded, loaded ? "" : loaded.error().text().c_str());
            QVERIFY(*loaded == state);
        }
    }
}

/// Bytes changed, lines dropped and doubled: an error, or a position that can be played to its end. Never a
/// crash.
void MatchFileTest::brokenPositionsAreRefusedWithoutHarm()
{
    const crimson::Game rules(test::library());
    const MatchFile file = played("duel", 3);
    Random random(11);
    int refused = 0;
    for (int i = 0; i < 4'000; ++i) {
        ReplayOptions options;
        options.steps = random.below(static_cast<std::uint32_t>(file.steps.size()));
        if (i % 50 != 0 && i > 0)
            options.steps = 10;
        const auto match = replay(game(), file, options);
        std::string text = (*match)->save();
        for (std::uint32_t k = random.below(3) + 1; k > 0; --k) {
            const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
            if (random.below(3) == 0)
                text.erase(at, random.below(30));
            else
                text[at] = static_cast<char>('0' + random.below(10));
            if (text.empty())
                text = "\n";
        }
        const auto loaded = crimson::loadPosition(rules, text);
        if (!loaded)
            ++refused;
        else
            QVERIFY(rules.isOver(*loaded) || !rules.question(*loaded).options.empty());
    }
    QVERIFY(refused > 3'000);
}

QTEST_APPLESS_MAIN(MatchFileTest)
#include "match_file_test.moc"
