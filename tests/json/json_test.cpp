// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/core_reasons.h"
#include "rules/core/json_walk.h"
#include "rules/core/utf8.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace rules;

namespace {

std::string problem(std::string_view text, const json::Limits& limits = {})
{
    const auto result = json::read(text, limits);
    return result ? "accepted" : result.error().text();
}

bool says(const std::string& message, std::string_view part)
{
    if (message.find(part) != std::string::npos)
        return true;
    qWarning("%s", message.c_str());
    return false;
}

} // namespace

class JsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesOfEveryKindAreRead()
    {
        const auto result = json::read(
            R"( {"n": null, "t": true, "i": -12, "r": 2.5e1, "s": "a", "l": [1, [], {}], "o": {"k": 0}} )");
        QVERIFY(result);
        const json::Value& value = *result;
        QVERIFY(value.find("n")->kind() == json::Kind::Null);
        QCOMPARE(*value.find("t")->boolean(), true);
        QCOMPARE(*value.find("i")->integer(), std::int64_t{-12});
        QCOMPARE(*value.find("r")->number(), 25.0);
        QVERIFY(!value.find("r")->integer());
        QCOMPARE(*value.find("s")->string(), std::string("a"));
        QCOMPARE(value.find("l")->items().size(), std::size_t{3});
        QCOMPARE(*value.find("o")->find("k")->integer(), std::int64_t{0});
        QVERIFY(!value.find("missing"));
        QVERIFY(value.find("s")->items().empty());
    }

    void escapesAndSurrogatePairsBecomeUtf8()
    {
        const auto result = json::read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00df\\u20ac\\ud83c\\udff0\"");
        QVERIFY(result);
        QCOMPARE(*result->string(), std::string("\"\\/\b\f\n\r\tß€🏰"));
    }

    void valuesKnowTheirLineAndColumnInCharacters()
    {
        const auto result = json::read("{\n  \"Fähre\": [\n    1, \"ä\", true]}");
        QVERIFY(result);
        const auto& items = result->find("Fähre")->items();
        QVERIFY((items[0].position() == json::Position{3, 5}));
        QVERIFY((items[2].position() == json::Position{3, 13}));
        QVERIFY((result->members()[0].position == json::Position{2, 3}));
    }

    void badTextIsRefusedWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("reason");
        const auto row = [](const char* name, QByteArray text, const char* place, const char* reason) {
            QTest::newRow(name) << text << QByteArray(place) << QByteArray(reason);
        };
        row("empty", "", "line 1, column 1", "end of the text");
        row("blank", " \n ", "line 2, column 2", "end of the text");
        row("trailing comma", "[1,]", "line 1, column 4", "expected a value");
        row("trailing comma in object", "{\"a\":1,}", "line 1, column 8", "key in double quotes");
        row("comment", "[1, // one\n2]", "line 1, column 5", "“/”");
        row("two values", "1 2", "line 1, column 3", "after the end");
        row("open list", "[1", "line 1, column 3", "“,” or “]”");
        row("open object", "{\"a\":1", "line 1, column 7", "“,” or “}”");
        row("open string", "[\"abc", "line 1, column 2", "no closing quote");
        row("no colon", "{\"a\" 1}", "line 1, column 6", "“:”");
        row("bare word", "[nul]", "line 1, column 2", "expected a value");
        row("single quotes", "['a']", "line 1, column 2", "“'”");
        row("leading zero", "[01]", "line 1, column 2", "begin with 0");
        row("plus sign", "+1", "line 1, column 1", "“+”");
        row("minus alone", "-", "line 1, column 2", "minus");
        row("point alone", "1.", "line 1, column 3", "decimal point");
        row("exponent alone", "1e+", "line 1, column 4", "exponent");
        row("too large", "9223372036854775808", "line 1, column 1", "out of range");
        row("infinite", "[1e999]", "line 1, column 2", "out of range");
        row("nan", "NaN", "line 1, column 1", "“N”");
        row("bad escape", "\"\\x\"", "line 1, column 2", "unknown escape");
        row("short unicode", "\"\\u12\"", "line 1, column 2", "four hexadecimal");
        row("signed unicode", "\"\\u-123\"", "line 1, column 2", "four hexadecimal");
        row("lone surrogate", "\"\\ud800\"", "line 1, column 2", "surrogate");
        row("low surrogate first", "\"\\udc00\\ud800\"", "line 1, column 2", "surrogate");
        row("control character", "\"a\nb\"", "line 1, column 3", "control character");
        row("overlong", "\"\xC0\x80\"", "line 1, column 2", "not UTF-8");
        row("encoded surrogate", "\"\xED\xA0\x80\"", "line 1, column 2", "not UTF-8");
        row("cut off", "\"\xE2\x82", "line 1, column 2", "not UTF-8");
        row("beyond unicode", "\"\xF4\x90\x80\x80\"", "line 1, column 2", "not UTF-8");
        row("duplicate", "{\"a\": 1,\n \"b\": 2,\n \"a\": 3}", "line 3, column 2", "“a” appears twice");
        row("duplicate by escape", "{\"a\": 1, \"\\u0061\": 3}", "line 1, column 10", "“a” appears twice");
        row("nul byte", QByteArray("[\0]", 3), "line 1, column 2", "control character");
    }
    void badTextIsRefusedWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, reason);
        const auto result = json::read({text.constData(), static_cast<std::size_t>(text.size())});
        QVERIFY(!result);
        QCOMPARE(result.error().place.text(), place.toStdString());
        QVERIFY(says(result.error().reason.in(rules::Language::English), reason.toStdString()));
    }

    void depthSizeAndNumberOfValuesAreLimited()
    {
        const std::string deep = std::string(32, '[') + std::string(32, ']');
        QCOMPARE(problem(deep), std::string("accepted"));
        QVERIFY(says(problem("[" + deep + "]"), "nested more than 32"));
        QVERIFY(says(problem(std::string(1'000'000, '[')), "nested more than 32"));
        QVERIFY(says(problem("[1,2,3]", {.bytes = 6}), "longer than 6 bytes"));
        QVERIFY(says(problem("[1,2,3]", {.values = 3}), "more than 3 values"));
        QCOMPARE(problem("[1,2,3]", {.values = 4}), std::string("accepted"));
    }

    void anObjectWithVeryManyKeysIsCheckedInReasonableTime()
    {
        std::string text = "{";
        for (int i = 0; i < 300'000; ++i)
            text += "\"k" + std::to_string(i) + "\":0,";
        QVERIFY(says(problem(text + "\"k7\":1}"), "“k7” appears twice"));
    }

    void aByteOrderMarkIsSkipped() { QCOMPARE(problem("\xEF\xBB\xBF[1]"), std::string("accepted")); }

    void whatIsWrittenReadsBackEqual()
    {
        json::Value value = json::Value::object();
        value.set("text", "Zeile\n\"Zitat\" \\ ä € 🏰 \x01");
        value.set("least", std::numeric_limits<std::int64_t>::min());
        value.set("most", std::numeric_limits<std::int64_t>::max());
        value.set("whole", 3.0);
        value.set("real", 0.1);
        value.set("tiny", std::numeric_limits<double>::min());
        json::Value list = json::Value::array();
        list.append(true);
        list.append({});
        list.append(json::Value::array());
        list.append(json::Value::object());
        value.set("list", list);
        for (const std::size_t indent : {0u, 2u}) {
            const auto again = json::read(json::write(value, indent));
            QVERIFY(again);
            QVERIFY(*again == value);
        }
        QCOMPARE(json::write(list), std::string("[true,null,[],{}]"));
        QCOMPARE(json::write(list, 2), std::string("[\n  true,\n  null,\n  [],\n  {}\n]"));
        QCOMPARE(json::write(std::nan("")), std::string("null"));
        QCOMPARE(json::quoted("a\xFFz"), std::string("\"a\uFFFDz\""));
    }

    void aPathMayBeAnythingThatAFileHasAsAKey()
    {
        const auto document = json::read("{\"[x\": 1, \"[7]\": 2, \"a\": [1, 2]}");
        QVERIFY(document);
        json::Problems problems;
        const json::Place root(*document, "", problems);
        for (const char* path : {"[x", "[", "[]", "[7]", "a[1]", "a[9]", "a[-1]", "a[1",
                                 "[99999999999999999999]", "a[ 1]", "..", "a..b", "]"})
            root.refuseBelow(path, rules::CoreReason::EmptyName);
        QCOMPARE(problems.count(), std::size_t{13});
        // An item that is there gives its own place.
        const std::string text = "{\"a\": [1,\n 2]}";
        const auto list = json::read(text);
        json::Problems found;
        json::Place(*list, "", found).refuseBelow("a[1]", rules::CoreReason::EmptyName);
        QCOMPARE(found.sorted().front().place.text(), std::string("a[1]"));
    }

    void problemsAreCountedAndNotCollectedWithoutEnd()
    {
        std::string text = "{";
        for (int i = 0; i < 5000; ++i)
            text += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
        const auto document = json::read(text + "}");
        QVERIFY(document);
        json::Problems problems;
        const json::Place root(*document, "", problems);
        QVERIFY(root.isObject({"a"}));
        for (const json::Member& member : document->members())
            root.refuseMember(member, rules::CoreReason::EmptyName);
        QCOMPARE(problems.count(), std::size_t{10'000});
        const auto errors = problems.sorted();
        QCOMPARE(errors.size(), json::Problems::kMost + 1);
        QCOMPARE(errors.back().text(), std::string("and 9,500 more errors"));
    }

    void randomBytesAreRefusedOrReadButNeverCrash()
    {
        static constexpr std::string_view kAlphabet = "{}[]\",:\\u0123ed8.+-eE truefalsn\n\xC3\xA4\xFF";
        std::mt19937 random(1);
        int read = 0;
        for (int i = 0; i < 20'000; ++i) {
            std::string text(random() % 12, ' ');
            for (char& c : text)
                c = kAlphabet[random() % kAlphabet.size()];
            const auto result = json::read(text);
            if (!result)
                continue;
            ++read;
            QVERIFY(*json::read(json::write(*result)) == *result);
        }
        QVERIFY(read > 50);
    }
};

QTEST_APPLESS_MAIN(JsonTest)
#include "json_test.moc"
