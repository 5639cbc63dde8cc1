// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/folding.h"

#include <QtTest>

using namespace Qt::StringLiterals;

class TestSearchFolding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spellingsOfOneWordAreTheSame_data()
    {
        QTest::addColumn<QStringList>("spellings");
        QTest::addColumn<QString>("folded");
        QTest::newRow("umlaut") << QStringList{u"Söldner"_s, u"SÖLDNER"_s, u"Soeldner"_s, u"soldner"_s,
                                               u"So\u0308ldner"_s}
                                << u"soldner"_s;
        QTest::newRow("ue") << QStringList{u"Münze"_s, u"Muenze"_s, u"munze"_s} << u"munze"_s;
        QTest::newRow("sharp s") << QStringList{u"groß"_s, u"GROSS"_s, u"gro\u1e9e"_s} << u"gross"_s;
        QTest::newRow("accents") << QStringList{u"Fée"_s, u"Fee"_s} << u"fee"_s;
        QTest::newRow("ligature") << QStringList{u"\ufb02ip"_s, u"flip"_s} << u"flip"_s;
        QTest::newRow("soft hyphen") << QStringList{u"um\u00addrehen"_s, u"umdrehen"_s} << u"umdrehen"_s;
        QTest::newRow("end of line") << QStringList{u"zer-\nstören"_s, u"zer- \r\n  stören"_s, u"zerstören"_s}
                                     << u"zerstoren"_s;
        QTest::newRow("hyphen") << QStringList{u"face-down"_s, u"face down"_s, u"Face‐Down"_s,
                                               u"  face\t\n down "_s}
                                << u"face down"_s;
        QTest::newRow("apostrophe") << QStringList{u"opponent's"_s, u"opponent’s"_s, u"opponents"_s}
                                    << u"opponents"_s;
        QTest::newRow("signs") << QStringList{u"\"Lane!\" (AND)"_s, u"lane and"_s} << u"lane and"_s;
        QTest::newRow("full width") << QStringList{u"ＡＢ３"_s, u"ab3"_s} << u"ab3"_s;
        QTest::newRow("nothing") << QStringList{u""_s, u"***"_s, u"\u200b-'"_s} << u""_s;
    }
    void spellingsOfOneWordAreTheSame()
    {
        QFETCH(QStringList, spellings);
        QFETCH(QString, folded);
        for (const QString& spelling : spellings)
            QCOMPARE(model::fold(spelling), folded);
    }

    void foldedTextFoldsToItself()
    {
        for (const QString& text :
             {u"Kriegsbär säen, zäh und treu"_s, u"queue aerial Æther"_s, u"Straße 3:2 – größer"_s}) {
            const QString once = model::fold(text);
            // An umlaut before an e is the one case in which it cannot: "säen" is "saen", which reads like
            // "sän".
            QVERIFY(model::fold(once).size() <= once.size());
            QCOMPARE(model::fold(model::fold(once)), model::fold(once));
        }
    }

    void everyCharacterKnowsItsPlace()
    {
        const QString text = u"Der Kriegsbaer, die Voodoo\u00adpuppe & gro\u00dfe \U0001F43B"_s;
        const model::Folded folded = model::foldWithPlaces(text);
        QCOMPARE(folded.text, u"der kriegsbar die voodoopuppe grosse"_s);
        QCOMPARE(folded.from.size(), static_cast<size_t>(folded.text.size()));
        QCOMPARE(folded.until.size(), folded.from.size());
        const auto original = [&](qsizetype from, qsizetype until) {
            const int begin = folded.from[static_cast<size_t>(from)];
            return text.mid(begin, folded.until[static_cast<size_t>(until - 1)] - begin);
        };
        QCOMPARE(original(4, 13), u"Kriegsbaer"_s);
        QCOMPARE(original(18, 29), u"Voodoo\u00adpuppe"_s);
        QCOMPARE(original(30, 36), u"große"_s);
    }

    void compoundsAreFoundAsOneWord()
    {
        QCOMPARE(model::joinedCompounds(u"Die Voodoo-Puppe und Troll-Mutter - verdeckt-"_s),
                 (QStringList{u"voodoopuppe"_s, u"trollmutter"_s}));
        QVERIFY(model::joinedCompounds(u"- -- a- -b"_s).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestSearchFolding)
#include "test_search_folding.moc"
