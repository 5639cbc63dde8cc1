// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/effect_reader.h"
#include "rules/games/crimson/effects/effect_words.h"

#include <QTest>

using namespace rules;
using namespace rules::effects;

namespace {

/// All errors of a list of effects, one a line. Single quotes stand for double ones.
std::string problems(std::string text, CardKind kind = CardKind::Character)
{
    for (char& c : text)
        c = c == '\'' ? '"' : c;
    const auto effects = readEffects(text, kind);
    if (effects)
        return "accepted";
    std::string lines;
    for (const Error& error : effects.error())
        lines += error.text() + "\n";
    return lines;
}

std::string effect(const std::string& type, const std::string& operations)
{
    return "[{'type': '" + type + "', 'do': [" + operations + "]}]";
}

const std::string kAnyCard = "{'pick': 'one', 'lane': 'any', 'side': 'both'}";

} // namespace

class EffectReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatCannotBePlayedIsRefusedWithItsPath_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& text, const char* expected) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(expected);
        };
        row("no list", "{}", "effects: must be a list, not an object");
        row("too many effects", "[{},{},{},{}]", "effects: must have 0 to 3 items, not 4");
        row("no type", "[{'do': [{'op': 'take', 'amount': 1}]}]", "effects[0]: “type” is missing");
        row("no program", "[{'type': 'score'}]", "effects[0]: “do” is missing");
        row("empty program", effect("score", ""), "effects[0].do: must have 1 to 4 items, not 0");
        row("long program", effect("score", "0,0,0,0,0"), "effects[0].do: must have 1 to 4 items, not 5");
        row("unknown type", effect("scores", "{'op': 'take', 'amount': 1}"), "did you mean score?");
        row("no object", effect("income", "7"), "effects[0].do[0]: must be an object, not a whole number");
        row("no op", effect("income", "{}"), "effects[0].do[0]: “op” is missing");
        row("key of another op", effect("income", "{'op': 'take', 'amount': 1, 'target': 'it'}"),
            "effects[0].do[0]: unknown key “target”; use one of: op, then, amount");
        row("no target", effect("income", "{'op': 'flip'}"), "effects[0].do[0]: “target” is missing");
        row("target of the wrong kind", effect("income", "{'op': 'flip', 'target': 3}"),
            "effects[0].do[0].target: must be “it”");
        row("unknown target", effect("income", "{'op': 'flip', 'target': 'one'}"),
            "one of: it, self, played");
        row("target without lane",
            effect("income", "{'op': 'flip', 'target': {'pick': 'one', 'side': 'own'}}"),
            "effects[0].do[0].target: “lane” is missing");
        row("several without amount",
            effect("income", "{'op': 'flip', 'target': {'pick': 'several', 'lane': 'this', 'side': 'own'}}"),
            "effects[0].do[0].target: “amount” is missing");
        row("amount without several",
            effect("income",
                   "{'op': 'flip', 'target': {'pick': 'one', 'amount': 2, 'lane': 'this', 'side': 'own'}}"),
            "effects[0].do[0].target.amount: an amount goes only with");
        row("face of any",
            effect("income",
                   "{'op': 'flip', 'target': {'pick': 'one', 'face': 'any', 'lane': 'this', 'side': 'own'}}"),
            "unknown face “any”; use one of: up, down");
        row("coins out of range", effect("income", "{'op': 'gain', 'amount': 1000}"),
            "effects[0].do[0].amount: 1,000 is out of range; use a whole number from 1 to 20");
        row("no coins", effect("income", "{'op': 'take', 'amount': 0}"), "0 is out of range");
        row("half a coin", effect("income", "{'op': 'take', 'amount': 0.5}"),
            "must be a whole number from 1 to 20, not a number");
        row("strength outside score", effect("income", "{'op': 'strength', 'target': 'self', 'amount': 1}"),
            "effects[0].do[0].op: strength cannot be used in income effects; use one of: flip, destroy, "
            "move");
        row("match cost outside recruitment", effect("passive", "{'op': 'match-cost', 'amount': 1}"),
            "match-cost cannot be used in passive effects without “when”; use one of: played-face-down");
        row("flip in a standing effect", effect("passive", "{'op': 'flip', 'target': 'self'}"),
            "flip cannot be used");
        row("shield that reacts", "[{'type': 'passive', 'when': 'after-played', 'do': [{'op': 'shield'}]}]",
            "shield cannot be used in passive effects with “when”");
        row("play opposite on destruction", effect("destruction", "{'op': 'play-opposite'}"),
            "cannot be used");
        row("play opposite after something else",
            effect("deployment", "{'op': 'take', 'amount': 1}, {'op': 'play-opposite'}"),
            "effects[0].do[1].op: play-opposite must come first");
        row("the weakest among face-down cards",
            effect("deployment", "{'op': 'flip', 'target': {'pick': 'one', 'lane': 'this', 'side': 'both', "
                                 "'face': 'down', 'max-strength': 3}}"),
            "effects[0].do[0].target.face: face-down cards all have strength 0");
        row("the strongest among face-down cards",
            effect("deployment", "{'op': 'flip', 'target': {'pick': 'one', 'lane': 'this', 'side': 'both', "
                                 "'face': 'down', 'strongest': true}}"),
            "effects[0].do[0].target.face: face-down cards all have strength 0");
        row("it before a choice", effect("income", "{'op': 'flip', 'target': 'it'}"),
            "effects[0].do[0].target: “it” refers to nothing");
        row("it after all",
            effect("income", "{'op': 'flip', 'target': {'pick': 'all', 'lane': 'this', 'side': 'own'}}, "
                             "{'op': 'flip', 'target': 'it'}"),
            "effects[0].do[1].target: “it” refers to nothing");
        row("it after several",
            effect("income", "{'op': 'flip', 'target': {'pick': 'several', 'amount': 2, 'lane': 'this', "
                             "'side': 'own'}}, {'op': 'flip', 'target': 'it'}"),
            "“it” is not one card");
        row("it after it was destroyed",
            effect("income", "{'op': 'destroy', 'target': " + kAnyCard + "}, {'op': 'flip', 'target': 'it'}"),
            "“it” has already been destroyed");
        row("strength of nothing", effect("income", "{'op': 'gain', 'amount': 'strength-of-it'}"),
            "effects[0].do[0].amount: “it” refers to nothing");
        row("played without a play", effect("income", "{'op': 'flip', 'target': 'played'}"),
            "effects[0].do[0].target: no card was played");
        row("player without a play", effect("income", "{'op': 'gain', 'who': 'player', 'amount': 1}"),
            "effects[0].do[0].who: nobody played");
        row("when outside passive",
            "[{'type': 'income', 'when': 'after-played', 'do': [{'op': 'take', 'amount': 1}]}]",
            "effects[0].when: only passive effects react");
        row("played side without when",
            "[{'type': 'passive', 'played-side': 'own', 'do': [{'op': 'shield'}]}]",
            "effects[0].played-side:");
        row("condition on a rule",
            "[{'type': 'passive', 'if': 'you-lead-this-lane', 'do': [{'op': 'shield'}]}]", "effects[0].if:");
        row("then at first", effect("income", "{'op': 'take', 'then': true, 'amount': 1}"),
            "effects[0].do[0].then: the first");
        row("then twice",
            effect("income", "{'op': 'take', 'amount': 1}, {'op': 'take', 'then': true, 'amount': 1}, {'op': "
                             "'take', 'then': true, 'amount': 1}"),
            "effects[0].do[2].then: an effect can be split");
        row("then is no word", effect("income", "{'op': 'take', 'then': 'yes', 'amount': 1}"),
            "then: must be true or false, not a string");
        row("two effects of one type",
            "[{'type': 'income', 'do': [{'op': 'take', 'amount': 1}]}, {'type': 'income', 'do': [{'op': "
            "'take', 'amount': 1}]}]",
            "effects[1].type: the card already has one income effect");
        row("self when destroyed", effect("destruction", "{'op': 'flip', 'target': 'self'}"),
            "the card itself is gone");
        row("place self on deployment",
            effect("deployment", "{'op': 'place', 'from': 'self', 'to': 'other'}"),
            "effects[0].do[0].from: only a destruction");
        row("discard the discarded", effect("deployment", "{'op': 'discard', 'from': 'discard-pile'}"),
            "effects[0].do[0].from:");
        row("move to any lane",
            effect("deployment", "{'op': 'move', 'target': " + kAnyCard + ", 'to': 'any'}"),
            "one of: this, other");
        row("move to where it is", effect("deployment", "{'op': 'move', 'target': 'self', 'to': 'this'}"),
            "in this lane already");
        row("swap with itself", effect("deployment", "{'op': 'swap', 'target': 'self', 'with': 'self'}"),
            "effects[0].do[0].with: a card cannot");
        row("swap the wrong way round",
            "[{'type': 'passive', 'when': 'after-played', 'do': [{'op': 'swap', 'target': 'self', 'with': "
            "'played'}]}]",
            "the other way round");
        row("swap several",
            effect("deployment", "{'op': 'swap', 'target': {'pick': 'all', 'lane': 'any', 'side': 'own'}}"),
            "use one");
        row("choice while scoring",
            effect("score", "{'op': 'strength', 'target': " + kAnyCard + ", 'amount': 1}"),
            "nobody chooses while a lane is scored");
        row("no change", effect("score", "{'op': 'strength', 'target': 'self', 'amount': 0}"),
            "has no effect");
        row("fixed price while scoring", effect("score", "{'op': 'pay', 'amount': 2}"),
            "a score effect pays “any” amount");
        row("any price elsewhere", effect("income", "{'op': 'pay', 'amount': 'any', 'strength': 1}"),
            "“any” works only with pay in a score effect");
        row("each on the other side",
            effect(
                "income",
                "{'op': 'flip', 'target': {'pick': 'one', 'by': 'each', 'lane': 'any', 'side': 'opposing'}}"),
            "use own or both");
        row("nobody chooses all",
            effect(
                "income",
                "{'op': 'flip', 'target': {'pick': 'all', 'by': 'opponent', 'lane': 'any', 'side': 'own'}}"),
            "nobody chooses");
    }
    void whatCannotBePlayedIsRefusedWithItsPath()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const QString found = QString::fromStdString(problems(text.toStdString()));
        QVERIFY2(found.contains(expected), qPrintable(found));
    }

    void castlesHaveNoWordsForACardInALane_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& text, const char* expected) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(expected);
        };
        row("deployment", effect("deployment", "{'op': 'take', 'amount': 1}"),
            "a castle has no deployment effects; use one of: income");
        row("self", effect("income", "{'op': 'flip', 'target': 'self'}"), "a castle is not a card");
        row("other",
            effect(
                "income",
                "{'op': 'flip', 'target': {'pick': 'one', 'lane': 'this', 'side': 'both', 'other': true}}"),
            "effects[0].do[0].target.other: a castle is not a card");
        row("swap with self", effect("income", "{'op': 'swap', 'target': " + kAnyCard + "}"),
            "effects[0].do[0].with: a castle is not a card");
        row("shield", effect("passive", "{'op': 'shield'}"),
            "of a castle; use one of: played-face-down, play-only-here, no-destruction, score-at");
        row("strength for coins", effect("score", "{'op': 'pay', 'amount': 'any', 'strength': 1}"),
            "pay cannot be used");
        row("one side of the score",
            effect(
                "score",
                "{'op': 'strength', 'target': {'pick': 'all', 'lane': 'this', 'side': 'own'}, 'amount': 1}"),
            "both sides alike");
        row("before", "[{'type': 'passive', 'when': 'before-played', 'do': [{'op': 'take', 'amount': 1}]}]",
            "use after-played");
    }
    void castlesHaveNoWordsForACardInALane()
    {
        QFETCH(QString, text);
        QFETCH(QString, expected);
        const QString found = QString::fromStdString(problems(text.toStdString(), CardKind::Castle));
        QVERIFY2(found.contains(expected), qPrintable(found));
    }

    void membersThatMeanNothingAreRefusedInValuesToo()
    {
        Effect flip;
        flip.type = EffectType::Income;
        flip.program.push_back({});
        QVERIFY(check({flip}, CardKind::Character).empty());
        flip.program[0].amount = 3;
        const auto errors = check({flip}, CardKind::Character);
        QCOMPARE(errors.size(), std::size_t{1});
        QCOMPARE(errors[0].place.text(), std::string("effects[0].do[0]"));
    }

    void everyWordLeadsBackToItsValue()
    {
        for (std::size_t i = 0; i < wordsOf<OpCode>().size(); ++i)
            QVERIFY(wordOf(static_cast<OpCode>(i)) == wordsOf<OpCode>()[i]);
        QVERIFY(wordOf(OpCode::ScoreAt) == "score-at");
        QVERIFY(wordOf(Condition::YouLeadThisLane) == "you-lead-this-lane");
        QVERIFY(wordOf(Pick::Played) == "played");
    }
};

QTEST_APPLESS_MAIN(EffectReaderTest)
#include "effect_reader_test.moc"
