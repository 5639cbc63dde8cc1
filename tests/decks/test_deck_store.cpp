// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_store.h"
#include "tests/decks/sample_decks.h"
#include "tests/storage/file_size_limit.h"
#include "tests/support/stocked_library.h"

#include <QProcess>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

class SetClock : public Clock
{
public:
    mutable QDateTime time{QDate(2026, 11, 16), QTime(8, 0), Qt::UTC};
    [[nodiscard]] QDateTime now() const override
    {
        time = time.addSecs(60);
        return time;
    }
};

} // namespace

class TestDeckStore : public QObject
{
    Q_OBJECT

    std::unique_ptr<tests::StockedLibrary> m_library;
    std::unique_ptr<DeckStore> m_store;
    SetClock m_clock;

    [[nodiscard]] QStringList names()
    {
        QStringList list;
        const auto decks = m_store->list();
        for (const DeckSummary& deck : *decks)
            list << deck.name;
        return list;
    }

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<tests::StockedLibrary>(false);
        m_store = std::make_unique<DeckStore>(m_library->database(), m_clock);
    }
    void cleanup()
    {
        m_store.reset();
        m_library.reset();
    }

    void aDeckComesBackWhole()
    {
        const Deck deck = tests::fullDeck();
        VERIFY_DONE(m_store->save(deck));
        const auto read = m_store->deck(deck.id);
        VERIFY_DONE(read);
        QCOMPARE(**read == deck, true);
        QCOMPARE((*read)->cards.back().name, u"Packed Card"_s);
        QVERIFY(!m_store->deck(u"nothing"_s).value());
    }

    void everySaveIsAVersionWithTimeAndSummary()
    {
        Deck deck = tests::deckOfFirst(3, u"One"_s);
        QCOMPARE(m_store->save(deck).value(), 1);
        deck.name = u"Two"_s;
        deck.change(u"thief"_s, 2);
        deck.change(u"bard"_s, -1);
        QCOMPARE(m_store->save(deck).value(), 2);
        QCOMPARE(m_store->save(deck).value(), 2);
        const auto versions = m_store->versions(deck.id);
        VERIFY_DONE(versions);
        QCOMPARE(versions->size(), std::size_t{2});
        const DeckVersion& last = versions->front();
        QCOMPARE(last.number, 2);
        QVERIFY(last.made > versions->back().made);
        QCOMPARE(last.changes.cards.size(), std::size_t{2});
        QCOMPARE(last.changes.cards[0], (CopiesChange{u"thief"_s, 0, 2, {}}));
        QCOMPARE(last.changes.cards[1], (CopiesChange{u"bard"_s, 1, 0, {}}));
        QCOMPARE(last.changes.fields, std::vector{DeckField::Name});
        QCOMPARE(m_store->version(deck.id, 1).value()->name, u"One"_s);
        QVERIFY(!m_store->version(deck.id, 9).value());
    }

    void restoringMakesANewVersion()
    {
        Deck deck = tests::deckOfFirst(3, u"One"_s);
        (void)m_store->save(deck).value();
        const Deck first = deck;
        deck.change(u"thief"_s, 1);
        (void)m_store->save(deck).value();
        QCOMPARE(m_store->save(*m_store->version(deck.id, 1).value(), 1).value(), 3);
        QCOMPARE(*m_store->deck(deck.id).value() == first, true);
        QCOMPARE(m_store->versions(deck.id)->front().changes.restored, 1);
    }

    void duplicatesAreDecksOfTheirOwn()
    {
        const Deck deck = tests::fullDeck();
        (void)m_store->save(deck).value();
        Deck copy = m_store->duplicate(deck.id, u"Copy"_s).value();
        QVERIFY(copy.id != deck.id);
        copy.change(u"thief"_s, 1);
        (void)m_store->save(copy).value();
        QCOMPARE(*m_store->deck(deck.id).value() == deck, true);
        QCOMPARE(names(), (QStringList{u"Copy"_s, deck.name}));
        QVERIFY(!m_store->duplicate(u"nothing"_s, {}));
    }

    void draftsStandBesideTheSavedDeckUntilItIsSaved()
    {
        Deck deck = tests::deckOfFirst(3, u"Saved"_s);
        (void)m_store->save(deck).value();
        deck.name = u"Drafted"_s;
        VERIFY_DONE(m_store->saveDraft(deck));
        QCOMPARE(m_store->deck(deck.id).value()->name, u"Saved"_s);
        QCOMPARE(m_store->draft(deck.id).value()->name, u"Drafted"_s);
        QVERIFY(m_store->list()->front().hasDraft);
        (void)m_store->save(deck).value();
        QVERIFY(!m_store->draft(deck.id).value());
        QVERIFY(!m_store->list()->front().hasDraft);
    }

    void theListShowsWhatIsWorkedOn()
    {
        Deck deck = tests::deckOfFirst(11, u"Night"_s);
        VERIFY_DONE(m_store->save(deck));
        deck.name = u"Day"_s;
        for (int i = 0; i < 4; ++i)
            deck.change(u"wizard"_s, 1);
        VERIFY_DONE(m_store->saveDraft(deck));
        const DeckSummary shown = m_store->list()->front();
        QCOMPARE(shown.cards, 15);
        QCOMPARE(shown.name, u"Day"_s);
        QVERIFY(shown.saved && shown.hasDraft);
        VERIFY_DONE(m_store->discardDraft(deck.id));
        QCOMPARE(m_store->list()->front().cards, 11);
    }

    void draftsOfNewDecksAreListed()
    {
        const Deck deck = tests::deckOfFirst(4, u"Never saved"_s);
        VERIFY_DONE(m_store->saveDraft(deck));
        const DeckSummary summary = m_store->list()->front();
        QCOMPARE(summary.id, deck.id);
        QCOMPARE(summary.cards, 4);
        QCOMPARE(summary.saved, false);
        VERIFY_DONE(m_store->discardDraft(deck.id));
        QVERIFY(m_store->list()->empty());
    }

    void removedDecksComeBackWithTheirVersions()
    {
        Deck deck = tests::deckOfFirst(3, u"One"_s);
        (void)m_store->save(deck).value();
        VERIFY_DONE(m_store->setRemoved(deck.id, true));
        QCOMPARE(names(), QStringList());
        VERIFY_DONE(m_store->setRemoved(deck.id, false));
        QCOMPARE(names(), QStringList{u"One"_s});
        QCOMPARE(m_store->versions(deck.id)->size(), std::size_t{1});
    }

    void theDecksWithACardAreFoundAsTheyAreWorkedOn()
    {
        const auto with = [this](const QString& name, const QString& card, int copies) {
            Deck deck = emptyDeck(u"crimson-company"_s, u"duel"_s);
            deck.name = name;
            deck.change(card, copies);
            (void)m_store->save(deck).value();
            return deck;
        };
        const auto uses = [this](const QString& card, int most = 10) {
            QStringList list;
            const auto found = m_store->usesOf(u"crimson-company"_s, card, most);
            for (const CardUse& use : *found)
                list << u"%1 %2"_s.arg(use.title).arg(use.copies);
            return list;
        };
        const Deck old = with(u"Old"_s, u"thief"_s, 1);
        Deck changed = with(u"Changed"_s, u"thief"_s, 2);
        const Deck gone = with(u"Gone"_s, u"thief"_s, 1);
        with(u"\"thief\" is only its name"_s, u"monk"_s, 1);
        Deck draft = emptyDeck(u"crimson-company"_s, u"duel"_s);
        draft.name = u"Draft"_s;
        draft.setWords(u"castles"_s, {u"mint"_s, u"mint"_s});
        draft.change(u"thief"_s, 1);
        VERIFY_DONE(m_store->saveDraft(draft));
        VERIFY_DONE(m_store->setRemoved(gone.id, true));
        QCOMPARE(uses(u"thief"_s), (QStringList{u"Draft 1"_s, u"Changed 2"_s, u"Old 1"_s}));
        QCOMPARE(uses(u"thief"_s, 1), QStringList{u"Draft 1"_s});
        QCOMPARE(uses(u"mint"_s), QStringList{u"Draft 2"_s});
        QCOMPARE(uses(u"thie"_s), QStringList());
        changed.change(u"thief"_s, -2);
        VERIFY_DONE(m_store->saveDraft(changed));
        QCOMPARE(uses(u"thief"_s), (QStringList{u"Draft 1"_s, u"Old 1"_s}));
        QVERIFY(m_store->usesOf(u"samurai-spirit"_s, u"thief"_s, 10)->empty());
    }

    void mergingKeepsWhatBothHave()
    {
        Deck first = tests::deckOfFirst(2);
        Deck second = tests::deckOfFirst(3);
        second.change(u"alchemist"_s, 2);
        second.tags = {u"b"_s};
        second.setWords(u"castles"_s, {u"mint"_s});
        const Deck larger = mergedDeck(first, second, MergeCopies::Larger);
        QCOMPARE(larger.copiesOf(u"alchemist"_s), 3);
        QCOMPARE(larger.count(), 5);
        QCOMPARE(mergedDeck(first, second, MergeCopies::Sum).count(), 7);
        QCOMPARE(larger.tags, second.tags);
        QCOMPARE(larger.fields, second.fields);
        QCOMPARE(larger.id, first.id);
    }

    void changesSurviveBeingStored()
    {
        DeckChanges changes = changesBetween(tests::deckOfFirst(3, u"One"_s), tests::fullDeck());
        changes.restored = 7;
        const DeckChanges read = changesOf(storedChanges(changes));
        QVERIFY(read == changes);
        QVERIFY(std::any_of(read.cards.begin(), read.cards.end(),
                            [](const CopiesChange& card) { return card.name == u"Packed Card"; }));
        QVERIFY(changesOf(u"nonsense 1 2\ncard\nfield too many words"_s).isEmpty());
    }

    void anOlderLibraryKeepsWhatItHasAndGetsRoomForDecks()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"old.castellan"_s);
        QStringList scripts;
        for (const QString& name : {u"001_meta.sql"_s, u"002_library.sql"_s}) {
            QFile file(QStringLiteral(CASTELLAN_SOURCE_DIR "/resources/schema/") + name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            scripts << QString::fromUtf8(file.readAll());
        }
        {
            const Opening old = LibraryFile(path, SchemaSteps::fromScripts(scripts).value(), m_clock).open();
            QCOMPARE(old.schemaVersion, 2);
            VERIFY_DONE(old.database->run(u"INSERT INTO owned VALUES ('crimson-company', 'thief', 2)"_s));
        }
        const Opening opening = LibraryFile(path, SchemaSteps::builtIn().value(), m_clock).open();
        QCOMPARE(opening.outcome, OpenOutcome::Migrated);
        QCOMPARE(opening.database->value(u"SELECT copies FROM owned"_s)->toInt(), 2);
        DeckStore store(*opening.database, m_clock);
        QVERIFY(store.list()->empty());
        QCOMPARE(store.save(tests::deckOfFirst(3)).value(), 1);
    }

    void aFullDiskKeepsTheOldVersionAndTheDraft()
    {
        Deck deck = tests::deckOfFirst(15, u"Old"_s);
        (void)m_store->save(deck).value();
        deck.name = u"Draft"_s;
        VERIFY_DONE(m_store->saveDraft(deck));
        {
            const storagetest::FileSizeLimit limit(1024);
            QVERIFY(limit.isSet());
            deck.notes = QString(15000, u'x');
            QVERIFY(!m_store->save(deck));
        }
        QCOMPARE(m_store->deck(deck.id).value()->name, u"Old"_s);
        QCOMPARE(m_store->draft(deck.id).value()->name, u"Draft"_s);
        QCOMPARE(m_store->versions(deck.id)->size(), std::size_t{1});
        QCOMPARE(m_store->save(deck).value(), 2);
    }

    void aKillInTheMiddleOfASaveLosesNothingThatWasKept()
    {
        const QString id = u"killed"_s;
        int last = 0;
        for (int kill = 0; kill < 12; ++kill) {
            QProcess saver;
            saver.start(QStringLiteral(DECK_SAVER), {m_library->path(), id});
            QVERIFY(saver.waitForStarted());
            while (saver.bytesAvailable() <= 5 + kill * 7 && saver.waitForReadyRead(20000)) {
            }
            saver.kill();
            QVERIFY(saver.waitForFinished());
            QVERIFY2(saver.exitStatus() == QProcess::CrashExit, "the saver ended by itself");
            const int told = saver.readAllStandardOutput().trimmed().split('\n').last().toInt();
            QVERIFY(told > last);
            last = told; // NOLINT(clang-analyzer-deadcode.DeadStores): read in the next round
            const auto versions = m_store->versions(id);
            VERIFY_DONE(versions);
            QVERIFY(versions->front().number >= told);
            QCOMPARE(static_cast<int>(versions->size()), versions->front().number);
            const Deck saved = *m_store->deck(id).value();
            QCOMPARE(*m_store->version(id, versions->front().number).value() == saved, true);
            last = versions->front().number;
        }
    }
};

QTEST_GUILESS_MAIN(TestDeckStore)
#include "test_deck_store.moc"
