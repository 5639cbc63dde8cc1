// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/pack_shelf.h"

#include "model/library/card_tables.h"
#include "model/packs/pack_decks.h"
#include "model/packs/pack_layout.h"
#include "model/rulebook/rulebook_tables.h"
#include "model/storage/transaction.h"

#include <QFileInfo>
#include <QtConcurrent>

namespace model {

using namespace Qt::StringLiterals;

namespace {

PackOutcome refused(PackProblems problems)
{
    PackOutcome outcome;
    outcome.problems = std::move(problems);
    return outcome;
}

PackOutcome stopped()
{
    PackOutcome outcome;
    outcome.cancelled = true;
    return outcome;
}

ImportWatch importWatch(const PackWatch& watch)
{
    return {watch.progress, watch.cancelled};
}

/// Pictures that an install put into the store; they go again unless it succeeds.
class NewPictures
{
public:
    explicit NewPictures(const QString& libraryPath)
        : m_store(libraryPath)
    {}
    ~NewPictures()
    {
        for (const QString& hash : std::as_const(m_new))
            m_store.remove(hash);
    }
    Q_DISABLE_COPY_MOVE(NewPictures)

    bool put(const QByteArray& bytes, const QString& hash)
    {
        const auto added = m_store.putChecked(bytes, hash);
        if (!added)
            m_error = added.error();
        else if (*added)
            m_new << hash;
        return added.has_value();
    }

