// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_content.h"
#include "model/rulebook/contents_model.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/chosen_file.h"
#include "tests/support/crimson.h"
#include "tests/support/place_test.h"
#include "tests/support/printed_file.h"
#include "views/rulebook/card_peek.h"
#include "views/rulebook/page_view.h"
#include "views/rulebook/rulebook_place.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QTabBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolTip>
#include <QTreeView>

using namespace Qt::StringLiterals;

class TestRulebookPlace : public tests::PlaceTest
{
    Q_OBJECT

    tests::PrintedFile m_printer;
    tests::ChosenFile m_files;
    model::EditionShelf m_editions{u"crimson-company"_s};
    std::unique_ptr<model::CardListModel> m_cards;
    std::unique_ptr<views::RulebookPlace> m_place;

    void makePlace(const QSize& size = QSize(1100, 680))
    {
        m_place = std::make_unique<views::RulebookPlace>(model::builtInRulebook, *m_cards, m_editions,
                                                         settings(), actions(), theme(), m_files, m_printer);
        present(*m_place, size);
    }

    [[nodiscard]] views::PageView& view() { return *named<views::PageView>(*m_place, "rulebookPage"); }
    [[nodiscard]] QTreeView& tree() { return *named<QTreeView>(*m_place, "rulebookContents"); }
    [[nodiscard]] QLineEdit& field() { return *named<QLineEdit>(*m_place, "rulebookFind"); }
    [[nodiscard]] QString count() { return named<QLabel>(*m_place, "rulebookFindCount")->text(); }
    [[nodiscard]] QString text() { return view().document()->toPlainText(); }
    [[nodiscard]] QString chosenInTree()
    {
        return tree().currentIndex().data(model::ContentsModel::IdRole).toString();
    }

    /// The text on the page that leads to `href`, as a place in the window.
    [[nodiscard]] QPoint linkTo(const QString& href)
    {
        for (QTextBlock block = view().document()->begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                if (it.fragment().charFormat().anchorHref() != href)
                    continue;
                QTextCursor cursor(block);
                cursor.setPosition(it.fragment().position() + 1);
                const QPoint at = view().cursorRect(cursor).center();
                if (!view().viewport()->rect().contains(at))
                    view().verticalScrollBar()->setValue(view().verticalScrollBar()->value() + at.y() - 80);
                return view().cursorRect(cursor).center();
            }
        }
        return {-1, -1};
    }

    void click(const QString& href)
    {
        const QPoint at = linkTo(href);
        QVERIFY2(at.x() >= 0, qPrintable(href));
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at);
    }

protected:
    void setUpPlace() override
    {
        m_cards = std::make_unique<model::CardListModel>();
        m_cards->setCards(model::builtInCards(tests::kCrimson));
        m_printer = {};
        m_editions.setGame(tests::kCrimson);
        makePlace();
    }
    void tearDownPlace() override
    {
        m_place.reset();
        m_cards.reset();
    }

