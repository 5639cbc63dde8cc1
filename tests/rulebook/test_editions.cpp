// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/edition_import.h"
#include "model/rulebook/edition_shelf.h"
#include "model/rulebook/edition_store.h"
#include "model/search/search_engine.h"
#include "model/search/search_kinds.h"
#include "tests/support/crimson.h"
#include "tests/support/locked_pdf.h"
#include "tests/support/stocked_library.h"
#include "tests/support/third_wording.h"

#include <QPainter>
#include <QPdfWriter>

using namespace Qt::StringLiterals;
using model::EditionStore;
using model::ImportOutcome;
using model::Language;
using model::PdfErrorCode;

class TestEditions : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<tests::StockedLibrary> m_library;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] model::Database& database() { return m_library->database(); }

    /// A book in a language; `variant` makes another edition of it.
    [[nodiscard]] QString book(const QString& language, int variant = 0) const
    {
        const QString file = path(u"club %1 %2.pdf"_s.arg(language).arg(variant));
        tests::TypeStyle style;
        style.page = QSizeF(300, 420);
        style.margin = 36;
        style.points = 9 + variant;
        if (!QFile::exists(file))
            (void)tests::typesetPdf(file, tests::ThirdWording::read(language).paragraphs, style);
        return file;
    }

    model::EditionResult import(const QString& file, Language language = Language::English,
                                const QString& password = {})
    {
        return model::importEdition(database(), {file, password, tests::kCrimson, language});
    }

    [[nodiscard]] PdfErrorCode refusal(const QString& file, const QString& password = {})
    {
        const auto result = import(file, Language::English, password);
        if (result || !std::holds_alternative<model::PdfError>(result.error()))
            qFatal("the file was not refused");
        return std::get<model::PdfError>(result.error()).code;
    }

    std::vector<model::SearchHit> found(const QString& query, std::optional<Language> only = {})
    {
        model::SearchEngine engine(database());
        model::SearchRequest request;
        request.query = query;
        request.kinds = {model::kPageKind.toString()};
        request.only = only;
        const auto result = engine.search(request);
        return result ? result->hits : std::vector<model::SearchHit>();
    }

    [[nodiscard]] QByteArray everything()
    {
        QByteArray all;
        for (const char* table :
             {"edition", "edition_page", "edition_paragraph", "edition_link", "search_item"}) {
            const auto count = database().value(u"SELECT count(*) FROM %1"_s.arg(QLatin1String(table)));
            all += QByteArray(table) + ' ' + count->toByteArray() + '\n';
        }
        return all;
    }

    std::optional<model::EditionLink> place(const model::Edition& edition, const QString& clause)
    {
        const auto links = EditionStore(database()).links(edition);
        for (const model::EditionLink& link : *links) {
            if (link.clause == clause && link.isFirst)
                return link;
        }
        return {};
    }

