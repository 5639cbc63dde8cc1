// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/chosen_file.h"
#include "tests/support/place_test.h"
#include "tests/support/sample_pack.h"
#include "tests/support/stocked_library.h"
#include "views/packs/packs_place.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using tests::SamplePack;

namespace {
const QString kGame = u"crimson-company"_s;
}

class TestPacksPlace : public tests::PlaceTest
{
    Q_OBJECT

    std::unique_ptr<tests::StockedLibrary> m_library;
    std::unique_ptr<views::PacksPlace> m_place;
    tests::ChosenFile m_files;
    model::SystemClock m_clock;
    QStringList m_told;
    int m_changes = 0;

    void setUpPlace() override
    {
        m_library = std::make_unique<tests::StockedLibrary>();
        views::PackSurroundings surroundings;
        surroundings.games = [] {
            return std::vector<std::pair<QString, QString>>{{kGame, u"Crimson Company"_s}};
        };
        surroundings.decks = [] {
            model::Deck deck = model::emptyDeck(kGame, u"duel"_s);
            deck.name = u"My deck"_s;
            deck.change(u"thief"_s, 1);
            deck.change(u"bard"_s, 1);
            return std::vector<views::ExportDeck>{{u"My deck"_s, deck}};
        };
        m_told.clear();
        m_changes = 0;
        m_place = std::make_unique<views::PacksPlace>(m_clock, settings(), actions(), theme(), m_files,
                                                      std::move(surroundings));
        connect(m_place.get(), &views::PacksPlace::told, this,
                [this](const views::Message& message) { m_told << message.text(); });
        connect(m_place.get(), &views::PacksPlace::contentChanged, this, [this] { ++m_changes; });
        m_place->setLibrary(&m_library->database());
        present(*m_place, {1100, 700});
    }
    void tearDownPlace() override
    {
        m_place.reset();
        m_library.reset();
    }