    [[nodiscard]] const std::optional<StorageError>& error() const { return m_error; }
    void sync() { m_store.sync(); }
    void keep() { m_new.clear(); }

private:
    PictureStore m_store;
    QStringList m_new;
    std::optional<StorageError> m_error;
};

/// The decks that an installed pack brought.
std::vector<Deck> decksOf(const std::optional<PackState>& state)
{
    if (!state)
        return {};
    PackProblems problems;
    const QString game = readManifest(state->manifest, true, problems).game;
    std::vector<Deck> decks;
    for (auto each = state->texts.begin(); each != state->texts.end(); ++each) {
        if (packFileOf(each.key(), game) != PackFile::Deck)
            continue;
        if (auto deck = readPackDeck(each.value(), game))
            decks.push_back(std::move(deck).value());
    }
    return decks;
}

} // namespace

PackShelf::PackShelf(Database& database, const Clock& clock)
    : m_database(database)
    , m_clock(clock)
    , m_tables(database)
{}

StorageResult<std::optional<InstalledPack>> PackShelf::find(const QString& id)
{
    auto packs = m_tables.list();
    if (!packs)
        return packs.error();
    for (InstalledPack& pack : *packs) {
        if (pack.id == id)
            return std::optional(std::move(pack));
    }
    return std::optional<InstalledPack>();
}

StorageResult<QStringList> PackShelf::dependents(const QString& id)
{
    QStringList result;
    const auto packs = m_tables.list();
    if (!packs)
        return packs.error();
    for (const InstalledPack& pack : *packs) {
        const auto manifest = m_tables.manifest(pack.id);
        if (!manifest)
            return manifest.error();
        for (const PackNeed& need : manifest->needs) {
            if (need.pack == id && pack.id != id)
                result << pack.id;
        }
    }
    return result;
}

StorageResult<PackOutcome> PackShelf::install(const PackPlan& plan, const PackWatch& watch)
{
    if (!plan.canInstall())
        return refused(plan.problems);
    NewPictures pictures(m_database.path());
    const PackReading& reading = plan.reading;
    if (reading.content.counts.pictures > 0) {
        const PackReading again = readPicturesAgain(
            plan.file, reading, watch,
            [&pictures](const QByteArray& bytes, const QString& hash) { return pictures.put(bytes, hash); });
        if (pictures.error())
            return *pictures.error();
        if (again.cancelled)
            return stopped();
        if (!again.isGood())
            return refused(again.problems);
        pictures.sync();
    }
    PackState state;
    state.manifest = reading.manifestText;
    state.texts = reading.texts;
    state.installed = m_clock.now();
    auto outcome = change(reading.manifest.id, state, &reading.content, watch);
    if (outcome && outcome->undo)
        pictures.keep();
    return outcome;
}

StorageResult<PackOutcome> PackShelf::remove(const QString& id, const PackWatch& watch)
{
    return change(id, {}, nullptr, watch, Needed::Stays);
}

StorageResult<PackOutcome> PackShelf::restore(const PackUndo& undo, const PackWatch& watch)
{
    return undo.order.isEmpty() ? change(undo.pack, undo.former, nullptr, watch)
                                : setOrder(undo.order, watch);
}

StorageResult<PackOutcome> PackShelf::change(const QString& id, std::optional<PackState> state,
                                             const PackContent* content, const PackWatch& watch,
                                             Needed needed)
{
    PackOutcome outcome;
    // Understanding a pack may take a while, in which others can still write.
    PackProblems problems;
    PackManifest manifest;
    PackContent own;
    if (state) {
        manifest = readManifest(state->manifest, true, problems);
        if (content == nullptr) {
            own = readPackContent(manifest, state->texts, watch.cancelled);
            content = &own;
        }
        if (watch.stops())
            return stopped();
    }
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    auto former = m_tables.state(id);
    if (!former)
        return former.error();
    const auto pack = find(id);
    if (!pack)
        return pack.error();
    // What other programs may change at the same time is read under the write lock.
    if (needed == Needed::Stays) {
        const auto others = dependents(id);
        if (!others)
            return others.error();
        for (const QString& other : *others)
            problems.push_back({PackFault::NeededBy, {}, other});
        if (!problems.empty())
            return refused(std::move(problems));
    }
    if (state && state->position == PackState::kOnTop) {
        const auto highest = m_tables.highestPosition();
        if (!highest)
            return highest.error();
        state->position = *pack ? (*pack)->position : *highest + 1;
    }
    if (*pack && (!state || (*pack)->game != manifest.game)) {
        const auto out = takeOut(**pack, watch);
        if (!out)
            return out.error();
        if (*out == ImportOutcome::Cancelled)
            return stopped();
    }
    if (state) {
        const auto in = put(*state, manifest, *content, watch);
        if (!in)
            return in.error();
        if (*in == ImportOutcome::Cancelled)
            return stopped();
    }
    if (auto settled =
            settleDecks(m_database, m_clock, decksOf(*former), state ? content->decks : std::vector<Deck>());
        !settled)
        return settled.error();
    if (auto settled = settleRules(state ? manifest.game : *pack ? (*pack)->game : QString()); !settled)
        return settled.error();
    if (watch.stops())
        return stopped();
    if (auto committed = transaction->commit(); !committed)
        return committed.error();
    outcome.undo = PackUndo{id, std::move(*former), {}};
    return outcome;
}

StorageResult<ImportOutcome> PackShelf::put(const PackState& state, const PackManifest& manifest,
                                            const PackContent& content, const PackWatch& watch)
{
    if (auto added = m_tables.put(manifest, state, content.counts); !added)
        return added.error();
    return putContent(m_database, content.library, importWatch(watch));
}

StorageResult<ImportOutcome> PackShelf::takeOut(const InstalledPack& pack, const PackWatch& watch)
{
    LibraryContent nothing;
    nothing.game = pack.game;
    nothing.layer = Layer::Pack;
    nothing.pack = pack.id;
    const auto done = putContent(m_database, nothing, importWatch(watch));
    if (!done)
        return done.error();
    if (auto removed = m_tables.remove(pack.id); !removed)
        return removed.error();
    return *done;
}

StorageResult<PackOutcome> PackShelf::setOrder(const QStringList& ids, const PackWatch& watch)
{
    auto transaction = Transaction::begin(m_database);
    if (!transaction)
        return transaction.error();
    const auto packs = m_tables.list();
    if (!packs)
        return packs.error();
    PackOutcome outcome;
    outcome.undo.emplace();
    QSet<QString> games;
    for (const InstalledPack& pack : *packs) {
        outcome.undo->order << pack.id;
        games.insert(pack.game);
    }
    // A pack that somebody has installed since the list was made comes on top, as a new one does.
    QStringList order;
    for (const QString& id : std::as_const(outcome.undo->order))
        if (!ids.contains(id))
            order << id;
    order += ids;
    int position = static_cast<int>(order.size());
    for (const QString& id : std::as_const(order)) {
        if (auto set = m_tables.setPosition(id, position--); !set)
            return set.error();
    }
    std::vector<std::pair<QString, QString>> cards;
    Statement read(m_database, u"SELECT DISTINCT game, card FROM card_layer WHERE layer = 1"_s);
    if (auto ran = read.run(); !ran)
        return ran.error();
    auto done = read.eachRow(
        [&](const QSqlQuery& row) { cards.emplace_back(row.value(0).toString(), row.value(1).toString()); });
    if (!done)
        return done.error();
    CardTables tables(m_database);
    for (const auto& [game, card] : cards) {
        if (auto refreshed = tables.refresh(game, card); !refreshed)
            return refreshed.error();
        if (watch.stops())
            return stopped();
    }
    for (const QString& game : std::as_const(games)) {
        if (auto settled = settleRules(game); !settled)
            return settled.error();
    }
    if (auto committed = transaction->commit(); !committed)
        return committed.error();
    return outcome;
}

/// Whether a pack brought rules that another source hides, or has just stopped to hide.
StorageResult<bool> PackShelf::hasHiddenRules(const QString& game)
{
    const auto hidden = m_database.value(
        u"SELECT 1 FROM pack WHERE game = ? AND (clauses > (SELECT count(*) FROM clause WHERE clause.game = "
        u"pack.game"
        u" AND layer = 1 AND clause.pack = pack.id) OR clarifications > (SELECT count(*) FROM clarification"
        u" WHERE clarification.game = pack.game AND layer = 1 AND clarification.pack = pack.id)) LIMIT 1"_s,
        game);
    if (!hidden)
        return hidden.error();
    return hidden->isValid();
}

StorageResult<Done> PackShelf::settleRules(const QString& game)
{
    const auto hidden = hasHiddenRules(game);
    if (!hidden)
        return hidden.error();
    const auto packs = m_tables.list();
    if (!packs)
        return packs.error();
    if (!*hidden)
        return Done{};
    for (const InstalledPack& pack : *packs) {
        if (auto cleared = RulebookTables(m_database, game, 1, pack.id).clear(); !cleared)
            return cleared.error();
    }
    // The first to say something keeps it, so the winning pack comes first.
    for (const InstalledPack& pack : *packs) {
        const auto state = m_tables.state(pack.id);
        if (!state)
            return state.error();
        if (pack.game != game || !*state)
            continue;
        PackProblems problems;
        const PackManifest manifest = readManifest((*state)->manifest, true, problems);
        const PackContent content = readPackContent(manifest, (*state)->texts);
        RulebookTables tables(m_database, game, 1, pack.id);
        int position = 0;
        for (const Term& term : content.library.terms) {
            if (auto added = tables.add(term); !added)
                return added.error();
        }
        for (const Clause& clause : content.library.clauses) {
            if (auto added = tables.add(clause, position++); !added)
                return added.error();
        }
        for (const Clarification& each : content.library.clarifications) {
            if (auto added = tables.add(each, position++); !added)
                return added.error();
        }
    }
    return Done{};
}

namespace {

template <class T>
PackTask<T> started(const QString& libraryPath, PackWork<T> work)
{
    PackTask<T> task;
    task.result = std::make_shared<std::optional<StorageResult<T>>>();
    task.future = QtConcurrent::run(
        [libraryPath, work = std::move(work), result = task.result](QPromise<void>& promise) {
            auto database = Database::open(libraryPath, Database::Access::ReadWrite);
            if (!database) {
                *result = StorageResult<T>(database.error());
                return;
            }
            PackWatch watch;
            watch.progress = [&promise](int done, int total) {
                promise.setProgressRange(0, total);
                promise.setProgressValue(done);
            };
            watch.cancelled = [&promise] { return promise.isCanceled(); };
            *result = work(**database, watch);
        });
    return task;
}

} // namespace

PackTask<PackPlan> inBackground(const QString& libraryPath, PackWork<PackPlan> work)
{
    return started<PackPlan>(libraryPath, std::move(work));
}

PackTask<PackOutcome> inBackground(const QString& libraryPath, PackWork<PackOutcome> work)
{
    return started<PackOutcome>(libraryPath, std::move(work));
}

PackTask<PackReading> inBackground(const QString& libraryPath, PackWork<PackReading> work)
{
    return started<PackReading>(libraryPath, std::move(work));
}

} // namespace model
