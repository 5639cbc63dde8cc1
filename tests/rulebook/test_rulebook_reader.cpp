// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rulebook_reader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

const QString kEnglish = u"## cc.goal\n"
                         "title: The goal\n"
                         "section: start\n"
                         "related: cc.card.monk\n"
                         "cards: monk\n"
                         "terms: lane\n"
                         "\n"
                         "Win a [[term:lane]] (see [[cc.card.monk]]).\n"
                         "\n"
                         "> Ruling: We say so.\n"
                         "> Twice.\n"
                         "\n"
                         "## cc.card.monk\n"
                         "title: Monk\n"
                         "section: people\n"
                         "\n"
                         "One.\n"
                         "\n"
                         "- first\n"
                         "- second\n"_s;

} // namespace

class TestRulebookReader : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_english;
    QString m_german;
    std::vector<rules::Error> m_problems;

    void write(const QString& name, const QString& text)
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
    }

    model::Rulebook read()
    {
        write(u"en/a.md"_s, m_english);
        write(u"de/a.md"_s, m_german);
        m_problems.clear();
        return model::readBook(m_folder->path(), m_problems);
    }

    /// The one problem of what was read.
    QString problem()
    {
        (void)read();
        return m_problems.size() == 1 ? QString::fromStdString(m_problems.front().text())
                                      : u"%1 problems"_s.arg(m_problems.size());
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkdir(u"en"_s) && QDir(m_folder->path()).mkdir(u"de"_s));
        write(
            u"sections.json"_s,
            uR"({"game": "crimson-company", "sections": [{"id": "start", "en": "Start", "de": "Anfang", "file": "a.md",
                   "children": [{"id": "people", "en": "People", "de": "Leute", "file": "a.md"}]}]})"_s);
        write(
            u"clarifications.json"_s,
            uR"({"clarifications": [{"id": "cl.monk", "cards": ["monk"], "clauses": ["cc.card.monk"], "source": "ruling",
                   "question": {"en": "Why?", "de": "Warum?"}, "answer": {"en": "So.", "de": "Darum."},
                   "scenarios": [{"path": "cards/monk", "title": "A monk"}]}]})"_s);
        write(u"glossary.json"_s, uR"({"terms": [{"id": "lane", "term": {"en": "lane", "de": "Lane"},
                   "definition": {"en": "A row.", "de": "Eine Reihe."}}]})"_s);
        m_english = kEnglish;
        m_german =
            QString(kEnglish).replace(u"The goal"_s, u"Das Ziel"_s).replace(u"Win a"_s, u"Gewinne eine"_s);
    }

    void aBookIsReadWithItsTreeAndBothLanguages()
    {
        const model::Rulebook book = read();
        QVERIFY2(m_problems.empty(), m_problems.empty() ? "" : m_problems.front().text().c_str());
        QCOMPARE(book.game(), u"crimson-company"_s);
        QCOMPARE(book.sections().size(), size_t{2});
        QCOMPARE(book.sections()[0].parts, std::vector<int>{1});
        QCOMPARE(book.sections()[1].clauses, std::vector<int>{1});
        const model::Clause* goal = book.clause(u"cc.goal"_s);
        QVERIFY(goal != nullptr);
        QCOMPARE(goal->title, (model::LocalText{u"The goal"_s, u"Das Ziel"_s}));
        QCOMPARE(goal->text.de, u"Gewinne eine [[term:lane]] (see [[cc.card.monk]])."_s);
        QCOMPARE(goal->ruling.en, u"We say so.\nTwice."_s);
        QCOMPARE(goal->related, QStringList{u"cc.card.monk"_s});
        QCOMPARE(book.clauseOfCard(u"monk"_s), book.clause(u"cc.card.monk"_s));
        QCOMPARE(book.clause(u"cc.card.monk"_s)->text.en, u"One.\n\n- first\n- second"_s);
        QCOMPARE(book.clarificationsOfCard(u"monk"_s).size(), size_t{1});
        QCOMPARE(book.clarificationsOf(*goal).size(), size_t{0});
        QCOMPARE(book.term(u"lane"_s)->meaning.de, u"Eine Reihe."_s);
        QVERIFY(book.clause(u"cc.none"_s) == nullptr);
    }

    void aClauseThatNamesOneCardAndEndsInItsIdIsAboutThatCard()
    {
        const QString guest = u"\n## cc.guest.bard\ntitle: Bard\nsection: people\ncards: bard\n\nSings.\n"_s;
        m_english += guest;
        m_german += guest;
        const model::Rulebook book = read();
        QVERIFY2(m_problems.empty(), m_problems.empty() ? "" : m_problems.front().text().c_str());
        QVERIFY(book.clause(u"cc.guest.bard"_s) != nullptr);
        QCOMPARE(book.clauseOfCard(u"bard"_s), book.clause(u"cc.guest.bard"_s));
        QCOMPARE(book.clauseOfCard(u"monk"_s), book.clause(u"cc.card.monk"_s));
    }

    void linesThatEndAsOnWindowsAreRead()
    {
        m_english.replace(u'\n', u"\r\n"_s);
        m_german.replace(u'\n', u"\r\n"_s);
        const model::Rulebook book = read();
        QVERIFY(m_problems.empty());
        QCOMPARE(book.clause(u"cc.goal"_s)->title.en, u"The goal"_s);
    }

    void anUnknownKeyIsToldWithFileAndLine()
    {
        m_english.replace(u"terms:"_s, u"trems:"_s);
        m_german.remove(u"terms: lane\n"_s);
        QCOMPARE(problem(), u"en/a.md, line 6: unknown key “trems”"_s);
    }

    void aMissingTitleIsToldWithTheLineOfItsClause()
    {
        m_english.remove(u"title: Monk\n"_s);
        QCOMPARE(problem(), u"en/a.md, line 13: the clause cc.card.monk has no title"_s);
    }

    void aMissingTranslationIsToldAndTheOtherLanguageShown()
    {
        m_german.truncate(m_german.indexOf(u"## cc.card.monk"_s));
        QCOMPARE(problem(), u"en/a.md, line 13: the clause cc.card.monk has no German text"_s);
        QCOMPARE(read().clause(u"cc.card.monk"_s)->title.de, u"Monk"_s);
    }

    void aLinkThatLeadsNowhereIsToldWithItsLine()
    {
        m_english.replace(u"[[term:lane]]"_s, u"[[term:lain]]"_s);
        m_german.replace(u"[[term:lane]]"_s, u"[[term:lain]]"_s);
        (void)read();
        QCOMPARE(m_problems.size(), size_t{2});
        for (const rules::Error& error : m_problems) {
            const QString text = QString::fromStdString(error.text());
            QVERIFY2(text.endsWith(u"/a.md, line 8: cc.goal links to lain, which does not exist"_s),
                     qPrintable(text));
        }
    }

    void idsInAHeadThatLeadNowhereAreTold()
    {
        for (QString* text : {&m_english, &m_german})
            text->replace(u"cards: monk"_s, u"cards: mank"_s);
        QVERIFY2(problem().endsWith(u"/a.md, line 5: cc.goal links to mank, which does not exist"_s),
                 qPrintable(problem()));
    }

    void headsThatDifferBetweenTheLanguagesAreTold()
    {
        m_german.remove(u"cards: monk\n"_s);
        QCOMPARE(problem(), u"de/a.md, line 1: the clause cc.goal differs from the English one: cards"_s);
    }

    void aRulingInOneLanguageOnlyIsTold()
    {
        m_german.remove(u"> Ruling: We say so.\n> Twice.\n"_s);
        QCOMPARE(problem(), u"de/a.md, line 1: the clause cc.goal differs from the English one: ruling"_s);
    }

    void twiceTheSameIdAndUnknownSectionsAreTold()
    {
        for (QString* text : {&m_english, &m_german})
            *text += u"\n## cc.goal\ntitle: x\nsection: start\n\ny\n"_s;
        (void)read();
        QCOMPARE(m_problems.size(), size_t{2});
        QCOMPARE(m_problems[0].text(), std::string("en/a.md, line 22: the clause cc.goal appears twice"));
        QCOMPARE(m_problems[1].text(), std::string("de/a.md, line 22: the clause cc.goal appears twice"));
        for (QString* text : {&m_english, &m_german})
            text->replace(u"## cc.goal\ntitle: x\nsection: start"_s,
                          u"## cc.new\ntitle: x\nsection: stort"_s);
        QVERIFY2(problem().endsWith(u"line 22: the clause cc.new is in an unknown section"_s),
                 qPrintable(problem()));
    }

    void aMissingFileIsToldAndCostsOnlyItsContent()
    {
        QVERIFY(QFile::remove(m_folder->filePath(u"glossary.json"_s)));
        for (QString* text : {&m_english, &m_german})
            text->remove(u"terms: lane\n"_s).replace(u"[[term:lane]]"_s, u"lane"_s);
        QCOMPARE(problem(), u"glossary.json: the file is missing or cannot be read"_s);
        QCOMPARE(read().clauses().size(), size_t{2});
    }

    void brokenJsonIsToldWithItsLine()
    {
        write(u"clarifications.json"_s, u"{\n  \"clarifications\": [}\n"_s);
        const QString text = problem();
        QVERIFY2(text.startsWith(u"clarifications.json, line 2"_s), qPrintable(text));
    }
};

QTEST_APPLESS_MAIN(TestRulebookReader)
#include "test_rulebook_reader.moc"
