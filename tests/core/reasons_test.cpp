// SPDX-License-Identifier: GPL-3.0-or-later

// Every reason that the rules can give has its words in both languages.
#include "rules/bots/bot_reasons.h"
#include "rules/bots/study_reasons.h"
#include "rules/core/result.h"
#include "rules/decks/deck_reasons.h"
#include "rules/games/battleground/battleground_reasons.h"
#include "rules/games/crimson/crimson_reasons.h"
#include "rules/games/crimson/effects/effect_reasons.h"
#include "rules/games/crowns/crowns_reasons.h"
#include "rules/games/match_reasons.h"
#include "rules/games/samurai/samurai_reasons.h"
#include "rules/scenario/scenario_reasons.h"
#include "tests/support/reason_tables.h"

#include <QDirIterator>
#include <QFile>
#include <QtTest>

using rules::CoreReason;
using rules::Language;
using rules::Location;
using rules::Reason;

class ReasonsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasItsWords_data()
    {
        QTest::addColumn<QStringList>("faults");
        const auto add = [](const char* module, std::span<const rules::ReasonWords> table) {
            QTest::newRow(module) << tests::faultsOf(QString::fromLatin1(module), table);
        };
        add("core", reasonTable(CoreReason{}));
        add("matches", reasonTable(rules::MatchReason{}));
        add("scenarios", reasonTable(rules::scenario::ScenarioReason{}));
        add("decks", reasonTable(rules::decks::DeckReason{}));
        add("bots", reasonTable(rules::bots::BotReason{}));
        add("studies", reasonTable(rules::bots::StudyReason{}));
        add("effects", reasonTable(rules::effects::EffectReason{}));
        add("crimson", reasonTable(rules::crimson::CrimsonReason{}));
        add("battleground", reasonTable(rules::battleground::BattlegroundReason{}));
        add("samurai", reasonTable(rules::samurai::SamuraiReason{}));
        add("crowns", reasonTable(rules::crowns::CrownsReason{}));
    }
    void everyCodeHasItsWords()
    {
        QFETCH(QStringList, faults);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    /// A table that the rows above forget would not be looked at.
    void everyTableIsLookedAt()
    {
        int tables = 0;
        QDirIterator each(QStringLiteral(CASTELLAN_SOURCE_DIR "/rules"), {QStringLiteral("*_reasons.h")},
                          QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext()) {
            QFile file(each.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            tables += static_cast<int>(file.readAll().count("> reasonTable("));
        }
        QCOMPARE(tables, 11);
    }

    void argumentsAreFilledInTheOrderOfTheLanguage()
    {
        const Reason reason(CoreReason::UnknownWord, rules::verbatim("op"), "flipp",
                            rules::verbatim("flip, destroy"));
        QCOMPARE(reason.in(Language::English), std::string("unknown op “flipp”; use one of: flip, destroy"));
        QCOMPARE(reason.in(Language::German),
                 std::string("unbekannter Wert „flipp“ (op); möglich: flip, destroy"));
        QVERIFY(reason.is(CoreReason::UnknownWord) && !reason.is(CoreReason::UnknownKey));
        QVERIFY(Reason().empty() && !reason.empty());
    }

    void reasonsMayBePartOfOthers()
    {
        const Reason whole(CoreReason::MustBe, Reason(CoreReason::WholeNumber, 1, 2000),
                           Reason(CoreReason::KindString));
        QCOMPARE(whole.in(Language::English),
                 std::string("must be a whole number from 1 to 2,000, not a string"));
        QCOMPARE(whole.in(Language::German),
                 std::string("hier muss eine ganze Zahl von 1 bis 2.000 stehen, nicht ein Text"));
    }

    void textFromOutsideIsNeitherLongNorAPattern()
    {
        const Reason hostile(CoreReason::Missing, "{0}\n" + std::string(1000, 'x'));
        const std::string text = hostile.in(Language::English);
        QVERIFY2(text.starts_with("“{0} xxx") && text.size() < 80, text.c_str());
    }

    void placesAreSaidInBothLanguages()
    {
        const Location line = Location::ofLine(3, 7).in("cards.json");
        QCOMPARE(line.text(), std::string("cards.json, line 3, column 7"));
        QCOMPARE(line.text(Language::German), std::string("cards.json, Zeile 3, Spalte 7"));
        QCOMPARE(Location("setup[2]").text(Language::English), std::string("line 3 of the set-up"));
        QCOMPARE(Location("setup[2]").text(Language::German), std::string("Zeile 3 des Aufbaus"));
        QCOMPARE(Location("setup[x").text(Language::German), std::string("setup[x"));
        QCOMPARE(Location::ofStep(8).text(Language::German), std::string("Schritt 8"));
        const rules::Error error{line, CoreReason::FoundEnd};
        QCOMPARE(reasonOf(error).in(Language::German),
                 std::string("cards.json, Zeile 3, Spalte 7: das Ende des Textes"));
    }
};

QTEST_APPLESS_MAIN(ReasonsTest)
#include "reasons_test.moc"