private Q_SLOTS:
    void theBookOpensAtItsBeginning()
    {
        QVERIFY(text().contains(u"Overview"_s));
        QCOMPARE(chosenInTree(), u"overview"_s);
        QCOMPARE(m_place->status(), u"Overview"_s);
        QVERIFY(!action("rule.back")->isEnabled());
    }

    void aClauseOpensByItsIdMarkedAndInView()
    {
        m_place->openClause(u"cc.score.tie"_s);
        QCOMPARE(m_place->current(), u"cc.score.tie"_s);
        QCOMPARE(chosenInTree(), u"cc.score.tie"_s);
        QVERIFY2(m_place->status().endsWith(u"cc.score.tie"_s), qPrintable(m_place->status()));
        const QString title = model::builtInRulebook(tests::kCrimson).clause(u"cc.score.tie"_s)->title.en;
        const QTextCursor at = view().document()->find(title + u"   cc.score.tie"_s);
        QVERIFY(!at.isNull());
        QVERIFY(view().viewport()->rect().contains(view().cursorRect(at).center()));
        // The tint of the mark lies behind its title.
        const QImage picture = view().viewport()->grab().toImage();
        const QRect rect = view().cursorRect(at);
        QCOMPARE(picture.pixelColor(rect.right() + 30, rect.center().y()), theme().tokens().accentTint);
    }

    void aRuleOfTheOtherGameOpensInItsOwnBook()
    {
        m_place->openClause(u"cc.score.tie"_s);
        QCOMPARE(m_place->game(), tests::kCrimson);
        m_place->openClause(u"bg.flank"_s);
        QCOMPARE(m_place->game(), u"battleground"_s);
        QCOMPARE(m_place->current(), u"bg.flank"_s);
        QCOMPARE(chosenInTree(), u"bg.flank"_s);
        QCOMPARE(named<QComboBox>(*m_place, "rulebookGame")->currentText(), u"Battleground"_s);
        QVERIFY(text().contains(model::builtInRulebook(u"battleground"_s).clause(u"bg.flank"_s)->title.en));
        action("rule.back")->trigger();
        QCOMPARE(m_place->game(), tests::kCrimson);
        QCOMPARE(m_place->current(), u"cc.score.tie"_s);
        // The book that was read last is open again.
        m_place->openClause(u"bg.flank"_s);
        m_place.reset();
        m_editions.setGame(tests::kCrimson);
        makePlace();
        QCOMPARE(m_place->current(), u"bg.flank"_s);
        QCOMPARE(m_editions.game(), u"battleground"_s);
    }

    void theGameIsChosenAboveTheContents()
    {
        auto* games = named<QComboBox>(*m_place, "rulebookGame");
        QCOMPARE(games->count(), 4);
        QTest::keyClick(games, Qt::Key_Down);
        Q_EMIT games->activated(games->currentIndex());
        QCOMPARE(m_place->game(), u"battleground"_s);
        QVERIFY(
            text().contains(model::builtInRulebook(u"battleground"_s).clauses().front().text.en.left(20)));
        // Both books begin with a chapter of the same name.
        action("rule.back")->trigger();
        QCOMPARE(m_place->game(), tests::kCrimson);
        action("rule.forward")->trigger();
        QCOMPARE(m_place->game(), u"battleground"_s);
    }

    void wordsThatThisBookLacksAreOfferedFromTheOther()
    {
        field().setText(u"boneyard"_s);
        QVERIFY2(count().contains(u"Battleground"_s), qPrintable(count()));
        Q_EMIT named<QLabel>(*m_place, "rulebookFindCount")->linkActivated(u"book"_s);
        QCOMPARE(m_place->game(), u"battleground"_s);
        QVERIFY2(count().contains(u" of "_s), qPrintable(count()));
        field().setText(u"xyzzy"_s);
        QCOMPARE(count(), u"Not found in this book"_s);
    }

    void aQuestionOpensAtItsClause()
    {
        m_place->openClause(u"cl.temptress.then"_s);
        QCOMPARE(chosenInTree(), u"cc.effect.then"_s);
        QVERIFY(text().contains(u"The Temptress turns a card face-up."_s));
    }

    void anIdThatIsNotInTheBookChangesNothing()
    {
        m_place->openClause(u"cc.goal"_s);
        m_place->openClause(u"cc.nothing.at-all"_s);
        QCOMPARE(m_place->current(), u"cc.goal"_s);
    }

    void linksLeadOnAndTheWayBackAndForwardIsKept()
    {
        m_place->openClause(u"cc.goal"_s);
        click(u"clause:cc.score"_s);
        QCOMPARE(m_place->current(), u"cc.score"_s);
        action("rule.back")->trigger();
        QCOMPARE(m_place->current(), u"cc.goal"_s);
        QVERIFY(action("rule.forward")->isEnabled());
        action("rule.forward")->trigger();
        QCOMPARE(m_place->current(), u"cc.score"_s);
        QVERIFY(!action("rule.forward")->isEnabled());
    }

    void aCardShowsItsFaceWhilePointedAtAndOpensItsRuleWhenClicked()
    {
        m_place->openClause(u"cc.effect.self"_s);
        const auto* peek = named<views::CardPeek>(*m_place, "cardPeek");
        QCOMPARE(peek->cardId(), QString());
        const QPoint at = linkTo(u"card:clumsy-ogre"_s);
        QVERIFY(at.x() >= 0);
        QTest::mouseMove(view().viewport(), at);
        QTRY_COMPARE(peek->cardId(), u"clumsy-ogre"_s);
        QVERIFY(m_place->rect().contains(peek->geometry()));
        const QPoint onPage(view().viewport()->mapTo(m_place.get(), at));
        QVERIFY(!peek->geometry().contains(onPage));
        QTest::mouseMove(view().viewport(), QPoint(2, 2));
        QTRY_COMPARE(peek->cardId(), QString());
        click(u"card:clumsy-ogre"_s);
        QCOMPARE(chosenInTree(), u"cc.card.clumsy-ogre"_s);
    }

    void aCardIsShownWithTheOwnersCorrections()
    {
        model::Card corrected = m_cards->card(m_cards->rowOf(tests::kCrimson, u"clumsy-ogre"_s));
        corrected.strength += 3;
        corrected.name.en = u"Careful Ogre"_s;
        QStringList asked;
        m_place->setLibraryCards([&](const QString& game, const QString& id) -> std::optional<model::Card> {
            asked << game + u'/' + id;
            return id == corrected.id ? std::optional(corrected) : std::nullopt;
        });
        m_place->openClause(u"cc.effect.self"_s);
        const auto* peek = named<views::CardPeek>(*m_place, "cardPeek");
        QTest::mouseMove(view().viewport(), linkTo(u"card:clumsy-ogre"_s));
        QTRY_COMPARE(peek->cardId(), u"clumsy-ogre"_s);
        QVERIFY(*peek->card() == corrected);
        QVERIFY(asked.contains(u"crimson-company/clumsy-ogre"_s));
    }

    void theKeyboardReachesLinksShowsFacesAndFollowsThem()
    {
        m_place->openClause(u"cc.effect.self"_s);
        view().setFocus();
        const auto* peek = named<views::CardPeek>(*m_place, "cardPeek");
        for (int i = 0; i < 3 && peek->cardId().isEmpty(); ++i)
            QTest::keyClick(&view(), Qt::Key_Tab);
        QCOMPARE(peek->cardId(), u"clumsy-ogre"_s);
        QTest::keyClick(&view(), Qt::Key_Return);
        QCOMPARE(chosenInTree(), u"cc.card.clumsy-ogre"_s);
        QCOMPARE(peek->cardId(), QString());
    }

    void aWordShowsItsMeaningAndLeadsToTheGlossary()
    {
        m_place->openClause(u"cc.goal"_s);
        QTest::mouseMove(view().viewport(), linkTo(u"term:lane"_s));
        QTRY_VERIFY(QToolTip::text().contains(
            model::builtInRulebook(tests::kCrimson).term(u"lane"_s)->meaning.en.left(12)));
        click(u"term:lane"_s);
        QCOMPARE(chosenInTree(), u"term:lane"_s);
        QVERIFY(text().startsWith(u"Glossary"_s) || text().contains(u"\nGlossary\n"_s));
    }

    void bothLanguagesStandSideBySideInStep()
    {
        m_place->openClause(u"cc.goal"_s);
        QVERIFY(!text().contains(u"Ziel: zwei Burgen"_s));
        action("rule.both")->trigger();
        QApplication::processEvents();
        const auto titleOf = [this](const QString& words) {
            const QTextBlock block = view().document()->find(words + u"   "_s).block();
            return view().document()->documentLayout()->blockBoundingRect(block);
        };
        for (const char* id : {"cc.goal", "cc.characters", "cc.coin", "cc.faq"}) {
            const model::Clause* clause = model::builtInRulebook(tests::kCrimson).clause(QLatin1String(id));
            const QRectF english = titleOf(clause->title.en);
            const QRectF german = titleOf(clause->title.de);
            QCOMPARE(english.top(), german.top());
            QVERIFY(german.left() > english.left() + 200);
        }
        QCOMPARE(m_place->current(), u"cc.goal"_s);
        speak(model::Language::German);
        QVERIFY(titleOf(u"Ziel: zwei Burgen"_s).left() < titleOf(u"Goal: two castles"_s).left());
    }

    void wordsAreFoundAndVisitedThroughTheWholeBook()
    {
        QTest::keyClicks(&field(), u"supply"_s);
        const QString first = count();
        QVERIFY2(first.startsWith(u"1 of "_s), qPrintable(first));
        const int all = first.section(u' ', 2).toInt();
        QVERIFY(all > 3);
        QVERIFY(!view().extraSelections().isEmpty());
        QVERIFY(view().extraSelections().constFirst().cursor.selectedText().toLower() == u"supply"_s);
        QTest::keyClick(&field(), Qt::Key_Return);
        QCOMPARE(count(), u"2 of %1"_s.arg(all));
        action("rule.findPrevious")->trigger();
        action("rule.findPrevious")->trigger();
        QCOMPARE(count(), u"%1 of %1"_s.arg(all));
        QTest::keyClick(&field(), Qt::Key_Escape);
        QCOMPARE(count(), QString());
        QVERIFY(view().extraSelections().isEmpty());
        QVERIFY(!action("rule.findNext")->isEnabled());
    }

    /// In the middle of a match: the name is typed, and the answer is on the page.
    void aNameOpensItsOwnRuleWithItsQuestions()
    {
        QTest::keyClicks(&field(), u"temptress"_s);
        QCOMPARE(m_place->current(), u"cc.card.temptress"_s);
        QVERIFY(text().contains(u"Flipping and moving are two steps"_s));
        QTest::keyClick(&field(), Qt::Key_Escape);
        speak(model::Language::German);
        m_place->openClause(u"cc.goal"_s);
        QTest::keyClicks(&field(), u"verfuehrerin"_s);
        QCOMPARE(m_place->current(), u"cc.card.temptress"_s);
        QVERIFY(text().contains(u"Umdrehen und Bewegen sind zwei Schritte"_s));
    }

    void theCurrentHitIsInViewAndStandsOut()
    {
        QTest::keyClicks(&field(), u"Muster Field"_s);
        bool seen = false;
        for (const QTextEdit::ExtraSelection& selection : view().extraSelections()) {
            if (selection.format.background().color() != theme().tokens().accent)
                continue;
            seen = true;
            QVERIFY(view().viewport()->rect().contains(view().cursorRect(selection.cursor).center()));
        }
        QVERIFY(seen);
    }

    void wordsOfTheOtherLanguageAreOffered()
    {
        field().setText(u"Verführerin"_s);
        QVERIFY2(count().contains(u"in German only"_s), qPrintable(count()));
        Q_EMIT named<QLabel>(*m_place, "rulebookFindCount")->linkActivated(u"both"_s);
        // The rule of that name is opened first, wherever it stands among the hits.
        QVERIFY2(count().contains(u" of "_s), qPrintable(count()));
        QVERIFY(action("rule.both")->isChecked());
        field().setText(u"zzzz"_s);
        QCOMPARE(count(), u"Not found in this book"_s);
    }

    void bookmarksAreKeptListedAndRemoved()
    {
        auto* tabs = named<QTabBar>(*m_place, "rulebookTabs");
        tabs->setCurrentIndex(1);
        m_place->openClause(u"cc.score.tie"_s);
        auto* step = named<QPushButton>(*named<QWidget>(*m_place, "rulebookLeft"), "emptyStep");
        QVERIFY(step->isVisible());
        QTest::mouseClick(step, Qt::LeftButton);
        QVERIFY(action("rule.bookmark")->isChecked());
        m_place->openClause(u"cc.goal"_s);
        QVERIFY(!action("rule.bookmark")->isChecked());
        action("rule.bookmark")->trigger();
        makePlace();
        named<QTabBar>(*m_place, "rulebookTabs")->setCurrentIndex(1);
        auto* list = named<QListWidget>(*m_place, "rulebookBookmarks");
        QCOMPARE(list->count(), 2);
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(m_place->current(), u"cc.score.tie"_s);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(list->count(), 1);
        QCOMPARE(settings().state(u"rulebook/bookmarks"_s).toStringList(), QStringList{u"cc.goal"_s});
    }

    void aRuleIsCopiedWithItsCitationAndSoIsAPassage()
    {
        m_place->openClause(u"cc.goal"_s);
        action("rule.copy")->trigger();
        const QString whole = QGuiApplication::clipboard()->text();
        QVERIFY2(whole.startsWith(u"There are three castles"_s), qPrintable(whole));
        QVERIFY2(whole.endsWith(u"— Goal: two castles (cc.goal), Crimson Company"_s), qPrintable(whole));
        view().setTextCursor(
            view().document()->find(u"There are three castles"_s, 0, QTextDocument::FindCaseSensitively));
        action("rule.copy")->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 u"There are three castles\n\n— Goal: two castles (cc.goal), Crimson Company"_s);
        view().setTextCursor(view().document()->find(u"rather hire an army"_s));
        action("rule.copy")->trigger();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"(cc.theme)"_s));
    }

    void aChapterIsPrinted()
    {
        m_place->openClause(u"cc.goal"_s);
        action("rule.print")->trigger();
        QCOMPARE(m_printer.title, u"Overview"_s);
        m_printer.file = file(u"chapter.pdf"_s);
        action("rule.print")->trigger();
        QFile pdf(m_printer.file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        QVERIFY(pdf.readAll().startsWith("%PDF-"));
        QVERIFY(pdf.size() > 5000);
        action("rule.both")->trigger();
        m_printer.file = file(u"both.pdf"_s);
        action("rule.print")->trigger();
        QVERIFY(QFile(m_printer.file).size() > pdf.size());
        QSignalSpy failed(m_place.get(), &views::RulebookPlace::printFailed);
        m_printer.file = u"/dev/full"_s;
        action("rule.print")->trigger();
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed.first().first().value<model::ProxyFailure>().diskFull);
    }

    void linesHoldSixtyToSeventyFiveLettersAtEverySizeAndZoom()
    {
        const auto lettersInLine = [this] {
            double letters = 0;
            int lines = 0;
            (void)view().document()->documentLayout()->documentSize(); // lays everything out
            for (QTextBlock block = view().document()->begin(); block.isValid(); block = block.next()) {
                if (block.begin().atEnd())
                    continue; // an empty block has no fragment
                const QFont font = block.begin().fragment().charFormat().font();
                if (QFontInfo(font).pixelSize() != QFontInfo(view().fonts().serif()).pixelSize())
                    continue; // a note
                // The last line of a paragraph ends early.
                for (int i = 0; i + 1 < block.layout()->lineCount(); ++i) {
                    letters += block.layout()->lineAt(i).textLength();
                    ++lines;
                }
            }
            return lines > 8 ? letters / lines : 0;
        };
        for (const QSize& size : {QSize(1000, 600), QSize(1300, 800), QSize(1900, 1100)}) {
            m_place->resize(size);
            QApplication::processEvents();
            m_place->openClause(u"cc.ruling.begun"_s);
            const double mean = lettersInLine();
            QVERIFY2(mean >= 60 && mean <= 75, qPrintable(u"%1 at %2"_s.arg(mean).arg(size.width())));
        }
        action("rule.larger")->trigger();
        action("rule.larger")->trigger();
        QApplication::processEvents();
        QVERIFY2(lettersInLine() >= 60 && lettersInLine() <= 75,
                 qPrintable(QString::number(lettersInLine())));
    }

    void aNumberStaysWithWhatItCounts()
    {
        m_place->openClause(u"cc.setup.start"_s);
        QString text;
        for (QTextBlock block = view().document()->begin(); block.isValid(); block = block.next())
            text += block.text() + u'\n';
        QVERIFY2(text.contains(u"3\u00a0coins"_s), qPrintable(text.left(400)));
        // A search does not mind.
        QVERIFY(!view().document()->find(u"gets 3"_s).isNull());
    }

    void linesAreOnePointFourFiveHighAndLettersGrowWithTheZoom()
    {
        m_place->openClause(u"cc.goal"_s);
        const auto body = [this] { return view().document()->find(u"There are three castles"_s).block(); };
        const auto pixels = [&] {
            return QFontInfo(body().begin().fragment().charFormat().font()).pixelSize();
        };
        const int before = pixels();
        QVERIFY(body().layout()->lineCount() > 1);
        const double height = body().layout()->lineAt(1).y() - body().layout()->lineAt(0).y();
        QVERIFY2(std::abs(height / before - 1.45) < 0.06, qPrintable(QString::number(height / before)));
        action("rule.larger")->trigger();
        QVERIFY(pixels() > before);
        makePlace();
        m_place->openClause(u"cc.goal"_s);
        QVERIFY(pixels() > before);
    }

    void theReaderKeepsThePlaceWhenTheWindowChanges()
    {
        m_place->openClause(u"cc.effect.then"_s);
        m_place->resize(1500, 500);
        QApplication::processEvents();
        const QTextCursor at = view().document()->find(u"   cc.effect.then"_s);
        QVERIFY(view().viewport()->rect().contains(view().cursorRect(at).center()));
        QCOMPARE(chosenInTree(), u"cc.effect.then"_s);
    }

    void theContentsFollowTheReaderDownThePage()
    {
        m_place->openClause(u"cards"_s);
        view().verticalScrollBar()->setValue(view().verticalScrollBar()->maximum() / 2);
        QVERIFY2(chosenInTree().startsWith(u"cc.card."_s), qPrintable(chosenInTree()));
        QVERIFY(tree().isExpanded(tree().currentIndex().parent()));
    }

    void theContentsWorkByKeyboard()
    {
        tree().setFocus();
        QTest::keyClick(&tree(), Qt::Key_Down);
        QCOMPARE(m_place->current(), u"setup"_s);
        QTest::keyClick(&tree(), Qt::Key_Right);
        QTest::keyClick(&tree(), Qt::Key_Down);
        QCOMPARE(m_place->current(), u"cc.setup.board"_s);
        QTest::keyClick(&tree(), Qt::Key_Return);
        QVERIFY(view().hasFocus());
        action("rule.nextChapter")->trigger();
        QCOMPARE(m_place->current(), u"turn"_s);
        action("rule.previousChapter")->trigger();
        QCOMPARE(m_place->current(), u"setup"_s);
    }

    void anotherLanguageKeepsTheClause()
    {
        m_place->openClause(u"cc.goal"_s);
        speak(model::Language::German);
        QCOMPARE(m_place->current(), u"cc.goal"_s);
        QVERIFY(text().contains(u"Ziel: zwei Burgen"_s));
        QVERIFY(text().contains(u"Siehe auch"_s));
        QVERIFY(!text().contains(u"See also"_s));
        QCOMPARE(tree().currentIndex().data().toString(), u"Ziel: zwei Burgen"_s);
    }

    void clauseAndLanguagesComeBack()
    {
        m_place->openClause(u"cc.card.monk"_s);
        action("rule.both")->trigger();
        makePlace();
        QCOMPARE(m_place->current(), u"cc.card.monk"_s);
        QVERIFY(action("rule.both")->isChecked());
        QVERIFY(text().contains(u"Mönch"_s));
    }

    void actionsRestWhileThePlaceIsHidden()
    {
        QVERIFY(action("rule.print")->isEnabled());
        m_place->hide();
        QVERIFY(!action("rule.print")->isEnabled());
        m_place->show();
        QVERIFY(action("rule.print")->isEnabled());
    }

    void everyPartHasANameForScreenReaders()
    {
        for (const QWidget* widget : {static_cast<QWidget*>(&view()), static_cast<QWidget*>(&tree()),
                                      static_cast<QWidget*>(&field())})
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(widget->objectName()));
    }
};

QTEST_MAIN(TestRulebookPlace)
#include "test_rulebook_place.moc"
