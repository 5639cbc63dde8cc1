// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rulebook_reader.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// What the rulebook of Game of Crowns promises besides what every book does (test_built_in_rulebook).
class TestCrownsRulebook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCardTypeAndGuestHasAClause()
    {
        std::vector<rules::Error> problems;
        const model::Rulebook book = model::readBook(u":/castellan/rulebooks/game-of-crowns"_s, problems);
        const QString cards = u"castellan coinage feud knight princess trader artist bard diplomat jester "
                              "priest sentinel undertaker"_s;
        for (const QString& card : cards.split(u' '))
            QVERIFY2(book.clauseOfCard(card) != nullptr, qPrintable(card));
    }
};

QTEST_APPLESS_MAIN(TestCrownsRulebook)
#include "test_crowns_rulebook.moc"
