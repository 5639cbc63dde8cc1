// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/effect_reader.h"
#include "rules/games/crimson/effects/library.h"
#include "tests/support/read_text.h"

#include <QTest>

#include <algorithm>

using namespace rules;
using namespace rules::effects;

namespace {

const std::string& characters()
{
    static const std::string kText = readSourceText("resources/cards/crimson-company/characters.json");
    return kText;
}

const std::string& castles()
{
    static const std::string kText = readSourceText("resources/cards/crimson-company/castles.json");
    return kText;
}

Library builtIn()
{
    const auto library = readLibrary(characters(), castles());
    if (!library) {
        for (const Error& error : library.error())
            qWarning("%s", error.text().c_str());
        return {};
    }
    return *library;
}

std::string character(const std::string& members)
{
    return R"({"game": "crimson-company", "version": 1, "characters": [{)" + members + "}]}";
}

const std::string kGood =
    R"("id": "imp", "name": {"en": "Imp", "de": "Kobold"}, "gender": "m", "strength": 1, "effects": [])";

/// All errors of a characters file, one a line.
std::string problems(const std::string& text)
{
    const auto library = readLibrary(text, "");
    if (library)
        return "accepted";
    std::string lines;
    for (const Error& error : library.error())
        lines += error.text() + "\n";
    return lines;
}

std::string with(std::string from, const std::string& to)
{
    std::string members = kGood;
    return members.replace(members.find(from), from.size(), to);
}

bool says(const std::string& message, std::string_view part)
{
    if (message.find(part) != std::string::npos)
        return true;
    qWarning("%s", message.c_str());
    return false;
}

} // namespace

class LibraryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBuiltInCardsAreRead()
    {
        const Library library = builtIn();
        QCOMPARE(library.characters.size(), std::size_t{42});
        QCOMPARE(library.castles.size(), std::size_t{6});
        const Character* sellsword = library.character("sellsword");
        QVERIFY(sellsword);
        QCOMPARE(sellsword->name.de, std::string("Musketier"));
        QCOMPARE(sellsword->otherNames, std::vector<std::string>{"Söldner"});
        QCOMPARE(int{sellsword->strength}, 2);
        QVERIFY(sellsword->effectFrom == Provenance::Implied);
        const Operation& pay = sellsword->effects[0].program[0];
        QVERIFY(pay.code == OpCode::Pay && pay.amountOf == AmountOf::Any && pay.amount == 1);
        QVERIFY(library.castle("toll-gate")->effects[0].moment == Moment::AfterPlayed);
        QVERIFY(!library.character("sell"));
        QVERIFY(!library.castle("zoo"));
    }

    void cardsAreSortedById()
    {
        const Library library = builtIn();
        QVERIFY(std::is_sorted(library.characters.begin(), library.characters.end(),
                               [](const Character& a, const Character& b) { return a.id < b.id; }));
    }

    void effectsWrittenBackReadEqual()
    {
        const Library library = builtIn();
        QVERIFY(!library.characters.empty());
        for (const Character& card : library.characters) {
            const auto again = readEffects(json::write(toJson(card.effects)), CardKind::Character);
            QVERIFY2(again && *again == card.effects, card.id.c_str());
        }
        for (const Castle& card : library.castles) {
            const auto again = readEffects(json::write(toJson(card.effects), 2), CardKind::Castle);
            QVERIFY2(again && *again == card.effects, card.id.c_str());
        }
    }

    void theRulesHashFollowsWhatTheRulesSeeAndNothingElse()
    {
        const Library library = builtIn();
        const std::uint64_t hash = library.rulesHash();
        Library other = library;
        other.characters[0].name.de = "X";
        other.characters[0].effectFrom = Provenance::Owner;
        QCOMPARE(other.rulesHash(), hash);
        other.characters[0].strength = 9;
        QVERIFY(other.rulesHash() != hash);
        other = library;
        other.characters[0].effects[0].program[0].target.other = true;
        QVERIFY(other.rulesHash() != hash);
        other = library;
        other.castles[0].effects[0].program[0].amount = -2;
        QVERIFY(other.rulesHash() != hash);
        other = library;
        other.castles.pop_back();
        QVERIFY(other.rulesHash() != hash);
    }

    void theRulesHashIsTheSameOnEveryMachine()
    {
        Library library;
        library.characters.push_back(
            {.id = "imp", .name = {"Imp", "Kobold"}, .otherNames = {}, .strength = 3, .effects = {}});
        QCOMPARE(library.rulesHash(), std::uint64_t{0xE69A1AAB306EF5B0});
    }

    void anEmptyTextIsNoCards()
    {
        const auto library = readLibrary("", "");
        QVERIFY(library);
        QVERIFY(library->characters.empty() && library->castles.empty());
    }

    void everyErrorIsReportedInTheOrderOfTheFile()
    {
        const std::string text = problems(character(
            R"("id": "Imp", "strength": 21, "name": {"en": ""}, "gender": "x", "colour": 1, "effects": [{"type": "deployment", "do": [{"op": "flipp"}]}])"));
        const auto at = [&text](std::string_view part) { return text.find(part); };
        QVERIFY(says(text, "characters[0].id: “Imp” is not a valid id"));
        QVERIFY(says(text, "characters[0].strength: 21 is out of range; use a whole number from 0 to 20"));
        QVERIFY(says(text, "characters[0].name.en: a name must not be empty"));
        QVERIFY(says(text, "characters[0].name: the German name “de” is missing"));
        QVERIFY(says(text, "characters[0].gender: unknown gender “x”; use one of: m, f, n"));
        QVERIFY(says(text, "characters[0]: unknown key “colour”"));
        QVERIFY(
            says(text, "characters[0].effects[0].do[0].op: unknown op “flipp”; use one of: flip, destroy"));
        QVERIFY(says(text, "did you mean flip?"));
        QVERIFY(at("[0].id:") < at(".strength:") && at(".strength:") < at(".name.en:"));
        QVERIFY(at(".name.en:") < at(".gender:") && at(".gender:") < at(".effects["));
        QCOMPARE(std::count(text.begin(), text.end(), '\n'), 7);
    }

    void theHeadOfTheFileIsChecked()
    {
        QCOMPARE(problems(character(kGood)), std::string("accepted"));
        QVERIFY(says(problems("[]"), "must be an object, not a list"));
        QVERIFY(says(problems("{"), "line 1, column 2"));
        QVERIFY(says(problems(R"({"game": "g", "characters": []})"), "“version” is missing"));
        QVERIFY(
            says(problems(R"({"game": "g", "version": 2, "characters": []})"), "version: 2 is out of range"));
        QVERIFY(says(problems(R"({"game": "g", "version": 1, "castles": []})"), "unknown key “castles”"));
        QVERIFY(
            says(problems(R"({"game": "g", "version": 1, "characters": {}})"), "characters: must be a list"));
        QVERIFY(says(problems(R"({"game": "g", "version": 1, "characters": [7]})"),
                     "characters[0]: must be an object"));
    }

    void idsAndNamesAreChecked()
    {
        for (const char* id : {"", "-a", "a-", "a--b", "1a", "ä", "a b", "A"})
            QVERIFY(says(problems(character(with("imp", id))), "is not a valid id"));
        QVERIFY(says(problems(character(with("imp", std::string(65, 'a')))), "is not a valid id"));
        QVERIFY(says(problems(character(with("Kobold", " Kobold"))),
                     "name.de: a name must not be empty, nor start"));
        QVERIFY(says(problems(character(with("Kobold", "Ko\\nbold"))), "control characters"));
        QVERIFY(says(problems(character(with("Kobold", std::string(81, 'a')))), "longer than 80"));
        QVERIFY(says(problems(character(kGood + R"(, "also": {"fr": []})")),
                     "unknown key “fr”; use one of: en, de"));
        const std::string twice =
            R"({"game": "g", "version": 1, "characters": [{)" + kGood + "}, {" + kGood + "}]}";
        QVERIFY(says(problems(twice), "characters[1].id: “imp” is already the id of characters[0]"));
    }

    void aHostileFileCostsNoMoreThanItsLimits()
    {
        std::string many = R"({"game": "g", "version": 1, "characters": [0)";
        for (int i = 0; i < 5000; ++i)
            many += ",0";
        const auto library = readLibrary(many + "]}", "");
        QVERIFY(!library);
        QCOMPARE(library.error().size(), std::size_t{501});
        QCOMPARE(library.error().back().text(), std::string("and 4,501 more errors"));
        QVERIFY(says(problems(std::string(std::size_t{17} << 20, ' ')), "longer than"));
    }
};

QTEST_APPLESS_MAIN(LibraryTest)
#include "library_test.moc"
