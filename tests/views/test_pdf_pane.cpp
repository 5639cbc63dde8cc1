// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/action_table.h"
#include "model/language/translations.h"
#include "model/library/library_content.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/chosen_file.h"
#include "tests/support/crimson.h"
#include "tests/support/gui_test.h"
#include "tests/support/locked_pdf.h"
#include "tests/support/printed_file.h"
#include "tests/support/stocked_library.h"
#include "tests/support/third_wording.h"
#include "views/frame/message_bar.h"
#include "views/rulebook/pdf_clause_card.h"
#include "views/rulebook/pdf_view.h"
#include "views/rulebook/rulebook_place.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBrowser>

using namespace Qt::StringLiterals;

/// The rulebook place with a real library and PDFs that are set for the test.
class TestPdfPane : public tests::GuiTest
{
    Q_OBJECT

    model::Translations m_translations;
    tests::PrintedFile m_printer;
    tests::ChosenFile m_files;
    std::unique_ptr<tests::StockedLibrary> m_library;
    std::unique_ptr<model::EditionShelf> m_shelf;
    std::unique_ptr<model::Settings> m_settings;
    std::unique_ptr<views::Theme> m_theme;
    std::unique_ptr<views::ActionRegistry> m_actions;
    std::unique_ptr<model::CardListModel> m_cards;
    std::unique_ptr<views::RulebookPlace> m_place;

    [[nodiscard]] views::PdfView& view() { return *named<views::PdfView>(*m_place, "pdfView"); }
    [[nodiscard]] QAction* action(const char* id) { return m_actions->action(QString::fromLatin1(id)); }
    [[nodiscard]] QString clauseText()
    {
        return named<QTextBrowser>(*m_place, "pdfClauseText")->toPlainText();
    }
    void press(const char* button) { named<QPushButton>(*m_place, button)->click(); }
    [[nodiscard]] QString message()
    {
        const auto* bar = m_place->findChild<views::MessageBar*>();
        return bar->messages().empty() ? QString() : bar->messages().front()->text();
    }

    QString book(const QString& language)
    {
        const QString path = file(u"club %1.pdf"_s.arg(language));
        tests::TypeStyle style;
        style.page = QSizeF(320, 450);
        style.margin = 36;
        style.points = 10;
        if (!QFile::exists(path))
            (void)tests::typesetPdf(path, tests::ThirdWording::read(language).paragraphs, style);
        return path;
    }

    /// As a person does it: asked for a file and a language.
    void import(const QString& path, model::Language language = model::Language::English)
    {
        QSignalSpy done(m_shelf.get(), &model::EditionShelf::imported);
        m_place->importPdf(path);
        auto* box = named<QComboBox>(*m_place, "pdfImportLanguage");
        box->setCurrentIndex(box->findData(static_cast<int>(language)));
        press("pdfImportStart");
        QVERIFY(done.wait(30000));
        QApplication::processEvents();
    }

    /// The middle of the first line of what is marked.
    [[nodiscard]] QPoint placeOf(const QString& clause)
    {
        const auto content = m_shelf->content(m_shelf->editions().front());
        const model::EditionLink* link = content.placeOf(clause);
        if (link == nullptr)
            qFatal("the clause has no place");
        view().goTo(link->lines.front().page, link->lines.front().box);
        views::PdfPageLayout layout;
        std::vector<QSizeF> sizes;
        for (const auto& page : content.pages)
            sizes.push_back(page.size);
        layout.setPages(sizes);
        layout.arrange(view().zoom(), view().viewport()->width());
        const QRectF box = layout.onSheet(link->lines.front().page, link->lines.front().box);
        return box.center().toPoint() -
               QPoint(view().horizontalScrollBar()->value(), view().verticalScrollBar()->value());
    }

protected:
    void setUp() override
    {
        m_library = std::make_unique<tests::StockedLibrary>();
        m_shelf = std::make_unique<model::EditionShelf>(u"crimson-company"_s);
        m_shelf->setLibrary(&m_library->database());
        m_settings = std::make_unique<model::Settings>(file(u"castellan.ini"_s));
        m_settings->setLanguage(model::Language::English);
        m_translations.switchTo(model::Language::English);
        m_theme = std::make_unique<views::Theme>(*m_settings);
        m_actions = std::make_unique<views::ActionRegistry>(app::actionTable(), *m_settings, *m_theme);
        m_cards = std::make_unique<model::CardListModel>();
        m_cards->setCards(model::builtInCards(tests::kCrimson));
        m_place =
            std::make_unique<views::RulebookPlace>(model::builtInRulebook, *m_cards, *m_shelf, *m_settings,
                                                   *m_actions, *m_theme, m_files, m_printer);
        m_place->resize(1180, 720);
        m_place->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_place.get()));
    }

    void tearDown() override
    {
        m_place.reset();
        m_shelf.reset();
        m_cards.reset();
        m_actions.reset();
        m_theme.reset();
        m_settings.reset();
        m_library.reset();
    }

