// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/action_table.h"
#include "model/files/file_writer.h"
#include "model/language/translations.h"
#include "tests/storage/file_size_limit.h"
#include "tests/support/chosen_file.h"
#include "tests/support/gui_test.h"
#include "tests/support/printed_file.h"
#include "tests/support/proxy_cards.h"
#include "tests/support/read_pdf.h"
#include "views/print/card_choice.h"
#include "views/print/print_place.h"
#include "views/print/profile_dialog.h"
#include "views/print/sheet_form.h"
#include "views/print/sheet_preview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;

namespace {

/// Two decks; what is remembered is kept in memory.
class Shelf : public views::PrintSources
{
public:
    QSet<QString> printed;
    int cards = 15;

    std::vector<Entry> entries() const override
    {
        return {{u"mine"_s, u"My deck"_s}, {u"all"_s, u"Everything"_s}};
    }
    model::ProxyDeck deck(const QString& id) const override
    {
        model::ProxyDeck deck = tests::builtInDeck();
        deck.name = id == u"mine" ? u"My deck"_s : u"Everything"_s;
        if (id == u"mine")
            deck.cards.resize(static_cast<size_t>(cards));
        return deck;
    }
    model::ProxyDeck onlyChanged(const model::ProxyDeck& deck, const QString& id,
                                 const model::SheetOptions&) const override
    {
        return printed.contains(id) ? model::ProxyDeck() : deck;
    }
    void remember(const model::ProxyDeck&, const QString& id, const model::SheetOptions&, bool) override
    {
        printed << id;
    }
};

} // namespace

class TestPrintPlace : public tests::GuiTest
{
    Q_OBJECT

    model::Translations m_translations;
    tests::PrintedFile m_printer;
    tests::ChosenFile m_files;
    std::unique_ptr<Shelf> m_shelf;
    std::unique_ptr<model::Settings> m_settings;
    std::unique_ptr<views::Theme> m_theme;
    std::unique_ptr<views::ActionRegistry> m_actions;
    std::unique_ptr<views::PrintPlace> m_place;
    QStringList m_told;