    template <class T>
    T* find(const char* name)
    {
        T* found = m_place->findChild<T*>(QLatin1String(name));
        if (found == nullptr)
            qFatal("there is no %s", name);
        return found;
    }
    void click(const char* name) { QTest::mouseClick(find<QPushButton>(name), Qt::LeftButton); }
    void finish() { QTRY_VERIFY_WITH_TIMEOUT(!m_place->isBusy(), 30'000); }

    QString packFile(const SamplePack& pack, const QString& name = u"winter.castellan-pack"_s)
    {
        return tests::writtenFile(file(name), pack.zip());
    }
    void install(const SamplePack& pack)
    {
        m_place->look(packFile(pack, pack.manifest.id + u".castellan-pack"_s));
        finish();
        click("planKeep");
        finish();
    }
    std::optional<model::CardRecord> card(const QString& id)
    {
        return *model::LibraryStore(m_library->database()).record(kGame, id);
    }

private Q_SLOTS:
    void aPackIsShownBeforeItIsKeptAndCanBeUndone()
    {
        m_files.next = packFile({});
        m_place->chooseFile();
        finish();
        auto* lines = find<QTreeWidget>("planLines");
        QVERIFY(lines->isVisible());
        QCOMPARE(lines->topLevelItemCount(), 5);
        QVERIFY(find<QLabel>("planSummary")->text().contains(u"Nothing has been installed yet"_s));
        QVERIFY(!card(u"frost-witch"_s));
        QCOMPARE(m_changes, 0);

        click("planKeep");
        finish();
        QVERIFY(card(u"frost-witch"_s));
        QCOMPARE(find<QTreeWidget>("packList")->topLevelItemCount(), 1);
        QCOMPARE(m_told, QStringList(u"Winter Court was installed."_s));
        QCOMPARE(m_changes, 1);

        m_place->undoStack()->undo();
        finish();
        QVERIFY(!card(u"frost-witch"_s));
        m_place->undoStack()->redo();
        finish();
        QVERIFY(card(u"frost-witch"_s));
        QCOMPARE(m_changes, 3);
    }

    void dismissingKeepsNothing()
    {
        m_place->look(packFile({}));
        finish();
        click("planDismiss");
        QVERIFY(!card(u"frost-witch"_s));
        QVERIFY(!find<QTreeWidget>("planLines")->isVisible());
    }

    void problemsAreListedWithPathAndReasonInBothLanguages()
    {
        SamplePack bad;
        bad.sums[SamplePack::cards()] = QString(64, u'0');
        m_place->look(packFile(bad));
        finish();
        auto* lines = find<QTreeWidget>("planLines");
        QCOMPARE(lines->topLevelItemCount(), 1);
        QCOMPARE(lines->topLevelItem(0)->toolTip(0), SamplePack::cards());
        QVERIFY(lines->topLevelItem(0)->text(1).contains(u"SHA-256"_s));
        QVERIFY(!find<QPushButton>("planKeep")->isVisible());
        const QString english = lines->topLevelItem(0)->text(1);
        speak(model::Language::German);
        QVERIFY(lines->topLevelItem(0)->text(1) != english);
    }

    void packsArePutInOrderAndRemoved()
    {
        install({});
        SamplePack other;
        other.manifest.id = u"summer-court"_s;
        other.manifest.title = {u"Summer Court"_s, u"Sommerhof"_s};
        other.files[SamplePack::cards()] = tests::sheetOf(tests::sampleCard("frost-witch", "Thaw Witch", 1));
        install(other);
        auto* list = find<QTreeWidget>("packList");
        QCOMPARE(list->topLevelItem(0)->text(0), u"Summer Court"_s);
        QCOMPARE(card(u"frost-witch"_s)->card.name.en, u"Thaw Witch"_s);
        list->setCurrentItem(list->topLevelItem(0));
        click("packDown");
        finish();
        QCOMPARE(list->topLevelItem(0)->text(0), u"Winter Court"_s);
        QCOMPARE(card(u"frost-witch"_s)->card.name.en, u"Frost Witch"_s);
        list->setCurrentItem(list->topLevelItem(0));
        click("packRemove");
        finish();
        QCOMPARE(list->topLevelItemCount(), 1);
        QCOMPARE(card(u"frost-witch"_s)->card.name.en, u"Thaw Witch"_s);
        m_place->undoStack()->undo();
        finish();
        QCOMPARE(list->topLevelItemCount(), 2);
        QCOMPARE(card(u"frost-witch"_s)->card.name.en, u"Frost Witch"_s);
    }

    void correctionsAreExported()
    {
        VERIFY_DONE(model::LibraryStore(m_library->database())
                        .correct(kGame, u"bard"_s, model::CardField::Strength, u"6"_s));
        m_place->exportPack();
        auto* what = find<QComboBox>("exportWhat");
        what->setCurrentIndex(what->findText(u"My corrections"_s));
        QVERIFY(!find<QPushButton>("exportSave")->isEnabled());
        find<QLineEdit>("exportTitleDe")->setText(u"Größere Stärke"_s);
        QCOMPARE(find<QLineEdit>("exportId")->text(), u"grossere-starke"_s);
        QTest::keyClicks(find<QLineEdit>("exportAuthors"), u"Me"_s);
        QVERIFY(find<QPushButton>("exportSave")->isEnabled());
        m_files.next = file(u"mine.castellan-pack"_s);
        click("exportSave");
        finish();
        const model::PackReading reading = model::readPack(m_files.next);
        QVERIFY(reading.isGood());
        QCOMPARE(reading.content.counts.corrections, 1);
        QCOMPARE(m_files.suggested, u"grossere-starke.castellan-pack"_s);
    }

    void aDeckIsExportedWithWhatItNeeds()
    {
        VERIFY_DONE(model::LibraryStore(m_library->database())
                        .correct(kGame, u"bard"_s, model::CardField::Strength, u"6"_s));
        m_place->exportPack();
        auto* what = find<QComboBox>("exportWhat");
        what->setCurrentIndex(what->findText(u"The deck My deck with everything it needs"_s));
        QCOMPARE(find<QLineEdit>("exportTitleEn")->text(), u"My deck"_s);
        QCOMPARE(find<QListWidget>("exportCards")->count(), 1);
        find<QLineEdit>("exportAuthors")->setText(u"Me"_s);
        m_files.next = file(u"deck.castellan-pack"_s);
        click("exportSave");
        finish();
        const model::PackReading reading = model::readPack(m_files.next);
        QVERIFY(reading.isGood());
        QCOMPARE(reading.content.counts.decks, 1);
        QCOMPARE(reading.content.counts.corrections, 1);
    }

    void cardsAreChosenOneByOneAndScenariosAdded()
    {
        model::LibraryStore store(m_library->database());
        VERIFY_DONE(store.correct(kGame, u"bard"_s, model::CardField::Strength, u"6"_s));
        VERIFY_DONE(store.correct(kGame, u"thief"_s, model::CardField::Strength, u"1"_s));
        m_place->exportPack(kGame, {u"thief"_s});
        auto* list = find<QListWidget>("exportCards");
        QCOMPARE(list->count(), 2);
        QCOMPARE(list->item(0)->checkState(), Qt::Unchecked);
        QCOMPARE(list->item(1)->checkState(), Qt::Checked);
        list->item(1)->setCheckState(Qt::Unchecked);
        QVERIFY(find<QLabel>("exportProblem")->text().contains(u"Choose"_s));
        list->item(0)->setCheckState(Qt::Checked);
        m_files.next = tests::writtenFile(file(u"My position.scenario"_s),
                                          "scenario The witch\ngame crimson-company\nvariant duel\n");
        click("exportAddScenario");
        QCOMPARE(list->count(), 3);
        QCOMPARE(list->item(0)->checkState(), Qt::Checked);
        find<QLineEdit>("exportTitleEn")->setText(u"One card"_s);
        find<QLineEdit>("exportAuthors")->setText(u"Me"_s);
        m_files.next = file(u"one.castellan-pack"_s);
        click("exportSave");
        finish();
        const model::PackReading reading = model::readPack(m_files.next);
        QVERIFY(reading.isGood());
        QCOMPARE(reading.content.counts.corrections, 1);
        QCOMPARE(reading.content.counts.scenarios, 1);
        QVERIFY(reading.texts.contains(u"scenarios/crimson-company/my-position.scenario"_s));
    }

    void whereThereIsNothingToExportThatIsSaid()
    {
        m_place->exportPack();
        QVERIFY(find<QLabel>("exportNote")->text().contains(u"not created any cards"_s));
        QVERIFY(find<QLabel>("exportNote")->isVisible());
        find<QLineEdit>("exportTitleEn")->setText(u"Nothing"_s);
        find<QLineEdit>("exportAuthors")->setText(u"Me"_s);
        QVERIFY(!find<QPushButton>("exportSave")->isEnabled());
    }

    void scenariosOfAPackGoToTheLab()
    {
        install({});
        QString wanted;
        connect(m_place.get(), &views::PacksPlace::scenarioWanted, this,
                [&wanted](const QString& text) { wanted = text; });
        QMenu* menu = find<QPushButton>("packScenarios")->menu();
        Q_EMIT menu->aboutToShow();
        QCOMPARE(menu->actions().size(), 1);
        QCOMPARE(menu->actions().front()->text(), u"The witch takes a coin"_s);
        menu->actions().front()->trigger();
        QVERIFY(wanted.startsWith(u"scenario The witch takes a coin"_s));
    }

    void withoutALibraryAFileWaits()
    {
        m_place->setLibrary(nullptr);
        m_place->look(packFile({}));
        QVERIFY(!m_place->isBusy());
        m_place->setLibrary(&m_library->database());
        finish();
        QVERIFY(find<QTreeWidget>("planLines")->isVisible());
    }
};

QTEST_MAIN(TestPacksPlace)
#include "test_packs_place.moc"
