// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/crimson_effect_cards.h"
#include "model/library/library_store.h"
#include "model/packs/pack_export.h"
#include "model/packs/pack_shelf.h"
#include "model/packs/pack_writer.h"
#include "model/packs/sha256.h"
#include "model/rulebook/rulebook_store.h"
#include "model/storage/integrity_check.h"
#include "rules/games/crimson/known_crimson.h"
#include "tests/storage/file_size_limit.h"
#include "tests/support/sample_pack.h"
#include "tests/support/stocked_library.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QThread>

#include <set>

using namespace Qt::StringLiterals;
using namespace model;
using tests::SamplePack;

namespace {

const QString kGame = u"crimson-company"_s;

QString reasons(const PackProblems& problems)
{
    QStringList lines;
    for (const PackProblem& problem : problems)
        lines << PackWords::problem(problem);
    return lines.join(u'\n');
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    return file.readAll();
}

/// Everything that people see of a library.
QByteArray shownBy(Database& database)
{
    QByteArray all;
    for (const QString& sql :
         {u"SELECT * FROM card_layer ORDER BY game, card, layer, pack"_s,
          u"SELECT game, id, name_en, name_de, strength, effects, text_en, text_de, box, layers, picture "
          u"FROM card"
          u" ORDER BY game, id"_s,
          u"SELECT game, id, pack, answer_en FROM clarification ORDER BY game, id"_s,
          u"SELECT id, version, position FROM pack ORDER BY id"_s,
          u"SELECT pack, path, content FROM pack_file ORDER BY pack, path"_s,
          u"SELECT kind, game, id, title_en, body_en, names FROM search_item ORDER BY kind, game, id"_s}) {
        Statement read(database, sql);
        if (!read.run())
            qFatal("%s cannot be read", qPrintable(sql));
        const auto done = read.eachRow([&](const QSqlQuery& row) {
            for (int i = 0; !row.isNull(0) && row.value(i).isValid(); ++i)
                all += row.value(i).toByteArray() + '|';
            all += '\n';
        });
        if (!done)
            qFatal("%s cannot be read", qPrintable(sql));
    }
    return all;
}

} // namespace

class TestPackShelf : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    SystemClock m_clock;
    int m_files = 0;

    QString fileOf(const QByteArray& bytes)
    {
        return tests::writtenFile(m_folder.filePath(u"%1.castellan-pack"_s.arg(++m_files)), bytes);
    }

    PackPlan planOf(tests::StockedLibrary& library, const SamplePack& pack)
    {
        auto plan = planPack(library.database(), fileOf(pack.zip()));
        if (!plan)
            qFatal("%s", qPrintable(plan.error().reason));
        return std::move(plan).value();
    }

    PackOutcome install(tests::StockedLibrary& library, const SamplePack& pack)
    {
        const PackPlan plan = planOf(library, pack);
        const auto outcome = PackShelf(library.database(), m_clock).install(plan);
        if (!outcome || !outcome->undo)
            qFatal("%s", qPrintable(outcome ? reasons(outcome->problems) : outcome.error().reason));
        return *outcome;
    }

    static CardRecord recordOf(tests::StockedLibrary& library, const QString& id)
    {
        const auto record = LibraryStore(library.database()).record(kGame, id);
        if (!record || !*record)
            qFatal("no card %s", qPrintable(id));
        return **record;
    }

    static const PlanLine* lineOf(const PackPlan& plan, const QString& id)
    {
        for (const PlanLine& line : plan.lines) {
            if (line.id == id)
                return &line;
        }
        return nullptr;
    }