private Q_SLOTS:
    void init() { m_library = std::make_unique<tests::StockedLibrary>(); }

    void theLinkThatWasAskedForComesFirstAndWeakOnesAreNotShown()
    {
        model::EditionContent content;
        content.links = {{u"cc.score.tie"_s, 7, {}, 0.9, true, false},
                         {u"cc.score"_s, 7, {}, 0.6, true, false},
                         {u"cc.move"_s, 7, {}, 0.4, true, false},
                         {u"cc.swap"_s, 8, {}, 0.03, true, true}};
        const auto clausesOf = [&](int paragraph, const QString& asked) {
            QStringList clauses;
            for (const model::EditionLink* link : content.linksOf(paragraph, asked))
                clauses << link->clause;
            return clauses;
        };
        QCOMPARE(clausesOf(7, {}), QStringList({u"cc.score.tie"_s, u"cc.score"_s}));
        QCOMPARE(clausesOf(7, u"cc.score"_s), QStringList({u"cc.score"_s, u"cc.score.tie"_s}));
        QVERIFY(content.placeOf(u"cc.move"_s) == nullptr);
        // What the reader chose is shown however little its words say.
        QVERIFY(content.placeOf(u"cc.swap"_s) != nullptr);
    }

    void anImportedBookIsFoundBySearchAndByClause()
    {
        const auto report = import(book(u"en"_s));
        QVERIFY(report);
        QCOMPARE(report->outcome, ImportOutcome::Imported);
        QVERIFY(report->clauses > 30);
        EditionStore store(database());
        const auto editions = store.editions(tests::kCrimson);
        QCOMPARE(editions->size(), size_t(1));
        QCOMPARE(editions->front(), report->edition);
        QCOMPARE(editions->front().name(), u"club en 0"_s);

        const auto hits = found(u"temptress dropped"_s);
        QVERIFY(!hits.empty());
        const auto where = model::pageOfSearchId(*editions, hits[0].id);
        QVERIFY(where);
        const auto temptress = place(report->edition, u"cc.card.temptress"_s);
        QVERIFY(temptress);
        QCOMPARE(where->second, temptress->lines[0].page);
        QVERIFY(temptress->lines.size() >= 2);
        const auto pages = store.pages(report->edition);
        QCOMPARE(pages->size(), static_cast<size_t>(report->edition.pages));
        QCOMPARE((*pages)[0].size.toSize(), QSize(300, 420));
        QCOMPARE((*pages)[2].label, u"3"_s);
    }

    void germanTextIsFoundHoweverItIsSpelled()
    {
        QVERIFY(import(book(u"de"_s), Language::German));
        QVERIFY(!found(u"verfuehrerin"_s).empty());
        QVERIFY(!found(u"Moench"_s).empty());
        QVERIFY(!found(u"zerstörten Karten"_s, Language::German).empty());
        QVERIFY(found(u"zerstörten Karten"_s, Language::English).empty());
    }

    void theSameContentIsImportedOnceAndLearnsItsNewPlace()
    {
        const auto first = import(book(u"en"_s));
        const QByteArray before = everything();
        const QString moved = path(u"moved.pdf"_s);
        QVERIFY(QFile::copy(book(u"en"_s), moved));
        const auto second = import(moved);
        QVERIFY(second);
        QCOMPARE(second->outcome, ImportOutcome::UpToDate);
        QCOMPARE(second->edition.key, first->edition.key);
        QCOMPARE(everything(), before);
        QCOMPARE((*EditionStore(database()).edition(first->edition.key))->file, moved);
    }

    void editionsStandSideBySideAndGoOneByOne()
    {
        const QByteArray before = everything();
        const auto one = import(book(u"en"_s, 0));
        const auto other = import(book(u"en"_s, 1));
        const auto german = import(book(u"de"_s), Language::German);
        QVERIFY(one && other && german);
        EditionStore store(database());
        QCOMPARE(store.editions(tests::kCrimson)->size(), size_t(3));
        VERIFY_DONE(store.remove(one->edition));
        QVERIFY(!found(u"temptress"_s).empty());
        VERIFY_DONE(store.remove(other->edition));
        QVERIFY(found(u"temptress"_s).empty());
        QVERIFY(!found(u"Verführerin"_s).empty());
        VERIFY_DONE(store.remove(german->edition));
        QCOMPARE(everything(), before);
    }

    void whatTheReaderCorrectedStays()
    {
        auto report = import(book(u"en"_s));
        EditionStore store(database());
        const QString clause = u"cc.card.thief"_s;
        const auto monk = place(report->edition, u"cc.card.monk"_s);
        const auto thief = place(report->edition, clause);
        QVERIFY(monk && thief && monk->paragraph != thief->paragraph);
        VERIFY_DONE(store.correct(report->edition, clause, monk->paragraph));
        VERIFY_DONE(store.correct(report->edition, u"cc.goal"_s, std::nullopt));
        const auto corrected = [&](const model::Edition& edition) {
            const auto link = place(edition, clause);
            return link && link->isCorrected && link->paragraph == monk->paragraph && link->confidence == 1 &&
                   !place(edition, u"cc.goal"_s);
        };
        QVERIFY(corrected(report->edition));

        // Matched anew, as after an update of our rules.
        VERIFY_DONE(database().run(u"UPDATE edition SET matched = 'older'"_s));
        VERIFY_DONE(model::refreshLinks(database(), tests::kCrimson));
        QVERIFY(corrected(report->edition));

        VERIFY_DONE(store.remove(report->edition));
        report = import(book(u"en"_s));
        QVERIFY(corrected(report->edition));

        VERIFY_DONE(store.takeBackCorrection(report->edition, clause));
        QCOMPARE(place(report->edition, clause)->paragraph, thief->paragraph);
        const auto none = store.correct(report->edition, clause, 100000);
        QVERIFY(!none);
        QCOMPARE(none.error().code, model::StorageErrorCode::Constraint);
    }

    void linksAreMadeAnewWhenOurRulesHaveChanged()
    {
        const auto report = import(book(u"en"_s));
        VERIFY_DONE(database().run(u"DELETE FROM edition_link"_s));
        VERIFY_DONE(model::refreshLinks(database(), tests::kCrimson));
        QVERIFY(!place(report->edition, u"cc.goal"_s));
        VERIFY_DONE(database().run(u"UPDATE edition SET matched = 'older'"_s));
        VERIFY_DONE(model::refreshLinks(database(), tests::kCrimson));
        QVERIFY(place(report->edition, u"cc.goal"_s));
    }

    /// Stored before libraries knew where lines begin in a text, and before links had lines.
    void anEditionOfAnEarlierVersionIsMatchedAgain()
    {
        const auto report = import(book(u"en"_s));
        const auto temptress = place(report->edition, u"cc.card.temptress"_s);
        QVERIFY(temptress);
        const auto paragraphs = EditionStore(database()).paragraphs(report->edition);
        for (size_t i = 0; i < paragraphs->size(); ++i) {
            QStringList lines;
            for (const model::PageBox& line : (*paragraphs)[i].lines)
                lines << u"%1 %2 %3 %4 %5"_s.arg(line.page)
                             .arg(line.box.x())
                             .arg(line.box.y())
                             .arg(line.box.width())
                             .arg(line.box.height());
            VERIFY_DONE(database().run(u"UPDATE edition_paragraph SET lines = ? WHERE position = ?"_s,
                                       lines.join(u'\n'), static_cast<int>(i)));
        }
        VERIFY_DONE(
            database().run(u"UPDATE edition_link SET first_line = 0, last_line = -1, confidence = 0.01"_s));
        VERIFY_DONE(database().run(u"UPDATE edition SET matched = '2 ' || substr(matched, 3)"_s));
        VERIFY_DONE(model::refreshLinks(database(), tests::kCrimson));
        const auto again = place(report->edition, u"cc.card.temptress"_s);
        QVERIFY(again);
        QCOMPARE(again->paragraph, temptress->paragraph);
        QCOMPARE(again->lines.front().page, temptress->lines.front().page);
        QVERIFY(again->isShown());
    }

    void aLinkLeadsToItsOwnLinesOfALongParagraph()
    {
        const auto report = import(book(u"en"_s));
        const auto links = EditionStore(database()).links(report->edition);
        const auto paragraphs = EditionStore(database()).paragraphs(report->edition);
        int inside = 0;
        for (const model::EditionLink& link : *links) {
            const auto& all = (*paragraphs)[static_cast<size_t>(link.paragraph)].lines;
            QVERIFY(!link.lines.empty() && link.lines.size() <= all.size());
            QVERIFY(std::search(all.begin(), all.end(), link.lines.begin(), link.lines.end()) != all.end());
            inside += link.lines.size() < all.size() ? 1 : 0;
        }
        QVERIFY(inside > 0);
    }

    void aBookInTheOtherLanguageIsRefusedAndNamed()
    {
        const QByteArray before = everything();
        QCOMPARE(refusal(book(u"de"_s)), PdfErrorCode::InGerman);
        const auto german = import(book(u"en"_s), Language::German);
        QVERIFY(!german);
        QCOMPARE(std::get<model::PdfError>(german.error()).code, PdfErrorCode::InEnglish);
        QCOMPARE(everything(), before);
    }

    void badFilesLeaveTheLibraryAsItWas()
    {
        const QByteArray before = everything();
        QFile cut(path(u"cut.pdf"_s));
        QFile whole(book(u"en"_s));
        QVERIFY(whole.open(QIODevice::ReadOnly) && cut.open(QIODevice::WriteOnly));
        cut.write(whole.read(whole.size() / 2));
        cut.close();
        QFile locked(path(u"locked.pdf"_s));
        QVERIFY(locked.open(QIODevice::WriteOnly));
        locked.write(tests::LockedPdf::make("geheim"));
        locked.close();
        QCOMPARE(refusal(path(u"nowhere.pdf"_s)), PdfErrorCode::Missing);
        QCOMPARE(refusal(cut.fileName()), PdfErrorCode::Damaged);
        QCOMPARE(refusal(locked.fileName()), PdfErrorCode::NeedsPassword);
        QCOMPARE(refusal(locked.fileName(), u"falsch"_s), PdfErrorCode::WrongPassword);
        QCOMPARE(everything(), before);
        const auto opened = import(locked.fileName(), Language::English, u"geheim"_s);
        QVERIFY(opened);
        QVERIFY(opened->edition.hasText);
        QVERIFY(!found(u"locked page"_s).empty());
    }

    void picturesOfPagesAreKeptWithoutText()
    {
        const QString file = path(u"scan.pdf"_s);
        {
            QPdfWriter writer(file);
            QPainter painter(&writer);
            painter.fillRect(QRect(100, 100, 3000, 3000), Qt::darkRed);
        }
        const auto report = import(file);
        QVERIFY(report);
        QVERIFY(!report->edition.hasText);
        QCOMPARE(report->clauses, 0);
        QCOMPARE(EditionStore(database()).pages(report->edition)->size(), size_t(1));
    }

    void aCancelledImportChangesNothing()
    {
        const QByteArray before = everything();
        int asked = 0;
        const model::ImportWatch watch{{}, [&asked] { return ++asked > 0; }};
        const auto report =
            model::importEdition(database(), {book(u"en"_s), {}, tests::kCrimson, Language::English}, watch);
        QVERIFY(report);
        QCOMPARE(report->outcome, ImportOutcome::Cancelled);
        QVERIFY(asked > 0);
        QCOMPARE(everything(), before);
    }

    void aWorkerImportsWithProgress()
    {
        const auto future = model::importEditionInto(m_library->path(),
                                                     {book(u"de"_s), {}, tests::kCrimson, Language::German});
        QFuture<std::shared_ptr<model::EditionResult>> running = future;
        running.waitForFinished();
        QVERIFY(*running.result());
        QCOMPARE(running.progressMaximum(), (**running.result()).edition.pages);
        QCOMPARE(running.progressValue(), running.progressMaximum());
        QCOMPARE(EditionStore(database()).editions(tests::kCrimson)->size(), size_t(1));
    }

    void aBookOfAnotherGameHasPagesButNoLinks()
    {
        for (const QString& game :
             {u"another-game"_s, u"battleground"_s, u"samurai-spirit"_s, u"game-of-crowns"_s}) {
            const auto report =
                model::importEdition(database(), {book(u"en"_s), {}, game, Language::English});
            QVERIFY(report);
            QVERIFY(report->paragraphs > 20);
            QCOMPARE(report->clauses, 0);
            QVERIFY(EditionStore(database()).links(report->edition)->empty());
        }
        QVERIFY(EditionStore(database()).editions(tests::kCrimson)->empty());
    }
};

QTEST_MAIN(TestEditions)
#include "test_editions.moc"
