// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/listed_clauses.h"
#include "tests/support/samurai_matches.h"

#include <QTest>

#include <set>

using namespace rules;

class SamuraiClausesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyClauseOfTheEngineIsListedWithBothTitles()
    {
        const std::set<std::string> listed = listedClauses("samurai-spirit");
        QCOMPARE(unlistedClause<samurai::Clause>(listed, samurai::clauseId), std::string());
    }

    void everySamuraiHasItsClauses()
    {
        const std::set<std::string> listed = listedClauses("samurai-spirit");
        for (const samurai::Samurai& each : samurai_matches::builtInBox().samurai)
            for (const std::string& id : {"ss.card." + each.id, "ss.talent." + each.id, "ss.kiai." + each.id,
                                          "ss.kiai." + each.id + ".animal"})
                QVERIFY2(listed.count(id) == 1, id.c_str());
    }

    void everyOptionNamesItsRuling()
    {
        const std::set<std::string> listed = listedClauses("samurai-spirit");
        for (const samurai::OptionForm& form : samurai::optionForms())
            QVERIFY2(listed.count(std::string(samurai::clauseId(form.clause))) == 1, form.key.data());
    }

    void everyEventQuestionAndRefusalCitesAClause()
    {
        std::set<samurai::EventKind> seen;
        for (const samurai_matches::Table& table : samurai_matches::allTables()) {
            const samurai_matches::Matches matches(table);
            const samurai::Game& game = matches.game();
            for (std::uint64_t seed = 1; seed <= 80; ++seed) {
                samurai::EventLog log;
                samurai::State state = seed % 4 == 0
                                           ? game.start(matches.setup(seed), log).value()
                                           : matches.startIn(static_cast<std::uint8_t>(seed % 4), seed);
                samurai_matches::SteadyBot bot(seed);
                while (!game.isOver(state)) {
                    const samurai::Question question = game.question(state);
                    QVERIFY(question.clause != samurai::Clause::None);
                    const auto refusal = game.refuse(state, state.leftOf(question.seat), question.options[0]);
                    QVERIFY(refusal && refusal->clause != samurai::Clause::None);
                    game.apply(state, bot.choose(question), log);
                }
                for (const samurai::Event& event : log.events) {
                    seen.insert(event.kind);
                    QVERIFY2(event.clause != samurai::Clause::None,
                             qPrintable(QString::number(int(event.kind))));
                }
            }
        }
        // One deal for two players in a hundred has too few dolls.
        const samurai_matches::Matches two({2, samurai::Variant::TwoPlayer, samurai::Level::Normal, false});
        for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
            samurai::EventLog log;
            QVERIFY(two.game().start(two.setup(seed), log));
            for (const samurai::Event& event : log.events)
                seen.insert(event.kind);
        }
        // Every kind of event comes up in these matches, so that the check above means something.
        QStringList missing;
        for (std::size_t kind = 0; kind < samurai::kEventKinds; ++kind)
            if (seen.count(static_cast<samurai::EventKind>(kind)) == 0)
                missing << QString::number(kind);
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
    }
};

QTEST_APPLESS_MAIN(SamuraiClausesTest)
#include "clauses_test.moc"
