// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/action_table.h"
#include "model/language/translations.h"
#include "model/play/known_games.h"
#include "model/play/sample_decks.h"
#include "tests/support/chosen_file.h"
#include "tests/support/gui_test.h"
#include "tests/support/stocked_library.h"
#include "tests/support/widget_picture.h"
#include "views/decks/bar_chart.h"
#include "views/decks/decks_place.h"
#include "views/decks/study_page.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

/// The lab of a deck in the window.
class TestStudyPage : public tests::GuiTest
{
    Q_OBJECT

    model::SystemClock m_clock;
    model::Translations m_translations;
    tests::ChosenFile m_chooser;
    std::unique_ptr<tests::StockedLibrary> m_library;
    std::unique_ptr<model::Settings> m_settings;
    std::unique_ptr<views::Theme> m_theme;
    std::unique_ptr<views::ActionRegistry> m_actions;
    std::unique_ptr<model::DeckWorkshop> m_workshop;
    std::unique_ptr<views::DecksPlace> m_place;
    std::vector<views::Message> m_told;

    template <class T>
    [[nodiscard]] T& part(const char* name)
    {
        return *named<T>(*m_place, name);
    }
    [[nodiscard]] views::StudyPage& page() { return part<views::StudyPage>("studyPage"); }
    void trigger(const char* id) { m_actions->action(QString::fromLatin1(id))->trigger(); }
    void choose(const char* box, const QString& data)
    {
        auto& choice = part<QComboBox>(box);
        const int row = choice.findData(data);
        QVERIFY2(row >= 0, qPrintable(data));
        choice.setCurrentIndex(row);
        Q_EMIT choice.activated(row);
    }
    /// Opens a saved sample deck in the builder and its lab.
    void openLab(const QString& game, const QString& variant)
    {
        for (model::Deck deck : model::sampleDecks(*model::knownGame(game), rules::Language::English)) {
            if (deck.variant != variant)
                continue;
            deck.id = model::newDeckId();
            deck.name = u"My deck"_s;
            if (game == u"battleground"_s) { // unlike the sample that it plays against
                deck.change(deck.cards.front().card, -1);
                deck.change(deck.cards.back().card, 1);
            }
            (void)m_workshop->store()->save(deck).value();
            m_workshop->refreshDecks();
            QVERIFY(m_place->openDeck(deck.id));
            trigger("deck.study");
            QCOMPARE(part<QStackedWidget>("decksPages").currentWidget(), &page());
            return;
        }
        QFAIL("there is no such sample");
    }
    void runShortStudy()
    {
        auto& length = part<QComboBox>("studyLength");
        length.setCurrentIndex(0); // 200 matches
        QSignalSpy finished(&page().session(), &model::StudySession::finished);
        part<QPushButton>("studyStart").click();
        QVERIFY(page().session().isRunning());
        QVERIFY(finished.wait(120'000));
    }

protected:
    void setUp() override
    {
        m_library = std::make_unique<tests::StockedLibrary>();
        m_settings = std::make_unique<model::Settings>(file(u"a.ini"_s));
        m_settings->setLanguage(model::Language::English);
        m_translations.switchTo(model::Language::English);
        m_theme = std::make_unique<views::Theme>(*m_settings);
        m_actions = std::make_unique<views::ActionRegistry>(app::actionTable(), *m_settings, *m_theme);
        m_workshop = std::make_unique<model::DeckWorkshop>(m_clock);
        m_workshop->setDatabase(&m_library->database());
        m_chooser = {};
        m_told.clear();
        m_place =
            std::make_unique<views::DecksPlace>(*m_workshop, *m_settings, *m_actions, *m_theme, m_chooser);
        connect(m_place.get(), &views::DecksPlace::told, this,
                [this](const views::Message& message) { m_told.push_back(message); });
        m_place->resize(1024 - 176, 620);
        m_place->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_place.get()));
    }
    void tearDown() override
    {
        m_place.reset();
        m_workshop.reset();
        m_actions.reset();
        m_theme.reset();
        m_settings.reset();
        m_library.reset();
    }

private Q_SLOTS:
    void aStudySaysHowGoodTheDeckIs()
    {
        openLab(u"battleground"_s, u"standard"_s);
        QVERIFY(part<QLabel>("studyVerdict").text().startsWith(u"How good is this deck?"_s));
        choose("studyTheirBot", u"random"_s);
        runShortStudy();
        const QString verdict = part<QLabel>("studyVerdict").text();
        QVERIFY2(verdict.startsWith(u"Your deck wins "_s), qPrintable(verdict));
        QVERIFY(verdict.contains(u"of 200 matches"_s));
        QVERIFY2(verdict.contains(u"better than even"_s), qPrintable(verdict));
        const auto& bars = part<views::BarChart>("studyRates").bars();
        QCOMPARE(bars.size(), 3u);
        for (const views::Bar& bar : bars)
            QVERIFY(bar.range.has_value());
        auto& cards = part<QTreeWidget>("studyCards");
        QVERIFY(cards.topLevelItemCount() >= 10);
        for (int row = 0; row < cards.topLevelItemCount(); ++row)
            QVERIFY2(cards.topLevelItem(row)->text(1).contains(u'±'),
                     qPrintable(cards.topLevelItem(row)->text(1)));
        for (const QLabel* label : page().findChildren<QLabel*>())
            if (label->text().startsWith(u"First hands"_s) || label->text().contains(u"First hands"_s))
                QVERIFY2(label->text().contains(u"calculated"_s), qPrintable(label->text()));
        QApplication::processEvents();
        QVERIFY2(cards.columnWidth(0) > 100, "names of cards can be read");
        if (qEnvironmentVariableIsSet("CASTELLAN_TEST_PICTURES"))
            (void)tests::saveWidgetPicture(*m_place, u"study_en"_s);
    }

