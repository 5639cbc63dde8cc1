// SPDX-License-Identifier: GPL-3.0-or-later

// Whatever is wrong with a pack is said in German too, to the last word.
#include "model/decks/formats/deck_file_reasons.h"
#include "model/language/translations.h"
#include "model/library/content_reasons.h"
#include "model/packs/pack_reader.h"
#include "model/packs/pack_reasons.h"
#include "model/play/play_reasons.h"
#include "tests/support/reason_tables.h"
#include "tests/support/sample_pack.h"
#include "tests/support/stocked_library.h"

using namespace Qt::StringLiterals;
using namespace model;
using tests::SamplePack;

class TestPackReasons : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    QStringList m_unknown;

    void look(const SamplePack& pack)
    {
        const PackReading reading =
            readPack(tests::writtenFile(m_folder.filePath(u"bad.castellan-pack"_s), pack.zip()));
        QVERIFY(!reading.problems.empty());
        for (const PackProblem& problem : reading.problems) {
            const bool fromReader =
                problem.fault == PackFault::BadContent || problem.fault == PackFault::BadManifest;
            const rules::BothLanguages words = problem.reason.inBoth();
            if (fromReader && (words.en.empty() || words.en == words.de))
                m_unknown << PackWords::problem(problem);
        }
    }

