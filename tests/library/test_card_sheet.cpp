// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/crimson_effect_cards.h"
#include "model/library/card_sheet.h"
#include "model/rulebook/clause_reader.h"
#include "model/rulebook/rulebook_files.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

/// JSON with its quotes written as apostrophes.
QByteArray json(const char* text)
{
    return QByteArray(text).replace('\'', '"');
}

const QByteArray kGood = json(
    "{'id': 'duke', 'name': {'en': 'Duke', 'de': 'Herzog'}, 'gender': 'm', 'strength': 3, 'effects': []}");

const CrimsonEffectCards kCards;
const CardFile kCharacters{u"characters.json"_s, u"characters"_s, CardKind::Character};

QByteArray sheet(const QByteArrayList& cards)
{
    return "{\"game\": \"g\", \"version\": 1, \"characters\": [" + cards.join(',') + "]}";
}

} // namespace

/// Card files of others: one bad card costs that card, with its place and reason, and nothing else.
class TestCardSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void badCardsAreLeftOutWithTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("card");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("no id")
            << json("{'name': {'en': 'A', 'de': 'A'}, 'gender': 'm', 'strength': 1, 'effects': []}")
            << QByteArray("characters[1]");
        QTest::newRow("strength is text") << json("{'id': 'a', 'name': {'en': 'A', 'de': 'A'}, 'gender': "
                                                  "'m', 'strength': '1', 'effects': []}")
                                          << QByteArray("characters[1].strength");
        QTest::newRow("effect unknown") << json("{'id': 'a', 'name': {'en': 'A', 'de': 'A'}, 'gender': 'm', "
                                                "'strength': 1, 'effects': [{'type': 'x'}]}")
                                        << QByteArray("characters[1].effects[0]");
        QTest::newRow("not a card") << QByteArray("42") << QByteArray("characters[1]");
        QTest::newRow("null") << QByteArray("null") << QByteArray("characters[1]");
        QTest::newRow("name of 10 MB")
            << json("{'id': 'a', 'name': {'en': '") + QByteArray(10'000'000, 'x') +
                   json("', 'de': 'A'}, 'gender': 'm', 'strength': 1, 'effects': []}")
            << QByteArray("characters[1].name.en");
    }
    void badCardsAreLeftOutWithTheirPlace()
    {
        QFETCH(QByteArray, card);
        QFETCH(QByteArray, place);
        std::vector<rules::Error> problems;
        const auto cards = readCardSheet(sheet({kGood, card}), kCards, kCharacters, problems);
        QCOMPARE(cards.size(), size_t{1});
        QCOMPARE(cards[0].card, u"duke"_s);
        QVERIFY(!problems.empty());
        const std::string where = problems[0].place.text();
        QVERIFY2(where.find(place.toStdString()) != std::string::npos, where.c_str());
        const std::string why = problems[0].reason.in(rules::Language::English);
        QVERIFY(!why.empty() && why.size() < 500);
    }

    void aMissingLanguageIsTakenFromTheOther()
    {
        std::vector<rules::Error> problems;
        const auto cards = readCardSheet(
            sheet(
                {json("{'id': 'a', 'name': {'de': 'Herzog'}, 'gender': 'm', 'strength': 1, 'effects': []}")}),
            kCards, kCharacters, problems);
        QCOMPARE(cards.size(), size_t{1});
        QCOMPARE(cards[0].nameEn, std::optional(u"Herzog"_s));
        QCOMPARE(problems.size(), size_t{1});
    }

    void whatIsNoSheetIsOneProblem()
    {
        for (const QByteArray& text :
             {QByteArray(), QByteArray("nonsense"), QByteArray("{}"), QByteArray("[1]"),
              json("{'characters': 3}"), QByteArray(100, '['), QByteArray(17'000'000, ' ')}) {
            std::vector<rules::Error> problems;
            QVERIFY(readCardSheet(text, kCards, kCharacters, problems).empty());
            QCOMPARE(problems.size(), size_t{1});
        }
    }

    void clausesAreReadAsTheyAreWritten()
    {
        std::vector<rules::Error> problems;
        const auto clauses = readClauses(u"intro\n## cc.a\ntitle: A: the title\ncards: monk thief\nnonsense: "
                                         u"x\n\nText [[term:lane]]\nmore.\n\n"
                                         u"> Ruling: Ours\n> goes on.\n\n## cc.b\n\nNo title."_s,
                                         u"en/x.md"_s, problems);
        QCOMPARE(clauses.size(), size_t{2});
        QCOMPARE(clauses[0].title, u"A: the title"_s);
        QCOMPARE(clauses[0].cards, (QStringList{u"monk"_s, u"thief"_s}));
        QCOMPARE(clauses[0].text, u"Text [[term:lane]]\nmore."_s);
        QCOMPARE(clauses[0].ruling, u"Ours\ngoes on."_s);
        QCOMPARE(problems.size(), size_t{2});
        QCOMPARE(plainText(u"**Bold** [[term:lane]], [[card:monk|the Monk]] `x`\n- item"_s),
                 u"Bold lane, the Monk x\nitem"_s);
    }

    void clarificationsMayBeWrong()
    {
        std::vector<rules::Error> problems;
        const auto read = readClarifications(
            json("{'clarifications': [\n            {'id': 'a', 'question': {'de': 'Frage?'}, 'answer': "
                 "{'de': 'Ja.'}, 'cards': 'monk', 'scenarios': [3, {'path': 4}]},\n            {'id': 7}, "
                 "'text', null,\n            {'id': 'b', 'question': {'en': 'Q?', 'de': 'F?'}, 'answer': "
                 "{'en': 'A.', 'de': 'B.'}, 'cards': ['monk', 3]}]}"),
            problems);
        QCOMPARE(read.size(), size_t{2});
        QCOMPARE(read[0].question.en, u"Frage?"_s);
        QCOMPARE(read[1].cards, QStringList{u"monk"_s});
        QCOMPARE(problems.size(), size_t{3});
    }
};

QTEST_GUILESS_MAIN(TestCardSheet)
#include "test_card_sheet.moc"