    void equalBotsWithSharedCardsAreExplained()
    {
        openLab(u"crimson-company"_s, u"tournament"_s);
        choose("studyMyBot", u"greedy"_s);
        choose("studyTheirBot", u"greedy"_s);
        bool isExplained = false;
        for (const QLabel* label : page().findChildren<QLabel*>())
            isExplained = isExplained || (label->isVisibleTo(&page()) &&
                                          label->text().contains(u"equal bots always come out even"_s));
        QVERIFY(isExplained);
    }

    void aChangeIsComparedUnderTheSameSeeds()
    {
        openLab(u"battleground"_s, u"standard"_s);
        model::Deck changed = m_place->session().deck();
        const QString out = changed.cards.front().card;
        for (const model::DirectoryCard& card : m_workshop->cardsOf(u"battleground"_s).cards())
            if (changed.copiesOf(card.card.id) == 0) {
                changed.change(out, -1);
                changed.change(card.card.id, 1, card.card.name.en);
                break;
            }
        (void)m_workshop->store()->save(changed).value();
        QVERIFY(m_place->openDeck(changed.id));
        trigger("deck.study");
        choose("studyCompare", u"v1"_s);
        runShortStudy();
        auto& arms = part<QTreeWidget>("studyArms");
        QCOMPARE(arms.topLevelItemCount(), 1);
        QVERIFY2(arms.topLevelItem(0)->text(2).contains(u" to "_s),
                 qPrintable(arms.topLevelItem(0)->text(2)));
        QVERIFY(part<QLabel>("studyVerdict").text().contains(u"Version 1 of this deck"_s));
    }

