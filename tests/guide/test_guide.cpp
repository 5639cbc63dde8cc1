// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/guide/guide.h"

#include <QtTest>

using namespace Qt::StringLiterals;

/// The user guide: complete in both languages, without a dead link, and its sections are found.
class TestGuide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothLanguagesHaveTheSameSectionsLinksAndPictures()
    {
        const auto& english = model::Guide::builtIn(model::Language::English).chapters();
        const auto& german = model::Guide::builtIn(model::Language::German).chapters();
        QCOMPARE(english.size(), std::size_t{16});
        QCOMPARE(german.size(), english.size());
        for (std::size_t i = 0; i < english.size(); ++i) {
            QCOMPARE(german[i].sections.size(), english[i].sections.size());
            for (std::size_t k = 0; k < english[i].sections.size(); ++k) {
                QCOMPARE(german[i].sections[k].id, english[i].sections[k].id);
                QCOMPARE(german[i].sections[k].level, english[i].sections[k].level);
                QVERIFY(!german[i].sections[k].title.isEmpty());
            }
            QCOMPARE(german[i].links, english[i].links);
            QCOMPARE(german[i].commands.size(), english[i].commands.size());
            QStringList pictures = german[i].pictures;
            pictures.replaceInStrings(u"_de_"_s, u"_en_"_s);
            QCOMPARE(pictures, english[i].pictures);
        }
    }

    void everyChapterIsReadWithoutAProblem()
    {
        for (const model::Language language : model::kLanguages) {
            for (const model::GuideChapter& chapter : model::Guide::builtIn(language).chapters())
                QVERIFY2(chapter.problems.isEmpty(),
                         qPrintable(chapter.id() + u": "_s + chapter.problems.join(u'\n')));
        }
    }

    void everyLinkLeadsToASection()
    {
        for (const model::Language language : model::kLanguages) {
            const model::Guide& guide = model::Guide::builtIn(language);
            for (const model::GuideChapter& chapter : guide.chapters()) {
                for (const QString& link : chapter.links)
                    QVERIFY2(guide.chapterWith(link) != nullptr, qPrintable(chapter.id() + u": "_s + link));
            }
        }
    }

    void sectionsAreFoundByTheirWords_data()
    {
        QTest::addColumn<model::Language>("language");
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("section");
        const auto en = model::Language::English;
        const auto de = model::Language::German;
        QTest::newRow("printer") << en << u"how do I measure my printer"_s << u"print-calibrate"_s;
        QTest::newRow("Drucker") << de << u"Wie kann ich den Drucker kalibrieren?"_s << u"print-calibrate"_s;
        QTest::newRow("backups") << en << u"where are my backups"_s << u"data-backups"_s;
        QTest::newRow("Tastenkürzel") << de << u"Tastenkürzel ändern"_s << u"keyboard-shortcuts"_s;
    }

    void sectionsAreFoundByTheirWords()
    {
        QFETCH(model::Language, language);
        QFETCH(QString, question);
        QFETCH(QString, section);
        const auto hits = model::Guide::builtIn(language).find(question, 3);
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front().section, section);
    }

    void aQuestionAboutSomethingElseFindsNothing()
    {
        const model::Guide& guide = model::Guide::builtIn(model::Language::English);
        QVERIFY(guide.find(u"quantum chromodynamics"_s, 3).empty());
        QVERIFY(guide.find({}, 3).empty());
        QVERIFY(guide.find(u"the of a"_s, 3).empty());
    }

    void marksWithinALineBecomeMarkupAndNothingElseDoes()
    {
        const model::GuideChapter chapter = model::readGuideChapter(
            u"[#a]\n== A & B\n\nPress kbd:[F1] in *Decks*, `x<y>` or <<b,there>>.\n\n"
            "* one\n* two\n\n[source,console]\n----\n$ run me\noutput\n----\n\n|===\n|H |I\n|1 |2\n|===\n"_s);
        QVERIFY2(chapter.problems.isEmpty(), qPrintable(chapter.problems.join(u'\n')));
        QCOMPARE(chapter.title(), u"A & B"_s);
        QCOMPARE(chapter.commands, QStringList{u"run me"_s});
        QCOMPARE(chapter.links, QStringList{u"b"_s});
        const QString html = chapter.page.html();
        QVERIFY(html.contains(u"<b>F1</b>"_s));
        QVERIFY(html.contains(u"<code>x&lt;y&gt;</code>"_s));
        QVERIFY(html.contains(u"<a href=\"b\">there</a>"_s));
        QVERIFY(html.contains(u"<ul><li>one</li><li>two</li></ul>"_s));
        QVERIFY(html.contains(u"<td>2</td>"_s));
    }

    void whatIsNotUnderstoodIsAProblem()
    {
        QVERIFY(!model::readGuideChapter(u"Text before\n"_s).problems.isEmpty());
        QVERIFY(!model::readGuideChapter(u"== No id\n"_s).problems.isEmpty());
        QVERIFY(!model::readGuideChapter(u"[#a]\n== A\n\n[unknown]\n"_s).problems.isEmpty());
        QVERIFY(!model::readGuideChapter(u"[#a]\n== A\n\n----\nno end\n"_s).problems.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestGuide)
#include "test_guide.moc"
