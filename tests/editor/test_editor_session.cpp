// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/crimson_effect_builder.h"
#include "model/editor/draft_json.h"
#include "model/editor/editor_session.h"
#include "model/editor/own_card_model.h"
#include "model/editor/try_position.h"
#include "model/games/crimson_effect_cards.h"
#include "model/play/known_games.h"
#include "model/play/lab_text.h"
#include "model/storage/transaction.h"
#include "tests/support/random_effects.h"
#include "tests/support/stocked_library.h"

#include <QAbstractItemModelTester>
#include <QProcess>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace model;

namespace {
const QString kGame = u"crimson-company"_s;
}

class TestEditorSession : public QObject
{
    Q_OBJECT

    std::unique_ptr<tests::StockedLibrary> m_file;
    std::unique_ptr<CardLibrary> m_library;
    SystemClock m_clock;

    static void type(EditorSession& session, const QString& name)
    {
        for (qsizetype i = 1; i <= name.size(); ++i) {
            CardDraft draft = session.draft();
            draft.name.en = name.left(i);
            session.change(DraftField::NameEn, draft);
        }
    }
    static void addEffect(EditorSession& session, rules::effects::EffectType type)
    {
        CardDraft draft = session.draft();
        draft.effects.push_back(EffectBuilder::begun(type, ruleKind(draft.kind)));
        session.change(DraftField::Effects, draft);
    }

private Q_SLOTS:
    void init()
    {
        m_file = std::make_unique<tests::StockedLibrary>();
        m_library = std::make_unique<CardLibrary>(m_file->database());
        m_library->setWriting(&m_file->database());
    }
    void cleanup()
    {
        m_library.reset();
        m_file.reset();
    }

