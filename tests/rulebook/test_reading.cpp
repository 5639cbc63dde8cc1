// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book_find.h"
#include "model/rulebook/contents_model.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/crimson.h"

#include <QAbstractItemModelTester>
#include <QtTest>

using namespace Qt::StringLiterals;
using model::Language;
using model::ParagraphKind;

class TestReading : public QObject
{
    Q_OBJECT

    const model::Rulebook& m_book = model::builtInRulebook(tests::kCrimson);

    [[nodiscard]] std::vector<model::Paragraph> reading(const char* id, Language language) const
    {
        return model::readingOf(m_book, *m_book.clause(QLatin1String(id)), language);
    }

private Q_SLOTS:
    void linksShowTheTitleOfWhatTheyLeadToInTheLanguageOfTheText()
    {
        const auto english = reading("cc.ffa.deck", Language::English);
        QCOMPARE(english[1].text(),
                 u"Build a deck of the size given in Free for all: the numbers. Leave out the Bard."_s);
        QCOMPARE(english[1].runs[1].kind, model::LinkKind::Clause);
        QCOMPARE(english[1].runs[1].target, u"cc.ffa.numbers"_s);
        QCOMPARE(english[1].runs[3], (model::Run{u"Bard"_s, model::LinkKind::Card, u"bard"_s}));
        QVERIFY(reading("cc.ffa.deck", Language::German)[1].text().contains(u"Bardin"_s));
    }

    void listsRulingsAndNotesAreParagraphsOfTheirOwn()
    {
        const auto numbers = reading("cc.ffa.numbers", Language::English);
        QCOMPARE(std::count_if(numbers.begin(), numbers.end(),
                               [](const auto& p) { return p.kind == ParagraphKind::Item; }),
                 4);
        const auto castle = reading("cc.castle.end", Language::German);
        QCOMPARE(castle[2].kind, ParagraphKind::Ruling);
        QVERIFY(castle[2].text().startsWith(u"Festlegung  "_s));
        QCOMPARE(castle.back().kind, ParagraphKind::Related);
        QVERIFY(castle.back().text().startsWith(u"Siehe auch  "_s));
    }

    void aQuestionIsAnsweredAtItsCardAndLinkedElsewhere()
    {
        const auto has = [](const std::vector<model::Paragraph>& paragraphs, ParagraphKind kind,
                            const QString& id) {
            return std::any_of(paragraphs.begin(), paragraphs.end(), [&](const model::Paragraph& p) {
                return p.kind == kind && (p.clarification == id || std::any_of(p.runs.begin(), p.runs.end(),
                                                                               [&](const model::Run& run) {
                                                                                   return run.target == id;
                                                                               }));
            });
        };
        const QString own = u"cl.temptress.own-lane"_s;
        QVERIFY(has(reading("cc.card.temptress", Language::English), ParagraphKind::Answer, own));
        QVERIFY(has(reading("cc.effect.then", Language::English), ParagraphKind::Questions, own));
        QVERIFY(!has(reading("cc.effect.then", Language::English), ParagraphKind::Answer, own));
        // Told at the general clause first, and in full at the card too.
        QVERIFY(
            has(reading("cc.effect.then", Language::English), ParagraphKind::Answer, u"cl.temptress.then"_s));
        QVERIFY(has(reading("cc.card.temptress", Language::English), ParagraphKind::Answer,
                    u"cl.temptress.then"_s));
    }

    void everyParagraphOfTheBookCanBeRead()
    {
        for (const model::BookPage& page : model::pagesOf(m_book, Language::English)) {
            for (const model::PageEntry& entry : page.entries) {
                const auto english = model::readingOf(m_book, entry, Language::English);
                const auto german = model::readingOf(m_book, entry, Language::German);
                QCOMPARE(english.empty(), entry.isHeading);
                QCOMPARE(english.size(), german.size());
                for (const auto* language : {&english, &german}) {
                    for (const model::Paragraph& paragraph : *language) {
                        QVERIFY2(!paragraph.text().contains(u"[["_s), qPrintable(entry.id));
                        QVERIFY2(!paragraph.text().trimmed().isEmpty(), qPrintable(entry.id));
                    }
                }
            }
        }
    }

    void aQuotationNamesItsClause()
    {
        const QString text = model::quotation(m_book, *m_book.clause(u"cc.castle.end"_s), Language::English);
        QVERIFY2(
            text.startsWith(
                u"A castle’s text applies from the start of the game until someone conquers the castle.\n\nRuling: In"_s),
            qPrintable(text));
        QVERIFY2(text.endsWith(u"\n\n— How long a castle’s rule lasts (cc.castle.end), Crimson Company"_s),
                 qPrintable(text));
    }

