// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/play/known_games.h"
#include "model/rulebook/rulebook_reader.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// What Battleground's rulebook promises besides what every book does (test_built_in_rulebook).
class TestBattlegroundRulebook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyOptionIsExplainedByItsRuling()
    {
        const QString game = u"battleground"_s;
        std::vector<rules::Error> problems;
        const model::Rulebook book = model::readBook(u":/castellan/rulebooks/"_s + game, problems);
        for (const rules::OptionView& option : model::knownGame(game)->options("standard")) {
            const model::Clause* clause = book.clause(QString::fromStdString(option.clause));
            if (clause == nullptr)
                QFAIL(option.key.c_str());
            // Who begins is a rule of the sheet itself, and needs no ruling.
            if (option.key == "first")
                continue;
            QVERIFY2(clause->ruling.en.contains(QString::fromStdString(option.key)), option.key.c_str());
            QVERIFY2(clause->ruling.de.contains(QString::fromStdString(option.key)), option.key.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestBattlegroundRulebook)
#include "test_rulebook.moc"