    void aDraftIsSavedOnceALockIsGoneWithoutAnotherEdit()
    {
        EditorSession session(m_clock);
        session.setLibrary(m_library.get());
        QSignalSpy failed(&session, &EditorSession::draftFailed);
        auto other = Database::open(m_file->path(), Database::Access::ReadWrite);
        VERIFY_DONE(other);
        m_file->database().setBusyTimeout(std::chrono::milliseconds(0));
        DraftStore drafts(m_file->database());
        {
            auto lock = Transaction::begin(**other);
            VERIFY_DONE(lock);
            session.beginNew(kGame);
            type(session, u"Storm Witch"_s);
            session.keepDraft();
            QCOMPARE(drafts.all(kGame)->size(), std::size_t{0});
        }
        QTRY_COMPARE_WITH_TIMEOUT(drafts.all(kGame)->size(), std::size_t{1}, 10'000);
        QCOMPARE(drafts.all(kGame)->front().draft.name.en, u"Storm Witch"_s);
        QCOMPARE(failed.size(), 0);
    }

    void aNewCardIsTypedSavedAndThereWithAnIdOfItsName()
    {
        EditorSession session(m_clock);
        session.setLibrary(m_library.get());
        session.beginNew(kGame);
        QVERIFY(!session.canSave());
        QCOMPARE(session.problems().front().field, DraftField::NameEn);
        type(session, u"Storm Witch"_s);
        QCOMPARE(session.undoStack().count(), 1);
        addEffect(session, rules::effects::EffectType::Deployment);
        QVERIFY(session.canSave());
        QVERIFY(session.save(u"new card"_s));
        QCOMPARE(session.purpose(), DraftPurpose::OwnCard);
        QCOMPARE(session.draft().id, u"own-storm-witch"_s);
        QVERIFY(!session.isChanged());
        // The name may change; the id stays.
        type(session, u"Rain Witch"_s);
        QVERIFY(session.save(u"renamed"_s));
        QCOMPARE(session.draft().id, u"own-storm-witch"_s);
        QCOMPARE((*m_library->store().record(kGame, u"own-storm-witch"_s))->card.name.en, u"Rain Witch"_s);
        m_library->edits().undoStack().undo();
        QCOMPARE((*m_library->store().record(kGame, u"own-storm-witch"_s))->card.name.en, u"Storm Witch"_s);
    }

    void everyChangeCanBeUndoneAndRedone()
    {
        EditorSession session(m_clock);
        session.setLibrary(m_library.get());
        session.beginNew(kGame);
        std::vector<CardDraft> seen{session.draft()};
        type(session, u"Witch"_s);
        seen.push_back(session.draft());
        addEffect(session, rules::effects::EffectType::Score);
        seen.push_back(session.draft());
        addEffect(session, rules::effects::EffectType::Income);
        seen.push_back(session.draft());
        CardDraft draft = session.draft();
        draft.tags = {u"a"_s};
        session.change(DraftField::Tags, draft);
        seen.push_back(session.draft());
        QCOMPARE(session.undoStack().count(), static_cast<int>(seen.size()) - 1);
        for (std::size_t i = seen.size() - 1; i-- > 0;) {
            session.undoStack().undo();
            QCOMPARE(session.draft(), seen[i]);
        }
        QVERIFY(!session.isChanged());
        for (std::size_t i = 1; i < seen.size(); ++i) {
            session.undoStack().redo();
            QCOMPARE(session.draft(), seen[i]);
        }
    }

    void aCorrectionWritesOnlyWhatDiffersAndLeadsBack()
    {
        EditorSession session(m_clock);
        session.setLibrary(m_library.get());
        QVERIFY(session.open(kGame, u"thief"_s));
        QCOMPARE(session.purpose(), DraftPurpose::Correction);
        CardDraft draft = session.draft();
        const int builtIn = draft.strength;
        draft.strength = 5;
        session.change(DraftField::Strength, draft);
        QVERIFY(session.isCorrected(DraftField::Strength));
        QVERIFY(!session.isCorrected(DraftField::Effects));
        QVERIFY(session.save(u"correct"_s));
        auto layer = m_library->store().layer(kGame, u"thief"_s, Layer::Owner);
        QVERIFY(layer && *layer);
        QCOMPARE((*layer)->strength, std::optional(5));
        QVERIFY(!(*layer)->effects && !(*layer)->nameEn && !(*layer)->kind && !(*layer)->box);
        QVERIFY(session.isCorrected(DraftField::Strength));
        session.backToBase(DraftField::Strength);
        QCOMPARE(session.draft().strength, builtIn);
        QVERIFY(session.save(u"back"_s));
        QVERIFY(!m_library->store().layer(kGame, u"thief"_s, Layer::Owner)->has_value());
    }

    void aCopyIsACardOfItsOwn()
    {
        EditorSession session(m_clock);
        session.setLibrary(m_library.get());
        QVERIFY(session.beginCopy(kGame, u"monk"_s));
        QCOMPARE(session.purpose(), DraftPurpose::NewCard);
        QVERIFY(!session.draft().effects.empty());
        QVERIFY(session.save(u"copy"_s));
        QCOMPARE(session.draft().id, u"own-monk-a-copy"_s);
        const auto rules = rulesLibraryOf(*m_library->store().records(kGame));
        QCOMPARE(rules.character("own-monk-a-copy")->effects, rules.character("monk")->effects);
    }

    void ownWordingReplacesTheTextAndBothAreKept()
    {
        EditorSession session(m_clock);
        session.setLibrary(m_library.get());
        QVERIFY(session.open(kGame, u"thief"_s));
        CardDraft draft = session.draft();
        draft.wording.en = u"Pick a pocket."_s;
        session.change(DraftField::WordingEn, draft);
        QCOMPARE(shownCard(session.draft()).effects[0].text.en, u"Pick a pocket."_s);
        QVERIFY(writtenText(session.draft(), Language::English).contains(u"coin"_s));
        QVERIFY(session.save(u"wording"_s));
        QCOMPARE((*m_library->store().record(kGame, u"thief"_s))->card.effects[0].text.en,
                 u"Pick a pocket."_s);
        QVERIFY(writtenText(session.draft(), Language::English).contains(u"coin"_s));
    }

    void aDraftComesBackAsTheFirstChange()
    {
        {
            EditorSession session(m_clock);
            session.setLibrary(m_library.get());
            QVERIFY(session.open(kGame, u"thief"_s));
            CardDraft draft = session.draft();
            draft.strength = 9;
            draft.effects[0].program[0].amount = 0; // not valid: kept all the same
            session.change(DraftField::Effects, draft);
        }
        EditorSession session(m_clock);
        session.setLibrary(m_library.get());
        QVERIFY(session.open(kGame, u"thief"_s));
        QCOMPARE(session.draft().strength, 9);
        QVERIFY(!session.canSave());
        QVERIFY(session.isChanged());
        session.undoStack().undo();
        QVERIFY(!session.isChanged());
        session.keepDraft();
        QVERIFY(!DraftStore(m_file->database()).draft(kGame, u"thief"_s)->has_value());
    }

    void aDraftIsSavedWhenAnotherLibraryIsOpenedOrNone()
    {
        const auto kept = [this] {
            const auto draft = DraftStore(m_file->database()).draft(kGame, u"thief"_s);
            return draft && *draft ? (*draft)->name.en : QString();
        };
        EditorSession session(m_clock);
        session.setLibrary(m_library.get());
        QVERIFY(session.open(kGame, u"thief"_s));
        type(session, u"Burglar"_s);
        QCOMPARE(kept(), QString());
        session.setLibrary(nullptr);
        QCOMPARE(kept(), u"Burglar"_s);
        session.setLibrary(m_library.get());
        QVERIFY(session.open(kGame, u"thief"_s));
        type(session, u"Robber"_s);
        QCOMPARE(kept(), u"Burglar"_s);
        tests::StockedLibrary other;
        CardLibrary another(other.database());
        another.setWriting(&other.database());
        session.setLibrary(&another);
        QCOMPARE(kept(), u"Robber"_s);
        session.setLibrary(nullptr);
    }

    void aKillCostsNothingThatWasKept()
    {
        for (int kill = 0; kill < 5; ++kill) {
            QProcess drafter;
            drafter.start(QStringLiteral(CARD_DRAFTER), {m_file->path()});
            QVERIFY(drafter.waitForStarted());
            while (drafter.bytesAvailable() <= 20 + kill * 30 && drafter.waitForReadyRead(20000)) {
            }
            drafter.kill();
            QVERIFY(drafter.waitForFinished());
            const QList<QByteArray> lines = drafter.readAllStandardOutput().trimmed().split('\n');
            const int last = lines.back().toInt();
            QVERIFY(last > 1);
            DraftStore drafts(m_file->database());
            const auto all = drafts.all(kGame);
            VERIFY_DONE(all);
            QCOMPARE(all->size(), size_t{1});
            const int kept = all->front().draft.name.en.toInt();
            QVERIFY2(kept >= last, qPrintable(u"%1 kept, %2 said"_s.arg(kept).arg(last)));
            VERIFY_DONE(drafts.discard(kGame, all->front().key));
        }
    }

    void aDraftIsTheSameAfterItsText()
    {
        RandomEffects random(5);
        CardDraft draft = newCard(kGame).draft;
        draft.name = {u"“A”\n"_s, u"Ä"_s};
        draft.answers = {{{u"q"_s, {}}, {{}, u"a"_s}}};
        draft.tags = {u"x"_s, u"y"_s};
        for (int i = 0; i < 50; ++i) {
            draft.effects = random.next(ruleKind(draft.kind));
            const auto read = draftFromJson(draftToJson(draft));
            QVERIFY(read.has_value());
            QCOMPARE(*read, draft);
        }
        QVERIFY(!draftFromJson(u"nonsense"_s));
        const auto strange = draftFromJson(
            u"{\"game\":\"g\",\"kind\":\"character\",\"strength\":900,\"effects\":[{\"head\":[99],\"steps\":[[77,-5]]}]}"_s);
        QVERIFY(strange.has_value());
        QCOMPARE(strange->strength, 20);
        QCOMPARE(strange->effects[0].type, rules::effects::EffectType::Deployment);
    }

    void aCharacterThatCannotBeIsNotSavedAndSaysWhy_data()
    {
        QTest::addColumn<QString>("data");
        const auto row = [](const char* name, const QString& data) { QTest::newRow(name) << data; };
        row("no health", u"{\"cost\":1,\"range\":1,\"attack\":2}"_s);
        row("health of nothing", u"{\"cost\":1,\"range\":1,\"attack\":2,\"health\":0}"_s);
        row("health below 0", u"{\"cost\":1,\"range\":1,\"attack\":2,\"health\":-3}"_s);
        row("absurd health", u"{\"cost\":1,\"range\":1,\"health\":99}"_s);
        row("absurd attack", u"{\"cost\":1,\"range\":1,\"attack\":4000,\"health\":3}"_s);
        row("attack below 0", u"{\"cost\":1,\"range\":1,\"attack\":-1,\"health\":3}"_s);
        row("absurd cost", u"{\"cost\":70,\"range\":1,\"attack\":1,\"health\":3}"_s);
        row("cost below 0", u"{\"cost\":-1,\"range\":1,\"attack\":1,\"health\":3}"_s);
        row("absurd range", u"{\"cost\":1,\"range\":100,\"attack\":1,\"health\":3}"_s);
        row("defence below 0", u"{\"cost\":1,\"range\":1,\"defence\":-2,\"health\":3}"_s);
        row("times without a value", u"{\"cost\":1,\"range\":1,\"attacks\":2,\"health\":3}"_s);
        row("a word", u"{\"cost\":1,\"range\":\"far\",\"attack\":1,\"health\":3}"_s);
        row("a fraction", u"{\"cost\":1,\"range\":1,\"attack\":1.5,\"health\":3}"_s);
        row("a value nobody knows", u"{\"cost\":1,\"range\":1,\"luck\":1,\"health\":3}"_s);
        row("an ability nobody knows",
            u"{\"cost\":1,\"range\":1,\"health\":3,\"ability\":{\"aim\":\"enemy\",\"do\":[{\"op\":\"win\"}]}}"_s);
        row("not even data", u"{"_s);
    }
    void aCharacterThatCannotBeIsNotSavedAndSaysWhy()
    {
        QFETCH(QString, data);
        EditorSession session(m_clock);
        session.setLibrary(m_library.get());
        session.beginNew(u"battleground"_s);
        type(session, u"Old Guard"_s);
        QVERIFY(session.canSave());
        CardDraft draft = session.draft();
        draft.data = data;
        session.change(DraftField::Effects, draft);
        QVERIFY(!session.canSave());
        QVERIFY(!session.problems().empty());
        QVERIFY(!session.problems().front().words.isEmpty());
        // The draft keeps what was typed, and one step back it can be saved.
        QCOMPARE(session.draft().data, data);
        session.undoStack().undo();
        QVERIFY(session.canSave());
    }

    void aCharacterOfBattlegroundHasItsOwnValues()
    {
        const QString game = u"battleground"_s;
        EditorSession session(m_clock);
        session.setLibrary(m_library.get());
        session.beginNew(game);
        type(session, u"Old Guard"_s);
        QVERIFY2(session.canSave(),
                 session.problems().empty() ? "" : qPrintable(session.problems()[0].words));
        CardDraft draft = session.draft();
        draft.data = u"{\"cost\":2,\"range\":1,\"health\":99}"_s;
        session.change(DraftField::Effects, draft);
        QVERIFY(!session.canSave());
        draft.data =
            u"{\"cost\":2,\"range\":1,\"attack\":3,\"health\":4,\"ability\":{\"aim\":\"enemy\",\"do\":[{\"op\":\"damage\",\"amount\":1}]}}"_s;
        session.change(DraftField::Effects, draft);
        QVERIFY2(session.canSave(),
                 session.problems().empty() ? "" : qPrintable(session.problems().back().words));
        for (const Language language : rules::kLanguages)
            QVERIFY(!writtenText(session.draft(), language).isEmpty());
        // Before it was ever saved, and with values that are not the saved ones.
        QVERIFY(session.canTry());
        const LabCheck unsaved = checkLab(tryPosition(session.draft(), u"A try"_s), knownGame);
        QVERIFY2(unsaved.possible, qPrintable(unsaved.reason));
        QVERIFY(tryPosition(session.draft(), u"A try"_s).contains(u"name-en Old_Guard"_s));
        QVERIFY(session.save(u"new"_s));
        draft = session.draft();
        draft.data.replace(u"\"cost\":2"_s, u"\"cost\":1"_s);
        session.change(DraftField::Effects, draft);
        QVERIFY(session.canTry());
        const LabCheck changed = checkLab(tryPosition(session.draft(), u"A try"_s), knownGame);
        QVERIFY2(changed.possible, qPrintable(changed.reason));
        const auto record = m_library->store().record(game, u"own-old-guard"_s);
        QVERIFY(record && *record);
        QCOMPARE((*record)->card.kind, CardKind::Character);
        QVERIFY(!(*record)->card.figures.empty());
        OwnerCard own = m_library->store().ownerCard(game, u"own-old-guard"_s).value();
        own.layer.kind.reset();
        VERIFY_DONE(m_library->store().putOwnerCard(own));
        QCOMPARE(m_library->store().ownCards(game, true)->size(), size_t{1});
    }

    void everyWayOfListingOwnCardsIsSound()
    {
        OwnCardModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        EditorSession session(m_clock);
        session.setLibrary(m_library.get());
        DraftStore drafts(m_file->database());
        session.beginNew(kGame);
        type(session, u"A draft"_s);
        session.keepDraft();
        model.read(&m_library->store(), &drafts, {kGame});
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.row(0).state, OwnState::Draft);
        QVERIFY(session.save(u"made"_s));
        model.read(&m_library->store(), &drafts, {kGame});
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.row(0).state, OwnState::Saved);
        type(session, u"Another name"_s);
        session.keepDraft();
        model.read(&m_library->store(), &drafts, {kGame});
        QCOMPARE(model.row(0).state, OwnState::Unfinished);
        model.setLanguage(Language::German);
        QVERIFY(!model.index(0).data().toString().isEmpty());
        OwnerCard own = m_library->store().ownerCard(kGame, session.draft().id).value();
        own.layer.kind.reset();
        VERIFY_DONE(m_library->store().putOwnerCard(own));
        model.read(&m_library->store(), nullptr, {kGame});
        QCOMPARE(model.row(0).state, OwnState::Removed);
        QCOMPARE(model.row(0).card.kind, CardKind::Character);
    }

    // Every kind of effect can be tried, before the card was ever saved.
    void everyCardCanBeTried()
    {
        RandomEffects random(11);
        for (int i = 0; i < 200; ++i) {
            CardDraft draft = newCard(kGame).draft;
            draft.kind = i % 3 == 0 ? kCastle : CardKind::Character;
            draft.name.de = u"Große #|Karte"_s;
            draft.effects = random.next(ruleKind(draft.kind));
            const QString text = tryPosition(draft, u"A try"_s);
            const LabCheck check = checkLab(text, knownGame);
            QVERIFY2(check.possible, qPrintable(check.reason + u'\n' + text));
        }
    }

    void theTextFollowsTypingWithinAFrame()
    {
        EditorSession session(m_clock);
        session.setLibrary(m_library.get());
        QVERIFY(session.beginCopy(kGame, u"siren"_s));
        addEffect(session, rules::effects::EffectType::Score);
        addEffect(session, rules::effects::EffectType::Income);
        const std::clock_t from = std::clock();
        constexpr int kKeys = 50;
        for (int i = 0; i < kKeys; ++i) {
            CardDraft draft = session.draft();
            draft.wording.en += u'x';
            session.change(DraftField::WordingEn, draft);
            const Card shown = shownCard(session.draft());
            QVERIFY(!shown.effects.empty());
            QVERIFY(!writtenText(session.draft(), Language::German).isEmpty());
            for (std::size_t step = 0; step < session.draft().effects[0].program.size(); ++step)
                QVERIFY(!EffectBuilder(session.draft().effects, 0, RuleKind::Character).fields(step).empty());
        }
        const double each = 1000.0 * static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC / kKeys;
        qInfo("%.2f ms of CPU for a key", each);
        QVERIFY2(each < 16, qPrintable(QString::number(each)));
    }
};

QTEST_GUILESS_MAIN(TestEditorSession)
#include "test_editor_session.moc"
