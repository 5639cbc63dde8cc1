// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/deck_rules.h"
#include "tests/support/read_text.h"

#include <QTest>

using namespace rules::decks;

namespace {

/// A file with one variant, whose members can be replaced.
std::string file(const std::string& constraints, const std::string& players = "[3, 4]")
{
    return R"({"game": "g", "version": 1, "variants": [{"id": "v", "name": {"en": "V", "de": "V"}, "players": )" +
           players + R"(, "constraints": )" + constraints + "}]}";
}

std::string problems(const std::string& text)
{
    const auto rules = readDeckRules(text);
    if (rules)
        return "accepted";
    std::string lines;
    for (const rules::Error& error : rules.error())
        lines += error.text() + "\n";
    return lines;
}

} // namespace

class DeckRulesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shippedFileReadsWithAllVariants()
    {
        const auto rules = readDeckRules(readSourceText("resources/decks/crimson-company.json"));
        QVERIFY2(rules, rules ? "" : rules.error().front().text().c_str());
        std::string ids;
        for (const Variant& variant : rules->variants)
            ids += variant.id + " ";
        QCOMPARE(ids, std::string("duel tournament two-versus-two free-for-all solo co-op "));
        const Variant& ffa = *rules->variant("free-for-all");
        QCOMPARE(ffa.mostOf("handicap", 5), std::optional(75));
        QCOMPARE(ffa.mostOf("handicap", 6), std::optional(84));
        QCOMPARE(ffa.mostOf("handicap", 0), std::optional(51));
        QCOMPARE(ffa.mostOf("banner", 3), std::optional<int>());
        QCOMPARE(rules->fieldFor("castle"), rules->field("castles"));
        QVERIFY(!rules->field("castles")->isNumber());
        QVERIFY(rules->field("handicap")->isNumber());
        QCOMPARE(rules->fieldFor("character"), nullptr);
        QCOMPARE(rules->field("banner"), nullptr);
    }

    void hyphensInTheIdOfAVariantDoNotMatter()
    {
        const auto rules = readDeckRules(readSourceText("resources/decks/crimson-company.json"));
        QVERIFY(rules);
        QVERIFY(rules->variant("coop") != nullptr);
        QCOMPARE(rules->variant("coop"), rules->variant("co-op"));
        QCOMPARE(rules->variant("twoversustwo")->id, std::string("two-versus-two"));
        QVERIFY(rules->variant("co") == nullptr);
    }

    void mistakesAreNamedWithTheirPath_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const std::string& text, const char* problem) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(problem);
        };
        row("kind", file(R"([{"kind": "siz", "clause": "c", "least": 1}])"),
            "variants[0].constraints[0].kind: unknown kind “siz”");
        row("member", file(R"([{"kind": "copies", "clause": "c", "most": 1, "least": 2}])"),
            "variants[0].constraints[0]");
        row("clause", file(R"([{"kind": "copies", "most": 1}])"), "variants[0].constraints[0]");
        row("numbers", file(R"([{"kind": "size", "clause": "c", "least": [1, 2, 3]}])"),
            "variants[0].constraints[0].least");
        row("order", file(R"([{"kind": "size", "clause": "c", "least": 9, "most": 3}])"),
            "variants[0].constraints[0]: least is greater than most");
        row("empty size", file(R"([{"kind": "size", "clause": "c"}])"),
            "variants[0].constraints[0]: needs least or most");
        row("option", file(R"([{"kind": "copies", "clause": "c", "most": 1, "when": "x"}])"),
            "variants[0].constraints[0].when: this variant has no option “x”");
        row("banned", file(R"([{"kind": "banned", "clause": "c", "cards": {"bard": 3}}])"),
            "variants[0].constraints[0].cards.bard: must be the id of a clause");
        row("players", file(R"([{"kind": "copies", "clause": "c", "most": 1}])", "[4, 3]"),
            "variants[0].players: the smaller number comes first");
        row("no constraint", file("[]"), "variants[0].constraints");
        row("no json", "{", "");
    }
    void mistakesAreNamedWithTheirPath()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const QString found = QString::fromStdString(problems(text.toStdString()));
        QVERIFY2(found != QStringLiteral("accepted") && found.contains(problem), qPrintable(found));
    }

    void allMistakesAreFound()
    {
        const std::string found = problems(file(R"([{"kind": "siz"}, {"kind": "size", "clause": "c"}])"));
        QVERIFY2(found.find("constraints[0]") != std::string::npos &&
                     found.find("constraints[1]") != std::string::npos,
                 found.c_str());
    }
};

QTEST_APPLESS_MAIN(DeckRulesTest)
#include "deck_rules_test.moc"
