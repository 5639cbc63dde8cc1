// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_session.h"
#include "model/storage/transaction.h"
#include "rules/core/random.h"
#include "tests/decks/sample_decks.h"
#include "tests/support/crimson.h"
#include "tests/support/stocked_library.h"

#include <QElapsedTimer>
#include <QSignalSpy>

using namespace model;
using namespace Qt::StringLiterals;

class TestDeckSession : public QObject
{
    Q_OBJECT

    SystemClock m_clock;
    std::unique_ptr<tests::StockedLibrary> m_library;
    std::unique_ptr<DeckStore> m_store;
    std::unique_ptr<DeckSession> m_session;

private Q_SLOTS:
    void init()
    {
        m_library = std::make_unique<tests::StockedLibrary>(false);
        m_store = std::make_unique<DeckStore>(m_library->database(), m_clock);
        m_session = std::make_unique<DeckSession>(m_store.get());
    }
    void cleanup()
    {
        m_session.reset();
        m_store.reset();
        m_library.reset();
    }

    void everyEditIsUndoneAndDoneAgain()
    {
        const Deck start = tests::deckOfFirst(5, u"Start"_s);
        m_session->begin(start);
        std::vector<Deck> moments{start};
        rules::Random random(7);
        const std::vector<DirectoryCard> cards = CardDirectory::builtIn(tests::kCrimson).cards();
        for (int i = 0; i < 300; ++i) {
            const QString card = cards[random.below(42)].card.id;
            switch (random.below(6)) {
            case 0: m_session->set(DeckField::Variant, QString::number(i)); break;
            case 1: m_session->set(DeckField::Tags, QStringList{QString::number(i)}); break;
            case 2:
                m_session->setWords(u"castles"_s,
                                    QStringList(static_cast<qsizetype>(random.below(3)), u"mint"_s));
                break;
            case 3: {
                // Several cards at once, some of them out.
                Deck to = m_session->deck();
                to.change(card, 2);
                if (to.cards.size() > 3) {
                    to.change(to.cards[1].card, -99);
                    to.change(to.cards[0].card, -99);
                }
                m_session->change(to);
                break;
            }
            default: m_session->changeCopies({{card, 0, random.below(2) == 0 ? 1 : -1, {}}}); break;
            }
            if (!(m_session->deck() == moments.back()))
                moments.push_back(m_session->deck());
        }
        QCOMPARE(m_session->edits().size() + 1, moments.size());
        QVERIFY(moments.size() > 150);
        for (int i = static_cast<int>(moments.size()) - 1; i >= 0; --i) {
            QVERIFY2(m_session->deck() == moments[static_cast<std::size_t>(i)],
                     qPrintable(QString::number(i)));
            m_session->undo();
        }
        QVERIFY(!m_session->canUndo());
        m_session->goTo(static_cast<int>(moments.size()) - 1);
        QVERIFY(m_session->deck() == moments.back());
        m_session->goTo(77);
        QVERIFY(m_session->deck() == moments[77]);
    }

    void aNewEditForgetsWhatWasUndone()
    {
        m_session->begin(tests::deckOfFirst(1));
        m_session->changeCopies({{u"thief"_s, 0, 1, {}}});
        m_session->changeCopies({{u"monk"_s, 0, 1, {}}});
        m_session->undo();
        m_session->changeCopies({{u"bard"_s, 0, 1, {}}});
        QVERIFY(!m_session->canRedo());
        QCOMPARE(m_session->edits().size(), std::size_t{2});
        QCOMPARE(m_session->deck().copiesOf(u"monk"_s), 0);
    }

    void typingIsOneEdit()
    {
        m_session->begin(tests::deckOfFirst(1));
        for (const QString& name : {u"N"_s, u"Ni"_s, u"Nig"_s})
            m_session->set(DeckField::Name, name);
        QCOMPARE(m_session->edits().size(), std::size_t{1});
        m_session->set(DeckField::Notes, u"x"_s);
        m_session->set(DeckField::Name, u"Night"_s);
        QCOMPARE(m_session->edits().size(), std::size_t{3});
        m_session->goTo(0);
        QCOMPARE(m_session->deck().name, QString());
    }

    void theDraftIsKeptAMomentAfterAnEdit()
    {
        m_session->begin(tests::deckOfFirst(1, u"New"_s));
        m_session->changeCopies({{u"thief"_s, 0, 1, {}}});
        const QString id = m_session->deck().id;
        QTRY_VERIFY(m_store->draft(id).value().has_value());
        QCOMPARE(m_store->draft(id).value()->copiesOf(u"thief"_s), 1);
        m_session->undo();
        QTRY_COMPARE(m_store->draft(id).value()->copiesOf(u"thief"_s), 0);
    }

