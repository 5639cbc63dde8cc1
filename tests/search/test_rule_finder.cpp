// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/rule_finder.h"
#include "model/search/rule_loading.h"

#include <QtTest>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

AskedRule rule(std::uint32_t item, const QString& en, const QString& de, const QStringList& askedEn = {},
               const QStringList& askedDe = {})
{
    AskedRule result;
    result.item = item;
    result.game = u"game-one"_s;
    result.title = {en, de};
    result.asked = {askedEn, askedDe};
    return result;
}

int firstOf(const RuleFinder& finder, const QString& text, Language language = Language::English,
            const QString& game = {}, const QString& variant = {})
{
    const RuleAnswers found = finder.find({text, language, game, variant}, 5);
    return found.best.empty() ? -1 : static_cast<int>(found.best.front().item);
}

} // namespace

/// How questions find rules, one property at a time.
class TestRuleFinder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wholeWordsBeatPartsOfWords()
    {
        const RuleFinder finder({rule(0, u"Matches without end"_s, u"Partien ohne Ende"_s),
                                 rule(1, u"Ties"_s, u"Unentschieden"_s),
                                 rule(2, u"Hidden cards"_s, u"Verdeckte Karten"_s),
                                 rule(3, u"The deck"_s, u"Das Deck"_s)},
                                {});
        QCOMPARE(firstOf(finder, u"tie"_s), 1);
        QCOMPARE(firstOf(finder, u"deck"_s, Language::German), 3);
    }

    void germanCompoundsAreSplit()
    {
        const RuleFinder finder(
            {rule(0, u"Bids"_s, u"Gebot"_s, {}, {u"wie viel muss ich mindestens bieten"_s}),
             rule(1, u"Tournament"_s, u"Turnier: ein Deck"_s), rule(2, u"Supply"_s, u"Vorrat an Münzen"_s)},
            {});
        QCOMPARE(firstOf(finder, u"Mindestgebot"_s, Language::German), 0);
        QCOMPARE(firstOf(finder, u"Turnierdeck"_s, Language::German), 1);
        QCOMPARE(firstOf(finder, u"Münzvorrat"_s, Language::German), 2);
    }

    void synonymsExpandAndMayGoRoundInCircles()
    {
        const std::vector<WordGroup> circle{{{}, {}, {u"bank"_s, u"pot"_s}},
                                            {{}, {}, {u"pot"_s, u"supply"_s}},
                                            {{}, {}, {u"supply"_s, u"bank"_s}},
                                            {{}, {}, {u"supply"_s, u"supply"_s}}};
        const RuleFinder finder(
            {rule(0, u"When the supply is empty"_s, u"Vorrat"_s), rule(1, u"The castle"_s, u"Burg"_s)},
            circle);
        QCOMPARE(firstOf(finder, u"bank empty"_s), 0);
        QCOMPARE(firstOf(finder, u"pot"_s), 0);
    }

    void questionWordsWeighNothing()
    {
        const RuleFinder finder(
            {rule(0, u"What is the who of how"_s, u"Was"_s), rule(1, u"Ties"_s, u"Remis"_s)}, {});
        QCOMPARE(firstOf(finder, u"what is the tie and how is it"_s), 1);
    }

    void theProgramsLanguageBeatsTheOther()
    {
        const RuleFinder finder({rule(0, u"Horror"_s, u"Schrecken"_s), rule(1, u"Fear"_s, u"Horror"_s)}, {});
        QCOMPARE(firstOf(finder, u"horror"_s, Language::English), 0);
        QCOMPARE(firstOf(finder, u"horror"_s, Language::German), 1);
    }

    void generalRulesComeFirstUnlessACardIsNamed()
    {
        AskedRule card = rule(0, u"Thief: a coin is missing"_s, u"Diebin: Münze fehlt"_s);
        card.cards = {u"Thief"_s, u"Diebin"_s};
        const RuleFinder finder({card, rule(1, u"A coin is missing"_s, u"Münze fehlt"_s)}, {});
        QCOMPARE(firstOf(finder, u"coin missing"_s), 1);
        QCOMPARE(firstOf(finder, u"thief coin missing"_s), 0);
        QVERIFY(finder.find({u"thief coin"_s, Language::English, {}, {}}, 5).namesCard);
        QVERIFY(!finder.find({u"coin"_s, Language::English, {}, {}}, 5).namesCard);
    }

    void theBaseGameComesFirstUnlessAVariantIsNamedOrOpen()
    {
        AskedRule solo = rule(0, u"Drawing cards"_s, u"Karten ziehen"_s);
        solo.variant = u"solo"_s;
        const RuleFinder finder({solo, rule(1, u"Drawing cards"_s, u"Karten ziehen"_s)},
                                {{u"game-one"_s, u"solo"_s, {u"solo"_s, u"alone"_s}}});
        QCOMPARE(firstOf(finder, u"drawing cards"_s), 1);
        QCOMPARE(firstOf(finder, u"drawing cards alone"_s), 0);
        QCOMPARE(firstOf(finder, u"drawing cards"_s, Language::English, u"game-one"_s, u"solo"_s), 0);
    }

    void theOpenGameComesFirstAndANamedOneBeforeIt()
    {
        AskedRule other = rule(0, u"Who begins"_s, u"Wer beginnt"_s);
        other.game = u"game-two"_s;
        const RuleFinder finder({other, rule(1, u"Who begins"_s, u"Wer beginnt"_s)}, {});
        QCOMPARE(firstOf(finder, u"who begins"_s, Language::English, u"game-one"_s), 1);
        QCOMPARE(firstOf(finder, u"who begins"_s, Language::English, u"game-two"_s), 0);
        QCOMPARE(firstOf(finder, u"who begins in game one"_s, Language::English, u"game-two"_s), 1);
    }

    void unfinishedAndMisspeltWordsAreUnderstood()
    {
        const RuleFinder finder(
            {rule(0, u"The discard pile"_s, u"Der Ablagestapel"_s), rule(1, u"Tournament"_s, u"Turnier"_s)},
            {});
        QCOMPARE(firstOf(finder, u"tourna"_s), 1);
        QCOMPARE(firstOf(finder, u"Ablagestapl"_s, Language::German), 0);
    }

    void questionsOfAnyLengthAndScriptAreAnsweredOrLeftAlone()
    {
        const RuleFinder finder({rule(0, u"Ties"_s, u"Unentschieden"_s)}, commonSynonyms());
        QString hostile = u"tie "_s.repeated(20'000);
        for (const QString& text :
             {QString(), u"   "_s, u"？？？"_s, u"引き分けはどうなりますか"_s, u"что если ничья"_s,
              u"تعادل"_s, u"🤔🤔"_s, QString(50'000, u'x'), QString(QChar(0xd800)), hostile})
            (void)finder.find({text, Language::German, u"no such game"_s, u"no such variant"_s}, 5);
        QCOMPARE(firstOf(finder, hostile), 0);
        QCOMPARE(firstOf(finder, u"что если ничья"_s), -1);
        QVERIFY(RuleFinder().find({u"tie"_s, Language::English, {}, {}}, 5).best.empty());
    }

    void theFirstGameComesFirstWhereOthersFitAlike()
    {
        AskedRule other = rule(0, u"Who begins"_s, u"Wer beginnt"_s);
        other.game = u"battleground"_s;
        AskedRule ours = rule(1, u"Who begins"_s, u"Wer beginnt"_s);
        ours.game = u"crimson-company"_s;
        const RuleFinder finder({other, ours}, {}, u"crimson-company"_s);
        QCOMPARE(firstOf(finder, u"who begins"_s), 1);
        const auto open = finder.find({u"who begins"_s, Language::English, u"battleground"_s, {}}, 5);
        QCOMPARE(open.best.front().item, 0u);
    }

    void oneLanguageAloneIsLookedAt()
    {
        const RuleFinder finder({rule(0, u"Minimum bid"_s, u"Mindestgebot"_s)}, {});
        const auto count = [&](const QString& text, Language only) {
            return finder.find({text, only, {}, {}, only}, 5).best.size();
        };
        QCOMPARE(count(u"Mindestgebot"_s, Language::German), std::size_t{1});
        QCOMPARE(count(u"Mindestgebot"_s, Language::English), std::size_t{0});
        QCOMPARE(count(u"minimum"_s, Language::English), std::size_t{1});
    }

    void aSlipIsNoted()
    {
        const RuleFinder finder({rule(0, u"Minimum bid"_s, u"Mindestgebot"_s)}, {});
        QVERIFY(finder.find({u"minimun"_s, Language::English, {}, {}}, 5).isRespelled);
        QVERIFY(!finder.find({u"minimum"_s, Language::English, {}, {}}, 5).isRespelled);
    }
};

QTEST_APPLESS_MAIN(TestRuleFinder)
#include "test_rule_finder.moc"
