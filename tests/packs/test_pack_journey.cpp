// SPDX-License-Identifier: GPL-3.0-or-later

// From the editor of one library into a file and from there into another library: what is shown and what is
// played there is the same, for every game.
#include "model/decks/deck_store.h"
#include "model/editor/crimson_effect_builder.h"
#include "model/editor/editor_session.h"
#include "model/packs/pack_export.h"
#include "model/packs/pack_shelf.h"
#include "model/play/known_games.h"
#include "model/rulebook/rulebook_store.h"
#include "tests/support/sample_pack.h"
#include "tests/support/stocked_library.h"

using namespace Qt::StringLiterals;
using namespace model;
using tests::SamplePack;

namespace {

QString reasonsOf(const PackProblems& problems)
{
    QStringList lines;
    for (const PackProblem& problem : problems)
        lines << PackWords::problem(problem);
    return lines.join(u'\n');
}

/// A library with the editor on it.
struct Workshop
{
    tests::StockedLibrary file;
    CardLibrary library{file.database()};
    SystemClock clock;
    EditorSession session{clock};

    Workshop()
    {
        library.setWriting(&file.database());
        session.setLibrary(&library);
    }

    template <class Change>
    void edit(DraftField field, Change change)
    {
        CardDraft draft = session.draft();
        change(draft);
        session.change(field, draft);
    }
    CardRecord record(const QString& game, const QString& id)
    {
        const auto found = library.store().record(game, id);
        if (!found || !*found)
            qFatal("no card %s", qPrintable(id));
        return **found;
    }
};

/// Matches played by bots, every step with the hash of its state; the card takes part in each.
QStringList matchesWith(Database& database, const QString& gameId, const std::string& card,
                        QStringList& played)
{
    const auto game = libraryGame(database, gameId);
    if (!game || !*game)
        qFatal("no game");
    QStringList files;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        rules::MatchSetup setup{gameId.toStdString(), (*game)->variants().front().id, seed, {}};
        auto whole = (*game)->complete(setup);
        if (!whole)
            qFatal("%s", whole.error().text().c_str());
        for (std::vector<std::string>& line : whole->lines) {
            if (line[0] == "deck" && std::find(line.begin(), line.end(), card) == line.end())
                line[1] = card;
        }
        const auto seats = (*game)->start(*whole);
        if (!seats)
            qFatal("%s", seats.error().text().c_str());
        std::vector<rules::KnownGame::Chooser> bots;
        for (std::size_t seat = 0; seat < seats->match->seats().size(); ++seat)
            bots.push_back((*game)->bot(rules::bots::BotKind::Greedy, seed + seat));
        const auto match = rules::playMatch(**game, *whole, bots, 2000, {});
        if (!match)
            qFatal("%s", match.error().text().c_str());
        for (const rules::MatchStep& step : match->steps) {
            if (std::find(step.words.begin(), step.words.end(), card) != step.words.end())
                played << QString::fromStdString(step.words.front());
        }
        files << QString::fromStdString(rules::writeMatchFile(*match));
    }
    return files;
}

} // namespace

class TestPackJourney : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    SystemClock m_clock;

    ExportRequest requestFor(const QString& game) const
    {
        ExportRequest request;
        request.manifest = SamplePack().manifest;
        request.manifest.id = u"made-here"_s;
        request.manifest.game = game;
        return request;
    }
    QString written(Database& database, const ExportRequest& request)
    {
        const auto source = gatherPack(database, request);
        if (!source)
            qFatal("%s", qPrintable(source.error().reason));
        const QString path =
            m_folder.filePath(u"%1.castellan-pack"_s.arg(QRandomGenerator::global()->generate()));
        const PackReading reading = writePack(*source, path);
        if (!reading.isGood())
            qFatal("%s", qPrintable(reasonsOf(reading.problems)));
        return path;
    }
    PackOutcome install(Database& database, const QString& path)
    {
        const auto plan = planPack(database, path);
        const auto outcome = PackShelf(database, m_clock).install(*plan);
        if (!outcome || !outcome->undo)
            qFatal("%s", qPrintable(outcome ? reasonsOf(outcome->problems) : outcome.error().reason));
        return *outcome;
    }
    static void expectSameMatches(Workshop& here, Workshop& there, const QString& game, const QString& card)
    {
        QStringList playedHere;
        QStringList playedThere;
        const QStringList ours = matchesWith(here.file.database(), game, card.toStdString(), playedHere);
        const QStringList theirs = matchesWith(there.file.database(), game, card.toStdString(), playedThere);
        QVERIFY2(!playedHere.isEmpty(), "nobody ever played the card");
        QCOMPARE(theirs, ours);
    }