private Q_SLOTS:
    void anEmptyShelfSaysWhatToDo()
    {
        action("rule.pdf")->trigger();
        QVERIFY(m_place->isPdfShown());
        QVERIFY(!action("rule.showInPdf")->isEnabled());
        m_files.next.clear();
        const int asked = m_files.asked;
        for (QPushButton* button : m_place->findChildren<QPushButton*>()) {
            if (button->isVisible() && button->text() == u"Import a PDF…")
                button->click();
        }
        QCOMPARE(m_files.asked, asked + 1);
        action("rule.pdf")->trigger();
        QVERIFY(!m_place->isPdfShown());
    }

    void anImportedBookIsShownAndARuleOpensInItMarked()
    {
        import(book(u"en"_s));
        QVERIFY(message().contains(u"was imported"_s));
        QVERIFY(m_place->status().startsWith(u"club en · page 1"_s));
        QVERIFY(view().renderer() != nullptr);
        QTRY_VERIFY(!view().renderer()->picture({0, view().zoom()}).isNull());

        m_place->openClause(u"cc.card.temptress"_s);
        QVERIFY(!m_place->isPdfShown());
        QVERIFY(action("rule.showInPdf")->isEnabled());
        action("rule.showInPdf")->trigger();
        QVERIFY(m_place->isPdfShown());
        const auto content = m_shelf->content(m_shelf->editions().front());
        const model::EditionLink* link = content.placeOf(u"cc.card.temptress"_s);
        QCOMPARE(view().marks(), link->lines);
        QCOMPARE(view().page(), link->lines.front().page);
        QVERIFY(clauseText().contains(u"Temptress"_s));
        QVERIFY(clauseText().contains(u"Verführerin"_s));
        press("pdfClauseOpen");
        QVERIFY(!m_place->isPdfShown());
        QCOMPARE(m_place->current(), u"cc.card.temptress"_s);
    }

    void aClickOnAParagraphShowsOurRuleInBothLanguages()
    {
        import(book(u"en"_s));
        const QPoint at = placeOf(u"cc.card.monk"_s);
        QVERIFY(view().viewport()->rect().contains(at));
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at);
        QVERIFY(named<QWidget>(*m_place, "pdfClauseCard")->isVisible());
        QVERIFY2(clauseText().contains(u"Monk"_s) && clauseText().contains(u"Mönch"_s),
                 qPrintable(clauseText()));
        // By the keyboard from paragraph to paragraph.
        view().setFocus();
        const auto marked = view().marks();
        QTest::keyClick(&view(), Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(view().marks() != marked);
        QTest::keyClick(&view(), Qt::Key_Up, Qt::ControlModifier);
        QCOMPARE(view().marks(), marked);
    }

    void aWrongLinkIsCorrectedAndTakenBack()
    {
        import(book(u"en"_s));
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, placeOf(u"cc.card.thief"_s));
        const auto thief = view().marks();
        press("pdfClauseOther");
        auto* field = named<QLineEdit>(*m_place, "clausePickerField");
        field->setText(u"moench"_s);
        QTest::keyClick(field, Qt::Key_Return);
        const auto place = [this](const QString& clause) {
            const auto content = m_shelf->content(m_shelf->editions().front());
            const model::EditionLink* link = content.placeOf(clause);
            return link != nullptr ? link->lines : std::vector<model::PageBox>();
        };
        QCOMPARE(place(u"cc.card.monk"_s), thief);
        QVERIFY(named<QPushButton>(*m_place, "pdfClauseTakeBack")->isVisible());
        press("pdfClauseTakeBack");
        QVERIFY(place(u"cc.card.monk"_s) != thief);
        press("pdfClauseDeny");
        QVERIFY(place(u"cc.card.thief"_s).empty());
    }

    void wordsAreFoundOnAllPages()
    {
        import(book(u"en"_s));
        action("rule.pdf")->setChecked(true);
        m_place->focusSearch();
        auto* field = named<QLineEdit>(*m_place, "pdfFind");
        QTest::keyClicks(field, u"temptress"_s);
        QTRY_COMPARE(named<QLabel>(*m_place, "pdfFound")->text(), u"1 of 1"_s);
        const auto content = m_shelf->content(m_shelf->editions().front());
        QTRY_COMPARE(view().page(), content.placeOf(u"cc.card.temptress"_s)->lines.front().page);
        field->setText(u"lane"_s);
        const auto counted = [this] {
            const QStringList parts = named<QLabel>(*m_place, "pdfFound")->text().split(u" of "_s);
            return std::pair{parts.value(0).toInt(), parts.value(1).toInt()};
        };
        QTRY_VERIFY(counted().second > 10);
        const auto [current, all] = counted();
        action("rule.findNext")->trigger();
        QCOMPARE(counted(), (std::pair{current % all + 1, all}));
        action("rule.findPrevious")->trigger();
        QCOMPARE(counted(), (std::pair{current, all}));
        field->setText(u"xylophone"_s);
        QTRY_COMPARE(named<QLabel>(*m_place, "pdfFound")->text(), u"Not found"_s);
    }

    void wordsAreSelectedAndCopied()
    {
        import(book(u"en"_s));
        const QPoint at = placeOf(u"cc.card.thief"_s);
        QTRY_VERIFY([&] {
            QTest::mousePress(view().viewport(), Qt::LeftButton, {}, at - QPoint(400, 0));
            QTest::mouseMove(view().viewport(), at);
            QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, at);
            return view().selectedText().startsWith(u"Thief:"_s);
        }());
        QTest::keyClick(&view(), Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"Thief: nothing"_s));
    }

    void pagesAreReachedByLabelThumbnailAndZoomed()
    {
        import(book(u"en"_s));
        auto* field = named<QLineEdit>(*m_place, "pdfPage");
        field->setText(u"3"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(view().page(), 2);
        auto* pages = named<QListWidget>(*m_place, "pdfPages");
        QCOMPARE(pages->currentRow(), 2);
        pages->setCurrentRow(1);
        QCOMPARE(view().page(), 1);
        const int zoom = view().zoom();
        action("rule.larger")->trigger();
        QVERIFY(view().zoom() > zoom);
        QCOMPARE(view().page(), 1);
    }

    void theOtherLanguageIsOfferedWhereItIsMeant()
    {
        const tests::ThirdWording german = tests::ThirdWording::read(u"de"_s);
        (void)tests::typesetPdf(file(u"deutsch.pdf"_s), german.paragraphs, {});
        m_place->importPdf(file(u"deutsch.pdf"_s));
        press("pdfImportStart");
        const auto* start = named<QPushButton>(*m_place, "pdfImportStart");
        QTRY_COMPARE(start->text(), u"Import as German"_s);
        QVERIFY(start->isVisible());
        QVERIFY(named<QLabel>(*m_place, "pdfImportText")->text().contains(u"is written in German"_s));
        QVERIFY(m_shelf->editions().empty());
        press("pdfImportStart");
        QTRY_COMPARE(m_shelf->editions().size(), size_t(1));
        QCOMPARE(m_shelf->editions().front().language, model::Language::German);
        QTRY_VERIFY(!start->isVisible());
    }

    void aBookOfAnotherGameIsSaidToBeOne()
    {
        std::vector<tests::SetParagraph> soup;
        for (int i = 0; i < 30; ++i)
            soup.push_back(
                {u"Peel the onions and fry them in the butter until they are soft. Then add flour and milk."_s});
        (void)tests::typesetPdf(file(u"soups.pdf"_s), soup, {});
        m_place->importPdf(file(u"soups.pdf"_s));
        press("pdfImportStart");
        QTRY_COMPARE(m_shelf->editions().size(), size_t(1));
        QTRY_VERIFY2(message().contains(u"is not the rulebook of Crimson Company"_s), qPrintable(message()));
        QVERIFY(m_shelf->content(m_shelf->editions().front()).links.empty());
    }

    void aLockedFileAsksForItsPassword()
    {
        QFile locked(file(u"locked.pdf"_s));
        QVERIFY(locked.open(QIODevice::WriteOnly));
        locked.write(tests::LockedPdf::make("geheim"));
        locked.close();
        m_place->importPdf(locked.fileName());
        press("pdfImportStart");
        auto* password = named<QLineEdit>(*m_place, "pdfImportPassword");
        QTRY_VERIFY(password->isVisible());
        password->setText(u"falsch"_s);
        press("pdfImportStart");
        QTRY_VERIFY(named<QLabel>(*m_place, "pdfImportText")->text().contains(u"not the password"_s));
        password->setText(u"geheim"_s);
        QTest::keyClick(password, Qt::Key_Return);
        QTRY_COMPARE(m_shelf->editions().size(), size_t(1));
        QTRY_VERIFY(view().renderer() != nullptr);
    }

    void aDroppedPdfIsTakenAndOtherFilesAreNot()
    {
        const QString path = book(u"en"_s);
        const auto drop = [this](const QString& dropped) {
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(dropped)});
            QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(m_place.get(), &enter);
            QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
            QApplication::sendEvent(m_place.get(), &event);
        };
        drop(file(u"deck.txt"_s));
        QVERIFY(!m_place->isPdfShown());
        drop(path);
        QVERIFY(m_place->isPdfShown());
        QVERIFY(named<QPushButton>(*m_place, "pdfImportStart")->isVisible());
    }

    void badFilesAreSaidPlainly()
    {
        QFile text(file(u"letter.pdf"_s));
        QVERIFY(text.open(QIODevice::WriteOnly));
        text.write("Dear reader");
        text.close();
        m_place->importPdf(text.fileName());
        press("pdfImportStart");
        QTRY_COMPARE(message(), u"“letter.pdf” is not a PDF."_s);
        QVERIFY(m_shelf->editions().empty());
    }

    void aFileThatChangedOrVanishedIsSaid()
    {
        const QString path = book(u"en"_s);
        import(path);
        import(book(u"de"_s), model::Language::German);
        QFile changed(path);
        QVERIFY(changed.open(QIODevice::Append));
        changed.write("\n%%EOF\n");
        changed.close();
        m_settings->setLanguage(model::Language::English);
        QVERIFY(!m_place->openPdfPage(u"nothing:en:1"_s));
        auto* box = named<QComboBox>(*m_place, "pdfEditions");
        box->setCurrentIndex(0);
        Q_EMIT box->activated(0);
        QVERIFY2(message().contains(u"no longer the file"_s), qPrintable(message()));
        QVERIFY(QFile::remove(path));
        Q_EMIT box->activated(0);
        QVERIFY2(message().contains(u"There is no file"_s), qPrintable(message()));
        QCOMPARE(m_shelf->editions().size(), size_t(2));
    }

    void aPdfIsTakenOutAndComesBack()
    {
        import(book(u"en"_s));
        action("rule.removePdf")->trigger();
        QVERIFY(m_shelf->editions().empty());
        QVERIFY(QFile::exists(book(u"en"_s)));
        QVERIFY(view().renderer() == nullptr);
        for (QPushButton* button : m_place->findChildren<QPushButton*>()) {
            if (button->text() == u"Undo" && button->isVisible())
                button->click();
        }
        QTRY_COMPARE(m_shelf->editions().size(), size_t(1));
    }
};

QTEST_MAIN(TestPdfPane)
#include "test_pdf_pane.moc"