    void goingOnWorkingDoesNotPutTheDraftOff()
    {
        m_session->begin(tests::deckOfFirst(1, u"New"_s));
        const QString id = m_session->deck().id;
        QElapsedTimer time;
        time.start();
        // An edit in every turn of the event loop, for far longer than the draft may take.
        int copies = 0;
        bool kept = false;
        while (!kept && time.elapsed() < 5000) {
            m_session->changeCopies({{u"thief"_s, 0, ++copies % 2 == 0 ? -1 : 1, {}}});
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
            kept = m_store->draft(id).value().has_value();
        }
        QVERIFY(kept);
    }

    void anUntouchedNewDeckIsNotKept()
    {
        m_session->begin(emptyDeck(tests::kCrimson, u"tournament"_s));
        VERIFY_DONE(m_session->keepDraft());
        QVERIFY(m_store->list()->empty());
        m_session->changeCopies({{u"thief"_s, 0, 1, {}}});
        VERIFY_DONE(m_session->keepDraft());
        QCOMPARE(m_store->list()->size(), std::size_t{1});
        m_session->undo();
        VERIFY_DONE(m_session->keepDraft());
        QVERIFY(m_store->list()->empty());
        m_session->set(DeckField::Notes, u"an idea"_s);
        VERIFY_DONE(m_session->keepDraft());
        QCOMPARE(m_store->list()->size(), std::size_t{1});
    }

