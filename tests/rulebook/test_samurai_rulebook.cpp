// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/source_lines.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// What the rulebook of Samurai Spirit promises besides what every book does (test_built_in_rulebook).
class TestSamuraiRulebook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Rows "12-15 TAB ss.a ss.b TAB description": ascending, every clause known, and every clause that
    /// restates the rulebook reached. Rulings and the lists of this library's cards are ours.
    void theCoverageListReachesEveryClauseOfTheRulebook()
    {
        std::vector<rules::Error> problems;
        const model::Rulebook book = model::readBook(u":/castellan/rulebooks/samurai-spirit"_s, problems);
        static const QRegularExpression form(
            u"^(\\d+)(?:-(\\d+))?\t(skip|ss\\.[a-z.-]+(?: ss\\.[a-z.-]+)*)\t.+$"_s);
        int last = 0;
        QSet<QString> covered;
        for (const QString& line : tests::linesOf(u"tests/data/samurai_seed_coverage.tsv"_s)) {
            if (line.startsWith(u'#'))
                continue;
            const auto match = form.match(line);
            QVERIFY2(match.hasMatch(), qPrintable(line));
            const int first = match.captured(1).toInt();
            QVERIFY2(first > last, qPrintable(line));
            last = match.captured(2).isEmpty() ? first : match.captured(2).toInt();
            QVERIFY2(last >= first, qPrintable(line));
            if (match.captured(3) == u"skip")
                continue;
            for (const QString& id : match.captured(3).split(u' ')) {
                QVERIFY2(book.clause(id) != nullptr, qPrintable(line));
                covered << id;
            }
        }
        QVERIFY(last > 570);
        for (const model::Clause& clause : book.clauses()) {
            if (!clause.id.startsWith(u"ss.ruling."_s) && !clause.id.startsWith(u"ss.card"_s))
                QVERIFY2(covered.contains(clause.id), qPrintable(clause.id));
        }
    }
};

QTEST_APPLESS_MAIN(TestSamuraiRulebook)
#include "test_samurai_rulebook.moc"