private Q_SLOTS:
    void everyReasonOfAReaderIsInBothLanguages_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QByteArray>("text");
        const QByteArray good = tests::sampleCard("frost-witch", "Frost Witch", 3);
        const auto card = [](const char* name, const QByteArray& text) {
            QTest::newRow(name) << SamplePack::cards() << tests::sheetOf(text);
        };
        const auto effect = [](const char* name, const QByteArray& effects) {
            QByteArray text = tests::sampleCard("frost-witch", "Frost Witch", 3);
            text = text.left(text.indexOf("\"effects\"")) + "\"effects\": " + effects + "}";
            QTest::newRow(name) << SamplePack::cards() << tests::sheetOf(text);
        };
        card("a key too much", QByteArray(good).replace("\"id\"", "\"colour\": 1, \"id\""));
        card("no id", QByteArray(good).replace("\"id\": \"frost-witch\",", ""));
        card("a bad id", QByteArray(good).replace("frost-witch", "Frost Witch"));
        card("a name of blanks", QByteArray(good).replace("Frost Witch", " "));
        card("a name without end", QByteArray(good).replace("Frost Witch", QByteArray(500, 'x')));
        card("a strength that is none", QByteArray(good).replace(": 3", ": \"three\""));
        card("a strength beyond all", QByteArray(good).replace(": 3", ": 3000"));
        card("a number as a name", QByteArray(good).replace("{\"en\": \"Frost Witch\"", "{\"en\": 7"));
        card("a word that is none", QByteArray(good).replace("public", "publik"));
        card("a key twice", QByteArray(good).replace("\"id\"", "\"id\": \"a\", \"id\""));
        card("an escape that is none", QByteArray(good).replace("Frost Witch", "\\q"));
        card("a number with a zero before", QByteArray(good).replace(": 3", ": 03"));
        card("a comma too much", good + ",");
        effect("no list", "7");
        effect("no steps", R"([{"type": "deployment", "do": []}])");
        effect(
            "a type twice",
            R"([{"type": "income", "do": [{"op": "gain", "amount": 1}]}, {"type": "income", "do": [{"op": "gain", "amount": 1}]}])");
        effect("an operation that does not fit",
               R"([{"type": "score", "do": [{"op": "gain", "amount": 1}]}])");
        effect("too many coins", R"([{"type": "income", "do": [{"op": "gain", "amount": 1000}]}])");
        effect("then first", R"([{"type": "income", "do": [{"op": "gain", "amount": 1, "then": true}]}])");
        effect("it that is nothing", R"([{"type": "deployment", "do": [{"op": "flip", "target": "it"}]}])");
        effect("when nobody plays",
               R"([{"type": "income", "when": "after-played", "do": [{"op": "gain", "amount": 1}]}])");
        QTest::newRow("no list") << SamplePack::cards() << QByteArray("{}");
        QTest::newRow("no JSON") << SamplePack::cards() << QByteArray("cards");
        QTest::newRow("cut off") << SamplePack::cards() << QByteArray("{\"characters\": [");
        QTest::newRow("deep") << SamplePack::cards() << QByteArray(500, '[');
        QTest::newRow("a correction twice")
            << u"cards/crimson-company/corrections.json"_s
            << QByteArray(
                   R"({"corrections": [{"card": "thief", "strength": 1}, {"card": "thief", "strength": 2}]})");
        QTest::newRow("a correction of effects")
            << u"cards/crimson-company/corrections.json"_s
            << QByteArray(
                   R"({"corrections": [{"card": "thief", "effects": [{"type": "income", "do": [{"op": "x"}]}]}]})");
        QTest::newRow("a correction that is too strong")
            << u"cards/crimson-company/corrections.json"_s
            << QByteArray(R"({"corrections": [{"card": "thief", "strength": 900}]})");
        QTest::newRow("a clause without text")
            << u"rulebooks/crimson-company/clauses.json"_s << QByteArray(R"({"clauses": [{"id": "x.y"}]})");
        QTest::newRow("a clarification without words")
            << SamplePack::clarifications() << QByteArray(R"({"clarifications": [{"id": "x"}]})");
        QTest::newRow("a box without name")
            << u"cards/crimson-company/boxes.json"_s << QByteArray(R"({"boxes": [{"id": "x"}]})");
        for (const char* scenario : {"do whatever", "scenario", "scenario A\nnonsense", "scenario A\ngame",
                                     "", "scenario A\ndo a\ngiven b", "scenario A\ngiven b\ngame c"})
            QTest::newRow(scenario) << SamplePack::scenario() << QByteArray(scenario);
        QTest::newRow("a deck without id")
            << u"decks/crimson-company/a.castellan-deck"_s << QByteArray(R"({"cards": []})");
        QTest::newRow("a deck for another game")
            << u"decks/crimson-company/a.castellan-deck"_s
            << QByteArray(R"({"id": "a", "game": "battleground", "cards": [{"id": "archer"}]})");
        QTest::newRow("a deck without cards")
            << u"decks/crimson-company/a.castellan-deck"_s
            << QByteArray(R"({"id": "a", "game": "crimson-company", "cards": []})");
    }

    void everyReasonOfAReaderIsInBothLanguages()
    {
        QFETCH(QString, path);
        QFETCH(QByteArray, text);
        SamplePack pack;
        pack.files[path] = text;
        m_unknown.clear();
        look(pack);
        QCOMPARE(m_unknown, QStringList());
    }

    void manifestsToo()
    {
        for (const auto& [from, to] : std::initializer_list<std::pair<QByteArray, QByteArray>>{
                 {"winter-court", "Winter Court"},
                 {"1.0.0", "one"},
                 {"crimson-company\",", "Crimson\","},
                 {"\"CC-BY-4.0\"", "7"},
                 {"[\n    \"A. Maker\"\n  ]", "[]"},
                 {"\"requires\": []", "\"requires\": [{\"pack\": \"X\", \"versions\": \"~1\"}]"},
                 {"Winter Court", ""}}) {
            const QByteArray whole = SamplePack().manifestText();
            QVERIFY2(whole.contains(from), from.constData());
            PackProblems problems;
            (void)readManifest(QByteArray(whole).replace(from, to), true, problems);
            QVERIFY2(!problems.empty(), from.constData());
            for (const PackProblem& problem : problems) {
                const rules::BothLanguages words = problem.reason.inBoth();
                QVERIFY2(!words.en.empty() && words.en != words.de, words.en.c_str());
            }
        }
    }

    void theTablesOfTheModelHaveBothLanguages_data()
    {
        QTest::addColumn<QStringList>("faults");
        const auto add = [](const char* module, std::span<const rules::ReasonWords> table) {
            QTest::newRow(module) << tests::faultsOf(QString::fromLatin1(module), table);
        };
        add("content", reasonTable(ContentReason{}));
        add("packs", reasonTable(PackReason{}));
        add("deck files", reasonTable(DeckFileReason{}));
        add("play", reasonTable(PlayReason{}));
    }
    void theTablesOfTheModelHaveBothLanguages()
    {
        QFETCH(QStringList, faults);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void placeAndReasonAreInTheLanguageOfTheProgram()
    {
        const PackProblem problem{PackFault::BadContent,
                                  u"cards/x.json"_s,
                                  {},
                                  {rules::CoreReason::OutOfRange, 300, 0, 20},
                                  rules::Location::ofLine(3, 7)};
        Translations translations;
        translations.switchTo(Language::German);
        const QString said = PackWords::problem(problem);
        QVERIFY2(said.startsWith(u"cards/x.json, Zeile 3, Spalte 7: "_s) && said.contains(u"300 liegt"_s),
                 qPrintable(said));
        translations.switchTo(Language::English);
        QCOMPARE(PackWords::problem(problem),
                 u"cards/x.json, line 3, column 7: Invalid content: 300 is out of range; use a whole number "
                 "from 0 to 20."_s);
    }
};

QTEST_GUILESS_MAIN(TestPackReasons)
#include "test_pack_reasons.moc"