    void makePlace()
    {
        m_place = std::make_unique<views::PrintPlace>(*m_shelf, *m_settings, *m_actions, *m_theme, m_files,
                                                      m_printer);
        connect(m_place.get(), &views::PrintPlace::told, this,
                [this](const views::Message& message) { m_told << message.text(); });
        m_place->resize(1100, 680);
        m_place->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_place.get()));
        QApplication::processEvents();
    }

    [[nodiscard]] views::SheetPreview& preview()
    {
        return *named<views::SheetPreview>(*m_place, "sheetPreview");
    }
    [[nodiscard]] views::SheetForm& form() { return *m_place->findChild<views::SheetForm*>(); }
    void choose(const char* box, int row)
    {
        auto* combo = named<QComboBox>(*m_place, box);
        combo->setCurrentIndex(row);
        Q_EMIT combo->activated(row);
    }
    void click(const char* button)
    {
        QTest::mouseClick(named<QPushButton>(*m_place, button), Qt::LeftButton);
    }
    [[nodiscard]] QString problem()
    {
        const auto* label = named<QLabel>(*m_place, "sheetProblem");
        return label->isVisible() ? label->text() : QString();
    }
    void waitUntilTold() { QTRY_VERIFY_WITH_TIMEOUT(!m_told.isEmpty(), 20'000); }

protected:
    void setUp() override
    {
        m_told.clear();
        m_files.next = file(u"sheets.pdf"_s);
        m_printer.file = file(u"printed.pdf"_s);
        m_shelf = std::make_unique<Shelf>();
        m_settings = std::make_unique<model::Settings>(file(u"castellan.ini"_s));
        m_settings->setLanguage(model::Language::English);
        m_theme = std::make_unique<views::Theme>(*m_settings);
        m_actions = std::make_unique<views::ActionRegistry>(app::actionTable(), *m_settings, *m_theme);
        makePlace();
    }
    void tearDown() override
    {
        m_place.reset();
        m_actions.reset();
        m_theme.reset();
        m_settings.reset();
        m_translations.switchTo(model::Language::English);
    }

private Q_SLOTS:
    /// From the place with a deck chosen it is one button and one file name.
    void aDeckIsSavedWithOneButton()
    {
        click("savePdf");
        waitUntilTold();
        const tests::ReadPdf pdf(m_files.next);
        QVERIFY(pdf.isGood());
        QCOMPARE(pdf.pages(), 2);
        QCOMPARE(pdf.title(), u"My deck"_s);
        QVERIFY2(m_told.first().contains(m_files.next), qPrintable(m_told.first()));
    }

    void thePreviewIsWhatIsPrinted()
    {
        choose("faceInk", 1);
        choose("cardBack", 4);
        click("savePdf");
        waitUntilTold();
        const tests::ReadPdf pdf(m_files.next);
        for (int page = 0; page < 2; ++page) {
            preview().setPage(page);
            const QImage shown = preview().grab().toImage().convertToFormat(QImage::Format_RGB32);
            // The paper as it stands in the middle of the preview.
            const QSizeF paper = QSizeF(210, 297).scaled(
                QSizeF(preview().width() - 32, preview().height() - 32), Qt::KeepAspectRatio);
            const QRect place(qRound((preview().width() - paper.width()) / 2),
                              qRound((preview().height() - paper.height()) / 2), qRound(paper.width()),
                              qRound(paper.height()));
            const QImage printed = pdf.picture(page, 100)
                                       .convertToFormat(QImage::Format_RGB32)
                                       .scaled(place.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            const QImage seen = shown.copy(place);
            // Letters are smoothed in other ways; ink in blocks of the page is the same.
            constexpr int kBlock = 12;
            double worst = 0;
            for (int y = 0; y + kBlock < seen.height(); y += kBlock) {
                for (int x = 0; x + kBlock < seen.width(); x += kBlock) {
                    double a = 0;
                    double b = 0;
                    for (int i = 0; i < kBlock * kBlock; ++i) {
                        a += qGray(seen.pixel(x + i % kBlock, y + i / kBlock));
                        b += qGray(printed.pixel(x + i % kBlock, y + i / kBlock));
                    }
                    worst = std::max(worst, std::abs(a - b) / (kBlock * kBlock));
                }
            }
            QVERIFY2(worst < 45, qPrintable(QString::number(worst)));
        }
    }

    void printingGoesToThePrinter()
    {
        click("printSheets");
        QCOMPARE(m_told.size(), 1);
        QCOMPARE(tests::ReadPdf(m_printer.file).pages(), 2);
        m_printer.file.clear();
        click("printSheets");
        QCOMPARE(m_told.size(), 1);
    }

    void everyChangeIsSeenAtOnce()
    {
        QCOMPARE(preview().pages(), 2);
        choose("cardBack", 2);
        QCOMPARE(preview().pages(), 4);
        choose("printSource", 1);
        QCOMPARE(preview().pages(), 12);
        named<QDoubleSpinBox>(*m_place, "gap")->setValue(20);
        QVERIFY(preview().pages() > 12);
        QVERIFY(problem().isEmpty());
    }

    void whatDoesNotFitIsSaidInsteadOfAPage()
    {
        named<QDoubleSpinBox>(*m_place, "sideMargins")->setValue(100);
        QVERIFY2(problem().contains(u"does not fit"_s), qPrintable(problem()));
        QCOMPARE(preview().pages(), 0);
        QVERIFY(!named<QPushButton>(*m_place, "savePdf")->isEnabled());
        QVERIFY(!m_actions->action(u"print.pdf"_s)->isEnabled());
        named<QDoubleSpinBox>(*m_place, "sideMargins")->setValue(5);
        QVERIFY(problem().isEmpty());
        QVERIFY(named<QPushButton>(*m_place, "savePdf")->isEnabled());
    }

    void aClickLeavesASlotEmpty()
    {
        const int before = named<QLabel>(*m_place, "sheetSummary")->text().left(2).toInt();
        QCOMPARE(before, 15);
        QTest::mouseClick(&preview(), Qt::LeftButton, Qt::NoModifier, preview().rect().center());
        QCOMPARE(form().options().skipped, QSet<int>{5});
        QCOMPARE(named<QLineEdit>(*m_place, "skippedSlots")->text(), u"5"_s);
        QTest::mouseClick(&preview(), Qt::LeftButton, Qt::NoModifier, preview().rect().center());
        QVERIFY(form().options().skipped.isEmpty());
    }

    void pagesAreTurnedByKeys()
    {
        preview().setFocus();
        QTest::keyClick(&preview(), Qt::Key_PageDown);
        QCOMPARE(preview().page(), 1);
        QTest::keyClick(&preview(), Qt::Key_PageDown);
        QCOMPARE(preview().page(), 1);
        m_actions->action(u"print.previousPage"_s)->trigger();
        QCOMPARE(preview().page(), 0);
        QVERIFY(!m_actions->action(u"print.previousPage"_s)->isEnabled());
    }

    void onlyWhatChangedFollowsThePrint()
    {
        auto* box = named<QCheckBox>(*m_place, "onlyChanged");
        box->setChecked(true);
        QCOMPARE(preview().pages(), 2);
        click("savePdf");
        waitUntilTold();
        QCOMPARE(m_shelf->printed, QSet<QString>{u"mine"_s});
        QCOMPARE(preview().pages(), 0);
        QVERIFY2(problem().contains(u"already been printed"_s), qPrintable(problem()));
    }

    void someCardsCanBeChosen()
    {
        click("chooseCards");
        auto* dialog = m_place->findChild<views::CardChoice*>();
        QVERIFY(dialog != nullptr);
        auto* list = named<QListWidget>(*dialog, "cardChoiceList");
        QCOMPARE(list->count(), 15);
        for (int i = 2; i < 15; ++i)
            list->item(i)->setCheckState(Qt::Unchecked);
        QTest::mouseClick(named<QPushButton>(*dialog, "cardChoiceDone"), Qt::LeftButton);
        QCOMPARE(preview().pages(), 1);
        QVERIFY(named<QLabel>(*m_place, "sheetSummary")->text().startsWith(u"2 "_s));
        // Another deck begins with all of its cards.
        choose("printSource", 1);
        QCOMPARE(preview().pages(), 6);
    }

    void stoppedWorkSaysSoAndLeavesNothing()
    {
        m_shelf->cards = 48;
        choose("cardBack", 4);
        named<QSpinBox>(*m_place, "copies")->setValue(60);
        click("savePdf");
        QVERIFY(named<QPushButton>(*m_place, "stopPrinting")->isVisible());
        click("stopPrinting");
        waitUntilTold();
        QVERIFY2(m_told.first().contains(u"Stopped"_s), qPrintable(m_told.first()));
        QVERIFY(!QFile::exists(m_files.next));
        QVERIFY(m_shelf->printed.isEmpty());
        QVERIFY(!named<QPushButton>(*m_place, "stopPrinting")->isVisible());
    }

    void aFileThatCannotBeWrittenIsSaid()
    {
        m_files.next = file(u"no/such/folder/sheets.pdf"_s);
        click("savePdf");
        waitUntilTold();
        QVERIFY2(m_told.first().contains(u"could not be written"_s), qPrintable(m_told.first()));
        QVERIFY(m_shelf->printed.isEmpty());
    }

    void aPrintIntoAFileThatCannotBeWrittenIsSaidAndLeavesTheOldFile()
    {
        m_printer.file = file(u"no/such/folder.pdf"_s);
        click("printSheets");
        QCOMPARE(m_told.size(), 1);
        QVERIFY2(m_told.first().contains(u"could not be written"_s), qPrintable(m_told.first()));
        QVERIFY(m_shelf->printed.isEmpty());
        // A device that is always full.
        m_told.clear();
        m_printer.file = u"/dev/full"_s;
        click("printSheets");
        QCOMPARE(m_told.size(), 1);
        QVERIFY2(m_told.first().contains(u"no space left"_s), qPrintable(m_told.first()));
        QVERIFY(m_shelf->printed.isEmpty());
        QVERIFY(model::writeFile(file(u"old.pdf"_s), "old"));
        m_told.clear();
        m_printer.file = file(u"old.pdf"_s);
        {
            const storagetest::FileSizeLimit limit(1000);
            click("printSheets");
        }
        QCOMPARE(m_told.size(), 1);
        QVERIFY2(m_told.first().contains(u"could not be written"_s), qPrintable(m_told.first()));
        QVERIFY(m_shelf->printed.isEmpty());
        QFile old(file(u"old.pdf"_s));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
    }

    void aPrinterThatIsGoneIsSaid()
    {
        m_printer.isGone = true;
        click("printSheets");
        QCOMPARE(m_told.size(), 1);
        QVERIFY2(m_told.first().contains(u"does not accept the pages"_s), qPrintable(m_told.first()));
        QVERIFY(m_shelf->printed.isEmpty());
    }

    void optionsComeBack()
    {
        choose("faceInk", 2);
        choose("faceLanguage", 2);
        choose("paper", 2);
        named<QDoubleSpinBox>(*m_place, "bleed")->setValue(1.5);
        QVERIFY(!named<QDoubleSpinBox>(*m_place, "pictureBleed")->isVisible());
        choose("ownPictures", 2);
        QVERIFY(named<QDoubleSpinBox>(*m_place, "pictureBleed")->isVisibleTo(&form()));
        named<QDoubleSpinBox>(*m_place, "pictureBleed")->setValue(3);
        choose("printSource", 1);
        const model::SheetOptions before = form().options();
        m_place.reset();
        makePlace();
        QCOMPARE(form().options().ink, model::FaceInk::TextOnly);
        QCOMPARE(form().options().second, model::Language::German);
        QCOMPARE(form().options().paper, QSizeF(215.9, 279.4));
        QCOMPARE(form().options().bleed, 1.5);
        QCOMPARE(form().options().pictures, model::PictureUse::Whole);
        QCOMPARE(form().options().pictureBleed, 3.0);
        QCOMPARE(form().options().margins, before.margins);
        QCOMPARE(named<QComboBox>(*m_place, "printSource")->currentText(), u"Everything"_s);
    }

    void anOwnPaperCanBeTyped()
    {
        QVERIFY(!named<QDoubleSpinBox>(*m_place, "paperWidth")->isVisible());
        choose("paper", 4);
        auto* width = named<QDoubleSpinBox>(*m_place, "paperWidth");
        QVERIFY(width->isVisibleTo(m_place.get()));
        width->setValue(150);
        QCOMPARE(form().options().paper.width(), 150.0);
    }

    void aMeasuredPrinterIsKeptAndChosen()
    {
        m_actions->action(u"print.measure"_s)->trigger();
        auto* dialog = m_place->findChild<views::ProfileDialog*>();
        QVERIFY(dialog != nullptr);
        auto* keep = named<QPushButton>(*dialog, "keepProfile");
        QVERIFY(!keep->isEnabled());
        named<QLineEdit>(*dialog, "profileName")->setText(u"Office"_s);
        QVERIFY(keep->isEnabled());
        named<QDoubleSpinBox>(*dialog, "barAcross")->setValue(20);
        QVERIFY(!keep->isEnabled());
        named<QDoubleSpinBox>(*dialog, "barAcross")->setValue(158.4);
        QTest::mouseClick(keep, Qt::LeftButton);
        const auto profile = model::PrinterProfiles(*m_settings).find(u"Office"_s);
        QVERIFY(profile);
        QCOMPARE(profile->scaleX, 0.99);
        QCOMPARE(named<QComboBox>(*m_place, "printerProfile")->currentText(), u"Office"_s);
    }

    void aProfileOfOtherPaperIsSaidAndCanBeRemovedAndBroughtBack()
    {
        model::PrinterProfile office;
        office.name = u"Office"_s;
        office.paper = u"a4"_s;
        office.printer = u"Laser"_s;
        model::PrinterProfiles(*m_settings).keep(office);
        m_place.reset();
        makePlace();
        auto* note = named<QLabel>(*m_place, "profileNote");
        QVERIFY(note->isHidden());
        QVERIFY(!m_actions->action(u"print.removeProfile"_s)->isEnabled());
        choose("printerProfile", 1);
        QCOMPARE(note->text(), u"Laser"_s);
        choose("paper", 2);
        QVERIFY2(note->text().contains(u"A4"_s), qPrintable(note->text()));
        std::function<void()> undo;
        connect(m_place.get(), &views::PrintPlace::told, this,
                [&undo](const views::Message& message) { undo = message.answers.front().run; });
        m_actions->action(u"print.removeProfile"_s)->trigger();
        QCOMPARE(named<QComboBox>(*m_place, "printerProfile")->count(), 1);
        QVERIFY(!model::PrinterProfiles(*m_settings).find(u"Office"_s));
        QVERIFY(undo);
        undo();
        QCOMPARE(model::PrinterProfiles(*m_settings).find(u"Office"_s), office);
        QCOMPARE(named<QComboBox>(*m_place, "printerProfile")->currentText(), u"Office"_s);
    }

    void cutPathsAndTabletopFilesAreSavedFromTheMenu()
    {
        m_files.next = file(u"cut.svg"_s);
        m_actions->action(u"print.cutPaths"_s)->trigger();
        waitUntilTold();
        QVERIFY(QFile::exists(file(u"cut.svg"_s)));
        QVERIFY(QFile::exists(file(u"cut-2.svg"_s)));
        m_told.clear();
        m_files.next = file(u"deck.json"_s);
        m_actions->action(u"print.tabletop"_s)->trigger();
        waitUntilTold();
        for (const QString& name : {u"deck.json"_s, u"deck-1.png"_s, u"deck-back.png"_s})
            QVERIFY2(QFile::exists(file(name)), qPrintable(name));
        // Neither is paper.
        QVERIFY(m_shelf->printed.isEmpty());
    }

    void actionsRestWhileThePlaceIsHidden()
    {
        QVERIFY(m_actions->action(u"print.pdf"_s)->isEnabled());
        m_place->hide();
        for (const char* id : {"print.pdf", "print.print", "print.measure", "print.nextPage"})
            QVERIFY2(!m_actions->action(QString::fromLatin1(id))->isEnabled(), id);
        m_place->show();
        QVERIFY(m_actions->action(u"print.pdf"_s)->isEnabled());
    }

    void everyFieldHasANameForScreenReaders()
    {
        for (QWidget* widget : m_place->findChildren<QWidget*>()) {
            const bool field = qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractSpinBox*>(widget);
            if (field && widget->focusPolicy() != Qt::NoFocus)
                QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
        }
    }
};

QTEST_MAIN(TestPrintPlace)
#include "test_print_place.moc"
