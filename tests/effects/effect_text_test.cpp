// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/effects/effect_reader.h"
#include "rules/effects/library.h"
#include "rules/effects/text/effect_text.h"
#include "tests/support/random_effects.h"
#include "tests/support/read_text.h"

#include <QTest>

#include <algorithm>
#include <map>

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

    void differentEffectsReadDifferently()
    {
        RandomEffects random(8);
        std::map<std::string, std::string> seen[2];
        for (int i = 0; i < 6000; ++i) {
            Effects effects = random.next(CardKind::Character);
            // "other" means nothing where the card itself cannot be meant, and there the text leaves it out.
            for (Effect& effect : effects) {
                for (Operation& operation : effect.program)
                    operation.target.other = false;
            }
            const std::string data = json::write(toJson(effects));
            for (const Language language : kLanguages) {
                const std::string text = effectText(effects, language);
                const auto [first, isNew] = seen[static_cast<std::size_t>(language)].emplace(text, data);
                QVERIFY2(isNew || first->second == data, (text + "\n" + data + "\n" + first->second).c_str());
            }
        }
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
