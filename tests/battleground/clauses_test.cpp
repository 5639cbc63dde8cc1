// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/random_bot.h"
#include "tests/support/battleground_matches.h"
#include "tests/support/listed_clauses.h"

#include <QTest>

#include <set>

using namespace rules;
using battleground_matches::Table;

class BattlegroundClausesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyClauseOfTheEngineIsListedWithBothTitles()
    {
        const std::set<std::string> listed = listedClauses("battleground");
        QCOMPARE(unlistedClause<battleground::Clause>(listed, battleground::generalClauseId), std::string());
    }

    void everyCharacterHasItsClause()
    {
        const std::set<std::string> listed = listedClauses("battleground");
        const battleground::Characters characters = battleground_matches::builtInCharacters();
        QCOMPARE(characters.all.size(), std::size_t{24});
        for (const battleground::Character& character : characters.all)
            QVERIFY2(listed.count("bg.card." + character.id) == 1, character.id.c_str());
    }

    void everyOptionNamesItsRuling()
    {
        const std::set<std::string> listed = listedClauses("battleground");
        for (const battleground::OptionForm& form : battleground::optionForms())
            QVERIFY2(listed.count(std::string(battleground::generalClauseId(form.clause))) == 1,
                     form.key.data());
    }

    void everyEventQuestionAndRefusalCitesAListedClause()
    {
        const std::set<std::string> listed = listedClauses("battleground");
        const battleground_matches::Matches matches;
        std::set<battleground::EventKind> seen;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            const Table table = battleground_matches::kTables[seed % 4];
            const battleground::Game& game = matches.game(table);
            battleground::EventLog log;
            battleground::State state = game.start(matches.setup(table, seed), log).value();
            bots::RandomBot bot(seed);
            while (!game.isOver(state)) {
                const battleground::Question question = game.question(state);
                QVERIFY(listed.count(game.clauseId(question.clause)) == 1);
                const auto refusal =
                    game.refuse(state, static_cast<Seat>(1 - question.seat), question.options[0]);
                QVERIFY(refusal && listed.count(game.clauseId(refusal->clause)) == 1);
                game.apply(state, bot.choose(game, state, question), log);
            }
            if (seed % 20 == 0) {
                battleground::State again = matches.start(table, seed);
                game.apply(again, {std::uint16_t(battleground::Verb::Concede), 0, 0, 0}, log);
            }
            for (const battleground::Event& event : log.events) {
                seen.insert(event.kind);
                QVERIFY2(listed.count(game.clauseId(event.clause)) == 1,
                         qPrintable(QString::number(int(event.kind))));
                QVERIFY(event.also == battleground::Clause::None ||
                        listed.count(game.clauseId(event.also)) == 1);
            }
        }
        // Every kind of event comes up in these matches, so the check above is no empty promise.
        QCOMPARE(seen.size(), std::size_t(battleground::EventKind::MatchDrawn) + 1);
    }
};

QTEST_APPLESS_MAIN(BattlegroundClausesTest)
#include "clauses_test.moc"