    void anyIdLeadsToItsEntry()
    {
        const auto pages = model::pagesOf(m_book, Language::English);
        const auto entry = [&](const char* id) { return model::entryOf(m_book, pages, QLatin1String(id)); };
        QCOMPARE(entry("cc.goal"), u"cc.goal"_s);
        QCOMPARE(entry("cl.temptress.then"), u"cc.effect.then"_s);
        QCOMPARE(entry("card:monk"), u"cc.card.monk"_s);
        QCOMPARE(entry("term:lane"), u"term:lane"_s);
        QCOMPARE(entry("income"), u"income"_s);
        QCOMPARE(entry("nowhere"), QString());
        QCOMPARE(pages[static_cast<size_t>(model::pageWith(pages, u"cc.income"_s))].id, u"turn"_s);
    }

    void theGlossaryIsInTheOrderOfItsLanguage()
    {
        for (const Language language : model::kLanguages) {
            const model::BookPage page = model::pagesOf(m_book, language).back();
            QCOMPARE(page.id, u"glossary"_s);
            QCOMPARE(page.entries.size(), m_book.terms().size());
            const QString first = page.entries.front().title.in(language).toLower();
            const QString last = page.entries.back().title.in(language).toLower();
            QVERIFY(first < last && first.startsWith(u'a'));
        }
    }

    void wordsAreFoundWhateverTheirCaseAndAccents()
    {
        model::BookFind find(m_book);
        const auto pages = model::pagesOf(m_book, Language::German);
        find.setPages(pages);
        const auto plain = find.find(u"verführerin"_s, {Language::German});
        QVERIFY(plain.size() > 3);
        for (const char16_t* typed : {u"VERFÜHRERIN", u"verfuhrerin", u"verfuehrerin"})
            QCOMPARE(find.find(QString::fromUtf16(typed), {Language::German}), plain);
        for (const model::BookHit& hit : plain) {
            const auto& entries = pages[static_cast<size_t>(hit.page)].entries;
            const auto entry = std::find_if(entries.begin(), entries.end(),
                                            [&](const auto& e) { return e.id == hit.entry; });
            QVERIFY(entry != entries.end());
            const auto paragraph =
                model::readingOf(m_book, *entry, hit.language)[static_cast<size_t>(hit.paragraph)];
            QCOMPARE(paragraph.text().mid(hit.start, hit.length).toLower(), u"verführerin"_s);
        }
        QVERIFY(find.find(u"temptress"_s, {Language::German}).empty());
        QVERIFY(find.find(u"e"_s, {Language::German}).empty());
        QVERIFY(find.find(u" "_s, {Language::German}).empty());
    }

    void hitsInBothLanguagesComeEntryByEntry()
    {
        model::BookFind find(m_book);
        find.setPages(model::pagesOf(m_book, Language::English));
        const auto hits = find.find(u"heimdall"_s, {Language::English, Language::German});
        QVERIFY(hits.size() > 10);
        QSet<QString> finished;
        QString current;
        for (const model::BookHit& hit : hits) {
            if (hit.entry != current) {
                QVERIFY2(!finished.contains(hit.entry), qPrintable(hit.entry));
                finished << current;
                current = hit.entry;
            }
        }
    }

    void theContentsAreATreeOfChaptersPartsAndClauses()
    {
        model::ContentsModel contents;
        QAbstractItemModelTester tester(&contents, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto pages = model::pagesOf(m_book, Language::English);
        contents.setPages(pages, Language::English);
        QCOMPARE(contents.rowCount(), static_cast<int>(pages.size()));
        const QModelIndex income = contents.indexOf(u"cc.income"_s);
        QVERIFY(income.isValid());
        QCOMPARE(income.parent().data().toString(), u"Phase 1: income"_s);
        QCOMPARE(income.parent().parent().data().toString(), u"The turn"_s);
        QVERIFY(!income.parent().parent().parent().isValid());
        contents.setPages(pages, Language::German);
        QCOMPARE(contents.indexOf(u"turn"_s).data().toString(), u"Der Zug"_s);
        QVERIFY(!contents.indexOf(u"nowhere"_s).isValid());
        contents.setPages({}, Language::German);
        QCOMPARE(contents.rowCount(), 0);
    }
};

QTEST_APPLESS_MAIN(TestReading)
#include "test_reading.moc"
