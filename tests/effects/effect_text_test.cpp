// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/effect_reader.h"
#include "rules/games/crimson/effects/library.h"
#include "rules/games/crimson/effects/text/effect_text.h"
#include "tests/support/many.h"
#include "tests/support/random_effects.h"
#include "tests/support/read_text.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace rules;
using namespace rules::effects;

namespace {

Library builtIn()
{
    const auto library = readLibrary(readSourceText("resources/cards/crimson-company/characters.json"),
                                     readSourceText("resources/cards/crimson-company/castles.json"));
    return library ? *library : Library{};
}

std::string golden(Language language)
{
    std::string lines;
    const Library library = builtIn();
    for (const Character& card : library.characters)
        lines += card.id + "\t" + effectText(card.effects, language) + "\n";
    for (const Castle& card : library.castles)
        lines += card.id + "\t" + effectText(card.effects, language) + "\n";
    return lines;
}

/// The numbers of a text in order of size; sentences may order them differently in the two languages.
std::vector<int> numbers(const std::string& text)
{
    std::vector<int> found;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (std::isdigit(static_cast<unsigned char>(text[at])) == 0)
            continue;
        std::size_t length = 0;
        found.push_back(std::stoi(text.substr(at), &length));
        at += length - 1;
    }
    std::sort(found.begin(), found.end());
    return found;
}

/// What is wrong with the form of a text; empty: nothing.
std::string flaw(const CardText& text)
{
    const std::string& body = text.body;
    if (body.empty() || body.back() != '.')
        return "does not end with a period";
    if (body.front() < 'A' || body.front() > 'Z')
        return "does not begin with a capital";
    for (const char* bad : {"  ", " ,", " .", "..", ". ;", "; ;", ",,", " )", "%", "{", "}", "\n", "\t"}) {
        if (body.find(bad) != std::string::npos)
            return std::string("contains '") + bad + "'";
    }
    for (std::size_t at = body.find(". "); at != std::string::npos; at = body.find(". ", at + 1)) {
        if (body[at + 2] < 'A' || body[at + 2] > 'Z')
            return "has a sentence without a capital";
    }
    return std::count(body.begin(), body.end(), '(') == std::count(body.begin(), body.end(), ')')
               ? ""
               : "brackets";
}

Effects one(const Effect& effect)
{
    Effects effects;
    effects.push_back(effect);
    return effects;
}

bool isValid(const Effect& effect, CardKind kind)
{
    return check(one(effect), kind).empty();
}

/// The effect without what says nothing: "other" where the card itself cannot be meant, and "all" where one
/// side of one lane has just one nearest card. The text leaves these differences out.
Effect meant(Effect effect)
{
    for (Operation& operation : effect.program) {
        Target& target = operation.target;
        if (target.lane == LaneScope::Other || target.side == SideScope::Opposing)
            target.other = false;
        if (target.pick == Pick::All && target.nearest && target.lane == LaneScope::This &&
            target.side != SideScope::Both && operation.code != OpCode::Strength)
            target.pick = Pick::One;
    }
    return effect;
}

using Neighbours = std::vector<std::pair<std::string, Effect>>;

/// All effects that differ from this one in one member, valid or not.
Neighbours neighbours(const Effect& effect)
{
    Neighbours found;
    const auto words = [&](const std::string& member, auto& field, Effect& copy) {
        using E = std::remove_reference_t<decltype(field)>;
        const E old = field;
        for (std::size_t i = 0; i < wordsOf<E>().size(); ++i)
            if (field = static_cast<E>(i); field != old)
                found.emplace_back(member, copy);
        field = old;
    };
    const auto flips = [&](const std::string& member, bool& field, Effect& copy) {
        field = !field;
        found.emplace_back(member, copy);
        field = !field;
    };
    const auto counts = [&](const std::string& member, auto& field, Effect& copy) {
        using N = std::remove_reference_t<decltype(field)>;
        for (const int step : {-1, 1, 5}) {
            field = static_cast<N>(field + step);
            found.emplace_back(member, copy);
            field = static_cast<N>(field - step);
        }
    };
    Effect copy = effect;
    words("type", copy.type, copy);
    words("moment", copy.moment, copy);
    words("played-side", copy.playedSide, copy);
    words("condition", copy.condition, copy);
    for (Operation& operation : copy.program) {
        for (std::size_t i = 0; i < wordsOf<OpCode>().size(); ++i) {
            const Operation old = operation;
            operation.code = static_cast<OpCode>(i);
            operation = tidy(operation);
            if (operation.code != old.code)
                found.emplace_back("code", copy);
            operation = old;
        }
        flips("then", operation.then, copy);
        for (std::size_t i = 0; i < wordsOf<Pick>().size(); ++i) {
            const Operation old = operation;
            operation.target.pick = static_cast<Pick>(i);
            operation.target.amount = std::max(old.target.amount, std::uint8_t{2});
            operation = tidy(operation);
            if (operation.target.pick != old.target.pick)
                found.emplace_back("pick", copy);
            operation = old;
        }
        words("by", operation.target.by, copy);
        words("lane", operation.target.lane, copy);
        words("side", operation.target.side, copy);
        words("face", operation.target.face, copy);
        flips("other", operation.target.other, copy);
        flips("strongest", operation.target.strongest, copy);
        flips("nearest", operation.target.nearest, copy);
        counts("max-strength", operation.target.maxStrength, copy);
        counts("target-amount", operation.target.amount, copy);
        words("to", operation.to, copy);
        words("from", operation.from, copy);
        flips("face-down", operation.faceDown, copy);
        words("with", operation.with, copy);
        words("who", operation.who, copy);
        counts("amount", operation.amount, copy);
        words("change", operation.change, copy);
        words("rule", operation.rule, copy);
        const Operation old = operation;
        operation.amountOf = old.amountOf == AmountOf::Number ? AmountOf::StrengthOfIt : AmountOf::Number;
        operation.amount = operation.amountOf == AmountOf::Number ? std::int8_t{1} : std::int8_t{0};
        found.emplace_back("amount-of", copy);
        operation = old;
    }
    if (effect.program.size() > 1) {
        copy.program.pop_back();
        found.emplace_back("shorter", copy);
    }
    return found;
}

} // namespace

class EffectTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theBuiltInCardsReadAsInTheGoldenFiles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("German") << QStringLiteral("de");
    }
    void theBuiltInCardsReadAsInTheGoldenFiles()
    {
        QFETCH(QString, name);
        const std::string path = "tests/data/effect_text/" + name.toStdString() + ".txt";
        const std::string now = golden(name == QStringLiteral("de") ? Language::German : Language::English);
        if (now == readSourceText(path))
            return;
        const std::string written = QDir::tempPath().toStdString() + "/" + name.toStdString() + ".txt";
        std::ofstream(written, std::ios::binary) << now;
        const std::string message =
            "The card texts changed. Compare, and if they are better, accept them:\n  diff " + path + " " +
            written + "\n  cp " + written + " " + path;
        QFAIL(message.c_str());
    }

    void cardsWithDifferentEffectsHaveDifferentTexts()
    {
        const Library library = builtIn();
        QCOMPARE(library.characters.size(), std::size_t{42});
        for (const Language language : kLanguages) {
            std::map<std::string, const Character*> seen;
            for (const Character& card : library.characters) {
                const auto [other, isNew] = seen.emplace(effectText(card.effects, language), &card);
                QVERIFY2(isNew || other->second->effects == card.effects, other->first.c_str());
            }
        }
    }

    void everyValidEffectReadsWellInBothLanguages()
    {
        RandomEffects random(7);
        for (int i = 0; i < 6000; ++i) {
            const Effects effects = random.next(i % 4 == 0 ? CardKind::Castle : CardKind::Character);
            for (const Effect& effect : effects) {
                const CardText en = effectText(effect, Language::English);
                const CardText de = effectText(effect, Language::German);
                for (const CardText& text : {en, de}) {
                    const std::string wrong = flaw(text);
                    QVERIFY2(wrong.empty(), (text.text() + ": " + wrong).c_str());
                    QCOMPARE(text.keyword.empty(), effect.type == EffectType::Deployment);
                }
                QVERIFY2(numbers(en.body) == numbers(de.body), (en.body + " | " + de.body).c_str());
            }
        }
    }

    /// Every effect beside all those that differ from it in one member: that is where two texts could be
    /// alike.
    void differentEffectsReadDifferently()
    {
        RandomEffects random(8);
        std::size_t compared = 0;
        std::set<std::string> members;
        std::map<std::string, std::string> alike;
        const std::set<std::string> wanted{
            "type",         "moment",        "played-side", "condition", "code",      "then",      "pick",
            "by",           "lane",          "side",        "face",      "other",     "strongest", "nearest",
            "max-strength", "target-amount", "to",          "from",      "face-down", "with",      "who",
            "amount",       "amount-of",     "change",      "rule",      "shorter"};
        const auto sawAll = [&] { return std::ranges::includes(members, wanted); };
        for (int i = 0; i < tests::many(1500) || (i < 1500 && !sawAll()); ++i) {
            const CardKind kind = i % 4 == 0 ? CardKind::Castle : CardKind::Character;
            const Effects effects = random.next(kind);
            const Effect effect = meant(effects[0]);
            const std::string texts[2]{effectText(effect, Language::English).text(),
                                       effectText(effect, Language::German).text()};
            for (const auto& [member, neighbour] : neighbours(effect)) {
                if (!isValid(neighbour, kind) || meant(neighbour) == effect)
                    continue;
                ++compared;
                members.insert(member);
                for (const Language language : kLanguages) {
                    const std::string& text = texts[static_cast<std::size_t>(language)];
                    if (effectText(neighbour, language).text() == text)
                        alike[member] = text + "\n" + json::write(toJson(one(effect))) + "\n" +
                                        json::write(toJson(one(neighbour)));
                }
            }
        }
        for (const auto& [member, text] : alike)
            qWarning("differs in %s, but reads alike: %s", member.c_str(), text.c_str());
        QVERIFY(alike.empty());
        QVERIFY(compared > std::size_t(tests::many(20'000)));
        for (const std::string& member : wanted)
            QVERIFY2(members.contains(member), member.c_str());
    }

    /// "Other" would mean another card than the one just named; then the card itself is named.
    void aCardThatIsNotMeantIsNamed()
    {
        const auto text = [](const char* data, Language language) {
            return effectText(readEffects(data, CardKind::Character).value(), language);
        };
        const char* each =
            R"([{"type": "deployment", "do": [{"op": "flip", "target": {"pick": "one", "by": "each", "lane": "this", "side": "own", "other": true}}]}])";
        QCOMPARE(text(each, Language::English),
                 std::string("Each player flips one of their own cards in this lane (not this card)."));
        QCOMPARE(
            text(each, Language::German),
            std::string("Jeder Spieler dreht eine eigene Karte in dieser Lane (außer dieser Karte) um."));
        const char* swap =
            R"([{"type": "passive", "when": "after-played", "do": [{"op": "swap", "with": "played", "target": {"pick": "one", "lane": "any", "side": "both", "other": true}}]}])";
        QVERIFY2(text(swap, Language::English).find("(not this card)") != std::string::npos,
                 text(swap, Language::English).c_str());
        QVERIFY2(text(swap, Language::German).find("(außer dieser Karte)") != std::string::npos,
                 text(swap, Language::German).c_str());
    }

    void aConditionIsNeverSwallowed()
    {
        const auto text = [](const char* data, Language language) {
            return effectText(readEffects(data, CardKind::Character).value(), language);
        };
        const char* reacts =
            R"([{"type": "passive", "when": "before-played", "if": "you-lead-this-lane", "do": [{"op": "gain", "who": "player", "amount": 2}]}])";
        QCOMPARE(text(reacts, Language::English),
                 std::string("Passive: When a card is played into this lane, if you lead this lane, the "
                             "player who played the card gains 2 coins."));
        QCOMPARE(text(reacts, Language::German),
                 std::string("Passiv: Wenn eine Karte in diese Lane gespielt wird und du in dieser Lane "
                             "führst, erhält der Ausspielende 2 Münzen."));
        RandomEffects random(10);
        int conditions = 0;
        for (int i = 0; i < tests::many(6000); ++i)
            for (const Effect& effect : random.next(CardKind::Character)) {
                if (effect.condition == Condition::None)
                    continue;
                ++conditions;
                const bool coins = effect.condition == Condition::OpponentHasMoreCoins;
                const std::string en = effectText(effect, Language::English).body;
                const std::string de = effectText(effect, Language::German).body;
                QVERIFY2(en.find(coins ? "your opponent has more coins than you" : "you lead this lane") !=
                             std::string::npos,
                         en.c_str());
                QVERIFY2(de.find(coins ? "dein Gegner mehr Münzen hat als du" : "du in dieser Lane führst") !=
                             std::string::npos,
                         de.c_str());
            }
        QVERIFY(conditions > tests::many(200));
    }

    void effectsOfTheWholeVocabularySurviveWritingAndReading()
    {
        RandomEffects random(9);
        for (int i = 0; i < 3000; ++i) {
            const CardKind kind = i % 4 == 0 ? CardKind::Castle : CardKind::Character;
            const Effects effects = random.next(kind);
            const std::string data = json::write(toJson(effects));
            const auto again = readEffects(data, kind);
            QVERIFY2(again && *again == effects, data.c_str());
        }
    }

    void severalEffectsStandOnLinesOfTheirOwn()
    {
        const auto effects = readEffects(
            R"([{"type": "deployment", "do": [{"op": "take", "amount": 2}]}, {"type": "score", "do": [{"op": "strength", "target": "self", "change": "add", "amount": -3}]}])",
            CardKind::Character);
        QVERIFY(effects);
        QCOMPARE(effectText(*effects, Language::English),
                 std::string("Take 2 coins from your opponent.\nScore: This card gets −3 strength."));
        QCOMPARE(effectText(*effects, Language::German),
                 std::string("Nimm deinem Gegner 2 Münzen ab.\nWertung: Diese Karte erhält −3 Stärke."));
        QCOMPARE(effectText(Effects{}, Language::German), std::string());
    }
};

QTEST_APPLESS_MAIN(EffectTextTest)
#include "effect_text_test.moc"