    void replacementsAreTriedForACard()
    {
        openLab(u"battleground"_s, u"standard"_s);
        choose("studyMyBot", u"random"_s);
        choose("studyTheirBot", u"random"_s);
        runShortStudy();
        auto& cards = part<QTreeWidget>("studyCards");
        auto& replace = part<QPushButton>("studyReplace");
        cards.setCurrentItem(nullptr);
        QVERIFY(!replace.isEnabled());
        cards.setCurrentItem(cards.topLevelItem(0));
        QVERIFY(replace.isEnabled());
        QSignalSpy finished(&page().session(), &model::StudySession::finished);
        replace.click();
        QVERIFY(finished.wait(120'000));
        auto& arms = part<QTreeWidget>("studyArms");
        QVERIFY(arms.topLevelItemCount() > 3);
        for (int row = 0; row < arms.topLevelItemCount(); ++row)
            QVERIFY(arms.topLevelItem(row)->text(2).contains(u" to "_s));
    }

    void aPausedStudyIsThereAgainAndGoesOn()
    {
        openLab(u"battleground"_s, u"standard"_s);
        part<QComboBox>("studyLength").setCurrentIndex(3);
        QSignalSpy changed(&page().session(), &model::StudySession::changed);
        part<QPushButton>("studyStart").click();
        while (page().session().study()->study.rounds() == 0)
            QVERIFY(changed.wait(60'000));
        part<QPushButton>("studyPause").click();
        QVERIFY(!page().session().isRunning());
        const auto rounds = page().session().study()->study.rounds();
        const QString id = m_place->session().deck().id;
        m_place.reset(); // the window is closed and opened again
        m_place =
            std::make_unique<views::DecksPlace>(*m_workshop, *m_settings, *m_actions, *m_theme, m_chooser);
        m_place->show();
        QVERIFY(m_place->openDeck(id));
        trigger("deck.study");
        QVERIFY(page().session().study().has_value());
        QCOMPARE(page().session().study()->study.rounds(), rounds);
        auto& pause = part<QPushButton>("studyPause");
        QVERIFY(pause.isVisible());
        pause.click();
        QVERIFY(page().session().isRunning());
        part<QPushButton>("studyCancel").click();
        QVERIFY(!page().session().isRunning());
    }

    void anyMatchCanBeOpenedAtTheTable()
    {
        openLab(u"battleground"_s, u"standard"_s);
        choose("studyTheirBot", u"random"_s);
        runShortStudy();
        auto& matches = part<QTableView>("studyMatches");
        QCOMPARE(matches.model()->rowCount(), 200);
        QVERIFY(!part<QPushButton>("studyOpenMatch").isEnabled());
        matches.setCurrentIndex(matches.model()->index(57, model::StudyMatchModel::Seed));
        QSignalSpy asked(m_place.get(), &views::DecksPlace::matchAsked);
        part<QPushButton>("studyOpenMatch").click();
        QCOMPARE(asked.size(), 1);
        const auto file = rules::readMatchFile(asked.front().front().toByteArray().toStdString());
        QVERIFY(file.has_value());
        QCOMPARE(matches.model()->index(57, model::StudyMatchModel::Seed).data().toULongLong(),
                 qulonglong(file->setup.seed));
    }

    void resultsAreExported()
    {
        openLab(u"battleground"_s, u"standard"_s);
        choose("studyTheirBot", u"random"_s);
        runShortStudy();
        for (const char* ending : {"csv", "json", "png", "pdf"}) {
            m_chooser.next = file(u"study."_s + QLatin1String(ending));
            part<QPushButton>("studyExport").click();
            QFile written(m_chooser.next);
            QVERIFY2(written.open(QIODevice::ReadOnly) && written.size() > 100, ending);
        }
        QVERIFY(!m_told.empty());
    }

    void aRegistrationSheetIsWritten()
    {
        openLab(u"crimson-company"_s, u"tournament"_s);
        QTest::mouseClick(&part<QToolButton>("studyBack"), Qt::LeftButton);
        m_chooser.next = file(u"sheet.pdf"_s);
        trigger("deck.sheet");
        QFile written(m_chooser.next);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QVERIFY(written.readAll().startsWith("%PDF"));
        QVERIFY(!m_told.empty());
    }

    void germanFitsANarrowWindow()
    {
        m_settings->setLanguage(model::Language::German);
        m_translations.switchTo(model::Language::German);
        openLab(u"crimson-company"_s, u"tournament"_s);
        choose("studyMyBot", u"greedy"_s);
        choose("studyTheirBot", u"random"_s);
        runShortStudy();
        QVERIFY(part<QLabel>("studyVerdict").text().startsWith(u"Mit diesen Karten gewinnt"_s));
        QApplication::processEvents();
        for (const QPushButton* button : page().findChildren<QPushButton*>())
            if (button->isVisibleTo(&page()))
                QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
        if (qEnvironmentVariableIsSet("CASTELLAN_TEST_PICTURES"))
            (void)tests::saveWidgetPicture(*m_place, u"study_de"_s);
        m_translations.switchTo(model::Language::English);
    }
};

QTEST_MAIN(TestStudyPage)
#include "test_study_page.moc"
