// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/battleground_texts.h"

#include <QTest>

#include <set>

using namespace rules;
using namespace rules::battleground;

namespace {

/// A file with one character made of these members.
std::string file(const std::string& members)
{
    return R"({"game": "battleground", "version": 1, "characters": [{"id": "pike",
               "name": {"en": "Pike", "de": "Pike"}, "provenance": "house", )" +
           members + "}]}";
}

/// The errors of a file, a line each; empty if it can be read.
QString errors(const std::string& text)
{
    const auto read = readCharacters(text);
    QString lines;
    if (!read)
        for (const Error& error : read.error())
            lines += QString::fromStdString(error.text()) + u'\n';
    return lines;
}

QString flaw(const std::string& text)
{
    const QString shown = QString::fromStdString(text);
    for (const char* bad : {"  ", " .", " ,", "{", "}", "..", ": ."})
        if (shown.contains(QLatin1String(bad)))
            return shown + QStringLiteral(" contains '") + QLatin1String(bad) + u'\'';
    if (shown.isEmpty() || !shown.endsWith(u'.') || !shown.front().isUpper())
        return shown + QStringLiteral(" is no sentence");
    return {};
}

} // namespace

class BattlegroundCharactersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBuiltInCharactersAreTwentyFourAndOurs()
    {
        const Characters characters = battleground_matches::builtInCharacters();
        QCOMPARE(characters.all.size(), std::size_t{24});
        std::set<std::string> names;
        int withAbility = 0;
        for (const Character& each : characters.all) {
            names.insert(each.name.en);
            names.insert(each.name.de);
            withAbility += each.values.ability.exists();
        }
        QCOMPARE(names.size(), std::size_t{48});
        QVERIFY(withAbility >= 12);
        QVERIFY(readSourceText("resources/cards/battleground/characters.json").find("\"house\"") !=
                std::string::npos);
    }

    void theTextsReadAsInTheGoldenFiles_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QString>("path");
        QTest::newRow("en") << int(Language::English) << "tests/data/battleground_text/en.txt";
        QTest::newRow("de") << int(Language::German) << "tests/data/battleground_text/de.txt";
    }
    void theTextsReadAsInTheGoldenFiles()
    {
        QFETCH(int, language);
        QFETCH(QString, path);
        const QStringList written =
            QString::fromStdString(battleground_texts::text(static_cast<Language>(language))).split(u'\n');
        const QStringList expected = QString::fromStdString(readSourceText(path.toStdString())).split(u'\n');
        QCOMPARE(written, expected);
    }

    void whateverTheVocabularySaysReadsAsSentencesInBothLanguages()
    {
        int texts = 0;
        for (std::size_t aim = 0; aim < aimWords().size(); ++aim)
            for (std::size_t first = 0; first < opWords().size(); ++first)
                for (std::size_t second = 0; second < opWords().size(); ++second)
                    for (const Upon upon : {Upon::Target, Upon::Self})
                        for (const std::uint8_t amount : {1, 2}) {
                            const Ability ability{static_cast<Aim>(aim),
                                                  {{static_cast<OpCode>(first), upon, amount},
                                                   {static_cast<OpCode>(second), Upon::Target, amount}}};
                            const std::string en = abilityText(ability, Language::English);
                            const std::string de = abilityText(ability, Language::German);
                            QCOMPARE(flaw(en), QString());
                            QCOMPARE(flaw(de), QString());
                            QVERIFY2(en != de, en.c_str());
                            ++texts;
                        }
        QCOMPARE(texts, 4 * 7 * 7 * 2 * 2);
    }

    void badCharactersAreRefusedWithReasons_data()
    {
        QTest::addColumn<QString>("members");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const char* members, const char* reason) {
            QTest::newRow(name) << QString::fromUtf8(members) << QString::fromUtf8(reason);
        };
        row("no health", R"("cost": 1, "range": 1, "attack": 2)",
            "characters[0]: a character needs health: without it, it could neither live nor be slain\n");
        row("health 0", R"("health": 0)",
            "characters[0].health: 0 is out of range; use a whole number from 1 to 20\n");
        row("negative attack", R"("health": 2, "range": 1, "attack": -1)", "characters[0].attack: ");
        row("absurd health", R"("health": 1000000)", "characters[0].health: ");
        row("absurd cost", R"("health": 2, "cost": 7)", "characters[0].cost: ");
        row("a fraction", R"("health": 2.5)", "characters[0].health: ");
        row("a word", R"("health": "many")", "characters[0].health: ");
        row("attacks without attack", R"("health": 2, "attacks": 2)",
            "characters[0].attacks: there is no value “attack” to multiply\n");
        row("no attacks", R"("health": 2, "range": 1, "attack": 2, "attacks": 0)", "characters[0].attacks: ");
        row("attack without range", R"("health": 2, "attack": 2)",
            "characters[0].attack: with a range of 0, this attack would never reach anyone\n");
        row("unknown key", R"("health": 2, "armour": 2)", "characters[0]");
        row("unknown operation",
            R"("health": 2, "range": 1, "ability": {"aim": "enemy", "do": [{"op": "dmage",
            "amount": 1}]})",
            "did you mean damage?");
        row("no amount", R"("health": 2, "range": 1, "ability": {"aim": "enemy", "do": [{"op": "heal"}]})",
            "characters[0].ability.do[0]");
        row("amount 0",
            R"("health": 2, "range": 1, "ability": {"aim": "enemy", "do": [{"op": "heal", "amount": 0}]})",
            "characters[0].ability.do[0].amount");
        row("an empty ability", R"("health": 2, "range": 1, "ability": {"aim": "enemy", "do": []})",
            "characters[0].ability.do");
        row("out of reach",
            R"("health": 2, "ability": {"aim": "enemy", "do": [{"op": "heal", "amount": 1}]})",
            "characters[0].ability: with a range of 0, this ability would never reach anyone\n");
        row("pushing oneself",
            R"("health": 2, "ability": {"aim": "self", "do": [{"op": "push", "amount": 1}]})",
            "a character cannot push itself");
        row("a turn with an amount",
            R"("health": 2, "range": 1, "ability": {"aim": "enemy", "do": [{"op": "turn", "amount": 1}]})",
            "turning around has no amount");
    }
    void badCharactersAreRefusedWithReasons()
    {
        QFETCH(QString, members);
        QFETCH(QString, reason);
        const QString found = errors(file(members.toStdString()));
        QVERIFY2(found.contains(reason), qPrintable(found));
        QCOMPARE(found.count(u'\n'), 1);
    }

    void aGoodCharacterIsReadWithAllItsValues()
    {
        const auto read = readCharacters(file(
            R"("cost": 1, "range": 2, "attack": 0, "attacks": 2, "health": 3, "defence": 1, "defences": 2,
               "ability": {"aim": "self", "do": [{"op": "heal", "amount": 2}, {"op": "draw", "amount": 1}]})"));
        QVERIFY2(read, qPrintable(errors(file("\"health\": 3"))));
        const Values& values = read->all[0].values;
        QCOMPARE(int(values.cost), 1);
        QCOMPARE(int(values.range), 2);
        QVERIFY(values.attack && *values.attack == 0);
        QCOMPARE(int(values.attacks), 2);
        QCOMPARE(int(values.health), 3);
        QVERIFY(values.defence && *values.defence == 1);
        QCOMPARE(int(values.defences), 2);
        QCOMPARE(values.ability.program.size(), std::size_t{2});
    }

    void otherFilesAreRefused()
    {
        QVERIFY(errors("").size() > 0);
        QVERIFY(errors("[]").size() > 0);
        QVERIFY(errors(R"({"game": "chess", "version": 1, "characters": []})").contains(u"another game"));
        QVERIFY(errors(R"({"game": "battleground", "version": 2, "characters": []})").contains(u"version"));
        std::string twice = file("\"health\": 2");
        const std::size_t from = twice.find("[{") + 1;
        const std::string one = twice.substr(from, twice.rfind(']') - from);
        twice.insert(from, one + ", ");
        QVERIFY2(errors(twice).contains(u"is already the id of characters[0]"), qPrintable(errors(twice)));
    }
};

QTEST_APPLESS_MAIN(BattlegroundCharactersTest)
#include "characters_test.moc"
