// SPDX-License-Identifier: GPL-3.0-or-later

// Everything people read is plain English or German: no wording that was translated word for word, one term
// per thing, typographic quotation marks. The lists are in tests/data/wording.
#include "tests/wording/people_texts.h"

#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <array>

using tests::PeopleText;
using tests::TextKind;

namespace {

struct Rule
{
    QRegularExpression pattern;
    QString instead;
};

QList<QStringList> rowsOf(const char* name)
{
    QList<QStringList> rows;
    QFile file(QStringLiteral(CASTELLAN_SOURCE_DIR "/tests/data/wording/") + QLatin1String(name));
    if (file.open(QIODevice::ReadOnly))
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts))
            if (!line.startsWith(u'#'))
                rows << line.split(u'\t');
    return rows;
}

QList<Rule> rulesOf(const char* name)
{
    QList<Rule> rules;
    for (const QStringList& row : rowsOf(name))
        rules.append({QRegularExpression(row.value(0)), row.value(1)});
    return rules;
}

} // namespace

class TestWording : public QObject
{
    Q_OBJECT

    QList<PeopleText> m_texts;
    QStringList m_exceptions;

    [[nodiscard]] bool isException(const QString& text) const
    {
        return std::any_of(m_exceptions.begin(), m_exceptions.end(),
                           [&text](const QString& part) { return text.contains(part); });
    }

    [[nodiscard]] QStringList findings(const QString& language, const QList<Rule>& rules) const
    {
        QStringList found;
        for (const PeopleText& each : m_texts)
            for (const Rule& rule : rules)
                if (each.language == language && !isException(each.text))
                    if (const auto match = rule.pattern.match(each.text); match.hasMatch())
                        found << QStringLiteral("%1: “%2” in “%3”; write: %4")
                                     .arg(each.place, match.captured(), each.text.left(160), rule.instead);
        return found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_texts = tests::peopleTexts();
        for (const QStringList& row : rowsOf("exceptions.tsv")) {
            QVERIFY2(row.size() == 2 && !row[1].isEmpty(), "an exception says why");
            m_exceptions << row[0];
        }
        std::array<int, 5> counts{};
        for (const PeopleText& each : m_texts)
            ++counts[static_cast<std::size_t>(each.kind)];
        for (const int count : counts)
            QVERIFY2(count > 50, "a kind of text is not found any more");
    }

    void nothingReadsTranslated_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QByteArray>("list");
        QTest::newRow("English") << QStringLiteral("en") << QByteArray("english.tsv");
        QTest::newRow("German") << QStringLiteral("de") << QByteArray("german.tsv");
        QTest::newRow("terms in English") << QStringLiteral("en") << QByteArray("terms_en.tsv");
        QTest::newRow("terms in German") << QStringLiteral("de") << QByteArray("terms_de.tsv");
    }
    void nothingReadsTranslated()
    {
        QFETCH(QString, language);
        QFETCH(QByteArray, list);
        const QList<Rule> rules = rulesOf(list.constData());
        QVERIFY(!rules.isEmpty());
        for (const Rule& rule : rules)
            QVERIFY2(rule.pattern.isValid() && !rule.instead.isEmpty(), qPrintable(rule.pattern.pattern()));
        const QStringList found = findings(language, rules);
        for (const QString& each : found)
            qWarning("%s", qPrintable(each));
        QVERIFY(found.isEmpty());
    }

    void quotationMarksAreTypographic()
    {
        static const QRegularExpression straight(QStringLiteral("\"|(?<=\\w)'(?=\\w)|(?<=\\s)'|'(?=\\s)"));
        QStringList found;
        for (const PeopleText& each : m_texts) {
            if (isException(each.text))
                continue;
            if (straight.match(each.text).hasMatch())
                found << each.place + QStringLiteral(": ") + each.text.left(160);
            if (each.language == u"de" && each.text.contains(u'”'))
                found << each.place + QStringLiteral(" (English quotation mark): ") + each.text.left(160);
            if (each.language == u"en" && each.text.contains(u'„'))
                found << each.place + QStringLiteral(" (German quotation mark): ") + each.text.left(160);
        }
        for (const QString& each : found)
            qWarning("%s", qPrintable(each));
        QVERIFY(found.isEmpty());
    }

    /// A list that can find nothing would always pass.
    void theListsFindWhatTheyAreFor_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QString>("text");
        QTest::newRow("is no") << QByteArray("english.tsv") << QStringLiteral("“up” is no lane");
        QTest::newRow("would fit") << QByteArray("english.tsv") << QStringLiteral("a number would fit");
        QTest::newRow("one a seat") << QByteArray("english.tsv") << QStringLiteral("one bot a seat");
        QTest::newRow("wins back") << QByteArray("english.tsv") << QStringLiteral("wins back 2 health");
        QTest::newRow("stands") << QByteArray("english.tsv")
                                << QStringLiteral("The rule stands beside the board");
        QTest::newRow("ist entfernt")
            << QByteArray("german.tsv") << QStringLiteral("Die Karte ist entfernt.");
        QTest::newRow("Schachtel") << QByteArray("terms_de.tsv") << QStringLiteral("Die Schachtel ist leer.");
    }
    void theListsFindWhatTheyAreFor()
    {
        QFETCH(QByteArray, list);
        QFETCH(QString, text);
        const QList<Rule> rules = rulesOf(list.constData());
        QVERIFY(std::any_of(rules.begin(), rules.end(),
                            [&text](const Rule& rule) { return rule.pattern.match(text).hasMatch(); }));
    }

    /// An exception that nothing needs any more goes.
    void everyExceptionIsNeeded()
    {
        for (const QString& part : m_exceptions)
            QVERIFY2(std::any_of(m_texts.begin(), m_texts.end(),
                                 [&part](const PeopleText& each) { return each.text.contains(part); }),
                     qPrintable(part));
    }
};

QTEST_APPLESS_MAIN(TestWording)
#include "test_wording.moc"
