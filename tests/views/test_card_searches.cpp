// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/rulebook_reader.h"
#include "model/search/query_words.h"
#include "tests/support/card_shelf.h"
#include "tests/support/chosen_file.h"
#include "tests/support/crimson.h"
#include "tests/support/place_test.h"
#include "views/cards/cards_place.h"
#include "views/cards/search_field.h"

#include <QLabel>
#include <QListView>
#include <QPushButton>

using namespace Qt::StringLiterals;

/// The searches that people keep, and the help whose examples run.
class TestCardSearches : public tests::PlaceTest
{
    Q_OBJECT

    tests::ChosenFile m_chooser;
    std::unique_ptr<tests::CardShelf> m_shelf;
    std::unique_ptr<views::CardsPlace> m_place;

    void settle()
    {
        QTRY_VERIFY(!m_place->isBusy());
        QApplication::processEvents();
    }
    [[nodiscard]] views::SearchField& search() { return *named<views::SearchField>(*m_place, "cardSearch"); }
    [[nodiscard]] QListView& saved() { return *named<QListView>(*m_place, "savedSearchList"); }
    [[nodiscard]] QStringList names()
    {
        QStringList result;
        for (int row = 0; row < saved().model()->rowCount(); ++row)
            result << saved().model()->index(row, 0).data().toString();
        return result;
    }

protected:
    void setUpPlace() override
    {
        m_shelf = std::make_unique<tests::CardShelf>();
        m_place = std::make_unique<views::CardsPlace>(model::builtInRulebook, settings(), actions(), theme(),
                                                      m_chooser);
        m_place->setLibrary(&m_shelf->library);
        present(*m_place, QSize(1000, 640));
        settle();
    }
    void tearDownPlace() override
    {
        m_place.reset();
        m_shelf.reset();
    }

private Q_SLOTS:
    void aSearchIsSavedRenamedRunAndRemovedByKeyboard()
    {
        QTest::keyClicks(&search(), u"strength>=5"_s);
        settle();
        trigger("card.savedSearches");
        auto* save = named<QPushButton>(*m_place, "saveSearch");
        QVERIFY(save->isVisible() && save->hasFocus());
        QTest::keyClick(save, Qt::Key_Space);
        // Its name is the query until somebody types another.
        QWidget* editor = saved().findChild<QLineEdit*>();
        QVERIFY(editor != nullptr);
        QTest::keyClicks(editor, u"Strong ones"_s);
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(names(), QStringList{u"Strong ones"_s});

        trigger("card.savedSearches");
        QVERIFY(search().hasFocus());
        QTest::keyClick(&search(), Qt::Key_Escape);
        settle();
        trigger("card.savedSearches");
        QVERIFY(saved().hasFocus());
        QTest::keyClick(&saved(), Qt::Key_Return);
        settle();
        QCOMPARE(search().text(), u"strength>=5"_s);
        QVERIFY(named<QListView>(*m_place, "hitList")->isVisible());

        QSignalSpy removed(m_place.get(), &views::CardsPlace::searchRemoved);
        trigger("card.savedSearches");
        QTest::keyClick(&saved(), Qt::Key_Delete);
        QCOMPARE(names(), QStringList());
        QCOMPARE(removed.count(), 1);
        qvariant_cast<std::function<void()>>(removed.first().at(1))();
        QCOMPARE(names(), QStringList{u"Strong ones"_s});
        QCOMPARE(m_shelf->library.savedSearches().list()->size(), size_t{1});
    }

    void theSameSearchIsNotSavedTwice()
    {
        for (int i = 0; i < 2; ++i) {
            m_place->search(u"coins"_s);
            settle();
            trigger("card.savedSearches");
            QTest::mouseClick(named<QPushButton>(*m_place, "saveSearch"), Qt::LeftButton);
            QTest::keyClick(&saved(), Qt::Key_Escape);
        }
        QCOMPARE(names(), QStringList{u"coins"_s});
    }

    void everyExampleOfTheHelpRunsAndFindsSomething_data()
    {
        QTest::addColumn<int>("number");
        QTest::addColumn<bool>("german");
        for (int number = 0; number < static_cast<int>(model::queryExamples().size()); ++number) {
            for (const bool german : {false, true})
                QTest::newRow(qPrintable(model::queryExamples()[static_cast<size_t>(number)].query.in(
                    german ? model::Language::German : model::Language::English)))
                    << number << german;
        }
    }
    void everyExampleOfTheHelpRunsAndFindsSomething()
    {
        QFETCH(int, number);
        QFETCH(bool, german);
        VERIFY_DONE(m_shelf->library.store().setOwned(u"crimson-company"_s, u"thief"_s, 1));
        if (german)
            speak(model::Language::German);
        trigger("card.searchHelp");
        auto* example = named<QPushButton>(*m_place, qPrintable(u"example%1"_s.arg(number)));
        QVERIFY(example->isVisible());
        const QString query = example->text();
        QTest::mouseClick(example, Qt::LeftButton);
        settle();
        QVERIFY(!example->isVisible());
        QCOMPARE(search().text(), query);
        QVERIFY(named<QListView>(*m_place, "hitList")->model()->rowCount() > 0);
        QVERIFY2(search().problems().empty(), qPrintable(query));
        QVERIFY(!named<QLabel>(*m_place, "searchNote")->isVisible());
    }

    void theHelpIsLeftByEscapeAndWalkedByArrows()
    {
        trigger("card.searchHelp");
        auto* first = named<QPushButton>(*m_place, "example0");
        QVERIFY(first->hasFocus());
        QTest::keyClick(first, Qt::Key_Down);
        QVERIFY(named<QPushButton>(*m_place, "example1")->hasFocus());
        QTest::keyClick(named<QPushButton>(*m_place, "example1"), Qt::Key_Escape);
        QVERIFY(search().hasFocus());
        QVERIFY(!action("card.searchHelp")->isChecked());
    }
};

QTEST_MAIN(TestCardSearches)
#include "test_card_searches.moc"