private Q_SLOTS:
    void aCrimsonCardOfTheEditorPlaysTheSameInAnEmptyLibrary()
    {
        const QString game = u"crimson-company"_s;
        Workshop here;
        here.session.beginNew(game);
        here.edit(DraftField::NameEn, [](CardDraft& draft) {
            draft.name = {u"Storm Witch"_s, u"Sturmhexe"_s};
        });
        here.edit(DraftField::Strength, [](CardDraft& draft) { draft.strength = 4; });
        here.edit(DraftField::Effects, [](CardDraft& draft) {
            draft.effects = {
                EffectBuilder::begun(rules::effects::EffectType::Deployment, ruleKind(draft.kind))};
            EffectBuilder builder(draft.effects, 0, ruleKind(draft.kind));
            builder.set(EffectPart::Condition,
                        static_cast<int>(rules::effects::Condition::OpponentHasMoreCoins));
            builder.addStep();
            builder.set(1, StepPart::Code, static_cast<int>(rules::effects::OpCode::Gain));
            builder.set(1, StepPart::Amount, 2);
            draft.effects = builder.effects();
        });
        here.edit(DraftField::WordingEn, [](CardDraft& draft) { draft.wording.en = u"My own words."_s; });
        here.edit(DraftField::Answers, [](CardDraft& draft) {
            draft.answers = {{{u"Does she hurt?"_s, u"Tut sie weh?"_s}, {u"No."_s, u"Nein."_s}}};
        });
        const auto picture = PictureStore(here.file.path()).put(tests::samplePicture());
        VERIFY_DONE(picture);
        here.edit(DraftField::Picture, [&](CardDraft& draft) { draft.picture = *picture; });
        QCOMPARE(here.session.draft().effects[0].program.size(), 2u);
        QVERIFY(here.session.save(u"new"_s));
        const QString card = here.session.draft().id;
        QVERIFY(here.session.open(game, u"bard"_s));
        here.edit(DraftField::Strength, [](CardDraft& draft) { draft.strength = 6; });
        QVERIFY(here.session.save(u"corrected"_s));

        Workshop there;
        install(there.file.database(), written(here.file.database(), requestFor(game)));
        const CardRecord ours = here.record(game, card);
        const CardRecord theirs = there.record(game, card);
        QCOMPARE(theirs.card.effects, ours.card.effects);
        QCOMPARE(theirs.card.name, ours.card.name);
        QCOMPARE(theirs.effects, ours.effects);
        QCOMPARE(theirs.picture, ours.picture);
        QVERIFY(!PictureStore(there.file.path()).pathOf(theirs.picture).isEmpty());
        QCOMPARE(theirs.home, Layer::Pack);
        QCOMPARE(there.record(game, u"bard"_s).card.strength, 6);
        // "Own cards" is the box of whoever looks at it; there they are in the pack's.
        QCOMPARE(theirs.box, u"made-here"_s);
        QCOMPARE(there.file.database().value(u"SELECT name_de FROM box WHERE id = 'made-here'"_s)->toString(),
                 u"Winterhof"_s);
        expectSameMatches(here, there, game, card);
    }

    void aBattlegroundCardOfTheEditorPlaysTheSameInAnEmptyLibrary()
    {
        const QString game = u"battleground"_s;
        Workshop here;
        here.session.beginNew(game);
        here.edit(DraftField::NameEn, [](CardDraft& draft) { draft.name = {u"Lancer"_s, u"Lanzerin"_s}; });
        here.edit(DraftField::Effects, [](CardDraft& draft) {
            draft.data = u"{\"cost\":0,\"range\":2,\"attack\":3,\"attacks\":2,\"health\":5,\"defence\":1,"
                         u"\"ability\":{\"aim\":\"enemy\",\"do\":[{\"op\":\"gold\",\"amount\":1}]}}"_s;
        });
        QVERIFY(here.session.save(u"new"_s));
        const QString card = here.session.draft().id;
        Workshop there;
        install(there.file.database(), written(here.file.database(), requestFor(game)));
        QCOMPARE(there.record(game, card).effects, here.record(game, card).effects);
        QCOMPARE(there.record(game, card).card.figures, here.record(game, card).card.figures);
        expectSameMatches(here, there, game, card);
    }

    void anAnswerOfTheOwnerKeepsApartFromThoseOfOthers()
    {
        const QString game = u"crimson-company"_s;
        const auto answer = [&](Workshop& shop, const QString& text) {
            if (!shop.session.open(game, u"bard"_s))
                qFatal("no bard");
            shop.edit(DraftField::Answers, [&](CardDraft& draft) {
                draft.answers = {{{u"Why?"_s, u"Warum?"_s}, {text, text}}};
            });
            if (!shop.session.save(u"answered"_s))
                qFatal("not saved");
        };
        Workshop here;
        answer(here, u"Mine."_s);
        ExportRequest request = requestFor(game);
        request.what = ExportWhat::Corrections;
        Workshop there;
        install(there.file.database(), written(here.file.database(), request));
        QVERIFY(there.session.open(game, u"bard"_s));
        QVERIFY(there.session.draft().answers.empty());
        answer(there, u"Theirs."_s);
        QStringList answers;
        const auto all = RulebookStore(there.file.database()).clarificationsOfCard(game, u"bard"_s);
        for (const Clarification& each : *all) {
            if (each.question.en == u"Why?"_s)
                answers << each.answer.en;
        }
        answers.sort();
        QCOMPARE(answers, (QStringList{u"Mine."_s, u"Theirs."_s}));
    }

    void aDeckGoesWithAllItNeeds()
    {
        const QString game = u"crimson-company"_s;
        Workshop here;
        here.session.beginNew(game);
        here.edit(DraftField::NameEn, [](CardDraft& draft) { draft.name.en = u"Needed"_s; });
        QVERIFY(here.session.save(u"new"_s));
        const QString card = here.session.draft().id;
        here.session.beginNew(game);
        here.edit(DraftField::NameEn, [](CardDraft& draft) { draft.name.en = u"Not needed"_s; });
        QVERIFY(here.session.save(u"new"_s));
        SamplePack winter;
        winter.files[SamplePack::scenario()] += "given front A: frost-witch\n";
        winter.files[u"scenarios/crimson-company/other.scenario"_s] = "scenario B\ngame crimson-company\n";
        install(here.file.database(),
                tests::writtenFile(m_folder.filePath(u"winter.castellan-pack"_s), winter.zip()));
        ExportRequest request = requestFor(game);
        request.deck = emptyDeck(game, u"duel"_s);
        request.deck->name = u"Storm and frost"_s;
        request.deck->change(card, 1, u"Needed"_s);
        request.deck->change(u"frost-witch"_s, 1, u"Frost Witch"_s);
        request.deck->change(u"monk"_s, 1, u"Monk"_s);
        const QString file = written(here.file.database(), request);
        const PackReading reading = readPack(file);
        // The witch of the other pack comes with her picture, clarification and scenario.
        QCOMPARE(reading.content.counts, (PackCounts{2, 0, 0, 1, 0, 1, 1, 1}));

        Workshop there;
        const PackOutcome installed = install(there.file.database(), file);
        DeckStore decks(there.file.database(), m_clock);
        const auto deck = decks.deck(request.deck->id);
        VERIFY_DONE(deck);
        QVERIFY(*deck && **deck == *request.deck);
        QCOMPARE(there.record(game, card).card.name.en, u"Needed"_s);
        QVERIFY(!*there.library.store().record(game, u"own-not-needed"_s));
        QCOMPARE(PackShelf(there.file.database(), m_clock).list()->front().counts.decks, 1);

        // Undone, the deck is gone with its pack; one that was changed since is the owner's and stays.
        VERIFY_DONE(PackShelf(there.file.database(), m_clock).restore(*installed.undo));
        QVERIFY(decks.list()->empty());
        install(there.file.database(), file);
        QCOMPARE(decks.list()->size(), 1u);
        Deck changed = *request.deck;
        changed.notes = u"mine now"_s;
        VERIFY_DONE(decks.save(changed));
        const auto plan = planPack(there.file.database(), file);
        VERIFY_DONE(plan);
        const auto line = std::find_if(plan->lines.begin(), plan->lines.end(),
                                       [](const PlanLine& each) { return each.kind == PlanKind::Deck; });
        QVERIFY(line != plan->lines.end() && line->clashes == QStringList(kOwner.toString()) && !line->wins);
        VERIFY_DONE(PackShelf(there.file.database(), m_clock).remove(u"made-here"_s));
        QCOMPARE(decks.list()->size(), 1u);
        QCOMPARE((*decks.deck(changed.id))->notes, u"mine now"_s);
        QCOMPARE((*decks.deck(changed.id))->cards.front().name, u"Needed"_s);
    }

    void rulesOfPacksGoWithTheirCards()
    {
        const QString game = u"crimson-company"_s;
        SamplePack pack;
        pack.files[u"rulebooks/crimson-company/clauses.json"_s] =
            R"({"clauses": [{"id": "wc.frost", "en": "Frost", "de": "Frost"}, {"id": "wc.other", "en": "Other", "de": "Anderes"}]})";
        pack.files[u"rulebooks/crimson-company/sections.json"_s] =
            R"({"sections": [{"id": "cold", "en": "The cold", "de": "Die Kälte"}]})";
        const QByteArray clauses =
            "## wc.frost\ntitle: Frost\nsection: cold\ncards: frost-witch\nterms: ice\n\n"
            "It is *cold*.\n\nVery.\n\n> Ruling: Colder.\n> Than you think.\n\n"
            "## wc.other\ntitle: Other\nsection: cold\n\nNothing.\n";
        pack.files[u"rulebooks/crimson-company/en/cold.md"_s] = clauses;
        pack.files[u"rulebooks/crimson-company/de/cold.md"_s] = clauses;
        pack.files[u"rulebooks/crimson-company/glossary.json"_s] =
            R"({"terms": [{"id": "ice", "term": {"en": "Ice", "de": "Eis"}, "definition": {"en": "Frozen.", "de": "Gefroren."}, "synonyms": {"en": ["sleet"], "de": []}, "clause": "wc.frost"}]})";
        Workshop here;
        install(here.file.database(),
                tests::writtenFile(m_folder.filePath(u"rules.castellan-pack"_s), pack.zip()));
        ExportRequest request = requestFor(game);
        request.cards = QStringList(u"frost-witch"_s);
        Workshop there;
        install(there.file.database(), written(here.file.database(), request));
        RulebookStore ours(here.file.database());
        RulebookStore theirs(there.file.database());
        const auto clause = theirs.clause(u"wc.frost"_s);
        VERIFY_DONE(clause);
        QVERIFY(*clause);
        QCOMPARE(**clause, **ours.clause(u"wc.frost"_s));
        QVERIFY(!*theirs.clause(u"wc.other"_s));
        const auto terms = theirs.terms(game);
        QVERIFY(std::any_of(terms->begin(), terms->end(), [](const Term& term) {
            return term.id == u"ice"_s && term.synonymsEn == QStringList(u"sleet"_s);
        }));
        QVERIFY(!*there.library.store().record(game, u"ice-guard"_s));
    }
};

QTEST_GUILESS_MAIN(TestPackJourney)
#include "test_pack_journey.moc"