private Q_SLOTS:
    void aDryRunListsWhatWouldChangeAndChangesNothing()
    {
        tests::StockedLibrary library;
        const QByteArray before = shownBy(library.database());
        const PackPlan plan = planOf(library, {});
        QVERIFY2(plan.canInstall(), qPrintable(reasons(plan.problems)));
        QCOMPARE(plan.step, PlanStep::Install);
        QCOMPARE(lineOf(plan, u"frost-witch"_s)->change, PlanChange::New);
        const PlanLine* thief = lineOf(plan, u"thief"_s);
        QCOMPARE(thief->change, PlanChange::Changed);
        QCOMPARE(thief->fields, (std::vector{CardField::NameDe, CardField::Strength}));
        QVERIFY(thief->clashes.isEmpty());
        QCOMPARE(lineOf(plan, u"cl.frost-witch.self"_s)->kind, PlanKind::Clarification);
        QCOMPARE(lineOf(plan, SamplePack::scenario())->change, PlanChange::New);
        QCOMPARE(shownBy(library.database()), before);
    }

    void anInstalledPackIsShownSearchedAndPlayed()
    {
        tests::StockedLibrary library;
        install(library, {});
        const CardRecord witch = recordOf(library, u"frost-witch"_s);
        QCOMPARE(witch.card.name.en, u"Frost Witch"_s);
        QCOMPARE(witch.layerOf(CardField::Strength), Layer::Pack);
        QVERIFY(!PictureStore(library.path()).pathOf(witch.picture).isEmpty());
        const CardRecord thief = recordOf(library, u"thief"_s);
        QCOMPARE(thief.card.strength, 7);
        QCOMPARE(thief.card.name.de, u"Langfinger"_s);
        QCOMPARE(thief.card.strengthFrom, Provenance::Public);
        LibraryStore store(library.database());
        QVERIFY(rulesLibraryOf(*store.records(kGame)).character("frost-witch") != nullptr);
        const auto clarifications =
            RulebookStore(library.database()).clarificationsOfCard(kGame, u"frost-witch"_s);
        QCOMPARE(clarifications->size(), 1u);
        const auto found = library.database().value(
            u"SELECT count(*) FROM search_item WHERE id IN ('frost-witch', 'cl.frost-witch.self')"_s);
        QCOMPARE(found->toInt(), 2);
        const auto packs = PackShelf(library.database(), m_clock).list();
        QCOMPARE(packs->size(), 1u);
        QCOMPARE(packs->front().title.de, u"Winterhof"_s);
        QCOMPARE(packs->front().counts, (PackCounts{2, 0, 1, 1, 0, 1, 1}));
    }

    void installingUpdatingAndRemovingCanEachBeUndone()
    {
        tests::StockedLibrary library;
        PackShelf shelf(library.database(), m_clock);
        const QByteArray empty = shownBy(library.database());
        const PackOutcome installed = install(library, {});
        const QByteArray first = shownBy(library.database());
        SamplePack better;
        better.manifest.version = {{1, 1, 0}};
        better.files[SamplePack::cards()] =
            tests::sheetOf(tests::sampleCard("frost-witch", "Frost Witch", 4));
        better.files[SamplePack::picture()] = tests::samplePicture("PNG", {10, 10});
        const PackOutcome updated = install(library, better);
        QCOMPARE(recordOf(library, u"frost-witch"_s).card.strength, 4);
        QVERIFY(!*LibraryStore(library.database()).record(kGame, u"ice-guard"_s));
        const QByteArray second = shownBy(library.database());
        const auto removed = shelf.remove(u"winter-court"_s);
        VERIFY_DONE(removed);
        QCOMPARE(shownBy(library.database()), empty);

        const auto removedBack = shelf.restore(*removed->undo);
        VERIFY_DONE(removedBack);
        QCOMPARE(shownBy(library.database()), second);
        VERIFY_DONE(shelf.restore(*updated.undo));
        QCOMPARE(shownBy(library.database()), first);
        QVERIFY(!PictureStore(library.path()).pathOf(recordOf(library, u"frost-witch"_s).picture).isEmpty());
        const auto back = shelf.restore(*installed.undo);
        VERIFY_DONE(back);
        QCOMPARE(shownBy(library.database()), empty);
        VERIFY_DONE(shelf.restore(*back->undo));
        QCOMPARE(shownBy(library.database()), first);
    }

    void anUpdateSaysWhatIsNewChangedAndGone()
    {
        tests::StockedLibrary library;
        install(library, {});
        QCOMPARE(planOf(library, {}).step, PlanStep::Again);
        QCOMPARE(planOf(library, {}).count(PlanChange::Same),
                 static_cast<int>(planOf(library, {}).lines.size()));
        SamplePack next;
        next.manifest.version = {{2, 0, 0}};
        next.files[SamplePack::cards()] = tests::sheetOf(tests::sampleCard("frost-witch", "Frost Witch", 4) +
                                                         "," + tests::sampleCard("snow-owl", "Snow Owl", 1));
        const PackPlan plan = planOf(library, next);
        QCOMPARE(plan.step, PlanStep::Update);
        QCOMPARE(plan.former->text(), u"1.0.0"_s);
        QCOMPARE(lineOf(plan, u"frost-witch"_s)->fields, (std::vector{CardField::Strength}));
        QCOMPARE(lineOf(plan, u"snow-owl"_s)->change, PlanChange::New);
        QCOMPARE(lineOf(plan, u"ice-guard"_s)->change, PlanChange::Gone);
        SamplePack older;
        older.manifest.version = {{0, 9, 0}};
        QCOMPARE(planOf(library, older).step, PlanStep::Older);
    }

    void whereSeveralPacksGiveAValueTheirOrderDecides()
    {
        tests::StockedLibrary library;
        PackShelf shelf(library.database(), m_clock);
        install(library, {});
        SamplePack other;
        other.manifest.id = u"summer-court"_s;
        other.files.remove(SamplePack::scenario());
        other.files[SamplePack::cards()] = tests::sheetOf(tests::sampleCard("frost-witch", "Thaw Witch", 1));
        other.files[SamplePack::clarifications()].replace("Nein.", "Nie.").replace("\"No.\"", "\"Never.\"");
        const PackPlan plan = planOf(library, other);
        QCOMPARE(lineOf(plan, u"frost-witch"_s)->clashes, QStringList(u"winter-court"_s));
        QVERIFY(lineOf(plan, u"frost-witch"_s)->wins);
        QVERIFY(lineOf(plan, u"thief"_s)->clashes.isEmpty());
        install(library, other);
        const QByteArray summerFirst = shownBy(library.database());
        QCOMPARE(recordOf(library, u"frost-witch"_s).card.name.en, u"Thaw Witch"_s);
        const auto answer = [&library] {
            return library.database()
                .value(u"SELECT answer_en FROM clarification WHERE id = 'cl.frost-witch.self'"_s)
                ->toString();
        };
        QCOMPARE(answer(), u"Never."_s);

        const auto turned = shelf.setOrder({u"winter-court"_s, u"summer-court"_s});
        VERIFY_DONE(turned);
        QCOMPARE(recordOf(library, u"frost-witch"_s).card.name.en, u"Frost Witch"_s);
        QCOMPARE(answer(), u"No."_s);
        QCOMPARE(shelf.list()->front().id, u"winter-court"_s);
        QVERIFY(!lineOf(planOf(library, other), u"frost-witch"_s)->wins);
        VERIFY_DONE(shelf.restore(*turned->undo));
        QCOMPARE(shownBy(library.database()), summerFirst);

        VERIFY_DONE(shelf.remove(u"summer-court"_s));
        QCOMPARE(recordOf(library, u"frost-witch"_s).card.name.en, u"Frost Witch"_s);
        QCOMPARE(answer(), u"No."_s);
    }

    void whatTheOwnerWroteStaysAbovePacksAndOutlivesThem()
    {
        tests::StockedLibrary library;
        PackShelf shelf(library.database(), m_clock);
        LibraryStore store(library.database());
        VERIFY_DONE(store.correct(kGame, u"thief"_s, CardField::Strength, u"9"_s));
        const PackPlan plan = planOf(library, {});
        QCOMPARE(lineOf(plan, u"thief"_s)->clashes, QStringList(kOwner.toString()));
        QVERIFY(!lineOf(plan, u"thief"_s)->wins);
        install(library, {});
        QCOMPARE(recordOf(library, u"thief"_s).card.strength, 9);
        VERIFY_DONE(store.correct(kGame, u"frost-witch"_s, CardField::Strength, u"8"_s));
        VERIFY_DONE(shelf.remove(u"winter-court"_s));
        QCOMPARE(recordOf(library, u"thief"_s).card.strength, 9);
        install(library, {});
        QCOMPARE(recordOf(library, u"frost-witch"_s).card.strength, 8);
    }

    void requiredPacksHaveToBeThereInAVersionThatFits()
    {
        tests::StockedLibrary library;
        PackShelf shelf(library.database(), m_clock);
        SamplePack needy;
        needy.manifest.id = u"needy"_s;
        needy.manifest.needs = {{u"winter-court"_s, *VersionRange::read(u">=1.0 <2"_s)}};
        QCOMPARE(planOf(library, needy).problems.front().fault, PackFault::NeedsPack);
        SamplePack tooNew;
        tooNew.manifest.version = {{2, 0, 0}};
        install(library, tooNew);
        QCOMPARE(planOf(library, needy).problems.front().fault, PackFault::NeedsOther);
        install(library, {});
        install(library, needy);
        QCOMPARE(planOf(library, tooNew).problems.front().fault, PackFault::BreaksPack);
        const auto refused = shelf.remove(u"winter-court"_s);
        VERIFY_DONE(refused);
        QVERIFY(!refused->undo);
        QCOMPARE(refused->problems.front().detail, u"needy"_s);
        VERIFY_DONE(shelf.remove(u"needy"_s));
        QVERIFY(shelf.remove(u"winter-court"_s)->undo);
    }

    void versionRangesAreReadAsTheyAreWritten()
    {
        const auto holds = [](const QString& range, const QString& version) {
            return VersionRange::read(range)->holds(*PackVersion::read(version));
        };
        QVERIFY(holds({}, u"0.0.1"_s));
        QVERIFY(holds(u">=1.2 <2"_s, u"1.2"_s));
        QVERIFY(holds(u">=1.2 <2"_s, u"1.10.3"_s));
        QVERIFY(!holds(u">=1.2 <2"_s, u"2"_s));
        QVERIFY(!holds(u">1.2"_s, u"1.2.0"_s));
        QVERIFY(holds(u"1.2"_s, u"1.2.0"_s));
        QVERIFY(holds(u"<=3"_s, u"3.0.0"_s));
        QVERIFY(!VersionRange::read(u"~1"_s));
        QVERIFY(!VersionRange::read(u">= 1"_s));
        QVERIFY(!PackVersion::read(u"1.2.3.4"_s));
        QVERIFY(!PackVersion::read(u"-1"_s));
    }

    void aCancelledInstallLeavesTheOldState()
    {
        tests::StockedLibrary library;
        const QByteArray before = shownBy(library.database());
        const PackPlan plan = planOf(library, {});
        for (int steps = 0; steps < 200; ++steps) {
            int left = steps;
            PackWatch watch;
            watch.cancelled = [&left] { return left-- <= 0; };
            const auto outcome = PackShelf(library.database(), m_clock).install(plan, watch);
            VERIFY_DONE(outcome);
            if (outcome->undo) {
                QVERIFY(steps > 5);
                return;
            }
            QVERIFY(outcome->cancelled);
            QCOMPARE(shownBy(library.database()), before);
        }
        QFAIL("it never came to an end");
    }

    void workInTheBackgroundReportsAndCanBeStopped()
    {
        tests::StockedLibrary library;
        const QString file = fileOf(SamplePack().zip());
        auto planned = inBackground(library.path(),
                                    PackWork<PackPlan>([file](Database& database, const PackWatch& watch) {
                                        return planPack(database, file, watch);
                                    }));
        planned.future.waitForFinished();
        const PackPlan plan = ***planned.result;
        QVERIFY(plan.canInstall());
        const SystemClock clock;
        const PackWork<PackOutcome> work = [&plan, &clock](Database& database, const PackWatch& watch) {
            return PackShelf(database, clock).install(plan, watch);
        };
        const QByteArray before = shownBy(library.database());
        auto stopped = inBackground(library.path(), work);
        stopped.future.cancel();
        stopped.future.waitForFinished();
        // The work may have been quicker, or never have begun; it says the truth either way.
        const bool done = *stopped.result && (**stopped.result)->undo.has_value();
        QCOMPARE(done, shownBy(library.database()) != before);
        auto installed = inBackground(library.path(), work);
        installed.future.waitForFinished();
        QVERIFY((**installed.result)->undo);
        QVERIFY(installed.future.progressMaximum() > 0);
        QCOMPARE(recordOf(library, u"thief"_s).card.strength, 7);
    }

    void aKillInTheMiddleOfAnInstallLeavesTheOldStateOrTheNew()
    {
        // Large enough that kills hit the middle.
        SamplePack large;
        QByteArrayList cards;
        for (int i = 0; i < 400; ++i)
            cards << tests::sampleCard("card-" + QByteArray::number(i), "Card " + QByteArray::number(i),
                                       i % 9);
        large.files[SamplePack::cards()] = tests::sheetOf(cards.join(','));
        const QString file = fileOf(large.zip());
        tests::StockedLibrary library;
        const QByteArray before = shownBy(library.database());
        QByteArray after;
        {
            tests::StockedLibrary other;
            install(other, large);
            after = shownBy(other.database());
        }
        QRandomGenerator random(20261116);
        int killedInside = 0;
        for (int round = 0; round < 12; ++round) {
            QProcess child;
            child.start(QStringLiteral(PACK_CHILD), {library.path(), file});
            QVERIFY(child.waitForStarted());
            QVERIFY(child.waitForReadyRead(60'000));
            // Not waiting for anything: the kill shall hit any moment of the install.
            QThread::usleep(static_cast<unsigned long>(random.bounded(150'000)));
            child.kill();
            child.waitForFinished();
            const bool finished = child.readAllStandardOutput().contains("installed");
            const QByteArray now = shownBy(library.database());
            QVERIFY(now == before || now == after);
            if (now == before)
                ++killedInside;
            QVERIFY(!finished || now == after);
            QCOMPARE(integrityProblems(library.database(), IntegrityDepth::Full).value(), QStringList());
            // Full-text tables are checked by newer versions of SQLite alone, unless they are asked
            // themselves.
            VERIFY_DONE(library.database().run(
                u"INSERT INTO search_index (search_index) VALUES ('integrity-check')"_s));
            QCOMPARE(library.database().value(u"SELECT count(*) FROM search_index"_s)->toInt(),
                     library.database().value(u"SELECT count(*) FROM search_item"_s)->toInt());
            if (now == after)
                VERIFY_DONE(PackShelf(library.database(), m_clock).remove(u"winter-court"_s));
        }
        QVERIFY(killedInside > 0);
    }

    void packsInstalledAtTheSameTimeHavePlacesOfTheirOwn()
    {
        QStringList files;
        for (const char* id : {"first-pack", "second-pack", "third-pack"}) {
            SamplePack pack;
            pack.manifest.id = QString::fromLatin1(id);
            pack.files.clear();
            pack.files[SamplePack::cards()] =
                tests::sheetOf(tests::sampleCard(QByteArray(id) + "-card", id, 3));
            files << fileOf(pack.zip());
        }
        for (int round = 0; round < 12; ++round) {
            tests::StockedLibrary library;
            std::vector<std::unique_ptr<QProcess>> children;
            for (const QString& file : std::as_const(files)) {
                children.push_back(std::make_unique<QProcess>());
                children.back()->start(QStringLiteral(PACK_CHILD), {library.path(), file});
            }
            for (const auto& child : children) {
                QVERIFY(child->waitForFinished(60'000));
                QCOMPARE(child->exitCode(), 0);
            }
            const auto packs = PackShelf(library.database(), m_clock).list();
            VERIFY_DONE(packs);
            QCOMPARE(packs->size(), std::size_t{3});
            std::set<int> places;
            for (const InstalledPack& pack : *packs)
                places.insert(pack.position);
            QCOMPARE(places, (std::set<int>{1, 2, 3}));
        }
    }

    void anOrderMadeBeforeAnotherInstallKeepsPlacesApart()
    {
        tests::StockedLibrary library;
        const auto add = [&](const char* id) {
            SamplePack pack;
            pack.manifest.id = QString::fromLatin1(id);
            pack.files.clear();
            pack.files[SamplePack::cards()] =
                tests::sheetOf(tests::sampleCard(QByteArray(id) + "-card", id, 3));
            install(library, pack);
        };
        add("first-pack");
        add("second-pack");
        add("third-pack");
        PackShelf shelf(library.database(), m_clock);
        VERIFY_DONE(shelf.setOrder({u"first-pack"_s, u"second-pack"_s}, {}));
        const auto packs = shelf.list();
        VERIFY_DONE(packs);
        QStringList ids;
        std::set<int> places;
        for (const InstalledPack& pack : *packs) {
            ids << pack.id;
            places.insert(pack.position);
        }
        QCOMPARE(ids, (QStringList{u"third-pack"_s, u"first-pack"_s, u"second-pack"_s}));
        QCOMPARE(places.size(), std::size_t{3});
    }

    void anOldPackStaysUntilTheNewOneIsInItsPlace()
    {
        PackSource source;
        const SamplePack pack;
        source.manifest = pack.manifest;
        source.texts.insert(SamplePack::cards(), pack.files.value(SamplePack::cards()));
        const QString path = m_folder.filePath(u"replaced.castellan-pack"_s);
        QVERIFY(writePack(source, path).isGood());
        const QByteArray before = contentOf(path);
        {
            const storagetest::FileSizeLimit limit(static_cast<rlim_t>(before.size() / 2));
            QVERIFY(limit.isSet());
            const PackReading refused = writePack(source, path);
            QVERIFY(!refused.isGood());
            QCOMPARE(refused.problems.front().fault, PackFault::CannotWrite);
        }
        QCOMPARE(contentOf(path), before);
        // A folder in the way is not removed either.
        QVERIFY(QDir().mkpath(m_folder.filePath(u"folder/inside"_s)));
        QVERIFY(!writePack(source, m_folder.filePath(u"folder"_s)).isGood());
        QVERIFY(QFileInfo::exists(m_folder.filePath(u"folder/inside"_s)));
    }

    void sumsAreThoseOfEverybodyElse()
    {
        QRandomGenerator random(7);
        QByteArray bytes;
        for (int size = 0; size < 300; ++size) {
            QCOMPARE(sha256Of(bytes).toLatin1(),
                     QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
            bytes += static_cast<char>(random.bounded(256));
        }
    }

    void theSameContentGivesTheSameBytes()
    {
        PackSource source;
        const SamplePack pack;
        source.manifest = pack.manifest;
        for (auto each = pack.files.begin(); each != pack.files.end(); ++each) {
            if (each.key() == SamplePack::picture())
                source.pictures.insert(each.key(),
                                       tests::writtenFile(m_folder.filePath(u"p.png"_s), each.value()));
            else
                source.texts.insert(each.key(), each.value());
        }
        const QString first = m_folder.filePath(u"first.castellan-pack"_s);
        const QString second = m_folder.filePath(u"second.castellan-pack"_s);
        QVERIFY(writePack(source, first).isGood());
        QVERIFY(writePack(source, second).isGood());
        QCOMPARE(contentOf(second), contentOf(first));
        // On every machine: what a compressor or a picture writer makes may differ, so there is none in this
        // one.
        source.pictures.clear();
        QVERIFY(writePack(source, first).isGood());
        QCOMPARE(QCryptographicHash::hash(contentOf(first), QCryptographicHash::Sha256).toHex(),
                 QByteArray("7528d82f558ff9ab12e088aee1fbf4e7e6e942bd59ee7ddebf5640eb8c5f5570"));
    }

    void aFolderIsBuiltIntoAPack()
    {
        QTemporaryDir folder;
        const SamplePack pack;
        QMap<QString, QByteArray> files = pack.files;
        files[u"manifest.json"_s] = writeManifest(pack.manifest);
        for (auto each = files.begin(); each != files.end(); ++each) {
            QDir().mkpath(QFileInfo(folder.filePath(each.key())).absolutePath());
            tests::writtenFile(folder.filePath(each.key()), each.value());
        }
        const QString out = m_folder.filePath(u"built.castellan-pack"_s);
        const PackReading built = buildPack(folder.path(), out);
        QVERIFY2(built.isGood(), qPrintable(reasons(built.problems)));
        QVERIFY(readPack(out).isGood());
        tests::writtenFile(folder.filePath(u"run.sh"_s), "#!/bin/sh");
        const QString spoiled = m_folder.filePath(u"spoiled.castellan-pack"_s);
        QCOMPARE(buildPack(folder.path(), spoiled).problems.front().fault, PackFault::NoPlace);
        QVERIFY(!QFile::exists(spoiled));
    }

    void whatIsExportedFromOneLibraryPlaysTheSameInAnother()
    {
        tests::StockedLibrary mine;
        install(mine, {});
        LibraryStore store(mine.database());
        VERIFY_DONE(store.correct(kGame, u"bard"_s, CardField::Strength, u"6"_s));
        VERIFY_DONE(store.correct(kGame, u"frost-witch"_s, CardField::TextEn, u"Her own words."_s));
        ExportRequest request;
        request.manifest = SamplePack().manifest;
        request.manifest.id = u"exported"_s;
        const auto all = store.cards(kGame);
        for (const Card& card : *all)
            request.cards << card.id;
        const auto source = gatherPack(mine.database(), request);
        VERIFY_DONE(source);
        const QString file = m_folder.filePath(u"exported.castellan-pack"_s);
        const PackReading written = writePack(*source, file);
        QVERIFY2(written.isGood(), qPrintable(reasons(written.problems)));

        tests::StockedLibrary theirs;
        const auto plan = planPack(theirs.database(), file);
        VERIFY_DONE(plan);
        QVERIFY(PackShelf(theirs.database(), m_clock).install(*plan)->undo);
        QCOMPARE(recordOf(theirs, u"frost-witch"_s).card, recordOf(mine, u"frost-witch"_s).card);
        QCOMPARE(recordOf(theirs, u"frost-witch"_s).picture, recordOf(mine, u"frost-witch"_s).picture);
        QCOMPARE(recordOf(theirs, u"bard"_s).card.strength, 6);
        QCOMPARE(RulebookStore(theirs.database()).clarificationsOfCard(kGame, u"frost-witch"_s)->size(), 1u);
        const auto ours = rulesLibraryOf(*store.records(kGame));
        const auto others = rulesLibraryOf(*LibraryStore(theirs.database()).records(kGame));
        QCOMPARE(others.rulesHash(), ours.rulesHash());
        const rules::crimson::KnownCrimson here(ours);
        const rules::crimson::KnownCrimson there(others);
        const rules::MatchSetup setup{"crimson-company", "duel", 7, {}};
        const std::vector bots(2, rules::bots::BotKind::Greedy);
        const auto a = here.simulate(setup, bots, {7, 200}, 1, nullptr);
        const auto b = there.simulate(setup, bots, {7, 200}, 1, nullptr);
        QVERIFY(a && b);
        QVERIFY(*a == *b);
    }

    void correctionsAreExportedWithoutTheCardsThatEverybodyHas()
    {
        tests::StockedLibrary mine;
        LibraryStore store(mine.database());
        VERIFY_DONE(store.correct(kGame, u"bard"_s, CardField::Strength, u"6"_s));
        VERIFY_DONE(store.correct(kGame, u"thief"_s, CardField::NameEn, u"Cutpurse"_s));
        ExportRequest request;
        request.what = ExportWhat::Corrections;
        request.manifest = SamplePack().manifest;
        const auto source = gatherPack(mine.database(), request);
        VERIFY_DONE(source);
        QCOMPARE(source->texts.keys(), QStringList(u"cards/crimson-company/corrections.json"_s));
        const QString file = m_folder.filePath(u"corrections.castellan-pack"_s);
        QVERIFY(writePack(*source, file).isGood());
        tests::StockedLibrary theirs;
        QVERIFY(PackShelf(theirs.database(), m_clock).install(*planPack(theirs.database(), file))->undo);
        QCOMPARE(recordOf(theirs, u"bard"_s).card.strength, 6);
        QCOMPARE(recordOf(theirs, u"thief"_s).card.name.en, u"Cutpurse"_s);
        QCOMPARE(recordOf(theirs, u"thief"_s).card.strength, recordOf(mine, u"thief"_s).card.strength);
    }

    void nothingToExportGivesNoFile()
    {
        tests::StockedLibrary mine;
        ExportRequest request;
        request.what = ExportWhat::Corrections;
        request.manifest = SamplePack().manifest;
        const QString file = m_folder.filePath(u"nothing.castellan-pack"_s);
        QCOMPARE(writePack(*gatherPack(mine.database(), request), file).problems.front().fault,
                 PackFault::Empty);
        QVERIFY(!QFile::exists(file));
    }
};

QTEST_GUILESS_MAIN(TestPackShelf)
#include "test_pack_shelf.moc"