    void aDraftIsSavedOnceALockIsGoneWithoutAnotherEdit()
    {
        QSignalSpy failed(m_session.get(), &DeckSession::draftFailed);
        QSignalSpy recovered(m_session.get(), &DeckSession::draftRecovered);
        auto other = Database::open(m_library->path(), Database::Access::ReadWrite);
        VERIFY_DONE(other);
        Deck deck = tests::deckOfFirst(5, u"Locked out"_s);
        {
            auto lock = Transaction::begin(**other);
            VERIFY_DONE(lock);
            // A lock that does not last is nobody's business.
            m_session->begin(deck);
            m_session->set(DeckField::Name, u"While it was locked"_s);
            deck = m_session->deck();
            m_session->autosave().setPatience(std::chrono::milliseconds(1));
            QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 10'000);
            QCOMPARE(failed.front().front().value<StorageError>().code, StorageErrorCode::Locked);
            QVERIFY(m_session->autosave().isPending());
        }
        QTRY_COMPARE_WITH_TIMEOUT(recovered.size(), 1, 10'000);
        QCOMPARE(failed.size(), 1);
        QCOMPARE(m_store->draft(deck.id)->value().name, u"While it was locked"_s);
        QVERIFY(!m_session->autosave().isPending());
    }

    void aShortLockIsNotReportedAndDoesNotHoldTheWindowUp()
    {
        QSignalSpy failed(m_session.get(), &DeckSession::draftFailed);
        auto other = Database::open(m_library->path(), Database::Access::ReadWrite);
        VERIFY_DONE(other);
        std::optional<Transaction> lock(std::move(Transaction::begin(**other)).value());
        m_session->begin(tests::deckOfFirst(5, u"A"_s));
        // The first tries fail: the longest turn of the event loop tells how long they took.
        QElapsedTimer turn;
        qint64 longest = 0;
        QElapsedTimer all;
        all.start();
        while (m_session->autosave().failures() < 3 && all.elapsed() < 10'000) {
            turn.start();
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
            longest = std::max(longest, turn.elapsed());
        }
        QCOMPARE(m_session->autosave().failures(), 3);
        QVERIFY(m_session->autosave().isPending());
        QVERIFY2(longest < 1000, qPrintable(QString::number(longest)));
        lock.reset();
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->autosave().isPending(), 10'000);
        QCOMPARE(failed.size(), 0);
        QVERIFY(m_store->draft(m_session->deck().id)->has_value());
    }

    void aDeckPutAwayWhileTheLibraryIsLockedIsNotLost()
    {
        auto other = Database::open(m_library->path(), Database::Access::ReadWrite);
        VERIFY_DONE(other);
        m_library->database().setBusyTimeout(std::chrono::milliseconds(0));
        const Deck first = tests::deckOfFirst(5, u"First"_s);
        {
            auto lock = Transaction::begin(**other);
            VERIFY_DONE(lock);
            m_session->begin(first);
            m_session->set(DeckField::Notes, u"work"_s);
            m_session->begin(tests::deckOfFirst(3, u"Second"_s));
            // Back to the first before anything could be written.
            const auto again = m_session->openById(first.id);
            QVERIFY(again && *again);
            QCOMPARE(m_session->deck().notes, u"work"_s);
            m_session->begin(tests::deckOfFirst(4, u"Third"_s));
        }
        QTRY_VERIFY_WITH_TIMEOUT(!m_session->autosave().isPending(), 10'000);
        QCOMPARE(m_store->draft(first.id)->value().notes, u"work"_s);
        QVERIFY(m_store->draft(m_session->deck().id)->has_value());
    }

    void openingADeckBringsItsDraftAsAnEdit()
    {
        Deck deck = tests::deckOfFirst(3, u"Saved"_s);
        (void)m_store->save(deck).value();
        deck.change(u"thief"_s, 1);
        VERIFY_DONE(m_store->saveDraft(deck));
        QCOMPARE(m_session->openById(deck.id).value(), true);
        QCOMPARE(m_session->deck().copiesOf(u"thief"_s), 1);
        QVERIFY(m_session->isChanged());
        m_session->undo();
        QCOMPARE(m_session->deck().copiesOf(u"thief"_s), 0);
        QVERIFY(!m_session->isChanged());
        QCOMPARE(m_session->openById(u"nothing"_s).value(), false);
    }

    void savingClearsTheDraftAndKeepsTheHistory()
    {
        QSignalSpy saved(m_session.get(), &DeckSession::savedChanged);
        m_session->begin(tests::deckOfFirst(1));
        m_session->changeCopies({{u"thief"_s, 0, 1, {}}});
        VERIFY_DONE(m_session->keepDraft());
        QCOMPARE(m_session->save().value(), 1);
        QVERIFY(!m_session->isChanged());
        QVERIFY(!m_store->draft(m_session->deck().id).value());
        QVERIFY(m_session->canUndo());
        m_session->undo();
        QVERIFY(m_session->isChanged());
        QVERIFY(saved.count() >= 3);
    }

    void illegalDecksAreSavedAndSayWhy()
    {
        Deck deck = tests::deckOfFirst(14);
        deck.change(u"alchemist"_s, 3);
        m_session->begin(deck);
        VERIFY_DONE(m_session->save());
        const auto check =
            checkDeck(*m_store->deck(deck.id).value(), CardDirectory::builtIn(tests::kCrimson));
        QCOMPARE(check.violations.size(), std::size_t{2});
        QCOMPARE(check.violations[0].clause, std::string("cc.tournament.cards"));
    }

    void unknownCardsStayAndComeBackToLife()
    {
        Deck deck = tests::deckOfFirst(14);
        deck.change(u"new-hero"_s, 1, u"New Hero"_s);
        (void)m_store->save(deck).value();
        QCOMPARE(m_session->openById(deck.id).value(), true);
        const CardDirectory without = CardDirectory::builtIn(tests::kCrimson);
        QCOMPARE(without.nameOf(u"new-hero"_s, Language::German, m_session->deck().cards.back().name),
                 u"New Hero"_s);
        QCOMPARE(checkDeck(m_session->deck(), without).warnings.front().notice,
                 rules::decks::Notice::UnknownCard);
        std::vector<DirectoryCard> cards = without.cards();
        DirectoryCard hero = cards.front();
        hero.card.id = u"new-hero"_s;
        hero.card.name = {u"Hero"_s, u"Heldin"_s};
        cards.push_back(hero);
        const CardDirectory with(tests::kCrimson, cards, false);
        QCOMPARE(with.nameOf(u"new-hero"_s, Language::German), u"Heldin"_s);
        for (const auto& warning : checkDeck(m_session->deck(), with).warnings)
            QVERIFY(warning.notice != rules::decks::Notice::UnknownCard);
    }

    void withoutALibraryEditingWorksAndSavingSaysWhyNot()
    {
        DeckSession alone(nullptr);
        alone.begin(tests::deckOfFirst(1));
        alone.changeCopies({{u"thief"_s, 0, 1, {}}});
        alone.undo();
        QCOMPARE(alone.deck().count(), 1);
        QVERIFY(!alone.save());
    }
};

QTEST_GUILESS_MAIN(TestDeckSession)
#include "test_deck_session.moc"
